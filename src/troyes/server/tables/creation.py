"""Tables are made here, whatever they are for: a wish, the next game, a fork, a lesson, the day's game."""

import time
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

import troyes
from troyes.bots.levels import usual
from troyes.core.errors import OptionError, quoted
from troyes.registry import descriptor
from troyes.server.errors import Refused
from troyes.server.guard.ids import new_table_id
from troyes.server.library.bots import checked_bot
from troyes.server.results.rated import check_rated, needs_account
from troyes.server.rooms.room import Room
from troyes.server.services import Services
from troyes.server.storage.shapes import StoredGuest, StoredSeat, StoredTable
from troyes.server.tables.seating import bot_seat, person_seat
from troyes.server.wire.tables import SeatPlan, TableNew

KEPT = ("maker", "options", "listed", "clock", "seconds", "hints", "rated", "cards")
"""What the next game at a table has from the one before."""


def table_of(guest: StoredGuest, game: str, seed: str, seats: list[StoredSeat], **fields: Any) -> StoredTable:
    """A table that somebody makes; what is not said is as usual."""
    now = time.time()
    usual: dict[str, Any] = {"maker": guest.id, "options": {}, "chosen_seed": False, "status": "open", "hints": False}
    return StoredTable(id=new_table_id(), game=game, seed=seed, seats=seats, made=now, moved=now, **{**usual, **fields})


async def opened(
    services: Services, table: StoredTable, choices: Sequence[tuple[int, str]] = (), start: bytes | None = None
) -> Room:
    """With every seat taken its game begins at once, or goes on after these choices."""
    await services.store.new_table(table, choices, start)
    return await services.tables.room(table.id)


async def check_count(services: Services, guest: StoredGuest) -> None:
    """Nobody has more than so many unfinished tables."""
    if await services.store.unfinished(guest.id) >= services.settings.max_tables_per_guest:
        raise Refused("web-too-many-tables", most=services.settings.max_tables_per_guest)


def against_bots(guest: StoredGuest, players: int, own: int, bot: str) -> list[StoredSeat]:
    """One person in a seat of their choice, and bots in all others."""
    return _seats(guest, [SeatPlan("me") if seat == own else SeatPlan("bot", bot=bot) for seat in range(players)])


# -- as somebody wishes ----------------------------------------------------------------------------------------------


async def make(services: Services, guest: StoredGuest, wish: TableNew) -> Room:
    wish = _checked(wish, services.bots)
    wish, cards = await _with_set(services, guest, wish)
    if wish.rated:
        check_rated(wish)
        await needs_account(services, guest)
    await check_count(services, guest)
    _check_options(wish)
    seed = wish.seed if wish.seed is not None else troyes.commit().secret
    troyes.new_game(wish.game, players=len(wish.seats), seed=seed, **wish.options)  # what cannot be is refused here
    table = table_of(
        guest,
        wish.game,
        seed,
        _seats(guest, wish.seats),
        options=wish.options,
        chosen_seed=wish.seed is not None,
        listed=wish.listed,
        clock=wish.clock,
        seconds=wish.seconds,
        hints=(_alone(wish.seats) and not wish.rated) if wish.hints is None else wish.hints,
        rated=wish.rated,
        cards=cards,
    )
    return await opened(services, table)


def _checked(wish: TableNew, bots: Sequence[str]) -> TableNew:
    """The same with a name for every bot."""
    friends = any(plan.kind == "friend" for plan in wish.seats)
    if wish.seed is not None and (friends or wish.listed):
        raise OptionError("web-seed-shared", place="seed")
    if sum(plan.kind == "me" for plan in wish.seats) > 1:
        raise OptionError("web-seat-twice", place="seats")
    seats = [
        replace(plan, bot=checked_bot(plan.bot, wish.game, bots, f"seats[{at}].bot")) if plan.kind == "bot" else plan
        for at, plan in enumerate(wish.seats)
    ]
    return replace(wish, seats=seats)


def _alone(plans: Sequence[SeatPlan]) -> bool:
    """Whether one person plays and nobody else: then a hint is nobody's loss."""
    return sum(plan.kind != "bot" for plan in plans) <= 1


def _check_options(wish: TableNew) -> None:
    """What else `new_game` takes is no option; and card numbers come as numbers, never as a file of the server's."""
    for name in wish.options:
        if name in ("name", "players", "seed"):
            descriptor(wish.game).option(name)
    if isinstance(wish.options.get("cards"), str):
        raise OptionError("option-bad", place="cards", value=quoted(wish.options["cards"]), expected="{…}")


def _seats(guest: StoredGuest, plans: Sequence[SeatPlan]) -> list[StoredSeat]:
    found: list[StoredSeat] = []
    for at, plan in enumerate(plans):
        match plan.kind:
            case "me":
                found.append(person_seat(at, guest.id, guest.name))
            case "hot":
                found.append(person_seat(at, guest.id, plan.name.strip() or f"{guest.name} {at + 1}"))
            case "bot":
                found.append(bot_seat(at, plan.bot, [seat.name for seat in found]))
            case "friend":
                found.append(StoredSeat(at, "open", None, "", "", False, 0))
    return found


async def _with_set(services: Services, guest: StoredGuest, wish: TableNew) -> tuple[TableNew, str]:
    """What is wished for with the numbers of the set that it names, and the set's name.

    The table keeps the numbers themselves: whatever becomes of the set later, its game stays what it was.
    """
    if wish.cards is None:
        return wish, ""
    if wish.options.get("cards") is not None:
        raise OptionError("web-cards-twice", place="cards")
    kept = await services.sets.own(guest.id, wish.cards)
    if kept is None:
        raise Refused("web-no-set", 404, place="cards")
    if kept.game != descriptor(wish.game).cards_of:
        raise Refused("web-set-other-game", 422, place="cards")
    return replace(wish, options={**wish.options, "cards": kept.numbers}), kept.name


# -- the next game ---------------------------------------------------------------------------------------------------


async def rematch(services: Services, room: Room, guest: StoredGuest) -> Room:
    """The next game at a finished table: the same people and options, the start passed on by one seat."""
    async with room.lock:
        stored = room.stored
        if not room.seats.member(guest.id):
            raise Refused("web-not-seated", 403)
        if stored.status != "over":
            raise Refused("web-not-over")
        if stored.rematch is not None:
            return await services.tables.room(stored.rematch)
        seats = [_anew(seat, at, stored.game) for at, seat in enumerate([*stored.seats[1:], stored.seats[0]])]
        same = {name: getattr(stored, name) for name in KEPT}
        table = table_of(guest, stored.game, troyes.commit().secret, seats, **same)
        fresh = await opened(services, table)
        await room.change([], rematch=fresh.id)
        room.outgoing.send_table()
        return fresh


def _anew(seat: StoredSeat, at: int, game: str) -> StoredSeat:
    """Who had left is not called back: the bot goes on for them until they come; for who is no more, for good."""
    if seat.kind == "person" and seat.guest is None:
        return StoredSeat(at, "bot", None, seat.name, usual(game), False, 0)
    bot = seat.bot if seat.played_by_bot else ""
    return replace(seat, seat=at, moved=0, hidden=0, bot=bot)
