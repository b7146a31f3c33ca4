"""Everything that is printed in both boxes, in the order of a page that tells of all; where the rules tell of it."""

from collections.abc import Iterable
from typing import Any

from troyes.city import numbers
from troyes.city.names import ACTIVITIES, BONUS, CHARACTERS, COLOURS, EVENTS, OUTDOOR
from troyes.city.rulebook import section_of
from troyes.core.cards import Piece, Pieces

KINDS = {"activities": "activity", "events": "event", "characters": "character", "outdoor": "outdoor"}


def pieces(rules: Iterable[str]) -> list[Pieces]:
    """`rules`: what the board shows and the rules give."""
    tables = numbers.base()
    found = [Pieces("board", "board", [*_on_board("board"), *(Piece("rule", f"rules.{name}") for name in rules)])]
    for ladies in (False, True):
        box = "ladies-" if ladies else ""
        activities = sorted(_of_box("activities", ladies), key=lambda name: (_level(name), name in BONUS))
        for colour in COLOURS:
            named = [name for name in activities if tables["activities"][name]["colour"] == colour]
            found.append(_cards(f"{box}activities-{colour}", "activities", named, colour, ladies))
        for deck in ("board", *COLOURS):
            named = [
                name for name in _of_box("events", ladies) if tables["events"][name].get("colour", "board") == deck
            ]
            found.append(_cards(f"{box}events-{deck}", "events", named, "" if deck == "board" else deck, ladies))
        found.append(_cards(f"{box}characters", "characters", _of_box("characters", ladies), "", ladies))
    found.append(Pieces("ladies-ramparts", "board", [*_on_board("ramparts"), *_on_board("supply")], ladies=True))
    sides: dict[str, Any] = tables["outdoor"]
    named = sorted(sides, key=lambda name: (sides[name]["level"], sides[name]["tile"]))
    found.append(_cards("ladies-outdoor", "outdoor", named, "", True))
    return [group for group in found if group.pieces]


def _on_board(table: str) -> list[Piece]:
    return [Piece("board", f"{table}.{name}") for name in numbers.base()[table]]


def _level(activity: str) -> int:
    return numbers.base()["activities"][activity]["level"]


def _of_box(table: str, ladies: bool) -> list[str]:
    expansion = numbers.ladies()[table]
    return [name for name in numbers.base()[table] if (name in expansion) == ladies]


def _cards(id: str, table: str, named: list[str], colour: str, ladies: bool) -> Pieces:
    cards = [Piece(KINDS[table], f"{table}.{name}", name in BONUS) for name in named]
    return Pieces(id, table, cards, colour, ladies)


def sections() -> dict[str, list[tuple[str, str]]]:
    """Cards and outdoor activities, by the section of the rules that tells of them."""
    found: dict[str, list[tuple[str, str]]] = {}
    for table, names in zip(KINDS, (ACTIVITIES, EVENTS, CHARACTERS, OUTDOOR), strict=True):
        for name in names:
            found.setdefault(section_of(table, name), []).append((KINDS[table], name))
    return found
