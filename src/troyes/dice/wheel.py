"""The wheel: nine plazas that never move, the tiles beside three of them, and the four dice of a half day."""

from typing import Final

from troyes.core.native import i64
from troyes.dice.choices import prices_of
from troyes.dice.die import Die, usual_die
from troyes.dice.names import COLOURS
from troyes.dice.printed import DAYS, NOTCHES, Printed

HALF_DAYS = 2 * DAYS


class Wheel:
    """What lies in and beside the nine notches. A turned plaza or tile makes a new wheel; this one stays as it is."""

    def __init__(
        self,
        plazas: list[list[int]],
        side: list[int],
        tile: list[int],
        raid: list[bool],
        told: list[bytes] | None = None,
    ) -> None:
        self.plazas = plazas
        """By notch, clockwise: the colours of the plaza's two sides."""
        self.side = side
        """By notch: which of the two is up."""
        self.tile = tile
        """By notch: the number of the Banquets and Raids tile beside it, or 0."""
        self.raid = raid
        """By notch: whether that tile shows its Raid side."""
        self.told = told
        """By third: what `observing` made of it; nothing where it has not looked yet."""

    def colour(self, notch: i64) -> int:
        return self.plazas[notch][self.side[notch]]

    def turned(self, plazas: list[int], tiles: list[int]) -> "Wheel":
        """The wheel after these notches' plazas have been turned, and these notches' tiles put on their Raid side."""
        side, raid, told = self.side, self.raid, self.told
        if told is not None:
            told = told[:]
            for notch in plazas + tiles:
                told[notch // 3] = b""
        if plazas:
            side = side[:]
            for notch in plazas:
                side[notch] = 1 - side[notch]
        if tiles:
            raid = raid[:]
            for notch in tiles:
                raid[notch] = True
        return Wheel(self.plazas, side, self.tile, raid, told)

    def __repr__(self) -> str:
        return f"<Wheel {[COLOURS[self.colour(notch)] for notch in range(NOTCHES)]}>"


def notch_of(turn: i64, place: i64) -> i64:
    """The notch at a place (0 to 3) of a half day (0 to 15: mornings even, afternoons odd)."""
    return (turn // 2 + 1 + 4 * (turn % 2) + place) % NOTCHES


def neutral_notch(turn: int) -> int:
    """The notch in the neutral zone, where the window shows the day."""
    return turn // 2 % NOTCHES


class HalfDay:
    """A morning or an afternoon: its four dice by place, and the numbers written above the columns.

    Nothing in it changes once it has begun.
    """

    def __init__(self, turn: int, dice: list[Die], wheel: Wheel, printed: Printed, column_of: list[int]) -> None:
        self.turn = turn
        self.dice = dice
        self.wheel = wheel
        self.printed = printed
        self.column_of = column_of
        """The column with a number, by number 1 to 6."""
        self.numbering = numbering_of(column_of)
        self.by_number = self.numbering.by_number
        self.available = [0, 0, 0]
        """How many dice of each colour a Great Hall may count."""
        self.told: bytes | None = None
        """What `observing` made of it, its game and its wheel."""
        for die in dice:
            if not die.strikes:
                self.available[die.colour] += 1
        self.prices = prices_of(dice)

    @property
    def day(self) -> int:
        return self.turn // 2 + 1

    @property
    def afternoon(self) -> bool:
        return self.turn % 2 == 1

    def number_of(self, column: i64) -> int:
        return self.numbering.number_of[column]


class Numbering:
    """The numbers above the columns, the same for all games that have them so."""

    def __init__(self, column_of: list[int]) -> None:
        self.number_of = [column_of.index(column) for column in range(6)]
        """By column."""
        self.by_number = [
            sum([1 << (number - 1) for number in range(1, 7) if columns >> column_of[number] & 1])
            for columns in range(1 << 6)
        ]
        """By a set of columns: the set of their numbers, both a bit each, from the first on."""
        self.told = [b""] * (4 * HALF_DAYS)
        """By half day, Banquets and Raids and the end of the game: what `observing` made of it."""


_NUMBERINGS: Final[dict[int, Numbering]] = {}


def numbering_of(column_of: list[int]) -> Numbering:
    key: i64 = 0
    for number in range(1, 7):
        column: i64 = column_of[number]
        key = key << 3 | column
    known = _NUMBERINGS.get(key)
    if known is None:
        known = _NUMBERINGS[key] = Numbering(column_of)
    return known


def place_dice(turn: int, rolled: list[int], wheel: Wheel, printed: Printed) -> list[Die]:
    """Three transparent dice and the black one, `rolled` in that order, laid out from lowest to highest."""
    low, middle, high, black = rolled
    if low > middle:
        low, middle = middle, low
    if middle > high:
        middle, high = high, middle
    if low > middle:
        low, middle = middle, low
    values = [low, middle, high]
    at = 0
    while at < 3 and values[at] < black:
        at += 1
    values.insert(at, black)
    return [
        usual_die(place, values[place], place == at, wheel.colour(notch_of(turn, place)), printed) for place in range(4)
    ]
