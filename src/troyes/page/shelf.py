"""Where a page keeps things: rows of bytes under names, written whole or not at all."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from troyes.server.errors import StoreError


class Row(Struct, frozen=True):
    """What lies under a name, and how often it was written."""

    data: bytes
    version: int


class Late(StoreError):
    """Another tab has written there meanwhile. Nothing was written."""

    def __init__(self) -> None:
        super().__init__("alone-late")


class Shelf(Protocol):
    async def all(self) -> Mapping[str, Row]:
        """Everything that is kept."""
        ...

    async def one(self, name: str) -> Row | None: ...

    async def put(self, rows: Sequence[tuple[str, bytes | None, int]]) -> None:
        """Writes rows in one go: name, data (None: it goes), and the version that is known to lie there, 0 for none.

        Raises `Late` if another version lies there, and `NotKept` if there is no room. It returns once it is kept.
        """
        ...


class MemoryShelf:
    """Keeps nothing beyond its own life: for a private window that has no storage, and for tests."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}

    async def all(self) -> Mapping[str, Row]:
        return dict(self.rows)

    async def one(self, name: str) -> Row | None:
        return self.rows.get(name)

    async def put(self, rows: Sequence[tuple[str, bytes | None, int]]) -> None:
        for name, _, known in rows:
            kept = self.rows.get(name)
            if (0 if kept is None else kept.version) != known:
                raise Late
        for name, data, known in rows:
            if data is None:
                self.rows.pop(name, None)
            else:
                self.rows[name] = Row(data, known + 1)
