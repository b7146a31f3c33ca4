"""Everything that a page keeps as one file, and such a file taken in again: nothing that is there is lost by it."""

from typing import Any, Literal

import msgspec
from msgspec import Struct

import troyes
from troyes.page.house import ABOUT, FORMAT, House
from troyes.page.shelf import Row
from troyes.server.errors import Refused

PERSON = "person/"


class Parcel(Struct):
    """The file. Its rows are those of the shelf."""

    format: Literal["troyes-page"]
    kept: int
    """The format of what is kept."""
    version: str
    rows: dict[str, msgspec.Raw]


async def packed(house: House) -> bytes:
    rows = {name: msgspec.Raw(row.data) for name, row in (await house.shelf.all()).items() if name != ABOUT}
    return msgspec.json.encode(Parcel("troyes-page", FORMAT, troyes.__version__, rows))


async def unpacked(house: House, body: bytes) -> tuple[int, int]:
    """How many rows are new, and how many were known. It is read as a whole before anything is written."""
    try:
        parcel = msgspec.json.decode(body, type=Parcel)
    except msgspec.DecodeError as error:
        raise Refused("alone-no-parcel", 422, why=str(error)) from error
    if parcel.kept > FORMAT:
        raise Refused("alone-newer", 422, version=parcel.version)
    kept = await house.shelf.all()
    brought = {name: Row(bytes(data), 1) for name, data in parcel.rows.items() if name not in kept}
    house.check(brought)
    stranger = _stranger(house, parcel.rows)
    rows = [(name, _as_own(row.data, stranger), 0) for name, row in brought.items() if not name.startswith(PERSON)]
    if house.person.guest is None:
        rows += [(name, row.data, 0) for name, row in brought.items() if name.startswith(PERSON)]
    await house.shelf.put(rows)
    await house.open()
    return len(rows), len(parcel.rows) - len(rows)


async def emptied(house: House) -> None:
    """Nothing is kept from now on of what there was."""
    rows = await house.shelf.all()
    for room in list(house.tables.rooms.values()):
        house.tables.forget(room)
    await house.shelf.put([(name, None, row.version) for name, row in rows.items() if name != ABOUT])
    await house.open()


def _stranger(house: House, rows: dict[str, msgspec.Raw]) -> tuple[bytes, bytes] | None:
    """Whose games they were, and whose they are here: somebody who had begun anew before they brought them."""
    me = house.person.guest
    theirs: list[dict[str, Any]] = [msgspec.json.decode(data) for name, data in rows.items() if name.startswith(PERSON)]
    if me is None or not theirs or theirs[0]["id"] == me.id:
        return None
    return msgspec.json.encode(theirs[0]["id"]), msgspec.json.encode(me.id)


def _as_own(data: bytes, stranger: tuple[bytes, bytes] | None) -> bytes:
    """An id is eighty bits of chance: nothing else looks like it."""
    return data if stranger is None else data.replace(*stranger)
