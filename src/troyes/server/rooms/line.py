"""What is said at a table from one page or program, message by message, and what is answered.

A socket of the server's is one such line, a page that plays by itself holds another: both speak the same.
"""

import asyncio
from collections.abc import Sequence

from troyes.core.decision import Plan
from troyes.core.errors import TroyesError
from troyes.core.game import Game
from troyes.core.message import Message
from troyes.server.aside import aside
from troyes.server.desk import Desk
from troyes.server.errors import Refused
from troyes.server.journal import journal
from troyes.server.rooms import ways
from troyes.server.rooms.connection import Connection
from troyes.server.rooms.room import Room
from troyes.server.rooms.views import said_of
from troyes.server.thinking import hints
from troyes.server.thinking.reports import Progress
from troyes.server.wire import live as wire
from troyes.server.wire.talk import SaySent, UnsaySent

log = journal()
LOOKING = (wire.HelloSent, wire.PingSent, wire.SitSent, wire.WhySent)
"""Messages that ask for nothing but to see."""


class Line:
    def __init__(self, desk: Desk, room: Room, connection: Connection) -> None:
        self.desk = desk
        self.room = room
        self.connection = connection
        self.hints: dict[str, asyncio.Task[None]] = {}
        """By tag: hints that are being thought of. Meanwhile one can play on."""
        self.known_plans: tuple[Game, int, list[Plan]] | None = None
        """The ways that were found last, of which game and seat."""

    def part(self) -> None:
        """The other end is gone."""
        self.room.part(self.connection)
        for hint in list(self.hints.values()):
            hint.cancel()

    def refuse(self, tag: str, why: Message) -> None:
        self.connection.send(wire.RefusedReply(tag, why))

    # -- what a house adds -------------------------------------------------------------------------------------------

    async def welcome(self) -> None:
        """Refuses whoever may look, and change nothing."""

    async def has_come_in(self) -> None:
        """Who hears an answer to this has been told all that was said before."""

    async def talk(self, message: SaySent | UnsaySent) -> None:
        """Somebody says something, or takes it back. Without a house that lets it be heard nobody hears it."""

    # -- hello -------------------------------------------------------------------------------------------------------

    def greet(self, hello: wire.HelloSent) -> None:
        """Shows the table. Who has seen all of it already is only told that nothing has changed."""
        connection, room = self.connection, self.room
        own = room.seats.of(connection.guest)
        connection.foresee, connection.watching = hello.foresee, hello.watch
        if not hello.watch and own:
            connection.seat = hello.seat if hello.seat in own else self._first_asked(own)
        connection.greeted = True
        room.enter(connection)
        if room.table is None:
            return
        told = room.outgoing.state_for(connection)
        if hello.after == self.number:
            connection.knows(told)
            connection.send(wire.PongReply(self.number))
        else:
            connection.send_state(told)

    @property
    def number(self) -> int:
        """The table's number as it is known here."""
        return self.room.stored.number_for(self.connection.seat)

    def _first_asked(self, own: Sequence[int]) -> int:
        """Of several own seats the one that must choose."""
        return next((seat for seat in self.room.pending() if seat in own), own[0])

    # -- messages ----------------------------------------------------------------------------------------------------

    async def answer(self, message: wire.FromClient) -> None:
        try:
            if not isinstance(message, LOOKING):
                await self.welcome()
            match message:
                case wire.PingSent():
                    await self.has_come_in()
                    self.connection.send(wire.PongReply(self.number))
                case wire.SitSent():
                    self._sit(message.seat)
                case wire.HelloSent():
                    self.refuse("", Message("web-hello-once"))
                case wire.WhySent():
                    self._why(message)
                case wire.WaysSent():
                    await self._ways(message)
                case wire.HintSent():
                    self._begin_hint(message)
                case wire.StopHintSent():
                    if message.id in self.hints:
                        self.hints[message.id].cancel()
                case SaySent() | UnsaySent():
                    await self.talk(message)
                    self.connection.send(wire.DoneReply(message.id, self.number))
                case wire.ChooseSent() | wire.ConfirmSent() | wire.UndoSent():
                    await self.step(message)
        except TroyesError as error:
            self.refuse(getattr(message, "id", ""), said_of(error))

    async def step(self, message: wire.ChooseSent | wire.ConfirmSent | wire.UndoSent) -> None:
        seat = self._own(message.seat)
        match message:
            case wire.ChooseSent():
                await self.room.play.choose(seat, message.at, message.keys, message.confirm)
            case wire.ConfirmSent():
                await self.room.play.confirm(seat, message.at)
            case wire.UndoSent():
                await self.room.play.undo(seat, message.at, message.steps)
        self.connection.send(wire.DoneReply(message.id, self.number))

    def _own(self, seat: int) -> int:
        """Only the holder of a seat plays it, and not while a bot does."""
        if seat not in self.room.seats.of(self.connection.guest):
            raise Refused("web-not-your-seat", 403)
        if self.room.stored.seats[seat].stand_in:
            raise Refused("web-bot-plays")
        return seat

    def _sit(self, seat: int) -> None:
        self.connection.seat, self.connection.watching = self._own(seat), False
        self.connection.forget()
        if self.room.table is not None:
            self.connection.send_state(self.room.outgoing.state_for(self.connection))

    def _why(self, message: wire.WhySent) -> None:
        reason = self.room.game.why_not(self._own(message.seat), message.key)
        self.connection.send(wire.WhyReply(message.id, None if reason is None else reason.message))

    async def _ways(self, message: wire.WaysSent) -> None:
        """A few dozen trials: not in the event loop, and once for a state."""
        game, seat = self.room.game, self._own(message.seat)
        known = self.known_plans
        if known is None or known[0] is not game or known[1] != seat:
            known = self.known_plans = (game, seat, await aside(game.plans, seat))
        seen = await aside(ways.seen, game, seat, known[2], message.first, message.dice)
        self.connection.send(wire.WaysReply(message.id, seen))

    def _begin_hint(self, message: wire.HintSent) -> None:
        if message.id in self.hints:
            raise Refused("web-hint-already")
        task = self.hints[message.id] = asyncio.create_task(self._hint(message))
        task.add_done_callback(lambda _: self.hints.pop(message.id, None))

    async def _hint(self, message: wire.HintSent) -> None:
        def told(progress: Progress) -> None:
            self.connection.send(wire.HintProgress(message.id, progress.seconds, progress.of, progress.simulations))

        try:
            seat = self._own(message.seat)
            reply = await hints.of(self.desk, self.room, seat, message, self.connection.guest or "", told)
        except TroyesError as error:
            self.refuse(message.id, said_of(error))
        except Exception:
            log.exception("a hint could not be thought of", table=self.room.id)
            self.refuse(message.id, Message("web-fault"))
        else:
            self.connection.send(reply)
