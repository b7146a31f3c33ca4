"""Group commit: all that is to be written meanwhile goes to disk in one transaction, and then everybody is told."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from troyes.server.storage.errors import StoreError, cause, is_trouble
from troyes.server.storage.ledger import Ledger
from troyes.server.storage.shapes import Act

MOST = 500
"""So many jobs go into one transaction at most."""
PACE = 0.01
"""Transactions begin so many seconds apart at least. One costs as much for a hundred acts as for one."""

Statements = Sequence[tuple[Executable, list[dict[str, Any]] | None]]


class Job:
    """Something to be written: an act, or statements with their rows."""

    def __init__(self, act: Act | None, statements: Statements) -> None:
        self.act = act
        self.statements = statements
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: StoreError | None) -> None:
        if self.done.done():  # whoever waited was cancelled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="troyes-writer")

    @property
    def alive(self) -> bool:
        return not self._closed and not self._task.done()

    async def write(self, act: Act) -> None:
        await self._put(Job(act, ()))

    async def run(self, statements: Statements) -> None:
        """All of the statements, or none."""
        await self._put(Job(None, statements))

    async def _put(self, job: Job) -> None:
        """What was once asked for is carried out, even if the one who asked is cancelled."""
        if not self.alive:
            raise StoreError("storage-closed")
        self._queue.put_nowait(job)
        await job.done

    async def close(self) -> None:
        """Writes what is still to be written."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while jobs := await self._next():
                began = time.monotonic()
                await self._commit(jobs)
                await asyncio.sleep(max(0.0, began + PACE - time.monotonic()))
        finally:  # nobody is left waiting, also if the loop is taken down around us
            self._closed = True
            while not self._queue.empty():
                job = self._queue.get_nowait()
                if job is not None:
                    job.settle(StoreError("storage-closed"))

    async def _next(self) -> list[Job]:
        """All that is waiting, and at least one job; nothing when it is time to end."""
        jobs: list[Job] = []
        job = await self._queue.get()
        while job is not None:
            jobs.append(job)
            if self._queue.empty() or len(jobs) == MOST:
                return jobs
            job = self._queue.get_nowait()
        if jobs:
            self._queue.put_nowait(None)
        return jobs

    async def _commit(self, jobs: list[Job]) -> None:
        """Together if possible. If something in them is bad each is tried by itself, and only the bad one fails."""
        try:
            refused = await self._transaction(jobs)
        except Exception as error:
            if len(jobs) == 1 or is_trouble(error):
                self._fail(jobs, error)
                return
            for job in jobs:
                await self._commit([job])
        else:
            for job in jobs:
                job.settle(refused.get(job))

    def _fail(self, jobs: list[Job], error: Exception) -> None:
        id = "storage-not-written" if is_trouble(error) else "storage-bad-data"
        for job in jobs:
            told = StoreError(id, detail=cause(error))
            if not isinstance(error, DBAPIError):  # what PostgreSQL says of a row that it refuses quotes all of it
                told.__cause__ = error
            job.settle(told)

    async def _transaction(self, jobs: list[Job]) -> dict[Job, StoreError]:
        """Writes what fits, and tells what does not."""
        async with self._engine.connect() as connection:
            try:
                async with connection.begin():
                    return await _write(connection, jobs)
            except BaseException:
                # a connection that was opened on a read-only disk stays so; and after trouble none is trusted
                await connection.invalidate()
                raise


async def _write(connection: AsyncConnection, jobs: list[Job]) -> dict[Job, StoreError]:
    for job in jobs:
        for statement, rows in job.statements:
            await connection.execute(statement, rows)
    acts = [(job, job.act) for job in jobs if job.act is not None]
    refused: dict[Job, StoreError] = {}
    if acts:
        ledger = await Ledger.opened(connection, (act.table for _, act in acts))
        for job, act in acts:
            try:
                ledger.take(act)
            except StoreError as error:
                refused[job] = error
        await ledger.write(connection)
    return refused
