"""A mind for tests: quick, without chance, and never better than the count of the points as they stand."""

from typing import Any

import pytest

from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import Mind, Thought, Watch
from troyes.bots.player import Guess
from troyes.coach.comparison import standing
from troyes.coach.estimate import Estimate
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng
from troyes.registry import descriptor

QUICK = Limits(simulations=4)
"""For the minds that the product has: enough to give an answer."""


class PlainMind:
    """Expects what would be counted now, and plans no further than one step."""

    considered = 0

    def consider(self, decision: Decision, guess: Guess, rng: Rng, clock: Clock, watch: Watch | None) -> list[Thought]:
        PlainMind.considered += 1
        game = guess(rng)
        found: list[Thought] = []
        for code in decision.codes:
            after = game.ahead(decision.seat, decision.vocabulary.keys[code]) or game
            points = self.outlook(after)
            found.append(Thought([code], standing(points, decision.seat, descriptor(game.name).shared), points, 1))
            clock.simulations += 1
        found.sort(key=lambda thought: -thought.value)
        return found

    def outlook(self, game: Game) -> list[float]:
        return [float(score.total) for score in game.scores()]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> type[PlainMind]:
    """Every game is thought about plainly."""
    PlainMind.considered = 0
    think_as(monkeypatch, PlainMind())
    return PlainMind


def think_as(monkeypatch: pytest.MonkeyPatch, mind: Mind) -> None:
    """The coach asks this one, whatever the game."""
    for module in ("hint", "analysis"):
        monkeypatch.setattr(f"troyes.coach.{module}.advisor", lambda game, level: mind)
    monkeypatch.setattr("troyes.coach.analysis.estimate_for", lambda game, mind: Estimate(mind))


def without_time(hint: Any) -> Any:
    hint.seconds = 0.0
    return hint
