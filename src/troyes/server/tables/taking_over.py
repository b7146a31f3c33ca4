"""A game that was played on a device without a server becomes one of its person's games, once.

It keeps the id it was given on the device, and that is the key of its row: whoever sends it again, from another tab, to
another server or at the same moment, finds it. It counts for no board and no rating: who has the device has the seed.
"""

from msgspec.structs import replace

from troyes.server import clock
from troyes.server.errors import Refused, StoreError
from troyes.server.guard.ids import is_id
from troyes.server.library.bots import checked_bot
from troyes.server.rooms.room import Room
from troyes.server.services import Services
from troyes.server.storage.kept import Full
from troyes.server.storage.shapes import StoredGuest, StoredTable
from troyes.server.tables import device_games
from troyes.server.tables.creation import check_count
from troyes.server.tables.taking_along import make_room

MOST_BYTES = 262_144
"""A long game has thirty thousand."""
LEAST_SECONDS = 0.1
MOST_BROUGHT = 1000
"""So many games one person may bring from their devices."""


async def take_over(services: Services, guest: StoredGuest, id: str, body: bytes) -> Room:
    """The table at which it goes on, or where its end can be seen."""
    room = await _taken(services, guest, id, body)
    await make_room(services, guest, room.stored.origin)
    return room


async def _taken(services: Services, guest: StoredGuest, id: str, body: bytes) -> Room:
    if not is_id(id):
        raise Refused("web-no-table", 404)
    known = await _known(services, guest, id)
    if known is not None:
        return known
    found = await services.apart.read(guest.id, device_games.read, body, id, guest.id, clock.now())
    table = _checked(services, found.game.table)
    if table.status != "over":
        await check_count(services, guest)
    most = services.settings.max_tables_per_guest
    try:
        await services.store.bring_table(replace(found.game, table=table), found.results, most, MOST_BROUGHT)
    except Full:
        if table.status != "over":
            await check_count(services, guest)  # it may be these of which there are too many by now
        raise Refused("web-too-many-brought", most=MOST_BROUGHT) from None
    except StoreError:
        known = await _known(services, guest, id)  # somebody else was faster
        if known is None:
            raise
        return known
    return await services.tables.room(id)


async def _known(services: Services, guest: StoredGuest, id: str) -> Room | None:
    if await services.store.number(id) is None:
        return None
    room = await services.tables.room(id)
    if room.stored.maker != guest.id:
        raise Refused("web-device-taken")
    return room


def _checked(services: Services, table: StoredTable) -> StoredTable:
    """With bots that play here, and that think no longer than they may."""
    seats = [
        replace(seat, bot=checked_bot(seat.bot, table.game, services.bots, f"seats[{at}].bot"))
        if seat.bot or seat.played_by_bot
        else seat
        for at, seat in enumerate(table.seats)
    ]
    seconds = min(max(table.seconds, LEAST_SECONDS), services.settings.longest_thought)
    return replace(table, seats=seats, seconds=seconds)
