"""Reasons in words: what a walk does, told by comparing the table before and after it.

Each game has modules with its kinds of reason. A kind is a small function that yields what it finds, each with a
weight: roughly the points it is worth, so that the most telling comes first.
"""

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import NamedTuple, cast

from troyes.coach.preview import Preview
from troyes.core.message import Arg, Message

__all__ = ["MOST", "Found", "because", "ranked", "reasons"]

MOST = 5
"""So many reasons are told at most."""


class Found(NamedTuple):
    weight: float
    message: Message


_ROOMS = {
    "troyes": "troyes.coach.city.reasons",
    "king": "troyes.coach.city.reasons",
    "troyes-dice": "troyes.coach.dice.reasons",
}
"""By the name of a game: the module whose `find` looks for its reasons."""


def because(weight: float, id: str, **args: Arg) -> Found:
    return Found(weight, Message(f"coach-{id}", args))


def reasons(preview: Preview, most: int = MOST) -> list[Message]:
    """Why one might walk so, the most telling first. There is always one."""
    return [each.message for each in ranked(preview)[:most]] or [Message("coach-quiet")]


def ranked(preview: Preview) -> list[Found]:
    """All reasons that the game's modules find, the heaviest first; of equals the kind that is listed first."""
    find = cast("Callable[[Preview], Iterable[Found]]", import_module(_ROOMS[preview.before.name]).find)
    return sorted(find(preview), key=lambda each: -each.weight)
