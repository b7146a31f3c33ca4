"""What the dice of a half day offer to any sheet, worked out once for each way they can fall."""

from typing import Final

from troyes.core.native import i64
from troyes.dice.die import Die
from troyes.dice.names import DENIERS, INFLUENCE, KNOWLEDGE
from troyes.dice.printed import NOTCHES, Printed
from troyes.dice.tiles import apply_tiles
from troyes.dice.wheel import HalfDay, Wheel, notch_of, place_dice

# An entry: what it costs in all, laid out as a stock is; what the die then shows; and what may be done with it.
PRICE: Final = 0b111111_111111_111111
VALUE: Final = 18
COLOUR: Final = 21
PRESTIGE_TOO: Final = 1 << 23
LOWERED: Final = 1 << 24
"""Influence brought the value down: nobody does that to gain resources."""
GIFT: Final = 25

ROLLS: Final = 1296
MOST_KEPT: Final = 15_000
"""Some kilobytes each. A search of a second asks for three thousand."""

# What `Ground.coming` tells after the plazas of each colour.
SIDES_AT: Final = 3
RAIDS_AT: Final = 4


def _falls() -> list[list[int]]:
    found: list[list[int]] = []
    for low in range(1, 7):
        for middle in range(low, 7):
            for high in range(middle, 7):
                found += [[low, middle, high, black] for black in range(1, 7)]
    return found


FALLS: Final = _falls()
"""The 336 ways in which three transparent dice, in order, and the black one can fall."""


