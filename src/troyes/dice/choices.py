"""Which codes can be chosen together: worked out once for each case, and kept.

What stands here is shared by all games and never changed.
"""

from typing import Final

from troyes.core.native import i64
from troyes.dice.die import Die
from troyes.dice.names import (
    CITIZEN,
    DENIERS,
    GAIN,
    INFLUENCE,
    KNOWLEDGE,
    ONE_OF_EACH,
    PRESTIGE,
    USE,
    VOCABULARY,
    WORK,
    use_code,
)

COLOUR_USES: Final = 18
"""How many uses there are of a die of one colour."""
BEFORE_USES: Final = bytes(USE)
AFTER_USES: Final = bytes(len(VOCABULARY.keys) - CITIZEN)


# -- dice ------------------------------------------------------------------------------------------------------------


class DiceChoice:
    """Dice that can be chosen: their codes, and a byte for each code of the game, 1 if it is among them."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = tuple(codes)
        marks = bytearray(len(VOCABULARY.keys))
        for code in codes:
            marks[code] = 1
        self.marks = bytes(marks)


class Prices:
    """What the four dice of a half day cost, and which of them a stock can pay."""

    def __init__(self, dice: list[Die]) -> None:
        self._dice = dice
        most = 0
        for die in dice:
            most = max(most, *[price + die.price_any for price in die.price])
        self._most: i64 = most + 1
        """More of a resource than this makes no difference: each price, and an influence for a die worth nothing."""
        self._known: list[DiceChoice | None] = [None] * (most + 2) ** 3

    def within(self, held: i64) -> DiceChoice:
        """The dice that can be chosen with what a sheet holds."""
        most = self._most
        influence, deniers, knowledge = held & 31, held >> 6 & 31, held >> 12 & 31
        if influence > most:
            influence = most
        if deniers > most:
            deniers = most
        if knowledge > most:
            knowledge = most
        at = ((most + 1) * influence + deniers) * (most + 1) + knowledge
        known = self._known[at]
        if known is None:
            known = self._known[at] = self._choice(influence, deniers, knowledge)
        return known

    def _choice(self, influence: int, deniers: int, knowledge: int) -> DiceChoice:
        codes: list[int] = []
        for die in self._dice:
            if die.strikes:
                continue
            payments = [INFLUENCE, DENIERS, KNOWLEDGE] if die.price_any else [-1]
            for payment in payments:
                price = die.full_price(payment)
                left = influence - price[INFLUENCE]
                if left < 0 or deniers < price[DENIERS] or knowledge < price[KNOWLEDGE]:
                    continue
                if die.value > 0 or left > 0:  # if need be, with influence to make it worth something
                    codes.append(4 * die.place + 1 + payment)
        return DiceChoice(codes or [ONE_OF_EACH])


_PRICES: Final[dict[int, Prices]] = {}


def prices_of(dice: list[Die]) -> Prices:
    """The same for all dice that cost the same, whatever else they are."""
    key = ((dice[0].terms() << 14 | dice[1].terms()) << 14 | dice[2].terms()) << 14 | dice[3].terms()
    known = _PRICES.get(key)
    if known is None:
        known = _PRICES[key] = Prices(dice)
    return known


# -- uses ------------------------------------------------------------------------------------------------------------


class Uses:
    """What a die of one colour can be used for: codes, and a byte for each use of that colour."""

    def __init__(self, codes: list[int], colour: int) -> None:
        self.codes = tuple(codes)
        marks = bytearray(COLOUR_USES)
        for code in codes:
            marks[code - USE - COLOUR_USES * colour] = 1
        self.marks = bytes(marks)


NO_USES: Final = Uses([], 0)
VALUES: Final = [(1 << high) - (1 << low >> 1) if low <= high else 0 for low in range(8) for high in range(8)]
"""By 8 * low + high: a bit for each value from the one to the other."""
_USES: Final[list[list[Uses | None] | None]] = [None] * 192
"""By 64 * colour + 8 * low + high, and then by which buildings are closed, twelve bits: what was worked out so far."""
_NONE_YET: Final[list[Uses | None]] = [None] * 4096


def uses_of(colour: i64, low: i64, high: i64, no_prestige: i64, no_work: i64) -> Uses:
    """All uses of a die of that colour and any of these values.

    `no_prestige`, `no_work`: a bit for each number, from 1, whose building is closed.
    """
    place = 8 * low + high
    values: i64 = VALUES[place]
    table = _USES[64 * colour + place]
    if table is None:
        table = _USES[64 * colour + place] = _NONE_YET.copy()
    closed = (no_prestige & values) << 6 | no_work & values
    known = table[closed]
    if known is None:
        known = table[closed] = _worked_out(colour, low, high, closed)
    return known


def _worked_out(colour: int, low: int, high: int, closed: int) -> Uses:
    codes: list[int] = []
    for value in range(low, high + 1):
        codes.append(use_code(colour, value, GAIN))
        if not closed >> (value + 5) & 1:
            codes.append(use_code(colour, value, PRESTIGE))
        if not closed >> (value - 1) & 1:
            codes.append(use_code(colour, value, WORK))
    return Uses(codes, colour)
