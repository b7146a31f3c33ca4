"""What a seat may know, in two forms: the row that `Game.observe` writes, and 256 bytes for those in a hurry.

The short form leaves out others' sheets, of which it tells the points alone: nothing on them changes what a seat may do
or gain. `layout` tells what stands where.
"""

from typing import Final

from troyes.core.observing import Layout
from troyes.dice.observing import ITEM, SLOTS
from troyes.dice.observing import SHEET as SHEET_TOLD
from troyes.dice.printed import NOTCHES
from troyes.dice.wheel import HALF_DAYS
from troyes.research.dice.compiling import Row, compiled
from troyes.research.dice.fields import (
    AT_ITEMS,
    BANQUETS,
    BLACK,
    CIRCLED,
    COLOUR,
    COLUMN_OF,
    DICE,
    DIE,
    DOWN,
    DRAWN,
    LINE,
    LINE_ITEMS,
    NOW,
    NOW_ITEMS,
    OTHER_ITEMS,
    OVER,
    PLACE,
    PLAYERS,
    PRESTIGE_ALLOWED,
    RAID,
    ROLLED,
    SEAT,
    SHEET,
    SHOWN,
    STAGE,
    STRIKES,
    TABLE,
    TILE,
    TURN,
    UP,
    VALUE,
)
from troyes.research.dice.rules import points, shown_points

SHORT: Final = 256
"""How many bytes the short form has."""
PUBLISHED: Final = 630
"""How many floats the published form has before the sheets that were shown."""


def published_size(players: int) -> int:
    return PUBLISHED + SHEET_TOLD * players


# -- the published form ----------------------------------------------------------------------------------------------


@compiled
def observe(row: Row, seat: int, out: Row) -> None:
    """The row of `Game.observe`, as `troyes.observation_table` lists it."""
    players = row[PLAYERS]
    for place in range(PUBLISHED + SHEET_TOLD * players):
        out[place] = 0
    out[0] = row[BANQUETS]
    out[1] = row[OVER]
    out[2 + row[TURN]] = 1
    end = 2 + HALF_DAYS
    for number in range(1, 7):
        out[end + 6 * row[COLUMN_OF + number] + number - 1] = 1
    end = _write_dice(row, out, end + 36)
    end = _write_wheel(row, out, end)
    at = TABLE + SEAT * seat
    out[end + row[at + STAGE]] = 1
    if row[at + PLACE] >= 0:
        out[end + 4 + row[at + PLACE]] = 1
    end += 8
    if row[at + STAGE] == AT_ITEMS:
        _write_items(row, at, out, end)
    end = _write_sheet(row, at, out, end + 2 * SLOTS * ITEM)
    for other in range(seat, seat + players):
        end = _write_sheet(row, TABLE + SEAT * (other % players) + SHOWN, out, end)


@compiled
def _write_dice(row: Row, out: Row, end: int) -> int:
    for place in range(4):
        die = DICE + DIE * place
        out[end + row[die + ROLLED] - 1] = 1
        out[end + 6 + row[die + COLOUR]] = 1
        out[end + 9] = row[die + BLACK]
        out[end + 10] = 1 - row[die + STRIKES]
        for term in range(VALUE, PRESTIGE_ALLOWED + 1):
            out[end + 11 + term - VALUE] = row[die + term]
        end += 19
    return end


@compiled
def _write_wheel(row: Row, out: Row, end: int) -> int:
    for notch in range(NOTCHES):
        out[end + row[UP + notch]] = 1
        out[end + 3 + row[DOWN + notch]] = 1
        if row[TILE + notch]:
            out[end + 5 + row[TILE + notch]] = 1
        out[end + 14] = row[RAID + notch]
        end += 15
    return end


@compiled
def _write_items(row: Row, at: int, out: Row, end: int) -> None:
    """What is left of the effect in progress, the next first; then the bonuses that wait."""
    now = row[at + NOW]
    for slot in range(min(now, SLOTS)):
        item = at + NOW_ITEMS + 2 * (now - 1 - slot)
        _write_item(row[item], row[item + 1], out, end + ITEM * slot)
    for slot in range(min(row[at + LINE], SLOTS)):
        _write_item(row[at + LINE_ITEMS + slot], 0, out, end + ITEM * (SLOTS + slot))


