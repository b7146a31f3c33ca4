"""What each seat may expect at Troyes Dice: seen with the learned eyes of the bots, and one half day ahead."""

from troyes.bots.dice.mind import DiceMind
from troyes.coach.estimate import Estimate, Points
from troyes.core.game import Game


class DiceEstimate(Estimate):
    def seen(self, game: Game) -> Points:
        assert isinstance(self.mind, DiceMind)
        return self.mind.foresight(game)
