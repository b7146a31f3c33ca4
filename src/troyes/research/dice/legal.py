"""What a seat may choose, as marks for the 74 codes."""

from typing import Final

from troyes.dice.names import (
    CITIZEN,
    DENIERS,
    GAIN,
    INFLUENCE,
    KNOWLEDGE,
    ONE_OF_EACH,
    PRESTIGE,
    USE,
    WHITE,
    WORK,
    YELLOW,
)
from troyes.dice.printed import CITIZEN_TRACK
from troyes.research.dice.compiling import Row, compiled
from troyes.research.dice.fields import (
    AT_DIE,
    AT_USE,
    CITIZENS,
    COLOUR,
    COLUMN_OF,
    CROSSED,
    DICE,
    DIE,
    DONE,
    DRAWN,
    NAME_CITIZEN,
    NOW,
    NOW_ITEMS,
    PLACE,
    PRESTIGE_ALLOWED,
    PRESTIGE_BUILDING,
    PRICE,
    PRICE_ANY,
    RECOLOUR,
    SEAT,
    STAGE,
    STEP,
    STOCK,
    STRIKES,
    TABLE,
    VALUE,
    WORK_BUILDING,
)
from troyes.research.dice.printed import PRESTIGE_ROWS

CODES: Final = 74


@compiled
def legal(row: Row, seat: int, printed: Row, mask: Row) -> int:
    """Marks every legal code, and counts them: none when the seat has finished the half day."""
    for code in range(CODES):
        mask[code] = 0
    at = TABLE + SEAT * seat
    stage = row[at + STAGE]
    if stage == DONE:
        return 0
    if stage == AT_DIE:
        return _dice(row, at, mask)
    if stage == AT_USE:
        return _uses(row, at, mask)
    kind = row[at + NOW_ITEMS + 2 * row[at + NOW] - 2]
    if kind == NAME_CITIZEN:
        mask[CITIZEN + YELLOW] = 1
        mask[CITIZEN + WHITE] = 1
        return 2
    if kind < WORK_BUILDING:
        return _tracks(row, at, mask)
    if kind == WORK_BUILDING:
        return _buildings(row, at, 1, mask) + _buildings(row, at, 3, mask) + _buildings(row, at, 5, mask)
    rows = PRESTIGE_ROWS + 2 * (kind - PRESTIGE_BUILDING)
    return _buildings(row, at, printed[rows], mask) + _buildings(row, at, printed[rows + 1], mask)


@compiled
def first_code(row: Row, seat: int) -> int:
    """No legal code of the seat is lower than this one."""
    return 0 if row[TABLE + SEAT * seat + STAGE] == AT_DIE else USE


# -- choosing a die --------------------------------------------------------------------------------------------------


@compiled
def _dice(row: Row, at: int, mask: Row) -> int:
    """Every die with every way to pay for it; one of each resource only when none can be had (D5)."""
    found = 0
    for place in range(4):
        die = DICE + DIE * place
        if row[die + STRIKES]:
            continue
        if row[die + PRICE_ANY] == 0:
            may = can_take(row, at, die, -1)
            mask[4 * place] = may
            found += may
        else:
            for resource in range(3):
                may = can_take(row, at, die, resource)
                mask[4 * place + 1 + resource] = may
                found += may
    if found == 0:
        mask[ONE_OF_EACH] = 1
        found = 1
    return found


@compiled
def can_take(row: Row, at: int, die: int, payment: int) -> int:
    """Whether its price, and the influence to make it worth at least 1, are in hand."""
    influence = row[at + STOCK + INFLUENCE] - row[die + PRICE + INFLUENCE]
    deniers = row[at + STOCK + DENIERS] - row[die + PRICE + DENIERS]
    knowledge = row[at + STOCK + KNOWLEDGE] - row[die + PRICE + KNOWLEDGE]
    if payment == INFLUENCE:
        influence -= row[die + PRICE_ANY]
    elif payment == DENIERS:
        deniers -= row[die + PRICE_ANY]
    elif payment == KNOWLEDGE:
        knowledge -= row[die + PRICE_ANY]
    if influence < 0 or deniers < 0 or knowledge < 0:
        return 0
    return 1 if row[die + VALUE] > 0 or influence > 0 else 0


# -- using it --------------------------------------------------------------------------------------------------------


@compiled
def _uses(row: Row, at: int, mask: Row) -> int:
    """Every colour and value that can be paid for (D3): to gain resources, or to build what is open there."""
    die = DICE + DIE * row[at + PLACE]
    reach = row[at + STOCK + INFLUENCE] * row[die + STEP]
    lowest = max(row[die + VALUE] - reach, 1)
    highest = min(row[die + VALUE] + reach, 6)
    found = 0
    for colour in range(3):
        if colour != row[die + COLOUR]:
            price = row[die + RECOLOUR]
            if price == 0 or row[at + STOCK + KNOWLEDGE] < price:
                continue
        crossed = row[at + CROSSED + colour]
        no_prestige = row[at + DRAWN + 2 * colour] | crossed
        no_work = row[at + DRAWN + 2 * colour + 1] | crossed
        if not row[die + PRESTIGE_ALLOWED]:
            no_prestige = 63
        for value in range(lowest, highest + 1):
            column = row[COLUMN_OF + value]
            code = USE + 3 * (6 * colour + value - 1)
            prestige = 1 - (no_prestige >> column & 1)
            work = 1 - (no_work >> column & 1)
            mask[code + GAIN] = 1
            mask[code + PRESTIGE] = prestige
            mask[code + WORK] = work
            found += 1 + prestige + work
    return found


# -- bonuses ---------------------------------------------------------------------------------------------------------


@compiled
def _buildings(row: Row, at: int, building: int, mask: Row) -> int:
    """Every open column of a row of buildings (D7)."""
    columns = open_columns(row, at, building)
    found = 0
    for number in range(1, 7):
        if columns >> row[COLUMN_OF + number] & 1:
            mask[USE + 3 * (6 * (building // 2) + number - 1) + PRESTIGE + building % 2] = 1
            found += 1
    return found


@compiled
def open_columns(row: Row, at: int, building: int) -> int:
    """The set of columns in which this building can still be drawn."""
    return 63 & ~(row[at + DRAWN + building] | row[at + CROSSED + building // 2])


@compiled
def _tracks(row: Row, at: int, mask: Row) -> int:
    found = 0
    for colour in range(3):
        may = 1 if row[at + CITIZENS + colour] < CITIZEN_TRACK else 0
        mask[CITIZEN + colour] = may
        found += may
    return found
