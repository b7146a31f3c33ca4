"""The printed numbers of Troyes and The King's Challenge, with all that is known about them."""

from typing import Any

from troyes.city import cathedral, numbers, pieces, scoring, targets
from troyes.city.activities import cards as activities
from troyes.city.events import cards as events
from troyes.city.faces import Face
from troyes.city.ladies import scoring as ladies
from troyes.city.ladies import tiles
from troyes.city.names import ACTIVITIES, CHARACTERS, EVENTS
from troyes.core.cards import Pieces, Source


def _rules() -> dict[str, Any]:
    return {
        "agriculture_per": targets.FIELD_PER,
        "cathedral_vp": cathedral.VP,
        "cathedral_influence": list(cathedral.INFLUENCE),
        "character_vp": list(scoring.REWARDS),
    }


def _faces(tables: dict[str, Any]) -> dict[str, dict[str, Face]]:
    """Of each card and tile that the tables have."""
    counted = {**scoring.COUNTED, **ladies.counted()}
    sides = tiles.shows()
    return {
        "activities": {
            name: activities.CARDS[ACTIVITIES.index(name)].face(card) for name, card in tables["activities"].items()
        },
        "events": {name: events.CARDS[EVENTS.index(name)].face(card) for name, card in tables["events"].items()},
        "characters": {name: {"dice": [], "lines": [counted[CHARACTERS.index(name)]]} for name in tables["characters"]},
        "outdoor": {name: {"dice": [], "lines": sides[name]} for name in tables.get("outdoor", {})},
    }


def _pieces(tables: dict[str, Any]) -> list[Pieces]:
    return pieces.pieces(tables, _rules())


TROYES = Source(
    numbers.base,
    numbers.provenance,
    numbers.load,
    numbers.RULE,
    rules=_rules,
    faces=_faces,
    shapes=numbers.shapes,
    pieces=_pieces,
    sections=pieces.sections,
)
KING = TROYES._replace(unplayed=numbers.ladies)
