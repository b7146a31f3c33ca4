"""The best end of a half day for a folded sheet: every die, every use, every bonus that follows."""

from typing import Final

from troyes.bots.dice.evaluation import STAGES, Evaluation
from troyes.bots.dice.fold import BIT, BITS, CIRCLED, CITIZENS, CROSSED, GUARDS
from troyes.bots.dice.judge import Judge
from troyes.bots.dice.offer import COLOUR, GIFT, LOWERED, PRESTIGE_TOO, PRICE, VALUE, Ground, Offer
from troyes.core.native import i64
from troyes.dice.names import CATHEDRAL, FORTRESS, GREAT_HALL, RED, WHITE, YELLOW
from troyes.dice.printed import CITIZEN_TRACK, LINK_NONE, RESOURCE_TRACK
from troyes.dice.tiles import GIFT_CATHEDRAL, GIFT_GREAT_HALL, GIFT_WORK, rewards
from troyes.dice.walk import (
    FEW_THINGS,
    NAME_CITIZEN,
    PAIR,
    PRESTIGE_BUILDING,
    RESOURCES_EACH,
    WORK_BUILDING,
    citizen_item,
    gain_item,
)

WORK_ROWS: Final = [1, 3, 5]
SPREAD: Final = 0x2545F4914D
"""Spreads what is written over the bits of what is built, so that both together are one key."""
MOST_REMEMBERED: Final = 100_000
"""About 300 bytes each. A search of a second stays below it, a longer one begins anew."""


