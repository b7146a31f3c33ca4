"""The dice on the city square. A pile is all dice of one owner and colour: how many show each value, in three bits."""

from troyes.city.names import OWNERS
from troyes.city.state import City


def count(pile: int, value: int) -> int:
    """How many dice of the pile show that value."""
    return pile >> (3 * value - 3) & 7


def put(city: City, owner: int, colour: int, value: int) -> None:
    city.dice[3 * owner + colour] += 1 << (3 * value - 3)


def take(city: City, owner: int, colour: int, value: int) -> None:
    city.dice[3 * owner + colour] -= 1 << (3 * value - 3)


def take_die(city: City, die: int) -> None:
    """Takes a die by its number, 18 * owner + 6 * colour + value - 1."""
    take(city, die // 18, die // 6 % 3, die % 6 + 1)


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
    return size(dice[3 * owner]) + size(dice[3 * owner + 1]) + size(dice[3 * owner + 2])


def is_empty(city: City) -> bool:
    dice = city.dice
    return all(dice[pile] == 0 for pile in range(3 * OWNERS))


def against_black(city: City, seat: int) -> int:
    """What all dice of a district are worth against black dice: red counts double."""
    dice = city.dice
    return 2 * total(dice[3 * seat]) + total(dice[3 * seat + 1]) + total(dice[3 * seat + 2])


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
