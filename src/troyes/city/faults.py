"""What is wrong with a position, as an error that names the place."""

from troyes.city.names import EVENTS
from troyes.core.errors import PositionError, Reason
from troyes.core.message import Arg, Message


def wrong(place: str, why: str, **args: Arg) -> PositionError:
    return PositionError("position-wrong", place=place, detail=Reason(Message(f"position-city-{why}", args)))


def event_of(name: str, place: str) -> int:
    if name not in EVENTS:
        raise wrong(place, "no-such-card", card=name)
    return EVENTS.index(name)
