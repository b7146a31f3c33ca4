"""The steps at a table. Each is tried on a twin of it, written, and only then taken over and told."""

from collections.abc import Sequence

import msgspec

from troyes.core.errors import IllegalMove, Reason
from troyes.core.message import Message
from troyes.core.table import Table
from troyes.server import clock
from troyes.server.errors import Refused
from troyes.server.results.ends import ended_of
from troyes.server.rooms.part import Part
from troyes.server.rooms.state import looks_alike, round_of, tried_again, waiting
from troyes.server.storage.shapes import Act, Step, StoredSeat


class Play(Part):
    @tried_again
    async def choose(self, seat: int, at: int, keys: Sequence[str], confirm: bool) -> None:
        state, guidance = self._state, self._state.host.guidance
        async with state.lock:
            table = self._twin(seat, at)
            for key in keys:
                if seat in table.held:
                    raise IllegalMove(Reason(Message("web-held", {})))
                guidance.check_choice(state.stored, table, seat, key)
                table.choose(seat, key)
            if confirm:
                guidance.check_end(state.stored, table, seat)
                table.confirm(seat)
            await self.take_over(table, seat)

    @tried_again
    async def confirm(self, seat: int, at: int) -> None:
        async with self._state.lock:
            table = self._twin(seat, at)
            if seat not in table.held:
                raise Refused("web-nothing-held")
            self._state.host.guidance.check_end(self._state.stored, table, seat)
            table.confirm(seat)
            await self.take_over(table, seat)

    @tried_again
    async def undo(self, seat: int, at: int, steps: int = 1) -> None:
        async with self._state.lock:
            table = self._twin(seat, at)
            for _ in range(steps):
                if not table.can_undo(seat):
                    raise Refused("web-nothing-to-undo")
                table.undo(seat)
            await self.take_over(table, seat)

    async def take_back(self, seat: int) -> None:
        """Takes back every step of a seat that can be. The caller holds the lock."""
        if self._state.table is None or not self._state.table.can_undo(seat):
            return
        table = self._state.table.copy()
        while table.can_undo(seat):
            table.undo(seat)
        await self.take_over(table, seat)

    def _twin(self, seat: int, at: int) -> Table:
        """A twin of the table to try a step on: what fails leaves no trace."""
        table = self._state.begun
        if at != self._state.stored.seats[seat].moved:
            raise Refused("web-late")
        return table.copy()

    async def take_over(self, table: Table, seat: int) -> None:
        """Writes what a seat has done on a twin of the table, and only then shows it. The caller holds the lock."""
        state, stored = self._state, self._state.stored
        now, n = clock.now(), stored.n + 1
        made = table.game.made()
        settled = made[state.settled : len(made) - len(table.steps)]
        steps = [Step(step.seat, step.key, False) for step in table.steps]
        steps += [Step(holder, key, True) for holder, key in table.held.items()]
        before = stored.seats[seat]
        hidden = before.hidden + looks_alike(state.begun, table)
        mover = msgspec.structs.replace(before, moved=stored.number_for(seat) + 1, hidden=hidden)
        fields: dict[str, object] = {}
        if table.game.over:
            fields["status"] = "over"
        if (due := waiting(table.game)) != stored.waiting:
            fields["waiting"] = due
        if settled and (played := round_of(table.game)) != stored.round:
            fields["round"] = played
        if stored.patience and (settled or "waiting" in fields):
            # A step that only its own seat sees does not wind the clock: everybody would see that.
            fields["deadline"] = None if table.game.over else now + stored.patience
        ended = ended_of(stored, table.game, now) if table.game.over else None
        await state.write(Act(stored.id, n, now, state.settled, settled, steps, [mover], fields, ended))
        state.table = table
        state.settled += len(settled)
        state.played(bool(fields.keys() - {"waiting", "round"}))

    async def change(self, seats: list[StoredSeat], **fields: object) -> None:
        """Changes the table around the game. The caller holds the lock."""
        state = self._state
        await state.write(Act(state.id, state.stored.n + 1, clock.now(), state.settled, [], None, seats, fields))

    async def begin(self) -> None:
        """Starts the game. The caller holds the lock, and every seat is taken."""
        patience = self._state.stored.patience
        table = Table(self._state.opening())
        deadline = clock.now() + patience if patience else None
        await self.change(
            [], status="running", deadline=deadline, waiting=waiting(table.game), round=round_of(table.game)
        )
        self._state.table = table
