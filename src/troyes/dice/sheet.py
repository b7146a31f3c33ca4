"""A scoresheet: what is drawn, crossed out and circled on it."""

from typing import Final

from troyes.dice.names import CATHEDRAL, FORTRESS
from troyes.dice.printed import Printed

ROW_MASK: Final = 0b111111


class Sheet:
    """One player's paper. A sheet that others may hold is never written on: copy it first."""

    def __init__(
        self,
        drawn: int,
        crossed: int,
        circled: list[int],
        stock: list[int],
        citizens: list[int],
        multipliers: list[int],
    ) -> None:
        self.drawn = drawn
        """A bit for each building, 6 * row + column."""
        self.crossed = crossed
        """A bit for each die above a column, 6 * colour + column."""
        self.circled = circled
        """Resources ever gained, by colour."""
        self.stock = stock
        """Resources circled and not crossed out again."""
        self.citizens = citizens
        self.multipliers = multipliers
        """The number beside each character, by the column of its Cathedral; 0: none built."""

    def copy(self) -> "Sheet":
        return Sheet(self.drawn, self.crossed, self.circled[:], self.stock[:], self.citizens[:], self.multipliers[:])

    def has(self, row: int, column: int) -> bool:
        """Whether this building is drawn."""
        return self.drawn >> (6 * row + column) & 1 == 1

    def is_crossed(self, colour: int, column: int) -> bool:
        return self.crossed >> (6 * colour + column) & 1 == 1

    def is_open(self, row: int, column: int) -> bool:
        """Whether this building can still be drawn."""
        return not self.has(row, column) and not self.is_crossed(row // 2, column)

    def count(self, row: int) -> int:
        """How many buildings of this row are drawn."""
        return (self.drawn >> (6 * row) & ROW_MASK).bit_count()

    def draw(self, row: int, column: int, printed: Printed) -> None:
        """Draws a building; a Cathedral also writes its number."""
        if row == CATHEDRAL:
            self.multipliers[column] = self.next_cathedral(printed)
        self.drawn |= 1 << (6 * row + column)

    def next_cathedral(self, printed: Printed) -> int:
        """The number that the next Cathedral writes; 0: all are drawn."""
        built = self.count(CATHEDRAL)
        return printed.cathedral_number[built] if built < 6 else 0

    def is_guarded(self, column: int) -> bool:
        """Whether a Fortress protects the dice of this column."""
        return self.has(FORTRESS, column)

    def cross(self, colour: int, column: int) -> None:
        self.crossed |= 1 << (6 * colour + column)

    def points(self, printed: Printed) -> int:
        """The final score, as it would be now."""
        total = self.citizens[0] + self.citizens[1] + self.citizens[2]
        total += self.stock[0] // 2 + self.stock[1] // 2 + self.stock[2] // 2
        for column in range(6):
            number = self.multipliers[column]
            if number:
                total += number * self.count(printed.cathedral_row[column])
        return total


def blank(printed: Printed) -> Sheet:
    """A sheet as it comes off the pad."""
    start = printed.resource_start
    return Sheet(0, 0, [start, start, start], [start, start, start], [0, 0, 0], [0, 0, 0, 0, 0, 0])
