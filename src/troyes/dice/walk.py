"""One seat's way through a half day: choose a die, use it, and take every bonus that follows.

What is still to be done is an *item*, and there are two lots of them. `now` is the rest of the effect in progress;
`line` are the bonuses earned on the way, which are taken in turn once the effect is finished (D8). Each lot is one
whole number with eight bits an item, the next lowest: nearly always there is nothing in it, or little.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from troyes.core.native import i64
from troyes.dice import log
from troyes.dice.choices import NO_USES, Uses, uses_of
from troyes.dice.die import Die
from troyes.dice.names import (
    CATHEDRAL,
    CITIZEN,
    DENIERS,
    FORTRESS,
    GAIN,
    GREAT_HALL,
    INFLUENCE,
    KNOWLEDGE,
    ONE_OF_EACH,
    PRESTIGE,
    RED,
    USE,
    WHITE,
    YELLOW,
    building_code,
    building_row,
    use_number,
)
from troyes.dice.printed import CITIZEN_TRACK, LINK_NONE, RESOURCE_TRACK, Printed
from troyes.dice.sheet import BIT, CIRCLED, CITIZENS, ROW_MASK, Sheet
from troyes.dice.tiles import GIFT_CATHEDRAL, GIFT_GREAT_HALL, GIFT_WORK, rewards
from troyes.dice.wheel import HalfDay

# Where the walk stands.
AT_DIE: Final = 0
AT_USE: Final = 1
AT_ITEMS: Final = 2
DONE: Final = 3

# Items. Up to FEW_THINGS: 32 * thing + how many of it are still to be gained.
FEW_THINGS: Final = 192
NAME_CITIZEN: Final = 192
"""A yellow or white citizen, the player's choice (tile 6)."""
ANOTHER_TRACK: Final = 193
"""+ colour: a citizen of a full track, for another track of the player's choice (D9)."""
WORK_BUILDING: Final = 196
PRESTIGE_BUILDING: Final = 197
"""+ colour: one of the two buildings of that track's bonus."""
RESOURCES_EACH: Final = 200
PAIR: Final = 201
"""+ colour: the two citizens of that track's last bonus."""


def gain_item(thing: i64, count: i64) -> i64:
    return 32 * thing + count


def citizen_item(colour: i64, count: i64) -> i64:
    return 32 * (3 + colour) + count


def line_up(items: list[int]) -> int:
    """A lot of items, from the next on, as a walk keeps it."""
    found = 0
    for item in reversed(items):
        found = found << 8 | item
    return found


def lined_up(lot: int) -> list[int]:
    """The items of such a lot, from the next on."""
    found: list[int] = []
    while lot:
        found.append(lot & 255)
        lot >>= 8
    return found


EACH_RESOURCE: Final = line_up([32 * RED + 1, 32 * YELLOW + 1, 32 * WHITE + 1])
WORK_ROWS: Final = [1, 3, 5]


def can_stop_at(item: int) -> bool:
    """Whether this item may leave something to choose."""
    return NAME_CITIZEN <= item < RESOURCES_EACH


