"""The bots at a table: whoever of them must choose thinks, and plays."""

import asyncio
import time
from functools import partial

import structlog

from troyes.server.library.bots import who_knows
from troyes.server.rooms.outgoing import Broadcast
from troyes.server.rooms.play import Play
from troyes.server.rooms.state import TableState
from troyes.server.thinking.reports import Progress
from troyes.server.wire.live import ThinkingMessage

log = structlog.get_logger()
TRY_AGAIN = 5.0
"""After how many seconds a bot that could not play tries again."""


class Bots:
    def __init__(self, state: TableState, play: Play, outgoing: Broadcast) -> None:
        self._state = state
        self._play = play
        self._outgoing = outgoing
        self.thinking: dict[int, asyncio.Task[None]] = {}
        """By seat."""
        self._told: set[int] = set()
        """The seats whose bot everybody was told to think."""
        self._again: asyncio.TimerHandle | None = None
        """When a bot that could not play tries again."""

    @property
    def busy(self) -> bool:
        return bool(self.thinking or self._again)

    def wake(self) -> None:
        """Lets every bot that must choose think, unless it does already."""
        for seat in self._state.pending():
            if self._state.stored.seats[seat].played_by_bot and seat not in self.thinking:
                task = asyncio.create_task(self._think(seat))
                self.thinking[seat] = task
                task.add_done_callback(lambda _, seat=seat: self._thought(seat))

    def rest(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        if self._again is not None:
            self._again.cancel()

    def _thought(self, seat: int) -> None:
        task = self.thinking.pop(seat)
        if seat in self._told:
            self._told.discard(seat)
            self._outgoing.send_passing(ThinkingMessage(seat, done=True))
        if task.cancelled():
            return
        trouble = task.exception()
        if trouble is None:
            self.wake()
        else:
            log.error("a bot could not play", table=self._state.id, seat=seat, exc_info=trouble)
            self._again = asyncio.get_running_loop().call_later(TRY_AGAIN, self._try_again)

    def _try_again(self) -> None:
        self._again = None
        self.wake()

    async def _think(self, seat: int) -> None:
        state, began = self._state, time.monotonic()
        before = state.stored.seats[seat]
        keys = state.host.guidance.scripted(state.stored, state.begun, seat)
        if not keys:
            job = state.job(seat, who_knows(before.bot, state.stored.game))
            keys = await state.host.think(job, partial(self.tell, seat))
        if state.connections:
            await asyncio.sleep(max(0.0, state.host.bot_pause - (time.monotonic() - began)))
        async with state.lock:
            now = state.stored.seats[seat]
            if now.moved != before.moved or not now.played_by_bot:
                return
            table = state.begun.copy()
            for key in keys:
                if table.choose(seat, key):
                    table.confirm(seat)
            await self._play.take_over(table, seat)

    def tell(self, seat: int, progress: Progress) -> None:
        """Everybody at the table sees how far a bot is."""
        self._told.add(seat)
        self._outgoing.send_passing(
            ThinkingMessage(seat, progress.seconds, progress.of, progress.simulations, progress.leaning)
        )
