"""Processes that play the rows of a vector environment, in memory that all of them share."""

import signal
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from troyes.research.buffers import Buffers, shared
from troyes.research.rows import Rows, Rules

STEP = b"step"


class Workers:
    """So many processes, each with its share of the rows. Orders travel by pipes, all arrays by memory."""

    def __init__(self, rules: Rules, rows: int, processes: int) -> None:
        context = get_context("spawn")
        memory = shared(rules.setting, rows, context)
        self.buffers = Buffers(rules.setting, rows, memory)
        shares = _shares(rows, processes)
        self._parts = [slice(first, first + count) for first, count in shares]
        self._lines: list[Connection] = []
        self._processes: list[Any] = []
        for first, count in shares:
            ours, theirs = context.Pipe()
            task = (theirs, memory, rules, rows, first, count)
            process = context.Process(target=_work, args=task, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)

    def reset(self, seeds: Sequence[int | str | None], options: dict[str, Any] | None, which: Sequence[bool]) -> None:
        self._order([(seeds[part], options, which[part]) for part in self._parts])

    def step(self) -> None:
        self._order([STEP] * len(self._lines))

    def _order(self, told: list[Any]) -> None:
        """Waits until all have done it. The first thing that went wrong is raised, once all have answered."""
        for line, each in zip(self._lines, told, strict=True):
            with suppress(BrokenPipeError):  # its end of the line tells
                line.send(each)
        failed: Exception | None = None
        for line, process in zip(self._lines, self._processes, strict=True):
            try:
                answer = line.recv()
            except (EOFError, ConnectionResetError):
                process.join()
                answer = RuntimeError(f"a process of the vector environment has ended (exit code {process.exitcode})")
            failed = failed or answer
        if failed is not None:
            raise failed

    def close(self) -> None:
        for line in self._lines:
            line.close()  # they end when nobody speaks to them any more
        for process in self._processes:
            process.join()
        self._lines, self._processes = [], []


def _shares(rows: int, processes: int) -> list[tuple[int, int]]:
    """The first row and the number of rows of each process, as even as can be."""
    edges = [rows * at // processes for at in range(processes + 1)]
    return [(first, end - first) for first, end in pairwise(edges)]


def _work(line: Connection, memory: Any, rules: Rules, rows: int, first: int, count: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the main process decides when to end
    part = Rows(rules, Buffers(rules.setting, rows, memory), first, count)
    while True:
        try:
            told = line.recv()
        except EOFError:
            return
        try:
            part.step() if told == STEP else part.reset(*told)
        except Exception as error:
            line.send(error)
        else:
            line.send(None)
