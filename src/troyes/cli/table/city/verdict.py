"""How the player has done against le Roy: the difference of the two counts has a rank (K16)."""

from troyes.cli.table.words import Words
from troyes.core.game import Game

__all__ = ["RANKS", "verdict"]

RANKS = (1, 6, 11, 16, 21)
"""The difference from which on each rank but the lowest is reached."""


def verdict(game: Game, words: Words) -> str:
    own, roy = (score.total for score in game.scores())
    rank = sum(own - roy >= least for least in RANKS)
    return words(f"table-city-rank-{rank}", difference=own - roy)
