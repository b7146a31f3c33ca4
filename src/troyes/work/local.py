"""Work on this machine: in this process, or in several."""

import os
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from troyes.work.end import Chunk, Work, WorkerLost, worked
from troyes.work.heed import begin_work, unheard

SECONDS = 0.3


class Here:
    """In this process."""

    hands = 1
    ahead = 1
    seconds = SECONDS

    def hand_in(self, work: Work, pieces: Sequence[Any]) -> Future[Chunk]:
        done: Future[Chunk] = Future()
        done.set_result(worked(work, pieces))
        return done

    def outcome(self, done: Future[Chunk]) -> Chunk:
        return done.result()

    def dismiss(self) -> None:
        """Nothing is ever begun and not done."""

    def close(self) -> None:
        """Nothing was opened."""


class Processes:
    """In processes of their own. If one dies the others are ended, too, and new ones take their place."""

    seconds = SECONDS

    def __init__(self, hands: int) -> None:
        self.hands = hands
        self.ahead = 3 * hands
        self._context = get_context("spawn")
        self._stop = self._context.Event()
        self._pool = self._opened()

    def _opened(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.hands, mp_context=self._context, initializer=begin_work, initargs=(self._stop,))

    def hand_in(self, work: Work, pieces: Sequence[Any]) -> Future[Chunk]:
        with unheard():
            try:
                return self._pool.submit(worked, work, pieces)
            except BrokenProcessPool:
                self._pool.shutdown()
                self._pool = self._opened()
                return self._pool.submit(worked, work, pieces)

    def outcome(self, done: Future[Chunk]) -> Chunk:
        try:
            return done.result()
        except BrokenProcessPool:
            raise WorkerLost from None

    def dismiss(self) -> None:
        self._stop.set()

    def close(self) -> None:
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
