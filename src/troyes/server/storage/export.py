"""All of one's data, as one file: whatever is kept with somebody's id, but for secrets and for what others did."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Column, select
from sqlalchemy.ext.asyncio import AsyncConnection

from troyes.core.records import FORMAT
from troyes.server.storage.models import ChoiceRow, GuestRow, SeatRow, StartRow, TableRow
from troyes.server.storage.people_models import (
    AccountRow,
    CardSetRow,
    DailyRow,
    FriendRow,
    ImportRow,
    MessageRow,
    MuteRow,
    PushRow,
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
    "card_sets": (CardSetRow.guest,),
    "imports": (ImportRow.guest,),
    "pushes": (PushRow.guest,),
}
"""What the file holds, and by which columns it is found; tables come by seats and makers."""
NOT_TOLD = (MuteRow.muted, ReportRow.about)
"""Who does not want to read somebody, or has reported them, is not told."""
HIDDEN = ("guests.secret", "sessions.secret", "accounts.password", "pushes.p256dh", "pushes.auth")
"""What would open a door."""

SHOWN = ("id", "game", "options", "status", "made", "moved", "cards", "daily")
"""What is told of a table itself."""

MayTell = Callable[[StoredTable], bool]


async def export(store: Store, guest: str, may_tell: MayTell) -> dict[str, Any]:
    """`may_tell`: whether a finished game's seed is no secret any more, and so its record can be given away."""

    async def ask(connection: AsyncConnection) -> dict[str, list[dict[str, Any]]]:
        return {name: await _rows(connection, columns, guest) for name, columns in TOLD.items()}

    return {**await store.reader.read(ask), "tables": await _tables(store, guest, may_tell)}


async def _rows(connection: AsyncConnection, columns: tuple[Any, ...], guest: str) -> list[dict[str, Any]]:
    table = columns[0].class_.__table__
    shown: list[Column[Any]] = [column for column in table.columns if str(column) not in HIDDEN]
    found: list[dict[str, Any]] = []
    for theirs in columns:
        for row in await connection.execute(select(*shown).where(theirs == guest)):
            values = zip((column.name for column in shown), row, strict=True)
            found.append({name: msgspec.Raw(value) if isinstance(value, bytes) else value for name, value in values})
    return found


async def _tables(store: Store, guest: str, may_tell: MayTell) -> list[dict[str, Any]]:
    tables = await store.tables_of(guest, limit=None)
    told = [table.id for table in tables if table.status == "over" and may_tell(table)]
    sits = select(SeatRow.table_id).where(SeatRow.guest == guest)
    mine = (TableRow.maker == guest) | TableRow.id.in_(sits)
    over = select(TableRow.id).where(mine, TableRow.status == "over")
    made = select(ChoiceRow.table_id, ChoiceRow.seat, ChoiceRow.key).where(ChoiceRow.table_id.in_(over))
    choices: dict[str, list[tuple[int, str]]] = {id: [] for id in told}
    for id, seat, key in await store.reader.rows(made.order_by(ChoiceRow.table_id, ChoiceRow.n)):
        if id in choices:
            choices[id].append((seat, key))
    starts = dict(
        await store.reader.rows(select(StartRow.table_id, StartRow.record).where(StartRow.table_id.in_(over)))
    )
    return [_table(table, guest, choices.get(table.id), starts.get(table.id)) for table in tables]


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
