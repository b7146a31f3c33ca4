"""A half day: four dice are placed, tiles change them, the event strikes; at its end plazas and tiles turn."""

from troyes.dice.names import DENIERS, FORTRESS, INFLUENCE, KNOWLEDGE
from troyes.dice.printed import NOTCHES
from troyes.dice.tiles import GIFT_CATHEDRAL, GIFT_FORTRESS, GIFT_GREAT_HALL, GIFT_WORK
from troyes.dice.wheel import HALF_DAYS
from troyes.research.dice.compiling import Row, compiled
from troyes.research.dice.fields import (
    AT_DIE,
    AVAILABLE,
    BLACK,
    COLOUR,
    COLUMN_OF,
    CROSSED,
    DICE,
    DIE,
    DOWN,
    DRAWN,
    GIFT,
    LINE,
    NOW,
    OVER,
    PLACE,
    PLAYERS,
    PRESTIGE_ALLOWED,
    PRICE,
    PRICE_ANY,
    RAID,
    RECOLOUR,
    ROLLED,
    SEAT,
    SHEET,
    SHOWN,
    STAGE,
    STEP,
    STRIKES,
    TABLE,
    TILE,
    TURN,
    UP,
    VALUE,
)
from troyes.research.dice.generator import die as rolled_die
from troyes.research.dice.printed import ATTACK_FROM_DAY, PRICE_AMOUNT, PRICE_RESOURCE


@compiled
def begin_half_day(row: Row, words: Row, printed: Row) -> None:
    """Rolls three transparent dice and the black one."""
    one, two, three = rolled_die(words), rolled_die(words), rolled_die(words)
    lay_out(row, one, two, three, rolled_die(words), printed)


@compiled
def lay_out(row: Row, one: int, two: int, three: int, black: int, printed: Row) -> None:
    """The half day with these dice: they are placed, the event is resolved, and every seat is to choose a die."""
    _place_dice(row, one, two, three, black, printed)
    _count_dice(row)
    for place in range(4):
        die = DICE + DIE * place
        if row[die + STRIKES] and row[TURN] // 2 + 1 >= printed[ATTACK_FROM_DAY]:
            _attack(row, row[die + COLOUR], row[COLUMN_OF + row[die + ROLLED]])
    for seat in range(row[PLAYERS]):
        at = TABLE + SEAT * seat
        row[at + STAGE] = AT_DIE
        row[at + PLACE] = -1
        row[at + NOW] = 0
        row[at + LINE] = 0


@compiled
def end_half_day(row: Row) -> None:
    """All papers are shown, destroyed plazas turn, and so do tiles beside which the black die lay (D10)."""
    for seat in range(row[PLAYERS]):
        at = TABLE + SEAT * seat
        for field in range(SHEET):
            row[at + SHOWN + field] = row[at + field]
    for place in range(4):
        die = DICE + DIE * place
        notch = notch_of(row[TURN], place)
        if row[die + STRIKES]:
            up = row[UP + notch]
            row[UP + notch] = row[DOWN + notch]
            row[DOWN + notch] = up
        if row[die + BLACK] and row[TILE + notch]:
            row[RAID + notch] = 1
    if row[TURN] + 1 == HALF_DAYS:
        row[OVER] = 1
    else:
        row[TURN] += 1


