"""What everybody at a table is sent: states as each seat may see them, the table around the game, passing things."""

import asyncio
from collections.abc import Iterable

import msgspec

from troyes.core.game import Entry
from troyes.core.message import Message
from troyes.core.rng import seed_hash
from troyes.server.library.own_cards import cards_used
from troyes.server.rooms.connection import Connection, Outgoing, sign_of
from troyes.server.rooms.part import Part
from troyes.server.rooms.seats import Seats
from troyes.server.rooms.state import TableState, moment
from troyes.server.rooms.views import state_of
from troyes.server.wire.common import filled
from troyes.server.wire.live import RefusedReply, StateMessage, TableMessage, ThinkingMessage
from troyes.server.wire.tables import TableInfo

CROWD = 20
"""Where so many look on, everybody is told of who comes and goes a little later, once for all of them."""
PAUSE = 0.002
"""By so many seconds for each of them: else who comes as one of hundreds would cost each time as much as all do."""


class Broadcast(Part):
    def __init__(self, state: TableState, seats: Seats) -> None:
        super().__init__(state)
        self._seats = seats
        self._soon: asyncio.TimerHandle | None = None
        """When everybody is told who has come and gone."""

    def send_state(self) -> None:
        """Sends everybody what has changed for them. Those who see the same get the same bytes."""
        ready: dict[tuple[int | None, bool, int], Outgoing] = {}
        for connection in self._greeted():
            group = (connection.seat, connection.foresee, id(connection.log))
            if group not in ready:
                ready[group] = self.state_for(connection)
            connection.send_state(ready[group])

    def somebody_came(self, connection: Connection) -> None:
        """Who comes is shown the table at once."""
        if self._gathers():
            connection.send(TableMessage(self.info(connection.guest)))

    def somebody_went(self) -> None:
        self._gathers()

    def _gathers(self) -> bool:
        """Everybody is told who is here; True: not at once."""
        lines = len(self._state.connections)
        if lines <= CROWD:
            self.send_table()
        elif self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(lines * PAUSE, self._tell_crowd)
        return lines > CROWD

    def _tell_crowd(self) -> None:
        self._soon = None
        if not self._put_away:
            self.send_table()

    def rest(self) -> None:
        if self._soon is not None:
            self._soon.cancel()

    def send_table(self) -> None:
        """Sends everybody the table around the game, as each may know it."""
        ready: dict[str | None, bytes] = {}
        for connection in self._greeted():
            if connection.guest not in ready:
                ready[connection.guest] = msgspec.json.encode(TableMessage(self.info(connection.guest)))
            connection.send_ready(ready[connection.guest])

    def send_trouble(self, why: Message) -> None:
        """Tells those who are here what is in the way of something that none of them has asked for."""
        for connection in self._greeted():
            connection.send(RefusedReply("", why))

    def send_passing(self, message: ThinkingMessage) -> None:
        """Something that no record and no state holds."""
        ready = msgspec.json.encode(message)
        self.pass_on([ready])
        self._state.host.pass_on(self._state, message.seat, ready)

    def pass_on(self, passing: Iterable[bytes]) -> None:
        """The same to those who are here, whoever says it."""
        for ready in passing:
            for connection in self._greeted():
                connection.send_passing(ready)

    def _greeted(self) -> list[Connection]:
        return [connection for connection in self._state.connections if connection.greeted]

    def state_for(self, connection: Connection) -> Outgoing:
        """The state as this connection may see it."""
        known = connection.log
        state, lines = self._state_of(connection.seat, connection.foresee, known)
        view = msgspec.json.encode(state.view)
        seen = view + msgspec.json.encode((state.seat, state.pending, state.turn, state.means, state.over, state.guide))
        message = msgspec.json.encode(msgspec.structs.replace(state, view=msgspec.Raw(view)))
        return Outgoing(message, sign_of(seen), lines, bool(state.log) or len(lines) != len(known))

    def _state_of(self, seat: int | None, foresee: bool, known: list[Entry]) -> tuple[StateMessage, list[Entry]]:
        table, stored = self._state.begun, self._state.stored
        moved = 0 if seat is None else stored.seats[seat].moved
        state, story = state_of(table, seat, stored.number_for(seat), moved, foresee, known)
        state.guide = self._state.host.guidance.guide_of(stored, table, seat)
        return state, story

    def info(self, guest: str | None) -> TableInfo:
        """The table around the game, as this person may know it."""
        stored, seats = self._state.stored, self._seats
        yours = guest is not None and guest == stored.maker
        return filled(
            TableInfo,
            stored,
            seats=seats.info(guest),
            deadline=None if stored.deadline is None else moment(stored.deadline),
            yours=yours,
            key=self._state.host.key_of(stored.id) if seats.member(guest) else "",
            commitment=seed_hash(stored.seed),
            origin=stored.origin if yours else "",
            cards=cards_used(stored),
            lesson=stored.lesson.partition(" ")[0],
            watchers=seats.watchers,
            n=stored.number_for(next(iter(seats.of(guest)), None)),
        )