@mypyc_attr(acyclic=True)
class Walk:
    """A seat's own half day, on its own copy of the sheet. Once made it stays as it is: a choice makes another."""

    def __init__(self, seat: int, sheet: Sheet, stage: int, place: int, now: int, line: int, log: object) -> None:
        self.seat = seat
        self.sheet = sheet
        self.stage = stage
        self.place = place
        """The chosen die's place, or -1."""
        self.now = now
        self.line = line
        self.log: object = log
        """What the seat has done in this half day, as a chain that `log` reads."""

    @property
    def item(self) -> int:
        """What is next in the effect in progress."""
        return self.now & 255

    def after(self, code: int, half: HalfDay) -> "Walk":
        """How it would stand after this legal choice, and all that follows from it up to the next real choice."""
        if code < ONE_OF_EACH:
            return self._after_die(half.dice[code // 4], code % 4 - 1)
        twin = Walk(self.seat, self.sheet.copy(), AT_ITEMS, self.place, self.now, self.line, self.log)
        if self.stage == AT_USE:
            twin._use(code, half)
        elif code == ONE_OF_EACH:
            twin.log = (twin.log, log.REST, twin.seat)
            twin.now = EACH_RESOURCE
        elif code >= CITIZEN:
            twin._take_citizen(code - CITIZEN, half.printed)
        else:
            twin.now >>= 8
            twin._build(building_row(code), half.column_of[use_number(code)], half, 0)
        twin._advance(half)
        return twin

    def _after_die(self, die: Die, payment: int) -> "Walk":
        price, sheet = die.price, self.sheet
        influence: i64 = price[INFLUENCE]
        deniers: i64 = price[DENIERS]
        knowledge: i64 = price[KNOWLEDGE]
        if payment == INFLUENCE:
            influence += die.price_any
        elif payment == DENIERS:
            deniers += die.price_any
        elif payment == KNOWLEDGE:
            knowledge += die.price_any
        held = sheet.held - (influence | deniers << 6 | knowledge << 12)
        paid = Sheet(sheet.drawn, sheet.crossed, held, sheet.written)
        taken = (self.log, log.TOOK, self.seat, die.place, die.rolled, die.colour, influence, deniers, knowledge)
        return Walk(self.seat, paid, AT_USE, die.place, 0, 0, taken)

    # -- what can be chosen --------------------------------------------------------------------------------------

    def codes(self, half: HalfDay) -> tuple[int, ...]:
        """Every legal choice at this point."""
        if self.stage == AT_DIE:
            return half.prices.within(self.sheet.held).codes
        if self.stage == AT_USE:
            red, yellow, white = self.uses(half)
            return red.codes + yellow.codes + white.codes
        item = self.item
        if item == WORK_BUILDING:
            return tuple(self._building_codes(half, WORK_ROWS))
        if item >= PRESTIGE_BUILDING:
            return tuple(self._building_codes(half, half.printed.prestige_rows[item - PRESTIGE_BUILDING]))
        if item == NAME_CITIZEN:
            return (CITIZEN + YELLOW, CITIZEN + WHITE)
        return tuple([CITIZEN + colour for colour in self._open_tracks()])

    def uses(self, half: HalfDay) -> tuple[Uses, Uses, Uses]:
        """What the chosen die can be used for, colour by colour."""
        die, held = half.dice[self.place], self.sheet.held
        reach = (held & 31) * die.step
        value: i64 = die.value
        low, high = value - reach, value + reach
        if low < 1:
            low = 1
        if high > 6:
            high = 6
        other = low <= high and die.recolour > 0 and (held >> 12 & 31) >= die.recolour
        return (
            self._uses_as(RED, low, high, die, half) if other or die.colour == RED else NO_USES,
            self._uses_as(YELLOW, low, high, die, half) if other or die.colour == YELLOW else NO_USES,
            self._uses_as(WHITE, low, high, die, half) if other or die.colour == WHITE else NO_USES,
        )

    def _uses_as(self, colour: i64, low: i64, high: i64, die: Die, half: HalfDay) -> Uses:
        sheet = self.sheet
        drawn, crossed = sheet.drawn >> (12 * colour), sheet.crossed >> (6 * colour)
        no_prestige: i64 = half.by_number[(drawn | crossed) & ROW_MASK] if die.prestige else ROW_MASK
        return uses_of(colour, low, high, no_prestige, half.by_number[(drawn >> 6 | crossed) & ROW_MASK])

    def _building_codes(self, half: HalfDay, rows: list[int]) -> list[int]:
        codes: list[int] = []
        for row in rows:
            for number in range(1, 7):
                if self.sheet.is_open(row, half.column_of[number]):
                    codes.append(building_code(row, number))
        return codes

    def _open_tracks(self) -> list[int]:
        citizens = self.sheet.citizens
        return [colour for colour in range(3) if citizens[colour] < CITIZEN_TRACK]

    # -- choosing ------------------------------------------------------------------------------------------------

    def _use(self, code: i64, half: HalfDay) -> None:
        die = half.dice[self.place]
        use = code - USE
        colour, value, act = use // 18, use // 3 % 6 + 1, use % 3
        influence: i64 = die.influence_for(value)
        knowledge: i64 = die.knowledge_for(colour)
        if influence or knowledge:
            self.sheet.held -= influence | knowledge << 12
            self.log = (self.log, log.CHANGED, self.seat, colour, value, influence, 0, knowledge)
        if act == GAIN:
            self._gain_resources(colour, value, half.printed)
        else:
            self._build(2 * colour + act - PRESTIGE, half.column_of[value], half, die.gift)

    def _take_citizen(self, colour: i64, printed: Printed) -> None:
        item: i64 = self.now & 255
        self.now >>= 8
        if item == NAME_CITIZEN:
            self._do_next(citizen_item(colour, 1))
        else:
            self._move_on(item - ANOTHER_TRACK, colour, printed)

    # -- what follows --------------------------------------------------------------------------------------------

    def _do_next(self, item: int) -> None:
        """Puts an item before all others."""
        self.now = self.now << 8 | item

    def _do_later(self, bonus: int) -> None:
        """Puts a bonus at the end of the line."""
        at = 0
        while self.line >> at:
            at += 8
        self.line |= bonus << at

    def _build(self, row: i64, column: i64, half: HalfDay, gift: int) -> None:
        """Draws a building and lays out its own gain, its tile's gain and its link, the last of them first."""
        printed = half.printed
        sheet = self.sheet
        sheet.draw(row, column, printed)
        self.log = (self.log, log.DREW, self.seat, row, half.number_of(column))
        if row == CATHEDRAL:
            self.log = (self.log, log.WROTE, self.seat, sheet.number(column), printed.cathedral_row[column])
        building = 6 * row + column
        partner: i64 = printed.link_partner[building]
        if partner != LINK_NONE and sheet.drawn >> partner & 1:
            thing, amount = printed.link_thing[building], printed.link_amount[building]
            self.log = (self.log, log.LINKED, self.seat, row, thing, amount)
            self._do_next(gain_item(thing, amount))
        if gift and rewards(gift, row):
            self._lay_out_gift(gift, row)
        if row == FORTRESS:
            self._do_next(citizen_item(printed.fortress[column], 1))
        elif row == GREAT_HALL:
            dice: i64 = half.available[printed.hall_per[column]]
            if gift == GIFT_GREAT_HALL:
                dice += 1
            amount = dice * printed.hall_amount[column]
            if amount:
                self._do_next(gain_item(printed.hall_thing[column], amount))
        elif row != CATHEDRAL:
            self._do_next(citizen_item(row // 2, printed.work_citizens))

    def _lay_out_gift(self, gift: int, row: i64) -> None:
        """What a tile gives for a building of that row."""
        if gift == GIFT_CATHEDRAL:
            self.now = self.now << 24 | EACH_RESOURCE
        elif gift == GIFT_WORK:
            self._do_next(citizen_item(row // 2, 1))
        else:
            self._do_next(NAME_CITIZEN)
            self._do_next(citizen_item(RED, 1))

    def _advance(self, half: HalfDay) -> None:
        """Does all that leaves nothing to choose: item by item, then the line's next bonus."""
        while True:
            if self.now:
                if self._stop_at_item(half):
                    return
            elif self.line:
                self.now = self.line & 255
                self.line >>= 8
            else:
                self.stage = DONE
                return

    def _stop_at_item(self, half: HalfDay) -> bool:
        """Carries out the next item, or leaves it in place and says so if the player must choose."""
        item: i64 = self.now & 255
        if ANOTHER_TRACK <= item < WORK_BUILDING or (item == NAME_CITIZEN and self._open_tracks()):
            return True
        self.now >>= 8
        if item < FEW_THINGS:
            thing, count = item // 32, item % 32
            if thing < 3:
                self._gain_resources(thing, count, half.printed)
            else:
                self._gain_citizens(thing - 3, count, half.printed)
        elif item == NAME_CITIZEN:
            self.log = (self.log, log.OVERFLOWED, self.seat, 3 + YELLOW, 1)
        elif item == WORK_BUILDING:
            self.log = (self.log, log.EARNED_WORK, self.seat)
            return self._stop_at_building(item, half, WORK_ROWS)
        elif item == RESOURCES_EACH:
            self.log = (self.log, log.EARNED_RESOURCES, self.seat)
            self.now = self.now << 24 | EACH_RESOURCE
        elif item >= PAIR:
            self.log = (self.log, log.EARNED_PAIR, self.seat, item - PAIR)
            first, second = half.printed.pair[item - PAIR]
            self._do_next(citizen_item(second, 1))
            self._do_next(citizen_item(first, 1))
        else:
            colour = item - PRESTIGE_BUILDING
            self.log = (self.log, log.EARNED_PRESTIGE, self.seat, colour)
            return self._stop_at_building(item, half, half.printed.prestige_rows[colour])
        return False

    def _stop_at_building(self, item: i64, half: HalfDay, rows: list[int]) -> bool:
        """A bonus building is taken if it can be: by itself where only one is open."""
        codes = self._building_codes(half, rows)
        if len(codes) > 1:
            self._do_next(item)
            return True
        if codes:
            self._build(building_row(codes[0]), half.column_of[use_number(codes[0])], half, 0)
        else:
            self.log = (self.log, log.BONUS_LOST, self.seat)
        return False

    def _gain_resources(self, colour: i64, count: i64, printed: Printed) -> None:
        """Circles resources from the left; a citizen on the track is circled with its resource."""
        sheet = self.sheet
        circled = sheet.held >> (CIRCLED + 5 * colour) & 31
        gained = RESOURCE_TRACK - circled
        if gained > count:
            gained = count
        left = count - gained
        citizen: i64 = printed.citizen_after[circled]
        if citizen <= circled + gained:
            gained = citizen - circled
            left = 0
            if count > gained:
                self._do_next(gain_item(colour, count - gained))
            self._do_next(citizen_item(colour, 1))
        if gained:
            sheet.held += gained << (6 * colour) | gained << (CIRCLED + 5 * colour)
            self.log = (self.log, log.GAINED, self.seat, colour, gained)
        if left:
            self.log = (self.log, log.OVERFLOWED, self.seat, colour, left)

    def _gain_citizens(self, colour: i64, count: i64, printed: Printed) -> None:
        """Circles citizens from the left. One for a full track goes to another; with every track full it is lost."""
        gained = CITIZEN_TRACK - (self.sheet.held >> (CITIZENS + 5 * colour) & 31)
        if gained > count:
            gained = count
        if gained:
            self.log = (self.log, log.GAINED, self.seat, 3 + colour, gained)
            for _ in range(gained):
                self._circle_citizen(colour, printed)
        left = count - gained
        if left == 0:
            return
        tracks = self._open_tracks()
        if not tracks:
            self.log = (self.log, log.OVERFLOWED, self.seat, 3 + colour, left)
            return
        if left > 1:
            self._do_next(citizen_item(colour, left - 1))
        if len(tracks) > 1:
            self._do_next(ANOTHER_TRACK + colour)
        else:
            self._move_on(colour, tracks[0], printed)

    def _move_on(self, full: i64, colour: i64, printed: Printed) -> None:
        self.log = (self.log, log.MOVED_ON, self.seat, full, colour)
        self._circle_citizen(colour, printed)

    def _circle_citizen(self, colour: i64, printed: Printed) -> None:
        """Circles one more citizen on a track with room; the bonuses it reaches join the line."""
        sheet = self.sheet
        sheet.held += BIT[CITIZENS + 5 * colour]
        citizens = sheet.held >> CITIZENS
        count = citizens >> (5 * colour) & 31
        if count == printed.prestige_at:
            self._do_later(PRESTIGE_BUILDING + colour)
        if count == printed.pair_at:
            self._do_later(PAIR + colour)
        if not printed.resources_at[count] and not printed.work_at[count]:
            return
        if citizens & 31 >= count and citizens >> 5 & 31 >= count and citizens >> 10 & 31 >= count:
            if printed.resources_at[count]:
                self._do_later(RESOURCES_EACH)
            if printed.work_at[count]:
                self._do_later(WORK_BUILDING)


def begun(seat: int, sheet: Sheet) -> Walk:
    """A walk that begins."""
    return Walk(seat, sheet, AT_DIE, -1, 0, 0, None)