@compiled
def _write_item(kind: int, count: int, out: Row, end: int) -> None:
    out[end + kind] = count if kind < OTHER_ITEMS else 1


@compiled
def _write_sheet(row: Row, sheet: int, out: Row, end: int) -> int:
    """Flags for buildings and dice crossed out; all other numbers as they are."""
    end = _write_sets(row, sheet, out, end)
    for field in range(CIRCLED, SHEET):
        out[end + field - CIRCLED] = row[sheet + field]
    return end + SHEET - CIRCLED


@compiled
def _write_sets(row: Row, sheet: int, out: Row, end: int) -> int:
    for field in range(DRAWN, CIRCLED):
        columns = row[sheet + field]
        for column in range(6):
            out[end + column] = columns >> column & 1
        end += 6
    return end


# -- the short form --------------------------------------------------------------------------------------------------

SHORT_TABLE: Final = DICE + 4 * DIE
SHORT_WALK: Final = SHORT_TABLE
SHORT_SHEET: Final = SHORT_WALK + 2 + 2 * SLOTS + SLOTS
SHORT_POINTS: Final = SHORT_SHEET + SHEET_TOLD


def short_layout() -> Layout:
    """What stands where in the short form. The rest of the 256 bytes is 0."""
    return [
        ("table", (4,), "players; half day, from 0; whether the game is over; whether with Banquets and Raids"),
        ("columns", (6,), "the column with each number, from 0"),
        ("up", (9,), "by notch: the colour up"),
        ("down", (9,), "by notch: the colour down"),
        ("tile", (9,), "by notch: the tile, or 0"),
        ("raid", (9,), "by notch: whether it shows its Raid side"),
        ("available", (3,), "by colour: how many dice a Great Hall counts"),
        (
            "dice",
            (4, DIE),
            (
                "by place: what it shows; colour; black; whether it cannot be chosen; value; price in influence, "
                "deniers, knowledge and any one; how far an influence moves it; what another colour costs; whether it "
                "builds prestige buildings; the tile that rewards what is built with it"
            ),
        ),
        ("walk", (2,), "0 to 3: at the die, its use, a bonus, done; the place of the chosen die from 1, or 0"),
        ("now", (SLOTS, 2), "what is left of the effect in progress, the next first: kind from 1, and how many"),
        ("line", (SLOTS,), "the bonuses that wait: kind from 1"),
        ("sheet", (SHEET_TOLD,), "the own sheet now, in the form of the published observation"),
        ("points", (10,), "what the own sheet counts now, then what each other seat's counted, clockwise"),
    ]


@compiled
def observe_short(row: Row, seat: int, printed: Row, out: Row) -> None:
    """The short form: `short_layout` tells what stands where."""
    for field in range(SHORT_TABLE):
        out[field] = row[field]
    for place in range(SHORT_TABLE, SHORT):
        out[place] = 0
    at = TABLE + SEAT * seat
    out[SHORT_WALK] = row[at + STAGE]
    out[SHORT_WALK + 1] = row[at + PLACE] + 1
    end = SHORT_WALK + 2
    now = row[at + NOW]
    for slot in range(min(now, SLOTS)):
        item = at + NOW_ITEMS + 2 * (now - 1 - slot)
        out[end + 2 * slot] = row[item] + 1
        out[end + 2 * slot + 1] = row[item + 1]
    for slot in range(min(row[at + LINE], SLOTS)):
        out[end + 2 * SLOTS + slot] = row[at + LINE_ITEMS + slot] + 1
    _write_sheet(row, at, out, SHORT_SHEET)
    out[SHORT_POINTS] = points(row, seat, printed)
    players = row[PLAYERS]
    for other in range(1, players):
        out[SHORT_POINTS + other] = shown_points(row, (seat + other) % players, printed)
