"""A table as it is kept, laid out in memory. Every change of it goes to disk first."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

import troyes
from troyes.core.table import Table
from troyes.server.errors import OutOfStep, Refused, StoreError
from troyes.server.journal import journal
from troyes.server.rooms.connection import Connection
from troyes.server.rooms.host import Host
from troyes.server.rooms.opening import opening
from troyes.server.storage.shapes import Act, StoredGame, StoredTable
from troyes.server.thinking.jobs import Job

log = journal()
Done = TypeVar("Done")
With = ParamSpec("With")
TRIES = 20
"""How often something is tried while others keep writing to the same table."""
OUT_OF_STEP = ("storage-late", "storage-choices", "storage-no-table", "alone-late")
"""The disk holds more of a table than we do, or the operator has removed it."""


def tried_again(work: Callable[With, Coroutine[Any, Any, Done]]) -> Callable[With, Coroutine[Any, Any, Done]]:
    """Something that changes a table is tried once more where others were faster: its room has caught up by then."""

    @wraps(work)
    async def tried(*args: With.args, **named: With.kwargs) -> Done:
        for _ in range(TRIES):
            try:
                return await work(*args, **named)
            except OutOfStep:
                continue
        raise Refused("web-late")

    return tried


class TableState:
    def __init__(self, host: Host, stored: StoredGame) -> None:
        self.host = host
        self.stored: StoredTable = stored.table
        self.start = stored.start
        """The record with which its game begins, where that is not simply a new one."""
        self.settled = len(stored.choices)
        """How many choices are on disk for good; the steps after them can still be taken back."""
        self.table: Table | None = None if stored.table.status == "open" else laid_out(stored)
        self.lock = asyncio.Lock()
        """Whoever changes the table holds it."""
        self.connections: set[Connection] = set()

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def begun(self) -> Table:
        if self.table is None:
            raise Refused("web-not-begun")
        return self.table

    @property
    def game(self) -> troyes.Game:
        return self.begun.game

    def opening(self) -> troyes.Game:
        """The game as it began."""
        return _opening(self.stored, self.start)

    def pending(self) -> list[int]:
        """The seats that must choose or confirm now."""
        return [] if self.table is None else [decision.seat for decision in self.table.game.pending]

    def job(self, seat: int = 0, bot: str = "", seconds: float = 0.0) -> Job:
        """Something to think about: the game as it is now. `seconds`: if not as long as the table's bots may."""
        stored = self.stored
        return Job(
            stored.id,
            stored.game,
            len(stored.seats),
            stored.options,
            stored.seed,
            self.game.made(),
            seat,
            bot,
            seconds or stored.seconds,
            leaning=stored.hints,
            start=self.start or b"",
            person=self._for_whom(),
        )

    def _for_whom(self) -> str:
        """Whose time it takes to think here: that of somebody who plays and is here, or plays, or made the table."""
        guests = [seat.guest for seat in self.stored.seats if seat.kind == "person" and seat.guest is not None]
        here = {connection.guest for connection in self.connections}
        return next((guest for guest in guests if guest in here), guests[0] if guests else self.stored.maker or self.id)

    def played(self, table_changed: bool) -> None:
        """After each step; with whether the table around the game has changed, too."""

    def rest(self) -> None:
        """Ends whatever goes on here. Whoever is connected comes back to the table as it stands on disk."""
        for connection in list(self.connections):
            connection.hang_up()

    async def write(self, act: Act) -> None:
        """Who cannot know what stands on disk, or knows that it is something else, opens the table anew from there."""
        try:
            await self.host.write(act)
        except asyncio.CancelledError:
            self.host.forget(self)
            raise
        except StoreError as error:
            if self.host.shared:
                await self._write_failed(error)
            log.error("a step could not be written", table=self.id, why=error.message.id)
            if error.message.id in OUT_OF_STEP:
                asyncio.get_running_loop().call_soon(self.host.forget, self)  # once the refusal is on its way
            raise
        self.stored = _after(self.stored, act)

    # -- others who write to the same table ------------------------------------------------------------------------

    def follow(self, act: Act) -> bool:
        """Does what others have done; False if not all before it is known. The caller holds the lock."""
        if act.n <= self.stored.n:
            return True
        if act.n != self.stored.n + 1 or act.settled_from != self.settled or act.steps is None or self.table is None:
            return False
        before, self.stored = self.stored, _after(self.stored, act)
        known = StoredGame(self.stored, act.settled, act.steps)
        self.table = laid_out(known, _settled(self.table), self.start)
        self.settled += len(act.settled)
        self.caught_up(before)
        return True

    async def catch_up(self) -> bool:
        """Reads what others have written; whether there was anything. The caller holds the lock."""
        known = 0 if self.table is None else self.settled
        kept = await self.host.later(self.id, known)
        if kept is None:
            self.host.forget(self)
            raise Refused("web-no-table", 404)
        if kept.table.n == self.stored.n:
            return False
        before, self.stored = self.stored, kept.table
        if kept.table.status != "open":
            self.table = laid_out(kept, None if self.table is None else _settled(self.table), self.start)
            self.settled = known + len(kept.choices)
        self.caught_up(before)
        return True

    def caught_up(self, before: StoredTable) -> None:
        """Others have changed the table; `before`: as it was known here."""

    async def _write_failed(self, error: StoreError) -> None:
        """Others were faster: then it can be tried again. Or nobody knows whether it was written."""
        if error.message.id in OUT_OF_STEP:
            await self.catch_up()
            raise OutOfStep(error.message.id, **error.message.args) from error
        self.host.look_again(self)


def _after(stored: StoredTable, act: Act) -> StoredTable:
    """The table with what an act changes of it."""
    seats = {seat.seat: seat for seat in act.seats}
    changed = {**act.fields, "n": act.n, "moved": act.moved}
    changed["seats"] = [seats.get(seat.seat, seat) for seat in stored.seats]
    return msgspec.structs.replace(stored, **changed)


def _opening(stored: StoredTable, start: bytes | None) -> troyes.Game:
    return opening(stored.game, len(stored.seats), stored.options, stored.seed, start)


def laid_out(kept: StoredGame, known: troyes.Game | None = None, start: bytes | None = None) -> Table:
    """The game as it stands on disk: settled choices first, then the steps that can still be taken back.

    `known`: the game with its first choices, where `kept` holds the others only.
    """
    game = _opening(kept.table, kept.start or start) if known is None else known.copy()
    for seat, key in kept.choices:
        game.again(seat, key)
    table = Table(game)
    for step in kept.steps:
        if table.choose(step.seat, step.key) and not step.held:
            table.confirm(step.seat)
    return table


def _settled(table: Table) -> troyes.Game:
    """The game with the choices alone that can no longer be taken back."""
    return table.steps[0].before if table.steps else table.game


def looks_alike(before: Table, after: Table) -> bool:
    """Whether a spectator sees no difference: then what came between is the mover's secret."""
    one, other = before.game, after.game
    if one is other:
        return True
    return (
        waiting(one) == waiting(other) and one.view(None) == other.view(None) and one.story(None) == other.story(None)
    )


def round_of(game: troyes.Game) -> int | None:
    """The round or day that is being played."""
    view = game.view(None)
    return view.get("round", view.get("day"))


def waiting(game: troyes.Game) -> str:
    """The seats that must choose, as they are kept."""
    return "".join(str(decision.seat) for decision in game.pending)


def moment(when: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(when))
