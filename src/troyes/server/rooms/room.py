"""One table in memory: its game, its seats, who is connected. Every change holds its lock and goes to disk first."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog

import troyes
from troyes.core.errors import IllegalMove, Reason
from troyes.core.game import Entry
from troyes.core.message import Message
from troyes.core.rng import seed_hash
from troyes.core.table import Table
from troyes.server.errors import Refused
from troyes.server.lessons import guidance
from troyes.server.library.catalogue import USUAL_BOT
from troyes.server.library.own_cards import cards_used
from troyes.server.metrics import CHOICES
from troyes.server.notices.bell import Bell
from troyes.server.results.ends import ended_of
from troyes.server.rooms import views
from troyes.server.rooms.connection import Connection, Told
from troyes.server.storage.store import Act, Play, Step, StoredSeat, StoredTable, StoreError
from troyes.server.thinking.pool import Job
from troyes.server.thinking.reports import Progress
from troyes.server.wire.tables import Ending, SeatInfo, StateMessage, TableInfo, TableMessage, ThinkingMessage

if TYPE_CHECKING:
    from troyes.server.tables.registry import House

__all__ = ["HOUR", "MOST_CONNECTIONS", "Room", "begun", "laid_out", "moment"]

log = structlog.get_logger()
HOUR = 3600.0
OUT_OF_STEP = ("storage-late", "storage-choices", "storage-no-table")
"""The disk holds more of a table than we do, or the operator has removed it."""
MOST_CONNECTIONS = 500
"""So many can be at one table."""
TRY_AGAIN = 5.0
"""After how many seconds a bot that could not play tries again."""


class Room:
    def __init__(self, house: "House", stored: Play) -> None:
        self.house = house
        self.stored: StoredTable = stored.table
        self.start = stored.start
        """The record with which its game begins, where that is not simply a new one."""
        self.settled = len(stored.choices)
        """How many choices are on disk for good; the steps after them can still be taken back."""
        self.table: Table | None = None if stored.table.status == "open" else laid_out(stored)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.used = time.monotonic()
        """When anybody last asked for it."""
        self.ending: Ending | None = None
        """The end as it is told, once it was found out."""
        self.hinting: set[int] = set()
        """The seats for which a hint is being thought of."""
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._shown_thinking: set[int] = set()
        """The seats whose bot has been shown to think."""
        self._again: asyncio.TimerHandle | None = None
        """When a bot that could not play tries again."""
        self._left: dict[int, float] = {}
        """By seat: since when its person has been away, as far as this process knows."""
        for seat in stored.table.seats:
            self._left[seat.seat] = time.monotonic()
        self.talking = asyncio.Lock()
        """What is said is said one after the other."""
        self.bell = Bell(self)

    # -- who is who ----------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.stored.id

    @property
    def game(self) -> troyes.Game:
        if self.table is None:
            raise Refused("web-not-begun")
        return self.table.game

    def opening(self) -> troyes.Game:
        """The game as it began."""
        return begun(self.stored, self.start)

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat.seat for seat in self.stored.seats if guest is not None and seat.guest == guest]

    def is_here(self, seat: StoredSeat) -> bool:
        return any(seat.guest is not None and connection.guest == seat.guest for connection in self.connections)

    def member(self, guest: str | None) -> bool:
        """Whether someone belongs to this table without an invitation."""
        return guest is not None and (guest == self.stored.maker or bool(self.seats_of(guest)))

    def names(self) -> list[str]:
        return [seat.name for seat in self.stored.seats]

    def pending(self) -> list[int]:
        """The seats that must choose or confirm now."""
        return [] if self.table is None else [decision.seat for decision in self.table.game.pending]

    def info(self, guest: str | None) -> TableInfo:
        """The table around the game, as this person may know it."""
        stored = self.stored
        return TableInfo(
            id=stored.id,
            game=stored.game,  # pyright: ignore[reportArgumentType]
            options=stored.options,
            status=stored.status,  # pyright: ignore[reportArgumentType]
            seats=[self._seat_info(seat, guest) for seat in stored.seats],
            listed=stored.listed,
            clock=stored.clock,
            seconds=stored.seconds,
            hints=stored.hints,
            deadline=None if stored.deadline is None else moment(stored.deadline),
            yours=guest is not None and guest == stored.maker,
            key=self.house.links.key(stored.id) if self.member(guest) else "",
            commitment=seed_hash(stored.seed),
            chosen_seed=stored.chosen_seed,
            rated=stored.rated,
            daily=stored.daily,
            origin=stored.origin if guest is not None and guest == stored.maker else "",
            cards=cards_used(stored),
            lesson=guidance.lesson_of(stored),
            watchers=self.watchers,
            rematch=stored.rematch,
            n=stored.n,
        )

    @property
    def watchers(self) -> int:
        """How many look on who have no seat."""
        return sum(not self.seats_of(connection.guest) for connection in self.connections)

    @property
    def round(self) -> int | None:
        """The round or day that is being played."""
        if self.table is None:
            return None
        view = self.table.game.view_without_log(None)
        return view.get("round", view.get("day"))

    def _seat_info(self, seat: StoredSeat, guest: str | None) -> SeatInfo:
        yours = guest is not None and seat.guest == guest
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot if seat.kind == "bot" or seat.stand_in else "",
            here=self.is_here(seat),
            yours=yours,
            moved=seat.moved if yours else 0,
            person=self._person(seat),
        )

    def _person(self, seat: StoredSeat) -> str | None:
        """The account that sits there, by itself: of several people at one device it is not known who is who."""
        alone = len(self.seats_of(seat.guest)) == 1
        return seat.guest if alone and self.house.people.has_account(seat.guest) else None

    # -- playing -------------------------------------------------------------------------------------------------

    async def choose(self, seat: int, at: int, keys: Iterable[str], confirm: bool) -> int:
        async with self.lock:
            table = self._ready(seat, at)
            for key in keys:
                if seat in table.held:
                    raise IllegalMove(Reason(Message("web-held", {})))
                guidance.check_choice(self.stored, table, seat, key)
                table.choose(seat, key)
            if confirm:
                guidance.check_end(self.stored, table, seat)
                table.confirm(seat)
            return await self._commit(table, seat)

    async def confirm(self, seat: int, at: int) -> int:
        async with self.lock:
            table = self._ready(seat, at)
            if seat not in table.held:
                raise Refused("web-nothing-held")
            guidance.check_end(self.stored, table, seat)
            table.confirm(seat)
            return await self._commit(table, seat)

    async def undo(self, seat: int, at: int) -> int:
        async with self.lock:
            table = self._ready(seat, at)
            if not table.can_undo(seat):
                raise Refused("web-nothing-to-undo")
            table.undo(seat)
            return await self._commit(table, seat)

    async def take_back(self, seat: int) -> None:
        """Takes back every step of a seat that can be. The caller holds the lock."""
        if self.table is None or not self.table.can_undo(seat):
            return
        table = self.table.copy()
        while table.can_undo(seat):
            table.undo(seat)
        await self._commit(table, seat)

    async def done_for(self, seat: int, table: Table) -> None:
        """Takes over what was done for a seat on a twin of the table. The caller holds the lock."""
        await self._commit(table, seat)

    def _ready(self, seat: int, at: int) -> Table:
        """A twin of the table to try a step on: what fails leaves no trace."""
        if self.table is None:
            raise Refused("web-not-begun")
        if at != self.stored.seats[seat].moved:
            raise Refused("web-late")
        return self.table.copy()

    async def _commit(self, table: Table, seat: int) -> int:
        """Writes what a seat has done, and only then shows it."""
        stored = self.stored
        now, n = time.time(), stored.n + 1
        made = table.game.made()
        settled = made[self.settled : len(made) - len(table.steps)]
        steps = [Step(step.seat, step.key, False) for step in table.steps]
        steps += [Step(holder, key, True) for holder, key in table.held.items()]
        mover = msgspec.structs.replace(stored.seats[seat], moved=n)
        fields: dict[str, object] = {}
        if table.game.over:
            fields["status"] = "over"
        waiting = _waiting(table)
        if waiting != stored.waiting:
            fields["waiting"] = waiting
        if stored.clock and (settled or "waiting" in fields):
            # A step that only its own seat sees does not wind the clock: everybody would see that.
            fields["deadline"] = None if table.game.over else now + stored.clock * HOUR
        ended = ended_of(stored, table.game, now) if table.game.over else None
        act = Act(stored.id, n, now, self.settled, settled, steps, [mover], fields, ended)
        await self._write(act)
        self.table = table
        self.settled += len(settled)
        self._take(act)
        CHOICES.inc(len(settled))
        self.wake()
        self.bell.look()
        self.tell_state()
        if fields.keys() - {"waiting"}:
            self.tell_table()
        return n

    async def _write(self, act: Act) -> None:
        """Who cannot know what stands on disk, or knows that it is something else, opens the table anew from there."""
        try:
            await self.house.store.write(act)
        except asyncio.CancelledError:
            self.house.forget(self)
            raise
        except StoreError as error:
            log.error("a step could not be written", table=self.id, why=error.message.id)
            if error.message.id in OUT_OF_STEP:
                asyncio.get_running_loop().call_soon(self.house.forget, self)  # once the refusal is on its way
            raise

    def _take(self, act: Act) -> None:
        """What stands on disk now stands here too."""
        stored = self.stored
        seats = {seat.seat: seat for seat in act.seats}
        changed = {**act.fields, "n": act.n, "moved": act.moved}
        changed["seats"] = [seats.get(seat.seat, seat) for seat in stored.seats]
        self.stored = msgspec.structs.replace(stored, **changed)

    async def change(self, seats: list[StoredSeat], **fields: object) -> None:
        """Changes the table around the game. The caller holds the lock."""
        act = Act(self.id, self.stored.n + 1, time.time(), self.settled, [], None, seats, fields)
        await self._write(act)
        self._take(act)
        self._reseat()
        self.bell.look()

    def _reseat(self) -> None:
        """Nobody sees on with the eyes of a seat that is no longer theirs; who has sat down sees with its own."""
        for connection in self.connections:
            own = self.seats_of(connection.guest)
            seat = connection.seat if connection.seat in own else None
            if seat is None and own and not connection.watching:
                seat = own[0]
            if seat != connection.seat:
                connection.seat = seat
                connection.forget()

    async def begin(self) -> None:
        """Starts the game. The caller holds the lock, and every seat is taken."""
        deadline = time.time() + self.stored.clock * HOUR if self.stored.clock else None
        table = Table(self.opening())
        await self.change([], status="running", deadline=deadline, waiting=_waiting(table))
        self.table = table
        self.bell.look()

    async def begin_if_full(self) -> None:
        """Begins the game once every seat is taken. The caller holds the lock."""
        if self.stored.status == "open" and all(seat.kind != "open" for seat in self.stored.seats):
            await self.begin()
            self.wake()
            self.tell_state()
        self.tell_table()

    # -- bots ----------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Lets every bot that must choose think, unless it does already."""
        for seat in self.pending():
            held = self.stored.seats[seat]
            if (held.kind == "bot" or held.stand_in) and seat not in self._thinking:
                task = asyncio.create_task(self._think(seat))
                self._thinking[seat] = task
                task.add_done_callback(lambda _, seat=seat: self._thought(seat))

    def _thought(self, seat: int) -> None:
        task = self._thinking.pop(seat)
        if seat in self._shown_thinking:
            self._shown_thinking.discard(seat)
            self._tell_passing(ThinkingMessage(seat, done=True))
        if task.cancelled():
            return
        trouble = task.exception()
        if trouble is None:
            self.wake()
        else:
            log.error("a bot could not play", table=self.id, seat=seat, exc_info=trouble)
            self._again = asyncio.get_running_loop().call_later(TRY_AGAIN, self._try_again)

    def _try_again(self) -> None:
        self._again = None
        self.wake()

    async def _think(self, seat: int) -> None:
        began = time.monotonic()
        stored = self.stored
        moved = stored.seats[seat].moved
        told = partial(self._tell_thinking, seat)
        keys: Sequence[str] = [] if self.table is None else guidance.scripted(stored, self.table, seat)
        if not keys:
            keys = await self.house.thinkers.think(self.job(seat, stored.seats[seat].bot or USUAL_BOT), told)
        if self.connections:
            await asyncio.sleep(max(0.0, self.house.settings.bot_pause - (time.monotonic() - began)))
        async with self.lock:
            holder = self.stored.seats[seat]
            if self.table is None or holder.moved != moved or not (holder.kind == "bot" or holder.stand_in):
                return
            table = self.table.copy()
            for key in keys:
                if table.choose(seat, key):
                    table.confirm(seat)
            await self._commit(table, seat)

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

    def _tell_thinking(self, seat: int, progress: Progress) -> None:
        """Everybody at the table sees how far a bot is: a passing thing, which no record and no state holds."""
        self._shown_thinking.add(seat)
        self._tell_passing(ThinkingMessage(seat, progress.seconds, progress.of, progress.simulations, progress.leaning))

    def _tell_passing(self, message: ThinkingMessage) -> None:
        ready = msgspec.json.encode(message)
        for connection in self.connections:
            if connection.greeted:
                connection.send_passing(ready)

    def rest(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        if self._again is not None:
            self._again.cancel()
        self.bell.close()

    @property
    def idle(self) -> bool:
        return not (self.connections or self._thinking or self._again or self.lock.locked())

    # -- telling -------------------------------------------------------------------------------------------------

    def tell_state(self) -> None:
        """Sends everybody what has changed for them. Those who see the same get the same bytes."""
        ready: dict[tuple[int | None, bool, int], Told] = {}
        for connection in list(self.connections):
            if connection.greeted:
                group = (connection.seat, connection.foresee, id(connection.log))
                if group not in ready:
                    ready[group] = self.told(connection)
                connection.send_state(ready[group])

    def told(self, connection: Connection) -> Told:
        """The state as this connection may see it."""
        known = connection.log
        state, lines = self.state(connection.seat, connection.foresee, known)
        view = msgspec.json.encode(state.view)
        seen = view + msgspec.json.encode((state.seat, state.pending, state.turn, state.means, state.over, state.guide))
        message = msgspec.json.encode(msgspec.structs.replace(state, view=msgspec.Raw(view)))
        return Told(message, seen, lines, bool(state.log) or len(lines) != len(known))

    def state(self, seat: int | None, foresee: bool, known: list[Entry]) -> tuple[StateMessage, list[Entry]]:
        if self.table is None:
            raise Refused("web-not-begun")
        moved = 0 if seat is None else self.stored.seats[seat].moved
        state, story = views.state_of(self.table, seat, self.stored.n, moved, foresee, known)
        state.guide = guidance.guide_of(self.stored, self.table, seat)
        return state, story

    def tell_table(self) -> None:
        """Sends everybody the table around the game, as each may know it."""
        ready: dict[str | None, bytes] = {}
        for connection in list(self.connections):
            if connection.greeted:
                if connection.guest not in ready:
                    ready[connection.guest] = msgspec.json.encode(TableMessage(self.info(connection.guest)))
                connection.send_ready(ready[connection.guest])

    # -- coming and going ----------------------------------------------------------------------------------------

    def enter(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.used = time.monotonic()
        self.bell.look()
        self.tell_table()
        self.wake()

    def part(self, connection: Connection) -> None:
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.used = time.monotonic()
        for seat in self.seats_of(connection.guest):
            if not self.is_here(self.stored.seats[seat]):
                self._left[seat] = time.monotonic()
        self.bell.look()
        self.tell_table()

    def away_for(self, seat: int) -> float:
        """For how many seconds the person of a seat has been away."""
        if self.is_here(self.stored.seats[seat]):
            return 0.0
        return time.monotonic() - self._left[seat]


def begun(stored: StoredTable, start: bytes | None) -> troyes.Game:
    """The table's game before the first choice; `start` is the record it begins with, if it has one."""
    if start is not None:
        return troyes.replay(msgspec.json.decode(start))
    return troyes.new_game(stored.game, players=len(stored.seats), seed=stored.seed, **stored.options)


def laid_out(play: Play) -> Table:
    """The game as it stands on disk: settled choices first, then the steps that can still be taken back."""
    game = begun(play.table, play.start)
    for seat, key in play.choices:
        game.play(seat, key)
    table = Table(game)
    for step in play.steps:
        if table.choose(step.seat, step.key) and not step.held:
            table.confirm(step.seat)
    return table


def _waiting(table: Table) -> str:
    return "".join(str(decision.seat) for decision in table.game.pending)


def moment(when: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(when))
