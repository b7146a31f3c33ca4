"""The house: every table that is in use, and what they all share."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial

import structlog

from troyes.core.errors import TroyesError
from troyes.server.errors import Refused
from troyes.server.guard.limits import Limits
from troyes.server.guard.links import Links
from troyes.server.guard.passwords import Passwords
from troyes.server.metrics import ROOMS
from troyes.server.notices.herald import Herald
from troyes.server.replays.films import Films
from troyes.server.results.backfill import catch_up
from troyes.server.rooms.room import Room
from troyes.server.settings import Settings
from troyes.server.storage.card_sets import KeptCardSets
from troyes.server.storage.dailies import Dailies
from troyes.server.storage.friends import Friends
from troyes.server.storage.gallery import Gallery
from troyes.server.storage.imports import Records
from troyes.server.storage.lessons import LessonTables
from troyes.server.storage.notices import KeptNotices
from troyes.server.storage.people import People
from troyes.server.storage.results import Results
from troyes.server.storage.store import Store
from troyes.server.storage.talk import Talk
from troyes.server.tables.outside_changes import EVERY, look_at_disk
from troyes.server.thinking.analyses import Studies, Subject
from troyes.server.thinking.pool import Thinkers

__all__ = ["House"]

log = structlog.get_logger()
LOOK_ROUND = 5.0
"""How often the clocks are looked at, in seconds."""
KEEP_FOR = 600.0
"""How long a table that nobody uses stays in memory."""


class House:
    def __init__(self, settings: Settings, store: Store, links: Links) -> None:
        self.settings = settings
        self.store = store
        self.links = links
        self.limits = Limits(settings)
        self.people = People(store)
        self.friends = Friends(store)
        self.passwords = Passwords()
        self.talk = Talk(store.reader, store.writer)
        self.notices = KeptNotices(store.reader, store.writer)
        self.herald = Herald(settings, self.notices, links)
        self.thinkers = Thinkers(settings.workers)
        self.records = Records(store.reader, store.writer)
        self.gallery = Gallery(store.reader)
        self.lessons = LessonTables(store.reader)
        self.films = Films()
        self.studies = Studies(store, self.records, Thinkers(1, gently=True), settings.study_seconds)
        self.results = Results(store.reader, store.writer)
        self.dailies = Dailies(store)
        self._counter: asyncio.Task[None] | None = None
        """Counts games that ended before results were kept."""
        self.sets = KeptCardSets(store.reader, store.writer)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._broken: set[str] = set()
        """Tables that could not be opened."""

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        store = await Store.open(settings)
        house = cls(settings, store, Links.kept_in(settings.data))
        await house.people.look()
        house._keeper = asyncio.create_task(house._keep())
        house._counter = asyncio.create_task(house._guarded(partial(catch_up, store, house.results)))
        return house

    async def close(self) -> None:
        for task in (self._keeper, self._counter):
            if task is not None:
                task.cancel()
        for room in list(self.rooms.values()):
            self.forget(room)
        self.thinkers.close()
        self.studies.close()
        await self.herald.close()
        await self.store.close()

    async def room(self, id: str) -> Room:
        """The table of that name, brought into memory if it is not there yet."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            return room
        async with self._opening.setdefault(id, asyncio.Lock()):
            try:
                return self.rooms.get(id) or await self._open(id)
            finally:
                self._opening.pop(id, None)

    async def _open(self, id: str) -> Room:
        stored = await self.store.play(id)
        if stored is None:
            raise Refused("web-no-table", 404)
        try:
            room = self.rooms.setdefault(id, Room(self, stored))  # never two of the same table
        except TroyesError as error:
            log.error("a table cannot be opened", table=id, why=error.text())
            raise Refused("web-table-broken", 500) from error
        async with room.lock:
            await room.begin_if_full()  # a server may have died between the last seat and the beginning
        ROOMS.set(len(self.rooms))
        room.wake()
        return room

    def forget(self, room: Room) -> None:
        """Puts a table out of memory; whoever is at it comes back to it as it stands on disk."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.rest()
        for connection in list(room.connections):
            connection.hang_up()

    async def behind(self, tables: Sequence[str], work: Callable[[], Awaitable[None]]) -> None:
        """Changes tables on disk behind their rooms: none of them moves meanwhile, and each is opened anew afterwards.

        The work must raise the tables' `n`, so that a room which was being opened meanwhile finds itself out of step.
        """
        async with AsyncExitStack() as held:
            for id in sorted(tables):
                if id in self.rooms:
                    await held.enter_async_context(self.rooms[id].lock)
            await work()
            self._forget_all(tables)
        for opening in [self._opening[id] for id in tables if id in self._opening]:
            async with opening:
                pass
        self._forget_all(tables)

    def _forget_all(self, tables: Sequence[str]) -> None:
        for room in [self.rooms[id] for id in tables if id in self.rooms]:
            self.forget(room)

    def hang_up(self, guest: str) -> None:
        """Ends every line of somebody's; who still may come in connects again by themselves."""
        for room in self.rooms.values():
            for connection in list(room.connections):
                if connection.guest == guest:
                    connection.hang_up()

    async def wake(self, tables: Sequence[str]) -> None:
        """Opens tables at which a bot may have to go on."""
        for id in tables:
            await self._each(id, _nothing)

    # -- what goes on by itself ----------------------------------------------------------------------------------

    async def _keep(self) -> None:
        """After a restart bots and analyses go on; then clocks are watched and unused tables put away."""
        await self._guarded(self._wake_all)
        looked = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_ROUND)
            await self._guarded(self._watch_clocks)
            self._put_away()
            if time.monotonic() - looked >= EVERY:
                looked = time.monotonic()
                await self._guarded(partial(look_at_disk, self))

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:  # the keeper must outlive a database that does not answer
            log.exception("the house could not look after its tables")

    async def _wake_all(self) -> None:
        for id in await self.store.to_wake():
            await self._each(id, _nothing)
        for id in await self.store.unfinished_studies():
            await self._each(id, _studied)
        for id in await self.records.unfinished_studies():
            await self._study_record(id)

    async def _study_record(self, id: str) -> None:
        """As `_studied`, of a record that somebody has brought."""
        from troyes.server.replays.sources import of_record

        kept = await self.records.one(id)
        if kept is not None:
            await self.studies.begun(Subject("record", id, of_record(kept).job()))

    async def _watch_clocks(self) -> None:
        from troyes.server.tables.seating import run_out

        for id in await self.store.running_with_deadline(time.time()):
            await self._each(id, run_out)

    async def _each(self, id: str, work: Callable[[Room], Awaitable[None]]) -> None:
        """Opens a table and does something with it. One that cannot be opened is left alone, and no other suffers."""
        if id in self._broken:
            return
        try:
            await work(await self.room(id))
        except Exception:
            self._broken.add(id)
            log.exception("a table cannot be looked after", table=id)

    def _put_away(self) -> None:
        before = time.monotonic() - KEEP_FOR
        for id, room in list(self.rooms.items()):
            if room.idle and room.used < before:
                del self.rooms[id]
        ROOMS.set(len(self.rooms))


async def _nothing(room: Room) -> None:
    """Opening a table is enough: its bots go on."""


async def _studied(room: Room) -> None:
    """An analysis that was asked for before the server ended."""
    await room.house.studies.begin(room)
