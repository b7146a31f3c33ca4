"""The Cathedral: where there is room, and what building there brings."""

from typing import Final

from troyes.city import log
from troyes.city.names import LEVELS, NOBODY
from troyes.city.numbering import site_of
from troyes.city.state import City
from troyes.core.native import i64

INFLUENCE: Final = (1, 1, 1, 2, 2, 2)
"""By column: what a cube there brings, besides its points."""
VP: Final = 1


def room(city: City, value: i64, levels: i64 = LEVELS) -> i64:
    """How many cubes the column of that value still takes, up to so many levels."""
    cathedral = city.cathedral
    found: i64 = 0
    site: i64 = value - 1  # numbering.site_of
    last = site + 6 * levels
    while site < last:
        if cathedral[site] == NOBODY:
            found += 1
        site += 6
    return found


def build_on(city: City, seat: int, value: int) -> None:
    """A cube on the lowest free level of the column, for points and influence."""
    level = 0
    while city.cathedral[site_of(level, value)] != NOBODY:
        level += 1
    city.cathedral = city.cathedral.copy()
    city.cathedral[site_of(level, value)] = seat
    city.log = (city.log, log.BUILT, seat, level, value)
    city.gain(seat, influence=INFLUENCE[value - 1], vp=VP)
