"""The names of what is still to be done in a half day, as positions write them."""

from troyes.dice.names import COLOURS, THINGS
from troyes.dice.walk import (
    ANOTHER_TRACK,
    FEW_THINGS,
    NAME_CITIZEN,
    PAIR,
    PRESTIGE_BUILDING,
    RESOURCES_EACH,
    WORK_BUILDING,
)

_FIXED: dict[int, str] = {
    NAME_CITIZEN: "a yellow or white citizen",
    WORK_BUILDING: "a work building",
    RESOURCES_EACH: "one of each resource",
}
for _colour, _name in enumerate(COLOURS):
    _FIXED[ANOTHER_TRACK + _colour] = f"a citizen from the full {_name} track"
    _FIXED[PRESTIGE_BUILDING + _colour] = f"the {_name} track's prestige building"
    _FIXED[PAIR + _colour] = f"the {_name} track's two citizens"

_ITEMS = {name: item for item, name in _FIXED.items()}
_ITEMS.update({f"{count} {thing}": 32 * at + count for at, thing in enumerate(THINGS) for count in range(1, 32)})

BONUSES = [WORK_BUILDING, RESOURCES_EACH, *(base + c for base in (PRESTIGE_BUILDING, PAIR) for c in range(3))]


def item_name(item: int) -> str:
    if item < FEW_THINGS:
        return f"{item % 32} {THINGS[item // 32]}"
    return _FIXED[item]


def item_of(name: str) -> int | None:
    """The item with this name, or None."""
    return _ITEMS.get(name)
