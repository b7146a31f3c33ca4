"""How much computing somebody's request or message has cost: on the event loop, and beside it."""

import time
from collections.abc import Awaitable, Generator
from contextvars import ContextVar
from typing import Any, TypeVar

Done = TypeVar("Done")


class Meter:
    """Counts seconds, on whichever thread they were spent."""

    def __init__(self) -> None:
        self.seconds = 0.0


_METER: ContextVar[Meter | None] = ContextVar("meter", default=None)
"""Of the request that is being answered here."""


def noted(seconds: float) -> None:
    """So much was computed beside the loop, for whoever is being answered."""
    meter = _METER.get()
    if meter is not None:
        meter.seconds += seconds


class Metered(Awaitable[Done]):
    """The same, while each of its steps on the loop is timed; what it waits for costs nothing."""

    def __init__(self, work: Awaitable[Done], meter: Meter) -> None:
        self._work = work
        self._meter = meter

    def __await__(self) -> Generator[Any, Any, Done]:
        _METER.set(self._meter)
        steps = self._work.__await__()
        sent: Any = None
        thrown: BaseException | None = None
        while True:
            began = time.thread_time()
            try:
                waits = steps.send(sent) if thrown is None else steps.throw(thrown)
            except StopIteration as end:
                return end.value
            finally:
                self._meter.seconds += time.thread_time() - began
            sent = thrown = None
            try:
                sent = yield waits
            except BaseException as error:
                thrown = error
