"""The tables in use in a page. It is the host of its rooms: see `server.rooms.host`."""

from collections.abc import Callable, Sequence

from troyes.core.errors import TroyesError
from troyes.core.message import Message
from troyes.page.tables import KeptTables
from troyes.page.thinking import Thinkers
from troyes.server.errors import Refused, StoreError
from troyes.server.journal import journal
from troyes.server.lessons import guidance
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import TableState
from troyes.server.storage.shapes import Act, StoredTable

log = journal()
BOT_PAUSE = 0.7
"""Seconds that a bot's turn takes at least."""


class OpenTables:
    def __init__(self, kept: KeptTables, thinkers: Thinkers) -> None:
        self.guidance = guidance
        self.bot_pause = BOT_PAUSE
        self.shared = False
        self.rooms: dict[str, Room] = {}
        self.driven: set[str] = set()
        """The tables whose bots think in this tab, and in no other."""
        self._kept = kept
        self.think = thinkers.think
        self.later = kept.play

    async def room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is not None:
            return room
        stored = await self._kept.play(id)
        if stored is None:
            raise Refused("web-no-table", 404)
        try:
            room = self.rooms[id] = Room(self, stored)
        except TroyesError as error:
            log.error("a table cannot be opened", table=id, why=error.text())
            raise Refused("web-table-broken", 500) from error
        try:
            async with room.lock:
                await room.begin_if_full()
        except StoreError:
            self.forget(room)  # the next who asks begins it
            raise
        return room

    def drive(self, id: str, mine: bool) -> None:
        """Whether this tab's bots think at a table, from now on."""
        (self.driven.add if mine else self.driven.discard)(id)
        if mine and id in self.rooms:
            self.rooms[id].bots.wake()

    async def unmake(self, room: Room) -> None:
        self.forget(room)
        await self._kept.rows.put(room.id, None)

    def follow(self, id: str) -> None:
        """Another tab has written a table: whoever looks on comes back to it as it is kept, or where it has gone."""
        room, kept = self.rooms.get(id), self._kept.rows.get(id)
        if room is not None and (kept is None or kept.handed == "gone" or kept.table.n != room.stored.n):
            self.forget(room)

    def tell(self, id: str, trouble: Message) -> None:
        """Whoever is at a table hears what is wrong with it."""
        if id in self.rooms:
            self.rooms[id].outgoing.send_trouble(trouble)

    # -- what a room asks --------------------------------------------------------------------------------------------

    async def write(self, act: Act) -> None:
        await self._kept.write(act)

    def look_again(self, room: TableState) -> None:
        self.forget(room)

    def drives(self, room: TableState) -> bool:
        return room.id in self.driven

    def elsewhere(self, table: str, /) -> Sequence[str | None]:
        return ()

    def pass_on(self, room: TableState, seat: int, message: bytes) -> None:
        pass

    def line_changed(self, room: TableState) -> None:
        pass

    def forget(self, room: TableState) -> None:
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.rest()

    def tell_turn(self, stored: StoredTable, seat: int, turn: int, wanted: Callable[[], bool]) -> None:
        pass

    def key_of(self, table: str, /) -> str:
        return ""

    def has_account(self, guest: str | None) -> bool:
        return False
