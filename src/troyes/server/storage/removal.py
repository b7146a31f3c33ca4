"""All of one's data removed: what is left names nobody.

Tables at which nobody else sits go with everything on them. At the others a bot takes the seat of a running game, the
name is replaced by `FORMER`, and what was said is emptied. The row in `guests` stays as a shell that nothing opens:
emptied messages still point at it.
"""

from typing import Any

from sqlalchemy import Column, Select, and_, delete, exists, null, select, update
from sqlalchemy.orm import aliased

from troyes.bots.levels import GREEDY
from troyes.server.storage.models import Base, GuestRow, SeatRow, StepRow, TableRow
from troyes.server.storage.people_models import (
    AccountRow,
    CardSetRow,
    DailyRow,
    FriendRow,
    ImportRow,
    MailCodeRow,
    MessageRow,
    MuteRow,
    PushRow,
    PuzzleAnswerRow,
    PuzzleRatingRow,
    RatingRow,
    ReportRow,
    ResultRow,
    SessionRow,
)

FORMER = "N. N."
"""What stands for a name that was removed, in every language: as in old registers, a name that is not known."""
GONE: tuple[Any, ...] = (
    *(AccountRow.guest, SessionRow.guest, FriendRow.asker, FriendRow.other, MuteRow.guest, MuteRow.muted),
    *(ReportRow.reporter, ReportRow.about, RatingRow.who, DailyRow.guest, CardSetRow.guest, ImportRow.guest),
    *(PushRow.guest, MailCodeRow.guest, PuzzleAnswerRow.guest, PuzzleRatingRow.who),
)
"""Rows that go with the person whose id stands here."""
STAYS = (MessageRow.guest,)
"""Where the id of the shell stays."""

Statement = tuple[Any, None]


def removal(guest: str) -> list[Statement]:
    """The statements that remove someone, to be run as one."""
    return [*without_tables(_lonely(guest)), *_shared_tables(guest), *_words(guest), *_person(guest)]


def columns_to(table: str) -> list[Column[Any]]:
    """Every column of the database that points at rows of this table."""
    return [
        column
        for found in Base.metadata.sorted_tables
        for column in found.columns
        if any(key.column.table.name == table for key in column.foreign_keys)
    ]


def _theirs(guest: str) -> Select[Any]:
    return select(SeatRow.table_id).where(SeatRow.guest == guest)


def _lonely(guest: str) -> Select[Any]:
    """Tables of theirs at which no other person sits."""
    table, seat = aliased(TableRow), aliased(SeatRow)
    other = exists().where(seat.table_id == table.id, seat.guest.is_not(None), seat.guest != guest)
    return select(table.id).where(table.maker == guest, ~other)


def without_tables(ids: Select[Any]) -> list[Statement]:
    """All that points at tables, and then they themselves. The seats, by which `ids` may know them, go just before."""
    unlinked = update(TableRow).where(TableRow.rematch.in_(ids)).values(rematch=null())
    pointing = [column for column in columns_to("tables") if column.table.name not in ("tables", "seats")]
    rows: list[Any] = [delete(column.table).where(column.in_(ids)) for column in pointing]
    rows += [delete(SeatRow).where(SeatRow.table_id.in_(ids)), delete(TableRow).where(TableRow.id.in_(ids))]
    return [(unlinked, None), *((row, None) for row in rows)]


def _shared_tables(guest: str) -> list[Statement]:
    """What others still play or look at goes on without them. A step that was not confirmed was never made."""
    seat = aliased(SeatRow)
    sat = and_(seat.table_id == StepRow.table_id, seat.seat == StepRow.seat, seat.guest == guest)
    held = delete(StepRow).where(StepRow.held.is_(True), exists().where(sat))
    heir = select(seat.guest).where(seat.table_id == TableRow.id, seat.guest.is_not(None), seat.guest != guest)
    first = heir.order_by(seat.seat).limit(1).scalar_subquery()
    mine = update(TableRow).where(TableRow.maker == guest)
    newer = update(TableRow).where(TableRow.id.in_(_theirs(guest)) | (TableRow.maker == guest))
    left = {"kind": "open", "name": "", "bot": "", "stand_in": False, "moved": 0}
    taken = {"kind": "bot", "name": FORMER, "bot": GREEDY, "stand_in": False}
    done = {"name": FORMER, "bot": "", "stand_in": False}
    return [
        (held, None),
        (mine.where(TableRow.cards != "").values(cards=FORMER), None),
        (newer.values(n=TableRow.n + 1), None),  # a room that still holds the table as it was is out of step now
        (mine.values(maker=first), None),
        (_seats(guest, "open").values(guest=null(), **left), None),
        (_seats(guest, "running").values(guest=null(), **taken), None),
        (_seats(guest, "over").values(guest=null(), **done), None),
    ]


def _seats(guest: str, status: str) -> Any:
    tables = select(TableRow.id).where(TableRow.status == status)
    return update(SeatRow).where(SeatRow.guest == guest, SeatRow.table_id.in_(tables))


def _words(guest: str) -> list[Statement]:
    said = update(MessageRow).where(MessageRow.guest == guest).values(name=FORMER, text="")
    results = update(ResultRow).where(ResultRow.guest == guest).values(guest=null())
    return [(said, None), (results, None)]


def _person(guest: str) -> list[Statement]:
    rows = [(delete(column.class_).where(column == guest), None) for column in GONE]
    shell = {"name": "", "secret": "", "lang": "en", "made": 0.0, "blocked": ""}
    return [*rows, (update(GuestRow).where(GuestRow.id == guest).values(**shell), None)]
