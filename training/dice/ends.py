"""Every end of a half day and the best of them, judged by a network in broken numbers.

That is `troyes.bots.dice.ends` and `troyes.bots.dice.judge` in numba.

A sheet is three whole numbers, *built*, *held* and *written* (`troyes.bots.dice.fold`).
"""

from math import log
from typing import Any, Final, NamedTuple

import numpy as np

from training.dice.compiling import compiled
from training.dice.falls import BESIDE, COLUMN, ENTRIES, OF_COLOUR, PLAZA
from troyes.bots.dice.evaluation import (
    AT_COLUMNS,
    AT_COMING,
    AT_HALLS,
    AT_NUMBERS,
    AT_PATTERNS,
    AT_RESOURCES,
    AT_ROWS,
    AT_STOCK,
    AT_TRACKS,
    AT_TWO_TRACKS,
    OPEN,
    THIRDS,
)
from troyes.bots.dice.fold import BITS, CIRCLED, CITIZENS, CROSSED, GUARDS
from troyes.bots.dice.offer import COLOUR, GIFT, LOWERED, PRESTIGE_TOO, PRICE, VALUE
from troyes.bots.dice.sights import AT_AFTER, AT_NEXT, AT_NOTCHES, AT_TILES
from troyes.dice.names import CATHEDRAL, FORTRESS, GREAT_HALL, RED, WHITE, YELLOW
from troyes.dice.printed import CITIZEN_TRACK, NOTCHES, RESOURCE_TRACK
from troyes.dice.tiles import GIFT_CATHEDRAL, GIFT_FORTRESS, GIFT_GREAT_HALL, GIFT_WORK
from troyes.dice.walk import FEW_THINGS, NAME_CITIZEN, PAIR, PRESTIGE_BUILDING, RESOURCES_EACH, WORK_BUILDING
from troyes.research.dice.generator import word
from troyes.research.dice.halfday import notch_of
from troyes.research.dice.printed import (
    CATHEDRAL_NUMBER,
    CATHEDRAL_ROW,
    CITIZEN_ON_RESOURCE,
    FORTRESS_CITIZEN,
    HALL_AMOUNT,
    HALL_PER,
    HALL_THING,
    LINK_AMOUNT,
    LINK_PARTNER,
    LINK_THING,
    PAIR_AT,
    PAIR_CITIZENS,
    PRESTIGE_AT,
    PRESTIGE_ROWS,
    RESOURCES_AT,
    WORK_AT,
    WORK_CITIZENS,
)

# How many rows are seen of each part of a moment.
OF_BOARD: Final = 30
OF_HELD: Final = 8
OF_WHEEL: Final = 2 + NOTCHES + 3
"""Of the last three, one for each tile, those of tiles that do not lie are below 0."""
SEEN: Final = OF_BOARD + OF_HELD + OF_WHEEL

COUNT: Final = np.array(BITS, np.int64)
IN_THIRDS: Final = np.array(THIRDS, np.int64)
OPEN_ONES: Final = np.array(OPEN, np.int64)
RED_CITIZEN: Final = 32 * (3 + RED) + 1
YELLOW_CITIZEN: Final = 32 * (3 + YELLOW) + 1
WHITE_CITIZEN: Final = 32 * (3 + WHITE) + 1

# A state on the way to an end: the sheet, then what is left to do, as `troyes.dice.walk` has it.
BUILT: Final = 0
HELD: Final = 1
WRITTEN: Final = 2
NOW: Final = 3
"""How many items, then which, the next last."""
NOW_MOST: Final = 16
LINE: Final = NOW + 1 + NOW_MOST
"""How many bonuses wait, then which, the next first."""
LINE_MOST: Final = 46
STATE: Final = LINE + 1 + LINE_MOST
DEEPEST: Final = 128
"""States that wait to be gone on from. Twenty were the most in 4,000 games; a card lays this out for every thread."""
AT_ONCE: Final = 18
"""So many states a bonus puts in place of one at the most: three rows of six columns."""
PUSHED: Final = 3
"""So many items a step puts on at the most."""
TOO_MANY: Final = 1e9
"""The value of ends that there was no room to find: nothing is written beyond it, and whoever asked is refused."""

# What was found, in points.
SCORE: Final = 0
"""Of the end that was taken, with its luck."""
BEST: Final = 1
"""The value of the best."""


