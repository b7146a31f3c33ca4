"""Making tables, taking seats, leaving and coming back: everything around a game but the game itself."""

import time
from collections.abc import Sequence

import msgspec

import troyes
from troyes.bots import BOTS
from troyes.core.errors import OptionError, quoted
from troyes.server.errors import Refused
from troyes.server.guard.ids import new_table_id
from troyes.server.library.catalogue import USUAL_BOT, catalogue
from troyes.server.library.own_cards import with_set
from troyes.server.results.disclosure import seed_may_be_told
from troyes.server.results.rated import check_rated, needs_account
from troyes.server.rooms.room import HOUR, Room
from troyes.server.storage.store import StoredGuest, StoredSeat, StoredTable
from troyes.server.tables.registry import House
from troyes.server.wire.tables import SeatPlan, TableNew

__all__ = [
    "back",
    "check_count",
    "join",
    "leave",
    "make",
    "rematch",
    "run_out",
    "seats_against_bots",
    "stand_in",
    "start",
    "visible",
]


async def make(house: House, guest: StoredGuest, wish: TableNew) -> Room:
    """A new table. With every seat taken its game begins at once."""
    _check_plan(wish)
    wish, cards = await with_set(house, guest, wish)
    if wish.rated:
        check_rated(wish)
        await needs_account(house, guest)
    await check_count(house, guest)
    _check_options(wish)
    seed = wish.seed if wish.seed is not None else troyes.commit().secret
    troyes.new_game(wish.game, players=len(wish.seats), seed=seed, **wish.options)  # what cannot be is refused here
    now = time.time()
    table = StoredTable(
        id=new_table_id(),
        game=wish.game,
        options=wish.options,
        seed=seed,
        chosen_seed=wish.seed is not None,
        status="open",
        listed=wish.listed,
        clock=wish.clock,
        seconds=wish.seconds,
        hints=(_alone(wish.seats) and not wish.rated) if wish.hints is None else wish.hints,
        rated=wish.rated,
        cards=cards,
        maker=guest.id,
        made=now,
        moved=now,
        seats=_seats(guest, wish.seats),
    )
    return await _opened(house, table)


async def check_count(house: House, guest: StoredGuest) -> None:
    """Nobody has more than so many unfinished tables."""
    if await house.store.unfinished(guest.id) >= house.settings.max_tables_per_guest:
        raise Refused("web-too-many-tables", most=house.settings.max_tables_per_guest)


def seats_against_bots(guest: StoredGuest, players: int, own: int, bot: str) -> list[StoredSeat]:
    """One person in a seat of their choice, and bots in all others."""
    plans = [SeatPlan("me") if seat == own else SeatPlan("bot", bot=bot) for seat in range(players)]
    return _seats(guest, plans)


async def _opened(house: House, table: StoredTable) -> Room:
    await house.store.new_table(table)
    return await house.room(table.id)


def _check_plan(wish: TableNew) -> None:
    friends = any(plan.kind == "friend" for plan in wish.seats)
    if wish.seed is not None and (friends or wish.listed):
        raise OptionError("web-seed-shared", place="seed")
    if sum(plan.kind == "me" for plan in wish.seats) > 1:
        raise OptionError("web-seat-twice", place="seats")
    for at, plan in enumerate(wish.seats):
        if plan.kind == "bot" and (plan.bot or USUAL_BOT) not in BOTS:
            raise OptionError("option-bot", place=f"seats[{at}].bot", value=plan.bot, known=", ".join(BOTS))


def _alone(plans: Sequence[SeatPlan]) -> bool:
    """Whether one person plays and nobody else: then a hint is nobody's loss."""
    return sum(plan.kind != "bot" for plan in plans) <= 1


def _check_options(wish: TableNew) -> None:
    """What else `new_game` takes is no option; and card numbers come as numbers, never as a file of the server's."""
    for name in wish.options:
        if name in ("name", "players", "seed"):
            known = ", ".join(
                option.name for game in catalogue().games if game.name == wish.game for option in game.options
            )
            raise OptionError("option-unknown", place=name, game=wish.game, known=known)
    if isinstance(wish.options.get("cards"), str):
        raise OptionError("option-bad", place="cards", value=quoted(wish.options["cards"]), expected="{…}")


def _seats(guest: StoredGuest, plans: Sequence[SeatPlan]) -> list[StoredSeat]:
    found: list[StoredSeat] = []
    for at, plan in enumerate(plans):
        match plan.kind:
            case "me":
                found.append(_person(at, guest.id, guest.name))
            case "hot":
                found.append(_person(at, guest.id, plan.name.strip() or f"{guest.name} {at + 1}"))
            case "bot":
                found.append(_bot(at, plan.bot or USUAL_BOT, [seat.name for seat in found]))
            case "friend":
                found.append(StoredSeat(at, "open", None, "", "", False, 0))
    return found


def _person(seat: int, guest: str, name: str) -> StoredSeat:
    return StoredSeat(seat, "person", guest, name, "", False, 0)


def _bot(seat: int, bot: str, taken: Sequence[str]) -> StoredSeat:
    """Bots have names of their time, each another one."""
    return StoredSeat(seat, "bot", None, next(name for name in BOT_NAMES if name not in taken), bot, False, 0)


BOT_NAMES = ("Thibaut", "Marie", "Henri", "Aliénor", "Gautier", "Blanche", "Robert", "Héloïse", "Étienne", "Isabeau")


# -- seats -----------------------------------------------------------------------------------------------------------


def visible(house: House, room: Room, guest: StoredGuest | None, key: str) -> bool:
    """Whether someone may see a table: a listed one, one's own, or by invitation.

    A day's game shows what others are still to roll: it is its player's own until the day is over, then everybody's.
    """
    if room.member(None if guest is None else guest.id):
        return True
    if room.stored.daily is not None:
        return seed_may_be_told(room.stored, time.time())
    return room.stored.listed or house.links.fits(room.id, key)


