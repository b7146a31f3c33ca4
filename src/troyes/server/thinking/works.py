"""What a worker does, by name, and how its answer travels."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from troyes.coach.shapes import Hint
from troyes.puzzles.answers import Verdict
from troyes.server.thinking import jobs


class Work(NamedTuple):
    done: Callable[..., Any]
    shape: Any
    """Of the answer, which travels as JSON."""


def works() -> dict[str, Work]:
    return {
        "turn": Work(jobs.turn, list[str]),
        "hint": Work(jobs.hinted, Hint),
        "puzzle": Work(jobs.answered, Verdict),
        "study": Work(jobs.analysed, bytes),
    }


def name_of(done: Callable[..., Any]) -> str:
    return next(name for name, work in works().items() if work.done is done)


def packed(answer: Any) -> bytes:
    return msgspec.json.encode(answer)


def unpacked(name: str, answer: bytes) -> Any:
    return msgspec.json.decode(answer, type=works()[name].shape)