def _fall_of() -> list[int]:
    found: list[int] = []
    for roll in range(ROLLS):
        dice = sorted([roll // 216, roll // 36 % 6, roll // 6 % 6])
        found.append(FALLS.index([dice[0] + 1, dice[1] + 1, dice[2] + 1, roll % 6 + 1]))
    return found


FALL_OF: Final = _fall_of()
"""The fall of each of the 1,296 rolls of four dice."""
CHANCES: Final[list[int]] = [FALL_OF.count(fall) for fall in range(len(FALLS))]
"""How many of the rolls make each fall."""


class Offer:
    """Four dice on their places, with the tiles beside them. It holds for any turn and any sheet."""

    def __init__(self, half: HalfDay) -> None:
        self.entries = _entries(half)
        self.available = half.available
        striking = [die for die in half.dice if die.strikes and die.black]
        striking += [die for die in half.dice if die.strikes and not die.black]
        self.strikes = [8 * die.colour + die.rolled for die in striking]
        """The dice on the sheets that are attacked, 8 * colour + number, in this order."""
        self.plazas = [die.place for die in striking]
        """The places whose plazas turn."""
        self.tiles = [die.place for die in half.dice if die.black]
        """The place whose tile turns, if it has one."""


def _entries(half: HalfDay) -> list[int]:
    """For each colour and value, and for each gift a die may bring: what is not dearer in every way than another."""
    found: list[int] = []
    for colour in range(3):
        for value in range(1, 7):
            here: list[int] = []
            for die in half.dice:
                if not die.strikes:
                    _add_entries(here, die, colour, value)
            found += here
    return found


def _add_entries(here: list[int], die: Die, colour: int, value: int) -> None:
    if (die.step == 0 and value != die.value) or (die.recolour == 0 and colour != die.colour):
        return
    influence = die.influence_for(value) if value != die.value else 0
    rest = value << VALUE | colour << COLOUR | die.gift << GIFT
    if die.prestige:
        rest |= PRESTIGE_TOO
    if value < die.value:
        rest |= LOWERED
    for payment in range(3) if die.price_any else (-1,):
        price = die.full_price(payment)
        price[INFLUENCE] += influence
        price[KNOWLEDGE] += die.knowledge_for(colour)
        _keep_cheapest(here, price[INFLUENCE] | price[DENIERS] << 6 | price[KNOWLEDGE] << 12 | rest)


def _keep_cheapest(here: list[int], entry: int) -> None:
    """Adds an entry unless one that is as good costs no more, and drops those that it makes needless."""
    for other in here:
        if _as_good(other, entry):
            return
    here[:] = [other for other in here if not _as_good(entry, other)]
    here.append(entry)


def _as_good(one: int, other: int) -> bool:
    if one >> GIFT != other >> GIFT or one & PRESTIGE_TOO < other & PRESTIGE_TOO or one & LOWERED > other & LOWERED:
        return False
    prices = [(one >> shift & 63, other >> shift & 63) for shift in (0, 6, 12)]
    return all(first <= second for first, second in prices)


class Ground:
    """The wheel and the numbers of one game: what stays the same while its half days are played over and over.

    *sides* and *raids* have a bit for each notch: which side of its plaza is up, and whether its tile has turned.
    """

    def __init__(
        self, wheel: Wheel, printed: Printed, column_of: list[int], kept: dict[int, Offer] | None = None
    ) -> None:
        """`kept`: offers that another ground with the same printed numbers has worked out."""
        self.wheel = wheel
        self.printed = printed
        self.column_of = column_of
        self.tiled = any(wheel.tile)
        self.sides = sum(side << notch for notch, side in enumerate(wheel.side))
        self.raids = sum(raid << notch for notch, raid in enumerate(wheel.raid))
        """How the wheel lies now."""
        self.kept: dict[int, Offer] = {} if kept is None else kept
        self.colours = [wheel.plazas[notch][side] for notch in range(NOTCHES) for side in range(2)]
        """By notch and side."""
        self._bit = [1 << notch for notch in range(NOTCHES)]

    def same_dice(self, wheel: Wheel, printed: Printed) -> bool:
        """Whether what is kept holds for this wheel as well: the same tiles, and the same printed numbers."""
        return printed is self.printed and not self.tiled and not any(wheel.tile)

    def offer(self, turn: i64, sides: i64, raids: i64, fall: i64) -> Offer:
        """What the dice of that half day offer if they fall so."""
        colours: i64 = 0
        tiles: i64 = 0
        for place in range(4):
            notch = notch_of(turn, place)
            colours = 3 * colours + self.colours[2 * notch + (sides >> notch & 1)]
            if self.tiled:
                tile: i64 = self.wheel.tile[notch]
                if tile:
                    tile += (raids >> notch & 1) << 3
                tiles = 17 * tiles + tile
        key: i64 = 336 * (81 * tiles + colours) + fall
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            found = self.kept[key] = self._make(turn, sides, raids, fall)
        return found

    def _make(self, turn: int, sides: int, raids: int, fall: int) -> Offer:
        side = [sides >> notch & 1 for notch in range(NOTCHES)]
        raid = [raids >> notch & 1 == 1 for notch in range(NOTCHES)]
        wheel = Wheel(self.wheel.plazas, side, self.wheel.tile, raid)
        dice = place_dice(turn, FALLS[fall], wheel, self.printed)
        apply_tiles(turn, dice, wheel)
        return Offer(HalfDay(turn, dice, wheel, self.printed, self.column_of))

    def sides_after(self, turn: i64, sides: i64, offer: Offer) -> i64:
        for place in offer.plazas:
            sides ^= self._bit[notch_of(turn, place)]
        return sides

    def raids_after(self, turn: i64, raids: i64, offer: Offer) -> i64:
        if self.tiled:
            for place in offer.tiles:
                notch = notch_of(turn, place)
                if self.wheel.tile[notch]:
                    raids |= self._bit[notch]
        return raids

    def coming(self, turn: i64, sides: i64, raids: i64) -> list[int]:
        """By colour: five times the plazas of the next half day that have it, and those of the one after.

        Then how the wheel lies: its sides and its raids.
        """
        found: list[int] = [0, 0, 0, sides, raids]
        for place in range(4):
            notch = notch_of(turn + 1, place)
            found[self.colours[2 * notch + (sides >> notch & 1)]] += 5
        for place in range(4):
            notch = notch_of(turn + 2, place)
            found[self.colours[2 * notch + (sides >> notch & 1)]] += 1
        return found
