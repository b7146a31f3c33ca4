"""Who may come in to a table, and how often somebody may knock: what every route about tables asks first."""

from troyes.server import clock
from troyes.server.errors import Refused
from troyes.server.http.requests import Ask, client_address, guest_of, needed_guest, services_of
from troyes.server.results.disclosure import seed_may_be_told
from troyes.server.rooms.room import Room
from troyes.server.services import Services
from troyes.server.storage.shapes import StoredGuest


def unknown(request: Ask) -> None:
    """Somebody tried a link that opens nothing: too many of those are guesses."""
    services_of(request).limits.check("unknown-link", client_address(request))


async def room_seen(request: Ask, id: str, key: str) -> tuple[Room, StoredGuest | None]:
    """A table that the one who asks may see. Any other looks as if there were none."""
    services, guest = services_of(request), await guest_of(request)
    try:
        room = await services.tables.room(id)
        if not visible(services, room, guest, key):
            raise Refused("web-no-table", 404)
    except Refused:
        unknown(request)
        raise
    return room, guest


async def room_for(request: Ask, id: str, key: str = "") -> tuple[Room, StoredGuest]:
    guest = await needed_guest(request)
    room, _ = await room_seen(request, id, key)
    return room, guest


def visible(services: Services, room: Room, guest: StoredGuest | None, key: str) -> bool:
    """Whether someone may see a table: a listed one, one's own, or by invitation.

    A day's game shows what others are still to roll: it is its player's own until the day is over, then everybody's.
    """
    if room.seats.member(None if guest is None else guest.id):
        return True
    if room.stored.daily is not None:
        return seed_may_be_told(room.stored, clock.now())
    return room.stored.listed or services.links.fits(room.id, key)
