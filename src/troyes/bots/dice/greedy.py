"""How the greedy player thinks about Troyes Dice: one whole half day ahead, on its own sheet."""

from troyes.bots.dice.worth import Weights, tastes, worth
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng
from troyes.dice.game import DiceGame
from troyes.dice.walk import DONE, Walk
from troyes.dice.wheel import HalfDay


class DiceThinker:
    def __init__(self, rng: Rng, weights: object) -> None:
        self.weights = weights if isinstance(weights, Weights) else tastes(rng)

    def choose(self, game: Game, decision: Decision, rng: Rng) -> int:
        assert isinstance(game, DiceGame)
        half = game.half
        walk = game.walks[decision.seat]
        best_code, best = -1, -1e9
        for code in walk.codes(half):
            value = self.value(walk.after(code, half), half)
            if value > best:
                best_code, best = code, value
        return best_code

    def value(self, walk: Walk, half: HalfDay) -> float:
        """The worth of the best end of this walk."""
        if walk.stage == DONE:
            return worth(walk.sheet, half, self.weights)
        best = -1e9
        for code in walk.codes(half):
            best = max(best, self.value(walk.after(code, half), half))
        return best
