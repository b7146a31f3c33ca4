"""What a guest has becomes an account's: someone played here before they signed in."""

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, delete, exists, select, update
from sqlalchemy.orm import aliased

from troyes.server.storage.models import SeatRow, TableRow
from troyes.server.storage.people_models import (
    CardSetRow,
    DailyRow,
    ImportRow,
    MessageRow,
    MuteRow,
    PushRow,
    PuzzleAnswerRow,
    PuzzleRatingRow,
    ReportRow,
    ResultRow,
)
from troyes.server.storage.removal import removal

AT_TABLES = (SeatRow.guest, ResultRow.guest, MessageRow.guest, ReportRow.reporter, ReportRow.about, DailyRow.guest)
"""What belongs to somebody at a table; the days' games come last, since by them is known which tables stay behind."""
OWN = (CardSetRow.guest, ImportRow.guest, PushRow.guest)


def bring(guest: str, account: str) -> list[tuple[Any, None]]:
    """The statements, to be run as one. Whatever cannot be brought along is removed with the guest."""
    twice = _played_twice(guest, account)
    sits = select(SeatRow.table_id).where(SeatRow.guest == guest)
    mine = (TableRow.id.in_(sits) | (TableRow.maker == guest)) & TableRow.id.not_in(twice)
    days = [*_for_fun(guest, twice)]
    newer = update(TableRow).where(mine).values(n=TableRow.n + 1)
    made = update(TableRow).where(TableRow.maker == guest, TableRow.id.not_in(twice)).values(maker=account)
    moves = [_moved(column, guest, account, column.class_.table_id.not_in(twice)) for column in AT_TABLES]
    own = [_moved(column, guest, account) for column in OWN]
    steps = (*days, newer, made, *moves, *own, *_puzzles(guest, account), *_mutes(guest, account))
    return [(step, None) for step in steps] + removal(guest)


def _played_twice(guest: str, account: str) -> Select[Any]:
    """Tables of days' games that the account has played, too: everybody plays them once, so the account's counts."""
    theirs, ours = aliased(DailyRow), aliased(DailyRow)
    same = and_(ours.day == theirs.day, ours.game == theirs.game, ours.guest == account)
    return select(theirs.table_id).where(theirs.guest == guest, exists().where(same))


def _for_fun(guest: str, twice: Select[Any]) -> list[Any]:
    """Days' games of a guest stay off the board: a guest can be somebody else as often as they like."""
    day = select(DailyRow.table_id).where(DailyRow.guest == guest, DailyRow.table_id.not_in(twice))
    results = update(ResultRow).where(ResultRow.guest == guest, ResultRow.table_id.in_(day)).values(helped=True)
    return [results, update(TableRow).where(TableRow.id.in_(day)).values(hinted=True)]


def _puzzles(guest: str, account: str) -> list[Any]:
    """Of a puzzle that both have answered the account's answer counts, and so does its rating, if it has one."""
    ours, known = aliased(PuzzleAnswerRow), aliased(PuzzleRatingRow)
    both = exists().where(
        ours.guest == account, ours.shelf == PuzzleAnswerRow.shelf, ours.puzzle == PuzzleAnswerRow.puzzle
    )
    rated = exists().where(known.who == account, known.shelf == PuzzleRatingRow.shelf)
    return [
        _moved(PuzzleAnswerRow.guest, guest, account, ~both),
        _moved(PuzzleRatingRow.who, guest, account, ~rated),
    ]


def _moved(column: Any, guest: str, account: str, *only: ColumnElement[bool]) -> Any:
    return update(column.class_).where(column == guest, *only).values({column.key: account})


def _mutes(guest: str, account: str) -> list[Any]:
    """Nobody is muted twice, and nobody mutes themselves."""
    found: list[Any] = []
    for column, other in ((MuteRow.guest, MuteRow.muted), (MuteRow.muted, MuteRow.guest)):
        known = select(other).where(column == account).scalar_subquery()
        found.append(delete(MuteRow).where(column == guest, other.in_(known) | (other == account)))
        found.append(_moved(column, guest, account))
    return found
