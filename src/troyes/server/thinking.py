"""Bots think in processes of their own, so that no table waits for another one's bot."""

import asyncio
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

import structlog
from msgspec import Struct

import troyes
from troyes.bots.turn import think
from troyes.core.game import Game

__all__ = ["Job", "Thinkers"]

log = structlog.get_logger()
KEPT = 64
"""How many games a process remembers between two turns."""
_games: OrderedDict[str, tuple[Game, int]] = OrderedDict()


class Job(Struct, frozen=True):
    """All that a process needs to make a game again and think about it."""

    table: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    choices: list[tuple[int, str]]
    seat: int
    bot: str


class Thinkers:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job) -> list[str]:
        """The keys that the bot chooses, one after the other. A process that has died is replaced once."""
        loop = asyncio.get_running_loop()
        pool = self._ready()
        try:
            return await loop.run_in_executor(pool, _work, job)
        except BrokenProcessPool:
            log.warning("a thinking process died and is replaced", table=job.table)
            if self._pool is pool:  # of several tables that waited for it the first replaces it
                self.close()
            return await loop.run_in_executor(self._ready(), _work, job)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), initializer=_prepare)
        return self._pool


def _prepare() -> None:
    """The server tells its processes when to end: a Ctrl-C in the terminal is the server's alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed cannot tell anybody."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _work(job: Job) -> list[str]:
    return think(job.bot, _recalled(job).copy(), job.seat)


def _recalled(job: Job) -> Game:
    """The game of the job: played on from where it was last seen, if the choices since then only went on."""
    game, known = _games.pop(job.table, (None, 0))
    if game is None or known > len(job.choices) or game.made() != job.choices[:known]:
        game = troyes.new_game(job.game, players=job.players, seed=job.seed, **job.options)
        known = 0
    for seat, key in job.choices[known:]:
        game.play(seat, key)
    _games[job.table] = (game, len(job.choices))
    while len(_games) > KEPT:
        _games.popitem(last=False)
    return game
