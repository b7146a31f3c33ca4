"""Tables are made here, whatever they are for: a wish, the next game, a fork, a lesson, the day's game."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

import troyes
from troyes.bots.levels import usual
from troyes.core.errors import OptionError, quoted
from troyes.registry import descriptor
from troyes.server import clock
from troyes.server.desk import Desk
from troyes.server.errors import OutOfStep, Refused
from troyes.server.guard.ids import new_table_id
from troyes.server.guard.names import plain_name
from troyes.server.library.bots import checked_bot
from troyes.server.results.rated import check_rated, minutes_for, needs_account
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import tried_again
from troyes.server.storage.kept import Full
from troyes.server.storage.shapes import StoredGuest, StoredSeat, StoredTable
from troyes.server.tables.seating import bot_seat, kept_seat, person_seat
from troyes.server.wire.tables import SeatPlan, TableNew

KEPT = ("options", "listed", "clock", "minutes", "seconds", "hints", "rated", "cards")
"""What the next game at a table has from the one before."""


def table_of(guest: StoredGuest, game: str, seed: str, seats: list[StoredSeat], **fields: Any) -> StoredTable:
    """A table that somebody makes; what is not said is as usual."""
    now = clock.now()
    usual: dict[str, Any] = {"maker": guest.id, "options": {}, "chosen_seed": False, "status": "open", "hints": False}
    return StoredTable(id=new_table_id(), game=game, seed=seed, seats=seats, made=now, moved=now, **{**usual, **fields})


async def opened(
    desk: Desk,
    table: StoredTable,
    choices: Sequence[tuple[int, str]] = (),
    start: bytes | None = None,
    capped: bool = True,
) -> Room:
    """With every seat taken its game begins at once, or goes on after these choices.

    `capped`: not if its maker has as many as anybody may, whatever `check_count` has seen a moment before.
    """
    most = desk.settings.max_tables_per_guest
    try:
        await desk.store.new_table(table, choices, start, most=most if capped else None)
    except Full:
        raise Refused("web-too-many-tables", most=most) from None
    return await desk.tables.room(table.id)


async def check_count(desk: Desk, guest: StoredGuest) -> None:
    """Nobody has more than so many unfinished tables."""
    if await desk.store.unfinished(guest.id) >= desk.settings.max_tables_per_guest:
        raise Refused("web-too-many-tables", most=desk.settings.max_tables_per_guest)


def check_seconds(desk: Desk, seconds: float) -> None:
    """Bots think no longer than the operator lets them."""
    most = desk.settings.longest_thought
    if seconds > most:
        raise OptionError("web-thought-too-long", place="seconds", most=f"{most:g}")


def against_bots(guest: StoredGuest, players: int, own: int, bot: str) -> list[StoredSeat]:
    """One person in a seat of their choice, and bots in all others."""
    return _seats(guest, [SeatPlan("me") if seat == own else SeatPlan("bot", bot=bot) for seat in range(players)])


# -- as somebody wishes ----------------------------------------------------------------------------------------------


async def make(desk: Desk, guest: StoredGuest, wish: TableNew) -> Room:
    wish = _checked(wish, desk.bots)
    check_seconds(desk, wish.seconds)
    wish, cards = await _with_set(desk, guest, wish)
    if wish.rated:
        check_rated(wish)
        await needs_account(desk, guest)
    await check_count(desk, guest)
    check_options(wish.game, wish.options)
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
        minutes=minutes_for(wish),
        seconds=wish.seconds,
        hints=(_alone(wish.seats) and not wish.rated) if wish.hints is None else wish.hints,
        rated=wish.rated,
        cards=cards,
    )
    return await opened(desk, table)


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


def check_options(game: str, options: Mapping[str, Any]) -> None:
    """What else `new_game` takes is no option; and card numbers come as numbers, never as a file of the server's."""
    for name in options:
        if name in ("name", "players", "seed"):
            descriptor(game).option(name)
    if isinstance(options.get("cards"), str):
        raise OptionError("option-bad", place="cards", value=quoted(options["cards"]), expected="{…}")


def _seats(guest: StoredGuest, plans: Sequence[SeatPlan]) -> list[StoredSeat]:
    found: list[StoredSeat] = []
    for at, plan in enumerate(plans):
        match plan.kind:
            case "me":
                found.append(person_seat(at, guest.id, guest.name))
            case "hot":
                name = plain_name(plan.name) if plan.name.strip() else f"{guest.name} {at + 1}"
                found.append(person_seat(at, guest.id, name))
            case "bot":
                found.append(bot_seat(at, plan.bot, [seat.name for seat in found]))
            case "friend":
                found.append(StoredSeat(at, "open", None, "", "", False, 0))
    return found


async def _with_set(desk: Desk, guest: StoredGuest, wish: TableNew) -> tuple[TableNew, str]:
    """What is wished for with the numbers of the set that it names, and the set's name.

    The table keeps the numbers themselves: whatever becomes of the set later, its game stays what it was.
    """
    if wish.cards is None:
        return wish, ""
    if wish.options.get("cards") is not None:
        raise OptionError("web-cards-twice", place="cards")
    kept = await desk.sets.own(guest.id, wish.cards)
    if kept is None:
        raise Refused("web-no-set", 404, place="cards")
    if kept.game != descriptor(wish.game).cards_of:
        raise Refused("web-set-other-game", 422, place="cards")
    return replace(wish, options={**wish.options, "cards": kept.numbers}), kept.name


# -- the next game ---------------------------------------------------------------------------------------------------


@tried_again
async def rematch(desk: Desk, room: Room, guest: StoredGuest) -> Room:
    """The next game at a finished table: the same options, the start passed on by one seat.

    Who asks for it sits there; everybody else's seat is kept for them, and they are asked. Nobody plays unasked.
    """
    async with room.lock:
        stored = room.stored
        if not room.seats.member(guest.id):
            raise Refused("web-not-seated", 403)
        if stored.status != "over":
            raise Refused("web-not-over")
        if stored.rematch is not None:
            return await desk.tables.room(stored.rematch)
        await check_count(desk, guest)
        turned = enumerate([*stored.seats[1:], stored.seats[0]])
        seats = [_anew(seat, at, stored.game, guest) for at, seat in turned]
        same = {name: getattr(stored, name) for name in KEPT}
        table = table_of(guest, stored.game, troyes.commit().secret, seats, **same)
        fresh = await opened(desk, table, capped=False)  # in the place of one that is over
        try:
            await room.change([], rematch=fresh.id)
        except OutOfStep:  # perhaps there is a next game by now: this one is nobody's
            await desk.tables.unmake(fresh)
            raise
        room.outgoing.send_table()
        return fresh


def _anew(seat: StoredSeat, at: int, game: str, asker: StoredGuest) -> StoredSeat:
    """For who is no more a bot plays, for good."""
    if seat.kind == "person" and seat.guest is None:
        return StoredSeat(at, "bot", None, seat.name, usual(game), False, 0)
    if seat.kind == "person":
        return person_seat(at, asker.id, seat.name) if seat.guest == asker.id else kept_seat(at, seat)
    return replace(seat, seat=at, moved=0, hidden=0)
