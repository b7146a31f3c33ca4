"""What the learned eyes miss: how far games end above or below what they see, by how far a game has come.

Measured over games of `greedy` and of `count` alike, as `scripts/level_study.py` wrote them down: at the placement, at
the beginning of each round, as the owner's dice are used up in it, as the others' are, once its last action is done,
and for whoever is to act.
"""

import json
from functools import cache
from importlib.resources import files

from troyes.city.names import NEUTRAL
from troyes.city.rounds import rounds
from troyes.city.square import size, size_of
from troyes.city.state import ACTED, ACTING, OVER, PLACED, PLACING, City

ROY = "king-roy"
ROUND = 4
"""Numbers for each round."""


def name_of(city: City) -> str:
    """The table of such games: by seats, apart with the expansion and with le Roy."""
    return "king" if city.king else f"{city.seats}-ladies" if city.ladies is not None else str(city.seats)


def parts_of(city: City, owner: int) -> list[float]:
    """How much each number of the table counts now, for this owner."""
    last = rounds(city)
    parts = [0.0] * (ROUND * last + 2)
    if city.step in (PLACING, PLACED):
        parts[0] = 1.0
    elif city.step != OVER:
        at = 1 + ROUND * min(city.round, last - 1)
        parts[at : at + ROUND] = 1.0, *_used(city, owner), float(city.step == ACTED)
        if city.step == ACTING and city.seat == owner and not city.king:
            parts[-1] = 1.0
    return parts


def _used(city: City, owner: int) -> tuple[float, float]:
    """The share of the owner's dice of this round that are used, and that of all others'."""
    own, all_left = size_of(city, owner), sum(map(size, city.dice))
    workforce, whole = city.spaces.count(owner), sum(each >= 0 for each in city.spaces)
    return _share(own, workforce), _share(all_left - own, whole - workforce)


def _share(left: int, of: int) -> float:
    return 1.0 - min(left / max(of, 1), 1.0)


def missing_for(city: City) -> list[float]:
    """By side."""
    name = name_of(city)
    sides = [(name, seat) for seat in range(city.seats)] + ([(ROY, NEUTRAL)] if city.king else [])
    return [
        sum(part * level for part, level in zip(parts_of(city, owner), _levels()[name], strict=True) if part)
        for name, owner in sides
    ]


@cache
def _levels() -> dict[str, list[float]]:
    return json.loads((files("troyes.coach.city") / "levels.json").read_text("utf-8"))
