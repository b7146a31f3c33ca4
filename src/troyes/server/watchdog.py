"""Measures how long the event loop keeps everybody waiting.

A tick that comes late has waited for something. What counts as held is what this process computed meanwhile: a machine
that has no time for us is late, too, but nobody's request is to blame, and nothing in the code would mend it.
"""

import asyncio
import time
from collections import deque

import structlog

from troyes.server.metrics import LOOP_HELD, LOOP_HELD_MOST, LOOP_LAG, LOOP_LAG_MOST

log = structlog.get_logger()
TICK = 0.02
TOO_LONG = 0.1
"""Seconds that nothing may hold the loop for."""
WINDOW = 60.0
"""Seconds over which the worst is told."""


class Watchdog:
    def __init__(self) -> None:
        self._worst: deque[tuple[float, float, float]] = deque()
        """When a second ended, and the longest lag and hold in it."""
        self._ends = self._lag = self._held = 0.0
        """When the present second ends, and its longest."""

    async def watch(self) -> None:
        """Until it is cancelled."""
        while True:
            began, used = time.monotonic(), time.process_time()
            await asyncio.sleep(TICK)
            now = time.monotonic()
            lag = max(0.0, now - began - TICK)
            self.note(now, lag, min(lag, time.process_time() - used))

    def note(self, now: float, lag: float, held: float) -> None:
        LOOP_LAG.observe(lag)
        LOOP_HELD.observe(held)
        if held >= TOO_LONG:
            log.warning("the event loop was held", seconds=round(held, 3))
        self._lag, self._held = max(self._lag, lag), max(self._held, held)
        if now >= self._ends:
            self._tell(now)

    def _tell(self, now: float) -> None:
        """The worst of the last minute, told once a second."""
        self._worst.append((now, self._lag, self._held))
        self._ends, self._lag, self._held = now + 1.0, 0.0, 0.0
        while self._worst[0][0] < now - WINDOW:
            self._worst.popleft()
        LOOP_LAG_MOST.set(max(lag for _, lag, _ in self._worst))
        LOOP_HELD_MOST.set(max(held for _, _, held in self._worst))
