"""`python -m training`: see docs/training.md."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from training.folder import OtherRun
from training.source import PLAYING, ROOT
from troyes.bots.net import Kept, read
from troyes.cli.places import Folder
from troyes.core.errors import TroyesError
from troyes.work.where import Where

TABLES = ("2", "3", "4", "king")


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description="Trains the judges of our players.")
    parts = parser.add_subparsers(dest="part", required=True)
    _city(parts.add_parser("city", help="Troyes and The King's Challenge"))
    _dice(parts.add_parser("dice", help="Troyes Dice"))
    keep = parts.add_parser("keep", help="lets the package play with a judge of a run")
    keep.add_argument("judges", nargs="+", type=Path, help="a file judge.bin of a generation; of several the mean")
    keep.add_argument(
        "--tables", nargs="+", choices=TABLES, default=list(TABLES), help="of Troyes: where it is stronger"
    )
    keep.add_argument("--beside", action="store_true", help="tables that are not named stay with the judge they have")
    order = parser.parse_args(words)
    if order.part == "keep":
        kept = _mean([read(judge.read_bytes()) for judge in order.judges])
        game = kept.told["game"]
        if order.beside and game != "troyes":
            sys.exit("only judges of Troyes stand beside another, each at tables of its own")
        if order.beside:
            kept = _beside(read(PLAYING[game].read_bytes()), kept, order.tables)
        elif game == "troyes":
            kept = Kept({**kept.told, "tables": order.tables}, kept.numbers)
        PLAYING[game].write_bytes(kept.write())
        said = " + ".join(map(str, order.judges))
        print(f"{PLAYING[game]} is now {said}", *(["at the tables", *order.tables] if game == "troyes" else []))
    elif order.part == "dice":
        _train_dice(order)
    else:
        _train_city(order)


def _mean(judges: list[Kept]) -> Kept:
    if len(judges) == 1:
        return judges[0]
    from training.city.joining import mean  # so that help is told without loading numpy

    return _checked(lambda: mean(judges))


def _beside(known: Kept, other: Kept, tables: list[str]) -> Kept:
    from training.city.joining import beside

    return _checked(lambda: beside(known, other, tables))


def _checked(made: Callable[[], Kept]) -> Kept:
    try:
        return made()
    except ValueError as trouble:
        sys.exit(str(trouble))


def _city(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--run", required=True, help="the folder of the run, here or wherever fsspec writes; goes on")
    parser.add_argument("--tables", nargs="+", choices=TABLES, default=list(TABLES))
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000, help="of each table in each generation")
    parser.add_argument("--simulations", type=int, default=50, help="of the players whose games are learned from")
    parser.add_argument("--loose", type=float, default=0.1, help="how often they take the next best turn")
    parser.add_argument("--share", type=float, default=0.2, help="of moments within rounds that are learned from")
    parser.add_argument("--window", type=int, default=3, help="how many generations are learned from")
    parser.add_argument("--cells", type=int, default=16, help="hidden cells of the network")
    parser.add_argument("--steps", type=int, default=4000, help="of each fit")
    parser.add_argument("--batch", type=int, default=64, help="rows of each kind of moment in a step")
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--far", type=float, default=0.6, help="share of what comes after a round's time in a target")
    parser.add_argument("--lead", type=float, default=0.5, help="share of leads over others in the loss")
    parser.add_argument("--measured", type=int, default=200, help="games of each pair of the ladder")
    parser.add_argument("--against", nargs="+", default=["provost", "count"], help="the ladder")
    parser.add_argument("--thinking", type=int, default=200, help="simulations of those on the ladder")
    parser.add_argument("--begin", default="", help="a generation of another run or a judge.bin, to go on from")
    parser.add_argument("--judge", default="", help="a judge.bin that plays the first generation, if not --begin's")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, help="processes, otherwise one for each core; the result is the same")
    parser.add_argument("--on", help="where games are played: `ray`, or `ray://host:port` for a cluster")


def _dice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--run", required=True, help="the folder of the run, here or wherever fsspec writes; goes on")
    parser.add_argument("--sweeps", type=int, default=4)
    parser.add_argument("--sheets", type=int, default=100_000, help="for each half day in each sweep")
    parser.add_argument("--rolls", type=int, default=8, help="for each sheet")
    parser.add_argument("--cells", type=int, default=31, help="hidden cells of the network")
    parser.add_argument("--steps", type=int, default=2500, help="of each fit")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=0.004)
    parser.add_argument("--decay", type=float, default=1e-4)
    parser.add_argument("--slips", type=float, default=0.2, help="share of the half days in which worse ends are taken")
    parser.add_argument("--heat", type=float, default=0.6, help="how many points worse")
    parser.add_argument("--measured", type=int, default=4000, help="games that each judge is measured with")
    parser.add_argument("--begin", default="", help="a judge.bin whose straight part it begins with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, help="threads, otherwise one for each core; the result is the same")
    parser.add_argument("--on", help="where games are played: `cuda`, a graphics card; `ray` or `ray://host:port`")


def _where(order: argparse.Namespace, on_card: bool = False) -> Where:
    on = None if on_card else order.on
    return Where(on, order.jobs, (ROOT / "training", ROOT / "scripts")).checked()


def _train_dice(order: argparse.Namespace) -> None:
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # a card is shared with the looking ahead
    from training.dice.run import Plan, Run  # so that help is told without loading JAX and numba

    plan = Plan(**{name: vars(order)[name] for name in Plan._fields})
    on_card = order.on == "cuda"
    _go(order.run, lambda folder, say: Run(folder, plan, _where(order, on_card), say, on_card).go())


def _train_city(order: argparse.Namespace) -> None:
    from training.city.run import Plan, Run  # so that help is told without loading JAX

    given = vars(order)
    named: dict[str, Any] = {
        name: tuple(given[name]) if isinstance(given[name], list) else given[name] for name in Plan._fields
    }
    _go(order.run, lambda folder, say: Run(folder, Plan(**named), _where(order), say).go())


def _go(name: str, run: Callable[[Path, Callable[[str], None]], object]) -> None:
    """Wherever the folder is, what the run has done by the time it says something is taken there now and then."""
    try:
        folder = Folder(name)

        def say(said: str) -> None:
            print(said, flush=True)
            folder.keep_up()

        try:
            run(folder.path, say)
        finally:
            folder.deliver()
    except OtherRun as trouble:
        sys.exit(str(trouble))
    except TroyesError as trouble:
        sys.exit(trouble.text())


if __name__ == "__main__":
    main()
