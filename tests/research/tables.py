"""The tables that the interfaces are tried with: every game and number of seats, and sets of modules and options.

In `make test` each two values of two options meet at one table at least, and PettingZoo's checks and OpenSpiel's states
take every set of the expansion's modules in short; with EVERY_SET=1 everything is tried with each of them, and with
each number of seats.
"""

import os
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

Table = tuple[str, int, dict[str, Any]]
MODULES: dict[str, tuple[Any, ...]] = {
    "characters": ("base", "ladies"),
    "open_character": (False, True),
    "activities": ("base", "ladies", "both"),
    "events": ("base", "ladies", "both"),
    "purple_die": (False, True),
    "ramparts": (False, True),
    "tournament": (False, True),
}
SETS = [dict(zip(MODULES, values, strict=True)) for values in product(*MODULES.values())]
"""All 288, the base game first."""
BONUS = ("baker", "banquet", "prior", "resistance")
NUMBERINGS: tuple[Any, ...] = ("first", "rising", "falling", (3, 1, 2, 6, 5, 4))


def every_set() -> list[Table]:
    """With each number of seats that it takes."""
    return [("troyes", players, own) for own in SETS for players in (2, 3, 4) if players > 2 or not own["tournament"]]


def _pairs(table: Table) -> set[tuple[object, ...]]:
    _, players, own = table
    return set(combinations([("players", players), *own.items()], 2))


def covering(tables: list[Table]) -> Iterator[Table]:
    """A few of them, in which each pair of values that any of them has is met."""
    left = set[tuple[object, ...]]().union(*map(_pairs, tables))
    while left:
        best = max(tables, key=lambda table: len(_pairs(table) & left))
        left -= _pairs(best)
        yield best


def _tables() -> list[Table]:
    city = every_set() if os.environ.get("EVERY_SET") else [*covering(every_set())]
    plain: list[Table] = [("troyes", players, {"bonus": BONUS[: 2 * players - 4]}) for players in (2, 3, 4)]
    king: list[Table] = [("king", 1, {}), ("king", 1, {"bonus": BONUS})]
    dice: list[Table] = [
        ("troyes-dice", players, {"banquets": players % 2 == 0, "numbering": NUMBERINGS[players % 4]})
        for players in range(1, 11)
    ]
    return [*plain, *city, *king, *dice]


def _named(table: Table) -> str:
    name, players, own = table
    changed = [
        str(key) if value is True else f"{key}={value}"
        for key, value in own.items()
        if value not in (False, "base", ())
    ]
    return "-".join([name, str(players), *changed])


TABLES = _tables()
every_table = pytest.mark.parametrize("table", TABLES, ids=map(_named, TABLES))
EACH_GAME: list[Table] = [
    ("troyes", 3, {}),
    ("king", 1, {}),
    ("troyes-dice", 1, {}),
    ("troyes-dice", 4, {"banquets": True}),
]
each_game = pytest.mark.parametrize("table", EACH_GAME, ids=map(_named, EACH_GAME))
