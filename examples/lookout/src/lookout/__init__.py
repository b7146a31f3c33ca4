"""A bot that looks to the end of its own turn."""

import random

from troyes import Decision, Game, Option
from troyes.bots.limits import Limits
from troyes.bots.player import Guess, View

__all__ = ["Lookout"]


class Lookout:
    def __init__(self, seed: str, limits: Limits) -> None:
        self.rng = random.Random(seed)
        self.tries = limits.simulations or 3

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        return max(decision.options, key=lambda option: self.points(option, guess))

    def points(self, option: Option, guess: Guess) -> int:
        """The most points after this option, in a few tries to finish the turn."""
        return max(self.finished(option, guess(self.rng)) for _ in range(self.tries))

    def finished(self, option: Option, game: Game) -> int:
        """The seat's points after the option and a random rest of the turn."""
        seat, turns = option.decision.seat, game.turns
        game.play(seat, option.key)
        while game.turns == turns and (mine := [open for open in game.pending if open.seat == seat]):
            game.play(seat, self.rng.choice(mine[0].options))
        return game.scores()[seat].total
