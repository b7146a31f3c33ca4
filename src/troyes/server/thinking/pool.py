"""Bots think in processes of their own, so that no table waits for another one's bot; hints and analyses do, too."""

from collections.abc import Callable
from typing import TypeVar

import structlog

from troyes.coach.processes import Lost, Processes
from troyes.coach.shapes import Hint
from troyes.server.errors import Refused
from troyes.server.thinking import jobs
from troyes.server.thinking.jobs import Job
from troyes.server.thinking.reports import Report

__all__ = ["Job", "Thinkers"]

log = structlog.get_logger()
Answer = TypeVar("Answer")
Work = Callable[[Job, Report | None], Answer]


class Thinkers:
    """`gently`: whatever else the machine has to do comes first."""

    def __init__(self, workers: int, gently: bool = False) -> None:
        self._processes = Processes(workers, gently, lambda: log.warning("a thinking process died"))
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
        """In a process. One that has died is replaced once; what goes wrong in it goes wrong here."""
        try:
            return await self._processes.ask(report, work, job)
        except Lost as lost:
            if self._closed:
                raise Refused("web-closing", 503) from None
            raise lost.__cause__ or lost from None

    def close(self) -> None:
        self._closed = True
        self._processes.close()
