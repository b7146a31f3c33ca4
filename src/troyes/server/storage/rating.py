"""Ratings by openskill's model of Plackett and Luce, and the one figure of them that people are shown."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

BASE, UNIT, CAUTION = 1000.0, 40.0, 3.0


class Strength(NamedTuple):
    mu: float
    sigma: float
    games: int


NEW = Strength(25.0, 25.0 / 3.0, 0)
"""Somebody of whom nothing is known yet: openskill's own beginning."""


def bot_name(level: str) -> str:
    """Under which name a level of bots is rated."""
    return f"bot:{level}"


def rating_of(strength: Strength) -> float:
    """What people read: what somebody can be trusted to be worth. It begins at 1000."""
    return BASE + UNIT * (strength.mu - CAUTION * strength.sigma)


def rated(seats: Sequence[str], ranks: Sequence[float], known: dict[str, Strength]) -> dict[str, Strength]:
    """Everybody's strength after a game. Bots of one level at several seats move by the mean of what each would."""
    model = _model()
    before = {who: known.get(who, NEW) for who in seats}
    teams = [[model.create_rating([before[who].mu, before[who].sigma])] for who in seats]
    after = model.rate(teams, ranks=list(ranks))
    found: dict[str, Strength] = {}
    for who, was in before.items():
        own = [team[0] for team, seat in zip(after, seats, strict=True) if seat == who]
        mu, sigma = (sum(getattr(one, what) for one in own) / len(own) for what in ("mu", "sigma"))
        found[who] = Strength(float(mu), float(sigma), was.games + 1)
    return found


@cache
def _model() -> Any:
    """People get better and worse: openskill's usual drift stays on."""
    return import_module("openskill.models").PlackettLuce()
