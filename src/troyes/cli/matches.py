"""Many games of bots against bots, on all cores, in order.

A game depends on nothing but the plan and its own number, so the results are the same whatever the number of processes.
"""

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Any, NamedTuple

import troyes
from troyes.bots.player import make, play_out

__all__ = ["Plan", "Row", "cores", "play_all", "play_one"]

CHUNK_SECONDS = 0.3
"""How long a process should be busy before it hands in its results."""
LARGEST_CHUNK = 500


class Plan(NamedTuple):
    """What is played: the same plan gives the same games."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]

    def seats(self, number: int) -> list[str]:
        """Who sits where in this game. The bots move on by one seat a game, so none profits from its seat."""
        return [self.bots[(seat + number) % self.players % len(self.bots)] for seat in range(self.players)]

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"


class Row(NamedTuple):
    """What came of one game."""

    seed: str
    bots: list[str]
    totals: list[int]
    """By seat; le Roy's behind the last one, where he plays."""
    winners: list[int]


class Chunk(NamedTuple):
    rows: list[Row]
    seconds: float


def play_one(plan: Plan, number: int) -> Row:
    seed = plan.seed_of(number)
    seats = plan.seats(number)
    game = troyes.new_game(plan.game, players=plan.players, seed=seed, **plan.options)
    play_out(game, [make(name, f"{seed}/{seat}") for seat, name in enumerate(seats)])
    return Row(seed, seats, [score.total for score in game.scores()], list(game.winners()))


def play_all(plan: Plan, first: int, last: int, jobs: int) -> Generator[list[Row]]:
    """The games from `first` up to but not including `last`, some at a time, in order.

    Ctrl-C raises `KeyboardInterrupt` between two of them.
    """
    with _listening() as heard:
        if jobs > 1 and last - first > 1:
            yield from _in_processes(plan, first, last, jobs, heard)
            return
        for number in range(first, last):
            if heard.is_set():
                raise KeyboardInterrupt
            yield [play_one(plan, number)]


# -- in other processes --------------------------------------------------------------------------------------------

_stops: list[Event] = []
"""In a process that plays: set when what it plays is no longer wanted."""


def _begin_work(stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stops.append(stop)


def _play_chunk(plan: Plan, first: int, count: int) -> Chunk:
    begun = time.perf_counter()
    rows: list[Row] = []
    for number in range(first, first + count):
        if _stops[-1].is_set():
            break
        rows.append(play_one(plan, number))
    return Chunk(rows, time.perf_counter() - begun)


def _in_processes(plan: Plan, first: int, last: int, jobs: int, heard: threading.Event) -> Generator[list[Row]]:
    context = get_context("spawn")
    stop = context.Event()
    jobs = min(jobs, last - first)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_work, initargs=(stop,))
    waiting: deque[Future[Chunk]] = deque()
    size = 1
    try:
        while first < last or waiting:
            while first < last and len(waiting) < 3 * jobs:
                count = min(size, last - first)
                with _unheard():
                    waiting.append(pool.submit(_play_chunk, plan, first, count))
                first += count
            chunk = _awaited(waiting.popleft(), heard)
            each = chunk.seconds / len(chunk.rows)
            even = max(1, (last - first) // (2 * jobs))
            size = max(1, min(LARGEST_CHUNK, even, int(CHUNK_SECONDS / max(each, 1e-6))))
            yield chunk.rows
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _awaited(future: Future[Chunk], heard: threading.Event) -> Chunk:
    while not heard.is_set():
        if wait([future], 0.1).done:
            return future.result()
    raise KeyboardInterrupt


# -- Ctrl-C --------------------------------------------------------------------------------------------------------


@contextmanager
def _listening() -> Generator[threading.Event]:
    """Ctrl-C is heard, and answered at a good moment: nothing is torn in its midst. A second one ends it at once."""
    heard = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield heard
        return
    before = signal.getsignal(signal.SIGINT)

    def hear(signal_number: int, frame: FrameType | None) -> None:
        heard.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, hear)
    try:
        yield heard
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _unheard() -> Generator[None]:
    """Processes started in here do not hear Ctrl-C, not even before their first line."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
