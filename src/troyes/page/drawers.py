"""Rows of one kind, in memory and on the shelf: what is not on the shelf is not in memory either."""

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from troyes.page.shelf import Late, Row, Shelf
from troyes.server.errors import StoreError

Kind = TypeVar("Kind")


class Drawer(Generic[Kind]):
    def __init__(self, shelf: Shelf, name: str, shape: Any) -> None:
        self._shelf = shelf
        self._name = f"{name}/"
        self._decoder: msgspec.json.Decoder[Kind] = msgspec.json.Decoder(shape)
        self._rows: dict[str, tuple[Kind, int]] = {}
        self._lock = asyncio.Lock()

    def fill(self, rows: Mapping[str, Row]) -> list[StoreError]:
        """With what was kept before. What cannot be read is left where it lies, and told of."""
        self._rows = {}
        unread: list[StoreError] = []
        for name, row in rows.items():
            if name.startswith(self._name):
                try:
                    self._rows[name.removeprefix(self._name)] = self._read(name, row)
                except StoreError as error:
                    unread.append(error)
        return unread

    def _read(self, name: str, row: Row) -> tuple[Kind, int]:
        try:
            return self._decoder.decode(row.data), row.version
        except msgspec.DecodeError as error:
            raise StoreError("alone-unreadable", name=name, why=str(error)) from error

    def get(self, id: str) -> Kind | None:
        found = self._rows.get(id)
        return None if found is None else found[0]

    def __iter__(self) -> Iterator[Kind]:
        return iter([kept for kept, _ in self._rows.values()])

    async def put(self, id: str, value: Kind | None) -> None:
        """None: it goes. It is on the shelf before it is known here."""
        async with self._lock:
            known = self._rows[id][1] if id in self._rows else 0
            data = None if value is None else msgspec.json.encode(value)
            try:
                await self._shelf.put([(self._name + id, data, known)])
            except Late:
                await self._look(id)
                raise
            if value is None:
                self._rows.pop(id, None)
            else:
                self._rows[id] = (value, known + 1)

    async def look(self, name: str) -> str:
        """Another tab has written a row of that name: it is read anew. Its id, or nothing if it lies elsewhere."""
        if not name.startswith(self._name):
            return ""
        async with self._lock:
            await self._look(name.removeprefix(self._name))
        return name.removeprefix(self._name)

    async def _look(self, id: str) -> None:
        """What cannot be read is not known here any more, as when it lay there from the start."""
        name = self._name + id
        row = await self._shelf.one(name)
        self._rows.pop(id, None)
        if row is not None:
            self._rows[id] = self._read(name, row)
