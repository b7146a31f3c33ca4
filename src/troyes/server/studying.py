"""Analyses of finished games: thought out one after the other at low priority, and kept.

The wish for one is kept, too: a server that was ended in the middle goes on with it when it starts again.
"""

import asyncio
import time

import msgspec
import structlog

from troyes.coach.shapes import VERSION
from troyes.server.ending import finished
from troyes.server.reports import Progress
from troyes.server.room import Room
from troyes.server.storage.store import KeptStudy, Store
from troyes.server.thinking import Thinkers
from troyes.server.wire import Study

__all__ = ["SECONDS", "Studies"]

log = structlog.get_logger()
SECONDS = 0.2
"""How long is thought about each decision: a game takes about a minute."""


class Versioned(msgspec.Struct):
    version: int


class Studies:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
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
        """How far the analysis of a finished game is; all of it once it is done."""
        finished(room)
        if room.id in self._working:
            at = self._progress.get(room.id)
            if at is None:
                return Study("waiting", 0, 0, None)
            return Study("working", round(at.seconds), round(at.of), None)
        data = _of_now(await self._store.study(room.id))
        if data is not None:
            return Study("done", 1, 1, msgspec.Raw(data))  # pyright: ignore[reportArgumentType]
        return Study("failed" if room.id in self._failed else "none", 0, 0, None)

    async def begin(self, room: Room) -> Study:
        """Begins with it, unless it is there or under way already."""
        finished(room)
        if room.id not in self._working:
            kept = await self._store.study(room.id)
            if _of_now(kept) is None:
                if kept is None or kept.data is not None:
                    await self._store.keep_study(KeptStudy(room.id, time.time(), None))
                self._start(room)
        return await self.of(room)

    def _start(self, room: Room) -> None:
        if room.id in self._working:  # somebody else has asked for it at the same moment
            return
        self._failed.discard(room.id)
        task = asyncio.create_task(self._work(room))
        self._working[room.id] = task
        task.add_done_callback(lambda _: self._ended(room.id))

    def _ended(self, id: str) -> None:
        self._working.pop(id, None)
        self._progress.pop(id, None)

    async def _work(self, room: Room) -> None:
        def told(progress: Progress) -> None:
            self._progress[room.id] = progress

        try:
            async with self._turn:
                self._progress[room.id] = Progress(0, len(room.game.made()), 0)
                data = await self._thinkers.analyse(room.job(seconds=SECONDS), told)
            await self._store.keep_study(KeptStudy(room.id, time.time(), data))
        except Exception:
            self._failed.add(room.id)
            log.exception("a game could not be analysed", table=room.id)


def _of_now(kept: KeptStudy | None) -> bytes | None:
    """What is kept, if it is finished and has the shape that we know: one of another version is made anew."""
    if kept is None or kept.data is None:
        return None
    return kept.data if msgspec.json.decode(kept.data, type=Versioned).version == VERSION else None
