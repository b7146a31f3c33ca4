"""Bots think in processes of their own, so that no table waits for another one's bot; hints and analyses do, too."""

from collections.abc import Callable
from typing import TypeVar

import structlog
from msgspec.structs import replace

from troyes.coach.processes import Hurry, Lost, Processes
from troyes.coach.shapes import Hint
from troyes.puzzles.answers import Verdict
from troyes.server.errors import Refused
from troyes.server.metrics import THINKING_DEATHS, THOUGHTS
from troyes.server.thinking import jobs
from troyes.server.thinking.fair import Places
from troyes.server.thinking.jobs import Job
from troyes.server.thinking.reports import Report

__all__ = ["Job", "Thinkers"]

log = structlog.get_logger()
Answer = TypeVar("Answer")
Work = Callable[[Job, Report | None], Answer]
LONGEST = 60.0


class Thinkers:
    """Three lines, so that none stands in another's way: opponents, hints, and what can wait.

    Hints have one process. So have analyses and tables at which nobody is, and there whatever else the machine has to
    do comes first.
    """

    def __init__(self, workers: int, longest: float = LONGEST) -> None:
        self._processes = Processes(workers + 1, replaced=_died)
        self._gentle = Processes(1, gently=True, replaced=_died)
        self._turns = Places(workers)
        self._hints = Places(1)
        self._patient = Places(1)
        self._longest = longest
        """No thought takes longer, in seconds."""
        self._closed = False

    async def think(self, job: Job, report: Report | None = None) -> list[str]:
        """The keys that the bot chooses, one after the other."""
        return await self._run(jobs.turn, job, report)

    async def hint(self, job: Job, report: Report | None = None) -> Hint:
        return await self._run(jobs.hinted, replace(job, kind="hint"), report)

    async def judge(self, job: Job) -> Verdict:
        """What the answer to a puzzle is worth."""
        return await self._run(jobs.answered, replace(job, kind="hint"), None)

    async def analyse(self, job: Job, report: Report | None = None) -> bytes:
        """The analysis of the job's game, as JSON."""
        return await self._run(jobs.analysed, replace(job, kind="study"), report)

    async def _run(self, work: Work[Answer], job: Job, report: Report | None) -> Answer:
        """When it is its turn. What goes wrong in a process goes wrong here."""
        job = replace(job, seconds=min(job.seconds, self._longest))
        async with self._line_of(job).taken(job) as hurry:
            answer = await self._thought(work, job, report, hurry)
        THOUGHTS.labels(job.kind).inc()
        return answer

    def _line_of(self, job: Job) -> Places:
        if job.kind in ("study", "away"):
            return self._patient
        return self._hints if job.kind == "hint" else self._turns

    async def _thought(self, work: Work[Answer], job: Job, report: Report | None, hurry: Hurry) -> Answer:
        """In a process. One that has died is replaced once."""
        processes = self._gentle if job.kind in ("study", "away") else self._processes
        try:
            return await processes.ask(report, work, job, hurry=hurry)
        except Lost as lost:
            if self._closed:
                raise Refused("web-closing", 503) from None
            raise lost.__cause__ or lost from None

    async def count_waiting(self) -> None:
        """Now and then. Places are counted as they are taken."""

    def close(self) -> None:
        self._closed = True
        for places in (self._turns, self._hints, self._patient):
            places.close()
        for processes in (self._processes, self._gentle):
            processes.close()


def _died() -> None:
    THINKING_DEATHS.inc()
    log.warning("a thinking process died")
