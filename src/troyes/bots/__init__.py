"""Players that think. Each is given a decision, its seat's view and guesses: never the game itself."""

from troyes.bots.player import BOTS, Player, make, play_out

__all__ = ["BOTS", "Player", "make", "play_out"]
