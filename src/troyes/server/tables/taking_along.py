"""A table that somebody has to themselves can be taken along: where no server answers, it goes on at the device.

What leaves the house is a guess: the game as its person knows it, with other dice from here on. So the seed that was
committed to stays secret, and the table here goes on as before if nobody makes use of it. Around one device several
people share their secrets with it, and such a game counts for nothing: it is handed out as it is, with other dice.

Once the game comes back (`taking_over`), the table here makes room for it, unless it has gone on meanwhile.
"""

import secrets

import msgspec

from troyes.core import records
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import round_of, waiting
from troyes.server.services import Services
from troyes.server.storage.shapes import DEVICE, StoredGame, StoredGuest, StoredTable
from troyes.server.tables import creation

ALONG = "along"
"""What the origin of such a game begins with; then the table, and how many choices its people had made there."""


def own(stored: StoredTable, guest: StoredGuest) -> bool:
    """Whether nobody else waits for it, and no board."""
    people = [seat for seat in stored.seats if seat.kind != "bot"]
    theirs = all(seat.kind == "person" and seat.guest == guest.id for seat in people)
    alone = stored.maker == guest.id and len(people) > 0 and theirs
    return (
        alone and stored.status == "running" and not (stored.lesson or stored.daily or stored.rated or stored.patience)
    )


def taken_along(room: Room, guest: StoredGuest) -> StoredGame | None:
    """The game as a device keeps it; None: it cannot be taken along."""
    stored = room.stored
    if not own(stored, guest) or room.game.over:
        return None
    chance = secrets.SystemRandom()
    own_seats = [seat.seat for seat in stored.seats if seat.kind == "person"]
    if len(own_seats) == 1:
        game = room.game.guess(own_seats[0], chance)
    else:
        game = room.game.copy()
        game.reseed(chance.getrandbits(63))
    record = game.record()
    table = creation.table_of(
        guest,
        stored.game,
        str(records.read(record).seed),
        [msgspec.structs.replace(seat, moved=0, hidden=0) for seat in stored.seats],
        options=game.options_data(),
        status="running",
        seconds=stored.seconds,
        hints=stored.hints,
        hinted=stored.hinted,
        waiting=waiting(game),
        round=round_of(game),
        n=1,
        cards=stored.cards,
        origin=f"{ALONG}/{room.id}/{_chosen(room)}",
    )
    return StoredGame(table, [], [], msgspec.json.encode(record))


def _chosen(room: Room) -> int:
    """How many choices of people are settled. What bots have done since makes no difference."""
    people = {seat.seat for seat in room.stored.seats if seat.kind == "person"}
    return sum(seat in people for seat, _ in room.game.made()[: room.settled])


async def make_room(services: Services, guest: StoredGuest, origin: str) -> None:
    """Takes away the table from which a game was taken along, now that it is back."""
    match origin.split("/"):
        case [device, along, id, chosen] if (device, along) == (DEVICE, ALONG):
            if await services.store.number(id) is None:
                return
            room = await services.tables.room(id)
            async with room.lock:
                if own(room.stored, guest) and chosen == str(_chosen(room)):
                    await services.tables.unmake(room)
        case _:
            pass
