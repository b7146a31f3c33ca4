"""The tables that a page keeps: all that was done at each is one row."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from troyes.page.drawers import Drawer
from troyes.page.shelf import Late, Shelf
from troyes.server.errors import Refused, StoreError
from troyes.server.storage.kept import Full, LessonTable
from troyes.server.storage.shapes import Act, KeptStudy, Step, StoredGame, StoredResult, StoredTable


class KeptTable(Struct):
    """A table, everything that was done at it, and how it ended."""

    table: StoredTable
    choices: list[tuple[int, str]]
    steps: list[Step]
    start: bytes | None = None
    results: list[StoredResult] = []
    handed: Literal["", "leaving", "gone"] = ""
    """Whether a server takes it over, or has: then it goes on there. `web/src/page/handing.ts` writes it."""
    gone: float = 0.0
    """When it had: some days later it is forgotten here."""
    refused: str = ""
    """Why a server would not have it, in its words."""


class KeptTables:
    """Tables as rooms and their desk ask for them: see `server.desk`."""

    def __init__(self, shelf: Shelf) -> None:
        self.rows: Drawer[KeptTable] = Drawer(shelf, "table", KeptTable)
        self.studies: Drawer[KeptStudy] = Drawer(shelf, "study", KeptStudy)

    async def new_table(
        self,
        table: StoredTable,
        choices: Sequence[tuple[int, str]] = (),
        start: bytes | None = None,
        *,
        most: int | None = None,
    ) -> None:
        if most is not None and await self.unfinished(table.maker) >= most:
            raise Full
        await self.rows.put(table.id, KeptTable(table, list(choices), [], start))

    async def write(self, act: Act) -> None:
        """The whole table with what has changed: one row, so never half of it."""
        kept = self.rows.get(act.table)
        if kept is None:
            raise StoreError("storage-no-table", table_id=act.table)
        if kept.handed:
            raise Refused("alone-handed")
        if act.n <= kept.table.n or act.settled_from != len(kept.choices):
            raise Late
        seats = {seat.seat: seat for seat in act.seats}
        table = replace(
            kept.table,
            n=act.n,
            moved=act.moved,
            seats=[seats.get(seat.seat, seat) for seat in kept.table.seats],
            **act.fields,
        )
        changed = replace(
            kept,
            table=table,
            choices=[*kept.choices, *act.settled],
            steps=kept.steps if act.steps is None else act.steps,
            results=kept.results if act.ended is None else act.ended.results,
        )
        await self.rows.put(act.table, changed)

    async def play(self, id: str, settled: int = 0) -> StoredGame | None:
        kept = self.rows.get(id)
        if kept is None or kept.handed == "gone":
            return None
        return StoredGame(kept.table, kept.choices[settled:], kept.steps, kept.start)

    def here(self) -> Iterator[KeptTable]:
        """Those that no server has taken over."""
        return (kept for kept in self.rows if kept.handed != "gone")

    def all(self) -> list[StoredTable]:
        """Those that go on first, each the latest moved first."""
        tables = [kept.table for kept in self.here()]
        return sorted(tables, key=lambda table: (table.status == "over", -table.moved))

    async def unfinished(self, maker: str) -> int:
        return sum(kept.table.status != "over" for kept in self.here())

    async def of(self, guest: str) -> list[LessonTable]:
        """The lessons, the latest begun first."""
        taught = [kept.table for kept in self.rows if kept.table.lesson]
        taught.sort(key=lambda table: -table.made)
        return [LessonTable(table.id, table.lesson, table.status) for table in taught]

    # -- analyses ----------------------------------------------------------------------------------------------------

    async def study(self, table: str) -> KeptStudy | None:
        return self.studies.get(table)

    async def keep_study(self, study: KeptStudy, most: int = 0) -> None:
        await self.studies.put(study.table, study)

    async def drop_study(self, table: str) -> None:
        await self.studies.put(table, None)
