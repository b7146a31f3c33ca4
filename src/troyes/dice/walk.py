"""One seat's way through a half day: choose a die, use it, and take every bonus that follows.

What is still to be done lies in two lists. `now` holds the rest of the effect in progress, its next item last; `line`
holds the bonuses earned on the way, which are taken in turn once the effect is finished (D8).
"""

from typing import Final

from troyes.dice import log
from troyes.dice.log import Entry
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
    WORK,
    YELLOW,
    building_code,
    building_row,
    use_code,
    use_number,
)
from troyes.dice.printed import CITIZEN_TRACK, LINK_NONE, RESOURCE_TRACK, Printed
from troyes.dice.sheet import Sheet
from troyes.dice.tiles import GIFT_CATHEDRAL, GIFT_GREAT_HALL, GIFT_WORK, rewards
from troyes.dice.wheel import Die, HalfDay

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


def gain_item(thing: int, count: int) -> int:
    return 32 * thing + count


def citizen_item(colour: int, count: int) -> int:
    return 32 * (3 + colour) + count


def _uses() -> list[list[int]]:
    """By 24 * colour + 4 * value, + 1 if the prestige building is closed, + 2 if the work building is: the codes."""
    uses: list[list[int]] = [[]] * 76
    for colour in range(3):
        for value in range(1, 7):
            gain = use_code(colour, value, GAIN)
            codes = [[gain, gain + PRESTIGE, gain + WORK], [gain, gain + WORK], [gain, gain + PRESTIGE], [gain]]
            for closed in range(4):
                uses[24 * colour + 4 * value + closed] = codes[closed]
    return uses


USES: Final = _uses()


def can_stop_at(item: int) -> bool:
    """Whether this item may leave something to choose."""
    return NAME_CITIZEN <= item < RESOURCES_EACH


