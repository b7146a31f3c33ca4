"""The learned weights of `evaluation`, as `scripts/learn_city.py` wrote them."""

import json
from importlib.resources import files
from typing import Final

from troyes.bots.city.evaluation import FEATURES, PHASES, Evaluation
from troyes.city.state import City

__all__ = ["evaluation_for"]

_EVALUATIONS: Final[dict[str, Evaluation]] = {}


def evaluation_for(city: City) -> Evaluation:
    """The eyes for this many seats, or for le Roy's table."""
    name = "king" if city.king else str(city.seats)
    known = _EVALUATIONS.get(name)
    if known is None:
        known = _EVALUATIONS[name] = Evaluation(_read(name), _read("king-roy") if city.king else [])
    return known


def _read(name: str) -> list[float]:
    rows: dict[str, list[float]] = json.loads((files("troyes.bots.city") / "data" / f"{name}.json").read_text("utf-8"))
    weights: list[float] = []
    for phase in range(PHASES):
        row = rows.get(str(phase), [0.0] * FEATURES)
        assert len(row) == FEATURES
        weights += row
    return weights
