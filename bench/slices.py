"""Plays the games it is told to, one line of input after the other: `players first games`; answers with the time taken.

It measures the time of its own process, and tells how the games ended, so that two versions of an engine can be
compared slice by slice. A version that is laid beside this one is named by PYTHONPATH, a file of printed numbers by
the only argument.
"""

import json
import random
import sys
from time import process_time


def play(players: int, first: int, games: int, options: dict[str, str]) -> dict[str, float]:
    import troyes

    decisions = points = 0
    begun = [
        (seed, troyes.new_game("troyes", players=players, seed=seed, **options)) for seed in range(first, first + games)
    ]
    began = process_time()  # reading numbers from a file is none of the engine's work
    for seed, game in begun:
        choose = random.Random(seed).choice
        while pending := game.pending:
            decision = pending[0]
            game.play(decision.seat, choose(decision.options))
            decisions += 1
        points = points * 31 % 1_000_003 + sum(score.total for score in game.scores())
    return {"seconds": process_time() - began, "decisions": decisions, "points": points}


def main() -> None:
    options = {"cards": sys.argv[1]} if len(sys.argv) > 1 else {}
    for line in sys.stdin:
        players, first, games = map(int, line.split())
        print(json.dumps(play(players, first, games, options)), flush=True)


if __name__ == "__main__":
    main()
