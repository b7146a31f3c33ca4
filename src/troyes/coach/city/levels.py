"""What the learned eyes miss: how far games end above or below what they see, by how far a game has come.

Measured over games of `greedy` and of `count` alike, as `scripts/level_study.py` wrote them down: at the placement, at
the beginning of each round, at its end, and for whoever is to act. Between two of them it goes evenly.
"""

import json
from functools import cache
from importlib.resources import files

from troyes.city.rounds import rounds
from troyes.city.state import ACTING, OVER, PLACED, PLACING, City
from troyes.coach.city.stage import used

ROY = "king-roy"


def name_of(city: City) -> str:
    """The table of such games: by seats, apart with the expansion and with le Roy."""
    return "king" if city.king else f"{city.seats}-ladies" if city.ladies is not None else str(city.seats)


def parts_of(city: City, owner: int) -> list[float]:
    """How much each number of the table counts now, for this owner."""
    last = rounds(city)
    parts = [0.0] * (2 * last + 2)
    if city.step in (PLACING, PLACED):
        parts[0] = 1.0
    elif city.step != OVER:
        at, share = min(city.round, last - 1), used(city)
        parts[1 + 2 * at], parts[2 + 2 * at] = 1.0 - share, share
        if city.step == ACTING and city.seat == owner and not city.king:
            parts[-1] = 1.0
    return parts


def missing_for(city: City) -> list[float]:
    """By side."""
    name = name_of(city)
    sides = [(name, seat) for seat in range(city.seats)] + ([(ROY, -1)] if city.king else [])
    return [
        sum(part * level for part, level in zip(parts_of(city, owner), _levels()[name], strict=True) if part)
        for name, owner in sides
    ]


@cache
def _levels() -> dict[str, list[float]]:
    return json.loads((files("troyes.coach.city") / "levels.json").read_text("utf-8"))
