"""The account of a game: what each side could expect, and what changed it.

A side's expectation changes for three reasons only, and each change is booked under one of them:

- `choices`: a seat's own choice was worth less than the best one. What it gave up is taken off.
- `others`: another seat's choice was not its best one; and of what the seat itself gave up, the part that it did not
  lose but others gained.
- `luck`: what is left between two choices: dice, cards, and how others play compared with how they were expected to.

So start + luck + choices + others = final, always. A seat's own expectation is looked at again only when the seat
itself has to choose, with what it knows then: two seats with different secrets never argue about one number.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from troyes.coach.chance import chances, spread
from troyes.coach.shapes import Cause, Moment


def standing(points: Sequence[float], seat: int, shared: bool) -> float:
    """What a seat makes of everybody's points: its own, less half of the best other's and half of the others' mean.

    Where no choice touches another's result, its own points are all there is.
    """
    others = [theirs for side, theirs in enumerate(points) if side != seat]
    if not shared or not others:
        return points[seat]
    return points[seat] - max(others) / 2 - sum(others) / len(others) / 2


class _Mark(NamedTuple):
    expected: list[float]
    elapsed: float
    choices: int
    stage: int
    turn: int
    cause: Cause | None


class Ledger:
    def __init__(self, game: str, players: int, sides: int, shared: bool) -> None:
        self.game = game
        self.players = players
        self.sides = sides
        self.shared = shared
        """Whether a choice can touch other seats' results."""
        self.start: list[float | None] = [None] * sides
        self.expected: list[float | None] = [None] * sides
        """None: nobody has looked yet."""
        self.luck = [0.0] * sides
        self.choices = [0.0] * sides
        self.others = [0.0] * sides
        self._marks: list[_Mark] = []

    @property
    def begun(self) -> bool:
        """Whether the curve has a point already."""
        return bool(self._marks)

    def now(self) -> list[float]:
        """What each side may expect; not a number where nobody has looked yet: `filled` mends that."""
        return [math.nan if points is None else points for points in self.expected]

    def filled(self, points: Sequence[float]) -> list[float]:
        """Before a side was first looked at, it stands where it then started."""
        return [start or 0.0 if math.isnan(own) else own for own, start in zip(points, self.start, strict=True)]

    def looks(self, seat: int, points: Sequence[float]) -> None:
        """The seat looks at the table before it chooses: what has changed since its last choice was luck.

        Whoever never chooses (le Roy) is looked at through the eyes of whoever does.
        """
        for side in (seat, *range(self.players, self.sides)):
            self._sees(side, points[side])

    def _sees(self, side: int, points: float) -> None:
        before = self.expected[side]
        if before is None:
            self.start[side] = points
        else:
            self.luck[side] += points - before
        self.expected[side] = points

    def chooses(self, seat: int, gave_up: float, best: Sequence[float], chosen: Sequence[float]) -> None:
        """The seat has chosen. `best`, `chosen`: what each side may expect after the best and after this choice."""
        lost = [had - has for had, has in zip(best, chosen, strict=True)] if self.shared else [0.0] * self.sides
        if not self.shared:
            lost[seat] = gave_up
        for side in range(self.sides):
            before = self.expected[side]
            if before is None:
                continue
            self.expected[side] = before - lost[side]
            self.others[side] -= lost[side]
            if side == seat:
                self.choices[side] -= gave_up
                self.others[side] += gave_up

    def ends(self, points: Sequence[float]) -> None:
        """The game is over: what nobody had expected was luck."""
        for side in range(self.sides):
            self._sees(side, points[side])

    def mark(self, elapsed: float, choices: int, stage: int, turn: int, cause: Cause | None) -> None:
        """Notes a point of the curve."""
        self._marks.append(_Mark(self.now(), elapsed, choices, stage, turn, cause))

    def curve(self) -> list[Moment]:
        moments: list[Moment] = []
        for mark in self._marks:
            points = self.filled(mark.expected)
            chance = chances(points, spread(self.game, mark.elapsed))
            moments.append(Moment(mark.choices, mark.stage, points, chance, mark.cause, mark.turn))
        return moments
