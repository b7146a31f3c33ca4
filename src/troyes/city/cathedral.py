"""The Cathedral: where there is room, and what building there brings."""

from typing import Final

from troyes.city import log
from troyes.city.names import LEVELS, NOBODY
from troyes.city.numbering import site_of
from troyes.city.state import City

INFLUENCE: Final = (1, 1, 1, 2, 2, 2)
"""By column: what a cube there brings, besides its points."""
VP: Final = 1


def room(city: City, value: int, levels: int = LEVELS) -> int:
    """How many cubes the column of that value still takes, up to so many levels."""
    cathedral = city.cathedral
    found = 0
    for level in range(levels):
        if cathedral[site_of(level, value)] == NOBODY:
            found += 1
    return found


def build_on(city: City, seat: int, value: int) -> None:
    """A cube on the lowest free level of the column, for points and influence."""
    level = 0
    while city.cathedral[site_of(level, value)] != NOBODY:
        level += 1
    city.cathedral = city.cathedral.copy()
    city.cathedral[site_of(level, value)] = seat
    city.note((log.BUILT, seat, level, value))
    city.gain(seat, influence=INFLUENCE[value - 1], vp=VP)
