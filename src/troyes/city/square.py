"""The dice on the city square. A pile is all dice of one owner and colour: how many show each value, in three bits."""

from typing import Final

from troyes.city.names import PURPLE, PURPLE_COLOUR, RED, WHITE, YELLOW
from troyes.city.numbering import PILES, colour_of, die_of, one_of, owner_of_die, pile_of, value_of
from troyes.city.state import City

REROLLING: Final = 1
"""The influence that another roll of a die costs."""
TURNING_OVER: Final = 4
"""For one to three dice together."""


def count(pile: int, value: int) -> int:
    """How many dice of the pile show that value."""
    return pile >> (3 * value - 3) & 7


def put(city: City, owner: int, colour: int, value: int) -> None:
    city.dice[pile_of(owner, colour)] += one_of(value)


def take(city: City, owner: int, colour: int, value: int) -> None:
    city.dice[pile_of(owner, colour)] -= one_of(value)


def take_die(city: City, die: int) -> None:
    """Takes a die by its number; the purple one is the acting seat's."""
    owner = owner_of_die(die)
    if owner == PURPLE:
        take(city, city.seat, PURPLE_COLOUR, value_of(die))
    else:
        take(city, owner, colour_of(die), value_of(die))


def values(pile: int) -> list[int]:
    """What the dice of a pile show, the highest first."""
    found: list[int] = []
    for value in range(6, 0, -1):
        found += [value] * count(pile, value)
    return found


def size(pile: int) -> int:
    """How many dice the pile has."""
    dice = 0
    while pile:
        dice += pile & 7
        pile >>= 3
    return dice


def total(pile: int) -> int:
    """What they show together."""
    points = 0
    value = 1
    while pile:
        points += value * (pile & 7)
        pile >>= 3
        value += 1
    return points


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
    return not any(city.dice)


def against_black(city: City, seat: int) -> int:
    """What all dice of a district are worth against black dice: red and purple count double."""
    dice = city.dice
    found = 2 * total(dice[pile_of(seat, RED)]) + total(dice[pile_of(seat, YELLOW)]) + total(dice[pile_of(seat, WHITE)])
    return found + 2 * total(dice[PILES + seat]) if len(dice) > PILES else found


def best_die(city: City, owner: int) -> int:
    """The owner's highest die, red before yellow before white (K5), or -1."""
    best, best_value = -1, 0
    for colour in range(3):
        pile = city.dice[pile_of(owner, colour)]
        for value in range(6, best_value, -1):
            if count(pile, value):
                best, best_value = die_of(owner, colour, value), value
                break
    return best
