"""What comes of every way through a decision, for many tables at once: the twin's own rules play it, and a net is shown
the sheet after it.

Rules that numba compiles can be called from a loop of your own, which is compiled with them.
"""

from typing import Any

import numba  # pyright: ignore[reportMissingTypeStubs]
import numpy as np

from troyes.research.dice.fields import (
    AT_ITEMS,
    AT_USE,
    CIRCLED,
    CROSSED,
    DRAWN,
    LINE,
    MULTIPLIERS,
    NOW,
    NOW_ITEMS,
    OTHER_ITEMS,
    SEAT,
    SHEET,
    STAGE,
    TABLE,
    TURN,
    UP,
)
from troyes.research.dice.halfday import notch_of
from troyes.research.dice.legal import CODES, legal
from troyes.research.dice.printed import CATHEDRAL_ROW
from troyes.research.dice.rules import choose, points

Array = np.ndarray[Any, Any]
SEEN = 114
"""How many numbers a net is shown of what comes of a choice; the last one is the points."""
MOST = 12 * 54
"""Ways through a decision: a die and how it is paid for, colour, number and what is done with it."""


def room(tables: int, row: Array) -> tuple[Array, ...]:
    """Arrays for `outcomes`: two games to try on, two masks, what is seen, what is played, and where tables end."""
    ways = MOST * tables
    tried = np.zeros((2, len(row)), np.int16), np.zeros((2, CODES), np.int8)
    return *tried, np.zeros((ways, SEEN), np.float32), np.zeros((ways, 2), np.int64), np.zeros(tables, np.int64)


@numba.njit(nogil=True, error_model="numpy")
def outcomes(
    rows: Array,
    seats: Array,
    printed: Array,
    trials: Array,
    masks: Array,
    seen: Array,
    codes: Array,
    ends: Array,
) -> int:
    """Goes every way of every table, up to the next roll or bonus to choose. Tells how many there are in all.

    `seen` gets a row for each of them, `codes` what was played: a die with its use, or one code and -1. `ends` says
    where those of a table end.
    """
    found = 0
    first, second = trials[0], trials[1]
    for table in range(len(rows)):
        seat = seats[table]
        legal(rows[table], seat, printed, masks[0])
        for code in range(CODES):
            if not masks[0, code]:
                continue
            first[:] = rows[table]
            choose(first, seat, code, printed)
            if first[TABLE + SEAT * seat + STAGE] != AT_USE:
                show(first, seat, printed, seen[found])
                codes[found, 0] = code
                codes[found, 1] = -1
                found += 1
                continue
            legal(first, seat, printed, masks[1])
            for use in range(CODES):
                if masks[1, use]:
                    second[:] = first
                    choose(second, seat, use, printed)
                    show(second, seat, printed, seen[found])
                    codes[found, 0] = code
                    codes[found, 1] = use
                    found += 1
        ends[table] = found
    return found


@numba.njit(nogil=True, error_model="numpy")
def show(row: Array, seat: int, printed: Array, out: Array) -> None:
    """How far the game is, the sheet, the plazas to come, and the bonus that is still to be used: in small numbers."""
    out[:] = 0
    at = TABLE + SEAT * seat
    out[row[TURN]] = 1
    end = 16
    for field in range(DRAWN, CIRCLED):
        for column in range(6):
            out[end + column] = row[at + field] >> column & 1
        end += 6
    for field in range(CIRCLED, SHEET):
        out[end] = row[at + field] / 6
        end += 1
    for building in range(6):
        for column in range(6):
            out[end + building] += (row[at + DRAWN + building] >> column & 1) / 6
    end += 6
    for column in range(6):  # what a Cathedral's number may still count for
        building = printed[CATHEDRAL_ROW + column]
        shut = row[at + DRAWN + building] | row[at + CROSSED + building // 2]
        for other in range(6):
            out[end + column] += row[at + MULTIPLIERS + column] * (1 - (shut >> other & 1)) / 20
    end += 6
    for place in range(4):
        out[end + row[UP + notch_of(row[TURN] + 1, place)]] += 1 / 4
    end += 3
    if row[at + STAGE] == AT_ITEMS:
        out[end + row[at + NOW_ITEMS + 2 * row[at + NOW] - 2] - OTHER_ITEMS] = 1
        out[end + 12] = row[at + LINE]
    out[end + 13] = points(row, seat, printed) / 20
