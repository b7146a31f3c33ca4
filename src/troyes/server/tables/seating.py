"""Taking seats, leaving and coming back: everything around a game but the game itself."""

from collections.abc import Sequence

import msgspec

from troyes.bots.levels import usual
from troyes.server import clock
from troyes.server.desk import Desk
from troyes.server.errors import Refused
from troyes.server.results.rated import needs_account
from troyes.server.rooms.room import Room
from troyes.server.rooms.seats import BOT_NAMES
from troyes.server.rooms.state import tried_again
from troyes.server.storage.shapes import StoredGuest, StoredSeat


def person_seat(seat: int, guest: str, name: str) -> StoredSeat:
    return StoredSeat(seat, "person", guest, name, "", False, 0)


def bot_seat(seat: int, bot: str, taken: Sequence[str]) -> StoredSeat:
    """Bots have names of their time, each another one."""
    return StoredSeat(seat, "bot", None, next(name for name in BOT_NAMES if name not in taken), bot, False, 0)


def kept_seat(at: int, seat: StoredSeat) -> StoredSeat:
    """A free seat that only its person may take: they are asked for the next game."""
    return StoredSeat(at, "open", seat.guest, seat.name, "", False, 0)


@tried_again
async def join(desk: Desk, room: Room, guest: StoredGuest, seat: int | None, *, rated: bool) -> None:
    """Takes an open seat: those that are kept for the guest, the one that was asked for, or the first.

    `rated`: they have said that the game may change their rating.
    """
    if room.stored.rated:
        await needs_account(desk, guest)
        if not rated:
            raise Refused("web-rated-agree", place="rated")
    async with room.lock:
        _still_open(room)
        own = [room.stored.seats[at] for at in room.seats.of(guest.id)]
        if any(held.kind == "person" for held in own):
            raise Refused("web-seated")
        if own:
            names = [held.name for held in own] if len(own) > 1 else [guest.name]
            taken = [person_seat(held.seat, guest.id, name) for held, name in zip(own, names, strict=True)]
        else:
            free = [held.seat for held in room.stored.seats if held.kind == "open" and held.guest is None]
            if not free or seat not in (None, *free):
                raise Refused("web-seat-taken")
            taken = [person_seat(free[0] if seat is None else seat, guest.id, guest.name)]
        await room.change(taken)
        await room.begin_if_full()


@tried_again
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


@tried_again
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


@tried_again
async def back(room: Room, guest: StoredGuest) -> None:
    """Someone who had left, or whom a bot stood in for, plays again. The bot's level stays: it has played here."""
    async with room.lock:
        seats = [room.stored.seats[seat] for seat in room.seats.of(guest.id)]
        if not seats:
            raise Refused("web-not-seated", 403)
        if room.stored.rated and any(seat.stand_in for seat in seats):
            raise Refused("web-rated-left")
        await room.change([msgspec.structs.replace(seat, stand_in=False) for seat in seats if seat.stand_in])
        room.outgoing.send_table()


@tried_again
async def stand_in(desk: Desk, room: Room, guest: StoredGuest, seat: int) -> None:
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
        if room.stored.rated:
            raise Refused("web-rated-clock")
        if room.seats.away_for(seat) < desk.settings.away_after:
            raise Refused("web-not-away", seconds=round(desk.settings.away_after))
        await _stand_in(room, [room.stored.seats[seat]])
        room.outgoing.send_table()
        room.bots.wake()


@tried_again
async def run_out(room: Room) -> None:
    """The clock has run out: bots play for the persons who still had to choose."""
    async with room.lock:
        stored = room.stored
        if stored.status != "running" or stored.deadline is None or stored.deadline > clock.now():
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
    patience = room.stored.patience
    await room.change(now, deadline=clock.now() + patience if patience else None)


def _still_open(room: Room) -> None:
    if room.stored.status != "open":
        raise Refused("web-begun")
