"""Many games of bots against bots, on all cores.

A game depends on nothing but its seed, its options and who sits where, so the results are the same whatever
the number of processes.
"""

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from types import FrameType
from typing import Any, NamedTuple

import troyes
from troyes.bots.outside import OutsidePlayer
from troyes.bots.player import Guess, Player, View, play_out
from troyes.bots.search import SearchPlayer
from troyes.cli.entrants import seated
from troyes.core.decision import Decision, Option
from troyes.core.errors import BotError

CHUNK_SECONDS = 0.3
"""How long a process should be busy before it hands in its results."""
LARGEST_CHUNK = 500


class Deal(NamedTuple):
    """One game to be played."""

    game: str
    seed: str
    bots: list[str]
    """By seat: the labels of entrants."""
    options: dict[str, Any]


class Plan(NamedTuple):
    """What is played: the same plan gives the same games."""

    game: str
    players: int
    bots: tuple[str, ...]
    """The labels of entrants."""
    seed: str
    options: dict[str, Any]

    def seats(self, number: int) -> list[str]:
        """Who sits where in this game. The bots move on by one seat a game, so none profits from its seat."""
        return [self.bots[(seat + number) % self.players % len(self.bots)] for seat in range(self.players)]

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def deal(self, number: int) -> Deal:
        return Deal(self.game, self.seed_of(number), self.seats(number), self.options)


class Row(NamedTuple):
    """What came of one game."""

    seed: str
    bots: list[str]
    totals: list[int]
    """By seat; le Roy's behind the last one, where he plays."""
    winners: list[int]

    @property
    def number(self) -> int:
        """Of its seed in the run."""
        return int(self.seed.rpartition("/")[2])


class Chunk(NamedTuple):
    rows: list[Row]
    seconds: float
    trouble: BotError | None = None
    """Why it ends here, if a bot failed."""


class Stopped(Exception):
    """The game that is being played is no longer wanted."""


class Heedful:
    """A player that takes its time, and is asked no more once the game is not wanted."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        if _stops and _stops[-1]():
            raise Stopped
        return self.player.choose(decision, view, guess)


def play(deal: Deal) -> Row:
    game = troyes.new_game(deal.game, players=len(deal.bots), seed=deal.seed, **deal.options)
    play_out(game, [_seated(label, f"{deal.seed}/{seat}") for seat, label in enumerate(deal.bots)])
    return Row(deal.seed, deal.bots, [score.total for score in game.scores()], list(game.winners()))


def _seated(label: str, seed: str) -> Player:
    player = seated(label, seed)
    return Heedful(player) if isinstance(player, (SearchPlayer, OutsidePlayer)) else player


def play_all(
    deal: Callable[[int], Deal], first: int, last: int, jobs: int, largest: int = LARGEST_CHUNK, in_order: bool = True
) -> Generator[list[Row]]:
    """The games from `first` up to but not including `last`, some at a time.

    `largest`: how many at most are handed to a process together. `in_order`: a game that is finished waits for those
    before it. Ctrl-C raises `KeyboardInterrupt` between two of them; a bot that fails, `BotError` after all that is
    finished.
    """
    with _listening() as heard:
        if jobs > 1 and last - first > 1:
            yield from _in_processes(deal, first, last, jobs, heard, largest, in_order)
            return
        with _stopped_by(heard.is_set):
            for number in range(first, last):
                if heard.is_set():
                    raise KeyboardInterrupt
                try:
                    row = play(deal(number))
                except Stopped:
                    raise KeyboardInterrupt from None
                yield [row]


@contextmanager
def _stopped_by(stop: Callable[[], bool]) -> Generator[None]:
    _stops.append(stop)
    try:
        yield
    finally:
        _stops.pop()


# -- in other processes --------------------------------------------------------------------------------------------

_stops: list[Callable[[], bool]] = []
"""The last one tells whether what this process plays is no longer wanted."""


def _begin_work(stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stops.append(stop.is_set)


def _play_chunk(deals: list[Deal]) -> Chunk:
    begun = time.perf_counter()
    rows: list[Row] = []
    trouble: BotError | None = None
    for deal in deals:
        if _stops[-1]():
            break
        try:
            rows.append(play(deal))
        except Stopped:
            break
        except BotError as error:
            trouble = error
            break
    return Chunk(rows, time.perf_counter() - begun, trouble)


def _in_processes(
    deal: Callable[[int], Deal], first: int, last: int, jobs: int, heard: threading.Event, largest: int, in_order: bool
) -> Generator[list[Row]]:
    context = get_context("spawn")
    stop = context.Event()
    jobs = min(jobs, last - first)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_work, initargs=(stop,))
    waiting: deque[Future[Chunk]] = deque()
    size = 1
    try:
        while first < last or waiting:
            while first < last and len(waiting) < 3 * jobs and not heard.is_set():
                count = min(size, last - first)
                with _unheard():
                    waiting.append(pool.submit(_play_chunk, [deal(first + at) for at in range(count)]))
                first += count
            future = _awaited(waiting, heard, in_order)
            waiting.remove(future)
            chunk = future.result()
            each = chunk.seconds / max(1, len(chunk.rows))
            even = max(1, (last - first) // (2 * jobs))
            size = max(1, min(largest, even, int(CHUNK_SECONDS / max(each, 1e-6))))
            yield chunk.rows
            if chunk.trouble is not None:
                stop.set()
                if not in_order:
                    for future in waiting:
                        yield future.result().rows
                raise chunk.trouble
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _awaited(waiting: deque[Future[Chunk]], heard: threading.Event, in_order: bool) -> Future[Chunk]:
    """The next one that is done. Whatever is done comes before an answer to Ctrl-C, so nothing of it is lost."""
    while True:
        asked = heard.is_set()
        if asked and not waiting:
            raise KeyboardInterrupt
        wanted = [waiting[0]] if in_order else list(waiting)
        done = wait(wanted, 0 if asked else 0.1, return_when=FIRST_COMPLETED).done
        for future in wanted:
            if future in done:
                return future
        if asked:
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
