"""Records of games that were played elsewhere, kept for whoever brought them."""

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, delete, func, insert, select, update

from troyes.server import clock
from troyes.server.guard.ids import is_id, new_table_id
from troyes.server.storage.caps import Cap, studies_under_way
from troyes.server.storage.kept import StoredRecord
from troyes.server.storage.people_models import ImportRow
from troyes.server.storage.reader import columns_of
from troyes.server.storage.shelf import Shelf

_RECORD = columns_of(ImportRow, StoredRecord)


class Imports(Shelf):
    async def add(
        self, guest: str, game: str, name: str, players: int, record: bytes, result: dict[str, Any], most: int
    ) -> StoredRecord:
        """`Full` if they have so many."""
        made = StoredRecord(new_table_id(), guest, game, name, players, record, result, clock.now())
        await self._writer.run([(insert(ImportRow), [asdict(made)])], caps=[Cap(guest, _count(guest), most)])
        return made

    async def count(self, guest: str) -> int:
        return await self._reader.value(_count(guest))

    async def one(self, id: str, guest: str | None = None) -> StoredRecord | None:
        """The record of that name, if there is one, and it is theirs."""
        if not is_id(id):
            return None
        query = select(*_RECORD).where(ImportRow.id == id)
        return await self._reader.one(StoredRecord, query if guest is None else query.where(ImportRow.guest == guest))

    async def remove(self, id: str, guest: str) -> None:
        await self._writer.run([(delete(ImportRow).where(ImportRow.id == id, ImportRow.guest == guest), None)])

    # -- analyses ----------------------------------------------------------------------------------------------------

    async def study(self, id: str) -> tuple[float, bytes | None] | None:
        """When its analysis was asked for, and all of it once it is there."""
        row = await self._reader.row(select(ImportRow.studied, ImportRow.study).where(ImportRow.id == id))
        return None if row is None or row[0] is None else (row[0], row[1])

    async def keep_study(self, id: str, data: bytes | None, most: int = 0) -> None:
        """`most`: `Full` if its owner has so many under way; 0: never."""
        owner = (await self._reader.rows(select(ImportRow.guest).where(ImportRow.id == id)) if most else [])[:1]
        caps = [Cap(guest, studies_under_way(guest), most) for (guest,) in owner]
        changed = update(ImportRow).where(ImportRow.id == id).values(studied=clock.now(), study=data)
        await self._writer.run([(changed, None)], caps=caps)

    async def drop_study(self, id: str) -> None:
        unfinished = update(ImportRow).where(ImportRow.id == id, ImportRow.study.is_(None))
        await self._writer.run([(unfinished.values(studied=None), None)])

    async def unfinished_studies(self) -> list[str]:
        wanted = select(ImportRow.id).where(ImportRow.studied.is_not(None), ImportRow.study.is_(None))
        return await self._reader.column(wanted.order_by(ImportRow.studied, ImportRow.id))


def _count(guest: str) -> Select[int]:
    return select(func.count()).where(ImportRow.guest == guest)
