"""The bots at a table: whoever of them must choose thinks, and plays."""

import asyncio
import time
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from troyes.server.errors import NotKept, Refused, Unthought
from troyes.server.journal import journal
from troyes.server.library.bots import who_knows
from troyes.server.rooms.outgoing import Broadcast
from troyes.server.rooms.part import Part
from troyes.server.rooms.play import Play
from troyes.server.rooms.state import TableState, tried_again
from troyes.server.storage.shapes import StoredSeat
from troyes.server.thinking.jobs import Job, Kind
from troyes.server.thinking.reports import Progress
from troyes.server.wire.live import ThinkingMessage

log = journal()
TRY_AGAIN = 5.0
"""After how many seconds a bot that could not play tries again."""


class Bots(Part):
    def __init__(self, state: TableState, play: Play, outgoing: Broadcast) -> None:
        super().__init__(state)
        self._play = play
        self._outgoing = outgoing
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat."""
        self._patient: set[int] = set()
        """Those of them who wait behind others, because nobody was here."""
        self._told: set[int] = set()
        """The seats whose bot everybody was told to think."""
        self._again: asyncio.TimerHandle | None = None
        """When a bot that could not play tries again."""

    @property
    def busy(self) -> bool:
        return bool(self.thinking or self._again)

    def wake(self) -> None:
        """Lets every bot that must choose think, unless it does already. Bots alone wait until somebody looks."""
        pending = self._state.pending()
        if not pending or not self._state.host.drives(self._state):
            return
        if not self._watched and all(seat.kind == "bot" for seat in self._state.stored.seats):
            return
        for seat in pending:
            if self._state.stored.seats[seat].played_by_bot and seat not in self.thinking:
                task = asyncio.create_task(self._think(seat))
                self.thinking[seat] = task
                task.add_done_callback(partial(self._thought, self._state, seat))

    @property
    def _watched(self) -> bool:
        """Whether anybody is at the table, here or elsewhere."""
        return bool(self._state.connections or self._state.host.elsewhere(self._state.id))

    def look(self) -> None:
        """Somebody has come: bots that would have waited for others think at once."""
        for seat in self._patient - self._told:
            self.thinking.pop(seat).cancel()
        self._patient.clear()
        self.wake()

    def rest(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        if self._again is not None:
            self._again.cancel()

    def _thought(self, state: TableState, seat: int, task: "asyncio.Task[None]") -> None:
        if self.thinking.get(seat) is not task:  # it has made way for another
            return
        del self.thinking[seat]
        self._patient.discard(seat)
        if seat in self._told:
            self._told.discard(seat)
            self._outgoing.send_passing(ThinkingMessage(seat, done=True))
        if task.cancelled():
            return
        trouble = task.exception()
        if trouble is None:
            self.wake()
        else:
            if not isinstance(trouble, Refused):  # too many wait: that is told where it is found out
                log.error("a bot could not play", table=state.id, seat=seat, exc_info=trouble)
            if isinstance(trouble, NotKept | Unthought):
                self._outgoing.send_trouble(trouble.message)
            self._again = asyncio.get_running_loop().call_later(TRY_AGAIN, self._try_again)

    def _try_again(self) -> None:
        self._again = None
        if not self._put_away:
            self.wake()

    async def _think(self, seat: int) -> None:
        state, began = self._state, time.monotonic()
        before = state.stored.seats[seat]
        keys = state.host.guidance.scripted(state.stored, state.begun, seat)
        if not keys:
            job = state.job(seat, who_knows(before.bot, state.stored.game))
            job = replace(job, kind=self._kind(job))
            keys = await state.host.think(job, partial(self.tell, seat))
            self._patient.discard(seat)
        if state.connections:
            await asyncio.sleep(max(0.0, state.host.bot_pause - (time.monotonic() - began)))
        await self._played(before, keys)

    @tried_again
    async def _played(self, before: StoredSeat, keys: Sequence[str]) -> None:
        """Unless the seat has moved meanwhile, or is somebody's again."""
        state, seat = self._state, before.seat
        async with state.lock:
            now = state.stored.seats[seat]
            if now.moved != before.moved or not now.played_by_bot:
                return
            table = state.begun.copy()
            for key in keys:
                if table.choose(seat, key):
                    table.confirm(seat)
            await self._play.take_over(table, seat)

    def _kind(self, job: Job) -> Kind:
        """A bot that answers at once keeps nobody waiting, whoever looks on."""
        if not self._watched and job.searches:
            self._patient.add(job.seat)
            return "away"
        return "opponent" if any(seat.kind == "person" for seat in self._state.stored.seats) else "show"

    def tell(self, seat: int, progress: Progress) -> None:
        """Everybody at the table sees how far a bot is."""
        self._told.add(seat)
        self._outgoing.send_passing(
            ThinkingMessage(seat, progress.seconds, progress.of, progress.simulations, progress.leaning)
        )
