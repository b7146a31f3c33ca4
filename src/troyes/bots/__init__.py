"""Players that think. Each is given a decision, its seat's view and guesses: never the game itself."""

from troyes.bots.levels import LEVELS, levels
from troyes.bots.limits import Limits
from troyes.bots.player import Player, play_out
from troyes.bots.roster import BOTS, make

__all__ = ["BOTS", "LEVELS", "Limits", "Player", "levels", "make", "play_out"]
