"""What waits to be thought about, in a PostgreSQL database, and who takes it.

A row is taken by one worker, which skips what others are just taking. It is that worker's as long as it says so; then
it is for another to take. A row that nobody wants any more is cleared away.
"""

from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import TextClause, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from troyes.server.storage.engines import thoughts_engine
from troyes.server.storage.errors import StoreError, cause
from troyes.server.storage.news import NOW

LEASE: Final = 6.0
"""Seconds after which a worker that says nothing counts as dead."""
WANTED: Final = 10.0
"""Seconds after which nobody seems to want an answer."""

_OPEN = "answer IS NULL AND failed IS NULL"
_FREE = f"{_OPEN} AND wanted > {NOW} - {WANTED} AND (worker IS NULL OR lease NOT BETWEEN {NOW} AND {NOW} + {2 * LEASE})"
"""A lease that lasts longer than any was given before the database's clock was set back."""
_OURS = f"{_FREE} AND kind = ANY(:kinds) AND work = ANY(:known)"
_PUT = text(
    "INSERT INTO thoughts (id, work, kind, person, cost, job, wanted, tries, mark) "
    f"SELECT :id, :work, :kind, CAST(:person AS varchar), CAST(:cost AS float), :job, {NOW}, 0, "
    "CAST(:cost AS float) + GREATEST(0, (SELECT max(mark) FROM thoughts WHERE person = :person), "
    "(SELECT max(mark - cost / 2) FROM thoughts WHERE worker IS NOT NULL))"
)
_TAKE = text(
    f"UPDATE thoughts SET worker = :worker, lease = {NOW} + {LEASE}, tries = tries + 1 WHERE id = "
    f"(SELECT id FROM thoughts WHERE {_OURS} ORDER BY mark, id LIMIT 1 FOR UPDATE SKIP LOCKED) "
    "RETURNING id, work, person, job, tries"
)
_TELL = text(
    f"UPDATE thoughts SET lease = {NOW} + {LEASE}, progress = :progress "
    f"WHERE id = :id AND worker = :worker AND wanted > {NOW} - {WANTED} RETURNING id"
)
_ANSWER = text(
    f"UPDATE thoughts SET answer = :answer, failed = :failed WHERE id = :id AND worker = :worker AND {_OPEN}"
)
_GIVE_BACK = text(
    "UPDATE thoughts SET worker = NULL, lease = NULL, tries = tries - 1 "
    f"WHERE id = :id AND worker = :worker AND {_OPEN}"
)
_OTHERS = text(f"SELECT EXISTS (SELECT 1 FROM thoughts WHERE {_OURS} AND person <> :person)")
_WANT = text(f"UPDATE thoughts SET wanted = {NOW} WHERE id = ANY(:ids) RETURNING id, progress, answer, failed, tries")
_WAITING = text(f"SELECT kind, count(*) FROM thoughts WHERE {_FREE} GROUP BY kind")
_DROP = text("DELETE FROM thoughts WHERE id = ANY(:ids)")
_TIDY = text(f"DELETE FROM thoughts WHERE wanted < {NOW} - {3 * WANTED}")
_FULL = text(
    "SELECT count(*) >= CAST(:most AS bigint) AND COALESCE(bool_or(person = CAST(:person AS varchar)), false) "
    "FROM thoughts WHERE worker IS NULL"
)


class Taken(Struct):
    id: str
    work: str
    person: str
    job: bytes
    tries: int


class Told(Struct):
    id: str
    progress: bytes | None
    answer: bytes | None
    failed: str | None
    tries: int


class Thoughts:
    def __init__(self, url: URL) -> None:
        self._engine = thoughts_engine(url)

    async def close(self) -> None:
        await self._engine.dispose()

    # -- for who wants to know ---------------------------------------------------------------------------------------

    async def put(self, id: str, work: str, kind: str, person: str, cost: float, job: bytes) -> None:
        await self._rows(_PUT, id=id, work=work, kind=kind, person=person, cost=cost, job=job)

    async def want(self, ids: Collection[str]) -> list[Told]:
        """How far they are. One that is not there any more is not among them."""
        return [Told(*row) for row in await self._rows(_WANT, ids=list(ids))]

    async def drop(self, ids: Collection[str]) -> None:
        await self._rows(_DROP, ids=list(ids))

    async def full(self, person: str, most: int) -> bool:
        """Whether so many wait, and some of them are this person's."""
        return (await self._rows(_FULL, person=person, most=most))[0][0]

    async def waiting(self) -> dict[str, int]:
        """How many there are that nobody thinks about, of each kind."""
        return dict(await self._rows(_WAITING))

    # -- for who thinks ----------------------------------------------------------------------------------------------

    async def take(self, worker: str, kinds: Sequence[str], known: Sequence[str]) -> Taken | None:
        """`known`: the names of the work that this worker can do. What it does not know waits for a newer one."""
        rows = await self._rows(_TAKE, worker=worker, kinds=list(kinds), known=list(known))
        return Taken(*rows[0]) if rows else None

    async def tell(self, id: str, worker: str, progress: bytes | None) -> bool:
        """How far it is; returns whether it is still this worker's, and anybody wants it."""
        return bool(await self._rows(_TELL, id=id, worker=worker, progress=progress))

    async def answer(self, id: str, worker: str, answer: bytes | None, failed: str | None = None) -> None:
        await self._rows(_ANSWER, id=id, worker=worker, answer=answer, failed=failed)

    async def give_back(self, id: str, worker: str) -> None:
        """As if it had never been taken: another may have it at once."""
        await self._rows(_GIVE_BACK, id=id, worker=worker)

    async def others_wait(self, person: str, kinds: Sequence[str], known: Sequence[str]) -> bool:
        return (await self._rows(_OTHERS, person=person, kinds=list(kinds), known=list(known)))[0][0]

    async def tidy(self) -> None:
        await self._rows(_TIDY)

    async def _rows(self, statement: TextClause, **values: Any) -> list[tuple[Any, ...]]:
        async with self._connected() as connection:
            found = await connection.execute(statement, values)
            return [tuple(row) for row in found] if found.returns_rows else []

    @asynccontextmanager
    async def _connected(self) -> AsyncGenerator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreError("storage-not-written", detail=cause(error)) from error
