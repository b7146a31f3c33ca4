"""What the table has thought out elsewhere: a bot's turn, a hint, the study of a game.

Each takes the record of a game, so that it can be handed to another process, and tells how far it is.
"""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import troyes
from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import Thought
from troyes.bots.turn import think
from troyes.coach.cache import analyse_cached
from troyes.coach.hint import hint
from troyes.coach.shapes import Analysis, Hint

PAUSE = 0.2
"""Seconds between two words of a thought: more than that nobody can read."""


class Weighed(NamedTuple):
    """How far a thought is: so many simulations, after so many seconds."""

    lines: int
    seconds: float


def turn(record: dict[str, Any], bot: str, seat: int, seconds: float, tell: Callable[[Weighed], None]) -> list[str]:
    """The keys of a bot's whole turn."""
    return think(bot, troyes.replay(record), seat, Limits(seconds), _Watch(tell))


def advise(record: dict[str, Any], seat: int, seconds: float, tell: Callable[[Weighed], None]) -> Hint:
    """What the seat might do now, and why."""
    return hint(troyes.replay(record), seat, Limits(seconds), watch=_Watch(tell))


def study(record: dict[str, Any], folder: Path, tell: Callable[[tuple[int, int]], None]) -> Analysis:
    """The game in hindsight, which is kept in the folder. Tells how many choices are judged, and of how many."""
    pace = _Pace()

    def progress(done: int, total: int) -> None:
        if pace.is_time():
            tell((done, total))

    return analyse_cached(record, folder, progress=progress)


class _Pace:
    def __init__(self) -> None:
        self._last = 0.0

    def is_time(self) -> bool:
        """Whether the last word is long enough ago."""
        now = perf_counter()
        if now - self._last < PAUSE:
            return False
        self._last = now
        return True


class _Watch:
    """A `bots.mind.Watch`."""

    def __init__(self, tell: Callable[[Weighed], None]) -> None:
        self._tell = tell
        self._pace = _Pace()

    def __call__(self, thoughts: list[Thought], clock: Clock) -> None:
        if self._pace.is_time():
            self._tell(Weighed(clock.simulations, clock.spent()))
