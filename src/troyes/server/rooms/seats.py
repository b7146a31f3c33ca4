"""Who sits where at a table, and who of them is here."""

import time

from troyes.server.rooms.part import Part
from troyes.server.rooms.state import TableState
from troyes.server.storage.shapes import StoredSeat
from troyes.server.wire.tables import SeatInfo

BOT_NAMES = ("Thibaut", "Marie", "Henri", "Aliénor", "Gautier", "Blanche", "Robert", "Héloïse", "Étienne", "Isabeau")
"""Names of their time, for bots."""


class Seats(Part):
    def __init__(self, state: TableState) -> None:
        super().__init__(state)
        self._left: dict[int, float] = {seat.seat: time.monotonic() for seat in state.stored.seats}
        """By seat: since when its person has been away, as far as this process knows."""

    def of(self, guest: str | None) -> list[int]:
        return [seat.seat for seat in self._state.stored.seats if guest is not None and seat.guest == guest]

    def is_here(self, seat: StoredSeat) -> bool:
        if seat.guest is None:
            return False
        here = any(line.guest == seat.guest for line in self._state.connections)
        return here or seat.guest in self._state.host.elsewhere(self._state.id)

    def member(self, guest: str | None) -> bool:
        """Whether someone belongs to this table without an invitation."""
        return guest is not None and (guest == self._state.stored.maker or bool(self.of(guest)))

    @property
    def watchers(self) -> int:
        """How many look on who have no seat."""
        here = sum(not self.of(connection.guest) for connection in self._state.connections)
        return here + sum(not self.of(guest) for guest in self._state.host.elsewhere(self._state.id))

    def gone(self, guest: str | None) -> None:
        """A line of somebody's has ended: perhaps they are away from now on."""
        for seat in self.of(guest):
            if not self.is_here(self._state.stored.seats[seat]):
                self._left[seat] = time.monotonic()

    def away_for(self, seat: int) -> float:
        """For how many seconds the person of a seat has been away."""
        if self.is_here(self._state.stored.seats[seat]):
            return 0.0
        return time.monotonic() - self._left[seat]

    def show_own(self) -> None:
        """Nobody sees on with the eyes of a seat that is no longer theirs; who has sat down sees with its own."""
        for connection in self._state.connections:
            own = self.of(connection.guest)
            seat = connection.seat if connection.seat in own else None
            if seat is None and own and not connection.watching:
                seat = own[0]
            if seat != connection.seat:
                connection.seat = seat
                connection.forget()

    def info(self, guest: str | None) -> list[SeatInfo]:
        """The seats as this person may know them."""
        return [self._info(seat, guest is not None and seat.guest == guest) for seat in self._state.stored.seats]

    def _info(self, seat: StoredSeat, yours: bool) -> SeatInfo:
        return SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot if seat.played_by_bot else "",
            here=self.is_here(seat),
            yours=yours,
            moved=seat.moved if yours else 0,
            person=self._person(seat),
        )

    def _person(self, seat: StoredSeat) -> str | None:
        """The account that sits there, by itself: of several people at one device it is not known who is who."""
        alone = len(self.of(seat.guest)) == 1
        return seat.guest if alone and self._state.host.has_account(seat.guest) else None
