"""What patterns of a sheet have in common: a few whole numbers for each, such as which buildings are drawn in it.

The hidden cells of the judge see nothing else, so a pattern that was never met in training is judged like its kin.
"""

from collections.abc import Callable
from typing import Final

from troyes.bots.dice.evaluation import (
    AT_COLUMNS,
    AT_COMING,
    AT_HALLS,
    AT_NUMBERS,
    AT_PATTERNS,
    AT_RESOURCES,
    AT_ROWS,
    AT_STOCK,
    AT_TRACKS,
    AT_TWO_TRACKS,
    OPEN,
    THIRDS,
)
from troyes.bots.dice.sights import AT_AFTER, AT_NEXT, AT_NOTCHES, AT_TILES, SIGHTS
from troyes.dice.printed import NOTCHES

COLUMNS_OF_CITIZENS: Final = [2, 3, 4, 5, 6, 8, 10]


def _bits(number: int, count: int) -> list[int]:
    return [number >> at & 1 for at in range(count)]


def _one_of(number: int, count: int) -> list[int]:
    return [1 if number == at else 0 for at in range(count)]


def _at_least(number: int, most: int) -> list[int]:
    return [1 if number >= at else 0 for at in range(1, most + 1)]


def _row(at: int) -> list[int]:
    number, drawn, still_open = at // 49, at // 7 % 7, at % 7
    counted = number - 3 if number > 3 else 0
    hoped = number if number <= 3 else 0
    return [*_one_of(number, 7), drawn, still_open, counted * still_open, hoped * drawn, hoped * still_open]


def _pattern(at: int) -> list[int]:
    digits = [at // THIRDS[1 << place] % 3 for place in range(6)]
    return [1 if digit == 1 else 0 for digit in digits] + [1 if digit == 2 else 0 for digit in digits]


def _column(at: int) -> list[int]:
    return _bits(at, 9) + _bits(OPEN[at], 6)


def _number(at: int) -> list[int]:
    return _bits(at, 6)


def _two_tracks(at: int) -> list[int]:
    first, second = at // 21, at % 21
    return [first, min(first, second), *_at_least(first, 16)]


def _tracks(at: int) -> list[int]:
    one, two, three = at // 144, at // 12 % 12, at % 12
    found = [min(one, two, three), max(one, two, three)]
    for column in COLUMNS_OF_CITIZENS:
        done = min(one, column) + min(two, column) + min(three, column)
        found += [done, 1 if done == 3 * column else 0]
    return found


def _resources(at: int) -> list[int]:
    circled, stock = at // 19, at % 19
    return [circled, circled % 6, stock, *_at_least(stock, 6)]


def _stock(at: int) -> list[int]:
    stock = [at // 64, at // 8 % 8, at % 8]
    return [1 if one else 0 for one in stock] + [min(stock), sum(stock)]


def _coming(at: int) -> list[int]:
    soon, later, still_open = at // 35, at // 7 % 5, at % 7
    return [soon, later, still_open, soon * still_open, later * still_open]


def _halls(at: int) -> list[int]:
    return [*_one_of(4 * (at // 20) + at % 4, 20), at // 4 % 5]


def _places(at: int) -> list[int]:
    return [number for place in (1, 3, 9, 27) for number in _one_of(at // place % 3, 3)]


def _notch(at: int) -> list[int]:
    return _one_of(at, 9)


def _tile(at: int) -> list[int]:
    return _one_of(at % 16, 16)


class Kind:
    """Patterns that are described by the same numbers."""

    def __init__(self, first: int, size: int, numbers: Callable[[int], list[int]], at: int) -> None:
        self.first = first
        """Where its rows begin among all that is seen."""
        self.size = size
        self.numbers = numbers
        """Of a row, counted from the first of the kind."""
        self.at = at
        """Where its numbers begin among those of all kinds."""
        self.width = len(numbers(0))


def _kinds() -> list[Kind]:
    laid: list[tuple[int, int, int, Callable[[int], list[int]]]] = [
        (AT_ROWS, 6, 343, _row),
        (AT_PATTERNS, 6, 729, _pattern),
        (AT_COLUMNS, 6, 512, _column),
        (AT_NUMBERS, 6, 64, _number),
        (AT_TWO_TRACKS, 3, 441, _two_tracks),
        (AT_TRACKS, 1, 1728, _tracks),
        (AT_RESOURCES, 3, 361, _resources),
        (AT_STOCK, 1, 512, _stock),
        (AT_COMING, 3, 175, _coming),
        (AT_HALLS, 3, 100, _halls),
        (AT_NEXT, 1, 81, _places),
        (AT_AFTER, 1, 81, _places),
        (AT_NOTCHES, NOTCHES, 9, _notch),
        (AT_TILES, 1, 16 * NOTCHES, _tile),
    ]
    found: list[Kind] = []
    at = 0
    for first, times, size, numbers in laid:
        for time in range(times):
            found.append(Kind(first + time * size, size, numbers, at))
            at += found[-1].width
    assert found[-1].first + found[-1].size == SIGHTS
    return found


KINDS: Final = _kinds()
"""One behind the other they are all that is seen."""
NUMBERS: Final[int] = KINDS[-1].at + KINDS[-1].width
"""How many there are of all kinds together."""
KIND_OF: Final = [at for at, kind in enumerate(KINDS) for _ in range(kind.size)]
"""By row."""
