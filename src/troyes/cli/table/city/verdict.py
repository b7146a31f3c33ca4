"""How the player has done against le Roy: the difference of the two counts has a rank (K16)."""

from troyes.city.scoring import rank
from troyes.cli.table.words import Words
from troyes.core.game import Game


def verdict(game: Game, words: Words) -> str:
    own, roy = (score.total for score in game.scores())
    return words(f"table-city-rank-{rank(own - roy)}", difference=own - roy)
