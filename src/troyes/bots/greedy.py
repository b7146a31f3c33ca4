"""The greedy player: takes what is worth most, as the thinker of its game sees it.

What a position is worth is another question in each game, so each has a thinker in a module of its own, which is loaded
when a greedy player first sits down at that game.
"""

from collections.abc import Callable
from typing import Protocol, cast

from troyes.bots.player import Guess, View
from troyes.core.decision import Decision, Option, Vocabulary
from troyes.core.errors import OptionError
from troyes.core.game import Game
from troyes.core.rng import Rng, Seed, from_seed

__all__ = ["THINKERS", "GreedyPlayer", "Thinker"]


class Thinker(Protocol):
    """Knows one game, and one player's tastes in it."""

    def choose(self, game: Game, decision: Decision, rng: Rng) -> int:
        """The code of the option to take. `game` is a guess: it may be played on and thrown away."""
        ...


def _dice(rng: Rng, weights: object) -> Thinker:
    from troyes.bots.dice.greedy import DiceThinker

    return DiceThinker(rng, weights)


def _city(rng: Rng, weights: object) -> Thinker:
    from troyes.bots.city.greedy import CityThinker

    return CityThinker(False, weights)


def _king(rng: Rng, weights: object) -> Thinker:
    from troyes.bots.city.greedy import CityThinker

    return CityThinker(True, weights)


THINKERS: dict[str, Callable[[Rng, object], Thinker]] = {"troyes": _city, "king": _king, "troyes-dice": _dice}
"""By the name of a game: makes a thinker from the player's generator and, if they are given, its weights."""


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
        if game not in THINKERS:
            raise OptionError("option-bot", place="bot", value="greedy", known="random")
        return THINKERS[game](self.rng, self.weights)
