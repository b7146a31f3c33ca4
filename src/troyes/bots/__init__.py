"""Players that think. Each is given a decision, its seat's view and guesses: never the game itself."""

from troyes.bots.limits import Limits
from troyes.bots.player import BOTS, LEVELS, Player, make, play_out

__all__ = ["BOTS", "LEVELS", "Limits", "Player", "make", "play_out"]