async def join(room: Room, guest: StoredGuest, seat: int | None) -> None:
    """Takes an open seat: the one that was asked for, or the first."""
    if room.stored.rated:
        await needs_account(room.house, guest)
    async with room.lock:
        _still_open(room)
        if room.seats_of(guest.id):
            raise Refused("web-seated")
        free = [held.seat for held in room.stored.seats if held.kind == "open"]
        if not free or seat not in (None, *free):
            raise Refused("web-seat-taken")
        await room.change([_person(free[0] if seat is None else seat, guest.id, guest.name)])
        await room.begin_if_full()


async def start(room: Room, guest: StoredGuest) -> None:
    """Begins the game: bots take the seats that are still open."""
    async with room.lock:
        _still_open(room)
        if room.stored.maker != guest.id:
            raise Refused("web-not-maker", 403)
        bots: list[StoredSeat] = []
        for seat in room.stored.seats:
            if seat.kind == "open":
                bots.append(_bot(seat.seat, USUAL_BOT, [*room.names(), *(bot.name for bot in bots)]))
        if bots:
            await room.change(bots)
        await room.begin_if_full()


async def leave(room: Room, guest: StoredGuest) -> None:
    """Leaves: an open seat becomes free again, at a running game a bot plays on until its person comes back."""
    async with room.lock:
        seats = [room.stored.seats[seat] for seat in room.seats_of(guest.id)]
        if not seats:
            raise Refused("web-not-seated", 403)
        if room.stored.status == "open":
            await room.change([StoredSeat(seat.seat, "open", None, "", "", False, 0) for seat in seats])
        elif room.stored.status == "running":
            if room.stored.daily is not None:
                raise Refused("web-daily-alone")
            await _stand_in(room, seats)
        room.tell_table()
        room.wake()


async def back(room: Room, guest: StoredGuest) -> None:
    """Someone who had left, or whom a bot stood in for, plays again. The bot's level stays: it has played here."""
    async with room.lock:
        seats = [room.stored.seats[seat] for seat in room.seats_of(guest.id)]
        if not seats:
            raise Refused("web-not-seated", 403)
        await room.change([msgspec.structs.replace(seat, stand_in=False) for seat in seats if seat.stand_in])
        room.tell_table()


async def stand_in(room: Room, guest: StoredGuest, seat: int) -> None:
    """Someone at the table lets a bot play for a person who has been away for a while."""
    async with room.lock:
        if room.stored.status != "running" or not room.seats_of(guest.id):
            raise Refused("web-not-seated", 403)
        if not 0 <= seat < len(room.stored.seats) or room.stored.seats[seat].kind != "person":
            raise Refused("web-no-person")
        if room.stored.seats[seat].stand_in:
            raise Refused("web-bot-plays-there")
        if room.stored.daily is not None:
            raise Refused("web-daily-alone")
        if room.away_for(seat) < room.house.settings.away_after:
            raise Refused("web-not-away", seconds=round(room.house.settings.away_after))
        await _stand_in(room, [room.stored.seats[seat]])
        room.tell_table()
        room.wake()


async def run_out(room: Room) -> None:
    """The clock has run out: bots play for the persons who still had to choose."""
    async with room.lock:
        stored = room.stored
        if stored.status != "running" or stored.deadline is None or stored.deadline > time.time():
            return
        late = [stored.seats[seat] for seat in room.pending() if stored.seats[seat].kind == "person"]
        await _stand_in(room, late)
        room.tell_table()
        room.wake()


async def _stand_in(room: Room, seats: Sequence[StoredSeat]) -> None:
    """A bot begins with what the person had settled: their open steps are taken back."""
    for seat in seats:
        await room.take_back(seat.seat)
    now = [msgspec.structs.replace(room.stored.seats[seat.seat], stand_in=True, bot=USUAL_BOT) for seat in seats]
    hours = room.stored.clock
    await room.change(now, deadline=time.time() + hours * HOUR if hours else None)


async def rematch(house: House, room: Room, guest: StoredGuest) -> Room:
    """The next game at a finished table: the same people and options, the start passed on by one seat."""
    async with room.lock:
        stored = room.stored
        if not room.member(guest.id):
            raise Refused("web-not-seated", 403)
        if stored.status != "over":
            raise Refused("web-not-over")
        if stored.rematch is not None:
            return await house.room(stored.rematch)
        now = time.time()
        seats = [_anew(seat, at) for at, seat in enumerate([*stored.seats[1:], stored.seats[0]])]
        table = msgspec.structs.replace(
            stored,
            id=new_table_id(),
            seed=troyes.commit().secret,
            chosen_seed=False,
            daily=None,
            lesson="",
            origin="",
            hinted=False,
            status="open",
            deadline=None,
            rematch=None,
            waiting="",
            n=0,
            made=now,
            moved=now,
            seats=seats,
        )
        fresh = await _opened(house, table)
        await room.change([], rematch=fresh.id)
        room.tell_table()
        return fresh


def _anew(seat: StoredSeat, at: int) -> StoredSeat:
    """Who had left is not called back: the bot goes on for them until they come; for who is no more, for good."""
    if seat.kind == "person" and seat.guest is None:
        return StoredSeat(at, "bot", None, seat.name, USUAL_BOT, False, 0)
    bot = seat.bot if seat.kind == "bot" or seat.stand_in else ""
    return msgspec.structs.replace(seat, seat=at, moved=0, bot=bot)


def _still_open(room: Room) -> None:
    if room.stored.status != "open":
        raise Refused("web-begun")
