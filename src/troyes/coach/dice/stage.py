"""The half days of Troyes Dice."""

from troyes.coach.stage import Stage
from troyes.core.message import Message
from troyes.dice.game import DiceGame
from troyes.dice.log import half_name
from troyes.dice.walk import DONE
from troyes.dice.wheel import HALF_DAYS


def half_day(game: DiceGame) -> Stage:
    turn = game.half.turn
    done = sum(walk.stage == DONE for walk in game.walks) / len(game.walks)
    when = Message("coach-when-half-day", {"day": turn // 2 + 1, "half": half_name(turn)})
    return Stage(turn, when, 1.0 if game.over else (turn + done) / HALF_DAYS)
