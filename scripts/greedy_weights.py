"""The weights of `evaluation` before it has learned anything: what the greedy player would say."""

from troyes.bots.dice.evaluation import (
    AT_COLUMNS,
    AT_PATTERNS,
    AT_RESOURCES,
    AT_ROWS,
    AT_TRACKS,
    AT_TWO_TRACKS,
    OPEN,
    SIZE,
    STAGES,
    THIRDS,
)
from troyes.bots.dice.worth import Weights
from troyes.dice.names import CATHEDRAL
from troyes.dice.printed import LINK_NONE, RESOURCE_TRACK, Printed
from troyes.dice.wheel import HALF_DAYS


def greedy_weights(printed: Printed) -> list[float]:
    """Every hope of `worth.worth`, put where the evaluation looks for it."""
    found: list[float] = []
    for turn in range(STAGES):
        part = [0.0] * SIZE
        hope = (HALF_DAYS - 1 - turn) / HALF_DAYS
        weights = Weights()
        _resources(part, weights)
        _citizens(part, weights, printed, hope)
        _rows(part, weights, printed, hope)
        _patterns(part, weights, printed, hope)
        _columns(part, weights, hope)
        found += part
    return found


def _resources(part: list[float], weights: Weights) -> None:
    for colour, weight in enumerate((weights.influence, weights.deniers, weights.knowledge)):
        for circled in range(19):
            for stock in range(19):
                near = circled % 6 / 6.0 if circled < RESOURCE_TRACK else 0.0
                part[AT_RESOURCES + 361 * colour + 19 * circled + stock] = (
                    weight * min(stock, 2) + weights.resource_track * near
                )


def _citizens(part: list[float], weights: Weights, printed: Printed, hope: float) -> None:
    for pair in range(3):
        for first in range(min(printed.prestige_at, 21)):
            for second in range(21):
                nearness = (first / printed.prestige_at) ** 2
                part[AT_TWO_TRACKS + 441 * pair + 21 * first + second] = hope * weights.track_of_citizens * nearness
    for at in range(1728):
        tracks = (at // 144, at // 12 % 12, at % 12)
        for column in range(1, 12):
            if printed.resources_at[column] or printed.work_at[column]:
                done = sum(min(track, column) for track in tracks)
                if done < 3 * column:
                    part[AT_TRACKS + at] += hope * weights.column_of_citizens * (done / (3.0 * column)) ** 2


def _rows(part: list[float], weights: Weights, printed: Printed, hope: float) -> None:
    for row in range(6):
        for number in range(7):
            for drawn in range(7):
                for still_open in range(7):
                    worth = weights.open_work * still_open if row % 2 else 0.0
                    if number > 3:
                        worth += weights.unlocked_row * (number - 3) * still_open
                    else:
                        worth += weights.locked_row * number * drawn
                    if row == CATHEDRAL and drawn < 6:
                        worth += weights.next_cathedral * printed.cathedral_number[drawn]
                    part[AT_ROWS + 343 * row + 49 * number + 7 * drawn + still_open] = hope * worth


def _patterns(part: list[float], weights: Weights, printed: Printed, hope: float) -> None:
    for building in range(36):
        partner = printed.link_partner[building]
        if partner == LINK_NONE or partner // 6 != building // 6:
            continue
        row, column, other = building // 6, building % 6, partner % 6
        for drawn in range(64):
            for still_open in range(64):
                if not drawn & still_open and drawn >> other & 1 and still_open >> column & 1:
                    at = AT_PATTERNS + 729 * row + THIRDS[drawn] + 2 * THIRDS[still_open]
                    part[at] += hope * weights.half_a_link * printed.link_amount[building]


def _columns(part: list[float], weights: Weights, hope: float) -> None:
    """What a Fortress guards in its own column."""
    for column in range(6):
        for bits in range(512):
            if bits & 1:
                part[AT_COLUMNS + 512 * column + bits] = hope * weights.guarded * OPEN[bits].bit_count()
