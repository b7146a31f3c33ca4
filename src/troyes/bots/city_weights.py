"""The learned weights of `city_sight`, as `scripts/learn_city.py` wrote them."""

import json
from importlib.resources import files
from typing import Final

from troyes.bots.city_sight import FEATURES, PHASES, Sight
from troyes.city.state import City

__all__ = ["sight_for"]

_SIGHTS: Final[dict[str, Sight]] = {}


def sight_for(city: City) -> Sight:
    """The eyes for this many seats, or for le Roy's table."""
    name = "king" if city.king else str(city.seats)
    known = _SIGHTS.get(name)
    if known is None:
        known = _SIGHTS[name] = Sight(_read(name), _read("king-roy") if city.king else [])
    return known


def _read(name: str) -> list[float]:
    rows: dict[str, list[float]] = json.loads((files("troyes.bots") / "data" / f"city-{name}.json").read_text("utf-8"))
    weights: list[float] = []
    for phase in range(PHASES):
        row = rows.get(str(phase), [0.0] * FEATURES)
        assert len(row) == FEATURES
        weights += row
    return weights
