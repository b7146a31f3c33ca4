"""Who may come in to a table, and how often somebody may knock: what every route about tables asks first."""

from typing import Any

from litestar import Request

from troyes.server.errors import Refused
from troyes.server.http.requests import client_address, guest_of, house_of, needed_guest
from troyes.server.rooms.room import Room
from troyes.server.storage.store import StoredGuest
from troyes.server.tables import seating
from troyes.server.tables.registry import House

__all__ = ["Ask", "allow", "room_for", "room_seen", "unknown"]

Ask = Request[Any, Any, Any]


def allow(house: House, what: str, key: str) -> None:
    """Takes one of what somebody may do so often, or says how long to wait."""
    wait = house.limits.allow(what, key)
    if wait > 0:
        raise Refused("web-too-many", 429, seconds=max(1, round(wait)))


def unknown(request: Ask) -> None:
    """Somebody tried a link that opens nothing: too many of those are guesses."""
    allow(house_of(request), "unknown-link", client_address(request))


async def room_seen(request: Ask, id: str, key: str) -> tuple[Room, StoredGuest | None]:
    """A table that the one who asks may see. Any other looks as if there were none."""
    house, guest = house_of(request), await guest_of(request)
    try:
        room = await house.room(id)
        if not seating.visible(house, room, guest, key):
            raise Refused("web-no-table", 404)
    except Refused:
        unknown(request)
        raise
    return room, guest


async def room_for(request: Ask, id: str, key: str = "") -> tuple[Room, StoredGuest]:
    guest = await needed_guest(request)
    room, _ = await room_seen(request, id, key)
    return room, guest
