"""How fast players think, and what it takes of memory: `make bench ARGS=thinking`.

Simulations a second are counted on one core, in the middle of a game.

A simulation of Troyes Dice is one roll of a half day to come, answered by the best of all its ends. One of Troyes is a
way down the tree to a moment that was not seen yet, whose turns are then walked to their ends and looked at.
"""

import multiprocessing
import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec

import troyes
from troyes.bots import make, play_out
from troyes.bots.city.belief import chances_for
from troyes.bots.city.tree import MOST_HELD, Tree
from troyes.bots.city.weights import evaluation_for
from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import mind_for
from troyes.bots.player import choose_for
from troyes.city.game import CityGame
from troyes.core.game import Game
from troyes.core.rng import from_seed
from troyes.server.thinking import jobs
from troyes.server.thinking.jobs import Job

SECONDS = 1.0
WITHIN = 1.2
"""How much longer than it may thinking is allowed to take."""


def dice_positions() -> list[Game]:
    """The first decision of half days in the middle of some games."""
    found: list[Game] = []
    for seed in range(3):
        whole = play_out(troyes.new_game("troyes-dice", seed=seed), [make("greedy", seed)])
        choices = len(whole.record()["choices"])
        for part in (0.35, 0.6):
            game = troyes.replay(whole.record(), upto=int(part * choices))
            while game.pending[0].kind != "die":
                game.play(0, choose_for(make("greedy", seed), game, game.pending[0]))
            found.append(game)
    return found


def city_positions() -> list[Game]:
    """Two seats: every eighth of the actions in the second and third of four rounds."""
    found: list[Game] = []
    at = 0
    for seed in range(4):
        game = troyes.new_game("troyes", players=2, seed=seed)
        players = [make("greedy", f"{seed}/{seat}") for seat in range(2)]
        while game.view(None)["round"] <= 3:
            decision = game.pending[0]
            if decision.kind == "action" and game.view(None)["round"] > 1:
                at += 1
                if at % 8 == 0:
                    found.append(game.copy())
            game.play(decision.seat, choose_for(players[decision.seat], game, decision))
    return found


def game_guess(game: Game) -> Callable[..., Game]:
    seat = game.pending[0].seat
    return lambda rng: game.guess(seat, rng)


def rate(game: Game, level: str) -> tuple[float, float]:
    """Simulations for each second of the processor, whoever else is on the machine; and the seconds by the clock."""
    clock, began = Clock(Limits(SECONDS)), process_time()
    mind_for(game.name, level).consider(game.pending[0], game_guess(game), from_seed(1), clock, None)
    return clock.simulations / (process_time() - began), clock.spent()


POSITIONS: dict[str, tuple[Callable[[], list[Game]], float]] = {
    "Troyes Dice": (dice_positions, 10_000.0),
    "Troyes, 2 seats": (city_positions, 3_000.0),
}
"""By game: where to think, and how many simulations a second are wanted."""
LEVELS = {"Troyes Dice": ("provost", "count"), "Troyes, 2 seats": ("count",)}
"""By game: who takes the time there is. At Troyes the provost is done with a few simulations."""


def busy() -> None:
    while True:
        pass


@contextmanager
def load(cores: int) -> Generator[None]:
    """Others that never rest, as many as there are cores."""
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=busy, daemon=True) for _ in range(cores)]
    for other in others:
        other.start()
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.join()


def under_load() -> None:
    """How long thinking takes by the clock, beside how long it may, on a machine with twice as much to do."""
    cores = os.cpu_count() or 1
    print(f"\nThe same with {cores} processes beside it that never rest, by the clock:")
    with load(cores):
        for name, (positions, _) in POSITIONS.items():
            for level in LEVELS[name]:
                took = sorted(rate(game, level)[1] / SECONDS for game in positions())
                verdict = "ok" if took[-1] <= WITHIN else "LATE"
                print(f"  {name}, {level:<8} median {median(took):.2f}, longest {took[-1]:.2f} of the time", end="")
                print(f" (bar: {WITHIN:g})  {verdict}", flush=True)


