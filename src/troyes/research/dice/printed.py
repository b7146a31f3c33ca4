"""The printed numbers as one row, an owner's as well as the product's own; and what a game is played with."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from troyes.dice.printed import Printed

_SHAPE: Final = {
    "price_amount": 4,
    "price_resource": 4,
    "attack_from_day": 1,
    "plazas": 18,
    "resource_start": 1,
    "citizen_on_resource": 19,
    "fortress": 6,
    "hall_thing": 6,
    "hall_amount": 6,
    "hall_per": 6,
    "cathedral_row": 6,
    "cathedral_number": 6,
    "work_citizens": 1,
    "link_partner": 36,
    "link_thing": 36,
    "link_amount": 36,
    "resources_at": 21,
    "work_at": 21,
    "prestige_at": 1,
    "prestige_rows": 6,
    "pair_at": 1,
    "pair": 6,
}
"""The fields of `troyes.dice.printed.Printed` in the order of the row, and how many numbers each has."""


def _start(name: str) -> int:
    names = list(_SHAPE)
    return sum(_SHAPE[before] for before in names[: names.index(name)])


PRICE_AMOUNT: Final = _start("price_amount")
PRICE_RESOURCE: Final = _start("price_resource")
ATTACK_FROM_DAY: Final = _start("attack_from_day")
PLAZAS: Final = _start("plazas")
RESOURCE_START: Final = _start("resource_start")
CITIZEN_ON_RESOURCE: Final = _start("citizen_on_resource")
FORTRESS_CITIZEN: Final = _start("fortress")
HALL_THING: Final = _start("hall_thing")
HALL_AMOUNT: Final = _start("hall_amount")
HALL_PER: Final = _start("hall_per")
CATHEDRAL_ROW: Final = _start("cathedral_row")
CATHEDRAL_NUMBER: Final = _start("cathedral_number")
WORK_CITIZENS: Final = _start("work_citizens")
LINK_PARTNER: Final = _start("link_partner")
LINK_THING: Final = _start("link_thing")
LINK_AMOUNT: Final = _start("link_amount")
RESOURCES_AT: Final = _start("resources_at")
WORK_AT: Final = _start("work_at")
PRESTIGE_AT: Final = _start("prestige_at")
PRESTIGE_ROWS: Final = _start("prestige_rows")
PAIR_AT: Final = _start("pair_at")
PAIR_CITIZENS: Final = _start("pair")

# Behind the printed numbers: how the game is set up.
AT_TABLE: Final = sum(_SHAPE.values())
"""How many seats there are."""
NUMBERING: Final = AT_TABLE + 1
NUMBERS: Final = NUMBERING + 1
"""+ column: the number above it, where the order is the players' own."""
WITH_TILES: Final = NUMBERS + 6
PRINTED: Final = WITH_TILES + 1

# Numberings.
FIRST: Final = 0
RISING: Final = 1
FALLING: Final = 2
OWN: Final = 3
WORDS: Final = {"first": FIRST, "rising": RISING, "falling": FALLING}


def printed_row(printed: Printed, players: int, numbering: str | list[int], banquets: bool) -> NDArray[np.int16]:
    """All that a game is set up with but its seed."""
    row: list[int] = []
    for name, size in _SHAPE.items():
        numbers = _flat(getattr(printed, name))
        assert len(numbers) == size, name
        row += numbers
    row.append(players)
    row += [WORDS[numbering], 1, 2, 3, 4, 5, 6] if isinstance(numbering, str) else [OWN, *numbering]
    row.append(int(banquets))
    return np.array(row, np.int16)


def _flat(value: Any) -> list[int]:
    if isinstance(value, list):
        return [number for each in value for number in _flat(each)]  # pyright: ignore[reportUnknownVariableType]
    return [int(value)]
