"""Who is being given all of their data just now: one at a time for each, at each server.

Another server does not hear of it, on purpose: it takes a few rows of memory and a share of that server alone, and a
server that dies in the middle of it must not keep anybody from their data.
"""

import time
from collections.abc import AsyncIterator

from troyes.server.errors import Refused

LONGEST = 600.0
"""After so many seconds somebody may begin anew, whatever became of the line."""


class Exports:
    def __init__(self) -> None:
        self._going: dict[str, float] = {}

    def begin(self, guest: str) -> None:
        now = time.monotonic()
        self._going = {one: began for one, began in self._going.items() if now - began < LONGEST}
        if guest in self._going:
            raise Refused("web-too-many", 429, seconds=10)
        self._going[guest] = now

    async def through(self, guest: str, pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        """The same; at its end, and when the line is lost, somebody may begin anew."""
        try:
            async for piece in pieces:
                yield piece
        finally:
            self._going.pop(guest, None)
