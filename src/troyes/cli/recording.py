"""Whole games beside their results: `troyes simulate --records games.parquet`."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from troyes.cli.files import refuse_taken
from troyes.cli.matches import Plan, Row
from troyes.cli.places import ELSEWHERE
from troyes.cli.runs import Order
from troyes.cli.voice import CliError
from troyes.extras import need

if TYPE_CHECKING:
    from troyes.research.dataset import Writer


class Recording:
    """The file that the games of a run go to, if there is to be one."""

    def __init__(self, plan: Plan, writer: "Writer | None") -> None:
        self.plan = plan
        self.writer = writer
        self.kept = [] if writer is None else _kept(writer, plan)
        """Games of an earlier run that this one goes on with."""

    @property
    def most(self) -> int | None:
        """So many games at most are there already; None: nothing is to be recorded."""
        return None if self.writer is None else len(self.kept)

    def add(self, rows: list[Row]) -> None:
        if self.writer is not None:
            from troyes.research.dataset import Played

            self.writer.add(Played(row.number, *row) for row in rows)


@contextmanager
def recording(order: Order, plan: Plan) -> Generator[Recording]:
    """Whatever ends the run, all that was played is in the file then."""
    if order.records is None:
        yield Recording(plan, None)
        return
    from troyes.research.dataset import Writer, about

    common = about(plan.game, plan.players, plan.options)
    with Writer(order.records, common, resume=order.resume) as writer:
        yield Recording(plan, writer)


def check_records(order: Order) -> None:
    """Refuses a file that would be lost, before the first game."""
    if order.records is None:
        return
    need("data")
    from troyes.research.dataset import Writer

    if ELSEWHERE not in order.records:
        refuse_taken(Path(order.records), order.force or order.resume, "cli-simulate-taken")
    if not (order.force or order.resume) and Writer.is_taken(order.records):
        raise CliError("cli-simulate-taken", path=order.records)


def recorded_seed(records: str) -> str | None:
    """The seed of the run that began this file, or left parts of it behind."""
    from troyes.research.dataset import Writer

    begun = Writer.begun(records)
    game = None if begun is None else next(iter(begun), None)
    return None if game is None else game.seed.rpartition("/")[0]


def _kept(writer: "Writer", plan: Plan) -> list[Row]:
    rows: list[Row] = []
    for games in writer.kept:
        for game in games:
            expected: tuple[Any, ...] = (len(rows), plan.seed_of(len(rows)), plan.seats(len(rows)))
            if (game.number, game.seed, list(game.bots)) != expected:
                raise CliError("cli-simulate-other-run", path=writer.place, line=len(rows) + 1)
            rows.append(Row(game.seed, list(game.bots), list(game.totals), list(game.winners)))
    return rows
