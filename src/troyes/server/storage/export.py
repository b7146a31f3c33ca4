"""All of one's data, as one file: whatever is kept with somebody's id, but for secrets and for what others did."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from sqlalchemy import Column, Table, select, tuple_

from troyes.core.records import FORMAT
from troyes.server.storage.models import ChoiceRow, GuestRow, SeatRow, StartRow, TableRow
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
from troyes.server.storage.shapes import StoredTable
from troyes.server.storage.store import Store

TOLD: dict[str, tuple[Any, ...]] = {
    "guest": (GuestRow.id,),
    "account": (AccountRow.guest,),
    "devices": (SessionRow.guest,),
    "friends": (FriendRow.asker, FriendRow.other),
    "mutes": (MuteRow.guest,),
    "messages": (MessageRow.guest,),
    "reports": (ReportRow.reporter,),
    "results": (ResultRow.guest,),
    "ratings": (RatingRow.who,),
    "dailies": (DailyRow.guest,),
    "puzzle_answers": (PuzzleAnswerRow.guest,),
    "puzzle_ratings": (PuzzleRatingRow.who,),
    "card_sets": (CardSetRow.guest,),
    "imports": (ImportRow.guest,),
    "pushes": (PushRow.guest,),
    "mail_codes": (MailCodeRow.guest,),
}
"""What the file holds, and by which columns it is found; tables come by seats and makers."""
NOT_TOLD = (MuteRow.muted, ReportRow.about)
"""Who does not want to read somebody, or has reported them, is not told."""
HIDDEN = (
    *("guests.secret", "sessions.secret", "accounts.password", "accounts.recovery", "mail_codes.secret"),
    *("pushes.p256dh", "pushes.auth"),
)
"""What would open a door."""

SHOWN = ("id", "game", "options", "status", "made", "moved", "cards", "daily")
"""What is told of a table itself."""

PAGE = 10
"""So many rows are read at a time."""
PIECE = 32_768
"""So many bytes go out together."""

MayTell = Callable[[StoredTable], bool]


async def export(store: Store, guest: str, may_tell: MayTell, **head: Any) -> AsyncIterator[bytes]:
    """JSON, piece by piece: never more than a few rows are in memory, and no reading lasts longer than it takes.

    `may_tell`: whether a finished game's seed is no secret any more, and so its record can be given away. `head`: what
    comes first.
    """
    yield msgspec.json.encode(head).removesuffix(b"}") + (b"," if head else b"")
    for name, columns in TOLD.items():
        async for piece in _listed(name, _rows(store, columns, guest)):
            yield piece
        yield b","
    async for piece in _listed("tables", _tables(store, guest, may_tell)):
        yield piece
    yield b"}"


async def _listed(name: str, entries: AsyncIterator[dict[str, Any]]) -> AsyncIterator[bytes]:
    piece, first = msgspec.json.encode(name) + b":[", True
    async for entry in entries:
        piece += (b"" if first else b",") + msgspec.json.encode(entry)
        first = False
        if len(piece) >= PIECE:
            yield piece
            piece = b""
    yield piece + b"]"


async def _rows(store: Store, columns: tuple[Any, ...], guest: str) -> AsyncIterator[dict[str, Any]]:
    table: Table = columns[0].class_.__table__
    keys = list(table.primary_key.columns)
    shown: list[Column[Any]] = [column for column in table.columns if str(column) not in HIDDEN]
    for theirs in columns:
        query = select(*keys, *shown).where(theirs == guest).order_by(*keys).limit(PAGE)
        rows = await store.reader.rows(query)
        while rows:
            for row in rows:
                values = zip((column.name for column in shown), row[len(keys) :], strict=True)
                yield {name: msgspec.Raw(value) if isinstance(value, bytes) else value for name, value in values}
            rows = await store.reader.rows(query.where(tuple_(*keys) > rows[-1][: len(keys)]))


async def _tables(store: Store, guest: str, may_tell: MayTell) -> AsyncIterator[dict[str, Any]]:
    sits = select(SeatRow.table_id).where(SeatRow.guest == guest)
    mine = select(TableRow.id).where((TableRow.maker == guest) | TableRow.id.in_(sits))
    all_of_them = await store.reader.column(mine.order_by(TableRow.moved.desc(), TableRow.id))
    for at in range(0, len(all_of_them), PAGE):
        tables = {table.id: table for table in await store.tables_by_id(all_of_them[at : at + PAGE])}
        told = [table.id for table in tables.values() if table.status == "over" and may_tell(table)]
        choices = await _choices(store, told)
        starts = dict(
            await store.reader.rows(select(StartRow.table_id, StartRow.record).where(StartRow.table_id.in_(told)))
        )
        for id in all_of_them[at : at + PAGE]:
            if id in tables:
                yield _table(tables[id], guest, choices.get(id), starts.get(id))


async def _choices(store: Store, tables: list[str]) -> dict[str, list[tuple[int, str]]]:
    choices: dict[str, list[tuple[int, str]]] = {id: [] for id in tables}
    made = select(ChoiceRow.table_id, ChoiceRow.seat, ChoiceRow.key).where(ChoiceRow.table_id.in_(tables))
    for id, seat, key in await store.reader.rows(made.order_by(ChoiceRow.table_id, ChoiceRow.n)):
        choices[id].append((seat, key))
    return choices


def _table(
    table: StoredTable, guest: str, choices: list[tuple[int, str]] | None, start: bytes | None
) -> dict[str, Any]:
    return {
        **{name: getattr(table, name) for name in SHOWN},
        "yours": table.maker == guest,
        "seats": [{"name": seat.name, "bot": seat.bot, "yours": seat.guest == guest} for seat in table.seats],
        "record": None if choices is None else _record(table, choices, start),
    }


def _record(table: StoredTable, choices: list[tuple[int, str]], start: bytes | None) -> dict[str, Any]:
    """A record as the rest of the product reads it; what follows from seed and choices is left out."""
    if start is not None:
        return {**msgspec.json.decode(start), "choices": choices}
    whole = {"format": FORMAT, "game": table.game, "players": len(table.seats), "options": table.options}
    return {**whole, "seed": table.seed, "choices": choices}
