"""The greedy player: takes what is worth most, as the thinker of its game sees it.

What a position is worth is another question in each game, so each has a thinker of its own, which its descriptor
names and which is loaded when a greedy player first sits down at that game.
"""

from typing import Protocol, cast

from troyes.bots.levels import GREEDY, part_for
from troyes.bots.player import Guess, View
from troyes.core.decision import Decision, Option, Vocabulary
from troyes.core.game import Game
from troyes.core.rng import Rng, Seed, from_seed


class Thinker(Protocol):
    """Knows one game, and one player's tastes in it."""

    def choose(self, game: Game, decision: Decision, rng: Rng) -> int:
        """The code of the option to take. `game` is a guess: it may be played on and thrown away."""
        ...


class GreedyPlayer:
    def __init__(self, seed: Seed, weights: object = None) -> None:
        """`weights`: the tastes to play with, in the form of the game's own thinker; otherwise it has its own."""
        self.rng = from_seed(seed)
        self.weights = weights
        self._thinker: Thinker | None = None
        self._vocabulary: Vocabulary | None = None
        """Whose keys the thinker knows: another game's decision calls for another thinker."""

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        codes = decision.codes
        if len(codes) == 1:
            return Option(decision, codes[0])
        thinker = self._thinker
        if thinker is None or self._vocabulary is not decision.vocabulary:
            thinker = self._thinker = self._seated(cast(str, view()["game"]))
            self._vocabulary = decision.vocabulary
        return Option(decision, thinker.choose(guess(self.rng), decision, self.rng))

    def _seated(self, game: str) -> Thinker:
        return cast(Thinker, part_for(game, "greedy", GREEDY)(self.rng, self.weights))
