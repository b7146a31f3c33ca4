"""Sets of card numbers: each belongs to the guest who typed it in, and to nobody else."""

import asyncio
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import ColumnElement, delete, func, insert, select, update

from troyes.server import clock
from troyes.server.guard.ids import is_id, new_set_id
from troyes.server.storage.caps import Cap
from troyes.server.storage.kept import Full, KeptSet, SetChanged
from troyes.server.storage.people_models import CardSetRow
from troyes.server.storage.reader import columns_of
from troyes.server.storage.shelf import Shelf
from troyes.server.storage.store import Store

_SET = columns_of(CardSetRow, KeptSet)


class KeptCardSets(Shelf):
    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._changing = asyncio.Lock()

    async def of(self, guest: str) -> list[KeptSet]:
        """All of a guest's sets, the latest changed first."""
        query = select(*_SET).where(CardSetRow.guest == guest).order_by(CardSetRow.changed.desc(), CardSetRow.id)
        return await self._reader.all(KeptSet, query)

    async def own(self, guest: str, id: str) -> KeptSet | None:
        """A set of this guest's; another's is none."""
        if not is_id(id):
            return None
        return await self._reader.one(KeptSet, select(*_SET).where(_mine(guest, id)))

    async def make(self, guest: str, game: str, name: str, numbers: dict[str, Any], most: int) -> KeptSet | None:
        """A new set; none if this guest has so many already."""
        now = clock.now()
        made = KeptSet(new_set_id(), guest, game, name, numbers, now, now)
        count = select(func.count()).select_from(CardSetRow).where(CardSetRow.guest == guest)
        try:
            await self._writer.run([(insert(CardSetRow), [asdict(made)])], caps=[Cap(guest, count, most)])
        except Full:
            return None
        return made

    async def change(
        self, guest: str, id: str, name: str | None, numbers: dict[str, Any] | None, base: str | None = None
    ) -> KeptSet | None:
        """The set as it is then; none if there is none. With the version that it is based on, nothing newer is lost."""
        given: dict[str, Any] = {"name": name, "numbers": numbers}
        changed = {column: value for column, value in given.items() if value is not None}
        async with self._changing:
            before = await self.own(guest, id)
            if before is not None and base is not None and base != before.version:
                raise SetChanged
            if changed and before is not None:
                written = update(CardSetRow).where(_mine(guest, id)).values(**changed, changed=clock.now())
                await self._writer.run([(written, None)])
            return await self.own(guest, id)

    async def remove(self, guest: str, id: str) -> bool:
        """Whether there was one. Tables that were made with it keep its numbers."""
        async with self._changing:
            if await self.own(guest, id) is None:
                return False
            await self._writer.run([(delete(CardSetRow).where(_mine(guest, id)), None)])
            return True


def _mine(guest: str, id: str) -> ColumnElement[bool]:
    return (CardSetRow.id == id) & (CardSetRow.guest == guest)
