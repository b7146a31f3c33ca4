"""Analyses of finished games: thought out one after the other at low priority, everybody's in turn, and kept.

The wish for one is kept, too: a server that was ended in the middle goes on with it when it starts again.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

import msgspec
from msgspec.structs import replace

from troyes.coach.shapes import VERSION
from troyes.server import clock
from troyes.server.desk import KeepsRecords, KeepsTables, Thinks
from troyes.server.errors import Refused, StoreError
from troyes.server.journal import journal
from troyes.server.results.endings import finished
from troyes.server.rooms.room import Room
from troyes.server.storage.kept import Full
from troyes.server.storage.shapes import KeptStudy
from troyes.server.thinking.jobs import Job
from troyes.server.thinking.reports import Progress
from troyes.server.wire.tables import Study

log = journal()
KNOWN = 1000
"""Of so many analyses elsewhere it is remembered how far they are."""


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
    def at(cls, room: Room, person: str = "") -> "Subject":
        """The game of a table, which must be over; `person`: who wants it, if somebody asks."""
        finished(room)
        job = room.job()
        return cls("table", room.id, replace(job, person=person) if person else job)


class Studies:
    def __init__(
        self,
        store: KeepsTables,
        imports: KeepsRecords,
        thinkers: Thinks,
        seconds: float,
        most: int,
        ours: Callable[[str], bool] | None = None,
    ) -> None:
        """`ours`: whether it is this server, of several, that thinks out a game; None: there is no other."""
        self._store = store
        self._imports = imports
        self._thinkers = thinkers
        self._others = ours is not None
        self._ours: Callable[[str], bool] = ours or bool
        self._seconds = seconds
        """How long is thought about each decision."""
        self._most = most
        """So many may one person have under way; 0: any number."""
        self._working: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, Progress] = {}
        self._failed: set[str] = set()
        self._untold: set[str] = set()
        """Of which other servers have not heard yet how far they are."""
        self._elsewhere: dict[str, tuple[float, float]] = {}
        """Those that another server thinks out: how far, of how much."""

    def close(self) -> None:
        for task in self._working.values():
            task.cancel()

    async def of(self, room: Room) -> Study:
        return await self.found(Subject.at(room))

    async def begin(self, room: Room, person: str) -> Study:
        return await self.begun(Subject.at(room, person))

    async def go_on(self, room: Room) -> None:
        """With one that was under way when the server ended: nobody asks anew, and nobody is refused."""
        await self.begun(Subject.at(room))

    async def found(self, subject: Subject) -> Study:
        """How far the analysis of a game is; all of it once it is done."""
        key = subject.key
        if key in self._working:
            at = self._progress.get(key)
            return _under_way(None if at is None else (at.seconds, at.of))
        kept = await self._kept(subject)
        data = _of_now(kept)
        if data is not None:
            self._elsewhere.pop(key, None)
            return Study("done", 1, 1, msgspec.Raw(data))  # pyright: ignore[reportArgumentType]
        if self._others and kept is not None and kept.data is None and key not in self._failed:
            return _under_way(self._elsewhere.get(key))
        return Study("failed" if key in self._failed else "none", 0, 0, None)

    async def begun(self, subject: Subject) -> Study:
        """Begins with it, unless it is there or under way already. What was wanted before is not counted anew."""
        if subject.key not in self._working:
            kept = await self._kept(subject)
            if _of_now(kept) is None:
                if kept is None or kept.data is not None:
                    await self._wish(subject)
                if self._ours(subject.id):  # or another server takes it up in a moment
                    self._start(subject)
        return await self.found(subject)

    async def _wish(self, subject: Subject) -> None:
        """Keeps that it is wanted, unless somebody wants too many."""
        try:
            await self._keep(subject, None, self._most)
        except Full:
            raise Refused("web-too-many-studies", most=self._most) from None

    # -- other servers on the same database --------------------------------------------------------------------------

    def to_tell(self) -> dict[str, tuple[float, float]]:
        """How far those are that have gone on since it was told last."""
        told = {
            key: (self._progress[key].seconds, self._progress[key].of) for key in self._untold & set(self._progress)
        }
        self._untold.clear()
        return told

    def heard(self, told: dict[str, tuple[float, float]]) -> None:
        self._elsewhere |= told
        while len(self._elsewhere) > KNOWN:
            del self._elsewhere[next(iter(self._elsewhere))]

    def waits_for_us(self, kind: Literal["table", "record"], id: str) -> bool:
        """Whether it falls to this server to think it out, and it does not do so yet."""
        return self._ours(id) and f"{kind}/{id}" not in self._working

    async def _kept(self, subject: Subject) -> KeptStudy | None:
        if subject.kind == "table":
            return await self._store.study(subject.id)
        found = await self._imports.study(subject.id)
        return None if found is None else KeptStudy(subject.id, *found)

    async def _keep(self, subject: Subject, data: bytes | None, most: int = 0) -> None:
        """`most`: not if whoever wants it has so many under way; 0: any number."""
        if subject.kind == "table":
            await self._store.keep_study(KeptStudy(subject.id, clock.now(), data, subject.job.person), most)
        else:
            await self._imports.keep_study(subject.id, data, most)

    async def _drop(self, subject: Subject) -> None:
        """It came to nothing: whoever still wants it asks anew."""
        with suppress(StoreError):
            await (self._store if subject.kind == "table" else self._imports).drop_study(subject.id)

    def _start(self, subject: Subject) -> None:
        key = subject.key
        if key in self._working:  # somebody else has asked for it at the same moment
            return
        self._failed.discard(key)
        task = asyncio.create_task(self._work(subject))
        self._working[key] = task
        task.add_done_callback(lambda _: self._ended(subject))

    def _ended(self, subject: Subject) -> None:
        self._working.pop(subject.key, None)
        self._progress.pop(subject.key, None)

    async def _work(self, subject: Subject) -> None:
        def told(progress: Progress) -> None:
            self._progress[subject.key] = progress
            self._untold.add(subject.key)

        try:
            data = await self._thinkers.analyse(replace(subject.job, seconds=self._seconds), told)
            await self._keep(subject, data)
        except Exception as error:
            log.exception("a game could not be analysed", game=subject.key)
            if not isinstance(error, StoreError):  # or it is tried again when the database is back
                await self._drop(subject)
            self._failed.add(subject.key)


def _under_way(at: tuple[float, float] | None) -> Study:
    return Study("waiting", 0, 0, None) if at is None else Study("working", round(at[0]), round(at[1]), None)


def _of_now(kept: KeptStudy | None) -> bytes | None:
    """What is kept, if it is finished and has the shape that we know: one of another version is made anew."""
    if kept is None or kept.data is None:
        return None
    return kept.data if msgspec.json.decode(kept.data, type=Versioned).version == VERSION else None
