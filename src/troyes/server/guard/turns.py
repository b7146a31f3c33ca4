"""What costs much is done for each person one after the other: who asks for a hundred at once waits for their own."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager


class Turns:
    def __init__(self) -> None:
        self._locks: dict[str, asyncio.Lock] = {}
        self._asked: dict[str, int] = {}

    @asynccontextmanager
    async def of(self, who: str) -> AsyncGenerator[None]:
        lock = self._locks.setdefault(who, asyncio.Lock())
        self._asked[who] = self._asked.get(who, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who], self._locks[who]
