"""What statistics count of a finished game of Troyes Dice."""

from typing import Any

from troyes.dice.achievements import earned, kinds
from troyes.dice.game import DiceGame


def facts(game: DiceGame, seat: int, person: bool) -> dict[str, Any]:
    """Of one seat: the achievements that this game alone fills are a person's."""
    drawn: dict[str, list[int]] = game.view(None)["sheets"][seat]["drawn"]
    return {
        "kinds": kinds(game),
        "boxes": earned(game, seat) if person else [],
        "buildings": {row: columns for row, columns in drawn.items() if columns},
    }
