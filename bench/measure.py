"""One measurement, in a process of its own: `python -m bench.measure WHAT SECONDS` prints it as JSON.

What counts is the time of the process: others on the machine take none of it.
"""

import json
import os
import random
import sys
from array import array
from collections.abc import Callable
from time import process_time


def dice(seconds: float) -> dict[str, float | str]:
    """Troyes Dice with four players."""
    return _random_play("troyes-dice", 4, seconds)


def city(seconds: float) -> dict[str, float | str]:
    """Troyes with four players."""
    return _random_play("troyes", 4, seconds)


def city_three(seconds: float) -> dict[str, float | str]:
    return _random_play("troyes", 3, seconds)


def city_two(seconds: float) -> dict[str, float | str]:
    return _random_play("troyes", 2, seconds)


def king(seconds: float) -> dict[str, float | str]:
    """The King's Challenge."""
    return _random_play("king", 1, seconds)


def ladies(seconds: float) -> dict[str, float | str]:
    """Troyes with four players and all modules of the expansion."""
    modules = {"characters": "ladies", "activities": "both", "events": "both", "purple_die": True, "ramparts": True}
    return _random_play("troyes", 4, seconds, **modules)


def _random_play(name: str, players: int, seconds: float, **options: object) -> dict[str, float | str]:
    """Decisions and games a second in random play, through the contract, and the cost of `copy` in mid-game."""
    import troyes
    from troyes.core import rng as engine

    draw = random.Random(1).random
    decisions = games = 0
    spent = 0.0
    game = troyes.new_game(name, players=players, seed=0, **options)
    while spent < seconds:
        began = process_time()
        game = troyes.new_game(name, players=players, seed=games, **options)
        while pending := game.pending:
            decision = pending[0]
            codes = decision.codes
            game.play(decision.seat, codes[int(draw() * len(codes))])
            decisions += 1
        spent += process_time() - began
        games += 1
    middle = troyes.replay(game.record(), upto=len(game.record()["choices"]) // 2)
    began = process_time()
    for _ in range(20_000):
        middle.copy()
    copy = (process_time() - began) / 20_000
    built = "plain" if (engine.__file__ or "").endswith(".py") else "compiled"
    return {"built": built, "rate": decisions / spent, "games": games / spent, "copy_us": copy * 1e6}


def city_seen(seconds: float) -> dict[str, float | str]:
    """Troyes with four players who look before each choice."""
    return _seen_play("troyes", 4, seconds)


def dice_seen(seconds: float) -> dict[str, float | str]:
    return _seen_play("troyes-dice", 4, seconds)


def _seen_play(name: str, players: int, seconds: float) -> dict[str, float | str]:
    """Steps a second with mask and observation at every step, into buffers that are kept."""
    import troyes
    from troyes.core import rng as engine

    draw = random.Random(1).random
    steps = games = 0
    spent = 0.0
    first = troyes.new_game(name, players=players, seed=0)
    legal, seen = bytearray(first.action_count), array("f", bytes(4 * first.observation_table().size))
    while spent < seconds:
        began = process_time()
        game = troyes.new_game(name, players=players, seed=games)
        while pending := game.pending:
            decision = pending[0]
            codes = decision.codes
            game.mask(decision.seat, legal)
            game.observe(decision.seat, seen)
            game.play(decision.seat, codes[int(draw() * len(codes))])
            steps += 1
        spent += process_time() - began
        games += 1
    built = "plain" if (engine.__file__ or "").endswith(".py") else "compiled"
    return {"built": built, "rate": steps / spent}


def catanatron(seconds: float) -> dict[str, float | str]:
    """Actions a second of Catanatron with four random players, through its public tick."""
    from catanatron import Color, Game, RandomPlayer  # pyright: ignore[reportMissingImports]

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    actions = games = 0
    spent = 0.0
    while spent < seconds:
        began = process_time()
        game = Game([RandomPlayer(colour) for colour in colours], seed=games + 1)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
        spent += process_time() - began
        games += 1
    return {"built": "plain", "rate": actions / spent}


MEASURES: dict[str, Callable[[float], dict[str, float | str]]] = {
    "dice": dice,
    "city": city,
    "city-three": city_three,
    "city-two": city_two,
    "king": king,
    "ladies": ladies,
    "city-seen": city_seen,
    "dice-seen": dice_seen,
    "catanatron": catanatron,
}


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(json.dumps(MEASURES[sys.argv[1]](float(sys.argv[2]))))


if __name__ == "__main__":
    main()
