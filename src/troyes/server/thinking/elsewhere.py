"""Thinking that workers do: a server puts it into the database, and waits for the answer.

The other end is `worker.py`. What a room asks for, and what it hears, is the same as with processes of our own.
"""

import asyncio
import secrets
from contextlib import suppress
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from troyes.coach.processes import Lost
from troyes.server.errors import Refused
from troyes.server.metrics import THINKING_TAKEN_OVER, THINKING_WAITING, THOUGHTS
from troyes.server.storage.errors import StoreError
from troyes.server.storage.thoughts import Thoughts, Told
from troyes.server.thinking.fair import MOST_WAITING, WEIGHTS, cost_of
from troyes.server.thinking.jobs import Job, Kind
from troyes.server.thinking.pool import LONGEST, Answer, Thinkers, Work
from troyes.server.thinking.reports import Progress, Report
from troyes.server.thinking.works import name_of, unpacked

log = structlog.get_logger()
LOOK: Final = 0.1
"""How often it is looked whether there are answers, in seconds, while any are awaited."""


class Awaited:
    def __init__(self, kind: Kind, report: Report | None) -> None:
        self.kind: Kind = kind
        self.report = report
        self.progress: bytes | None = None
        self.put = False
        """Whether it is in the database by now."""
        self.tries = 1
        """How many workers have taken it, as far as is known."""
        self.answer: asyncio.Future[Told] = asyncio.get_running_loop().create_future()


class Elsewhere(Thinkers):
    def __init__(self, thoughts: Thoughts, longest: float = LONGEST) -> None:
        super().__init__(1, longest)  # processes are only started when they are asked, which these are not
        self._thoughts = thoughts
        self._awaited: dict[str, Awaited] = {}
        self._looking: asyncio.Task[None] | None = None

    async def _run(self, work: Work[Answer], job: Job, report: Report | None) -> Answer:
        job = replace(job, seconds=min(job.seconds, self._longest))
        if await self._thoughts.full(job.person, MOST_WAITING):
            raise Refused("web-thinking-busy", 503)
        id, name = secrets.token_urlsafe(12), name_of(work)
        awaited = self._awaited[id] = Awaited(job.kind, report)
        try:
            await self._thoughts.put(id, name, job.kind, job.person, cost_of(job), msgspec.json.encode(job))
            awaited.put = True
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look())
            told = await awaited.answer
        finally:
            del self._awaited[id]
            await asyncio.shield(self._forget(id))
        if told.answer is None:
            raise Lost(told.failed or "nobody answers")
        THOUGHTS.labels(job.kind).inc()
        return unpacked(name, told.answer)

    async def _forget(self, id: str) -> None:
        with suppress(StoreError):  # then it is cleared away by others, in a while
            await self._thoughts.drop([id])

    async def _look(self) -> None:
        while self._awaited:
            try:
                ids = [id for id, awaited in self._awaited.items() if awaited.put]
                self._heard(ids, await self._thoughts.want(ids))
            except StoreError as error:
                log.warning("the workers cannot be heard", why=error.message.id)
                await asyncio.sleep(1.0)
            except Exception:  # all others go on waiting for their answers
                log.exception("what a worker tells cannot be understood")
            await asyncio.sleep(LOOK)

    def _heard(self, ids: list[str], told: list[Told]) -> None:
        found = {one.id: one for one in told}
        for id in ids:
            awaited = self._awaited.get(id)
            one = found.get(id)
            if awaited is None or awaited.answer.done():
                continue
            if one is None:  # it was cleared away as if nobody wanted it: a clock was set
                awaited.answer.set_exception(Lost("the thought is gone"))
                continue
            self._count_taken_over(awaited, one.tries)
            if one.answer is not None or one.failed is not None:
                awaited.answer.set_result(one)
            elif one.progress is not None and one.progress != awaited.progress:
                awaited.progress = one.progress
                if awaited.report is not None:
                    awaited.report(msgspec.json.decode(one.progress, type=Progress))

    def _count_taken_over(self, awaited: Awaited, tries: int) -> None:
        """The servers count it: nobody asks a worker for figures."""
        THINKING_TAKEN_OVER.labels(awaited.kind).inc(max(0, tries - awaited.tries))
        awaited.tries = max(tries, awaited.tries)

    async def count_waiting(self) -> None:
        """Everybody's: each server tells the same."""
        waiting = await self._thoughts.waiting()
        for kind in WEIGHTS:
            THINKING_WAITING.labels(kind).set(waiting.get(kind, 0))

    def close(self) -> None:
        super().close()
        if self._looking is not None:
            self._looking.cancel()
        for awaited in self._awaited.values():
            if not awaited.answer.done():
                awaited.answer.set_exception(Refused("web-closing", 503))

    async def let_go(self) -> None:
        await self._thoughts.close()
