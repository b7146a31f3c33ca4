"""The expansion's part of the table as plain JSON data. None of it is anybody's secret."""

from typing import Any

from troyes.city.activities.cards import MASTER_BUILDER
from troyes.city.ladies.state import Ladies
from troyes.city.names import CHARACTERS, COLOURS, EVENTS, GATES, NEUTRAL, OUTDOOR
from troyes.city.numbering import colour_of_face, has, outdoor_at, value_of
from troyes.city.state import ACTED, City, ladies_of
from troyes.city.steps.table import STEP_NAMES


def levels_shown(city: City) -> int:
    """How many levels the Cathedral shows: a fourth once the Master Builder lies open."""
    return 4 if len(city.cathedral) > 18 and city.slot_of(MASTER_BUILDER.id) >= 0 else 3


def ladies_data(city: City) -> dict[str, Any]:
    ladies = ladies_of(city)
    seats = city.seats
    return {
        "open_character": CHARACTERS[ladies.open_character] if ladies.open_character >= 0 else None,
        "outdoor": [
            {
                "activity": OUTDOOR[ladies.tiles[gate]],
                "gate": city.printed.gates[gate],
                "cubes": ladies.cubes[outdoor_at(gate, 0) :][:seats],
            }
            for gate in range(GATES if ladies.tiles else 0)
        ],
        "guards": ladies.guards[:seats] if ladies.tiles else [],
        "possessed": ladies.possessed[:seats],
        "served": _tiles(ladies, ladies.served),
        "stationed": _tiles(ladies, ladies.stationed),
        "must_act": ladies.must_act,
        "scouted": [EVENTS[event] for event in ladies.scouted],
        "release": ladies.release,
        "back": _step_name(ladies.back) if ladies.release else None,
        "partners": [_owner(owner) for owner in range(NEUTRAL + 1) if has(ladies.partners, owner)],
        "received": [{"colour": COLOURS[colour_of_face(face)], "value": value_of(face)} for face in ladies.received],
        "actor": ladies.actor if ladies.actor >= 0 else None,
        "asked": [_owner(owner) for owner in ladies.asked],
        "striking": EVENTS[ladies.striking] if ladies.striking >= 0 else None,
        "to_strike": [EVENTS[event] for event in ladies.events],
        "threat": ladies.threat,
    }


def _owner(owner: int) -> int | str:
    return "neutral" if owner == NEUTRAL else owner


def _step_name(step: int) -> str:
    return "acted" if step == ACTED else STEP_NAMES[step]


def _tiles(ladies: Ladies, gates: int) -> list[str]:
    return [OUTDOOR[tile] for gate, tile in enumerate(ladies.tiles) if has(gates, gate)]
