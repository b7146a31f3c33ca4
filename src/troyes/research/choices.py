"""The choices of a game as numbers that never change."""

from troyes.core.game import Game


def chosen(game: Game) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By choice: who made it, and which action of the table it was."""
    code = game.vocabulary.code
    made = game.made()
    return tuple(seat for seat, _ in made), tuple(game.actions(seat)[code(key)] for seat, key in made)
