"""A choice, whose turn it is, and the count."""

from troyes.research.dice.compiling import Row, compiled
from troyes.research.dice.fields import (
    CITIZENS,
    DONE,
    DRAWN,
    MULTIPLIERS,
    OVER,
    PLAYERS,
    SEAT,
    SHOWN,
    STAGE,
    STOCK,
    TABLE,
)
from troyes.research.dice.halfday import begin_half_day, end_half_day
from troyes.research.dice.printed import CATHEDRAL_ROW
from troyes.research.dice.walk import take


@compiled
def step(row: Row, words: Row, seat: int, code: int, printed: Row) -> None:
    """A legal choice of a seat. When all have finished, the next half day is rolled, or the game is over."""
    choose(row, seat, code, printed)
    if next_seat(row) < 0:
        end_half_day(row)
        if not row[OVER]:
            begin_half_day(row, words, printed)


@compiled
def choose(row: Row, seat: int, code: int, printed: Row) -> None:
    """The same without what follows when all have finished: no die is rolled."""
    take(row, TABLE + SEAT * seat, code, printed)


@compiled
def next_seat(row: Row) -> int:
    """The first seat that has not finished the half day, or -1. All may choose at the same time (D1)."""
    for seat in range(row[PLAYERS]):
        if row[TABLE + SEAT * seat + STAGE] != DONE:
            return seat
    return -1


@compiled
def points(row: Row, seat: int, printed: Row) -> int:
    """What would be counted now for the sheet that the seat writes on."""
    return _count(row, TABLE + SEAT * seat, printed)


@compiled
def shown_points(row: Row, seat: int, printed: Row) -> int:
    """The same for its sheet as all have seen it."""
    return _count(row, TABLE + SEAT * seat + SHOWN, printed)


@compiled
def _count(row: Row, sheet: int, printed: Row) -> int:
    """A point for each citizen and each pair of resources; for each building what its Cathedral has written."""
    total = 0
    for colour in range(3):
        total += row[sheet + CITIZENS + colour] + row[sheet + STOCK + colour] // 2
    for column in range(6):
        number = row[sheet + MULTIPLIERS + column]
        if number:
            drawn = row[sheet + DRAWN + printed[CATHEDRAL_ROW + column]]
            for other in range(6):
                total += number * (drawn >> other & 1)
    return total
