"""What else one person keeps in their page: their name, records of games, sets of numbers, answers, and all results."""

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from troyes.page.drawers import Drawer
from troyes.page.shelf import Late, Shelf
from troyes.page.tables import KeptTables
from troyes.server.guard.ids import new_guest_id, new_set_id, new_table_id
from troyes.server.storage.kept import Full, KeptAnswer, KeptRating, KeptSet, Played, SetChanged, StoredRecord
from troyes.server.storage.rating import Strength
from troyes.server.storage.shapes import KeptStudy, StoredGuest

ME = "me"


class Person:
    """Whoever plays here: one for a browser."""

    def __init__(self, shelf: Shelf) -> None:
        self.rows: Drawer[StoredGuest] = Drawer(shelf, "person", StoredGuest)

    @property
    def guest(self) -> StoredGuest | None:
        return self.rows.get(ME)

    async def arrive(self, name: str, lang: str) -> StoredGuest:
        """Who is known stays the same."""
        if self.guest is None:
            await self.rows.put(ME, StoredGuest(new_guest_id(), name, lang, time.time()))
        assert self.guest is not None
        return self.guest

    async def change(self, guest: StoredGuest, name: str | None, lang: str | None) -> StoredGuest:
        changed = replace(guest, name=name or guest.name, lang=lang or guest.lang)
        await self.rows.put(ME, changed)
        return changed


class KeptRecords:
    """Records that were brought from elsewhere."""

    def __init__(self, shelf: Shelf) -> None:
        self.rows: Drawer[StoredRecord] = Drawer(shelf, "record", StoredRecord)
        self.studies: Drawer[KeptStudy] = Drawer(shelf, "record_study", KeptStudy)

    async def add(
        self, guest: str, game: str, name: str, players: int, record: bytes, result: dict[str, Any], most: int
    ) -> StoredRecord:
        if await self.count(guest) >= most:
            raise Full
        made = StoredRecord(new_table_id(), guest, game, name, players, record, result, time.time())
        await self.rows.put(made.id, made)
        return made

    async def count(self, guest: str) -> int:
        return sum(1 for _ in self.rows)

    async def remove(self, id: str) -> None:
        await self.rows.put(id, None)
        if self.studies.get(id) is not None:
            await self.studies.put(id, None)

    async def study(self, id: str) -> tuple[float, bytes | None] | None:
        kept = self.studies.get(id)
        return None if kept is None else (kept.made, kept.data)

    async def keep_study(self, id: str, data: bytes | None, most: int = 0) -> None:
        await self.studies.put(id, KeptStudy(id, time.time(), data))

    async def drop_study(self, id: str) -> None:
        await self.studies.put(id, None)


class KeptSets:
    """Sets of one's own numbers."""

    def __init__(self, shelf: Shelf) -> None:
        self.rows: Drawer[KeptSet] = Drawer(shelf, "set", KeptSet)

    def all(self) -> list[KeptSet]:
        """The latest changed first."""
        return sorted(self.rows, key=lambda one: (-one.changed, one.id))

    async def own(self, guest: str, id: str) -> KeptSet | None:
        return self.rows.get(id)

    async def make(self, guest: str, game: str, name: str, numbers: dict[str, Any], most: int) -> KeptSet | None:
        if len(self.all()) >= most:
            return None
        now = time.time()
        made = KeptSet(new_set_id(), guest, game, name, numbers, now, now)
        await self.rows.put(made.id, made)
        return made

    async def change(
        self, guest: str, id: str, name: str | None, numbers: dict[str, Any] | None, base: str | None = None
    ) -> KeptSet | None:
        before = self.rows.get(id)
        if before is None:
            return None
        if base is not None and base != before.version:
            raise SetChanged
        if name is None and numbers is None:
            return before
        changed = replace(
            before,
            name=before.name if name is None else name,
            numbers=before.numbers if numbers is None else numbers,
            changed=time.time(),
        )
        await self.rows.put(id, changed)
        return changed

    async def remove(self, id: str) -> bool:
        if self.rows.get(id) is None:
            return False
        await self.rows.put(id, None)
        return True


class KeptAnswers:
    """Answers to puzzles."""

    rates = False

    def __init__(self, shelf: Shelf) -> None:
        self.rows: Drawer[KeptAnswer] = Drawer(shelf, "answer", KeptAnswer)

    async def of(self, guest: str, shelf: str) -> list[KeptAnswer]:
        """The latest first."""
        return sorted((kept for kept in self.rows if kept.shelf == shelf), key=lambda kept: (-kept.made, kept.puzzle))

    async def one(self, guest: str, shelf: str, puzzle: str) -> KeptAnswer | None:
        return self.rows.get(f"{shelf}/{puzzle}")

    async def strengths(self, shelf: str, who: Iterable[str]) -> dict[str, Strength]:
        return {}

    async def keep(self, answer: KeptAnswer, strengths: Mapping[str, Strength]) -> bool:
        """A first answer; False: there was one already, perhaps from another tab, and nothing is written."""
        id = f"{answer.shelf}/{answer.puzzle}"
        if self.rows.get(id) is not None:
            return False
        try:
            await self.rows.put(id, answer)
        except Late:
            return False
        return True


class Results:
    """How the games here ended. Nobody is rated in a page."""

    def __init__(self, tables: KeptTables) -> None:
        self._tables = tables

    async def has_account(self, guest: str) -> bool:
        return False

    def of(self, guest: str) -> list[Played]:
        """Everything they have played, the oldest first."""
        found = [
            Played(
                table=result.table_id,
                seat=result.seat,
                game=result.game,
                players=result.players,
                points=result.points,
                ahead=result.ahead,
                won=result.won,
                bot=result.bot,
                ended=result.ended,
                daily=None,
                rating=None,
                facts=msgspec.json.encode(result.facts).decode(),
                listed=False,
            )
            for kept in self._tables.here()
            for result in kept.results
            if result.guest == guest
        ]
        return sorted(found, key=lambda one: (one.ended, one.table, one.seat))

    def ratings_of(self, guest: str) -> Sequence[KeptRating]:
        return ()

    def others(self, guest: str, tables: Sequence[str]) -> dict[str, list[str]]:
        """Who else sat at these tables, by name."""
        wanted = set(tables)
        return {
            kept.table.id: [seat.name for seat in kept.table.seats if seat.guest != guest]
            for kept in self._tables.here()
            if kept.table.id in wanted
        }
