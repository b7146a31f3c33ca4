"""Reading the expansion's part of a position."""

from typing import Any

from troyes.city.decks import character_pool
from troyes.city.faults import event_of, wrong
from troyes.city.ladies.shapes import LadiesData
from troyes.city.names import CHARACTERS, COLOURS, GATES, NEUTRAL, OUTDOOR, POSSESSION
from troyes.city.numbering import bit, face_of, outdoor_at
from troyes.city.state import ACTED, City, ladies_of
from troyes.city.steps.table import STEP_NAMES


def read_ladies(data: LadiesData | None, city: City, options: dict[str, Any]) -> None:
    ladies = ladies_of(city)
    if data is None:
        data = LadiesData()
    _read_open_character(data, city, options)
    _read_outdoor(data, city, options)
    for seat, citizens in enumerate(data.possessed):
        _seat(city, seat, "ladies.possessed")
        ladies.possessed[seat] = citizens
    if any(ladies.possessed) and POSSESSION not in city.queue:
        raise wrong("ladies.possessed", "possessed")
    ladies.served = _gates(city, data.served, "ladies.served")
    ladies.stationed = _gates(city, data.stationed, "ladies.stationed")
    ladies.must_act = data.must_act
    ladies.scouted = [event_of(name, "ladies.scouted") for name in data.scouted]
    ladies.release = data.release
    if data.back is not None and data.release:
        ladies.back = ACTED if data.back == "acted" else STEP_NAMES.index(data.back)
    for owner in data.partners:
        ladies.partners |= bit(_owner(city, owner, "ladies.partners"))
    ladies.received = [face_of(COLOURS.index(face.colour), face.value) for face in data.received]
    ladies.actor = -1 if data.actor is None else _owner(city, data.actor, "ladies.actor")
    ladies.asked = [_owner(city, owner, "ladies.asked") for owner in data.asked]
    ladies.striking = -1 if data.striking is None else event_of(data.striking, "ladies.striking")
    ladies.events = [event_of(name, "ladies.to_strike") for name in data.to_strike]
    ladies.threat = data.threat


def _read_open_character(data: LadiesData, city: City, options: dict[str, Any]) -> None:
    name = data.open_character
    if (name is not None) != options["open_character"]:
        raise wrong("ladies.open_character", "open-character")
    if name is None:
        return
    pool = CHARACTERS[: character_pool(options)]
    if name not in pool or any(CHARACTERS.index(name) in hand for hand in city.characters):
        raise wrong("ladies.open_character", "no-such-card", card=name)
    ladies_of(city).open_character = CHARACTERS.index(name)


def _read_outdoor(data: LadiesData, city: City, options: dict[str, Any]) -> None:
    ladies = ladies_of(city)
    gates = GATES if options["ramparts"] else 0
    if len(data.outdoor) != gates or len(data.guards) != (city.seats if gates else 0):
        raise wrong("ladies.outdoor", "ramparts", count=gates)
    for gate, outdoor in enumerate(data.outdoor):
        place = f"ladies.outdoor[{gate}]"
        names = [name for side, name in enumerate(OUTDOOR) if city.printed.outdoor_level[side] == gate]
        if not options["purple_die"]:
            names = [name for name in names if name != "extra_purple"]
        if outdoor.activity not in names:
            raise wrong(f"{place}.activity", "no-such-card", card=outdoor.activity)
        if outdoor.gate != city.printed.gates[gate]:
            raise wrong(f"{place}.gate", "gate", gate=city.printed.gates[gate])
        ladies.tiles = [*ladies.tiles, OUTDOOR.index(outdoor.activity)]
        for seat, cubes in enumerate(outdoor.cubes):
            _seat(city, seat, f"{place}.cubes")
            if cubes and (data.guards[seat] < outdoor.gate or outdoor.activity.startswith("race")):
                raise wrong(f"{place}.cubes", "outdoor-cubes")
            ladies.cubes[outdoor_at(gate, seat)] = cubes
    for seat, at in enumerate(data.guards):
        if at > city.printed.gates[GATES - 1]:
            raise wrong(f"ladies.guards[{seat}]", "guard", last=city.printed.gates[GATES - 1])
        ladies.guards[seat] = at


def _seat(city: City, seat: int, place: str) -> int:
    if seat >= city.seats:
        raise wrong(place, "no-such-seat")
    return seat


def _owner(city: City, owner: int | str, place: str) -> int:
    return NEUTRAL if isinstance(owner, str) else _seat(city, owner, place)


def _gates(city: City, names: list[str], place: str) -> int:
    """Outdoor activities as a bit for each gate."""
    found = 0
    for name in names:
        gate = ladies_of(city).gate_of(OUTDOOR.index(name)) if name in OUTDOOR else -1
        if gate < 0:
            raise wrong(place, "no-such-card", card=name)
        found |= bit(gate)
    return found
