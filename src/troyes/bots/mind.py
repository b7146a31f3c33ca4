"""What every thinking player has for each game: a mind, which weighs the options of a decision.

A mind is given guesses, never the game. The same mind plays, gives hints and analyses a game that is over.
"""

from collections.abc import Callable
from typing import Protocol, cast

from troyes.bots.levels import COUNT, part_for
from troyes.bots.limits import Clock
from troyes.bots.player import Guess
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng


class Thought:
    """One option that was weighed, and what is expected of it."""

    def __init__(self, codes: list[int], value: float, points: list[float], visits: int) -> None:
        self.codes = codes
        """The option's code first, then the rest of the seat's walk as it is planned."""
        self.value = value
        """What the seat makes of it, in points: its own against those of others. The highest is the best."""
        self.points = points
        """What each seat may expect to end with, le Roy last."""
        self.visits = visits

    def __repr__(self) -> str:
        return f"<Thought {self.codes}: {self.value:.2f}, {self.visits} visits>"


Watch = Callable[[list[Thought], Clock], None]
"""Is told a few times a second what is thought so far, the best first."""


class Mind(Protocol):
    def consider(self, decision: Decision, guess: Guess, rng: Rng, clock: Clock, watch: Watch | None) -> list[Thought]:
        """The options worth a word, the best first; at least one. No two begin with the same code."""
        ...

    def outlook(self, game: Game) -> list[float]:
        """What each seat may expect to end with, le Roy last: at a glance, without a search.

        The game is looked at as it is, so it must be over, or be a guess.
        """
        ...


STRONGEST = COUNT


def mind_for(game: str, level: str = STRONGEST) -> Mind:
    return cast(Mind, part_for(game, "mind", level)(level))


def advising(game: str, level: str = STRONGEST) -> Mind:
    """The mind of the level as the coach asks it, where that is another than the player's."""
    kind = part_for(game, "mind", level)
    return cast(Mind, getattr(kind, "advising", kind)(level))
