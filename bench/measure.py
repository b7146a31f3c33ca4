"""One measurement, in a process of its own: `python -m bench.measure WHAT SECONDS` prints it as JSON."""

import json
import os
import random
import sys
from collections.abc import Callable
from time import perf_counter


def dice(seconds: float) -> dict[str, float | str]:
    """Decisions a second in random play of Troyes Dice with four players, through the contract, and `copy`."""
    import troyes
    from troyes.core import rng as engine

    random_play = random.Random(1)
    decisions = games = 0
    spent = 0.0
    game = troyes.new_game("troyes-dice", players=4, seed=0)
    while spent < seconds:
        began = perf_counter()
        game = troyes.new_game("troyes-dice", players=4, seed=games)
        while pending := game.pending:
            decision = pending[0]
            game.play(decision.seat, random_play.choice(decision.options))
            decisions += 1
        spent += perf_counter() - began
        games += 1
    middle = troyes.replay(game.record(), upto=len(game.record()["choices"]) // 2)
    began = perf_counter()
    for _ in range(20_000):
        middle.copy()
    copy = (perf_counter() - began) / 20_000
    built = "plain" if (engine.__file__ or "").endswith(".py") else "compiled"
    return {"built": built, "rate": decisions / spent, "copy_us": copy * 1e6}


def catanatron(seconds: float) -> dict[str, float | str]:
    """Actions a second of Catanatron with four random players, through its public tick."""
    from catanatron import Color, Game, RandomPlayer  # pyright: ignore[reportMissingImports]

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    actions = games = 0
    spent = 0.0
    while spent < seconds:
        began = perf_counter()
        game = Game([RandomPlayer(colour) for colour in colours], seed=games + 1)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
        spent += perf_counter() - began
        games += 1
    return {"built": "plain", "rate": actions / spent}


MEASURES: dict[str, Callable[[float], dict[str, float | str]]] = {"dice": dice, "catanatron": catanatron}


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(json.dumps(MEASURES[sys.argv[1]](float(sys.argv[2]))))


if __name__ == "__main__":
    main()
