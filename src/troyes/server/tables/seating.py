"""Taking seats, leaving and coming back: everything around a game but the game itself."""

import time
from collections.abc import Sequence

import msgspec

from troyes.bots.levels import usual
from troyes.server.errors import Refused
from troyes.server.results.rated import needs_account
from troyes.server.rooms.play import HOUR
from troyes.server.rooms.room import Room
from troyes.server.services import Services
from troyes.server.storage.shapes import StoredGuest, StoredSeat

BOT_NAMES = ("Thibaut", "Marie", "Henri", "Aliénor", "Gautier", "Blanche", "Robert", "Héloïse", "Étienne", "Isabeau")


def person_seat(seat: int, guest: str, name: str) -> StoredSeat:
    return StoredSeat(seat, "person", guest, name, "", False, 0)


def bot_seat(seat: int, bot: str, taken: Sequence[str]) -> StoredSeat:
    """Bots have names of their time, each another one."""
    return StoredSeat(seat, "bot", None, next(name for name in BOT_NAMES if name not in taken), bot, False, 0)


async def join(services: Services, room: Room, guest: StoredGuest, seat: int | None) -> None:
    """Takes an open seat: the one that was asked for, or the first."""
    if room.stored.rated:
        await needs_account(services, guest)
    async with room.lock:
        _still_open(room)
        if room.seats.of(guest.id):
            raise Refused("web-seated")
        free = [held.seat for held in room.stored.seats if held.kind == "open"]
        if not free or seat not in (None, *free):
            raise Refused("web-seat-taken")
        await room.change([person_seat(free[0] if seat is None else seat, guest.id, guest.name)])
        await room.begin_if_full()


async def start(room: Room, guest: StoredGuest) -> None:
    """Begins the game: bots take the seats that are still open."""
    async with room.lock:
        _still_open(room)
        if room.stored.maker != guest.id:
            raise Refused("web-not-maker", 403)
        names = [seat.name for seat in room.stored.seats]
        bots: list[StoredSeat] = []
        for seat in room.stored.seats:
            if seat.kind == "open":
                bots.append(bot_seat(seat.seat, usual(room.stored.game), [*names, *(bot.name for bot in bots)]))
        if bots:
            await room.change(bots)
        await room.begin_if_full()


async def leave(room: Room, guest: StoredGuest) -> None:
    """Leaves: an open seat becomes free again, at a running game a bot plays on until its person comes back."""
    async with room.lock:
        seats = [room.stored.seats[seat] for seat in room.seats.of(guest.id)]
        if not seats:
            raise Refused("web-not-seated", 403)
        if room.stored.status == "open":
            await room.change([StoredSeat(seat.seat, "open", None, "", "", False, 0) for seat in seats])
        elif room.stored.status == "running":
            if room.stored.daily is not None:
                raise Refused("web-daily-alone")
            await _stand_in(room, seats)
        room.outgoing.send_table()
        room.bots.wake()


async def back(room: Room, guest: StoredGuest) -> None:
    """Someone who had left, or whom a bot stood in for, plays again. The bot's level stays: it has played here."""
    async with room.lock:
        seats = [room.stored.seats[seat] for seat in room.seats.of(guest.id)]
        if not seats:
            raise Refused("web-not-seated", 403)
        await room.change([msgspec.structs.replace(seat, stand_in=False) for seat in seats if seat.stand_in])
        room.outgoing.send_table()


async def stand_in(services: Services, room: Room, guest: StoredGuest, seat: int) -> None:
    """Someone at the table lets a bot play for a person who has been away for a while."""
    async with room.lock:
        if room.stored.status != "running" or not room.seats.of(guest.id):
            raise Refused("web-not-seated", 403)
        if not 0 <= seat < len(room.stored.seats) or room.stored.seats[seat].kind != "person":
            raise Refused("web-no-person")
        if room.stored.seats[seat].stand_in:
            raise Refused("web-bot-plays-there")
        if room.stored.daily is not None:
            raise Refused("web-daily-alone")
        if room.seats.away_for(seat) < services.settings.away_after:
            raise Refused("web-not-away", seconds=round(services.settings.away_after))
        await _stand_in(room, [room.stored.seats[seat]])
        room.outgoing.send_table()
        room.bots.wake()


async def run_out(room: Room) -> None:
    """The clock has run out: bots play for the persons who still had to choose."""
    async with room.lock:
        stored = room.stored
        if stored.status != "running" or stored.deadline is None or stored.deadline > time.time():
            return
        late = [stored.seats[seat] for seat in room.pending() if stored.seats[seat].kind == "person"]
        await _stand_in(room, late)
        room.outgoing.send_table()
        room.bots.wake()


async def _stand_in(room: Room, seats: Sequence[StoredSeat]) -> None:
    """A bot begins with what the person had settled: their open steps are taken back."""
    for seat in seats:
        await room.play.take_back(seat.seat)
    bot = usual(room.stored.game)
    now = [msgspec.structs.replace(room.stored.seats[seat.seat], stand_in=True, bot=bot) for seat in seats]
    hours = room.stored.clock
    await room.change(now, deadline=time.time() + hours * HOUR if hours else None)


def _still_open(room: Room) -> None:
    if room.stored.status != "open":
        raise Refused("web-begun")
