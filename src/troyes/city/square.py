"""The dice on the city square. A pile is all dice of one owner and colour: how many show each value, in three bits.

What is asked of piles all the time is counted for all values at once.
"""

from typing import Final

from troyes.city.names import PURPLE, RED, WHITE, YELLOW
from troyes.city.numbering import PILES, colour_of, die_of, one_of, owner_of_die, pile_of, value_of
from troyes.city.state import City
from troyes.core.lists import raised
from troyes.core.native import i64

REROLLING: Final = 1
"""The influence that another roll of a die costs."""
TURNING_OVER: Final = 4
"""For one to three dice together."""

PILE: Final = 18
"""The bits of a pile."""
WHOLE_PILE: Final = (1 << PILE) - 1
HALF: Final = 9
"""The bits of half a pile: of what shows 1 to 3, or 4 to 6."""
HALVES: Final = 1 << HALF
EVERY_VALUE: Final = 0o111111
"""The lowest bit of each value's dice."""
EVERY_OTHER: Final = 0o070707
"""All bits of every other value's dice."""
ODD_POINTS: Final = 0o010305
"""What dice of every other value show, from 5 down to 1: see `total`."""
EVEN_POINTS: Final = 0o020406
PAIRS: Final = 0o030303
"""Two neighbouring bits out of six."""
ALL_VALUES: Final = 0b111111
"""A bit for each value, the lowest for 1."""


def count(pile: i64, value: i64) -> i64:
    """How many dice of the pile show that value."""
    return pile >> (3 * value - 3) & 7


def put(city: City, owner: int, colour: int, value: int) -> None:
    city.dice = raised(city.dice, pile_of(owner, colour), one_of(value))


def take(city: City, owner: int, colour: int, value: int) -> None:
    city.dice = raised(city.dice, pile_of(owner, colour), -one_of(value))


def change(city: City, owner: i64, colour: i64, was: i64, now: i64) -> None:
    """A die that showed `was` shows `now`."""
    city.dice = raised(city.dice, pile_of(owner, colour), one_of(now) - one_of(was))


def take_die(city: City, die: i64) -> None:
    """Takes a die by its number; the purple one is the acting seat's."""
    city.dice = raised(city.dice, _pile_with(city, die), -one_of(value_of(die)))


def take_dice(city: City, dice: list[int]) -> None:
    """Takes several."""
    left = city.dice = city.dice.copy()
    for die in dice:
        at = _pile_with(city, die)
        left[at] = left[at] - one_of(value_of(die))


def take_from(dice: list[int], die: i64) -> None:
    """Takes a die that is not purple off these, which nobody else sees."""
    at = 3 * owner_of_die(die) + colour_of(die)
    dice[at] = dice[at] - one_of(value_of(die))


def _pile_with(city: City, die: i64) -> i64:
    owner = owner_of_die(die)
    return PILES + city.seat if owner == PURPLE else 3 * owner + colour_of(die)


def values(pile: int) -> list[int]:
    """What the dice of a pile show, the highest first."""
    found: list[int] = []
    for value in range(6, 0, -1):
        found += [value] * count(pile, value)
    return found


def size(pile: i64) -> i64:
    """How many dice the pile has."""
    pairs = (pile & EVERY_OTHER) + (pile >> 3 & EVERY_OTHER)
    return (pairs + (pairs >> 6) + (pairs >> 12)) & 0o77


def total(pile: i64) -> i64:
    """What they show together: a product adds the dice up, each as often as it shows points."""
    odd, even = pile & EVERY_OTHER, pile >> 3 & EVERY_OTHER
    return (odd * ODD_POINTS >> 12 & 0o77) + (even * EVEN_POINTS >> 12 & 0o77)


def shown(pile: i64) -> i64:
    """A bit for each value that any of them shows."""
    found = (pile | pile >> 1 | pile >> 2) & EVERY_VALUE
    found = (found | found >> 2) & PAIRS
    return (found | found >> 4 | found >> 8) & ALL_VALUES


def highest(pile: i64) -> i64:
    """The highest value that any of them shows; 0 if there are none."""
    found: i64 = 0
    while pile:
        found += 1
        pile >>= 3
    return found


def by_values(first: int, falling: bool = False) -> list[list[int]]:
    """By a bit for each value: the numbers of these values, which are counted from `first` on. Never to be changed."""
    order = range(5, -1, -1) if falling else range(6)
    return [[first + at for at in order if bits >> at & 1] for bits in range(ALL_VALUES + 1)]


def size_of(city: City, owner: int) -> int:
    """How many dice lie in the owner's district."""
    dice = city.dice
    found = size(dice[pile_of(owner, RED)]) + size(dice[pile_of(owner, YELLOW)]) + size(dice[pile_of(owner, WHITE)])
    return found + size(dice[PILES + owner]) if len(dice) > PILES else found


def has_dice(city: City, owner: i64) -> bool:
    """Whether any dice lie in the owner's district, purple ones aside."""
    dice = city.dice
    return dice[3 * owner] != 0 or dice[3 * owner + 1] != 0 or dice[3 * owner + 2] != 0


def purple_die(city: City, seat: int) -> int:
    """What the seat's purple die shows, or 0 if it is not on the square."""
    return 0 if len(city.dice) == PILES else highest(city.dice[PILES + seat])


def is_empty(city: City) -> bool:
    return all(not pile for pile in city.dice)


def against_black(city: City, seat: int) -> int:
    """What all dice of a district are worth against black dice: red and purple count double."""
    dice = city.dice
    found = 2 * total(dice[pile_of(seat, RED)]) + total(dice[pile_of(seat, YELLOW)]) + total(dice[pile_of(seat, WHITE)])
    return found + 2 * total(dice[PILES + seat]) if len(dice) > PILES else found


def best_die(city: City, owner: int) -> int:
    """The owner's highest die, red before yellow before white (K5), or -1."""
    return best_among(city.dice, owner)


def best_among(dice: list[int], owner: i64) -> i64:
    """The same of these dice."""
    red: i64 = dice[3 * owner]
    yellow: i64 = dice[3 * owner + 1]
    value = highest(red | yellow | dice[3 * owner + 2])
    if value == 0:
        return -1
    if count(red, value):
        return die_of(owner, RED, value)
    return die_of(owner, YELLOW if count(yellow, value) else WHITE, value)
