"""What people write after a command, as the games take it."""

from collections.abc import Callable
from typing import Any

import troyes
from troyes.core.errors import OptionError
from troyes.core.game import Game
from troyes.registry import descriptor

__all__ = ["LADIES", "game_options", "have_ladies", "listed", "numbering_of", "tried", "unusual"]

LADIES: dict[str, Any] = {
    "characters": "ladies",
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
}
"""The Ladies of Troyes in one word: its five modules, with the cards of both boxes."""


def game_options(**given: Any) -> dict[str, Any]:
    """The options that were given, and only those. Whether a game has them is the game's own to say."""
    found = {name: value for name, value in given.items() if value is not None and value not in ([], ())}
    if found.pop("ladies", False):
        found = {**LADIES, **found}
    return {name: READERS[name](value) if name in READERS else value for name, value in found.items()}


def have_ladies(game: str) -> None:
    """Refuses the one word by its own name where a game has no such expansion."""
    known = descriptor(game).usual()
    if not LADIES.keys() <= known.keys():
        raise OptionError("option-unknown", place="ladies", game=game, known=", ".join(known))


def tried(game: str, players: int, options: dict[str, Any]) -> Game:
    """A game with these options, to see that there can be one before anything is begun."""
    start = options.get("start_player")
    if start is not None and start >= players > 0 and "start_player" in descriptor(game).usual():
        expected = ", ".join(str(seat + 1) for seat in range(players))
        raise OptionError("option-bad", place="start_player", value=str(start + 1), expected=expected)
    return troyes.new_game(game, players=players, seed=1, **options)


def unusual(game: Game) -> dict[str, Any]:
    """The options of a game that are not the usual ones."""
    usual = troyes.new_game(game.name, seed=1).options
    return {name: value for name, value in game.options_data().items() if value != usual[name]}


def numbering_of(given: str) -> str | list[int]:
    """`rising`, or six numbers: `3,1,2,6,5,4` and `312654` both read as an order of one's own."""
    digits = [letter for letter in given if letter not in ", "]
    if len(digits) == 6 and all(letter.isascii() and letter.isdigit() for letter in digits):
        return [int(letter) for letter in digits]
    return given


def listed(given: str | None) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in (given or "").split(",") if name.strip()]


def _bonus_of(given: list[str]) -> list[str]:
    """The cards of `--bonus baker --bonus prior` and of `--bonus baker,prior` alike."""
    return [name for part in given for name in listed(part)]


def _seat_of(given: int) -> int:
    """People count their seats from 1, games from 0."""
    if given < 1:
        raise OptionError("option-bad", place="start_player", value=str(given), expected="1+")
    return given - 1


READERS: dict[str, Callable[[Any], Any]] = {
    "numbering": numbering_of,
    "bonus": _bonus_of,
    "start_player": _seat_of,
}
"""The options that people write otherwise than a game takes them."""
