"""What a folded sheet of Troyes Dice may be expected to end with: points in hand, and what learned weights add.

After each half day the sheet is looked at from several sides: each row, each column, each number, the citizens, the
stock, the plazas to come. Each pattern finds one of the weights of that half day; their sum is what is still to
be hoped for. `scripts/learn_dice.py` learns the weights from games it plays by itself; `docs/bots.md` tells how.
"""

from typing import Final

from troyes.bots.dice.fold import BITS, CIRCLED, CITIZENS, CROSSED, characters, counted
from troyes.bots.dice.offer import Ground
from troyes.core.native import i64
from troyes.dice.names import CATHEDRAL, GREAT_HALL
from troyes.dice.wheel import HALF_DAYS

STAGES: Final = HALF_DAYS - 1
"""After the last half day nothing is left to hope for."""

# Where the weights of each pattern begin, among those of one half day.
AT_ROWS: Final = 0
"""By row: buildings drawn, still open, and what its character counts or may count."""
AT_PATTERNS: Final = AT_ROWS + 6 * 343
"""By row: each building drawn, open or closed."""
AT_COLUMNS: Final = AT_PATTERNS + 6 * 729
"""By column: each building drawn, each die crossed out."""
AT_NUMBERS: Final = AT_COLUMNS + 6 * 512
"""By number: each building that is open there."""
AT_TWO_TRACKS: Final = AT_NUMBERS + 6 * 64
"""By pair of tracks: the citizens on both."""
AT_TRACKS: Final = AT_TWO_TRACKS + 3 * 441
"""The citizens on all three tracks, up to eleven."""
AT_RESOURCES: Final = AT_TRACKS + 1728
"""By resource: stock and circled."""
AT_STOCK: Final = AT_RESOURCES + 3 * 361
"""The stock of all three, up to seven."""
AT_COMING: Final = AT_STOCK + 512
"""By colour: plazas to come, and columns where its work building is open."""
AT_HALLS: Final = AT_COMING + 3 * 25 * 7
"""By colour: plazas to come, and which of the two Great Halls that count them is open."""
SIZE: Final = AT_HALLS + 3 * 25 * 4

THIRDS: Final[list[int]] = [sum(3**at for at in range(6) if bits >> at & 1) for bits in range(64)]
"""Six bits read as a number in base three."""


def _open_buildings() -> list[int]:
    """From a column's nine bits (six buildings drawn, three dice crossed out): a bit for each building still open."""
    found: list[int] = []
    for bits in range(512):
        closed = bits & 63
        for colour in range(3):
            if bits >> (6 + colour) & 1:
                closed |= 3 << (2 * colour)
        found.append(~closed & 63)
    return found


OPEN: Final = _open_buildings()


class Evaluation:
    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        """STAGES times SIZE of them."""
        self.stride: i64 = SIZE
        """From the weights of one half day to those of the next."""
        self.noting = False
        self.noted: list[int] = []
        """While `noting`: every place that was read."""

    def _read(self, at: i64) -> float:
        if self.noting:
            self.noted.append(at)
        return self.weights[at]

    def value(self, turn: i64, built: i64, held: i64, written: i64, ground: Ground, coming: list[int]) -> float:
        """The points to be expected, when half day `turn` is over. `coming`: the ground's, for this turn."""
        return self.board(turn, built, written, ground, coming) + self.counts(turn, held)

    def board(self, turn: i64, built: i64, written: i64, ground: Ground, coming: list[int]) -> float:
        """What the buildings and crosses make of it."""
        total = float(characters(built, written, ground.printed))
        if turn >= STAGES:
            return total
        base: i64 = turn * self.stride
        total += self._rows(base, built, written, ground) + self._columns(base, built, ground)
        return total + self._wheel(base, built, coming)

    def counts(self, turn: i64, held: i64) -> float:
        """What citizens and resources make of it."""
        total = float(counted(held))
        return total if turn >= STAGES else total + self._counts(turn * self.stride, held)

    def _rows(self, base: i64, built: i64, written: i64, ground: Ground) -> float:
        total = 0.0
        cathedrals: i64 = built >> (6 * CATHEDRAL) & 63
        open_cathedrals: i64 = ~(cathedrals | built >> (CROSSED + 12)) & 63
        drawn_cathedrals: i64 = BITS[cathedrals]
        next_number: i64 = 0
        if drawn_cathedrals < 6:
            next_number = ground.printed.cathedral_number[drawn_cathedrals]
            if next_number > 3:
                next_number = 3
        for column in range(6):
            row: i64 = ground.printed.cathedral_row[column]
            drawn: i64 = built >> (6 * row) & 63
            open_ones: i64 = ~(drawn | built >> (CROSSED + 6 * (row >> 1))) & 63
            number: i64 = written >> (4 * column) & 15
            if number:
                number = 6 if number > 3 else number + 3
            elif open_cathedrals >> column & 1:
                number = next_number
            total += self._read(base + AT_ROWS + 343 * row + 49 * number + 7 * BITS[drawn] + BITS[open_ones])
            total += self._read(base + AT_PATTERNS + 729 * row + THIRDS[drawn] + 2 * THIRDS[open_ones])
        return total

    def _columns(self, base: i64, built: i64, ground: Ground) -> float:
        total = 0.0
        for number in range(6):
            column: i64 = ground.column_of[number + 1]
            bits: i64 = built >> column & 0o1_01_01_01_01_01_01_01_01
            bits = (bits | bits >> 5) & 0o3_00_03_00_03_00_03_00_03
            bits = bits | bits >> 10
            bits = bits & 15 | bits >> 20 & 0xF0 | bits >> 40 & 0x100
            total += self._read(base + AT_COLUMNS + 512 * column + bits)
            total += self._read(base + AT_NUMBERS + 64 * number + OPEN[bits])
        return total

    def _counts(self, base: i64, held: i64) -> float:
        red: i64 = held >> CITIZENS & 31
        yellow: i64 = held >> (CITIZENS + 5) & 31
        white: i64 = held >> (CITIZENS + 10) & 31
        total = self._read(base + AT_TWO_TRACKS + 21 * red + yellow)
        total += self._read(base + AT_TWO_TRACKS + 441 + 21 * yellow + white)
        total += self._read(base + AT_TWO_TRACKS + 882 + 21 * white + red)
        red = min(red, 11)
        yellow = min(yellow, 11)
        white = min(white, 11)
        total += self._read(base + AT_TRACKS + 144 * red + 12 * yellow + white)
        stock: i64 = 0
        colour: i64 = 0
        while colour < 3:
            one: i64 = held >> (6 * colour) & 31
            circled: i64 = held >> (CIRCLED + 5 * colour) & 31
            total += self._read(base + AT_RESOURCES + 361 * colour + 19 * circled + one)
            stock = 8 * stock + min(one, 7)
            colour += 1
        return total + self._read(base + AT_STOCK + stock)

    def _wheel(self, base: i64, built: i64, coming: list[int]) -> float:
        total = 0.0
        halls: i64 = ~(built >> (6 * GREAT_HALL) | built >> (CROSSED + 6)) & 63
        colour: i64 = 0
        while colour < 3:
            plazas: i64 = coming[colour]
            work: i64 = ~(built >> (12 * colour + 6) | built >> (CROSSED + 6 * colour)) & 63
            total += self._read(base + AT_COMING + 175 * colour + 7 * plazas + BITS[work])
            total += self._read(base + AT_HALLS + 100 * colour + 4 * plazas + (halls >> (2 * colour) & 3))
            colour += 1
        return total
