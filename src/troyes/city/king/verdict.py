"""How the player has done against le Roy: the difference of the two counts has a rank (K16)."""

from troyes.city.scoring import rank
from troyes.core.game import Game
from troyes.core.message import Message


def verdict(game: Game) -> Message:
    own, roy = (score.total for score in game.scores())
    return Message(f"city-rank-{rank(own - roy)}", {"difference": own - roy}, "king.ranks")
