"""Analyses of finished games: thought out one after the other at low priority, and kept.

The wish for one is kept, too: a server that was ended in the middle goes on with it when it starts again.
"""

import asyncio
import time
from typing import Literal

import msgspec
import structlog

from troyes.coach.shapes import VERSION
from troyes.server.results.endings import finished
from troyes.server.rooms.room import Room
from troyes.server.storage.imports import Imports
from troyes.server.storage.shapes import KeptStudy
from troyes.server.storage.store import Store
from troyes.server.thinking.pool import Job, Thinkers
from troyes.server.thinking.reports import Progress
from troyes.server.wire.tables import Study

log = structlog.get_logger()


class Versioned(msgspec.Struct):
    version: int


class Subject(msgspec.Struct, frozen=True):
    """A game to be analysed: at a table, or in a record of somebody's."""

    kind: Literal["table", "record"]
    id: str
    job: Job

    @property
    def key(self) -> str:
        return f"{self.kind}/{self.id}"

    @classmethod
    def at(cls, room: Room) -> "Subject":
        """The game of a table, which must be over."""
        finished(room)
        return cls("table", room.id, room.job())


class Studies:
    def __init__(self, store: Store, imports: Imports, thinkers: Thinkers, seconds: float) -> None:
        self._store = store
        self._imports = imports
        self._thinkers = thinkers
        self._seconds = seconds
        """How long is thought about each decision."""
        self._working: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, Progress] = {}
        self._failed: set[str] = set()
        self._turn = asyncio.Lock()
        """One game at a time, in the order in which they were asked for."""

    def close(self) -> None:
        for task in self._working.values():
            task.cancel()
        self._thinkers.close()

    async def of(self, room: Room) -> Study:
        return await self.found(Subject.at(room))

    async def begin(self, room: Room) -> Study:
        return await self.begun(Subject.at(room))

    async def found(self, subject: Subject) -> Study:
        """How far the analysis of a game is; all of it once it is done."""
        key = subject.key
        if key in self._working:
            at = self._progress.get(key)
            if at is None:
                return Study("waiting", 0, 0, None)
            return Study("working", round(at.seconds), round(at.of), None)
        data = _of_now(await self._kept(subject))
        if data is not None:
            return Study("done", 1, 1, msgspec.Raw(data))  # pyright: ignore[reportArgumentType]
        return Study("failed" if key in self._failed else "none", 0, 0, None)

    async def begun(self, subject: Subject) -> Study:
        """Begins with it, unless it is there or under way already."""
        if subject.key not in self._working:
            kept = await self._kept(subject)
            if _of_now(kept) is None:
                if kept is None or kept.data is not None:
                    await self._keep(subject, None)
                self._start(subject)
        return await self.found(subject)

    async def _kept(self, subject: Subject) -> KeptStudy | None:
        if subject.kind == "table":
            return await self._store.study(subject.id)
        found = await self._imports.study(subject.id)
        return None if found is None else KeptStudy(subject.id, *found)

    async def _keep(self, subject: Subject, data: bytes | None) -> None:
        if subject.kind == "table":
            await self._store.keep_study(KeptStudy(subject.id, time.time(), data))
        else:
            await self._imports.keep_study(subject.id, data)

    def _start(self, subject: Subject) -> None:
        key = subject.key
        if key in self._working:  # somebody else has asked for it at the same moment
            return
        self._failed.discard(key)
        task = asyncio.create_task(self._work(subject))
        self._working[key] = task
        task.add_done_callback(lambda _: self._ended(key))

    def _ended(self, key: str) -> None:
        self._working.pop(key, None)
        self._progress.pop(key, None)

    async def _work(self, subject: Subject) -> None:
        def told(progress: Progress) -> None:
            self._progress[subject.key] = progress

        try:
            async with self._turn:
                self._progress[subject.key] = Progress(0, len(subject.job.choices), 0)
                data = await self._thinkers.analyse(msgspec.structs.replace(subject.job, seconds=self._seconds), told)
            await self._keep(subject, data)
        except Exception:
            self._failed.add(subject.key)
            log.exception("a game could not be analysed", game=subject.key)


def _of_now(kept: KeptStudy | None) -> bytes | None:
    """What is kept, if it is finished and has the shape that we know: one of another version is made anew."""
    if kept is None or kept.data is None:
        return None
    return kept.data if msgspec.json.decode(kept.data, type=Versioned).version == VERSION else None
