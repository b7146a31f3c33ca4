"""Whole ways through a half day: a die and its use, and what they come to."""

from troyes.core.decision import Plan
from troyes.dice.names import COLOURS, INFLUENCE, KNOWLEDGE, ONE_OF_EACH, RESOURCES, USE, VOCABULARY, use_number
from troyes.dice.printed import Printed
from troyes.dice.sheet import Sheet
from troyes.dice.walk import AT_DIE, AT_USE, Walk
from troyes.dice.wheel import HalfDay


def resources(sheet: Sheet, printed: Printed) -> dict[str, int]:
    """What a sheet holds, by name."""
    found: dict[str, int] = {}
    for colour in range(3):
        found[RESOURCES[colour]] = sheet.stock[colour]
    for colour in range(3):
        found[f"{COLOURS[colour]}_citizens"] = sheet.citizens[colour]
    found["points"] = sheet.points(printed)
    return found


def plans(walk: Walk, half: HalfDay) -> list[Plan]:
    """Every die with every use of it; for a chosen die every use."""
    if walk.stage == AT_DIE:
        had = resources(walk.sheet, half.printed)
        found: list[Plan] = []
        for code in walk.codes(half):
            taken = walk.after(code, half)
            key = VOCABULARY.keys[code]
            if code == ONE_OF_EACH:
                found.append(Plan((key,), 0, 0, {}, _change(had, taken, half)))
            else:
                paid = half.dice[code // 4].full_price(code % 4 - 1)
                found += _uses(taken, half, (key,), had, paid)
        return found
    if walk.stage == AT_USE:
        return _uses(walk, half, (), resources(walk.sheet, half.printed), [0, 0, 0])
    return []


def _uses(walk: Walk, half: HalfDay, first: tuple[str, ...], had: dict[str, int], paid: list[int]) -> list[Plan]:
    """Every use of the die that was taken. `paid`: for the die itself."""
    die = half.dice[walk.place]
    found: list[Plan] = []
    for code in walk.codes(half):
        value = use_number(code)
        price = paid[:]
        price[INFLUENCE] += die.influence_for(value)
        price[KNOWLEDGE] += die.knowledge_for((code - USE) // 18)
        named = {RESOURCES[resource]: count for resource, count in enumerate(price) if count}
        change = _change(had, walk.after(code, half), half)
        key = first[0] if first else f"die {walk.place + 1}"
        found.append(Plan((*first, VOCABULARY.keys[code]), value, 0, named, change, (key,)))
    return found


def _change(had: dict[str, int], after: Walk, half: HalfDay) -> dict[str, int]:
    has = resources(after.sheet, half.printed)
    return {name: has[name] - count for name, count in had.items() if has[name] != count}
