"""What is wrong with a position, as an error that names the place."""

from troyes.core.errors import PositionError, Reason
from troyes.core.message import Arg, Message

__all__ = ["wrong"]


def wrong(place: str, why: str, **args: Arg) -> PositionError:
    return PositionError("position-wrong", place=place, detail=Reason(Message(f"position-city-{why}", args)))
