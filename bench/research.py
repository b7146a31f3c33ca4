"""Steps a second beside other engines, each with what may be done and what may be known asked for at every step.

All take turns on one core, each in a process of its own, and each is compared with Catanatron in the same round. What
is not installed is left out and named.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).parent.parent
ALL_MODULES = {"characters": "ladies", "activities": "both", "events": "both", "purple_die": True, "ramparts": True}
BATCH = 256
Step = Callable[[], int]
"""Plays on, to the end of a game and into the next; how many steps that were."""


# -- ours ------------------------------------------------------------------------------------------------------------


def engine(name: str, players: int, **options: Any) -> Step:
    """The engine's own contract."""
    import troyes

    table = troyes.observation_table(name, players)
    seen, legal = memoryview(bytearray(4 * table.size)), bytearray(len(troyes.action_table(name)))
    rng, games = random.Random(1), iter(range(10**9))

    def play() -> int:
        game = troyes.new_game(name, players=players, seed=next(games), **options)
        steps = 0
        while pending := game.pending:
            decision = pending[0]
            game.observe(decision.seat, seen)
            game.mask(decision.seat, legal, relative=True)
            game.play(decision.seat, rng.choice(decision.codes))
            steps += 1
        return steps

    return play


def vector(name: str, players: int) -> Step:
    import numpy as np

    from troyes import research

    env = research.vector_env(name, BATCH, players=players, copy=False)
    state: dict[str, Any] = {"mask": env.reset(seed=1)[1]["action_mask"]}
    rng = np.random.default_rng(1)

    def play() -> int:
        for _ in range(10):
            mask = state["mask"]
            actions = (rng.random(mask.shape, dtype=np.float32) * mask).argmax(axis=1)
            state["mask"] = env.step(actions)[-1]["action_mask"]
        return 10 * BATCH

    return play


def aec(make: Callable[[], Any]) -> Step:
    """Any game of PettingZoo's, ours included."""
    env = make()
    games = iter(range(10**9))

    def play() -> int:
        env.reset(seed=next(games))
        steps = 0
        for agent in env.agent_iter():
            told, _, ended, broken, _ = env.last()
            env.step(None if ended or broken else env.action_space(agent).sample(told["action_mask"]))
            steps += not (ended or broken)
        return steps

    return play


def our_aec(name: str, players: int) -> Step:
    from troyes import research

    return aec(lambda: research.aec_env(name, players=players))


# -- others ----------------------------------------------------------------------------------------------------------


def catanatron() -> Step:
    """Four random players; the package has nothing for a learner to see."""
    from catanatron import Color, Game, RandomPlayer  # pyright: ignore[reportMissingImports]

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    games = iter(range(1, 10**9))

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=next(games))
        steps = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            steps += 1
        return steps

    return play


def openspiel(name: str) -> Step:
    import pyspiel  # pyright: ignore[reportMissingImports]

    game, rng = pyspiel.load_game(name), random.Random(1)
    seen = "observation" if game.get_type().provides_observation_tensor else "information_state"

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        tensor = getattr(state, f"{seen}_tensor")
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def pettingzoo(name: str) -> Step:
    from importlib import import_module

    return aec(import_module(f"pettingzoo.classic.{name}").env)


