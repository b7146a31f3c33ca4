"""What a sheet of Troyes Dice is worth in the middle of a game: points in hand, and points to be hoped for.

Each hope is a weight times how far it has come, and shrinks as the days run out. The weights were fitted by
`scripts/fit_greedy_dice.py`, which plays solo games; `docs/bots.md` tells how.
"""

from typing import Final

from troyes.core.rng import Rng
from troyes.dice.names import CATHEDRAL, FORTRESS
from troyes.dice.printed import CITIZEN_TRACK, LINK_NONE, RESOURCE_TRACK, Printed
from troyes.dice.sheet import Sheet
from troyes.dice.wheel import HALF_DAYS, HalfDay

NAMES: Final = [
    "influence",
    "deniers",
    "knowledge",
    "resource_track",
    "locked_row",
    "unlocked_row",
    "next_cathedral",
    "guarded",
    "half_a_link",
    "column_of_citizens",
    "track_of_citizens",
    "open_work",
]


class Weights:
    """How many points each hope is worth."""

    def __init__(self) -> None:
        self.influence = 0.81
        """Each of the first two, above the half point that it counts in the end."""
        self.deniers = 0.85
        self.knowledge = 0.19
        self.resource_track = 0.44
        """A track that is just before its next citizen."""
        self.locked_row = 0.41
        """A building whose character a Cathedral can still unlock, for each point of the next number."""
        self.unlocked_row = 0.82
        """A building still open whose character is unlocked, for each point of its number."""
        self.next_cathedral = 0.33
        """Each point of the number that the next Cathedral writes."""
        self.guarded = 0.18
        """A building still open that a Fortress guards."""
        self.half_a_link = 0.68
        """Each thing that a half-made link would bring."""
        self.column_of_citizens = 2.72
        """A column of citizens with a bonus, when it is all but complete."""
        self.track_of_citizens = 7.31
        """A track just before its prestige building."""
        self.open_work = 0.26
        """A work building that is still open."""


def tastes(rng: Rng) -> Weights:
    """The weights of one player: each a little off, so that greedy neighbours do not draw the same sheet."""
    weights = Weights()
    for name in NAMES:
        setattr(weights, name, getattr(weights, name) * (0.6 + rng.below(801) / 1000))
    return weights


def worth(sheet: Sheet, half: HalfDay, weights: Weights) -> float:
    """The points this sheet may be expected to end with, when `half` is over."""
    left = HALF_DAYS - 1 - half.turn
    points = float(sheet.points(half.printed))
    if left == 0:
        return points
    hope = left / HALF_DAYS
    points += _resources(sheet, weights)
    points += hope * _citizens(sheet, half.printed, weights)
    points += hope * _characters(sheet, half.printed, weights)
    points += hope * _open_buildings(sheet, half.printed, weights)
    return points


def _resources(sheet: Sheet, weights: Weights) -> float:
    """A little of everything keeps dice within reach."""
    influence, deniers, knowledge = sheet.stock
    points = weights.influence * min(influence, 2)
    points += weights.deniers * min(deniers, 2)
    points += weights.knowledge * min(knowledge, 2)
    for circled in sheet.circled:
        if circled < RESOURCE_TRACK:
            points += weights.resource_track * (circled % 6) / 6.0
    return points


def _citizens(sheet: Sheet, printed: Printed, weights: Weights) -> float:
    """How near the bonuses of the citizens are, along the tracks and across them."""
    points = 0.0
    citizens = sheet.citizens
    for count in citizens:
        if count < printed.prestige_at:
            part = count / printed.prestige_at
            points += weights.track_of_citizens * part * part
    red, yellow, white = citizens
    for column in range(1, CITIZEN_TRACK + 1):
        if printed.resources_at[column] or printed.work_at[column]:
            done = min(red, column) + min(yellow, column) + min(white, column)
            if done < 3 * column:
                part = done / (3.0 * column)
                points += weights.column_of_citizens * part * part
    return points


def _characters(sheet: Sheet, printed: Printed, weights: Weights) -> float:
    """What the rows promise that a character counts, or might still count."""
    cathedrals = sheet.count(CATHEDRAL)
    next_number = 0 if cathedrals == 6 else printed.cathedral_number[cathedrals]
    points = weights.next_cathedral * next_number
    for column in range(6):
        row = printed.cathedral_row[column]
        number: int = sheet.number(column)
        if number:
            open_ones = 0
            for other in range(6):
                if sheet.is_open(row, other):
                    open_ones += 1
            points += weights.unlocked_row * number * open_ones
        elif sheet.is_open(CATHEDRAL, column):
            points += weights.locked_row * next_number * sheet.count(row)
    return points


def _open_buildings(sheet: Sheet, printed: Printed, weights: Weights) -> float:
    """What can still be drawn, what is safe from the black die, and links that wait for their other half."""
    points = 0.0
    for row in range(6):
        for column in range(6):
            if not sheet.is_open(row, column):
                continue
            if row % 2 == 1:
                points += weights.open_work
            if sheet.has(FORTRESS, column):
                points += weights.guarded
            building = 6 * row + column
            partner = printed.link_partner[building]
            if partner != LINK_NONE and sheet.drawn >> partner & 1 == 1:
                points += weights.half_a_link * printed.link_amount[building]
    return points
