"""Random games over all options, with every check on: `make soak`.

Games are numbered, and a number says everything about its game, so a failure can be played again with `--only`. What is
done is noted in `bench/tally.json` as it goes: stopping loses nothing, and the next run goes on from there. It needs
none of the extras: a machine that has the package alone can take a share, and note it in a file of its own (`--into`).
"""

import argparse
import os
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from math import inf
from pathlib import Path

from bench.shown import shown
from bench.tally import FILE, Range, Tally
from troyes.work.where import Where

ROOT = Path(__file__).parents[1]
CHUNK = 250
SAVED = 2.0
"""Seconds between two notes of what is done."""
GAMES = {"dice": 1_000_000, "city": 100_000, "twin": 100_000}
"""What is played, and how many games of it: `bench.soak_dice`, `bench.soak_city`, `bench.soak_twin`."""


def player(what: str) -> Callable[[int], int]:
    """Plays one numbered game with all its checks, and tells how many decisions it had."""
    return import_module(f"bench.soak_{what}").soak


def soak_chunk(task: tuple[str, Range]) -> tuple[Range, int, str]:
    what, numbers = task
    soak = player(what)
    decisions = 0
    for number in range(*numbers):
        try:
            decisions += soak(number)
        except Exception:
            return numbers, decisions, f"{what}, game {number}:\n{traceback.format_exc()}"
    return numbers, decisions, ""


def run(what: str, first: int, end: int, where: Where, tally: Tally, seconds: float = inf) -> int:
    """Plays those games between two numbers that are still to be played, for so long. 1 if a check has failed."""
    wanted = [(what, numbers) for numbers in tally.missing(what, first, end, CHUNK)]
    left = sum(last - number for _, (number, last) in wanted)
    saved = began = time.monotonic()
    chunks = where.done(soak_chunk, wanted.__getitem__, len(wanted), largest=1, in_order=False)
    try:
        with shown(what, end - first, end - first - left) as advance, closing(chunks):
            for (numbers, decisions, failure), *_ in chunks:
                if failure:
                    print(failure, file=sys.stderr)
                    return 1
                tally.note(what, numbers, decisions)
                left -= numbers[1] - numbers[0]
                advance(numbers[1] - numbers[0])
                if time.monotonic() > saved + SAVED:
                    saved = time.monotonic()
                    tally.save()
                if time.monotonic() > began + seconds:
                    break
    finally:
        tally.save()
    print(
        f"{what}: games {first:,} to {end:,}: all checks hold" + (f"; {left:,} are still to be played" if left else "")
    )
    return 0


def main() -> int:
    arguments = argparse.ArgumentParser(prog="make soak")
    arguments.add_argument("what", nargs="*", choices=[*GAMES, "cluster", []], help="all games if left out")
    arguments.add_argument("--games", type=int, help="how many, instead of a million of dice and 100,000 of the others")
    arguments.add_argument("--first", type=int, default=0, help="the number of the first: what was played is left out")
    arguments.add_argument("--seconds", type=float, default=inf, help="stop after so long, wherever it is")
    arguments.add_argument(
        "--into",
        default=str(FILE),
        help="where to note what is done, for --add elsewhere; or a place of fsspec",
    )
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--on", help="ray, or ray://host:port: on a cluster whose machines have troyes[dev]")
    arguments.add_argument("--fresh", action="store_true", help="forget what earlier runs have done")
    arguments.add_argument("--faults", type=int, default=200, help="of the cluster, in all")
    arguments.add_argument("--choices", type=int, default=100_000, help="that are acknowledged by it, in all")
    arguments.add_argument("--only", type=int, help="play one game by its number, and show what goes wrong")
    arguments.add_argument("--add", type=Path, help="what another machine has noted")
    arguments.add_argument("--tally", action="store_true", help="only tell what was soaked in all")
    chosen = arguments.parse_args()
    where = Where(chosen.on, chosen.jobs, (ROOT / "bench", ROOT / "tests")).checked()
    if "://" not in chosen.into:
        return soak(chosen, where, Tally(Path(chosen.into)))
    from troyes.cli.places import Place  # it needs more than the package alone

    place = Place(chosen.into)
    try:
        return soak(chosen, where, Tally(place.path, place.keep_up))
    finally:
        place.deliver()


def soak(chosen: argparse.Namespace, where: Where, tally: Tally) -> int:
    if chosen.add:
        tally.add(Tally(chosen.add))
        tally.save()
    for what in () if chosen.tally or chosen.add else chosen.what or GAMES:
        if chosen.only is not None:
            print(f"{what}, game {chosen.only}: {player(what)(chosen.only)} decisions, all checks hold")
            continue
        if chosen.fresh:
            tally.forget(what)
        if what == "cluster":
            from bench import soak_cluster

            soak_cluster.run(chosen.faults, chosen.choices, tally)
        elif run(what, chosen.first, chosen.first + (chosen.games or GAMES[what]), where, tally, chosen.seconds):
            return 1
    print(tally)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
