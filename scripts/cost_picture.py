"""Draws how the cost of a step grows with players, modules, length and batch: docs/images/cost.svg.

A step is a choice at random with mask and observation. Microseconds of one core, compiled, the best of some tries.
"""

import random
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

import troyes
from troyes import research

TRIES, GAMES = 5, 6
MODULES = [
    ("purple_die", True),
    ("ramparts", True),
    ("characters", "ladies"),
    ("activities", "both"),
    ("events", "both"),
]
BATCHES = (1, 4, 16, 64, 256, 1024)
OUT = Path(__file__).parents[1] / "docs" / "images" / "cost.svg"


def best(play: Callable[[], float]) -> float:
    return min(play() for _ in range(TRIES))


def spent(name: str, players: int, tenths: bool = False, **options: Any) -> list[float]:
    """Microseconds a step, of all steps, or of each tenth of the games."""
    cost, steps = np.zeros(10), np.zeros(10)
    for seed in range(GAMES):
        choices = list(_choices(name, players, seed, options))
        game = troyes.new_game(name, players=players, seed=seed, **options)
        seen, legal = game.observe(0), game.mask(0, relative=True)
        for part, own in enumerate(np.array_split(np.array(choices), 10)):
            began = process_time()
            for seat, code in own.tolist():
                game.observe(seat, seen)
                game.mask(seat, legal, relative=True)
                game.play(seat, code)
            cost[part] += process_time() - began
            steps[part] += len(own)
    return (1e6 * cost / steps).tolist() if tenths else [1e6 * cost.sum() / steps.sum()]


def _choices(name: str, players: int, seed: int, options: dict[str, Any]) -> Any:
    game, rng = troyes.new_game(name, players=players, seed=seed, **options), random.Random(seed)
    while game.pending:
        decision = game.pending[0]
        code = rng.choice(decision.codes)
        game.play(decision.seat, code)
        yield decision.seat, code


def batched(name: str, players: int, rows: int) -> float:
    env = research.vector_env(name, rows, players=players, copy=False)
    rng, mask = np.random.default_rng(1), env.reset(seed=1)[1]["action_mask"]
    steps, cost = max(3, 2048 // rows), 0.0
    for _ in range(steps):
        actions = (rng.random(mask.shape) * mask).argmax(axis=1)
        began = process_time()
        mask = env.step(actions)[-1]["action_mask"]
        cost += process_time() - began
    return 1e6 * cost / steps / rows


def main() -> None:
    mpl.rcParams.update({"svg.hashsalt": "troyes", "svg.fonttype": "none", "font.size": 9})
    figure = Figure(figsize=(9, 6), layout="constrained")
    by_players, by_modules, by_length, by_batch = figure.subplots(2, 2).flat
    dice, city = range(1, 11), (2, 3, 4)
    by_players.plot(dice, [best(lambda n=n: spent("troyes-dice", n)[0]) for n in dice], "o-", label="Troyes Dice")
    by_players.plot(city, [best(lambda n=n: spent("troyes", n)[0]) for n in city], "s-", label="Troyes")
    by_players.set_xlabel("players")
    sets = [dict(MODULES[:count]) for count in range(len(MODULES) + 1)]
    by_modules.plot(
        [best(lambda own=own: spent("troyes", 4, **own)[0]) for own in sets], "s-", label="Troyes, 4 players"
    )
    by_modules.set_xticks(range(len(sets)), ["base", *[f"+ {name}" for name, _ in MODULES]], rotation=20)
    for name, players, mark in (("troyes-dice", 4, "o-"), ("troyes", 4, "s-")):
        tries = np.array([spent(name, players, tenths=True) for _ in range(TRIES)])
        by_length.plot(np.arange(5, 100, 10), tries.min(axis=0), mark, label=f"{name}, {players} players")
    by_length.set_xlabel("per cent of the game")
    for name, players, mark in (("troyes-dice", 1, "o-"), ("troyes", 4, "s-")):
        costs = [best(lambda rows=rows, name=name, players=players: batched(name, players, rows)) for rows in BATCHES]
        by_batch.plot(BATCHES, costs, mark, label=f"{name}, {players} players")
    by_batch.set_xscale("log", base=2)
    by_batch.set_xlabel("tables of a vector_env")
    for axes in figure.axes:
        axes.set_ylim(bottom=0)
        axes.set_ylabel("µs a step")
        axes.legend(frameon=False)
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(OUT, metadata={"Date": None})
    print(OUT)


if __name__ == "__main__":
    main()
