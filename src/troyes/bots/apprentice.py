"""The apprentice: plays like somebody who has just learned the rules.

It thinks as greedy does, one turn ahead, and errs as beginners do: it overlooks part of what it could do, likes points
now better than anything later, knows neither thrift nor when to spend, and now and then takes the second best. Each
game has its own mistakes, in a thinker that its descriptor names.
"""

from typing import cast

from troyes.bots.greedy import GreedyPlayer, Thinker
from troyes.bots.levels import APPRENTICE, part_for
from troyes.core.rng import Seed, from_seed, seed_text


class Apprentice(GreedyPlayer):
    def __init__(self, seed: Seed) -> None:
        super().__init__(seed)
        self.mood = from_seed(f"{seed_text(seed)}/mood")
        """Decides what is overlooked. It is apart from the guesses, which may draw more or less by what is hidden."""

    def _seated(self, game: str) -> Thinker:
        return cast(Thinker, part_for(game, "apprentice", APPRENTICE)(self.mood))
