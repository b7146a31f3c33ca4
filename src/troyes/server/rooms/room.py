"""One table in memory: seats, play, bots, and what everybody is sent. Nothing here knows of HTTP or of a database."""

import asyncio
import time
from collections.abc import Iterable

from msgspec.structs import replace

from troyes.server.rooms.bell import Bell
from troyes.server.rooms.bots import Bots
from troyes.server.rooms.connection import Connection
from troyes.server.rooms.host import Host
from troyes.server.rooms.outgoing import Broadcast
from troyes.server.rooms.play import Play
from troyes.server.rooms.seats import Seats
from troyes.server.rooms.state import TableState
from troyes.server.storage.shapes import StoredGame, StoredSeat, StoredTable
from troyes.server.wire.tables import Ending, TableInfo

MOST_CONNECTIONS = 500
"""So many can be at one table."""


class Room(TableState):
    def __init__(self, host: Host, stored: StoredGame) -> None:
        super().__init__(host, stored)
        self.seats = Seats(self)
        self.outgoing = Broadcast(self, self.seats)
        self.play = Play(self)
        self.bots = Bots(self, self.play, self.outgoing)
        self.bell = Bell(self, self.seats)
        self.used = time.monotonic()
        """When anybody last asked for it."""
        self.ending: Ending | None = None
        """The end as it is told, once it was found out."""
        self.hinting: set[int] = set()
        """The seats for which a hint is being thought of."""
        self.talking = asyncio.Lock()
        """What is said is said one after the other."""

    def info(self, guest: str | None) -> TableInfo:
        return self.outgoing.info(guest)

    def played(self, table_changed: bool) -> None:
        self.bots.wake()
        self.bell.look()
        self.outgoing.send_state()
        if table_changed:
            self.outgoing.send_table()

    async def change(self, seats: list[StoredSeat], **fields: object) -> None:
        """Changes the table around the game. The caller holds the lock, and tells everybody."""
        await self.play.change(seats, **fields)
        self.seats.show_own()
        self.bell.look()

    async def begin_if_full(self) -> None:
        """Begins the game once every seat is taken. The caller holds the lock."""
        if self.stored.status == "open" and all(seat.kind != "open" for seat in self.stored.seats):
            await self.play.begin()
            self.seats.show_own()
            self.bell.look()
            self.bots.wake()
            self.outgoing.send_state()
        self.outgoing.send_table()

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.used = time.monotonic()
        self.bell.look()
        self.outgoing.somebody_came(connection)
        self.bots.look()
        self.host.line_changed(self)

    def part(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.used = time.monotonic()
        self.seats.gone(connection.guest)
        self.bell.look()
        self.outgoing.somebody_went()
        self.host.line_changed(self)

    def caught_up(self, before: StoredTable) -> None:
        self.seats.show_own()
        self.bots.wake()
        self.bell.look()
        if self.table is not None:
            self.outgoing.send_state()
        if _around(before) != _around(self.stored):
            self.outgoing.send_table()

    def others_changed(self, gone: Iterable[str | None]) -> None:
        """Somebody has come to the table elsewhere, or gone."""
        for guest in gone:
            self.seats.gone(guest)
        self.bell.look()
        self.outgoing.somebody_went()
        self.bots.wake()

    def rest(self) -> None:
        super().rest()
        self.bots.rest()
        self.bell.close()
        self.outgoing.rest()

    @property
    def idle(self) -> bool:
        return not (self.connections or self.bots.busy or self.lock.locked())

    @property
    def unused(self) -> bool:
        """Whether nothing is lost by opening it anew when it is asked for."""
        return self.idle and not self.bell.ringing


def _around(stored: StoredTable) -> StoredTable:
    """The table without what each step changes."""
    seats = [replace(seat, moved=0, hidden=0) for seat in stored.seats]
    return replace(stored, n=0, moved=0.0, waiting="", round=None, seats=seats)
