"""The expansion's part of the table as plain JSON data. None of it is anybody's secret."""

from typing import Any

from troyes.city.ladies.names import MASTER_BUILDER
from troyes.city.ladies.state import Ladies
from troyes.city.names import CHARACTERS, COLOURS, EVENTS, GATES, NEUTRAL, OUTDOOR, PURPLE, STEPS, TURNED
from troyes.city.state import ACTED, City

__all__ = ["ladies_data", "ladies_die_data", "levels_shown"]


def levels_shown(city: City) -> int:
    """How many levels the Cathedral shows: a fourth once the Master Builder lies open."""
    return 4 if len(city.cathedral) > 18 and city.slot_of(MASTER_BUILDER) >= 0 else 3


def ladies_data(city: City) -> dict[str, Any]:
    ladies = city.ladies
    assert ladies is not None
    seats = city.seats
    return {
        "open_character": CHARACTERS[ladies.open_character] if ladies.open_character >= 0 else None,
        "outdoor": [
            {
                "activity": OUTDOOR[ladies.tiles[gate]],
                "gate": city.printed.gates[gate],
                "cubes": ladies.cubes[4 * gate :][:seats],
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
        "partners": [_owner(owner) for owner in range(NEUTRAL + 1) if ladies.partners >> owner & 1],
        "received": [{"colour": COLOURS[face // 6], "value": face % 6 + 1} for face in ladies.received],
        "actor": ladies.actor if ladies.actor >= 0 else None,
        "asked": [_owner(owner) for owner in ladies.asked],
        "striking": EVENTS[ladies.striking] if ladies.striking >= 0 else None,
        "to_strike": [EVENTS[event] for event in ladies.events],
        "threat": ladies.threat,
    }


def _owner(owner: int) -> int | str:
    return "neutral" if owner == NEUTRAL else owner


def _step_name(step: int) -> str:
    return "acted" if step == ACTED else STEPS[step]


def _tiles(ladies: Ladies, gates: int) -> list[str]:
    return [OUTDOOR[tile] for gate, tile in enumerate(ladies.tiles) if gates >> gate & 1]


def ladies_die_data(city: City, die: int) -> dict[str, Any]:
    """A die that is purple or turned over, as it lay on the square."""
    ladies = city.ladies
    assert ladies is not None
    purple = die // 18 % 6 == PURPLE
    user = ladies.actor if ladies.actor >= 0 else city.seat
    return {
        "owner": _owner(user if purple else die // 18 % 6),
        "colour": COLOURS[die // 6 % 3],
        "value": die % 6 + 1,
        "purple": purple,
        "turned": die >= TURNED,
    }
