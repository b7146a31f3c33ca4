"""How things are packed into one number each, and how they are read back.

A *die* is its owner, its colour and what it shows; the own purple one counts as an owner of its own, with the colour
that it is declared to have, and TURNED is added to one that is used with its other side up. A *face* is a die without
its owner, and may be purple. A *space* is a building's place for a citizen, a *site* a place for a cube on the
Cathedral, a *slot* a place for an Activity card.

mypyc puts no function in another's place: where `City` answers what is asked all the time, it does these sums itself.
"""

from typing import Final

from troyes.city.names import LEVELS, OWNERS, PURPLE, PURPLE_COLOUR, RED, TURNED
from troyes.core.native import i64

# -- dice ------------------------------------------------------------------------------------------------------------


def die_of(owner: i64, colour: i64, value: i64) -> i64:
    return 18 * owner + 6 * colour + value - 1


def owner_of_die(die: i64) -> i64:
    """Whose die it is; PURPLE for the own purple one."""
    return die // 18 % 6


def owner_of(die: i64, seat: i64) -> i64:
    """In whose district a die lies that this seat uses."""
    owner = die // 18 % 6
    return seat if owner == PURPLE else owner


def colour_of(die: i64) -> i64:
    return die // 6 % 3


def value_of(die: i64) -> i64:
    """What a die or a face shows on the square."""
    return die % 6 + 1


def pips(die: i64) -> i64:
    """What a die is used with: what it shows, or its other side."""
    return 6 - die % 6 if die >= TURNED else die % 6 + 1


def is_purple(die: i64) -> bool:
    return die // 18 % 6 == PURPLE


def is_turned(die: i64) -> bool:
    return die >= TURNED


def as_it_lies(die: i64) -> i64:
    """The same die, not turned over."""
    return die % TURNED


def face_of(colour: i64, value: i64) -> i64:
    return 6 * colour + value - 1


def face_of_die(die: i64) -> i64:
    """A die without its owner."""
    return die % 18


def colour_of_face(face: i64) -> i64:
    """PURPLE_COLOUR for a purple one."""
    return face // 6


FACES: Final = 18
"""Of the three colours; purple ones follow."""


def own_die(seat: i64, face: i64) -> i64:
    """The number of an own die by its face. A purple one is red until it is declared something else."""
    return 18 * seat + face if face < FACES else 18 * PURPLE + 6 * RED + face - FACES


PILES: Final = 3 * OWNERS
"""Without the purple dice, which lie behind them."""


def pile_of(owner: i64, colour: i64) -> i64:
    """Where the dice of that owner and colour lie."""
    return PILES + owner if colour == PURPLE_COLOUR else 3 * owner + colour


def one_of(value: i64) -> i64:
    """One die of that value, in a pile; three bits for each value."""
    return 1 << (3 * value - 3)


# -- the board -------------------------------------------------------------------------------------------------------


def space_of(building: int, place: int) -> int:
    """Places are counted from 1, row by row."""
    return 6 * building + place - 1


def building_of(space: int) -> int:
    return space // 6


def place_of(space: int) -> int:
    return space % 6 + 1


def spaces_of(building: int) -> range:
    return range(6 * building, 6 * building + 6)


def row_of(building: i64, value: i64) -> i64:
    """The row that a die of this value leads to, as `Printed` lists them."""
    return 7 * building + value


def site_of(level: int, value: int) -> int:
    return 6 * level + value - 1


def level_of(site: int) -> int:
    return site // 6


def column_of(site: int) -> int:
    """The value of the die that builds there."""
    return site % 6 + 1


# -- cards -----------------------------------------------------------------------------------------------------------


def slot_at(colour: int, level: int) -> int:
    return LEVELS * colour + level


def colour_of_slot(slot: int) -> int:
    return slot // LEVELS


def level_of_slot(slot: int) -> int:
    return slot % LEVELS


def scoring_space(card: i64, space: i64) -> i64:
    """The first (0) or second (1) scoring space of an Activity card, by its slot or its number."""
    return 2 * card + space


def reward_of(event: int, rank: int) -> int:
    """Where `Printed.event_vp` has the first (0) or second (1) reward of an event."""
    return 2 * event + rank


def cubes_at(slot: i64, owner: i64) -> i64:
    """Where `City.cubes` has an owner's cubes on that card."""
    return OWNERS * slot + owner


def outdoor_at(gate: int, seat: int) -> int:
    """Where `Ladies.cubes` has a seat's cubes outside that gate."""
    return 4 * gate + seat


# -- sets, a bit for each member -------------------------------------------------------------------------------------


def bit(which: int) -> int:
    return 1 << which


def has(bits: i64, which: i64) -> bool:
    return bits >> which & 1 == 1
