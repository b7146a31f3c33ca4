"""The dice on the city square. A pile is all dice of one owner and colour: how many show each value, in three bits.

What is asked of piles all the time is looked up in tables, half a pile at a time: 1 to 3, then 4 to 6.
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

HALF: Final = 9
"""The bits of half a pile: of what shows 1 to 3, or 4 to 6."""
HALVES: Final = 1 << HALF
_SIZE: Final[list[i64]] = [(half & 7) + (half >> 3 & 7) + (half >> 6) for half in range(HALVES)]
"""By half a pile: how many dice it has."""
_TOTAL: Final[list[i64]] = [(half & 7) + 2 * (half >> 3 & 7) + 3 * (half >> 6) for half in range(HALVES)]
"""What they show together, if it is the lower half."""
_SHOWN: Final[list[i64]] = [
    min(half & 7, 1) + 2 * min(half >> 3 & 7, 1) + 4 * min(half >> 6, 1) for half in range(HALVES)
]
"""A bit for each value that they show, if it is the lower half."""
ALL_VALUES: Final = 0b111111
"""A bit for each value, the lowest for 1."""
_HIGHEST: Final = [bits.bit_length() for bits in range(ALL_VALUES + 1)]
"""By a bit for each value: the highest of them."""


def count(pile: i64, value: i64) -> i64:
    """How many dice of the pile show that value."""
    return pile >> (3 * value - 3) & 7


def put(city: City, owner: int, colour: int, value: int) -> None:
    city.dice = raised(city.dice, pile_of(owner, colour), one_of(value))


def take(city: City, owner: int, colour: int, value: int) -> None:
    city.dice = raised(city.dice, pile_of(owner, colour), -one_of(value))


def take_die(city: City, die: i64) -> None:
    """Takes a die by its number; the purple one is the acting seat's."""
    city.dice = raised(city.dice, _pile_with(city, die), -one_of(value_of(die)))


def take_dice(city: City, dice: list[int]) -> None:
    """Takes several."""
    left = city.dice = city.dice.copy()
    for die in dice:
        at = _pile_with(city, die)
        left[at] = left[at] - one_of(value_of(die))


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
    return _SIZE[pile & HALVES - 1] + _SIZE[pile >> HALF]


def total(pile: i64) -> i64:
    """What they show together."""
    low, high = pile & HALVES - 1, pile >> HALF
    return _TOTAL[low] + _TOTAL[high] + 3 * _SIZE[high]


def shown(pile: i64) -> i64:
    """A bit for each value that any of them shows."""
    return _SHOWN[pile & HALVES - 1] | _SHOWN[pile >> HALF] << 3


def by_values(first: int, falling: bool = False) -> list[list[int]]:
    """By a bit for each value: the numbers of these values, which are counted from `first` on. Never to be changed."""
    order = range(5, -1, -1) if falling else range(6)
    return [[first + at for at in order if bits >> at & 1] for bits in range(ALL_VALUES + 1)]


def size_of(city: City, owner: int) -> int:
    """How many dice lie in the owner's district."""
    dice = city.dice
    found = size(dice[pile_of(owner, RED)]) + size(dice[pile_of(owner, YELLOW)]) + size(dice[pile_of(owner, WHITE)])
    return found + size(dice[PILES + owner]) if len(dice) > PILES else found


def purple_die(city: City, seat: int) -> int:
    """What the seat's purple die shows, or 0 if it is not on the square."""
    if len(city.dice) == PILES:
        return 0
    pile = city.dice[PILES + seat]
    value = 0
    while pile:
        value += 1
        pile >>= 3
    return value


def is_empty(city: City) -> bool:
    return all(not pile for pile in city.dice)


def against_black(city: City, seat: int) -> int:
    """What all dice of a district are worth against black dice: red and purple count double."""
    dice = city.dice
    found = 2 * total(dice[pile_of(seat, RED)]) + total(dice[pile_of(seat, YELLOW)]) + total(dice[pile_of(seat, WHITE)])
    return found + 2 * total(dice[PILES + seat]) if len(dice) > PILES else found


def best_die(city: City, owner: int) -> int:
    """The owner's highest die, red before yellow before white (K5), or -1."""
    best, best_value = -1, 0
    for colour in range(3):
        value = _HIGHEST[shown(city.dice[3 * owner + colour])]
        if value > best_value:
            best, best_value = die_of(owner, colour, value), value
    return best