class Ends:
    """Follows the rules of `dice.walk.Walk` step by step, without its log; a test compares the two."""

    def __init__(self, evaluation: Evaluation, ground: Ground) -> None:
        self.evaluation = evaluation
        self.ground = ground
        self.printed = ground.printed
        self.keeps_all = False
        """Whether every end is kept in `all_ends`, or only the best."""
        self.all_ends: list[tuple[float, int, int, int]] = []
        self.value = 0.0
        self.built: i64 = 0
        self.held: i64 = 0
        self.written: i64 = 0
        """The best end: its value, and the sheet."""
        self.turn: i64 = 0
        self.remembers = False
        """Whether what buildings make of a value is kept from one answer to the next: not while weights change."""
        self._offer: Offer | None = None
        self._coming: list[int] = []
        self._memory: dict[int, float] = {}
        self._memories: dict[int, dict[int, float]] = {}
        self._remembered = 0
        self._judge = evaluation if isinstance(evaluation, Judge) else None
        self._wheel = 0
        self._sums: dict[int, int] = {}
        """The judge's memory."""
        self._all_sums: dict[int, dict[int, int]] = {}

    def attacked(self, turn: i64, built: i64, offer: Offer) -> i64:
        """What stands after the event of that half day."""
        if turn // 2 + 1 >= self.printed.attack_from_day:
            for strike in offer.strikes:
                column: i64 = self.ground.column_of[strike % 8]
                colour: i64 = strike // 8
                if not built >> column & 1:
                    built |= BIT[CROSSED + 6 * colour + column]
        return built

    def answer(self, turn: i64, built: i64, held: i64, written: i64, offer: Offer, coming: list[int]) -> float:
        """The value of the best end of a half day, from a sheet that its event has been at.

        `coming`: the ground's, after this half day.
        """
        self._offer = offer
        self._coming = coming
        self.turn = turn
        self.value = -1e9
        self._recall(turn, coming)
        column_of = self.ground.column_of
        full: i64 = held | GUARDS
        nothing = True
        for packed in offer.entries:
            entry: i64 = packed
            price: i64 = entry & PRICE
            if (full - price) & GUARDS != GUARDS:
                continue
            nothing = False
            left: i64 = held - price
            value: i64 = entry >> VALUE & 7
            colour: i64 = entry >> COLOUR & 3
            if not entry & LOWERED:
                self._go_on(built, left, written, [32 * colour + value], [])
            column: i64 = column_of[value]
            if built >> (CROSSED + 6 * colour + column) & 1:
                continue
            if not built >> (12 * colour + 6 + column) & 1:
                self._build(2 * colour + 1, column, built, left, written, entry >> GIFT, [], [])
            if entry & PRESTIGE_TOO and not built >> (12 * colour + column) & 1:
                self._build(2 * colour, column, built, left, written, entry >> GIFT, [], [])
        if nothing:
            now = [gain_item(WHITE, 1), gain_item(YELLOW, 1), gain_item(RED, 1)]
            self._go_on(built, held, written, now, [])
        return self.value

    def _recall(self, turn: i64, coming: list[int]) -> None:
        """Finds the memory for values after this half day, with these plazas to come."""
        if self._judge is not None:
            self._wheel = self._judge.wheel_sum(turn, self.ground, coming)
        if not self.remembers:
            self._memory = {}
            self._sums = {}
            return
        if self._remembered > MOST_REMEMBERED:
            self._memories.clear()
            self._all_sums.clear()
            self._remembered = 0
        key = 15625 * turn + 625 * coming[0] + 25 * coming[1] + coming[2]
        if self._judge is not None:
            sums = self._all_sums.get(key)
            if sums is None:
                sums = self._all_sums[key] = {}
            self._sums = sums
            return
        memory = self._memories.get(key)
        if memory is None:
            memory = self._memories[key] = {}
        self._memory = memory

    def _end(self, built: i64, held: i64, written: i64) -> None:
        value = self._judged(built, held, written)
        if self.keeps_all:
            self.all_ends.append((value, built, held, written))
        if value > self.value:
            self.value = value
            self.built = built
            self.held = held
            self.written = written

    def _judged(self, built: i64, held: i64, written: i64) -> float:
        key: i64 = built ^ written * SPREAD
        judge = self._judge
        if judge is None:
            board = self._memory.get(key)
            if board is None:
                board = self.evaluation.board(self.turn, built, written, self.ground, self._coming)
                self._memory[key] = board
                self._remembered += 1
            return board + self.evaluation.counts(self.turn, held)
        if self.turn >= STAGES:
            return judge.worth(self.turn, built, held, written, self.ground, 0, 0)
        known = self._sums.get(key)
        if known is None:
            known = judge.board_sum(self.turn, built, written, self.ground, self._coming)
            self._sums[key] = known
            self._remembered += 1
        return judge.worth(self.turn, built, held, written, self.ground, known, self._wheel)

    def _build(
        self, row: i64, column: i64, built: i64, held: i64, written: i64, gift: i64, now: list[int], line: list[int]
    ) -> None:
        """Draws a building, lays out what it brings, and goes on from there."""
        printed = self.printed
        building: i64 = 6 * row + column
        partner = printed.link_partner[building]
        if partner != LINK_NONE and built >> partner & 1:
            now.append(gain_item(printed.link_thing[building], printed.link_amount[building]))
        if gift and rewards(gift, row):
            if gift == GIFT_CATHEDRAL:
                now += [gain_item(WHITE, 1), gain_item(YELLOW, 1), gain_item(RED, 1)]
            elif gift == GIFT_WORK:
                now.append(citizen_item(row // 2, 1))
            else:
                now += [NAME_CITIZEN, citizen_item(RED, 1)]
        if row == FORTRESS:
            now.append(citizen_item(printed.fortress[column], 1))
        elif row == GREAT_HALL:
            offer = self._offer
            assert offer is not None
            dice = offer.available[printed.hall_per[column]]
            if gift == GIFT_GREAT_HALL:
                dice += 1
            if dice:
                now.append(gain_item(printed.hall_thing[column], dice * printed.hall_amount[column]))
        elif row == CATHEDRAL:
            cathedrals = BITS[built >> (6 * CATHEDRAL) & 63]
            number: i64 = printed.cathedral_number[cathedrals]
            written |= number << (4 * column)
        else:
            now.append(citizen_item(row // 2, printed.work_citizens))
        self._go_on(built | BIT[building], held, written, now, line)

    def _go_on(self, built: i64, held: i64, written: i64, now: list[int], line: list[int]) -> None:
        """Does all that leaves nothing to choose, and every choice in turn."""
        printed = self.printed
        while True:
            if not now:
                if not line:
                    self._end(built, held, written)
                    return
                now.append(line.pop(0))
            item: i64 = now.pop()
            if item < FEW_THINGS:
                thing: i64 = item // 32
                count: i64 = item % 32
                if thing < 3:
                    held = self._gain_resources(held, thing, count, now)
                else:
                    colour: i64 = thing - 3
                    circled: i64 = held >> (CITIZENS + 5 * colour) & 31
                    while count and circled < CITIZEN_TRACK:
                        held = self._circle(held, colour, line)
                        circled += 1
                        count -= 1
                    if count:
                        if count > 1:
                            now.append(citizen_item(colour, count - 1))
                        self._another_track(built, held, written, now, line)
                        return
            elif item == RESOURCES_EACH:
                now += [gain_item(WHITE, 1), gain_item(YELLOW, 1), gain_item(RED, 1)]
            elif item >= PAIR:
                first, second = printed.pair[item - PAIR]
                now += [citizen_item(second, 1), citizen_item(first, 1)]
            elif item == NAME_CITIZEN:
                self._go_on(built, held, written, [*now, citizen_item(YELLOW, 1)], line[:])
                now.append(citizen_item(WHITE, 1))
            else:
                rows = WORK_ROWS if item == WORK_BUILDING else printed.prestige_rows[item - PRESTIGE_BUILDING]
                if self._bonus(rows, built, held, written, now, line):
                    return

    def _bonus(self, rows: list[int], built: i64, held: i64, written: i64, now: list[int], line: list[int]) -> bool:
        """Every building that a bonus may draw; False if there is none, and the bonus is lost."""
        found = False
        for row in rows:
            closed: i64 = built >> (6 * row) | built >> (CROSSED + 6 * (row // 2))
            column: i64 = 0
            while column < 6:
                if not closed >> column & 1:
                    found = True
                    self._build(row, column, built, held, written, 0, now[:], line[:])
                column += 1
        return found

    def _another_track(self, built: i64, held: i64, written: i64, now: list[int], line: list[int]) -> None:
        """A citizen whose own track is full. With every track full what is left of them is lost."""
        found = False
        for colour in range(3):
            if held >> (CITIZENS + 5 * colour) & 31 < CITIZEN_TRACK:
                found = True
                onward = line[:]
                self._go_on(built, self._circle(held, colour, onward), written, now[:], onward)
        if not found:
            self._go_on(built, held, written, now, line)

    def _gain_resources(self, held: i64, colour: i64, count: i64, now: list[int]) -> i64:
        """Circles resources from the left, up to and with the next citizen on the track."""
        printed = self.printed
        circled: i64 = held >> (CIRCLED + 5 * colour) & 31
        gained: i64 = 0
        while gained < count and circled + gained < RESOURCE_TRACK:
            gained += 1
            if printed.citizen_on_resource[circled + gained]:
                if count > gained:
                    now.append(gain_item(colour, count - gained))
                now.append(citizen_item(colour, 1))
                break
        return held + (gained << (6 * colour)) + (gained << (CIRCLED + 5 * colour))

    def _circle(self, held: i64, colour: i64, line: list[int]) -> i64:
        """Circles one more citizen on a track with room; the bonuses it reaches join the line."""
        printed = self.printed
        held += BIT[CITIZENS + 5 * colour]
        count: i64 = held >> (CITIZENS + 5 * colour) & 31
        if count == printed.prestige_at:
            line.append(PRESTIGE_BUILDING + colour)
        if count == printed.pair_at:
            line.append(PAIR + colour)
        if printed.resources_at[count] or printed.work_at[count]:
            for other in range(3):
                if held >> (CITIZENS + 5 * other) & 31 < count:
                    return held
            if printed.resources_at[count]:
                line.append(RESOURCES_EACH)
            if printed.work_at[count]:
                line.append(WORK_BUILDING)
        return held
