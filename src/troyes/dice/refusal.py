"""Why something cannot be chosen now, in a sentence, with the rule it rests on."""

from troyes.core.message import Arg, Message
from troyes.dice.log import amounts
from troyes.dice.names import (
    CITIZEN,
    COLOURS,
    GAIN,
    INFLUENCE,
    KNOWLEDGE,
    ONE_OF_EACH,
    ROWS,
    USE,
    building_row,
    use_number,
)
from troyes.dice.printed import CITIZEN_TRACK
from troyes.dice.walk import AT_DIE, AT_USE, NAME_CITIZEN, PRESTIGE_BUILDING, WORK_BUILDING, Walk
from troyes.dice.wheel import HalfDay


def why(id: str, rule: str, args: dict[str, Arg] | None = None) -> Message:
    return Message("why-dice-" + id, {} if args is None else args, rule)


def refusal(walk: Walk, half: HalfDay, code: int) -> Message:
    """Why this code is not among the walk's choices."""
    if walk.stage == AT_DIE:
        return _at_die(walk, half, code)
    if code <= ONE_OF_EACH:
        return why("die-chosen", "action.choice")
    if walk.stage == AT_USE:
        return why("use-first", "action.choice") if code >= CITIZEN else _at_use(walk, half, code)
    return _at_item(walk, half, code)


def _at_die(walk: Walk, half: HalfDay, code: int) -> Message:
    if code == ONE_OF_EACH:
        return why("die-can-be-had", "action.emergency")
    if code > ONE_OF_EACH:
        return why("die-first", "action.choice")
    die = half.dice[code // 4]
    payment = code % 4 - 1
    if die.strikes:
        return why("black", "event.plaza") if die.black else why("raided", "tiles.eight")
    if payment >= 0 and die.price_any == 0:
        return why("price-fixed", "action.paying", {"place": die.place + 1})
    if payment < 0 and die.price_any:
        return why("price-any", "action.paying", {"place": die.place + 1})
    price = die.full_price(payment)
    short = [max(price[colour] - walk.sheet.stock[colour], 0) for colour in range(3)]
    if any(short):
        return why("too-dear", "action.paying", {"price": amounts(price), "short": amounts(short)})
    return why("worth-nothing", "action.influence", {"price": amounts(price)})


def _at_use(walk: Walk, half: HalfDay, code: int) -> Message:
    die = half.dice[walk.place]
    stock = walk.sheet.stock
    colour, value = (code - USE) // 18, use_number(code)
    if colour != die.colour:
        if die.recolour == 0:
            return why("colour-fixed", "tiles.effects", {"colour": COLOURS[die.colour]})
        if stock[KNOWLEDGE] < die.recolour:
            args: dict[str, Arg] = {"colour": COLOURS[colour], "price": amounts([0, 0, die.recolour])}
            args["have"] = stock[KNOWLEDGE]
            return why("colour-dear", "action.knowledge", args)
    if value != die.value:
        if die.step == 0:
            return why("value-fixed", "tiles.effects", {"value": die.value})
        need = die.influence_for(value)
        if stock[INFLUENCE] < need:
            return why(
                "value-dear",
                "action.influence",
                {"value": value, "price": amounts([need, 0, 0]), "have": stock[INFLUENCE]},
            )
    if (code - USE) % 3 != GAIN and building_row(code) % 2 == 0 and not die.prestige:
        return why("no-prestige", "tiles.effects")
    return _closed(walk, half, code)


def _closed(walk: Walk, half: HalfDay, code: int) -> Message:
    """Why a building cannot be drawn any more."""
    row, number = building_row(code), use_number(code)
    if walk.sheet.has(row, half.column_of[number]):
        return why("drawn", "work" if row % 2 else "prestige", {"building": ROWS[row], "number": number})
    return why("crossed", "event.losses", {"building": ROWS[row], "colour": COLOURS[row // 2], "number": number})


def _at_item(walk: Walk, half: HalfDay, code: int) -> Message:
    item = walk.item
    if item == NAME_CITIZEN:
        return why("name-citizen", "citizens.full")
    if item < WORK_BUILDING:
        if code < CITIZEN:
            return why("name-track", "citizens.full")
        return why("track-full", "citizens.full", {"colour": COLOURS[code - CITIZEN], "length": CITIZEN_TRACK})
    rows = [1, 3, 5]
    if item >= PRESTIGE_BUILDING:
        rows = half.printed.prestige_rows[item - PRESTIGE_BUILDING]
    if code >= CITIZEN or (code - USE) % 3 == GAIN or building_row(code) not in rows:
        if item == WORK_BUILDING:
            return why("bonus-work", "citizens.buildings")
        return why("bonus-prestige", "citizens.buildings", {"building": ROWS[rows[0]], "other": ROWS[rows[1]]})
    return _closed(walk, half, code)
