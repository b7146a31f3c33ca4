"""The apprentice: plays like somebody who has just learned the rules.

It thinks as greedy does, one turn ahead, and errs as beginners do: it overlooks part of what it could do, likes points
now better than anything later, knows neither thrift nor when to spend, and now and then takes the second best. Each
game has its own mistakes, in a module of its own.
"""

from troyes.bots.greedy import GreedyPlayer, Thinker
from troyes.core.errors import OptionError
from troyes.core.rng import Rng, Seed, from_seed, seed_text

__all__ = ["Apprentice"]


class Apprentice(GreedyPlayer):
    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self.mood = from_seed(f"{seed_text(seed)}/mood")
        """Decides what is overlooked. It is apart from the guesses, which may draw more or less by what is hidden."""

    def _seated(self, game: str) -> Thinker:
        if game not in KNOWN:
            raise OptionError("option-bot", place="bot", value="apprentice", known="random")
        return _dice(self.mood) if game == "troyes-dice" else _city(game == "king", self.mood)


KNOWN: list[str] = ["troyes", "king", "troyes-dice"]


def _dice(mood: Rng) -> Thinker:
    from troyes.bots.dice.apprentice import DiceApprentice

    return DiceApprentice(mood)


def _city(king: bool, mood: Rng) -> Thinker:
    from troyes.bots.city.apprentice import CityApprentice

    return CityApprentice(king, mood)
