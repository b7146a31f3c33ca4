"""Everything that is printed in both boxes, in the order of a page that tells of all; where the rules tell of it."""

from collections.abc import Iterable
from typing import Any

from troyes.city import numbers
from troyes.city.names import ACTIVITIES, BONUS, CHARACTERS, COLOURS, EVENTS, OUTDOOR
from troyes.city.rulebook import section_of
from troyes.core.cards import Piece, Pieces

Tables = dict[str, dict[str, Any]]
"""All printed numbers, by table and name."""
KINDS = {"activities": "activity", "events": "event", "characters": "character", "outdoor": "outdoor"}


def pieces(tables: Tables, rules: Iterable[str] = (), boxes: Iterable[bool] = (False, True)) -> list[Pieces]:
    """`rules`: what the board shows and the rules give; `boxes`: the base game's, and that of the expansion."""
    found = [
        Pieces("board", "board", [*_on_board(tables, "board"), *(Piece("rule", f"rules.{name}") for name in rules)])
    ]
    for ladies in boxes:
        box = "ladies-" if ladies else ""
        activities, events = _of_box(tables, "activities", ladies), _of_box(tables, "events", ladies)
        by_level = sorted(activities, key=lambda name: (activities[name]["level"], name in BONUS))
        for colour in COLOURS:
            named = [name for name in by_level if activities[name]["colour"] == colour]
            found.append(_cards(f"{box}activities-{colour}", "activities", named, colour, ladies))
        for deck in ("board", *COLOURS):
            named = [name for name, card in events.items() if card.get("colour", "board") == deck]
            found.append(_cards(f"{box}events-{deck}", "events", named, "" if deck == "board" else deck, ladies))
        found.append(_cards(f"{box}characters", "characters", _of_box(tables, "characters", ladies), "", ladies))
        if ladies:
            outside = [*_on_board(tables, "ramparts"), *_on_board(tables, "supply")]
            found.append(Pieces("ladies-ramparts", "board", outside, expansion=True))
            sides = tables["outdoor"]
            named = sorted(sides, key=lambda name: (sides[name]["level"], sides[name]["tile"]))
            found.append(_cards("ladies-outdoor", "outdoor", named, "", True))
    return [group for group in found if group.pieces]


def _on_board(tables: Tables, table: str) -> list[Piece]:
    return [Piece("board", f"{table}.{name}") for name in tables[table]]


def _of_box(tables: Tables, table: str, ladies: bool) -> dict[str, dict[str, Any]]:
    expansion = numbers.ladies()[table]
    return {name: card for name, card in tables[table].items() if (name in expansion) == ladies}


def _cards(id: str, table: str, named: Iterable[str], colour: str, ladies: bool) -> Pieces:
    cards = [Piece(KINDS[table], f"{table}.{name}", name in BONUS) for name in named]
    return Pieces(id, table, cards, colour, ladies)


def sections() -> dict[str, list[tuple[str, str]]]:
    """Cards and outdoor activities, by the section of the rules that tells of them."""
    found: dict[str, list[tuple[str, str]]] = {}
    for table, names in zip(KINDS, (ACTIVITIES, EVENTS, CHARACTERS, OUTDOOR), strict=True):
        for name in names:
            found.setdefault(section_of(table, name), []).append((KINDS[table], name))
    return found
