"""The apprentice: plays like somebody who has just learned the rules."""

from troyes.bots.greedy import GreedyPlayer
from troyes.bots.player import Guess, View
from troyes.core.decision import Decision, Option
from troyes.core.rng import Seed, from_seed

__all__ = ["Apprentice"]


class Apprentice:
    def __init__(self, seed: Seed) -> None:
        self.rng = from_seed(seed)
        self.teacher = GreedyPlayer(seed)

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        return self.teacher.choose(decision, view, guess)