class Walk:
    """A seat's own half day, on its own copy of the sheet."""

    def __init__(
        self, seat: int, sheet: Sheet, stage: int, place: int, now: list[int], line: list[int], log: object
    ) -> None:
        self.seat = seat
        self.sheet = sheet
        self.stage = stage
        self.place = place
        """The chosen die's place, or -1."""
        self.now = now
        self.line = line
        self.log = log
        """What the seat has done in this half day, as a chain (earlier, entry)."""

    def copy(self) -> "Walk":
        return Walk(self.seat, self.sheet.copy(), self.stage, self.place, self.now[:], self.line[:], self.log)

    def after(self, code: int, half: HalfDay) -> "Walk":
        """How it would stand after this legal choice."""
        twin = self.copy()
        twin.take(code, half)
        return twin

    def note(self, entry: Entry) -> None:
        self.log = (self.log, entry)

    # -- what can be chosen --------------------------------------------------------------------------------------

    def codes(self, half: HalfDay) -> list[int]:
        """Every legal choice at this point."""
        if self.stage == AT_DIE:
            return self._die_codes(half)
        if self.stage == AT_USE:
            return self._use_codes(half)
        item = self.now[-1]
        if item == WORK_BUILDING:
            return self._building_codes(half, [1, 3, 5])
        if item >= PRESTIGE_BUILDING:
            return self._building_codes(half, half.printed.prestige_rows[item - PRESTIGE_BUILDING])
        if item == NAME_CITIZEN:
            return [CITIZEN + YELLOW, CITIZEN + WHITE]
        return [CITIZEN + colour for colour in self._open_tracks()]

    def _die_codes(self, half: HalfDay) -> list[int]:
        codes: list[int] = []
        for die in half.dice:
            if die.strikes:
                continue
            if die.price_any == 0:
                if self.can_take(die, -1):
                    codes.append(4 * die.place)
            else:
                for resource in range(3):
                    if self.can_take(die, resource):
                        codes.append(4 * die.place + 1 + resource)
        if not codes:
            codes.append(ONE_OF_EACH)
        return codes

    def can_take(self, die: Die, payment: int) -> bool:
        """Whether price and, if need be, the influence to make the die worth something are in hand."""
        influence, deniers, knowledge = self.sheet.stock
        price = die.price
        influence -= price[INFLUENCE]
        deniers -= price[DENIERS]
        knowledge -= price[KNOWLEDGE]
        if payment == INFLUENCE:
            influence -= die.price_any
        elif payment == DENIERS:
            deniers -= die.price_any
        elif payment == KNOWLEDGE:
            knowledge -= die.price_any
        if influence < 0 or deniers < 0 or knowledge < 0:
            return False
        return die.value > 0 or influence > 0

    def _use_codes(self, half: HalfDay) -> list[int]:
        codes: list[int] = []
        sheet = self.sheet
        die = half.dice[self.place]
        reach = sheet.stock[INFLUENCE] * die.step
        values = range(max(die.value - reach, 1), min(die.value + reach, 6) + 1)
        knowledge = sheet.stock[KNOWLEDGE]
        column_of = half.column_of
        for colour in range(3):
            if colour != die.colour and (die.recolour == 0 or knowledge < die.recolour):
                continue
            crossed = sheet.crossed >> (6 * colour)
            no_prestige = sheet.drawn >> (12 * colour) | crossed if die.prestige else -1
            no_work = sheet.drawn >> (12 * colour + 6) | crossed
            for value in values:
                column = column_of[value]
                closed = (no_prestige >> column & 1) + 2 * (no_work >> column & 1)
                codes += USES[24 * colour + 4 * value + closed]
        return codes

    def _building_codes(self, half: HalfDay, rows: list[int]) -> list[int]:
        codes: list[int] = []
        for row in rows:
            for number in range(1, 7):
                if self.sheet.is_open(row, half.column_of[number]):
                    codes.append(building_code(row, number))
        return codes

    def _open_tracks(self) -> list[int]:
        return [colour for colour in range(3) if self.sheet.citizens[colour] < CITIZEN_TRACK]

    # -- choosing ------------------------------------------------------------------------------------------------

    def take(self, code: int, half: HalfDay) -> None:
        """Carries out a legal choice, and all that follows from it up to the next real choice."""
        if code < ONE_OF_EACH:
            self._take_die(half.dice[code // 4], code % 4 - 1)
            return
        if code == ONE_OF_EACH:
            self.note((log.REST, self.seat))
            self.now = [gain_item(WHITE, 1), gain_item(YELLOW, 1), gain_item(RED, 1)]
        elif code >= CITIZEN:
            self._take_citizen(code - CITIZEN, half.printed)
        elif self.stage == AT_USE:
            self._use(code, half)
        else:
            self.now.pop()
            self._build(building_row(code), half.column_of[use_number(code)], half, 0)
        self.stage = AT_ITEMS
        self._advance(half)

    def _take_die(self, die: Die, payment: int) -> None:
        price = die.full_price(payment)
        stock = self.sheet.stock
        for resource in range(3):
            stock[resource] -= price[resource]
        self.note((log.TOOK, self.seat, die.place, die.rolled, die.colour, price[0], price[1], price[2]))
        self.place = die.place
        self.stage = AT_USE

    def _use(self, code: int, half: HalfDay) -> None:
        die = half.dice[self.place]
        colour = (code - USE) // 18
        value = use_number(code)
        influence = die.influence_for(value)
        knowledge = die.knowledge_for(colour)
        if influence or knowledge:
            stock = self.sheet.stock
            stock[INFLUENCE] -= influence
            stock[KNOWLEDGE] -= knowledge
            self.note((log.CHANGED, self.seat, colour, value, influence, 0, knowledge))
        if (code - USE) % 3 == GAIN:
            self.now.append(gain_item(colour, value))
        else:
            self._build(building_row(code), half.column_of[value], half, die.gift)

    def _take_citizen(self, colour: int, printed: Printed) -> None:
        item = self.now.pop()
        if item == NAME_CITIZEN:
            self.now.append(citizen_item(colour, 1))
        else:
            self._move_on(item - ANOTHER_TRACK, colour, printed)

    # -- what follows --------------------------------------------------------------------------------------------

    def _build(self, row: int, column: int, half: HalfDay, gift: int) -> None:
        """Draws a building and lays out its own gain, its tile's gain and its link, in this order."""
        printed = half.printed
        sheet = self.sheet
        sheet.draw(row, column, printed)
        self.note((log.DREW, self.seat, row, half.number_of(column)))
        effect: list[int] = []
        if row == FORTRESS:
            effect.append(citizen_item(printed.fortress[column], 1))
        elif row == GREAT_HALL:
            dice = half.available[printed.hall_per[column]]
            if gift == GIFT_GREAT_HALL:
                dice += 1
            if dice:
                effect.append(gain_item(printed.hall_thing[column], dice * printed.hall_amount[column]))
        elif row == CATHEDRAL:
            self.note((log.WROTE, self.seat, sheet.multipliers[column], printed.cathedral_row[column]))
        else:
            effect.append(citizen_item(row // 2, printed.work_citizens))
        if gift and rewards(gift, row):
            if gift == GIFT_CATHEDRAL:
                effect += [gain_item(RED, 1), gain_item(YELLOW, 1), gain_item(WHITE, 1)]
            elif gift == GIFT_WORK:
                effect.append(citizen_item(row // 2, 1))
            else:
                effect += [citizen_item(RED, 1), NAME_CITIZEN]
        building = 6 * row + column
        partner = printed.link_partner[building]
        if partner != LINK_NONE and sheet.drawn >> partner & 1:
            thing, amount = printed.link_thing[building], printed.link_amount[building]
            self.note((log.LINKED, self.seat, row, thing, amount))
            effect.append(gain_item(thing, amount))
        effect.reverse()
        self.now += effect

    def _advance(self, half: HalfDay) -> None:
        """Does all that leaves nothing to choose: item by item, then the line's next bonus."""
        now = self.now
        while True:
            if now:
                if self._stop_at_item(half):
                    return
            elif self.line:
                now.append(self.line.pop(0))
            else:
                self.stage = DONE
                return

    def _stop_at_item(self, half: HalfDay) -> bool:
        """Carries out the next item, or leaves it in place and says so if the player must choose."""
        now = self.now
        item = now.pop()
        if item < FEW_THINGS:
            thing, count = item // 32, item % 32
            if thing < 3:
                self._gain_resources(thing, count, half.printed)
            else:
                self._gain_citizens(thing - 3, count, half.printed)
        elif item == NAME_CITIZEN and not self._open_tracks():
            self.note((log.OVERFLOWED, self.seat, 3 + YELLOW, 1))
        elif item == WORK_BUILDING:
            return self._stop_at_building(item, half, [1, 3, 5], (log.EARNED_WORK, self.seat))
        elif item == RESOURCES_EACH:
            self.note((log.EARNED_RESOURCES, self.seat))
            now += [gain_item(WHITE, 1), gain_item(YELLOW, 1), gain_item(RED, 1)]
        elif item >= PAIR:
            colour = item - PAIR
            self.note((log.EARNED_PAIR, self.seat, colour))
            first, second = half.printed.pair[colour]
            now += [citizen_item(second, 1), citizen_item(first, 1)]
        elif item >= PRESTIGE_BUILDING:
            colour = item - PRESTIGE_BUILDING
            rows = half.printed.prestige_rows[colour]
            return self._stop_at_building(item, half, rows, (log.EARNED_PRESTIGE, self.seat, colour))
        else:
            now.append(item)
            return True
        return False

    def _stop_at_building(self, item: int, half: HalfDay, rows: list[int], earned: Entry) -> bool:
        """A bonus building is taken if it can be: by itself where only one is open."""
        self.note(earned)
        codes = self._building_codes(half, rows)
        if len(codes) > 1:
            self.now.append(item)
            return True
        if codes:
            self._build(building_row(codes[0]), half.column_of[use_number(codes[0])], half, 0)
        else:
            self.note((log.BONUS_LOST, self.seat))
        return False

    def _gain_resources(self, colour: int, count: int, printed: Printed) -> None:
        """Circles resources from the left; a citizen on the track is circled with its resource."""
        sheet = self.sheet
        circled = sheet.circled[colour]
        gained = min(count, RESOURCE_TRACK - circled)
        left = count - gained
        for at in range(circled + 1, circled + gained + 1):
            if printed.citizen_on_resource[at]:
                gained = at - circled
                left = 0
                if count > gained:
                    self.now.append(gain_item(colour, count - gained))
                self.now.append(citizen_item(colour, 1))
                break
        if gained:
            sheet.circled[colour] = circled + gained
            sheet.stock[colour] += gained
            self.note((log.GAINED, self.seat, colour, gained))
        if left:
            self.note((log.OVERFLOWED, self.seat, colour, left))

    def _gain_citizens(self, colour: int, count: int, printed: Printed) -> None:
        """Circles citizens from the left. One for a full track goes to another; with every track full it is lost."""
        gained = min(count, CITIZEN_TRACK - self.sheet.citizens[colour])
        if gained:
            self.note((log.GAINED, self.seat, 3 + colour, gained))
            for _ in range(gained):
                self._circle_citizen(colour, printed)
        left = count - gained
        if left == 0:
            return
        tracks = self._open_tracks()
        if not tracks:
            self.note((log.OVERFLOWED, self.seat, 3 + colour, left))
            return
        if left > 1:
            self.now.append(citizen_item(colour, left - 1))
        if len(tracks) > 1:
            self.now.append(ANOTHER_TRACK + colour)
        else:
            self._move_on(colour, tracks[0], printed)

    def _move_on(self, full: int, colour: int, printed: Printed) -> None:
        self.note((log.MOVED_ON, self.seat, full, colour))
        self._circle_citizen(colour, printed)

    def _circle_citizen(self, colour: int, printed: Printed) -> None:
        """Circles one more citizen on a track with room; the bonuses it reaches join the line."""
        citizens = self.sheet.citizens
        count = citizens[colour] + 1
        citizens[colour] = count
        if count == printed.prestige_at:
            self.line.append(PRESTIGE_BUILDING + colour)
        if count == printed.pair_at:
            self.line.append(PAIR + colour)
        if (printed.resources_at[count] or printed.work_at[count]) and min(citizens) >= count:
            if printed.resources_at[count]:
                self.line.append(RESOURCES_EACH)
            if printed.work_at[count]:
                self.line.append(WORK_BUILDING)
