"""Records of games that were played elsewhere, kept for whoever brought them."""

import time
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, func, insert, select, update

from troyes.server.guard.ids import is_id, new_table_id
from troyes.server.storage.people_models import ImportRow
from troyes.server.storage.reader import columns_of
from troyes.server.storage.shelf import Shelf


class StoredRecord(Struct):
    id: str
    guest: str
    game: str
    name: str
    players: int
    record: bytes
    """JSON."""
    result: dict[str, Any]
    """`over`, `scores`, `winners`, and the options that it is played with."""
    made: float


_RECORD = columns_of(ImportRow, StoredRecord)


class Imports(Shelf):
    async def add(
        self, guest: str, game: str, name: str, players: int, record: bytes, result: dict[str, Any]
    ) -> StoredRecord:
        made = StoredRecord(new_table_id(), guest, game, name, players, record, result, time.time())
        await self._writer.run([(insert(ImportRow), [asdict(made)])])
        return made

    async def count(self, guest: str) -> int:
        return await self._reader.value(select(func.count()).where(ImportRow.guest == guest))

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

    async def keep_study(self, id: str, data: bytes | None) -> None:
        changed = update(ImportRow).where(ImportRow.id == id).values(studied=time.time(), study=data)
        await self._writer.run([(changed, None)])

    async def unfinished_studies(self) -> list[str]:
        wanted = select(ImportRow.id).where(ImportRow.studied.is_not(None), ImportRow.study.is_(None))
        return await self._reader.column(wanted.order_by(ImportRow.studied, ImportRow.id))
