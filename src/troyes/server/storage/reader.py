"""Reading: each question sees the database as it is at one moment, and is followed to its end."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import fields
from sqlalchemy import Executable, Select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from troyes.server.storage.engines import at_one_go
from troyes.server.storage.errors import StoreError, cause
from troyes.server.storage.models import Base

Found = TypeVar("Found")
Shape = TypeVar("Shape", bound=Struct)


def columns_of(row: type[Base], shape: type[Struct], but: str = "") -> tuple[Any, ...]:
    """The columns that fill a shape, in the order of its fields, which have the same names; `but`: except this one."""
    return tuple(getattr(row, field.name) for field in fields(shape) if field.name != but)


class Reader:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._at_one_go = at_one_go(engine)
        self._reading: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def read(self, question: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        """The answer. Who is cancelled meanwhile only stops waiting: a connection is never dropped half-way."""
        return await self._followed(self._read(self._engine, question))

    async def rows(self, query: Executable) -> list[tuple[Any, ...]]:
        async def ask(connection: AsyncConnection) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in await connection.execute(query)]

        return await self._followed(self._read(self._at_one_go, ask))

    async def _followed(self, reading: Coroutine[Any, Any, Found]) -> Found:
        if self._closed:  # an engine that was let go of would open a connection anew, and nobody would close it
            reading.close()
            raise StoreError("storage-closed")
        task = asyncio.create_task(reading)
        self._reading.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    async def row(self, query: Executable) -> tuple[Any, ...] | None:
        """The only row there is, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    async def one(self, shape: type[Shape], query: Executable) -> Shape | None:
        """The only row there is, in that shape."""
        row = await self.row(query)
        return None if row is None else shape(*row)

    async def all(self, shape: type[Shape], query: Executable) -> list[Shape]:
        return [shape(*row) for row in await self.rows(query)]

    async def value(self, query: Select[Found]) -> Found:
        """Of a question that has one row with one answer."""
        return (await self.rows(query))[0][0]

    async def column(self, query: Select[Found]) -> list[Found]:
        return [row[0] for row in await self.rows(query)]

    async def close(self) -> None:
        """Answers what was asked before."""
        self._closed = True
        if self._reading:
            await asyncio.wait(self._reading)
        await self._engine.dispose()

    async def _read(self, engine: AsyncEngine, question: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        try:
            async with engine.connect() as connection, connection.begin():
                return await question(connection)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError("storage-not-read", detail=cause(error)) from error

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._reading.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may be left to hear of it
