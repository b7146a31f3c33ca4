"""Whatever strangers write is read in a process of its own, which is ended when it takes too long.

So no text, however it is made, keeps the event loop from anybody's move. One is read at a time, for everybody in turn.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

import structlog

from troyes.coach.processes import Lost, Processes
from troyes.server.errors import Refused

log = structlog.get_logger()
Found = TypeVar("Found")
PATIENCE = 10.0
"""Seconds that anything may take: the largest that is allowed takes a tenth of one."""
START = 120.0
"""Seconds in which a process must have begun, on the slowest of machines."""
MOST_OF_ONE = 4
"""So many texts of one person or address may wait at once."""
MOST = 64
"""So many of everybody's."""


class Apart:
    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._processes = Processes(1, replaced=lambda: log.warning("a reading process died"))
        self._turn = asyncio.Lock()
        self._waiting: Counter[str] = Counter()
        self._known: set[Callable[..., Any]] = set()
        """What the process has done before, or could begin with at once."""

    async def read(self, who: str, work: Callable[..., Found], *given: Any) -> Found:
        """What a function of a module makes of it; it is given None at last. What it raises is raised here."""
        if self._waiting[who] >= MOST_OF_ONE:
            raise Refused("web-too-many", 429, seconds=1)
        if self._waiting.total() >= MOST:
            raise Refused("web-busy", 503)
        self._waiting[who] += 1
        try:
            async with self._turn:
                return await self._read(work, given)
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    async def _read(self, work: Callable[..., Found], given: tuple[Any, ...]) -> Found:
        try:
            if work not in self._known:
                async with asyncio.timeout(START):
                    await self._processes.ask(None, ready, work)
                self._known.add(work)
            async with asyncio.timeout(self._patience):
                return await self._processes.ask(None, work, *given)
        except TimeoutError:
            self._known.clear()
            log.warning("what somebody wrote took too long to read", work=work.__name__)
            raise Refused("web-took-too-long", 422) from None
        except Lost as lost:
            if lost.__cause__ is None:
                self._known.clear()
            raise lost.__cause__ or Refused("web-busy", 503) from None

    def close(self) -> None:
        self._processes.close()


def ready(work: Callable[..., Any], _: None) -> None:
    """Says that a process has begun, and has what it needs for this."""
