"""A planned walk, taken in thought: its steps in words, and how the table would stand after it."""

from collections.abc import Sequence
from typing import NamedTuple

from troyes.bots.player import choose_for
from troyes.bots.roster import make
from troyes.coach.shapes import Step
from troyes.core.decision import Decision
from troyes.core.game import Game

LONGEST = 24
"""More steps than any walk has."""


class Preview(NamedTuple):
    """A walk as far as it can be seen: up to its end, or to the first step that rolls."""

    before: Game
    after: Game
    seat: int
    steps: list[Step]
    rolled: int
    """The code of the step that rolls and ends what can be foreseen, or -1."""

    @property
    def codes(self) -> list[int]:
        return [self.before.vocabulary.code(step.key) for step in self.steps]


def open_decision(game: Game, seat: int) -> Decision | None:
    """What the seat must choose now, if anything."""
    return next((decision for decision in game.pending if decision.seat == seat), None)


def follow(game: Game, seat: int, codes: Sequence[int]) -> Preview:
    """Takes these steps, and the rest of the walk as a sensible player would if the plan breaks off.

    `game` must be a guess of the seat's: what is seen on the way is told to people.
    """
    steps: list[Step] = []
    now = game
    plan = list(codes)
    while len(steps) < LONGEST:
        decision = open_decision(now, seat)
        if decision is None:
            break
        code = plan.pop(0) if plan else _usual(now, decision)
        if code not in decision.codes:
            code = _usual(now, decision)
            plan = []
        key = decision.vocabulary.keys[code]
        steps.append(Step(key, decision.describe(code)))
        after = now.ahead(seat, key)
        if after is None:
            return Preview(game, now, seat, steps, code)
        now = after
    return Preview(game, now, seat, steps, -1)


def _usual(game: Game, decision: Decision) -> int:
    codes = decision.codes
    return codes[0] if len(codes) == 1 else choose_for(make("greedy"), game, decision).code
