"""One open page or program at a table: what it is shown, and what waits to be sent to it."""

import asyncio
from collections import deque
from hashlib import sha256
from typing import Any

import msgspec

from troyes.core.game import Entry

MOST_WAITING = 200
"""Who is so far behind is let go, and comes back to a table as it is then."""
FEW_WAITING = 20
"""Who is so far behind is not told of passing things."""


def sign_of(shown: bytes) -> bytes:
    """Tells apart what was shown. It is kept for every line instead of all that."""
    return sha256(shown).digest()


class Outgoing(msgspec.Struct, frozen=True):
    """A state, ready to be sent."""

    message: bytes
    seen: bytes
    """A sign of all of it but its number and its log."""
    log: list[Entry]
    log_changed: bool


class Connection:
    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.seat: int | None = None
        """Whose eyes it sees with; None: a spectator's."""
        self.watching = False
        """Wants to see as a spectator, even with a seat of its own."""
        self.foresee = True
        self.greeted = False
        self.hears = False
        """Has been told what was said at the table, and is told what is said from now on."""
        self.muted: frozenset[str] = frozenset()
        """Whose words are not wanted."""
        self.log: list[Entry] = []
        """The log that the other end has, before it was put into messages."""
        self._seen = b""
        self._lost = False
        self._waiting: deque[bytes | None] = deque()
        self._wanted: asyncio.Future[None] | None = None
        """Whoever waits for something to send. There is one, so a queue of asyncio's would be four times as large."""

    def send(self, message: Any) -> None:
        self._put(msgspec.json.encode(message))

    def send_ready(self, message: bytes) -> None:
        self._put(message)

    def send_passing(self, message: bytes) -> None:
        """What is soon told anew waits for nobody: who is behind with reading goes without."""
        if len(self._waiting) < FEW_WAITING:
            self._put(message)

    def send_state(self, state: Outgoing) -> None:
        """A state is only sent if it tells something new: what others choose in secret does not even show as a sign."""
        if state.seen != self._seen or state.log_changed:
            self._put(state.message)
        self._seen, self.log = state.seen, state.log

    def knows(self, state: Outgoing) -> None:
        """The other end has seen this already."""
        self._seen, self.log = state.seen, state.log

    def forget(self) -> None:
        """The other end starts anew: everything is sent again."""
        self.log, self._seen = [], b""

    def hang_up(self) -> None:
        """Ends the connection once all that waits is sent."""
        self._put(None)

    async def next(self) -> bytes | None:
        """What is to be sent next; None at the end."""
        while not self._waiting:
            self._wanted = asyncio.get_running_loop().create_future()
            await self._wanted
        message = self._waiting.popleft()
        return None if self._lost else message

    def _put(self, message: bytes | None) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._lost = True
            return
        self._waiting.append(message)
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)
