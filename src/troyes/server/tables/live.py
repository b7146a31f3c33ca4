"""The live line to a table: numbered states to the page, small typed messages back."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from troyes.core.decision import Plan
from troyes.core.errors import TroyesError
from troyes.core.game import Game
from troyes.core.message import Message
from troyes.server.errors import Refused
from troyes.server.guard.origin import same_origin
from troyes.server.http.requests import client_address, guest_of, services_of
from troyes.server.metrics import CONNECTIONS, REFUSALS, STEP_SECONDS
from troyes.server.rooms import ways
from troyes.server.rooms.connection import Connection
from troyes.server.rooms.room import MOST_CONNECTIONS, Room
from troyes.server.rooms.views import said_of
from troyes.server.services import Services
from troyes.server.tables.access import visible
from troyes.server.talk import messages
from troyes.server.thinking import hints
from troyes.server.thinking.reports import Progress
from troyes.server.wire import live as wire
from troyes.server.wire.talk import SaySent, UnsaySent

log = structlog.get_logger()
GREETING = 10.0
"""Seconds in which a connection must say hello."""
PATIENCE = 5
"""How many messages that nobody can read are answered before the line is cut."""
AT_ONCE = 0.0003
"""A message that is read in so many seconds was there already."""
FLOOD = 30
UNWELCOME, TOO_MUCH, UNKNOWN = 4403, 4429, 4404
"""Close codes: not from here; too many; no such table for you."""
LOOKING = (wire.HelloSent, wire.PingSent, wire.SitSent, wire.WhySent)
"""Messages that ask for nothing but to see."""
Socket = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: Annotated[str, Parameter()]) -> None:
    services = services_of(socket)
    settings = services.settings
    await socket.accept()
    if not same_origin(socket.headers, socket.headers.get("host", ""), settings.public_url):
        await socket.close(UNWELCOME, "cross-site")
        return
    address = client_address(socket)
    guest = await guest_of(socket)
    if services.limits.allow("address", address) > 0:
        await socket.close(TOO_MUCH, "too many connections")
        return
    try:
        room = await services.tables.room(id)
        if not visible(services, room, guest, socket.query_params.get("key", "")):
            raise Refused("web-no-table", 404)
    except TroyesError:
        guesses = services.limits.allow("unknown-link", address) > 0
        await socket.close(*((TOO_MUCH, "too many guesses") if guesses else (UNKNOWN, "no such table")))
        return
    if len(room.connections) >= MOST_CONNECTIONS:
        await socket.close(TOO_MUCH, "too many at this table")
        return
    await Line(socket, services, room, Connection(None if guest is None else guest.id)).run()


class Line:
    """One open socket, from its hello to its end."""

    def __init__(self, socket: Socket, services: Services, room: Room, connection: Connection) -> None:
        self.socket = socket
        self.services = services
        self.room = room
        self.connection = connection
        self.unread = 0
        self.rush = 0
        """How many messages in a row were too fast, and lay ready before the one before them was answered."""
        self.hints: dict[str, asyncio.Task[None]] = {}
        """By tag: hints that are being thought of. Meanwhile one can play on."""
        self.known_plans: tuple[Game, int, list[Plan]] | None = None
        """The ways that were found last, of which game and seat."""
        self.coming_in: asyncio.Task[None] | None = None
        """What was said before is being looked up. Meanwhile one can play."""

    async def run(self) -> None:
        CONNECTIONS.inc()
        sender = asyncio.create_task(self._send())
        try:
            await self._listen()
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self.room.part(self.connection)
            for hint in list(self.hints.values()):
                hint.cancel()
            if self.coming_in is not None:
                self.coming_in.cancel()
            self.connection.hang_up()
            with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                await asyncio.wait_for(sender, 5)
            CONNECTIONS.dec()

    async def _send(self) -> None:
        """Sends what waits, one after the other."""
        while (message := await self.connection.next()) is not None:
            try:
                await self.socket.send_data(message, mode="text")
            except (WebSocketDisconnect, RuntimeError):
                return
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close()

    async def _listen(self) -> None:
        first = await asyncio.wait_for(self._receive(), GREETING)
        if not isinstance(first, wire.HelloSent):
            self.connection.send(wire.RefusedReply("", Message("web-hello-first")))
            return
        self._greet(first)
        self.coming_in = asyncio.create_task(messages.come_in(self.services, self.room, self.connection))
        while self.unread < PATIENCE:
            message = await self._receive()
            if message is not None:
                await self._answer(message)

    async def _receive(self) -> wire.FromClient | None:
        """The next message; None for one that cannot be read, which is answered."""
        asked = time.perf_counter()
        text = await self.socket.receive_text()
        if await self._pressed(time.perf_counter() - asked < AT_ONCE):
            self._refuse("", Message("web-too-fast"))
            raise TimeoutError
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.unread += 1
            return self._refuse("", Message("web-unreadable"))

    async def _pressed(self, at_once: bool) -> bool:
        """Slows down who is too fast. Who does not even wait for answers floods us, and is let go."""
        wait = self.services.limits.allow("message", f"{id(self)}")
        self.rush = self.rush + 1 if wait > 0 and at_once else 0
        while wait > 0:
            await asyncio.sleep(wait)
            wait = self.services.limits.allow("message", f"{id(self)}")
        return self.rush > FLOOD

    def _refuse(self, tag: str, why: Message) -> None:
        REFUSALS.labels(why.id).inc()
        self.connection.send(wire.RefusedReply(tag, why))

    # -- hello ---------------------------------------------------------------------------------------------------

    def _greet(self, hello: wire.HelloSent) -> None:
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
        if hello.after == self._number:
            connection.knows(told)
            connection.send(wire.PongReply(self._number))
        else:
            connection.send_state(told)

    @property
    def _number(self) -> int:
        """The table's number as it is known here."""
        return self.room.stored.number_for(self.connection.seat)

    def _first_asked(self, own: Sequence[int]) -> int:
        """Of several own seats the one that must choose."""
        return next((seat for seat in self.room.pending() if seat in own), own[0])

    # -- messages ------------------------------------------------------------------------------------------------

    async def _answer(self, message: wire.FromClient) -> None:
        try:
            if not isinstance(message, LOOKING):
                await self._welcome()
            match message:
                case wire.PingSent():
                    await self._has_come_in()
                    self.connection.send(wire.PongReply(self._number))
                case wire.SitSent():
                    self._sit(message.seat)
                case wire.HelloSent():
                    self._refuse("", Message("web-hello-once"))
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
                    await self._talk(message)
                case wire.ChooseSent() | wire.ConfirmSent() | wire.UndoSent():
                    await self._step(message)
        except TroyesError as error:
            self._refuse(getattr(message, "id", ""), said_of(error))

    async def _welcome(self) -> None:
        """Whom the operator keeps out can look, and change nothing."""
        reason = await self.services.store.blocked(self.connection.guest)
        if reason:
            raise Refused("web-blocked", 403, reason=reason)

    async def _step(self, message: wire.ChooseSent | wire.ConfirmSent | wire.UndoSent) -> None:
        seat = self._own(message.seat)
        began = time.perf_counter()
        match message:
            case wire.ChooseSent():
                await self.room.play.choose(seat, message.at, message.keys, message.confirm)
            case wire.ConfirmSent():
                await self.room.play.confirm(seat, message.at)
            case wire.UndoSent():
                await self.room.play.undo(seat, message.at, message.steps)
        STEP_SECONDS.observe(time.perf_counter() - began)
        self.connection.send(wire.DoneReply(message.id, self._number))

    async def _has_come_in(self) -> None:
        """Who hears an answer to this has been told all that was said before."""
        if self.coming_in is not None:
            await self.coming_in

    async def _talk(self, message: SaySent | UnsaySent) -> None:
        await self._has_come_in()
        if isinstance(message, SaySent):
            await messages.say(self.services, self.room, self.connection, message.text)
        else:
            await messages.unsay(self.services, self.room, self.connection.guest, message.n)
        self.connection.send(wire.DoneReply(message.id, self._number))

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
            known = self.known_plans = (game, seat, await asyncio.to_thread(game.plans, seat))
        seen = await asyncio.to_thread(ways.seen, game, seat, known[2], message.first, message.dice)
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
            reply = await hints.of(
                self.services, self.room, self._own(message.seat), message, self.connection.guest or "", told
            )
        except TroyesError as error:
            self._refuse(message.id, said_of(error))
        except Exception:
            log.exception("a hint could not be thought of", table=self.room.id)
            self._refuse(message.id, Message("web-fault"))
        else:
            self.connection.send(reply)
