"""The turning points of a game: the three largest swings, by a choice or by what chance did."""

import itertools
from collections.abc import Sequence

from troyes.coach.shapes import Analysis, Cause, Moment, TurningPoint
from troyes.core.message import Arg, Message

MOST = 3
LEAST_CHANCE = 0.01
LEAST_POINTS = 0.5
"""Smaller swings turn nothing."""


class _Swing:
    """Changes of one cause that belong together: a turn's choices, or all that chance did in a stage."""

    def __init__(self, cause: Cause, turn: int, before: Moment, after: Moment) -> None:
        self.cause: Cause = cause
        self.turn = turn
        self.stage = after.stage
        self.choices = after.choices
        self.before = before
        self.points = [0.0] * len(before.points)
        self.chance = [0.0] * len(before.points)
        self.add(before, after)

    def add(self, before: Moment, after: Moment) -> None:
        for side in range(len(self.points)):
            self.points[side] += after.points[side] - before.points[side]
            self.chance[side] += after.chance[side] - before.chance[side]


def turning_points(analysis: Analysis) -> list[TurningPoint]:
    """Up to three, in the order of play. In a solo game points count, otherwise the chance to win."""
    swings = _swings(analysis.curve)
    sizes = [max(abs(change) for change in (swing.points if analysis.solo else swing.chance)) for swing in swings]
    least = LEAST_POINTS if analysis.solo else LEAST_CHANCE
    largest = sorted(range(len(swings)), key=lambda at: -sizes[at])[:MOST]
    return [_told(analysis, swings[at]) for at in sorted(largest) if sizes[at] >= least]


def _swings(curve: Sequence[Moment]) -> list[_Swing]:
    found: dict[tuple[Cause, int], _Swing] = {}
    for before, after in itertools.pairwise(curve):
        if after.cause is None or after.cause == "revision":  # nothing has happened
            continue
        group = (after.cause, after.turn if after.cause == "choice" else after.stage)
        if group in found:
            found[group].add(before, after)
        else:
            found[group] = _Swing(after.cause, after.turn, before, after)
    return list(found.values())


def _told(analysis: Analysis, swing: _Swing) -> TurningPoint:
    changes = swing.points if analysis.solo else swing.chance
    turn = analysis.turns[swing.turn]
    seat = turn.seat if swing.cause == "choice" else -1
    side = max(range(len(changes)), key=lambda at: (round(abs(changes[at]), 3), at == seat))
    before = swing.before.chance[side]
    after = min(max(before + swing.chance[side], 0.0), 1.0)
    when = turn.when
    words = _words(analysis, swing, side, seat, before, after)
    points = swing.points[side]
    return TurningPoint(
        swing.cause, side, seat, turn.number, swing.choices, swing.stage, when, points, before, after, words
    )


def _words(analysis: Analysis, swing: _Swing, side: int, seat: int, before: float, after: float) -> Message:
    """Who did what, and what became of whose prospects."""
    points = swing.points[side]
    rises = points > 0 if analysis.solo else after > before
    args: dict[str, Arg] = {**side_args(side, analysis.players), "rises": int(rises), **split(abs(points))}
    name = "coach-turning-" + ("solo-" if analysis.solo else "") + swing.cause
    if not analysis.solo:
        args.update(before=round(100 * before), after=round(100 * after))
    if seat >= 0:
        args["own"] = int(seat == side)
        args["other"] = seat + 1
    return Message(name, args)


def side_args(side: int, players: int) -> dict[str, Arg]:
    """A side as messages name it: a seat by its number from 1, le Roy by his name."""
    return {"seat": side + 1} if side < players else {"seat_name": "roy"}


def split(number: float) -> dict[str, Arg]:
    """A number of points with one decimal, in two parts: each language has its own sign between them."""
    tenths = round(10 * number)
    return {"whole": tenths // 10, "tenth": tenths % 10}
