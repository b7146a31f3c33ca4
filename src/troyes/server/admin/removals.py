"""What the operator takes away. A server that runs notices within a minute: see `server.tables.outside_changes`."""

import time
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, exists, func, not_, or_, select, update
from sqlalchemy.orm import aliased

from troyes.server.admin.errors import AdminError
from troyes.server.storage.models import GuestRow, TableRow
from troyes.server.storage.people import People
from troyes.server.storage.people_models import MessageRow, RatingRow, ReportRow
from troyes.server.storage.removal import columns_to, without_tables
from troyes.server.storage.store import Store

DAY = 86400.0
BATCH = 20
"""So many tables go in one transaction: a server that runs must not wait long for its turn to write."""
FOUND = aliased(TableRow)
"""The table by which others are found, also where that very table is changed."""


class Prunable(Struct):
    """What would go, or has gone."""

    guests: int
    tables: int


async def block(store: Store, guest: str, why: str) -> None:
    """`why`: what they are told; empty: they are welcome again."""
    await _needed(store, GuestRow.id, guest, "admin-no-person")
    await store.writer.run([(update(GuestRow).where(GuestRow.id == guest).values(blocked=why), None)])


async def remove_person(store: Store, guest: str) -> None:
    """Just what they could do themselves: `DELETE /api/me`."""
    await _needed(store, GuestRow.id, guest, "admin-no-person")
    await People(store).remove(guest)


async def remove_table(store: Store, table: str) -> None:
    await _needed(store, TableRow.id, table, "admin-no-table")
    await store.writer.run(without_tables(select(FOUND.id).where(FOUND.id == table)))


async def settle(store: Store, report: str) -> None:
    await _needed(store, ReportRow.id, report, "admin-no-report")
    found = update(ReportRow).where(ReportRow.id == report, ReportRow.settled.is_(None))
    await store.writer.run([(found.values(settled=time.time()), None)])


async def message(store: Store, table: str, n: int) -> tuple[str, str]:
    """What was said, and by whom."""
    found = select(MessageRow.text, MessageRow.name).where(MessageRow.table_id == table, MessageRow.n == n)
    row = await store.reader.row(found)
    if row is None:
        raise AdminError("admin-no-message", table=table, n=n)
    return row[0], row[1]


async def remove_message(store: Store, table: str, n: int) -> None:
    """Its words go, here and in what was copied from it; reports of it are settled."""
    await message(store, table, n)
    said = update(MessageRow).where(MessageRow.table_id == table, MessageRow.n == n).values(text="")
    about = update(ReportRow).where(ReportRow.table_id == table, ReportRow.n == n)
    settled = func.coalesce(ReportRow.settled, time.time())
    # the table counts on: a room that holds it is opened anew, and so everybody's talk is read anew
    table_on = update(TableRow).where(TableRow.id == table).values(n=TableRow.n + 1)
    await store.writer.run([(said, None), (about.values(text="", settled=settled), None), (table_on, None)])


# -- what nobody needs any more --------------------------------------------------------------------------------------


async def prunable(store: Store, guest_days: float, table_days: float) -> Prunable:
    """Guests who never did anything, and tables at which a game was not played to its end, older than so many days."""
    now = time.time()
    guests = select(func.count()).where(*_idle_guests(now - guest_days * DAY))
    tables = select(func.count()).where(*_abandoned(now - table_days * DAY))
    return Prunable(await store.reader.value(guests), await store.reader.value(tables))


async def prune(store: Store, guest_days: float, table_days: float) -> Prunable:
    """Whoever comes back to a table, or sits down for the first time, in that very moment keeps it."""
    now = time.time()
    before = await prunable(store, guest_days, table_days)
    old = _abandoned(now - table_days * DAY)
    while ids := await store.reader.column(select(FOUND.id).where(*old).limit(BATCH)):
        await store.writer.run(without_tables(select(FOUND.id).where(FOUND.id.in_(ids), *old)))
    await store.writer.run([(delete(GuestRow).where(*_idle_guests(now - guest_days * DAY)), None)])
    after = await prunable(store, guest_days, table_days)
    return Prunable(before.guests - after.guests, before.tables - after.tables)


def _abandoned(before: float) -> list[Any]:
    return [FOUND.status != "over", FOUND.moved < before]


def _idle_guests(before: float) -> list[Any]:
    """Nothing in the whole database names them."""
    named = [exists().where(column == GuestRow.id) for column in columns_to("guests")]
    rated = exists().where(RatingRow.who == GuestRow.id)
    return [GuestRow.made < before, GuestRow.blocked == "", not_(or_(rated, *named))]


async def _needed(store: Store, column: Any, id: str, refusal: str) -> None:
    if await store.reader.row(select(column).where(column == id)) is None:
        raise AdminError(refusal, of=id)
