"""A scoresheet: what is drawn, crossed out and circled on it.

It is folded into four whole numbers, so that thousands can be copied and weighed a second. *drawn*: a bit for each
building, 6 * row + column. *crossed*: a bit for each die above a column, 6 * colour + column. *held*: the stock, six
bits a colour of which the highest stays free; from `CIRCLED` on what was ever circled and from `CITIZENS` on the
citizens, five bits a colour. *written*: the number beside each character, four bits for each column of the Cathedral.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from troyes.core.native import i64
from troyes.dice.names import CATHEDRAL, FORTRESS
from troyes.dice.printed import Printed

ROW_MASK: Final = 0b111111
STOCK: Final = 0b111111_111111_111111
CIRCLED: Final = 18
CITIZENS: Final = 33
BIT: Final[list[int]] = [1 << at for at in range(60)]
"""Each bit by itself: compiled, a shifted 1 would have 32 bits only."""
BITS: Final[list[int]] = [bits.bit_count() for bits in range(64)]


@mypyc_attr(acyclic=True)
class Sheet:
    """One player's paper. A sheet that others may hold is never written on: copy it first."""

    def __init__(self, drawn: i64, crossed: i64, held: i64, written: i64) -> None:
        self.drawn = drawn
        self.crossed = crossed
        self.held = held
        self.written = written
        self.told: bytes | None = None
        """What `observing` made of it. Whoever writes on a sheet writes on a copy, which has none yet."""

    def copy(self) -> "Sheet":
        return Sheet(self.drawn, self.crossed, self.held, self.written)

    # -- what stands on it, as lists -----------------------------------------------------------------------------

    @property
    def circled(self) -> list[int]:
        """Resources ever gained, by colour."""
        held = self.held >> CIRCLED
        return [held & 31, held >> 5 & 31, held >> 10 & 31]

    @property
    def stock(self) -> list[int]:
        """Resources circled and not crossed out again."""
        held = self.held
        return [held & 31, held >> 6 & 31, held >> 12 & 31]

    @property
    def citizens(self) -> list[int]:
        held = self.held >> CITIZENS
        return [held & 31, held >> 5 & 31, held >> 10 & 31]

    @property
    def multipliers(self) -> list[int]:
        """The number beside each character, by the column of its Cathedral; 0: none built."""
        return [self.number(column) for column in range(6)]

    # -- one by one ----------------------------------------------------------------------------------------------

    def number(self, column: i64) -> i64:
        """The number that the Cathedral of this column has written; 0: it is not built."""
        return self.written >> (4 * column) & 15

    def has(self, row: i64, column: i64) -> bool:
        """Whether this building is drawn."""
        return self.drawn >> (6 * row + column) & 1 == 1

    def is_crossed(self, colour: i64, column: i64) -> bool:
        return self.crossed >> (6 * colour + column) & 1 == 1

    def is_open(self, row: i64, column: i64) -> bool:
        """Whether this building can still be drawn."""
        return not self.has(row, column) and not self.is_crossed(row // 2, column)

    def count(self, row: i64) -> int:
        """How many buildings of this row are drawn."""
        return BITS[self.drawn >> (6 * row) & ROW_MASK]

    def next_cathedral(self, printed: Printed) -> int:
        """The number that the next Cathedral writes; 0: all are drawn."""
        built = self.count(CATHEDRAL)
        return printed.cathedral_number[built] if built < 6 else 0

    def is_guarded(self, column: i64) -> bool:
        """Whether a Fortress protects the dice of this column."""
        return self.has(FORTRESS, column)

    def points(self, printed: Printed) -> int:
        """The final score, as it would be now."""
        held = self.held
        total: i64 = (held >> 1 & 15) + (held >> 7 & 15) + (held >> 13 & 15)
        total += (held >> CITIZENS & 31) + (held >> (CITIZENS + 5) & 31) + (held >> (CITIZENS + 10) & 31)
        written = self.written
        column: i64 = 0
        while written:
            if written & 15:
                drawn: i64 = self.count(printed.cathedral_row[column])
                total += (written & 15) * drawn
            written >>= 4
            column += 1
        return total

    # -- writing on it -------------------------------------------------------------------------------------------

    def draw(self, row: i64, column: i64, printed: Printed) -> None:
        """Draws a building; a Cathedral also writes its number."""
        if row == CATHEDRAL:
            number: i64 = self.next_cathedral(printed)
            self.written |= number << (4 * column)
        self.drawn |= BIT[6 * row + column]

    def cross(self, colour: i64, column: i64) -> None:
        self.crossed |= BIT[6 * colour + column]


def folded(
    drawn: int, crossed: int, circled: list[int], stock: list[int], citizens: list[int], multipliers: list[int]
) -> Sheet:
    """The sheet on which all this stands."""
    held = written = 0
    for colour in range(3):
        held |= stock[colour] << (6 * colour)
        held |= circled[colour] << (CIRCLED + 5 * colour)
        held |= citizens[colour] << (CITIZENS + 5 * colour)
    for column in range(6):
        written |= multipliers[column] << (4 * column)
    return Sheet(drawn, crossed, held, written)


def blank(printed: Printed) -> Sheet:
    """A sheet as it comes off the pad."""
    start = printed.resource_start
    return folded(0, 0, [start] * 3, [start] * 3, [0] * 3, [0] * 6)
