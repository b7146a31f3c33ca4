"""What programs ask at every step: masks, observations, pickles, views; each per step, beside the step itself."""

import os
import pickle
import random
from array import array
from collections.abc import Callable
from time import process_time
from typing import Any

import troyes
from troyes import Game
from troyes.core import rng as engine

MODULES = {"characters": "ladies", "activities": "both", "events": "both", "purple_die": True, "ramparts": True}
TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Troyes, all modules, 4 players": ("troyes", 4, MODULES),
    "Troyes, 4 players": ("troyes", 4, {}),
    "Troyes, an owner's numbers, 4 players": ("troyes", 4, {"cards": {"board": {"income": 9}}}),
    "The King's Challenge": ("king", 1, {}),
    "Troyes Dice, 4 players": ("troyes-dice", 4, {"banquets": True}),
    "Troyes Dice, alone": ("troyes-dice", 1, {}),
    "Troyes Dice, an owner's numbers, alone": ("troyes-dice", 1, {"cards": {"resources": {"start": 4}}}),
}
BARS_US = {"Troyes, all modules, 4 players": 5.0, "Troyes Dice, alone": 1.0}
PICKLE_BAR_US = 50.0
GAMES = 12


def compare() -> None:
    """Medians of whole games, in microseconds of one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    built = "plain" if (engine.__file__ or "").endswith(".py") else "compiled"
    print(f"\nFor programs, {built}: µs at every step of {GAMES} random games")
    for title, (name, players, options) in TABLES.items():
        costs = [_one_game(troyes.new_game(name, players=players, seed=seed, **options)) for seed in range(GAMES)]
        found = {what: sorted(cost[what] for cost in costs)[GAMES // 2] for what in costs[0]}
        print(f"{title:<40}{'   '.join(f'{what} {cost:.2f}' for what, cost in found.items())}")
        if built == "compiled":
            _judge(found["observe"], BARS_US.get(title), "an observation")
            _judge(found["pickle"], PICKLE_BAR_US, "a round trip through pickle")


def _judge(cost: float, bar: float | None, what: str) -> None:
    if bar is not None:
        print(f"{'':<40}{what}: {cost:.2f} µs (bar: {bar:g})  {'ok' if cost <= bar else 'ABOVE THE BAR'}")


def _one_game(game: Game) -> dict[str, float]:
    """What a question costs at every step: the same game played with it and without."""
    rng, start = random.Random(1), game.copy()
    choices: list[tuple[int, int]] = []
    while pending := game.pending:
        choices.append((pending[0].seat, rng.choice(pending[0].codes)))
        game.play(*choices[-1])
    seen = array("f", bytes(4 * game.observation_table().size))
    legal = bytearray(game.action_count)
    asked: dict[str, Callable[[Game, int], object]] = {
        "step": lambda moment, seat: None,
        "mask": lambda moment, seat: moment.mask(seat, legal),
        "observe": lambda moment, seat: moment.observe(seat, seen),
        "view": lambda moment, seat: moment.view(seat),
        "pickle": lambda moment, seat: pickle.loads(pickle.dumps(moment)),
        "hash": lambda moment, seat: hash(moment),
    }
    spent = {what: min(_played(start, choices, ask) for _ in range(3)) for what, ask in asked.items()}
    bare = spent["step"]
    return {what: 1e6 * (cost - bare * (what != "step")) / len(choices) for what, cost in spent.items()}


def _played(start: Game, choices: list[tuple[int, int]], ask: Callable[[Game, int], object]) -> float:
    game = start.copy()
    began = process_time()
    for seat, code in choices:
        ask(game, seat)
        game.play(seat, code)
    return process_time() - began


if __name__ == "__main__":
    compare()
