"""Bots think in processes of their own, so that no table waits for another one's bot; hints and analyses do, too."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import count
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

import structlog

from troyes.coach.shapes import Hint
from troyes.server.errors import Refused
from troyes.server.thinking import jobs
from troyes.server.thinking.jobs import Job
from troyes.server.thinking.reports import Post, Progress, Report, sent_through

__all__ = ["Job", "Thinkers"]

log = structlog.get_logger()
Answer = TypeVar("Answer")
Work = Callable[[Job, Report | None], Answer]
_posts: list[Callable[[int, Progress], None]] = []
"""In a thinking process: where its reports go."""


class Thinkers:
    """`gently`: whatever else the machine has to do comes first."""

    def __init__(self, workers: int, gently: bool = False) -> None:
        self.workers = workers
        self.gently = gently
        self._pool: ProcessPoolExecutor | None = None
        self._post: Post | None = None
        self._numbers = count(1)
        self._closed = False

    async def think(self, job: Job, report: Report | None = None) -> list[str]:
        """The keys that the bot chooses, one after the other."""
        return await self._run(jobs.turn, job, report)

    async def hint(self, job: Job, report: Report | None = None) -> Hint:
        return await self._run(jobs.hinted, job, report)

    async def analyse(self, job: Job, report: Report | None = None) -> bytes:
        """The analysis of the job's game, as JSON."""
        return await self._run(jobs.analysed, job, report)

    async def _run(self, work: Work[Answer], job: Job, report: Report | None) -> Answer:
        """In a process. One that has died is replaced once."""
        try:
            return await self._handed_over(work, job, report)
        except BrokenProcessPool:
            if self._closed:
                raise Refused("web-closing", 503) from None
            return await self._handed_over(work, job, report)

    async def _handed_over(self, work: Work[Answer], job: Job, report: Report | None) -> Answer:
        pool, post = self._ready()
        number = next(self._numbers)
        post.expect(number, report)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _work, work, job, number)
        except BrokenProcessPool:
            if self._pool is pool:  # of several tables that waited for it the first replaces it
                log.warning("a thinking process died and is replaced", table=job.table)
                self._end_processes()
            raise
        finally:
            post.forget(number)

    def close(self) -> None:
        self._closed = True
        self._end_processes()

    def _end_processes(self) -> None:
        """At once: nobody waits for a thought of a minute when the server ends."""
        if self._pool is not None:
            processes = list((self._pool._processes or {}).values())  # pyright: ignore[reportPrivateUsage]
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            self._pool = None
        if self._post is not None:
            self._post.close()
            self._post = None

    def _ready(self) -> tuple[ProcessPoolExecutor, Post]:
        if self._pool is None or self._post is None:
            context = get_context("spawn")
            self._post = Post(context)
            given = (self._post.writer, self._post.lock, self.gently)
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=_prepare, initargs=given)
        return self._pool, self._post


# -- in a thinking process -------------------------------------------------------------------------------------------


def _prepare(writer: Any, lock: Any, gently: bool) -> None:
    """The server tells its processes when to end: a Ctrl-C in the terminal is the server's alone."""
    _posts.append(partial(sent_through, writer, lock))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if gently and hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that was killed cannot tell anybody."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _work(work: Work[Any], job: Job, number: int) -> Any:
    return work(job, partial(_posts[0], number) if _posts else None)
