"""This server among those that run on the same database. With a file it is alone, and all of this is idle."""

import asyncio
import time
from collections.abc import Collection, Iterable, Sequence
from hashlib import blake2b
from typing import Any

import structlog
from sqlalchemy import TextClause, select, text

import troyes
from troyes.server import clock
from troyes.server.storage.errors import StoreError
from troyes.server.storage.house_models import PresenceRow
from troyes.server.storage.news import NOW, Lines, News
from troyes.server.storage.store import Store

log = structlog.get_logger()
BEAT = 1.0
"""How often a server says that it runs, in seconds."""
LEASE = 6.0
"""Who has said nothing for so long counts as dead: its tables' bots think elsewhere, its lines are no more.

Counted by whoever listens, from when it last heard something new: no clock that is set, here or there, kills anybody.
"""
FORGOTTEN = 3 * LEASE
SOON = 0.03
"""How long it is gathered who comes and goes before others are told."""
NOBODY: Sequence[str | None] = ()

_BEAT = text(
    f"INSERT INTO houses (id, version, beat) VALUES (:id, :version, {NOW}) ON CONFLICT (id) DO UPDATE SET beat = {NOW}"
)
_BEATS = text(f"SELECT id, beat, CAST({NOW} AS float8) FROM houses")
_LINES = select(PresenceRow.house, PresenceRow.table_id, PresenceRow.guests)
_NO_HOUSE = text("DELETE FROM houses WHERE id = :id")
_NO_LINES = text("DELETE FROM presence WHERE house = :id")
_NOT_HERE = text("DELETE FROM presence WHERE house = :house AND table_id = :table_id")
_HERE = text(
    "INSERT INTO presence (house, table_id, guests) VALUES (:house, :table_id, CAST(:guests AS json)) "
    "ON CONFLICT (house, table_id) DO UPDATE SET guests = excluded.guests"
)
_OLD_NEWS = text("DELETE FROM news WHERE seq <= :seq")


