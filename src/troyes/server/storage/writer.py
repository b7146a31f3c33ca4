"""Group commit: all that is to be written meanwhile goes to disk in one transaction, and then everybody is told."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from troyes.server.storage.caps import Cap, fits, hold
from troyes.server.storage.errors import StoreError, cause, is_trouble
from troyes.server.storage.kept import Full
from troyes.server.storage.ledger import Ledger
from troyes.server.storage.news import News, tell
from troyes.server.storage.shapes import Act
from troyes.server.storage.stroke import Stepped, Stroke, stepped

MOST = 500
"""So many jobs go into one transaction at most."""
PACE = 0.01
"""Transactions begin so many seconds apart at least. One costs as much for a hundred acts as for one."""
SLOWEST = 5
"""Several servers take turns, so each lets more gather: but not more than so many times as long as one alone."""

Statements = Sequence[tuple[Executable, list[dict[str, Any]] | None]]


class Job:
    """Something to be written: an act, or statements with their rows, unless a cap is reached."""

    def __init__(
        self, act: Act | None, statements: Statements, news: News | None = None, caps: Sequence[Cap] = ()
    ) -> None:
        self.act = act
        self.statements = statements
        self.news = news
        self.caps = caps
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: StoreError | None) -> None:
        if self.done.done():  # whoever waited was cancelled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    def __init__(self, engine: AsyncEngine, house: str = "") -> None:
        """`house`: as who others are told of what was written; empty: there are none."""
        self._engine = engine
        self._house = house
        self._stroke = Stroke(engine, house) if house else None
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        self._pace = PACE
        self._concerns: Callable[[str], bool] = _anything
        self._task = asyncio.create_task(self._run(), name="troyes-writer")

    @property
    def alive(self) -> bool:
        return not self._closed and not self._task.done()

    def share(self, servers: int) -> None:
        """So many servers write to the same database: together they begin no more transactions than one would."""
        self._pace = PACE * min(servers, SLOWEST)

    def wake_for(self, concerns: Callable[[str], bool]) -> None:
        """`concerns`: whether a table is of those of which others are to hear at once."""
        self._concerns = concerns

    async def write(self, act: Act) -> None:
        await self._put(Job(act, ()))

    async def run(self, statements: Statements, news: News | None = None, caps: Sequence[Cap] = ()) -> None:
        """All of the statements, or none; `news`: what the others are told of it.

        `caps`: `Full` if somebody has as many as they may.
        """
        await self._put(Job(None, statements, news, caps))

    def tell(self, news: News) -> None:
        """Tells the others, if there are any, with what is written next. Nobody waits for it."""
        if self._house and self.alive:
            self._queue.put_nowait(Job(None, (), news))

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
                await asyncio.sleep(max(0.0, began + self._pace - time.monotonic()))
            if self._stroke is not None:
                await self._stroke.let_go()
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
        if self._stroke is not None:
            jobs = await self._at_one_stroke(self._stroke, jobs)
            if not jobs:
                return {}
            await self._stroke.let_go()
        async with self._engine.connect() as connection:
            try:
                async with connection.begin():
                    refused, news = await _write(connection, jobs)
                    if self._house and news:
                        await tell(connection, self._house, news, self._concerns)
                    return refused
            except BaseException:
                # a connection that was opened on a read-only disk stays so; and after trouble none is trusted
                await connection.invalidate()
                raise

    async def _at_one_stroke(self, stroke: Stroke, jobs: list[Job]) -> list[Job]:
        """What is left to be written: nothing, if all of it was a step at a table of its own, and fitted."""
        acts: dict[str, Stepped] = {}
        news = News()
        for job in jobs:
            if job.statements or job.caps:
                return jobs
            if job.news is not None:
                news.add(job.news)
            if job.act is not None:
                act = stepped(job.act)
                if act is None or act.id in acts:
                    return jobs
                acts[act.id] = act
                news.tables[act.id] = act.n
                if self._concerns(act.id):
                    news.acts[act.id] = msgspec.Raw(msgspec.json.encode(job.act))
        written = await stroke.write(list(acts.values()), news, news.announced(self._house, self._concerns))
        left = [job for job in jobs if job.act is not None and job.act.table not in written]
        for job in jobs:
            if job not in left:
                job.settle(None)  # whatever becomes of the others
        return left


def _anything(_table: str) -> bool:
    return True


async def _write(connection: AsyncConnection, jobs: list[Job]) -> tuple[dict[Job, StoreError], News]:
    """What does not fit is told, and what others are to hear of the rest."""
    news = News()
    refused: dict[Job, StoreError] = {}
    await hold(connection, (cap for job in jobs for cap in job.caps))
    for job in jobs:
        if not await fits(connection, job.caps):
            refused[job] = Full()
            continue
        for statement, rows in job.statements:
            await connection.execute(statement, rows)
        if job.news is not None:
            news.add(job.news)
    acts = [(job, job.act) for job in jobs if job.act is not None]
    if acts:
        ledger = await Ledger.opened(connection, (act.table for _, act in acts))
        for job, act in acts:
            try:
                ledger.take(act)
            except StoreError as error:
                refused[job] = error
            else:
                news.tables[act.table] = act.n
        await ledger.write(connection)
    return refused, news
