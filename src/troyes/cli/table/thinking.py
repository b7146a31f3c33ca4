"""Long thoughts are thought in processes of their own: compiled code would hold the table still until it is done.

`Thinkers.ask` runs a function of `jobs` in such a process and hears what it tells on the way. A process is kept for the
next thought; one whose thought is no longer wanted is ended.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

__all__ = ["Lost", "Tell", "Thinkers", "Work"]

Tell = Callable[[Any], None]
"""Hears what there is to tell of a thought that goes on."""
Work = Callable[..., Any]
"""What is to be done: a function of a module, given what was handed over with it and, last, a `Tell`."""
TOLD, DONE, FAILED = range(3)
PATIENCE = 2.0
"""Seconds that a process has to end in."""


class Lost(Exception):
    """A thought that came to nothing: its process died, or it failed."""


class Thinkers:
    def __init__(self, most: int | None = None) -> None:
        """`most`: how many processes there may be; otherwise one a core, and two so that no hint waits for a bot."""
        self._gate = asyncio.Semaphore(most or max(os.cpu_count() or 1, 2))
        self._free: list[_Line] = []
        self._busy: set[_Line] = set()

    async def ask(self, told: Tell, work: Work, *given: Any) -> Any:
        """What `work` gives back. A process that has died is replaced once. Cancelled, it stops thinking at once."""
        async with self._gate:
            try:
                return await self._asked(told, work, given)
            except EOFError:
                pass
            try:
                return await self._asked(told, work, given)
            except EOFError:
                raise Lost("the process ended") from None

    async def _asked(self, told: Tell, work: Work, given: tuple[Any, ...]) -> Any:
        line = self._free.pop() if self._free else _Line()
        self._busy.add(line)
        try:
            kind, result = await line.ask(told, work, given)
        except BaseException:
            line.close()
            raise
        finally:
            self._busy.discard(line)
        self._free.append(line)
        if kind == FAILED:
            raise Lost(result)
        return result

    def close(self) -> None:
        for line in (*self._busy, *self._free):
            line.close()
        self._free.clear()


class _Line:
    """A process, and the line to it."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._end, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(target=_serve, args=(theirs,), daemon=True)
        with redirect_stderr(sys.__stderr__):  # a process is given the true one; the table has put its own in its place
            self._process.start()
        theirs.close()

    async def ask(self, told: Tell, work: Work, given: tuple[Any, ...]) -> tuple[int, Any]:
        try:
            self._end.send((work, given))
        except OSError:
            raise EOFError from None
        while True:
            kind, content = await asyncio.to_thread(self._hear)
            if kind != TOLD:
                return kind, content
            told(content)

    def _hear(self) -> tuple[int, Any]:
        try:
            return self._end.recv()
        except OSError:
            raise EOFError from None

    def close(self) -> None:
        self._process.kill()
        self._process.join(PATIENCE)


def _serve(line: Connection) -> None:
    """The life of a process: it ends with the table, also with one that was killed. Ctrl-C is the table's alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def tell(content: Any) -> None:
        line.send((TOLD, content))

    with suppress(EOFError, OSError):
        while True:
            work, given = line.recv()
            try:
                result = work(*given, tell)
            except OSError:
                raise
            except Exception as error:
                line.send((FAILED, f"{type(error).__name__}: {error}"))
            else:
                line.send((DONE, result))