class Mind(NamedTuple):
    """All that judges an end, with room to count in."""

    ground: Any
    printed: Any
    rows: Any
    """Of the network of one half day; none after the last, where a sheet is worth what it counts."""
    head: Any
    coming: Any
    """As `Ground.coming` tells it."""
    board: Any
    held: Any
    before: Any
    """Rows that are seen: of this end's buildings, of what it holds, and of the buildings in the sum of lanes."""
    base: Any
    """The lanes of the wheel and of those buildings."""
    total: Any
    last: Any
    """What was built and written when buildings were looked at last."""
    words: Any
    """The generator of this game, where worse ends are taken now and then."""


# -- what is seen ----------------------------------------------------------------------------------------------------


@compiled
def see_wheel(ground, turn, sides, raids, coming, seen):  # type: ignore[no-untyped-def]
    """The rows of the wheel when half day `turn` is over; `coming` as `Ground.coming` tells it."""
    for colour in range(3):
        coming[colour] = 0
    for ahead in range(1, 3):
        pattern = 0
        for place in range(4):
            notch = notch_of(turn + ahead, place)
            colour = ground[PLAZA + 2 * notch + (sides >> notch & 1)]
            pattern = 3 * pattern + colour
            coming[colour] += 5 if ahead == 1 else 1
        seen[ahead - 1] = (AT_NEXT if ahead == 1 else AT_AFTER) + pattern
    tiles = 0
    for at in range(NOTCHES):
        notch = (notch_of(turn + 1, 0) + at) % NOTCHES
        side = sides >> notch & 1
        up, down = ground[PLAZA + 2 * notch + side], ground[PLAZA + 2 * notch + 1 - side]
        seen[2 + at] = AT_NOTCHES + 9 * at + 3 * up + down
        tile = ground[BESIDE + notch]
        if tile:
            seen[2 + NOTCHES + tiles] = AT_TILES + 16 * at + 8 * (raids >> notch & 1) + tile - 1
            tiles += 1
    while tiles < 3:
        seen[2 + NOTCHES + tiles] = -1
        tiles += 1


@compiled
def see_board(ground, printed, built, written, coming, seen):  # type: ignore[no-untyped-def]
    cathedrals = built >> (6 * CATHEDRAL) & 63
    open_cathedrals = ~(cathedrals | built >> (CROSSED + 12)) & 63
    next_number = 0
    if COUNT[cathedrals] < 6:
        next_number = min(printed[CATHEDRAL_NUMBER + COUNT[cathedrals]], 3)
    for column in range(6):
        row = printed[CATHEDRAL_ROW + column]
        drawn = built >> (6 * row) & 63
        open_ones = ~(drawn | built >> (CROSSED + 6 * (row >> 1))) & 63
        number = written >> (4 * column) & 15
        if number:
            number = 6 if number > 3 else number + 3
        elif open_cathedrals >> column & 1:
            number = next_number
        seen[2 * column] = AT_ROWS + 343 * row + 49 * number + 7 * COUNT[drawn] + COUNT[open_ones]
        seen[2 * column + 1] = AT_PATTERNS + 729 * row + IN_THIRDS[drawn] + 2 * IN_THIRDS[open_ones]
    for number in range(6):
        column = ground[COLUMN + number + 1]
        bits = built >> column & 0o1_01_01_01_01_01_01_01_01
        bits = (bits | bits >> 5) & 0o3_00_03_00_03_00_03_00_03
        bits = bits | bits >> 10
        bits = bits & 15 | bits >> 20 & 0xF0 | bits >> 40 & 0x100
        seen[12 + 2 * number] = AT_COLUMNS + 512 * column + bits
        seen[13 + 2 * number] = AT_NUMBERS + 64 * number + OPEN_ONES[bits]
    halls = ~(built >> (6 * GREAT_HALL) | built >> (CROSSED + 6)) & 63
    for colour in range(3):
        work = ~(built >> (12 * colour + 6) | built >> (CROSSED + 6 * colour)) & 63
        seen[24 + 2 * colour] = AT_COMING + 175 * colour + 7 * coming[colour] + COUNT[work]
        seen[25 + 2 * colour] = AT_HALLS + 100 * colour + 4 * coming[colour] + (halls >> (2 * colour) & 3)


