"""Every table that is in use."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack

import structlog

from troyes.core.errors import TroyesError
from troyes.server.errors import Refused
from troyes.server.guard.links import Links
from troyes.server.metrics import CHOICES, ROOMS
from troyes.server.notices.herald import Herald
from troyes.server.rooms.host import Guidance
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import TableState
from troyes.server.storage.people import People
from troyes.server.storage.shapes import Act
from troyes.server.storage.store import Store
from troyes.server.thinking.pool import Thinkers

log = structlog.get_logger()
KEEP_FOR = 600.0
"""How long a table that nobody uses stays in memory."""


class OpenTables:
    """It is the host of its rooms: see `rooms.host`."""

    def __init__(
        self,
        store: Store,
        links: Links,
        people: People,
        herald: Herald,
        thinkers: Thinkers,
        guidance: Guidance,
        bot_pause: float,
    ) -> None:
        self.guidance = guidance
        self.bot_pause = bot_pause
        self._store = store
        self.key_of = links.key
        self.has_account = people.has_account
        self.tell_turn = herald.tell
        self.think = thinkers.think
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._broken: set[str] = set()
        """Tables that could not be opened."""

    async def write(self, act: Act) -> None:
        await self._store.write(act)
        CHOICES.inc(len(act.settled))

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
        stored = await self._store.play(id)
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
        room.bots.wake()
        return room

    async def each(self, tables: Iterable[str], work: Callable[[Room], Awaitable[object]]) -> None:
        """Opens tables and does something with them. One that cannot be opened is left alone, and no other suffers."""
        for id in tables:
            if id in self._broken:
                continue
            try:
                await work(await self.room(id))
            except Exception:
                self._broken.add(id)
                log.exception("a table cannot be looked after", table=id)

    async def wake(self, tables: Iterable[str]) -> None:
        """Opens tables at which a bot may have to go on. To open them is enough."""
        await self.each(tables, _nothing)

    def forget(self, room: TableState) -> None:
        """Puts a table out of memory; whoever is at it comes back to it as it stands on disk."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.rest()

    def close(self) -> None:
        self._forget_all(list(self.rooms))

    def put_away(self) -> None:
        """Tables that nobody has used for a while."""
        before = time.monotonic() - KEEP_FOR
        for id, room in list(self.rooms.items()):
            if room.idle and room.used < before:
                del self.rooms[id]
        ROOMS.set(len(self.rooms))

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


async def _nothing(room: Room) -> None: ...
