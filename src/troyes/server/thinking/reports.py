"""What a thinking process tells of its thinking while it goes on: a few times a second."""

import time
from collections.abc import Callable

from msgspec import Struct

from troyes.core.message import Message

EACH = 0.25
"""Reports of one thought are so many seconds apart at least."""


class Progress(Struct):
    """How far a thought is."""

    seconds: float
    of: float
    simulations: int
    leaning: Message | None = None


Report = Callable[[Progress], None]


class Reporter:
    """Lets a report through now and then."""

    def __init__(self, told: Report | None, each: float = EACH) -> None:
        self._told = told
        self._each = each
        self._last = time.perf_counter()

    @property
    def due(self) -> bool:
        return self._told is not None and time.perf_counter() - self._last >= self._each

    def tell(self, progress: Progress) -> None:
        if self._told is not None:
            self._last = time.perf_counter()
            self._told(progress)
