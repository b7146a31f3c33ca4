"""Long thoughts are thought in processes of their own: compiled code would hold all else still until it is done.

`Processes.ask` runs a function of a module in such a process and hears what it tells on the way. A process is kept for
the next thought; one whose thought is no longer wanted is ended. A thought can be asked to come to its end: whoever
thinks looks now and then whether it was (`hurry.hurried`).
"""

import asyncio
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from troyes.coach.hurry import listen

Tell = Callable[[Any], None]
"""Hears what there is to tell of a thought that goes on."""
Work = Callable[..., Any]
"""What is to be done: a function of a module, given what was handed over and, last, a `Tell` if anybody hears it."""
TOLD, DONE, FAILED = range(3)
PATIENCE = 2.0
"""Seconds that a process has to end in."""


class Lost(Exception):
    """A thought that came to nothing: its process died, or it failed, and then that is the cause."""


class Hurry:
    """By which a thought is asked to come to its end."""

    def __init__(self) -> None:
        self.told = False
        self._line: _Line | None = None

    def now(self) -> None:
        self.told = True
        if self._line is not None:
            self._line.hurry()

    def reach(self, line: "_Line | None") -> None:
        """The process in which it is thought; None: it has answered."""
        self._line = line
        if self.told and line is not None:
            line.hurry()


class Processes:
    def __init__(
        self, most: int | None = None, gently: bool = False, replaced: Callable[[], None] = lambda: None
    ) -> None:
        """`most`: how many there may be; otherwise one a core, and two so that no hint waits for a bot.

        `gently`: whatever else the machine has to do comes first. `replaced` is told when one has died.
        """
        most = most or max(os.cpu_count() or 1, 2)
        self._gate = asyncio.Semaphore(most)
        self._ears = ThreadPoolExecutor(most)
        self._gently = gently
        self._replaced = replaced
        self._free: list[_Line] = []
        self._busy: set[_Line] = set()
        self._closed = False

    @property
    def pids(self) -> list[int | None]:
        return [line.process.pid for line in (*self._busy, *self._free)]

    async def ask(self, told: Tell | None, work: Work, *given: Any, hurry: Hurry | None = None) -> Any:
        """What `work` gives back. A process that has died is replaced once. Cancelled, it stops thinking at once."""
        async with self._gate:
            for _ in range(2):
                if not self._closed:
                    try:
                        return await self._asked(told, work, given, hurry or Hurry())
                    except EOFError:
                        if self._replaced is not None:
                            self._replaced()
        raise Lost("the process ended")

    async def _asked(self, told: Tell | None, work: Work, given: tuple[Any, ...], hurry: Hurry) -> Any:
        line = self._free.pop() if self._free else _Line(self._gently)
        self._busy.add(line)
        try:
            line.send(work, given, told is not None)
            hurry.reach(line)
            kind, result = await line.answer(self._ears, told)
        except BaseException:
            line.close()
            raise
        finally:
            hurry.reach(None)
            self._busy.discard(line)
        self._free.append(line)
        if kind == FAILED:
            raise Lost(f"{type(result).__name__}: {result}") from result
        return result

    def close(self) -> None:
        """At once: nobody waits for a thought of a minute when table or server ends."""
        self._closed = True
        for line in (*self._busy, *self._free):
            line.close()
        self._free.clear()
        self._ears.shutdown(wait=False)


class _Line:
    """A process, and the line to it."""

    def __init__(self, gently: bool) -> None:
        context = get_context("spawn")
        self._end, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_serve, args=(theirs, gently), daemon=True)
        with redirect_stderr(sys.__stderr__):  # a process is given the true one; the table has put its own in its place
            self.process.start()
        theirs.close()

    def send(self, work: Work, given: tuple[Any, ...], heard: bool) -> None:
        try:
            self._end.send((work, given, heard))
        except OSError:
            raise EOFError from None

    def hurry(self) -> None:
        with suppress(OSError):  # whoever hears it out finds that it has died
            self._end.send(None)

    async def answer(self, ears: ThreadPoolExecutor, told: Tell | None) -> Any:
        while True:
            kind, content = await asyncio.get_running_loop().run_in_executor(ears, self._hear)
            if kind != TOLD:
                return kind, content
            if told is not None:
                told(content)

    def _hear(self) -> tuple[int, Any]:
        try:
            return self._end.recv()
        except OSError:
            raise EOFError from None

    def close(self) -> None:
        self.process.kill()
        self.process.join(PATIENCE)


# -- in such a process -----------------------------------------------------------------------------------------------


class _Life:
    """Of a thinking process: its line, and whether what it thinks of now should come to its end."""

    def __init__(self) -> None:
        self.line: Connection | None = None
        self.hurried = False

    def next(self) -> tuple[Work, tuple[Any, ...], bool]:
        """What is to be done next. To hurry with what is done already comes too late, and means nothing."""
        assert self.line is not None
        while (given := self.line.recv()) is None:
            pass
        self.hurried = False
        return given

    def look(self) -> bool:
        if self.line is not None and not self.hurried and self.line.poll():
            self.hurried = self.line.recv() is None
        return self.hurried


_life = _Life()


def _serve(line: Connection, gently: bool) -> None:
    """The life of a process. Ctrl-C is the affair of whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    listen(_life.look)
    if gently and hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()
    _life.line = line

    def tell(content: Any) -> None:
        line.send((TOLD, content))

    with suppress(EOFError, OSError):
        while True:
            work, given, heard = _life.next()
            try:
                result = work(*given, tell if heard else None)
            except OSError:
                raise
            except Exception as error:
                line.send((FAILED, _sendable(error)))
            else:
                line.send((DONE, result))


def _end_with_the_parent() -> None:
    """One that was killed cannot tell anybody."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _sendable(error: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return Lost(f"{type(error).__name__}: {error}")
    return error
