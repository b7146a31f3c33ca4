"""What the table has thought out elsewhere: a bot's turn, a hint, the study of a game.

Each takes the record of a game, so that it can be handed to another process, and tells how far it is.
"""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import troyes
from troyes.bots.limits import Limits
from troyes.bots.mind import Watch
from troyes.bots.turn import think
from troyes.coach.cache import analyse_cached
from troyes.coach.hint import hint
from troyes.coach.shapes import Analysis, Hint

Word = TypeVar("Word")
PAUSE = 0.2
"""Seconds between two words of a thought: more than that nobody can read."""


class Weighed(NamedTuple):
    """How far a thought is: so many simulations, after so many seconds."""

    lines: int
    seconds: float


def turn(record: dict[str, Any], bot: str, seat: int, seconds: float, tell: Callable[[Weighed], None]) -> list[str]:
    """The keys of a bot's whole turn."""
    return think(bot, troyes.replay(record), seat, Limits(seconds), _watch(tell))


def advise(record: dict[str, Any], seat: int, seconds: float, tell: Callable[[Weighed], None]) -> Hint:
    """What the seat might do now, and why."""
    return hint(troyes.replay(record), seat, Limits(seconds), watch=_watch(tell))


def study(record: dict[str, Any], folder: Path, tell: Callable[[tuple[int, int]], None]) -> Analysis:
    """The game in hindsight, which is kept in the folder. Tells how many choices are judged, and of how many."""
    told = _paced(tell)
    return analyse_cached(record, folder, progress=lambda done, total: told((done, total)))


def _watch(tell: Callable[[Weighed], None]) -> Watch:
    told = _paced(tell)
    return lambda thoughts, clock: told(Weighed(clock.simulations, clock.spent()))


def _paced(tell: Callable[[Word], None]) -> Callable[[Word], None]:
    """Tells it only if the last word is long enough ago."""
    last = 0.0

    def told(word: Word) -> None:
        nonlocal last
        now = perf_counter()
        if now - last >= PAUSE:
            last = now
            tell(word)

    return told
