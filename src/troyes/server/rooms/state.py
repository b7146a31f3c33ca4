"""A table as it is kept, laid out in memory. Every change of it goes to disk first."""

import asyncio
import time

import msgspec
import structlog

import troyes
from troyes.core.table import Table
from troyes.server.errors import Refused, StoreError
from troyes.server.rooms.connection import Connection
from troyes.server.rooms.host import Host
from troyes.server.rooms.opening import opening
from troyes.server.storage.shapes import Act, StoredGame, StoredTable
from troyes.server.thinking.jobs import Job

log = structlog.get_logger()
OUT_OF_STEP = ("storage-late", "storage-choices", "storage-no-table")
"""The disk holds more of a table than we do, or the operator has removed it."""


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

    @property
    def round(self) -> int | None:
        """The round or day that is being played."""
        if self.table is None:
            return None
        view = self.table.game.view_without_log(None)
        return view.get("round", view.get("day"))

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
        )

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
            log.error("a step could not be written", table=self.id, why=error.message.id)
            if error.message.id in OUT_OF_STEP:
                asyncio.get_running_loop().call_soon(self.host.forget, self)  # once the refusal is on its way
            raise
        seats = {seat.seat: seat for seat in act.seats}
        changed = {**act.fields, "n": act.n, "moved": act.moved}
        changed["seats"] = [seats.get(seat.seat, seat) for seat in self.stored.seats]
        self.stored = msgspec.structs.replace(self.stored, **changed)


def _opening(stored: StoredTable, start: bytes | None) -> troyes.Game:
    return opening(stored.game, len(stored.seats), stored.options, stored.seed, start)


def laid_out(kept: StoredGame) -> Table:
    """The game as it stands on disk: settled choices first, then the steps that can still be taken back."""
    game = _opening(kept.table, kept.start)
    for seat, key in kept.choices:
        game.again(seat, key)
    table = Table(game)
    for step in kept.steps:
        if table.choose(step.seat, step.key) and not step.held:
            table.confirm(step.seat)
    return table


def looks_alike(before: Table, after: Table) -> bool:
    """Whether a spectator sees no difference: then what came between is the mover's secret."""
    one, other = before.game, after.game
    if one is other:
        return True
    return (
        waiting(one) == waiting(other)
        and one.view_without_log(None) == other.view_without_log(None)
        and one.story(None) == other.story(None)
    )


def waiting(game: troyes.Game) -> str:
    """The seats that must choose, as they are kept."""
    return "".join(str(decision.seat) for decision in game.pending)


def moment(when: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(when))