@compiled
def notch_of(turn: int, place: int) -> int:
    """Mornings begin at the notch behind the neutral zone, afternoons four further; a day moves both by one."""
    return (turn // 2 + 1 + 4 * (turn % 2) + place) % NOTCHES


# -- placing the dice ------------------------------------------------------------------------------------------------


@compiled
def _place_dice(row: Row, one: int, two: int, three: int, black: int, printed: Row) -> None:
    """From the lowest to the highest; the black one lies before others of its value."""
    low, high = min(one, two, three), max(one, two, three)
    middle = one + two + three - low - high
    black_at = 3 if high < black else 2 if middle < black else 1 if low < black else 0
    for place in range(4):
        if place == black_at:
            _lay_die(row, place, black, 1, printed)
        else:
            rank = place if place < black_at else place - 1
            _lay_die(row, place, low if rank == 0 else middle if rank == 1 else high, 0, printed)


@compiled
def _lay_die(row: Row, place: int, value: int, black: int, printed: Row) -> None:
    notch = notch_of(row[TURN], place)
    die = DICE + DIE * place
    row[die + ROLLED] = value
    row[die + COLOUR] = row[UP + notch]
    row[die + BLACK] = black
    row[die + STRIKES] = black
    row[die + VALUE] = value
    row[die + PRICE + INFLUENCE] = 0
    row[die + PRICE + DENIERS] = 0
    row[die + PRICE + KNOWLEDGE] = 0
    row[die + PRICE_ANY] = 0
    row[die + STEP] = 1
    row[die + RECOLOUR] = 2
    row[die + PRESTIGE_ALLOWED] = 1
    row[die + GIFT] = 0
    resource = printed[PRICE_RESOURCE + place]
    if resource < 0:
        row[die + PRICE_ANY] = printed[PRICE_AMOUNT + place]
    else:
        row[die + PRICE + resource] = printed[PRICE_AMOUNT + place]
    if row[TILE + notch]:
        if row[RAID + notch]:
            _raid(row, die, row[TILE + notch])
        else:
            _banquet(row, die, row[TILE + notch])


@compiled
def _count_dice(row: Row) -> None:
    """How many dice of each colour a Great Hall may count (D6)."""
    for colour in range(3):
        row[AVAILABLE + colour] = 0
    for place in range(4):
        die = DICE + DIE * place
        if not row[die + STRIKES]:
            row[AVAILABLE + row[die + COLOUR]] += 1


@compiled
def _attack(row: Row, colour: int, column: int) -> None:
    """The die of this colour and column is crossed out on every sheet that no Fortress guards there."""
    for seat in range(row[PLAYERS]):
        sheet = TABLE + SEAT * seat
        if not row[sheet + DRAWN + FORTRESS] >> column & 1:
            row[sheet + CROSSED + colour] |= 1 << column
            row[sheet + SHOWN + CROSSED + colour] |= 1 << column


# -- Banquets and Raids ----------------------------------------------------------------------------------------------


@compiled
def _banquet(row: Row, die: int, tile: int) -> None:
    if tile == 1:
        row[die + STEP] = 2
    elif tile == 2:  # free, on any place
        row[die + PRICE + INFLUENCE] = 0
        row[die + PRICE + DENIERS] = 0
        row[die + PRICE + KNOWLEDGE] = 0
        row[die + PRICE_ANY] = 0
    elif tile == 3:
        row[die + GIFT] = GIFT_CATHEDRAL
    elif tile == 4:
        row[die + GIFT] = GIFT_WORK
    elif tile == 5:
        row[die + RECOLOUR] = 1
    elif tile == 6:
        row[die + GIFT] = GIFT_FORTRESS
    elif tile == 7:
        row[die + GIFT] = GIFT_GREAT_HALL
    elif row[die + BLACK]:  # tile 8 tames the black die (D11)
        row[die + STRIKES] = 0


@compiled
def _raid(row: Row, die: int, tile: int) -> None:
    if tile == 1:
        row[die + STEP] = 0
    elif tile == 2:
        row[die + PRICE + DENIERS] += 1
    elif tile == 3:
        row[die + PRICE + KNOWLEDGE] += 1
    elif tile == 4:
        row[die + VALUE] = 0
    elif tile == 5:
        row[die + RECOLOUR] = 0
    elif tile == 6:
        row[die + PRICE + INFLUENCE] += 1
    elif tile == 7:
        row[die + PRESTIGE_ALLOWED] = 0
    else:  # tile 8 makes a transparent die a black one
        row[die + STRIKES] = 1
