"""The house: every table that is in use, and what they all share."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog

from troyes.core.errors import TroyesError
from troyes.server.errors import Refused
from troyes.server.guard.limits import Limits
from troyes.server.guard.links import Links
from troyes.server.metrics import ROOMS
from troyes.server.room import Room
from troyes.server.settings import Settings
from troyes.server.storage.store import Store
from troyes.server.studying import Studies
from troyes.server.thinking import Thinkers

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
        self.thinkers = Thinkers(settings.workers)
        self.studies = Studies(store, Thinkers(1, gently=True))
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._keeper: asyncio.Task[None] | None = None
        self._broken: set[str] = set()
        """Tables that could not be opened."""

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        store = await Store.open(settings)
        house = cls(settings, store, Links.kept_in(settings.data))
        house._keeper = asyncio.create_task(house._keep())
        return house

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        for room in list(self.rooms.values()):
            self.forget(room)
        self.thinkers.close()
        self.studies.close()
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

    # -- what goes on by itself ----------------------------------------------------------------------------------

    async def _keep(self) -> None:
        """After a restart bots and analyses go on; then clocks are watched and unused tables put away."""
        await self._guarded(self._wake_all)
        while True:
            await asyncio.sleep(LOOK_ROUND)
            await self._guarded(self._watch_clocks)
            self._put_away()

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

    async def _watch_clocks(self) -> None:
        from troyes.server.tables import run_out

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
