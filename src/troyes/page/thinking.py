"""Bots, hints and analyses think elsewhere: in a page, in a worker of their own that can be ended."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from troyes.coach.shapes import Hint
from troyes.puzzles.answers import Verdict
from troyes.server.thinking.jobs import Job
from troyes.server.thinking.reports import Progress, Report
from troyes.server.thinking.works import packed, unpacked, works

_jobs = msgspec.json.Decoder(Job)
_progress = msgspec.json.Decoder(Progress)
Told = Callable[[bytes], None]


class Mind(Protocol):
    """Where it is thought: what is asked and answered travels as JSON."""

    async def think(self, work: str, job: bytes, told: Told) -> bytes:
        """Who is no longer interested cancels it, and the thought ends."""
        ...


def done(work: str, job: bytes, told: Told | None = None) -> bytes:
    """One thought from its beginning to its end: what a thinking worker runs."""

    def report(progress: Progress) -> None:
        if told is not None:
            told(msgspec.json.encode(progress))

    return packed(works()[work].done(_jobs.decode(job), None if told is None else report))


class MindHere:
    """Thinks on the spot: where there is no worker."""

    async def think(self, work: str, job: bytes, told: Told) -> bytes:
        await asyncio.sleep(0)
        return done(work, job)


class Thinkers:
    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    async def think(self, job: Job, report: Report | None = None) -> list[str]:
        """The keys that the bot chooses, one after the other."""
        return await self._ask("turn", job, report)

    async def hint(self, job: Job, report: Report | None = None) -> Hint:
        return await self._ask("hint", replace(job, kind="hint"), report)

    async def judge(self, job: Job) -> Verdict:
        """What the answer to a puzzle is worth."""
        return await self._ask("puzzle", replace(job, kind="hint"), None)

    async def analyse(self, job: Job, report: Report | None = None) -> bytes:
        return await self._ask("study", replace(job, kind="study"), report)

    async def _ask(self, work: str, job: Job, report: Report | None) -> Any:
        def told(data: bytes) -> None:
            if report is not None:
                report(_progress.decode(data))

        return unpacked(work, await self._mind.think(work, msgspec.json.encode(job), told))