LONG = (10.0, 60.0)
ROOM_MB = 150.0
"""What a thinking process may take, however long it thinks."""
ALL: dict[str, Any] = {
    "characters": "ladies",
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
}
WIDE: list[tuple[str, int, dict[str, Any]]] = [
    ("troyes", 2, {}),
    ("troyes", 3, ALL),
    ("troyes", 4, ALL),
    ("king", 1, {}),
    ("troyes-dice", 4, {}),
]
"""Where a search has most to hold."""


def wide_moment(game: str, players: int, options: dict[str, Any]) -> Game:
    """Where there is most to search: the first action of the second round, or a half day of dice with many choices."""
    whole = troyes.new_game(game, players=players, seed="long", **options)
    now = whole.copy()
    play_out(whole, [make("greedy", seat) for seat in range(players)])
    for at, (seat, key) in enumerate(whole.made()):
        if _is_wide(now, at / len(whole.made())):
            break
        now.play(seat, key)
    return now


def _is_wide(game: Game, played: float) -> bool:
    decision = game.pending[0]
    if isinstance(game, CityGame):
        return decision.kind == "action" and game.view(None)["round"] == 2
    return played >= 0.25 and len(decision.options) > 8


def thought_long(game: str, players: int, options: dict[str, Any], seconds: float, simulations: int = 0) -> float:
    """The most megabytes that a fresh process held while a bot thought in it, as it does for a server."""
    now = wide_moment(game, players, options)
    job = Job("bench", game, players, options, "long", now.made(), bot="count", seconds=seconds)
    jobs.turn(msgspec.structs.replace(job, seat=now.pending[0].seat, simulations=simulations))
    return most_held()


def most_held() -> float:
    """In megabytes. Of this process alone: `getrusage` begins with what the one had that it was started from."""
    lines = Path("/proc/self/status").read_text("ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:")) / 1024


def thought_in_a_fresh_process(*asked: Any) -> float:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(thought_long, asked)


def tree_of(game: Game) -> tuple[Tree, int]:
    """What a search has grown in a second, and how often it gave the half of its nodes back."""
    assert isinstance(game, CityGame)
    seat = game.pending[0].seat
    tree = Tree(game.city.copy(), evaluation_for(game.city), chances_for(game.city, seat), from_seed(1))
    clock, given = Clock(Limits(SECONDS)), 0
    while clock.goes_on():
        before = tree.held
        tree.simulate()
        clock.simulations += 1
        given += tree.held < before
    return tree, given


def trees() -> None:
    print(f"\nWhat a tree holds after {SECONDS:g} s (it has room for {MOST_HELD:,} branches):")
    for game, players, options in WIDE:
        now = wide_moment(game, players, options)
        if isinstance(now, CityGame):
            tree, given = tree_of(now)
            print(
                f"  {called(game, players, options):<32}{tree.held:>8,} branches, given back {given} times", flush=True
            )


def called(game: str, players: int, options: dict[str, Any]) -> str:
    return f"{game}, {players} seats{', all modules' if options else ''}"


def memory() -> None:
    print("\nMemory of a process in which `count` thinks for long:")
    for seconds in LONG:
        for game, players, options in WIDE:
            took = thought_in_a_fresh_process(game, players, options, seconds)
            verdict = "ok" if took <= ROOM_MB else "ABOVE THE BAR"
            name = called(game, players, options)
            print(f"  {name:<32}{seconds:>4.0f} s {took:>8.0f} MB (bar: {ROOM_MB:g})  {verdict}", flush=True)


def compare() -> None:
    print(f"\nThinking for {SECONDS:g} s in mid-game, one core:")
    for name, (positions, bar) in POSITIONS.items():
        games = positions()
        for level in LEVELS[name]:
            found = [rate(game, level) for game in games]
            middle, longest = median(one for one, _ in found), max(spent for _, spent in found)
            verdict = "ok" if middle >= bar else "BELOW THE BAR"
            print(f"  {name}, {level:<8}{middle:>10,.0f} simulations/s (bar: {bar:,.0f})  {verdict}", end="")
            print(f"   longest {longest:.2f} s", flush=True)
    under_load()
    trees()
    memory()


if __name__ == "__main__":
    compare()
