"""Setting a table up: numbering, plazas, tiles and blank sheets, drawn in the order of `docs/randomness.md`."""

from troyes.dice.printed import NOTCHES
from troyes.dice.tiles import TILES
from troyes.research.dice.compiling import Row, compiled
from troyes.research.dice.fields import (
    BANQUETS,
    CIRCLED,
    COLUMN_OF,
    DOWN,
    OVER,
    PLAYERS,
    RAID,
    SEAT,
    SHEET,
    SHOWN,
    STOCK,
    TABLE,
    TILE,
    TURN,
    UP,
)
from troyes.research.dice.generator import ROOM, below, die, seed_generator, shuffle
from troyes.research.dice.halfday import begin_half_day
from troyes.research.dice.printed import (
    AT_TABLE,
    FALLING,
    NUMBERING,
    NUMBERS,
    PLAZAS,
    RESOURCE_START,
    RISING,
    WITH_TILES,
)


@compiled
def reset(row: Row, words: Row, seed: int, printed: Row) -> None:
    """A new game, its first dice on the wheel."""
    seed_generator(words, seed)
    set_up(row, words, printed)


@compiled
def set_up(row: Row, words: Row, printed: Row) -> None:
    """A new game from a generator that stands at its beginning."""
    row[PLAYERS] = printed[AT_TABLE]
    row[TURN] = 0
    row[OVER] = 0
    row[BANQUETS] = printed[WITH_TILES]
    _number_columns(row, words, printed)
    _lay_wheel(row, words, printed)
    if printed[WITH_TILES]:
        _lay_tiles(row, words)
    for seat in range(row[PLAYERS]):
        _hand_out_sheet(row, TABLE + SEAT * seat, printed)
    begin_half_day(row, words, printed)


@compiled
def _number_columns(row: Row, words: Row, printed: Row) -> None:
    """One numbering for all: a given one, or rising or falling from a rolled start (D13)."""
    numbering = printed[NUMBERING]
    if numbering in (RISING, FALLING):
        first = die(words)
        step = 1 if numbering == RISING else -1
        for column in range(6):
            row[COLUMN_OF + (first - 1 + step * column) % 6 + 1] = column
    else:
        for column in range(6):
            row[COLUMN_OF + printed[NUMBERS + column]] = column


@compiled
def _lay_wheel(row: Row, words: Row, printed: Row) -> None:
    """Nine plazas in random notches, then the side of each that is up."""
    shuffle(words, NOTCHES)
    for notch in range(NOTCHES):
        plaza = PLAZAS + 2 * words[ROOM + notch]
        row[UP + notch] = printed[plaza]
        row[DOWN + notch] = printed[plaza + 1]
        row[TILE + notch] = 0
        row[RAID + notch] = 0
    for notch in range(NOTCHES):
        if below(words, 2):
            up = row[UP + notch]
            row[UP + notch] = row[DOWN + notch]
            row[DOWN + notch] = up


@compiled
def _lay_tiles(row: Row, words: Row) -> None:
    """Three of the eight tiles beside the plazas whose sides have the same colour."""
    shuffle(words, TILES)
    laid = 0
    for notch in range(NOTCHES):
        if row[UP + notch] == row[DOWN + notch]:
            row[TILE + notch] = words[ROOM + laid] + 1
            laid += 1


@compiled
def _hand_out_sheet(row: Row, sheet: int, printed: Row) -> None:
    for field in range(SHEET):
        row[sheet + field] = 0
    for resource in range(3):
        row[sheet + CIRCLED + resource] = printed[RESOURCE_START]
        row[sheet + STOCK + resource] = printed[RESOURCE_START]
    for field in range(SHEET):
        row[sheet + SHOWN + field] = row[sheet + field]