def rlcard(name: str) -> Step:
    import rlcard as library  # pyright: ignore[reportMissingImports]

    env, rng = library.make(name, config={"seed": 1}), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def pgx(name: str) -> Step:
    """So many tables at once, on one core. To be installed by hand and taken off again: it brings a package named
    `tests`, which would hide ours."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    import jax  # pyright: ignore[reportMissingImports]
    import jax.numpy as jnp  # pyright: ignore[reportMissingImports]
    import pgx as library  # pyright: ignore[reportMissingImports]
    from pgx.experimental import auto_reset  # pyright: ignore[reportMissingImports]

    env = library.make(name)  # pyright: ignore[reportArgumentType]

    @jax.jit
    def advance(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, BATCH + 1)
        logits = jnp.where(state.legal_action_mask, 0.0, -1e9)
        action = jax.random.categorical(keys[0], logits)
        return jax.vmap(auto_reset(env.step, env.init))(state, action, keys[1:])

    kept = {"state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH)), "count": 0}
    kept["state"] = advance(kept["state"], jax.random.PRNGKey(1))

    def play() -> int:
        for _ in range(10):
            kept["count"] += 1
            kept["state"] = advance(kept["state"], jax.random.PRNGKey(kept["count"]))
        kept["state"].rewards.block_until_ready()
        return 10 * BATCH

    return play


PEER = "Catanatron, 4 players, nothing seen"
LIKE = "OpenSpiel "
"""Its games are of like size, and each of ours is to be ahead of all of them."""
OURS = (
    "Troyes, 4 players",
    "Troyes, 4 players, all modules",
    "The King's Challenge",
    "Troyes Dice, 4 players",
    "Troyes Dice, alone",
)
ENGINES: dict[str, Callable[[], Step]] = {
    PEER: catanatron,
    "Troyes, 4 players": lambda: engine("troyes", 4),
    "Troyes, 4 players, all modules": lambda: engine("troyes", 4, **ALL_MODULES),
    "The King's Challenge": lambda: engine("king", 1),
    "Troyes Dice, 4 players": lambda: engine("troyes-dice", 4),
    "Troyes Dice, alone": lambda: engine("troyes-dice", 1),
    f"Troyes Dice, alone, vector_env of {BATCH}": lambda: vector("troyes-dice", 1),
    f"Troyes, 4 players, vector_env of {BATCH}": lambda: vector("troyes", 4),
    "Troyes, 4 players, aec_env": lambda: our_aec("troyes", 4),
    "OpenSpiel backgammon": lambda: openspiel("backgammon"),
    "OpenSpiel gin_rummy": lambda: openspiel("gin_rummy"),
    "OpenSpiel hearts": lambda: openspiel("hearts"),
    "OpenSpiel hanabi, 4 players": lambda: openspiel("hanabi(players=4)"),
    "PettingZoo connect_four_v3": lambda: pettingzoo("connect_four_v3"),
    "PettingZoo texas_holdem_v4": lambda: pettingzoo("texas_holdem_v4"),
    "RLCard no-limit-holdem": lambda: rlcard("no-limit-holdem"),
    "RLCard uno": lambda: rlcard("uno"),
    f"Pgx backgammon, {BATCH} at once": lambda: pgx("backgammon"),
}


def measured(name: str, seconds: float) -> float | str:
    """Steps a second, or why there are none."""
    command = [sys.executable, "-m", "bench.research", name, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["it ended without a word"])[-1]
    return float(json.loads(done.stdout.splitlines()[-1]))


def compare(rounds: int, seconds: float) -> None:
    found: dict[str, list[float]] = {}
    left_out: dict[str, str] = {}
    for _ in range(rounds):
        for name in ENGINES:
            if name not in left_out:
                rate = measured(name, seconds)
                if isinstance(rate, str):
                    left_out[name] = rate
                else:
                    found.setdefault(name, []).append(rate)
    print("\nSteps a second with mask and observation, one core, and times Catanatron's:")
    peers = found.get(PEER, [])
    for name, rates in found.items():
        beside = [rate / peer for rate, peer in zip(rates, peers, strict=False)]
        print(f"{name:<46}{median(rates):>12,.0f}   {f'{median(beside):6.1f} times' if beside else ''}")
    for name, reason in left_out.items():
        print(f"{name:<46}left out: {reason}")
    for line in verdicts(found):
        print(line)


def verdicts(found: dict[str, list[float]]) -> list[str]:
    """Whether each of our games is ahead of the quickest of OpenSpiel's, compared round by round."""
    like = {name: rates for name, rates in found.items() if name.startswith(LIKE)}
    if not like:
        return ["Ahead of every OpenSpiel game of like size: none was measured"]
    quickest = max(like, key=lambda name: median(like[name]))
    lines = [f"Ahead of every OpenSpiel game of like size ({', '.join(name.removeprefix(LIKE) for name in like)}):"]
    for name in OURS:
        if name in found:
            ahead = median(own / max(others) for own, *others in zip(found[name], *like.values(), strict=False))
            verdict = "ok" if ahead > 1 else "BEHIND"
            lines.append(f"{name:<46}{ahead:6.1f} times {quickest.removeprefix(LIKE)}  {verdict}")
    return lines


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    name, seconds = sys.argv[1], float(sys.argv[2])
    play = ENGINES[name]()
    play()
    began, steps = process_time(), 0
    while process_time() - began < seconds:
        steps += play()
    print(json.dumps(steps / (process_time() - began)))


if __name__ == "__main__":
    main()
