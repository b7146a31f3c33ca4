"""What everybody at a table is sent: states as each seat may see them, the table around the game, passing things."""

from collections.abc import Iterable

import msgspec

from troyes.core.game import Entry
from troyes.core.rng import seed_hash
from troyes.server.library.own_cards import cards_used
from troyes.server.rooms.connection import Connection, Outgoing, sign_of
from troyes.server.rooms.part import Part
from troyes.server.rooms.seats import Seats
from troyes.server.rooms.state import TableState, moment
from troyes.server.rooms.views import state_of
from troyes.server.wire.common import filled
from troyes.server.wire.live import StateMessage, TableMessage, ThinkingMessage
from troyes.server.wire.tables import TableInfo


class Broadcast(Part):
    def __init__(self, state: TableState, seats: Seats) -> None:
        super().__init__(state)
        self._seats = seats

    def send_state(self) -> None:
        """Sends everybody what has changed for them. Those who see the same get the same bytes."""
        ready: dict[tuple[int | None, bool, int], Outgoing] = {}
        for connection in self._greeted():
            group = (connection.seat, connection.foresee, id(connection.log))
            if group not in ready:
                ready[group] = self.state_for(connection)
            connection.send_state(ready[group])

    def send_table(self) -> None:
        """Sends everybody the table around the game, as each may know it."""
        ready: dict[str | None, bytes] = {}
        for connection in self._greeted():
            if connection.guest not in ready:
                ready[connection.guest] = msgspec.json.encode(TableMessage(self.info(connection.guest)))
            connection.send_ready(ready[connection.guest])

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
