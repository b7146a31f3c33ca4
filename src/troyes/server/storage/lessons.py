"""The tables at which somebody learns."""

from msgspec import Struct
from sqlalchemy import select

from troyes.server.storage.models import TableRow
from troyes.server.storage.reader import Reader


class LessonTable(Struct):
    id: str
    lesson: str
    """As it is kept with the table: see `teaching.mark`."""
    status: str


class LessonTables:
    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def of(self, guest: str) -> list[LessonTable]:
        """Somebody's lessons, the latest begun first."""
        begun = select(TableRow.id, TableRow.lesson, TableRow.status)
        own = begun.where(TableRow.maker == guest, TableRow.lesson != "")
        rows = await self._reader.rows(own.order_by(TableRow.made.desc(), TableRow.id))
        return [LessonTable(*row) for row in rows]
