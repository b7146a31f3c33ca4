"""How the players that search think about Troyes Dice."""

from troyes.bots.dice_greedy import DiceThinker
from troyes.bots.dice_worth import Weights, worth
from troyes.bots.limits import Clock
from troyes.bots.mind import Thought, Watch
from troyes.bots.player import Guess
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng
from troyes.dice.game import DiceGame

__all__ = ["DiceMind"]


class DiceMind:
    def __init__(self, level: str) -> None:
        self.level = level
        self.weights = Weights()

    def consider(self, decision: Decision, guess: Guess, rng: Rng, clock: Clock, watch: Watch | None) -> list[Thought]:
        game = guess(rng)
        assert isinstance(game, DiceGame)
        thinker = DiceThinker(rng, self.weights)
        others = self.outlook(game)
        found: list[Thought] = []
        for code in decision.codes:
            clock.simulations += 1
            walk = game.walks[decision.seat].copy()
            walk.take(code, game.half)
            value = thinker.value(walk, game.half)
            points = others.copy()
            points[decision.seat] = value
            found.append(Thought([code], value, points, 1))
        found.sort(key=lambda thought: -thought.value)
        return found

    def outlook(self, game: Game) -> list[float]:
        assert isinstance(game, DiceGame)
        return [worth(walk.sheet, game.half, self.weights) for walk in game.walks]
