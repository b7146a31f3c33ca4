"""A worker: takes what servers want thought about from their database, thinks, and answers.

Any number of them may run, on any machine that reaches the database. One that is told to end gives back what it thinks
about. One that dies says nothing any more, and another takes its thoughts.
"""

import asyncio
import os
import socket
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from troyes.coach.processes import Hurry, Lost, Processes
from troyes.server.metrics import THINKING_DEATHS
from troyes.server.storage.errors import StoreError
from troyes.server.storage.thoughts import LEASE, Taken, Thoughts
from troyes.server.thinking.fair import FAIR
from troyes.server.thinking.jobs import Job
from troyes.server.thinking.reports import Progress
from troyes.server.thinking.works import packed, works

log = structlog.get_logger()
IDLE: Final = 0.1
"""How often it is looked for something to do, in seconds."""
BEAT: Final = 0.5
"""How often it is told that a thought goes on."""
TIDY: Final = 10.0
TRIES: Final = 3
"""So many workers may die of a thought; then it is given up."""
OPPONENTS: Final = ("opponent", "show")
HINTS: Final = ("hint",)
PATIENT: Final = ("study", "away")


class Worker:
    def __init__(self, thoughts: Thoughts, processes: int) -> None:
        self.name = f"{socket.gethostname()}/{os.getpid()}"
        self._thoughts = thoughts
        self._quick = Processes(processes + 1, replaced=_died)
        self._gentle = Processes(1, gently=True, replaced=_died)
        self._count = processes
        self._known = list(works())

    async def run(self) -> None:
        """Until it is cancelled."""
        log.info("a worker begins", worker=self.name, processes=self._count)
        lines = [self._line(OPPONENTS, self._quick, f"{number}") for number in range(self._count)]
        lines += [self._line(HINTS, self._quick, "hints"), self._line(PATIENT, self._gentle, "patient"), self._tidy()]
        try:
            async with asyncio.TaskGroup() as group:
                for line in lines:
                    group.create_task(line)
        finally:
            self._quick.close()
            self._gentle.close()

    async def _tidy(self) -> None:
        while True:
            try:
                await self._thoughts.tidy()
            except StoreError as error:
                log.warning("the database does not answer", why=error.message.id)
            await asyncio.sleep(TIDY)

    async def _line(self, kinds: Sequence[str], processes: Processes, place: str) -> None:
        name = f"{self.name}/{place}"
        while True:
            try:
                taken = await self._take(name, kinds)
                if taken is not None:
                    await self._think(taken, name, kinds, processes)
                    continue
            except StoreError as error:
                log.warning("the database does not answer", why=error.message.id)
                await asyncio.sleep(1.0)
            await asyncio.sleep(IDLE)

    async def _take(self, name: str, kinds: Sequence[str]) -> Taken | None:
        """The next one. Who is told to end just then gives it back: nobody else knows that it was taken."""
        taking = asyncio.ensure_future(self._thoughts.take(name, kinds, self._known))
        try:
            return await asyncio.shield(taking)
        except asyncio.CancelledError:
            with suppress(StoreError):
                taken = await taking
                if taken is not None:
                    await self._give_back(taken, name)
            raise

    async def _give_back(self, taken: Taken, name: str) -> None:
        """Another goes on with it at once. If the database does not hear of it, then when the lease has run out."""
        with suppress(StoreError, TimeoutError):
            async with asyncio.timeout(LEASE):
                await self._thoughts.give_back(taken.id, name)

    async def _think(self, taken: Taken, name: str, kinds: Sequence[str], processes: Processes) -> None:
        try:
            if taken.tries > TRIES:
                await self._answer(taken, name, None, "every worker that thought about it died")
            else:
                await self._thought(taken, name, kinds, processes)
        except (asyncio.CancelledError, StoreError):
            await asyncio.shield(self._give_back(taken, name))
            raise

    async def _thought(self, taken: Taken, name: str, kinds: Sequence[str], processes: Processes) -> None:
        try:
            job = msgspec.json.decode(taken.job, type=Job)
        except msgspec.MsgspecError as error:  # of another version, say
            log.error("a thought cannot be read", work=taken.work, why=str(error))
            await self._answer(taken, name, None, f"it cannot be read: {error}")
            return
        latest: list[Progress] = []
        hurry = Hurry()
        asked = processes.ask(latest.append, works()[taken.work].done, job, hurry=hurry)
        thinking = asyncio.create_task(asked)
        try:
            if await self._watched(thinking, taken, name, kinds, latest, hurry):
                await self._answered(thinking, taken, name)
        finally:
            thinking.cancel()

    async def _watched(
        self,
        thinking: "asyncio.Task[Any]",
        taken: Taken,
        name: str,
        kinds: Sequence[str],
        latest: list[Progress],
        hurry: Hurry,
    ) -> bool:
        """Tells how far it is until it is done; False: nobody wants it any more, or it is another's now.

        It goes on while the database is away: if that lasts, another will have it, and here it is told so.
        """
        began = time.monotonic()
        while not (await asyncio.wait([thinking], timeout=BEAT))[0]:
            progress = msgspec.json.encode(latest[-1]) if latest else None
            try:
                if not await self._thoughts.tell(taken.id, name, progress):
                    return False
                long = time.monotonic() - began >= FAIR and not hurry.told
                if long and await self._thoughts.others_wait(taken.person, kinds, self._known):
                    hurry.now()
            except StoreError as error:
                log.warning("it could not be told how far a thought is", why=error.message.id)
        return True

    async def _answered(self, thinking: "asyncio.Task[Any]", taken: Taken, name: str) -> None:
        try:
            answer = packed(await thinking)
        except Exception as error:  # it may be the thought's own fault: no other worker is to die of it
            log.error("a thought came to nothing", work=taken.work, exc_info=error)
            await self._answer(taken, name, None, f"{error}" if isinstance(error, Lost) else repr(error))
        else:
            await self._answer(taken, name, answer)

    async def _answer(self, taken: Taken, name: str, answer: bytes | None, failed: str | None = None) -> None:
        """What was thought out is not thrown away because the database is away for a moment."""
        until = time.monotonic() + LEASE
        while True:
            try:
                await self._thoughts.answer(taken.id, name, answer, failed)
            except StoreError as error:
                if time.monotonic() > until:
                    raise
                log.warning("an answer could not be written", why=error.message.id)
                await asyncio.sleep(BEAT)
            else:
                return


def _died() -> None:
    THINKING_DEATHS.inc()
    log.warning("a thinking process died")
