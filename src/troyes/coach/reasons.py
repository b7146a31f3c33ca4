"""Reasons in words: what a walk does, told by comparing the table before and after it.

A game's descriptor names what finds its reasons. A kind is a small function that yields what it finds, each with a
weight: roughly the points it is worth, so that the most telling comes first.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from troyes.coach.preview import Preview
from troyes.core.message import Arg, Message
from troyes.registry import descriptor

MOST = 5
"""So many reasons are told at most."""


class Found(NamedTuple):
    weight: float
    message: Message


def because(weight: float, id: str, **args: Arg) -> Found:
    return Found(weight, Message(f"coach-{id}", args))


def reasons(preview: Preview, most: int = MOST) -> list[Message]:
    """Why one might walk so, the most telling first, nothing twice. There is always one."""
    told: list[Message] = []
    for each in ranked(preview):
        if each.message not in told:
            told.append(each.message)
    return told[:most] or [Message("coach-quiet")]


def ranked(preview: Preview) -> list[Found]:
    """All reasons that the game's own part finds, the heaviest first; of equals the kind that is listed first."""
    find: Callable[[Preview], Iterable[Found]] | None = descriptor(preview.before.name).part("reasons")
    return sorted(find(preview), key=lambda each: -each.weight) if find is not None else []
