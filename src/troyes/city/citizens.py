"""Where a citizen for a tradesman's or a building's space may come from (T13)."""

from typing import Final

from troyes.city import log
from troyes.city.buildings import is_protected, may_enter, nobody_lies
from troyes.city.codes import FROM_CARD, FROM_HIRING, FROM_LYING, FROM_SPACE, FROM_SUPPLY
from troyes.city.names import NOBODY, SLOTS, SPACES
from troyes.city.numbering import bit, building_of, place_of, row_of, scoring_space
from troyes.city.square import ALL_VALUES
from troyes.city.state import City
from troyes.core.lists import raised, replaced
from troyes.core.native import i64

HIRING: Final = 2
"""The influence that a citizen from the general supply costs."""


def can_hire(city: City, seat: int, influence: int) -> bool:
    """Whether a citizen can be hired when so much influence is needed for something else."""
    return city.general[seat] > 0 and city.influence[seat] >= HIRING + influence


def has_someone(city: City, seat: int, influence: int) -> bool:
    """Whether there is any citizen to send: in the supply, on the board, or to be hired. Possession keeps its own."""
    away: i64 = city.general[seat]
    if city.ladies is not None:
        away += city.ladies.possessed[seat]
    return away < city.printed.citizens_each or can_hire(city, seat, influence)


def has_newcomer(city: City, seat: int) -> bool:
    """Whether there is a citizen to send who stands nowhere yet."""
    return city.supply[seat] > 0 or can_hire(city, seat, 0)


def is_welcome(city: City, seat: int, building: int) -> bool:
    """Whether there is a newcomer, and nobody lies on the building: then they may enter every row."""
    return nobody_lies(city, building) and has_newcomer(city, seat)


def can_enter(city: City, seat: int, building: int, value: int) -> bool:
    """Whether any citizen of the seat may enter there. A newcomer may unless somebody lying there is in the way."""
    face = row_of(building, value)
    first: i64 = city.printed.row_start[face]
    last: i64 = first + city.printed.row_length[face]
    if is_protected(city, seat, building, value, FROM_SUPPLY):
        return _makes_way(city, seat, building, value, first, last)
    if has_newcomer(city, seat):
        return True
    spaces = city.spaces
    space: i64 = 0
    while space < SPACES:  # mostly there is somebody who stands elsewhere
        if spaces[space] == seat and not first <= space < last:
            return True
        space += 1
    return any(may_enter(city, seat, building, value, source) for source in sources(city, seat, 0))


def _makes_way(city: City, seat: int, building: int, value: int, first: i64, last: i64) -> bool:
    """Whether somebody may enter where a newcomer may not: who stands on this row, or lies on this building."""
    spaces = city.spaces
    space = first
    while space < last:
        if spaces[space] == seat and may_enter(city, seat, building, value, FROM_SPACE + space):
            return True
        space += 1
    return city.lies(seat, building) and may_enter(city, seat, building, value, FROM_LYING + building)


def open_rows(city: City, seat: int, building: int) -> int:
    """A bit for each value of a die with which any citizen of the seat may enter."""
    if is_welcome(city, seat, building):
        return ALL_VALUES
    found = 0
    for value in range(1, 7):
        if can_enter(city, seat, building, value):
            found |= bit(value - 1)
    return found


def sources(city: City, seat: int, influence: int) -> list[int]:
    """The codes of all places that a citizen can be taken from. Hiring is offered when the own supply is empty."""
    found: list[int] = []
    if city.supply[seat]:
        found.append(FROM_SUPPLY)
    elif can_hire(city, seat, influence):
        found.append(FROM_HIRING)
    space: i64 = 0
    spaces = city.spaces
    while space < SPACES:
        if spaces[space] == seat:
            found.append(FROM_SPACE + space)
        space += 1
    if city.lying:
        for building in range(3):
            if city.lies(seat, building):
                found.append(FROM_LYING + building)
    for slot in range(SLOTS):
        if city.has_tradesman(seat, slot):
            found.append(FROM_CARD + city.activities[slot])
    return found


def leave(city: City, seat: int, source: int) -> None:
    """Takes a citizen from there."""
    if source == FROM_SUPPLY:
        city.supply = raised(city.supply, seat, -1)
        city.log = (city.log, log.SENT_SUPPLY, seat)
    elif source == FROM_HIRING:
        city.log = (city.log, log.SENT_HIRED, seat)
        city.spend(seat, influence=HIRING)
        city.general = raised(city.general, seat, -1)
    elif source < FROM_LYING:
        space = source - FROM_SPACE
        city.spaces = replaced(city.spaces, space, NOBODY)
        city.log = (city.log, log.SENT_SPACE, seat, building_of(space), place_of(space))
    elif source < FROM_CARD:
        city.lift(seat, source - FROM_LYING)
        city.log = (city.log, log.SENT_LYING, seat, source - FROM_LYING)
    else:
        activity = source - FROM_CARD
        slot = city.slot_of(activity)
        city.tradesmen = city.tradesmen.copy()
        for space in (scoring_space(slot, 0), scoring_space(slot, 1)):
            if city.tradesmen[space] == seat:
                city.tradesmen[space] = NOBODY
        city.illustration = city.illustration.copy()
        city.illustration[slot] &= ~bit(seat)
        city.log = (city.log, log.SENT_CARD, seat, activity)


def hire_tradesman(city: City, owner: int, slot: int) -> None:
    """Puts a citizen, who has left their place already, on the card's best free space, or on the illustration (T12)."""
    activity = city.activities[slot]
    space = best_space(city, slot)
    if space == NOBODY:
        city.illustration = city.illustration.copy()
        city.illustration[slot] |= bit(owner)
        city.log = (city.log, log.TRADESMAN, owner, activity, 0)
    else:
        city.tradesmen = city.tradesmen.copy()
        city.tradesmen[scoring_space(slot, space)] = owner
        city.log = (city.log, log.TRADESMAN, owner, activity, city.printed.tradesman_vp[scoring_space(activity, space)])


def best_space(city: City, slot: int) -> int:
    """The free scoring space that is worth most, or NOBODY."""
    tradesmen = city.tradesmen
    first, second = tradesmen[2 * slot] == NOBODY, tradesmen[2 * slot + 1] == NOBODY  # numbering.scoring_space
    if not first or not second:
        return 0 if first else 1 if second else NOBODY
    worth, activity = city.printed.tradesman_vp, city.activities[slot]
    return 1 if worth[scoring_space(activity, 1)] > worth[scoring_space(activity, 0)] else 0
