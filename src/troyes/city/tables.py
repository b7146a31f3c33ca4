"""The two data files as they are written: which cards there are, of which box, and what is printed on them.

The order of their tables numbers the cards. Codes follow from the numbers; records and people know a card by its name.
"""

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any, Final

__all__ = ["LADIES", "TROYES", "bonus", "names", "printed"]


def _read(room: str) -> dict[str, Any]:
    return tomllib.loads((files(room) / "printed.toml").read_text("utf-8"))


TROYES: Final = _read("troyes.city")
LADIES: Final = _read("troyes.city.ladies")
"""Of The Ladies of Troyes: its cards come after those of the base game."""


def names(table: str) -> list[str]:
    """All cards of a table, by number."""
    return [*TROYES.get(table, {}), *LADIES.get(table, {})]


def bonus(table: str) -> list[str]:
    """Those that come in only by an option."""
    return [name for name, card in TROYES[table].items() if card.get("box") == "bonus"]


def printed(file: dict[str, Any]) -> dict[str, Any]:
    """What is printed: all but how it is known, and of which box a card is."""
    found = deepcopy({name: table for name, table in file.items() if name != "provenance"})
    for cards in (found["activities"], found["events"]):
        for card in cards.values():
            card.pop("box", None)
    return found
