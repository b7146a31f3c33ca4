"""A sheet of Troyes Dice folded into three whole numbers, so that thousands can be weighed a second.

*built*: a bit for each building drawn (6 * row + column), and from `CROSSED` on a bit for each die crossed out
(6 * colour + column). *held*: the stock, six bits a colour of which the highest stays free; from `CIRCLED` on what was
ever circled and from `CITIZENS` on the citizens, five bits a colour. *written*: the number beside each character, four
bits for each column of the Cathedral.
"""

from typing import Final

from troyes.bots.dice.whole import i64
from troyes.dice.printed import Printed
from troyes.dice.sheet import Sheet

CROSSED: Final = 36
CIRCLED: Final = 18
CITIZENS: Final = 33
GUARDS: Final = 0b100000_100000_100000
"""The free bits of the stock: one that is lost in a subtraction tells that there was too little."""
BIT: Final[list[int]] = [1 << at for at in range(60)]
"""Each bit by itself: compiled, a shifted 1 would have 32 bits only."""
BITS: Final[list[int]] = [bits.bit_count() for bits in range(64)]

Folded = tuple[int, int, int]


def fold(sheet: Sheet) -> Folded:
    held = written = 0
    for colour in range(3):
        held |= sheet.stock[colour] << (6 * colour)
        held |= sheet.circled[colour] << (CIRCLED + 5 * colour)
        held |= sheet.citizens[colour] << (CITIZENS + 5 * colour)
    for column in range(6):
        written |= sheet.multipliers[column] << (4 * column)
    return sheet.drawn | sheet.crossed << CROSSED, held, written


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