class House:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.id = store.house
        self._alive: frozenset[str] = frozenset()
        """The other servers that run."""
        self._beats: dict[str, tuple[float, float]] = {}
        """What each of them said last, and when by our own count that was new."""
        self._lines: dict[str, dict[str, Lines]] = {}
        """By table and by other server: the lines it holds."""
        store.writer.wake_for(lambda table: table in self._lines)
        self._forgotten: set[str] = set()
        """Servers that counted as dead, so that their lines are no longer known."""
        self._own: dict[str, Lines] = {}
        """By table: our own lines, as they were told last or are about to be."""
        self._untold: set[str] = set()
        self._passing: dict[str, dict[int, str]] = {}
        """By table and by seat: what is to be told to those who look on elsewhere."""
        self._telling: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        return bool(self.id)

    @property
    def among_others(self) -> bool:
        """Whether any other server runs."""
        return bool(self._alive)

    # -- who is where --------------------------------------------------------------------------------------------

    def elsewhere(self, table: str) -> Sequence[str | None]:
        """Whose lines to a table other servers hold."""
        found = self._lines.get(table)
        if not found:
            return NOBODY
        return [guest for house, lines in found.items() if house in self._alive for guest in lines]

    def drives(self, table: str, here: bool) -> bool:
        """Whether it falls to us to let a table's bots think: to one of those where somebody looks on, if any does.

        Every server finds the same one, once they know the same. Meanwhile several may think; the first to write wins.
        """
        if not self.id:
            return True
        busy = {house for house, lines in self._lines.get(table, {}).items() if lines} & self._alive
        if here:
            busy.add(self.id)
        return self._first(busy, table) if busy else self.falls_to_us(table)

    def falls_to_us(self, what: str) -> bool:
        """Whether something that any server could do, and one should, is ours."""
        return self._first({*self._alive, self.id}, what)

    def _first(self, houses: set[str], what: str) -> bool:
        return max(houses, key=lambda house: _lot(house, what)) == self.id

    def pass_on(self, table: str, seat: int, message: bytes) -> None:
        """What passes at a table: of each seat the newest is told where somebody looks on, in a moment."""
        if self._lines.get(table):
            self._passing.setdefault(table, {})[seat] = message.decode()

    def passing(self) -> dict[str, list[str]]:
        """What is to be told now."""
        told = {table: list(seats.values()) for table, seats in self._passing.items()}
        self._passing.clear()
        return told

    def line_changed(self, table: str, guests: Iterable[str | None]) -> None:
        """Our own lines to a table; others are told in a moment."""
        if not self.id:
            return
        self._own[table] = list(guests)
        self._untold.add(table)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_lines())

    def heard(self, house: str, here: dict[str, Lines]) -> dict[str, Lines]:
        """What another server tells of its lines. By table: whose lines it held there before."""
        before: dict[str, Lines] = {}
        for table, lines in here.items():
            known = self._lines.setdefault(table, {})
            before[table] = known.get(house, [])
            if lines:
                known[house] = lines
            else:
                known.pop(house, None)
                if not known:
                    del self._lines[table]
        self._alive |= {house}
        return before

    def lost(self, houses: Collection[str]) -> dict[str, Lines]:
        """Servers that run no more. By table: whose lines ended with them."""
        self._alive -= frozenset(houses)
        self._forgotten.update(houses)
        ended: dict[str, Lines] = {}
        for table, known in list(self._lines.items()):
            for house in known.keys() & set(houses):
                ended.setdefault(table, []).extend(known.pop(house))
            if not known:
                del self._lines[table]
        return ended

    async def _tell_lines(self) -> None:
        while self._untold:
            await asyncio.sleep(SOON)
            tables, self._untold = self._untold, set()
            here = {table: self._own.get(table, []) for table in sorted(tables)}
            try:
                await self._store.writer.run(self._rows(here), News(here=here))
            except StoreError as error:
                log.warning("it could not be told who is here", why=error.message.id)
                self._untold |= tables
                await asyncio.sleep(BEAT)
                continue
            for table in here.keys() - self._untold:
                if not self._own.get(table):
                    self._own.pop(table, None)

    def _rows(self, here: dict[str, Lines]) -> list[tuple[TextClause, Any]]:
        """However many there are they go in two trips: everybody waits for who writes."""
        rows = [{"house": self.id, "table_id": table, "guests": _json(lines)} for table, lines in here.items() if lines]
        gone = [{"house": self.id, "table_id": table} for table, lines in here.items() if not lines]
        return [(statement, told) for statement, told in ((_HERE, rows), (_NOT_HERE, gone)) if told]

    # -- who runs ------------------------------------------------------------------------------------------------

    async def beat(self) -> None:
        await self._store.writer.run([(_BEAT, [{"id": self.id, "version": troyes.__version__}])])

    async def look(self) -> tuple[frozenset[str], frozenset[str]]:
        """Who runs, and what time it is; returns those who no longer run, and those who had only been silent."""
        asked = time.monotonic()
        rows = await self._store.reader.rows(_BEATS)
        answered = time.monotonic()
        beats: dict[str, tuple[float, float]] = {}
        for id, beat, told in rows:
            clock.heard(told, asked, answered)
            before = self._beats.get(id)
            if before is None:  # one that was silent long before we came is not waited for
                beats[id] = (beat, answered if told - beat < LEASE else answered - LEASE)
            else:
                beats[id] = before if before[0] == beat else (beat, answered)
        self._beats = beats
        found = frozenset(id for id, (_, new) in beats.items() if new > answered - LEASE) - {self.id}
        gone, self._alive = self._alive - found, found
        self._store.writer.share(1 + len(found))
        back = found & self._forgotten
        self._forgotten -= back
        return gone, back

    async def look_at_lines(self) -> None:
        """Reads all that is known of who is where."""
        lines: dict[str, dict[str, Lines]] = {}
        for house, table, guests in await self._store.reader.rows(_LINES.where(PresenceRow.house != self.id)):
            lines.setdefault(table, {})[house] = guests
        self._lines = lines

    def tell_all_lines(self) -> None:
        """Others took us for dead, and forgot our lines."""
        for table, lines in list(self._own.items()):
            self.line_changed(table, lines)

    async def bury(self, read: int) -> None:
        """Clears away what dead servers left, and the news up to one that everybody has read."""
        statements: list[tuple[TextClause, Any]] = [(_OLD_NEWS, [{"seq": read}])]
        long_ago = time.monotonic() - FORGOTTEN
        dead = [id for id, (_, new) in self._beats.items() if new < long_ago and id != self.id]
        for house in dead:
            statements += [(_NO_HOUSE, [{"id": house}]), (_NO_LINES, [{"id": house}])]
        await self._store.writer.run(statements, News(gone=dead))

    async def leave(self) -> None:
        """Hands everything over: nobody waits until we count as dead."""
        if self._telling is not None:
            self._telling.cancel()
        row = [{"id": self.id}]
        await self._store.writer.run([(_NO_HOUSE, row), (_NO_LINES, row)], News(gone=[self.id]))


def _json(lines: Lines) -> str:
    return "[" + ",".join("null" if guest is None else f'"{guest}"' for guest in lines) + "]"


def _lot(house: str, table: str) -> bytes:
    """Spreads tables evenly over servers; when one comes or goes only its own tables move."""
    return blake2b(f"{house}/{table}".encode(), digest_size=8).digest()
