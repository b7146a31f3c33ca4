"""When somebody is told that it is their turn: once a turn, and only who is not at the table.

What was told is remembered in memory only. So at a table that is opened anew, also after a restart, those who must
choose already count as told: nobody is told twice, and a turn that began in the last seconds before goes untold.
"""

import asyncio
import time
from functools import partial

from troyes.server.rooms.part import Part
from troyes.server.rooms.seats import Seats
from troyes.server.rooms.state import TableState
from troyes.server.storage.shapes import StoredSeat

SOON = 10.0
"""Seconds that somebody is given to come by themselves, or to come back after a lost line."""
AFTER_A_LOOK = 60.0
"""Seconds, if they were here in this turn and went away: perhaps on purpose, perhaps their device fell asleep."""
LONG = 60.0
"""Bots that took so many seconds have been waited for, and not by looking at them."""


class Bell(Part):
    """One for each table in memory."""

    def __init__(self, state: TableState, seats: Seats) -> None:
        super().__init__(state)
        self._seats = seats
        self._began = dict.fromkeys(state.pending(), self._turn)
        """By seat: which turn of the game it is whose choice waits for it."""
        self._told = set(self._began)
        """Seats whose person was told of this turn."""
        self._seen: set[int] = set()
        """Seats whose person was here in this turn of theirs."""
        self._idle: dict[int, float] = {}
        """By seat: since when it has had nothing to choose."""
        self._kept_waiting: set[int] = set()
        """Seats whose turn came after a long time."""
        self._ringing: dict[int, asyncio.TimerHandle] = {}

    def look(self) -> None:
        """Something has changed at the table: a step, a seat, someone who came or went."""
        due = set(self._state.pending())
        for seat in self._state.stored.seats:
            if seat.seat in due and self._concerns(seat):
                self._due(seat)
            else:
                self._rest(seat.seat)

    def close(self) -> None:
        for timer in self._ringing.values():
            timer.cancel()
        self._ringing.clear()

    def waits_for(self, seat: int) -> bool:
        """Whether a seat still waits for its person, who is not here."""
        held = self._state.stored.seats[seat]
        return seat in self._state.pending() and self._concerns(held) and not self._seats.is_here(held)

    @property
    def ringing(self) -> frozenset[int]:
        """The seats whose person is about to be told, unless they come."""
        return frozenset(self._ringing)

    @property
    def _turn(self) -> int:
        return 0 if self._state.table is None else self._state.table.game.turns

    def _concerns(self, seat: StoredSeat) -> bool:
        """A person with one seat: of several at one device it is not known who is meant."""
        person = seat.kind == "person" and seat.guest is not None and not seat.stand_in
        return self._state.stored.status == "running" and person and len(self._seats.of(seat.guest)) == 1

    def _due(self, seat: StoredSeat) -> None:
        at = seat.seat
        began = self._idle.pop(at, None)
        if began is not None and time.monotonic() - began >= LONG:
            self._kept_waiting.add(at)
        if self._began.get(at) != self._turn:
            self._began[at] = self._turn
            self._forget(at)
        if self._seats.is_here(seat):
            self._seen.add(at)
            self._hush(at)
        elif at not in self._told and at not in self._ringing and self._worth_it(seat):
            pause = AFTER_A_LOOK if at in self._seen else SOON
            self._ringing[at] = asyncio.get_running_loop().call_later(pause, self._ring, at)

    def _worth_it(self, seat: StoredSeat) -> bool:
        """Who plays alone with bots that answer at once has simply gone away."""
        stored = self._state.stored
        others = any(one.guest is not None and one.guest != seat.guest for one in stored.seats)
        return others or stored.clock > 0 or seat.seat in self._kept_waiting

    def _rest(self, seat: int) -> None:
        self._idle.setdefault(seat, time.monotonic())
        self._began.pop(seat, None)
        self._kept_waiting.discard(seat)
        self._forget(seat)

    def _forget(self, seat: int) -> None:
        self._told.discard(seat)
        self._seen.discard(seat)
        self._hush(seat)

    def _hush(self, seat: int) -> None:
        timer = self._ringing.pop(seat, None)
        if timer is not None:
            timer.cancel()

    def _ring(self, seat: int) -> None:
        self._ringing.pop(seat, None)
        if self._put_away or not self.waits_for(seat):
            return
        self._told.add(seat)
        state = self._state
        state.host.tell_turn(state.stored, seat, self._turn, partial(_wanted, state, self, seat))


def _wanted(state: TableState, bell: Bell, seat: int) -> bool:
    """Whether they are still waited for. The room stays as long as somebody may ask."""
    return bell.waits_for(seat)
