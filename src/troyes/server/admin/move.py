"""Everything from one database to another: from the file to PostgreSQL, or back. All of it, checked row by row."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack
from typing import Any

from msgspec import Struct
from sqlalchemy import Table, bindparam, func, insert, select, text, tuple_, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from troyes.server.admin.database import address, head, version_of
from troyes.server.admin.errors import AdminError
from troyes.server.houses.house import LEASE
from troyes.server.settings import Settings
from troyes.server.storage.engines import address as made_address
from troyes.server.storage.engines import engine
from troyes.server.storage.errors import cause
from troyes.server.storage.migrate import migrate
from troyes.server.storage.models import Base
from troyes.server.storage.news import NOW

OF_THE_HOUR = frozenset(("news", "houses", "presence"))
"""What servers tell each other while they run: nothing to take along."""
AT_ONCE = 500
Row = dict[str, Any]


class Moved(Struct):
    tables: dict[str, int]
    """How many rows of each were moved, and found the same."""

    @property
    def rows(self) -> int:
        return sum(self.tables.values())


async def move(source: Settings, target: Settings) -> Moved:
    """In one transaction: after trouble the target is as empty as before. The source is only read."""
    found = await version_of(source)
    if found != head():
        raise AdminError("admin-other-version", found=found or "–", known=head())
    await migrate(made_address(target))
    try:
        async with AsyncExitStack() as held:
            old = engine(address(source), writes=False, patient=True)
            new = engine(made_address(target), writes=True, patient=True)
            held.push_async_callback(old.dispose)
            held.push_async_callback(new.dispose)
            reading = await held.enter_async_context(old.connect())
            await held.enter_async_context(reading.begin())
            writing = await held.enter_async_context(new.connect())
            await held.enter_async_context(writing.begin())
            for connection in (reading, writing):
                await _check_nobody_serves(connection)
            return await _moved(reading, writing)
    except (SQLAlchemyError, OSError) as error:
        raise AdminError("admin-not-moved", detail=cause(error)) from error


async def _moved(reading: AsyncConnection, writing: AsyncConnection) -> Moved:
    tables = [table for table in Base.metadata.sorted_tables if table.name not in OF_THE_HOUR]
    for table in tables:
        if (await writing.execute(select(func.count()).select_from(table))).scalar_one():
            raise AdminError("admin-move-not-empty", table=table.name)
    for table in tables:
        await _copy(reading, writing, table)
    return Moved({table.name: await _compared(reading, writing, table) for table in tables})


async def _check_nobody_serves(connection: AsyncConnection) -> None:
    """Of a file the lock in its folder tells."""
    if connection.dialect.name == "postgresql":
        alive = text(f"SELECT count(*) FROM houses WHERE beat > {NOW} - {LEASE}")
        if (await connection.execute(alive)).scalar_one():
            raise AdminError("admin-server-runs-there")


async def _copy(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> None:
    """Rows that point at others of the same table are written without that first: those may come later."""
    own = [column.name for column in table.columns if any(key.column.table is table for key in column.foreign_keys)]
    pointing: list[Row] = []
    async for rows in _chunks(reading, table):
        pointing += [row for row in rows if any(row[name] is not None for name in own)]
        await writing.execute(insert(table), [{**row, **dict.fromkeys(own)} for row in rows])
    keys = [column.name for column in table.primary_key.columns]
    if pointing:
        at = [table.c[name] == bindparam(f"at_{name}") for name in keys]
        change = update(table).where(*at).values({name: bindparam(f"to_{name}") for name in own})
        await writing.execute(
            change,
            [
                {f"at_{name}": row[name] for name in keys} | {f"to_{name}": row[name] for name in own}
                for row in pointing
            ],
        )


async def _compared(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> int:
    """Every row of the source is in the target, the same in every column, and there are no others."""
    keys = list(table.primary_key.columns)
    count = 0
    async for rows in _chunks(reading, table):
        wanted = [tuple(row[key.name] for key in keys) for row in rows]
        found = await writing.execute(select(table).where(tuple_(*keys).in_(wanted)))
        there = {tuple(row[key.name] for key in keys): dict(row) for row in found.mappings()}
        for key, row in zip(wanted, rows, strict=True):
            if there.get(key) != row:
                raise AdminError("admin-move-differs", table=table.name, key="/".join(map(str, key)))
        count += len(rows)
    if (await writing.execute(select(func.count()).select_from(table))).scalar_one() != count:
        raise AdminError("admin-move-differs", table=table.name, key="*")
    return count


async def _chunks(reading: AsyncConnection, table: Table) -> AsyncGenerator[list[Row]]:
    """All rows, a few hundred at a time."""
    async with reading.stream(select(table)) as found:
        async for rows in found.mappings().partitions(AT_ONCE):
            yield [dict(row) for row in rows]
