"""The printed numbers of Troyes and The King's Challenge, with all that is known about them."""

from typing import Any

from troyes.city import cathedral, numbers, pieces, scoring, targets
from troyes.city.activities import cards as activities
from troyes.city.events import cards as events
from troyes.city.names import ACTIVITIES, EVENTS
from troyes.core.cards import Pieces, Source


def _rules() -> dict[str, Any]:
    return {
        "agriculture_per": targets.FIELD_PER,
        "cathedral_vp": cathedral.VP,
        "cathedral_influence": list(cathedral.INFLUENCE),
        "character_vp": list(scoring.REWARDS),
    }


def _faces() -> dict[str, Any]:
    return {
        "activities": {name: activities.CARDS[number].face() for number, name in enumerate(ACTIVITIES)},
        "events": {name: events.CARDS[number].face() for number, name in enumerate(EVENTS)},
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
