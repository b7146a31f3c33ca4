"""Where a game stands in time."""

from typing import NamedTuple

from troyes.core.game import Game
from troyes.core.message import Message
from troyes.registry import descriptor


class Stage(NamedTuple):
    number: int
    """The round or the half day, from 0; -1: before the first."""
    when: Message
    """The same in words."""
    elapsed: float
    """The share of the game that is over, from 0 to 1."""


def stage(game: Game) -> Stage:
    """As the game's own part tells it; otherwise by turns."""
    found = descriptor(game.name).part("stage")
    if found is not None:
        return found(game)
    return Stage(game.turns, Message("coach-when-turn", {"turn": game.turns + 1}), float(game.over))
