"""The dice on the city square. A pile is all dice of one owner and colour: how many show each value, in three bits."""

from typing import Final

from troyes.city.names import OWNERS, PURPLE, PURPLE_COLOUR, RED, TURNED
from troyes.city.state import City

PILES: Final = 3 * OWNERS
"""Without the purple dice, which lie behind them."""


def pile_of(owner: int, colour: int) -> int:
    """Where the dice of that owner and colour lie."""
    return PILES + owner if colour == PURPLE_COLOUR else 3 * owner + colour


def own_die(seat: int, face: int) -> int:
    """The number of an own die by its face. A purple one is red until it is declared something else."""
    return 18 * seat + face if face < 18 else 18 * PURPLE + 6 * RED + face - 18


def pips(die: int) -> int:
    """What a die is used with: what it shows, or its other side."""
    return 6 - die % 6 if die >= TURNED else die % 6 + 1


def count(pile: int, value: int) -> int:
    """How many dice of the pile show that value."""
    return pile >> (3 * value - 3) & 7


def put(city: City, owner: int, colour: int, value: int) -> None:
    city.dice[pile_of(owner, colour)] += 1 << (3 * value - 3)


def take(city: City, owner: int, colour: int, value: int) -> None:
    city.dice[pile_of(owner, colour)] -= 1 << (3 * value - 3)


def take_die(city: City, die: int) -> None:
    """Takes a die by its number; the purple one is the acting seat's."""
    owner = die // 18 % 6
    if owner == PURPLE:
        take(city, city.seat, PURPLE_COLOUR, die % 6 + 1)
    else:
        take(city, owner, die // 6 % 3, die % 6 + 1)


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
    found = size(dice[3 * owner]) + size(dice[3 * owner + 1]) + size(dice[3 * owner + 2])
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
    found = 2 * total(dice[3 * seat]) + total(dice[3 * seat + 1]) + total(dice[3 * seat + 2])
    return found + 2 * total(dice[PILES + seat]) if len(dice) > PILES else found


def best_die(city: City, owner: int) -> int:
    """The owner's highest die, red before yellow before white (K5), or -1."""
    best, best_value = -1, 0
    for colour in range(3):
        pile = city.dice[3 * owner + colour]
        for value in range(6, best_value, -1):
            if count(pile, value):
                best, best_value = 18 * owner + 6 * colour + value - 1, value
                break
    return best
