"""A seat's open choice in Troyes Dice, and its words."""

from troyes.core.decision import Decision
from troyes.core.message import Arg, Message
from troyes.core.native import i64
from troyes.dice.choices import AFTER_USES, BEFORE_USES, COLOUR_USES, NO_USES
from troyes.dice.log import amounts
from troyes.dice.names import (
    CHOOSE_CITIZEN,
    CHOOSE_DIE,
    CHOOSE_PRESTIGE,
    CHOOSE_TRACK,
    CHOOSE_USE,
    CHOOSE_WORK,
    CITIZEN,
    COLOURS,
    GAIN,
    ONE_OF_EACH,
    RESOURCES,
    ROWS,
    USE,
    VOCABULARY,
    building_row,
    use_number,
)
from troyes.dice.walk import ANOTHER_TRACK, AT_DIE, AT_USE, NAME_CITIZEN, PRESTIGE_BUILDING, WORK_BUILDING, Walk
from troyes.dice.wheel import HalfDay


class DiceDecision(Decision):
    def __init__(self, walk: Walk, half: HalfDay) -> None:
        super().__init__(walk.seat, kind_of(walk), VOCABULARY)
        self.walk = walk
        self.half = half
        self._red = self._yellow = self._white = NO_USES
        """Where a die is used: for what, once the codes are listed."""

    @property
    def codes(self) -> tuple[int, ...]:
        codes = self._codes
        if codes is None:
            if self.walk.stage == AT_USE:
                self._red, self._yellow, self._white = self.walk.uses(self.half)
                codes = self._red.codes + self._yellow.codes + self._white.codes
            else:
                codes = self.walk.codes(self.half)
            self._codes = codes
        return codes

    def allows(self, code: int) -> bool:
        codes = self.codes
        if self.walk.stage != AT_USE:
            return code in codes
        if code < USE or code >= CITIZEN:
            return False
        use: i64 = code - USE
        if use < COLOUR_USES:
            return self._red.marks[use] == 1
        if use < 2 * COLOUR_USES:
            return self._yellow.marks[use - COLOUR_USES] == 1
        return self._white.marks[use - 2 * COLOUR_USES] == 1

    def marks(self) -> bytes | bytearray:
        if self.walk.stage == AT_DIE:
            return self.half.prices.within(self.walk.sheet.held).marks
        if self.walk.stage == AT_USE and self.codes:
            return b"".join([BEFORE_USES, self._red.marks, self._yellow.marks, self._white.marks, AFTER_USES])
        return super().marks()

    def _list_codes(self) -> list[int]:
        return list(self.codes)

    def prompt(self) -> Message:
        return Message("dice-ask-" + self.kind.replace("_", "-"), {})

    def describe(self, code: int) -> Message:
        if code < ONE_OF_EACH:
            return self._describe_die(code // 4, code % 4 - 1)
        if code == ONE_OF_EACH:
            return Message("dice-option-one-of-each", {})
        if code >= CITIZEN:
            return Message("dice-option-citizen", {"colour": COLOURS[code - CITIZEN]})
        return self._describe_use(code)

    def _describe_die(self, place: int, payment: int) -> Message:
        die = self.half.dice[place]
        price = die.full_price(payment)
        args: dict[str, Arg] = {"place": place + 1, "colour": COLOURS[die.colour], "value": die.value}
        args["price"] = amounts(price)
        args["paid"] = int(any(price))
        return Message("dice-option-die", args)

    def _describe_use(self, code: int) -> Message:
        number = use_number(code)
        change = self.change(code)
        args: dict[str, Arg] = {"price": amounts(change), "paid": int(any(change))}
        if (code - USE) % 3 == GAIN:
            args["gain"] = [[RESOURCES[(code - USE) // 18], number]]
            return Message("dice-option-gain", args)
        args["building"] = ROWS[building_row(code)]
        args["number"] = number
        return Message("dice-option-build", args)

    def change(self, code: int) -> list[int]:
        """What turning the chosen die into this use's colour and value costs: influence, deniers, knowledge."""
        if self.walk.stage != AT_USE:
            return [0, 0, 0]
        die = self.half.dice[self.walk.place]
        return [die.influence_for(use_number(code)), 0, die.knowledge_for((code - USE) // 18)]


def kind_of(walk: Walk) -> str:
    """The kind of decision at which a walk stands."""
    if walk.stage == AT_DIE:
        return CHOOSE_DIE
    if walk.stage == AT_USE:
        return CHOOSE_USE
    item = walk.item
    if item == WORK_BUILDING:
        return CHOOSE_WORK
    if item >= PRESTIGE_BUILDING:
        return CHOOSE_PRESTIGE
    if item == NAME_CITIZEN:
        return CHOOSE_CITIZEN
    assert item >= ANOTHER_TRACK
    return CHOOSE_TRACK