@compiled
def see_held(held, seen):  # type: ignore[no-untyped-def]
    red = held >> CITIZENS & 31
    yellow = held >> (CITIZENS + 5) & 31
    white = held >> (CITIZENS + 10) & 31
    seen[0] = AT_TWO_TRACKS + 21 * red + yellow
    seen[1] = AT_TWO_TRACKS + 441 + 21 * yellow + white
    seen[2] = AT_TWO_TRACKS + 882 + 21 * white + red
    seen[3] = AT_TRACKS + 144 * min(red, 11) + 12 * min(yellow, 11) + min(white, 11)
    stock = 0
    for colour in range(3):
        one = held >> (6 * colour) & 31
        circled = held >> (CIRCLED + 5 * colour) & 31
        seen[4 + colour] = AT_RESOURCES + 361 * colour + 19 * circled + one
        stock = 8 * stock + min(one, 7)
    seen[7] = AT_STOCK + stock


@compiled
def hand(built, held, written, printed):  # type: ignore[no-untyped-def]
    """What the sheet would count now."""
    total = (held >> CITIZENS & 31) + (held >> (CITIZENS + 5) & 31) + (held >> (CITIZENS + 10) & 31)
    total += (held >> 1 & 15) + (held >> 7 & 15) + (held >> 13 & 15)
    for column in range(6):
        total += (written >> (4 * column) & 15) * COUNT[built >> (6 * printed[CATHEDRAL_ROW + column]) & 63]
    return total


# -- judging ---------------------------------------------------------------------------------------------------------


@compiled
def sum_rows(rows, seen, total):  # type: ignore[no-untyped-def]
    """Adds the rows that are seen to the lanes of a total."""
    for at in range(len(seen)):
        if seen[at] >= 0:
            row = rows[seen[at]]
            for lane in range(len(total)):
                total[lane] += row[lane]


@compiled
def told(total, head):  # type: ignore[no-untyped-def]
    """What hidden cells make of the lanes: the points still to come."""
    points = total[0]
    for cell in range(len(head)):
        points += head[cell] * min(max(total[cell + 1], np.float32(0)), np.float32(1))
    return points


@compiled
def judge(mind, built, held, written):  # type: ignore[no-untyped-def]
    """What an end is worth; `mind` is what `answer` has laid out."""
    rows, board, base, total, before, last = mind.rows, mind.board, mind.base, mind.total, mind.before, mind.last
    points = float(hand(built, held, written, mind.printed))
    if len(rows) == 0:
        return points
    if built != last[0] or written != last[1]:
        last[0], last[1] = built, written
        see_board(mind.ground, mind.printed, built, written, mind.coming, board)
        for at in range(OF_BOARD):
            if board[at] != before[at]:
                more, less = rows[board[at]], rows[before[at]]
                for lane in range(len(base)):
                    base[lane] += more[lane] - less[lane]
                before[at] = board[at]
    see_held(held, mind.held)
    for lane in range(len(total)):
        total[lane] = base[lane]
    sum_rows(rows, mind.held, total)
    return points + told(total, mind.head)


@compiled
def lay_mind(mind, turn, built, written, sides, raids, wheel):  # type: ignore[no-untyped-def]
    """Sums what all ends of half day `turn` have in common; `built` and `written`: of a sheet near them."""
    rows, base, before, last = mind.rows, mind.base, mind.before, mind.last
    see_wheel(mind.ground, turn, sides, raids, mind.coming, wheel)
    see_board(mind.ground, mind.printed, built, written, mind.coming, before)
    if len(rows):
        for lane in range(len(base)):
            base[lane] = 0
        sum_rows(rows, wheel, base)
        sum_rows(rows, before, base)
    last[0], last[1] = built, written


# -- every end -------------------------------------------------------------------------------------------------------


@compiled
def answer(mind, offer, built, held, written, heat, states, score, found):  # type: ignore[no-untyped-def]
    """The best end of a half day, from a sheet that its event has been at: its value, and in `found` its sheet.

    `heat`: with more than 0, worse ends are taken as well, so many points worse now and then; the value is the best's.
    `states`: room for those on the way. If it is too little, the value is `TOO_MANY`.
    """
    score[SCORE] = score[BEST] = -1e9
    nothing = True
    full = held | GUARDS
    for act in range(-1, 2):  # ends with the same buildings follow each other, so that those are looked at once
        for at in range(offer[ENTRIES]):
            entry = offer[ENTRIES + 1 + at]
            price = entry & PRICE
            if (full - price) & GUARDS != GUARDS:
                continue
            nothing = False
            value, colour = entry >> VALUE & 7, entry >> COLOUR & 3
            if act < 0:
                if entry & LOWERED:
                    continue
                _begin(states[0], built, held - price, written)
                _push(states[0], 32 * colour + value)
            else:
                column = mind.ground[COLUMN + value]
                closed = built >> (CROSSED + 6 * colour) | built >> (12 * colour + 6 * act)
                if closed >> column & 1 or (act == 0 and not entry & PRESTIGE_TOO):
                    continue
                _begin(states[0], built, held - price, written)
                _build(mind.printed, states[0], offer, 2 * colour + act, column, entry >> GIFT)
            _go_on(mind, offer, states, heat, score, found)
    if nothing:
        _begin(states[0], built, held, written)
        _one_of_each(states[0])
        _go_on(mind, offer, states, heat, score, found)
    return score[BEST]


