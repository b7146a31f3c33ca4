"""The Palace, the City Hall and the Bishopric: who enters, who moves along, who is expelled."""

from typing import Final

from troyes.city import log
from troyes.city.codes import FROM_LYING, FROM_SPACE
from troyes.city.names import NOBODY, OWNERS, SPACES
from troyes.city.numbering import row_of
from troyes.city.state import City
from troyes.core.native import i64

EVERY_OWNER: Final = (1 << OWNERS) - 1
"""A bit for each."""


def expelled_by(city: City, building: int, value: int, gap: int) -> int:
    """Whose citizen a newcomer on this row would expel, or NOBODY. `gap`: a space that is being left, or -1."""
    face = 7 * building + value  # numbering.row_of
    space: i64 = city.printed.row_start[face]
    last: i64 = space + city.printed.row_length[face] - 1
    left: i64 = gap
    spaces = city.spaces
    while space <= last:
        if spaces[space] == NOBODY or space == left:
            return NOBODY
        space += 1
    return spaces[last]


def may_enter(city: City, owner: int, building: int, value: int, source: int) -> bool:
    """Whether a citizen from there may enter: the placement must be allowed (T15) and must change something (T10)."""
    if is_protected(city, owner, building, value, source):
        return False
    gap = _gap(source)
    if gap < 0 and source != FROM_LYING + building:
        return True
    return not _leaves_all_as_it_was(city, owner, building, value, gap)


def nobody_lies(city: City, building: int) -> bool:
    return city.lying >> (OWNERS * building) & EVERY_OWNER == 0


def is_protected(city: City, owner: int, building: int, value: int, source: int) -> bool:
    """Whether a citizen from there would expel a colour that already lies on the building (T15)."""
    out = expelled_by(city, building, value, _gap(source))
    if out == NOBODY or not city.lies(out, building):
        return False
    return out != owner or source != FROM_LYING + building


def _gap(source: int) -> int:
    """The space that a citizen from there leaves, or -1."""
    return source - FROM_SPACE if FROM_SPACE <= source < FROM_SPACE + SPACES else -1


def _leaves_all_as_it_was(city: City, owner: int, building: int, value: int, gap: int) -> bool:
    """Whether the row, up to the space that is left or to its end, is the owner's own from the first space on."""
    face = row_of(building, value)
    first = city.printed.row_start[face]
    spaces = city.spaces
    for space in range(first, first + city.printed.row_length[face]):
        if spaces[space] != owner:
            return False
        if space == gap:
            return True
    return gap < 0


def enter(city: City, owner: int, building: int, value: int) -> None:
    """Puts a citizen, who has left their place already, on the row of that value; those there move along (T14)."""
    face = row_of(building, value)
    first = city.printed.row_start[face]
    spaces = city.spaces = city.spaces.copy()
    city.log = (city.log, log.ENTERED, owner, building, value)
    moving = owner
    for space in range(first, first + city.printed.row_length[face]):
        spaces[space], moving = moving, spaces[space]
        if moving == NOBODY:
            return
    city.lay(moving, building)
    city.log = (city.log, log.EXPELLED, moving, building)
