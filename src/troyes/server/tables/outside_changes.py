"""Noticing what the operator has changed behind the server's back: tables that were removed, people who are gone.

Whoever changes a table on disk raises its `n`. A room that knows of another one is put out of memory, and whoever is at
it comes back to the table as it stands on disk, or finds that there is none. Guests are read anew all the time anyway
(`KNOWN_FOR` in the store).
"""

import structlog
from sqlalchemy import select

from troyes.server.rooms.room import Room
from troyes.server.services import Services
from troyes.server.storage.models import GuestRow, TableRow

log = structlog.get_logger()
EVERY = 30.0
"""How often it is looked, in seconds."""


async def look_at_disk(services: Services) -> None:
    numbers = await _numbers(services, list(services.tables.rooms))
    changed = [
        room for id, room in list(services.tables.rooms.items()) if numbers.get(id, room.stored.n + 1) > room.stored.n
    ]
    again = [room.id for room in changed if await _let_go(services, room)]
    await _hang_up_nobodies(services)
    await services.people.look()
    await services.tables.wake(await services.people.running(again))


async def _let_go(services: Services, room: Room) -> bool:
    """Puts a room out of memory that is not as its table is on disk. Asked once more: a step may just be under way."""
    if services.house.shared:
        services.tables.look_again(room)
        return False
    async with room.lock:
        found = (await _numbers(services, [room.id])).get(room.id)
        if found == room.stored.n or services.tables.rooms.get(room.id) is not room:
            return False
        log.info("a table was changed from outside", table=room.id, there=found is not None)
        services.tables.forget(room)
        return True


async def _numbers(services: Services, tables: list[str]) -> dict[str, int]:
    rows = await services.store.reader.rows(select(TableRow.id, TableRow.n).where(TableRow.id.in_(tables)))
    return dict(rows)


async def _hang_up_nobodies(services: Services) -> None:
    """The lines of those who were removed."""
    here = {
        line.guest for room in services.tables.rooms.values() for line in room.connections if line.guest is not None
    }
    known = select(GuestRow.id).where(GuestRow.id.in_(here), GuestRow.made != 0)
    for guest in here - set(await services.store.reader.column(known)) if here else ():
        services.store.forget_guest(guest)
        services.tables.hang_up(guest)
