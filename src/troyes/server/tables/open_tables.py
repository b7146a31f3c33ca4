"""Every table that is in use."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack
from functools import partial

import structlog
from sqlalchemy import select

from troyes.core.errors import TroyesError
from troyes.server.errors import Refused, StoreError
from troyes.server.guard.links import Links
from troyes.server.houses.house import House
from troyes.server.metrics import CHOICES, ROOMS
from troyes.server.notices.herald import Herald
from troyes.server.rooms.host import Guidance
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import TableState, tried_again
from troyes.server.storage.models import TableRow
from troyes.server.storage.news import News
from troyes.server.storage.people import People
from troyes.server.storage.removal import without_tables
from troyes.server.storage.shapes import Act
from troyes.server.storage.store import Store
from troyes.server.thinking.pool import Thinkers

log = structlog.get_logger()
KEEP_FOR = 600.0
"""How long a table that nobody uses stays in memory."""
LATELY = 30.0
"""Whoever has asked for a table so many seconds ago may still be about to do something with it."""
SOON = 1.0
"""After so many seconds a room that could not catch up tries again."""


class OpenTables:
    """It is the host of its rooms: see `rooms.host`."""

    def __init__(
        self,
        store: Store,
        links: Links,
        people: People,
        herald: Herald,
        house: House,
        thinkers: Thinkers,
        guidance: Guidance,
        bot_pause: float,
    ) -> None:
        self.guidance = guidance
        self.bot_pause = bot_pause
        self._store = store
        self._house = house
        self.shared = house.shared
        self.elsewhere = house.elsewhere
        self.later = store.play
        self.key_of = links.key
        self.has_account = people.has_account
        self.tell_turn = herald.tell
        self.think = thinkers.think
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._broken: set[str] = set()
        """Tables that could not be opened."""
        self._looking: dict[str, asyncio.Task[None]] = {}
        """Rooms that catch up with what others have written."""
        self._told: dict[str, list[Act | None]] = {}
        """What that was, as far as it was told, in its order; None: it is to be read."""

    async def write(self, act: Act) -> None:
        await self._store.write(act)
        CHOICES.inc(len(act.settled))

    # -- other servers on the same database --------------------------------------------------------------------------

    def drives(self, room: TableState) -> bool:
        return self._house.drives(room.id, bool(room.connections))

    def anybody_at(self, table: str) -> bool:
        """Whether somebody looks on here."""
        return table in self.rooms and bool(self.rooms[table].connections)

    def line_changed(self, room: TableState) -> None:
        self._house.line_changed(room.id, [line.guest for line in room.connections])

    def pass_on(self, room: TableState, seat: int, message: bytes) -> None:
        self._house.pass_on(room.id, seat, message)

    def look_again(self, room: TableState, act: Act | None = None) -> None:
        """It catches up in a moment, and as long as the database does not answer, again and again.

        `act`: what others have done, where that was told whole.
        """
        if self.rooms.get(room.id) is not room:
            return
        self._told.setdefault(room.id, []).append(act)
        if room.id not in self._looking:
            task = self._looking[room.id] = asyncio.create_task(self._follow(self.rooms[room.id]))
            task.add_done_callback(partial(self._followed, room.id))

    def _followed(self, id: str, task: "asyncio.Task[None]") -> None:
        if self._looking.get(id) is task:
            del self._looking[id]
            self._told.pop(id, None)

    async def _follow(self, room: Room) -> None:
        while self.rooms.get(room.id) is room:
            if room.unused and room.used < time.monotonic() - LATELY:
                self.forget(room)  # nobody looks on: it is read again when somebody asks
                return
            try:
                async with room.lock:
                    self._looking.pop(room.id, None)  # whoever hears of something newer asks again
                    told = self._told.pop(room.id, [])
                    if not (told and all(act is not None and room.follow(act) for act in told)):
                        await room.catch_up()
            except StoreError:
                self._told.setdefault(room.id, []).insert(0, None)
                await asyncio.sleep(SOON)
            except Refused:  # it is no more
                return
            else:
                return

    async def _fresh(self, room: Room) -> Room:
        """As it stands on disk, or somebody who was given a seat by another server would not find it here."""
        if self.shared and await self._store.number(room.id) != room.stored.n:
            async with room.lock:
                await room.catch_up()
        return room

    # ----------------------------------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The table of that name, brought into memory if it is not there yet."""
        room = self.rooms.get(id)
        if room is not None:
            room.used = time.monotonic()
            return await self._fresh(room)
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
            await tried_again(room.begin_if_full)()  # a server may have died between the last seat and the beginning
        ROOMS.set(len(self.rooms))
        room.bots.wake()
        return await self._fresh(room)  # what others wrote since it was read, before news could find it here

    async def each(self, tables: Iterable[str], work: Callable[[Room], Awaitable[object]]) -> None:
        """Opens tables and does something with them. One that cannot be opened is left alone, and no other suffers."""
        for id in tables:
            if id in self._broken:
                continue
            try:
                await work(await self.room(id))
            except StoreError as error:  # it is the database that is not there
                log.error("a table cannot be looked after now", table=id, why=error.message.id)
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
            ROOMS.set(len(self.rooms))
        room.rest()

    async def unmake(self, room: Room) -> None:
        """Removes a table at which nobody was yet."""
        self.forget(room)
        await self._store.writer.run(without_tables(select(TableRow.id).where(TableRow.id == room.id)))

    def close(self) -> None:
        self._forget_all(list(self.rooms))

    def put_away(self) -> None:
        """Tables that nobody has used for a while."""
        before = time.monotonic() - KEEP_FOR
        for room in list(self.rooms.values()):
            if room.idle and room.used < before:
                self.forget(room)

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
        self._store.writer.tell(News(tables=dict.fromkeys(tables, -1)))

    def _forget_all(self, tables: Sequence[str]) -> None:
        for room in [self.rooms[id] for id in tables if id in self.rooms]:
            self.forget(room)

    def hang_up(self, guest: str) -> None:
        """Ends every line of somebody's, also elsewhere; who still may come in connects again by themselves."""
        self.end_lines(guest)
        self._store.writer.tell(News(hung_up=[guest]))

    def end_lines(self, guest: str) -> None:
        for room in self.rooms.values():
            for connection in list(room.connections):
                if connection.guest == guest:
                    connection.hang_up()

    def end_all_lines(self) -> None:
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.hang_up()


async def _nothing(room: Room) -> None: ...
