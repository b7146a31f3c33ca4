"""The chance to win, estimated from expected points.

Each side's final points are taken to be spread around what it may expect like a bell, independently of the others.
The spread is widest at the start: the game's own * sqrt(1 - share of the game that is over), and never below `LEAST`
until the game is over. It is an estimate: it knows nothing of how the sides' fortunes hang together.
"""

import math
from collections.abc import Sequence

from troyes.registry import descriptor

STEPS = 80
WIDTH = 5.0
"""The bells are looked at up to so many spreads away from their middle."""
SURE = 1e-6
DOUBT = 0.06
LEAST = 1.5
"""Points that nobody can be sure of before the end."""


def spread(game: str, elapsed: float) -> float:
    if elapsed >= 1.0:
        return 0.0
    return max(descriptor(game).spread * math.sqrt(1.0 - elapsed), LEAST)


def doubt(elapsed: float) -> float:
    """The share of games in which everything comes otherwise than expected: less, the less is left."""
    return DOUBT * max(1.0 - elapsed, 0.0)


def chances(points: Sequence[float], wide: float, doubted: float = 0.0) -> list[float]:
    """Each side's chance to end with the most, if every side's points are spread so wide. They add up to 1.

    `doubted`: the share of games that anybody may win.
    """
    if len(points) == 1:
        return [1.0]
    if wide < SURE:
        best = max(points)
        first = [abs(best - own) < SURE for own in points]
        return [found / sum(first) for found in first]
    found = [_chance(points, side, wide) for side in range(len(points))]
    total = sum(found)
    return [(1.0 - doubted) * chance / total + doubted / len(found) for chance in found]


def _chance(points: Sequence[float], side: int, wide: float) -> float:
    """The side's own result, step by step: how likely it is, times how likely all others stay below it."""
    chance = 0.0
    for step in range(STEPS + 1):
        away = WIDTH * (2 * step / STEPS - 1)
        likely = math.exp(-away * away / 2)
        reached = points[side] + wide * away
        for other, theirs in enumerate(points):
            if other != side:
                likely *= 0.5 * (1.0 + math.erf((reached - theirs) / (wide * math.sqrt(2))))
        chance += likely
    return max(chance, 1e-300)
