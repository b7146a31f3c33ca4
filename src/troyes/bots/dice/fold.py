"""A sheet of Troyes Dice as three whole numbers, so that thousands can be weighed a second.

*built*: what is drawn, and from `CROSSED` on what is crossed out. *held* and *written*: as the sheet has them.
"""

from typing import Final

from troyes.core.native import i64
from troyes.dice.printed import Printed
from troyes.dice.sheet import BIT as BIT
from troyes.dice.sheet import BITS as BITS
from troyes.dice.sheet import CIRCLED as CIRCLED
from troyes.dice.sheet import CITIZENS as CITIZENS
from troyes.dice.sheet import Sheet

CROSSED: Final = 36
GUARDS: Final = 0b100000_100000_100000
"""The free bits of the stock: one that is lost in a subtraction tells that there was too little."""

Folded = tuple[int, int, int]


def fold(sheet: Sheet) -> Folded:
    return sheet.drawn | sheet.crossed << CROSSED, sheet.held, sheet.written


def counted(held: i64) -> i64:
    """What citizens and stock count in the end."""
    total: i64 = (held >> CITIZENS & 31) + (held >> (CITIZENS + 5) & 31) + (held >> (CITIZENS + 10) & 31)
    return total + (held >> 1 & 15) + (held >> 7 & 15) + (held >> 13 & 15)


def characters(built: i64, written: i64, printed: Printed) -> i64:
    """What the characters count in the end."""
    total: i64 = 0
    column: i64 = 0
    while written:
        if written & 15:
            row: i64 = printed.cathedral_row[column]
            drawn: i64 = BITS[built >> (6 * row) & 63]
            total += (written & 15) * drawn
        written >>= 4
        column += 1
    return total
