"""What a thinking process tells of its thinking while it goes on: a few times a second, over a pipe to the server.

A report that does not get through is no loss: the next one tells more, and the answer comes by another way.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.synchronize import Lock

from msgspec import Struct

from troyes.core.message import Message

__all__ = ["EACH", "Post", "Progress", "Report", "Reporter"]

EACH = 0.25
"""Reports of one thought are so many seconds apart at least."""
PATIENCE = 0.1
"""So long a report waits for others on the same pipe. A process that was killed may have left it locked."""


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


class Post:
    """The server's end of the pipe: hands each report to whoever waits for that job."""

    def __init__(self, context: SpawnContext) -> None:
        self._reader, self.writer = context.Pipe(duplex=False)
        self.lock = context.Lock()
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[int, Report] = {}
        threading.Thread(target=self._listen, daemon=True).start()

    def expect(self, number: int, told: Report | None) -> None:
        if told is not None:
            self._waiting[number] = told

    def forget(self, number: int) -> None:
        self._waiting.pop(number, None)

    def close(self) -> None:
        """The thread ends when the last process has let go of the other end, too."""
        self._waiting.clear()
        self.writer.close()

    def _listen(self) -> None:
        try:
            while True:
                number, progress = self._reader.recv()
                self._loop.call_soon_threadsafe(self._hand_over, number, progress)
        except (EOFError, OSError, RuntimeError, ValueError):  # all have gone, or one died in the middle of a word
            self._reader.close()

    def _hand_over(self, number: int, progress: Progress) -> None:
        told = self._waiting.get(number)
        if told is not None:
            told(progress)


def sent_through(writer: "Connection[tuple[int, Progress], None]", lock: Lock, number: int, progress: Progress) -> None:
    """A thinking process's end of the pipe."""
    if lock.acquire(timeout=PATIENCE):
        try:
            writer.send((number, progress))
        except OSError:  # the server has gone
            return
        finally:
            lock.release()
