"""Whole ways as a page shows them: which of them, and what each comes to."""

from collections.abc import Sequence

from troyes.core.decision import Plan
from troyes.core.game import Game
from troyes.server.rooms.views import change_of
from troyes.server.wire.live import WaySeen


def seen(game: Game, seat: int, ways: Sequence[Plan], first: str, dice: Sequence[str]) -> list[WaySeen]:
    return [_seen(game, seat, way) for way in fitting(ways, first, dice)]


def fitting(ways: Sequence[Plan], first: str, dice: Sequence[str]) -> list[Plan]:
    """The ways that were asked for: the cheapest for each thing and number of times, and those with just these dice."""
    if not first and not dice:
        return least(ways)
    found: dict[tuple[str, int, bool], Plan] = {}
    for way in ways:
        if (first and way.keys[0] != first) or not _holds(way.dice, dice):
            continue
        place = (way.keys[0], way.times, bool(dice) and len(way.dice) == len(dice))
        if place not in found or _use(way) < _use(found[place]):
            found[place] = way
    return sorted(least(list(found.values())), key=_use)


def least(ways: Sequence[Plan]) -> list[Plan]:
    """Of ways with the same outcome only the one that uses least."""
    found: dict[tuple[object, ...], Plan] = {}
    for way in ways:
        outcome = way.outcome or way.keys
        if outcome not in found or _use(way) < _use(found[outcome]):
            found[outcome] = way
    return list(found.values())


def _holds(used: Sequence[str], dice: Sequence[str]) -> bool:
    return all(used.count(die) >= dice.count(die) for die in dice)


def _use(way: Plan) -> tuple[int, int, int]:
    """What a way costs in all, how many dice it takes, and how much they are worth."""
    return (sum(way.price.values()), len(way.dice), way.value)


def _seen(game: Game, seat: int, way: Plan) -> WaySeen:
    """What it comes to is found by going it, where the turn ends with it; else as much is told as is known."""
    price, change = way.price, way.change
    after: Game | None = game
    for key in way.keys:
        after = None if after is None else after.ahead(seat, key)
    after = after and _as_often(after, seat, way.times)
    if after is not None and all(decision.seat != seat for decision in after.pending):
        price, change = after.paid(seat, after.news(game, seat)), change_of(game, after, seat)
    return WaySeen(list(way.keys), way.value, way.times, price, change, list(way.dice))


def _as_often(game: Game, seat: int, times: int) -> Game | None:
    """Where all that is left to say is how often: as often as the way says that it can be done."""
    wanted = f"times {times}"
    for decision in game.pending:
        if (decision.seat, decision.kind) == (seat, "times") and any(one.key == wanted for one in decision.options):
            return game.ahead(seat, wanted)
    return game
