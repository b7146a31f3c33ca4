"""Many games of bots against bots, on all cores, in order.

A game depends on nothing but the plan and its own number, so the results are the same whatever the number of processes.
"""

import os
import signal
import time
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context
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


def play_chunk(plan: Plan, first: int, count: int) -> Chunk:
    begun = time.perf_counter()
    rows = [play_one(plan, number) for number in range(first, first + count)]
    return Chunk(rows, time.perf_counter() - begun)


def play_all(plan: Plan, first: int, last: int, jobs: int) -> Iterator[list[Row]]:
    """The games from `first` up to but not including `last`, some at a time, in order."""
    if jobs == 1 or last - first == 1:
        for number in range(first, last):
            yield [play_one(plan, number)]
        return
    pool = ProcessPoolExecutor(min(jobs, last - first), mp_context=get_context("spawn"))
    try:
        yield from _in_order(pool, plan, first, last, jobs)
        pool.shutdown()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()
        raise


def _in_order(pool: ProcessPoolExecutor, plan: Plan, first: int, last: int, jobs: int) -> Iterator[list[Row]]:
    waiting: deque[Future[Chunk]] = deque()
    size = 1
    while first < last or waiting:
        while first < last and len(waiting) < 3 * jobs:
            count = min(size, last - first)
            with _undisturbed():
                waiting.append(pool.submit(play_chunk, plan, first, count))
            first += count
        chunk = waiting.popleft().result()
        each = chunk.seconds / len(chunk.rows)
        even = max(1, (last - first) // (2 * jobs))
        size = max(1, min(LARGEST_CHUNK, even, int(CHUNK_SECONDS / max(each, 1e-6))))
        yield chunk.rows


@contextmanager
def _undisturbed() -> Generator[None]:
    """Processes started in here do not hear Ctrl-C: it is for this one to say what becomes of them."""
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
