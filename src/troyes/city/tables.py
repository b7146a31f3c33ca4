"""The two data files as they are written: which cards there are, of which box, and what is printed on them.

The order of their tables numbers the cards. Codes follow from the numbers; records and people know a card by its name.
"""

import tomllib
from collections.abc import Iterator
from copy import deepcopy
from importlib.resources import files
from typing import Any, Final


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
    """What is printed: all but of which box a card is, and how its numbers are known."""
    found = deepcopy({name: table for name, table in file.items() if name != "provenance"})
    for _, card in _cards(found):
        card.pop("box", None)
        del card["known"]
    return found


def provenance(file: dict[str, Any]) -> dict[str, str]:
    """How each number is known, by its dotted name: a word for all numbers of a card, or one for each."""
    found: dict[str, str] = dict(file["provenance"])
    for place, card in _cards(file):
        known: str | dict[str, str] = card["known"]
        if isinstance(known, str):
            known = {name: known for name in card if name not in ("box", "known")}
        found.update({f"{place}.{name}": how for name, how in known.items()})
    return found


def _cards(file: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for table in ("activities", "events", "characters", "outdoor"):
        for name, card in file.get(table, {}).items():
            yield f"{table}.{name}", card
