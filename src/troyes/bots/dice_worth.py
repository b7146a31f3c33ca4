"""What a sheet of Troyes Dice is worth in the middle of a game: points in hand, and points to be hoped for.

Each hope is a weight times how far it has come, and shrinks as the days run out. The weights were fitted by
`python -m troyes.bots.fit_dice`, which plays solo games; see `docs/bots.md`.
"""

from typing import Final

from troyes.dice.names import CATHEDRAL, FORTRESS
from troyes.dice.printed import CITIZEN_TRACK, LINK_NONE, RESOURCE_TRACK
from troyes.dice.sheet import Sheet
from troyes.dice.wheel import HALF_DAYS, HalfDay

NAMES: Final = [
    "influence",
    "deniers",
    "knowledge",
    "first influence",
    "first deniers",
    "first knowledge",
    "resource track",
    "locked row",
    "unlocked row",
    "next cathedral",
    "guarded building",
    "half a link",
    "column 3",
    "column 6",
    "column 11",
    "track 15",
    "track 20",
    "open work building",
    "open prestige building",
]
WEIGHTS: Final = [
    0.3, 0.3, 0.3, 0.6, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.1, 0.3, 1.0, 1.5, 1.5, 1.0, 1.0, 0.1, 0.1,
]  # fmt: skip


def worth(sheet: Sheet, half: HalfDay, weights: list[float]) -> float:
    """The points this sheet may be expected to end with, when `half` is over."""
    printed = half.printed
    left = HALF_DAYS - 1 - half.turn
    hope = left / HALF_DAYS
    points = float(sheet.points(printed))
    if left == 0:
        return points
    for colour in range(3):
        stock = sheet.stock[colour]
        points += weights[colour] * min(stock, left) * hope
        points += weights[3 + colour] * min(stock, 2)
        circled = sheet.circled[colour]
        if circled < RESOURCE_TRACK:
            points += weights[6] * (circled % 6) / 6.0
        citizens = sheet.citizens[colour]
        if citizens < printed.prestige_at:
            part = citizens / printed.prestige_at
            points += weights[15] * part * part * hope * 4.0
        elif citizens < CITIZEN_TRACK:
            part = (citizens - printed.prestige_at) / 5.0
            points += weights[16] * part * hope * 2.0
    points += _columns(sheet, hope, weights)
    points += _rows(sheet, half, hope, weights)
    return points


def _columns(sheet: Sheet, hope: float, weights: list[float]) -> float:
    """How near the columns of citizens with a bonus are."""
    points = 0.0
    red, yellow, white = sheet.citizens
    for at in range(3):
        column = 3 if at == 0 else 6 if at == 1 else 11
        done = min(red, column) + min(yellow, column) + min(white, column)
        if done < 3 * column:
            part = done / (3.0 * column)
            points += weights[12 + at] * part * part * hope * 2.0
        else:
            continue
    return points


def _rows(sheet: Sheet, half: HalfDay, hope: float, weights: list[float]) -> float:
    """What drawn, open and guarded buildings promise."""
    printed = half.printed
    points = 0.0
    cathedrals = sheet.count(CATHEDRAL)
    next_number = 0 if cathedrals == 6 else printed.cathedral_number[cathedrals]
    points += weights[9] * next_number * hope * 2.0
    for column in range(6):
        row = printed.cathedral_row[column]
        number = sheet.multipliers[column]
        if number:
            open_ones = 0
            for other in range(6):
                if sheet.is_open(row, other):
                    open_ones += 1
            points += weights[8] * number * open_ones * hope
        elif sheet.is_open(CATHEDRAL, column):
            points += weights[7] * next_number * sheet.count(row) * hope
    drawn = sheet.drawn
    for row in range(6):
        for column in range(6):
            building = 6 * row + column
            is_drawn = drawn >> building & 1 == 1
            if not is_drawn and sheet.is_crossed(row // 2, column):
                continue
            partner = printed.link_partner[building]
            if is_drawn:
                if partner != LINK_NONE and sheet.is_open(row, partner - 6 * row):
                    points += weights[11] * printed.link_amount[building] * hope
                continue
            points += weights[17 if row % 2 else 18] * hope
            if drawn >> (6 * FORTRESS + column) & 1 == 1:
                points += weights[10] * hope
    return points
