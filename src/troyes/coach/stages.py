"""Where a game stands in time: which round or half day it is, and how much of the game is over."""

from troyes.city.game import CityGame
from troyes.city.rounds import rounds
from troyes.city.square import size
from troyes.city.state import PLACING
from troyes.core.game import Game
from troyes.core.message import Message
from troyes.dice.game import DiceGame
from troyes.dice.log import half_name
from troyes.dice.walk import DONE
from troyes.dice.wheel import HALF_DAYS

__all__ = ["elapsed", "shares_a_board", "stage", "when"]


def stage(game: Game) -> int:
    """The round or the half day, from 0; -1 in the placement before the first round."""
    if isinstance(game, DiceGame):
        return game.half.turn
    assert isinstance(game, CityGame)
    return -1 if game.city.step == PLACING else game.city.round


def when(game: Game) -> Message:
    """The stage in words."""
    at = stage(game)
    if isinstance(game, DiceGame):
        return Message("coach-when-half-day", {"day": at // 2 + 1, "half": half_name(at)})
    return Message("coach-when-placement") if at < 0 else Message("coach-when-round", {"round": at + 1})


def elapsed(game: Game) -> float:
    """The share of the game that is over, from 0 to 1."""
    if game.over:
        return 1.0
    if isinstance(game, DiceGame):
        done = sum(walk.stage == DONE for walk in game.walks)
        return (game.half.turn + done / len(game.walks)) / HALF_DAYS
    assert isinstance(game, CityGame)
    city = game.city
    if city.step == PLACING:
        return 0.0
    workforce = sum(owner >= 0 for owner in city.spaces)
    left = sum(size(pile) for pile in city.dice)
    part = 1.0 - min(left / max(workforce, 1), 1.0)
    return (city.round + part) / rounds(city)


def shares_a_board(game: Game) -> bool:
    """Whether a seat's choice can touch another's result. At Troyes Dice nothing is shared but dice and wheel (D1)."""
    return not isinstance(game, DiceGame)