@compiled
def _begin(state, built, held, written):  # type: ignore[no-untyped-def]
    state[BUILT] = built
    state[HELD] = held
    state[WRITTEN] = written
    state[NOW] = 0
    state[LINE] = 0


@compiled
def _push(state, item):  # type: ignore[no-untyped-def]
    state[NOW] += 1
    state[NOW + state[NOW]] = item


@compiled
def _wait(state, item):  # type: ignore[no-untyped-def]
    state[LINE] += 1
    state[LINE + state[LINE]] = item


@compiled
def _one_of_each(state):  # type: ignore[no-untyped-def]
    _push(state, 32 * WHITE + 1)
    _push(state, 32 * YELLOW + 1)
    _push(state, 32 * RED + 1)


@compiled
def _build(printed, state, offer, row, column, gift):  # type: ignore[no-untyped-def]
    """Draws a building, and lays out what it brings."""
    building = 6 * row + column
    built = state[BUILT]
    partner = printed[LINK_PARTNER + building]
    if partner >= 0 and built >> partner & 1:
        _push(state, 32 * printed[LINK_THING + building] + printed[LINK_AMOUNT + building])
    if gift == GIFT_CATHEDRAL and row == CATHEDRAL:
        _one_of_each(state)
    elif gift == GIFT_WORK and row % 2 == 1:
        _push(state, 32 * (3 + row // 2) + 1)
    elif gift == GIFT_FORTRESS and row == FORTRESS:
        _push(state, NAME_CITIZEN)
        _push(state, RED_CITIZEN)
    if row == FORTRESS:
        _push(state, 32 * (3 + printed[FORTRESS_CITIZEN + column]) + 1)
    elif row == GREAT_HALL:
        dice = offer[OF_COLOUR + printed[HALL_PER + column]]
        if gift == GIFT_GREAT_HALL:
            dice += 1
        if dice:
            _push(state, 32 * printed[HALL_THING + column] + dice * printed[HALL_AMOUNT + column])
    elif row == CATHEDRAL:
        number = np.int64(printed[CATHEDRAL_NUMBER + COUNT[built >> (6 * CATHEDRAL) & 63]])
        state[WRITTEN] |= number << (4 * column)
    else:
        _push(state, 32 * (3 + row // 2) + printed[WORK_CITIZENS])
    state[BUILT] = built | np.int64(1) << building


@compiled
def _go_on(mind, offer, states, heat, score, found):  # type: ignore[no-untyped-def]
    """From the first state to every end; `TOO_MANY` is the best if there is no room for one of them."""
    printed = mind.printed
    waiting = 1
    while waiting:
        state = states[waiting - 1]
        if waiting + AT_ONCE > len(states) or state[NOW] > NOW_MOST - PUSHED:
            score[BEST] = TOO_MANY
            return
        if state[NOW] == 0:
            if state[LINE] == 0:
                _end(mind, state, heat, score, found)
                waiting -= 1
                continue
            _push(state, state[LINE + 1])
            state[LINE] -= 1
            for at in range(1, state[LINE] + 1):
                state[LINE + at] = state[LINE + at + 1]
        item = state[NOW + state[NOW]]
        state[NOW] -= 1
        if item < FEW_THINGS:
            thing, count = item // 32, item % 32
            if thing < 3:
                _gain_resources(printed, state, thing, count)
            else:
                colour = thing - 3
                while count and state[HELD] >> (CITIZENS + 5 * colour) & 31 < CITIZEN_TRACK:
                    _circle(printed, state, colour)
                    count -= 1
                if count:
                    if count > 1:
                        _push(state, item - item % 32 + count - 1)
                    waiting = _another_track(printed, states, waiting)
        elif item == RESOURCES_EACH:
            _one_of_each(state)
        elif item >= PAIR:
            pair = PAIR_CITIZENS + 2 * (item - PAIR)
            _push(state, 32 * (3 + printed[pair + 1]) + 1)
            _push(state, 32 * (3 + printed[pair]) + 1)
        elif item == NAME_CITIZEN:
            _copy(state, states[waiting])
            _push(state, YELLOW_CITIZEN)
            _push(states[waiting], WHITE_CITIZEN)
            waiting += 1
        elif item == WORK_BUILDING:
            waiting = _bonus(printed, states, waiting, offer, 1, 3, 5)
        else:
            rows = PRESTIGE_ROWS + 2 * (item - PRESTIGE_BUILDING)
            waiting = _bonus(printed, states, waiting, offer, printed[rows], printed[rows + 1], -1)


@compiled
def _copy(state, other):  # type: ignore[no-untyped-def]
    for at in range(NOW + 1 + state[NOW]):
        other[at] = state[at]
    for at in range(LINE, LINE + 1 + state[LINE]):
        other[at] = state[at]


@compiled
def _bonus(printed, states, waiting, offer, one, two, three):  # type: ignore[no-untyped-def]
    """In place of the last state one for each building that a bonus may draw; without any, the bonus is lost."""
    room = states[len(states) - 1]
    _copy(states[waiting - 1], room)
    built, first = room[BUILT], waiting - 1
    for which in range(3):
        row = one if which == 0 else two if which == 1 else three
        if row >= 0:
            closed = built >> (6 * row) | built >> (CROSSED + 6 * (row // 2))
            for column in range(6):
                if not closed >> column & 1:
                    _copy(room, states[first])
                    _build(printed, states[first], offer, row, column, 0)
                    first += 1
    return max(first, waiting)


@compiled
def _another_track(printed, states, waiting):  # type: ignore[no-untyped-def]
    """A citizen whose own track is full. With every track full what is left of them is lost."""
    room = states[len(states) - 1]
    _copy(states[waiting - 1], room)
    first = waiting - 1
    for colour in range(3):
        if room[HELD] >> (CITIZENS + 5 * colour) & 31 < CITIZEN_TRACK:
            _copy(room, states[first])
            _circle(printed, states[first], colour)
            first += 1
    return max(first, waiting)


@compiled
def _gain_resources(printed, state, colour, count):  # type: ignore[no-untyped-def]
    circled = state[HELD] >> (CIRCLED + 5 * colour) & 31
    gained = np.int64(0)
    while gained < count and circled + gained < RESOURCE_TRACK:
        gained += 1
        if printed[CITIZEN_ON_RESOURCE + circled + gained]:
            if count > gained:
                _push(state, 32 * colour + count - gained)
            _push(state, 32 * (3 + colour) + 1)
            break
    state[HELD] += (gained << (6 * colour)) + (gained << (CIRCLED + 5 * colour))


@compiled
def _circle(printed, state, colour):  # type: ignore[no-untyped-def]
    """Circles one more citizen on a track with room; the bonuses it reaches join the line."""
    state[HELD] += np.int64(1) << (CITIZENS + 5 * colour)
    held = state[HELD]
    count = held >> (CITIZENS + 5 * colour) & 31
    if count == printed[PRESTIGE_AT]:
        _wait(state, PRESTIGE_BUILDING + colour)
    if count == printed[PAIR_AT]:
        _wait(state, PAIR + colour)
    if printed[RESOURCES_AT + count] or printed[WORK_AT + count]:
        for other in range(3):
            if held >> (CITIZENS + 5 * other) & 31 < count:
                return
        if printed[RESOURCES_AT + count]:
            _wait(state, RESOURCES_EACH)
        if printed[WORK_AT + count]:
            _wait(state, WORK_BUILDING)


@compiled
def chance(words):  # type: ignore[no-untyped-def]
    """A number from 0 to 1."""
    return word(words) / 4294967296.0


@compiled
def _end(mind, state, heat, score, found):  # type: ignore[no-untyped-def]
    value = judge(mind, state[BUILT], state[HELD], state[WRITTEN])
    score[BEST] = max(score[BEST], value)
    if heat > 0:
        value -= heat * log(-log(chance(mind.words) + 1e-12) + 1e-12)
    if value > score[SCORE]:
        score[SCORE] = value
        found[0] = state[BUILT]
        found[1] = state[HELD]
        found[2] = state[WRITTEN]
