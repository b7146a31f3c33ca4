"""What people write after a command, as the games take it."""

from pathlib import Path
from typing import Any

from troyes.core.errors import OptionError

__all__ = ["GAMES", "game_name", "game_options", "listed", "numbering_of"]

GAMES = {"dice": "troyes-dice"}
"""The short names of the games on the command line."""


def game_name(given: str) -> str:
    name = GAMES.get(given, given)
    if name not in GAMES.values():
        raise OptionError("option-game", place="game", value=given[:60], known=", ".join(GAMES))
    return name


def game_options(numbering: str | None, banquets: bool | None, cards: Path | None) -> dict[str, Any]:
    """The options that were given, and only those."""
    options: dict[str, Any] = {}
    if numbering is not None:
        options["numbering"] = numbering_of(numbering)
    if banquets is not None:
        options["banquets"] = banquets
    if cards is not None:
        options["cards"] = cards
    return options


def numbering_of(given: str) -> str | list[int]:
    """`rising`, or six numbers: `3,1,2,6,5,4` and `312654` both read as an order of one's own."""
    digits = [letter for letter in given if letter not in ", "]
    if len(digits) == 6 and all(letter.isascii() and letter.isdigit() for letter in digits):
        return [int(letter) for letter in digits]
    return given


def listed(given: str | None) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in (given or "").split(",") if name.strip()]
