"""What rows of the judge have in common: a few numbers for each, such as the buildings that are drawn in it.

A row of the network is what its numbers say, by weights that all rows share, and something of its own. So a pattern
that was hardly ever met is judged like those that are near it.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

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
)
from troyes.bots.dice.sights import AT_AFTER, AT_NEXT, AT_NOTCHES, AT_TILES, SIGHTS
from troyes.dice.printed import NOTCHES

Row = tuple[int, list[float]]
"""Where a row stands, and its numbers: shared with the rows of its kind only."""
COLUMNS_OF_CITIZENS: Final = (2, 3, 4, 5, 6, 8, 10)


def _bits(number: int, count: int) -> list[float]:
    return [float(number >> at & 1) for at in range(count)]


def _one_of(number: int, count: int) -> list[float]:
    return [float(number == at) for at in range(count)]


def _rows(row: int) -> list[Row]:
    found: list[Row] = []
    for number in range(7):
        for drawn in range(7):
            for still_open in range(7):
                counted = number - 3 if number > 3 else 0
                hoped = number if number <= 3 else 0
                numbers = [
                    drawn / 3,
                    still_open / 3,
                    counted * still_open / 6,
                    hoped * drawn / 6,
                    hoped * still_open / 6,
                ]
                at = AT_ROWS + 343 * row + 49 * number + 7 * drawn + still_open
                found.append((at, [*_one_of(number, 7), *numbers]))
    return found


def _patterns(row: int) -> list[Row]:
    found: list[Row] = []
    for pattern in range(729):
        digits = [pattern // 3**at % 3 for at in range(6)]
        numbers = [float(digit == 1) for digit in digits] + [float(digit == 2) for digit in digits]
        found.append((AT_PATTERNS + 729 * row + pattern, numbers))
    return found


def _two_tracks(pair: int) -> list[Row]:
    found: list[Row] = []
    for first in range(21):
        for second in range(21):
            numbers = [
                first / 8,
                (first / 8) ** 2,
                min(first, second) / 8,
                *(float(first >= at) for at in range(1, 15)),
            ]
            found.append((AT_TWO_TRACKS + 441 * pair + 21 * first + second, numbers))
    return found


def _tracks() -> list[Row]:
    found: list[Row] = []
    for at in range(1728):
        tracks = (at // 144, at // 12 % 12, at % 12)
        done = [sum(min(track, column) for track in tracks) / (3 * column) for column in COLUMNS_OF_CITIZENS]
        found.append((AT_TRACKS + at, [min(tracks) / 5, max(tracks) / 5, *done, *(part * part for part in done)]))
    return found


def _resources(colour: int) -> list[Row]:
    found: list[Row] = []
    for circled in range(19):
        for stock in range(19):
            numbers = [circled / 6, circled % 6 / 6, stock / 4, *(float(stock >= at) for at in range(1, 7))]
            found.append((AT_RESOURCES + 361 * colour + 19 * circled + stock, numbers))
    return found


def _coming(colour: int) -> list[Row]:
    found: list[Row] = []
    for plazas in range(25):
        soon, later = plazas // 5, plazas % 5
        for still_open in range(7):
            numbers = [soon / 2, later / 2, still_open / 3, soon * still_open / 6, later * still_open / 6]
            found.append((AT_COMING + 175 * colour + 7 * plazas + still_open, numbers))
    return found


def _halls(colour: int) -> list[Row]:
    return [
        (AT_HALLS + 100 * colour + 4 * plazas + halls, [*_one_of(5 * (plazas // 5) + halls, 20), plazas % 5 / 2])
        for plazas in range(25)
        for halls in range(4)
    ]


@cache
def kinds() -> list[list[Row]]:
    """Rows that share numbers stand together."""
    found = [_rows(row) for row in range(6)] + [_patterns(row) for row in range(6)]
    for column in range(6):
        found.append([(AT_COLUMNS + 512 * column + bits, _bits(bits, 9) + _bits(OPEN[bits], 6)) for bits in range(512)])
        found.append([(AT_NUMBERS + 64 * column + bits, _bits(bits, 6)) for bits in range(64)])
    found += [_two_tracks(pair) for pair in range(3)] + [_tracks()]
    found += [_resources(colour) for colour in range(3)]
    stocks = [[stock // 64, stock // 8 % 8, stock % 8] for stock in range(512)]
    found.append(
        [
            (AT_STOCK + at, [float(one >= 1) for one in stock] + [min(stock) / 2, sum(stock) / 6])
            for at, stock in enumerate(stocks)
        ]
    )
    found += [_coming(colour) for colour in range(3)] + [_halls(colour) for colour in range(3)]
    for begin in (AT_NEXT, AT_AFTER):
        found.append(
            [
                (begin + at, [float(at // 3**place % 3 == colour) for place in range(4) for colour in range(3)])
                for at in range(81)
            ]
        )
    found += [[(AT_NOTCHES + 9 * notch + at, _one_of(at, 9)) for at in range(9)] for notch in range(NOTCHES)]
    found.append([(AT_TILES + 16 * notch + at, _one_of(at, 16)) for notch in range(NOTCHES) for at in range(16)])
    return found


def kin() -> NDArray[np.float32]:
    """By row: its numbers."""
    found = np.zeros((SIGHTS, sum(len(kind[0][1]) for kind in kinds())), np.float32)
    first = 0
    for kind in kinds():
        width = len(kind[0][1])
        for at, numbers in kind:
            found[at, first : first + width] = numbers
        first += width
    return found
