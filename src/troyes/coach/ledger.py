"""The account of a game: what each side could expect, and what changed it.

A side's expectation changes for four reasons only, and each change is booked under one of them:

- `luck`: chance has spoken. What came, less the mean of what might have come.
- `choices`: a seat's own turn was worth less than the best one. What it gave up is taken off.
- `others`: another seat's turn changed it. There are only so many points in a city: what a seat gives up is found by
  the others, each an equal part. So of what it gave up beside them, its own part was not lost but won by others.
- `revision`: nothing of that kind; the estimate itself has changed its mind.

So start + luck + choices + others + revision = final, always.
"""

from collections.abc import Sequence
from typing import NamedTuple

from troyes.coach.chance import chances, doubt, spread
from troyes.coach.shapes import Cause, Moment


class _Mark(NamedTuple):
    expected: list[float]
    elapsed: float
    choices: int
    stage: int
    turn: int
    cause: Cause | None


class Ledger:
    def __init__(self, game: str, players: int, start: Sequence[float], shared: bool) -> None:
        self.game = game
        self.players = players
        self.sides = len(start)
        self.shared = shared
        """Whether a choice can touch other seats' results."""
        self.start = list(start)
        self.expected = list(start)
        self.luck = [0.0] * self.sides
        self.choices = [0.0] * self.sides
        self.others = [0.0] * self.sides
        self.revision = [0.0] * self.sides
        self.moved = [0.0] * self.sides
        """How far luck, choices and others have moved each side's expectation, up and down, all taken together."""
        self._marks: list[_Mark] = []

    def chance_speaks(self, expected: Sequence[float], came: Sequence[float]) -> None:
        """`expected`: the mean of what might have come."""
        for side in range(self.sides):
            self._book(self.luck, side, came[side] - expected[side])

    def chooses(self, seat: int, gave_up: float, change: Sequence[float]) -> None:
        """A seat's turn is over. `change`: how each side stands after it, compared with before."""
        found = gave_up / self.sides if self.shared else 0.0
        self._book(self.choices, seat, -gave_up)
        for side in range(self.sides):
            self._book(self.others, side, found if side == seat else found + change[side])

    def revises(self, seen: Sequence[float]) -> None:
        """Nothing has happened, and this is what each side may expect: what differs is the estimate's own doing."""
        for side in range(self.sides):
            self.revision[side] += seen[side] - self.expected[side]
            self.expected[side] = seen[side]

    def _book(self, account: list[float], side: int, change: float) -> None:
        account[side] += change
        self.expected[side] += change
        self.moved[side] += abs(change)

    def mark(self, elapsed: float, choices: int, stage: int, turn: int, cause: Cause | None) -> None:
        """Notes a point of the curve."""
        self._marks.append(_Mark(self.expected.copy(), elapsed, choices, stage, turn, cause))

    def curve(self) -> list[Moment]:
        moments: list[Moment] = []
        for mark in self._marks:
            chance = chances(mark.expected, spread(self.game, mark.elapsed), doubt(mark.elapsed))
            moments.append(Moment(mark.choices, mark.stage, mark.expected, chance, mark.cause, mark.turn))
        return moments
