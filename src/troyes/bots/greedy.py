"""The greedy player: looks one whole action ahead and takes what is worth most."""

from troyes.bots.dice_worth import Weights, tastes, worth
from troyes.bots.player import Guess, View
from troyes.core.decision import Decision, Option
from troyes.core.game import Game
from troyes.core.rng import Seed, from_seed
from troyes.dice.game import DiceGame
from troyes.dice.walk import DONE, Walk
from troyes.dice.wheel import HalfDay

__all__ = ["GreedyPlayer"]


class GreedyPlayer:
    def __init__(self, seed: Seed, weights: Weights | None = None) -> None:
        self.rng = from_seed(seed)
        self.weights = tastes(self.rng) if weights is None else weights

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        codes = decision.codes
        if len(codes) == 1:
            return Option(decision, codes[0])
        game = guess(self.rng)
        return Option(decision, self._best(game, decision.seat))

    def _best(self, game: Game, seat: int) -> int:
        assert isinstance(game, DiceGame)
        half = game.half
        walk = game.walks[seat]
        best_code, best = -1, -1e9
        for code in walk.codes(half):
            value = self._value(_after(walk, code, half), half)
            if value > best:
                best_code, best = code, value
        return best_code

    def _value(self, walk: Walk, half: HalfDay) -> float:
        """The worth of the best end of this walk."""
        if walk.stage == DONE:
            return worth(walk.sheet, half, self.weights)
        best = -1e9
        for code in walk.codes(half):
            best = max(best, self._value(_after(walk, code, half), half))
        return best


def _after(walk: Walk, code: int, half: HalfDay) -> Walk:
    after = walk.copy()
    after.take(code, half)
    return after
