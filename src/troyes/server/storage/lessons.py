"""The tables at which somebody learns."""

from sqlalchemy import select

from troyes.server.storage.kept import LessonTable
from troyes.server.storage.models import TableRow
from troyes.server.storage.reader import columns_of
from troyes.server.storage.shelf import Shelf


class LessonTables(Shelf):
    async def of(self, guest: str) -> list[LessonTable]:
        """Somebody's lessons, the latest begun first."""
        begun = select(*columns_of(TableRow, LessonTable)).where(TableRow.maker == guest, TableRow.lesson != "")
        return await self._reader.all(LessonTable, begun.order_by(TableRow.made.desc(), TableRow.id))
