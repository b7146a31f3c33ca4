"""The live line to a table: numbered states to the page, small typed messages back."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from typing import Annotated, Any, TypeVar

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from troyes.core.errors import TroyesError
from troyes.core.message import Message
from troyes.server.errors import Refused
from troyes.server.guard.limits import Limits
from troyes.server.guard.lines import Kind
from troyes.server.guard.origin import same_origin
from troyes.server.http.requests import client_address, guest_of, services_of
from troyes.server.metering import Meter, Metered
from troyes.server.metrics import CONNECTIONS, REFUSALS, STEP_SECONDS
from troyes.server.rooms.connection import Connection
from troyes.server.rooms.line import Line
from troyes.server.rooms.room import MOST_CONNECTIONS, Room
from troyes.server.services import Services
from troyes.server.storage.shapes import StoredGuest
from troyes.server.tables.access import visible
from troyes.server.talk import messages
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
Socket = WebSocket[Any, Any, Any]
Shares = tuple[tuple[str, str], ...]
Done = TypeVar("Done")
_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


class TurnedAway(Exception):
    """A line that is closed before anything was said."""

    def __init__(self, code: int, why: str, counted: str, *, guest: str | None = None) -> None:
        super().__init__(why)
        self.code = code
        self.why = why
        self.counted = counted
        """Under what name the refusal is counted."""
        self.guest = guest


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: Annotated[str, Parameter()]) -> None:
    """Whoever is turned away is told why, and so is the operator."""
    await socket.accept()
    address = client_address(socket)
    try:
        await _admitted(socket, services_of(socket), id, address)
    except TurnedAway as away:
        REFUSALS.labels(away.counted).inc()
        tell = log.info if away.code == UNKNOWN else log.warning
        tell("a line was refused", why=away.why, guest=away.guest, address=address)
        await socket.close(away.code, away.why)


async def _admitted(socket: Socket, services: Services, id: str, address: str) -> None:
    """What may have to wait is counted before it waits: nothing else counts it by now."""
    if not same_origin(socket.headers, socket.headers.get("host", ""), services.settings.public_url):
        raise TurnedAway(UNWELCOME, "cross-site", "web-cross-site")
    if services.limits.allow("address", address) > 0:
        raise TurnedAway(TOO_MUCH, "too many connections", "many-dials")
    with _one_more(services, "address", address):
        looked = partial(_found, socket, services, id, address)
        room, guest = await _paid(services.limits, (("address-work", address),), looked)
        if len(room.connections) >= MOST_CONNECTIONS:
            raise TurnedAway(TOO_MUCH, "too many at this table", "full-table")
        with nullcontext() if guest is None else _one_more(services, "guest", guest.id):
            connection = Connection(None if guest is None else guest.id)
            await SocketLine(socket, services, room, connection, address).run()


@contextmanager
def _one_more(services: Services, kind: Kind, who: str) -> Generator[None]:
    with services.lines.one_more(kind, who) as fits:
        if not fits:
            raise TurnedAway(TOO_MUCH, "too many lines", "many-lines", guest=who if kind == "guest" else None)
        yield


async def _found(socket: Socket, services: Services, id: str, address: str) -> tuple[Room, StoredGuest | None]:
    """The table, for who may see it. To lay one out that was not in use takes a while."""
    guest = await guest_of(socket)
    try:
        room = await services.tables.room(id)
        if not visible(services, room, guest, socket.query_params.get("key", "")):
            raise Refused("web-no-table", 404)
    except TroyesError:
        if services.limits.allow("unknown-link", address) > 0:
            raise TurnedAway(TOO_MUCH, "too many guesses", "many-guesses") from None
        raise TurnedAway(UNKNOWN, "no such table", "web-no-table") from None
    return room, guest


async def _paid(limits: Limits, shares: Shares, work: Callable[[], Awaitable[Done]]) -> Done:
    """What somebody's line asks is done no faster than their share of us allows, and counted as what it has cost."""
    meter = Meter()
    for what, key in shares:
        while (wait := limits.allow(what, key)) > 0:
            await asyncio.sleep(wait)
    try:
        return await Metered(work(), meter)
    finally:
        for what, key in shares:
            limits.spend(what, key, 1000 * meter.seconds - 1)


class SocketLine(Line):
    """One open socket, from its hello to its end."""

    def __init__(self, socket: Socket, services: Services, room: Room, connection: Connection, address: str) -> None:
        super().__init__(services, room, connection)
        self.socket = socket
        self.services = services
        self.who = connection.guest or f"at {address}"
        self.shares = (("address-work", address), ("guest-work", self.who))
        """Of what the server can compute, and whose they are."""
        self.unread = 0
        self.rush = 0
        """How many messages in a row were too fast, and lay ready before the one before them was answered."""
        self.coming_in: asyncio.Task[None] | None = None
        """What was said before is being looked up. Meanwhile one can play."""

    async def run(self) -> None:
        with CONNECTIONS.track_inprogress():  # whatever becomes of it
            await self._run()

    async def _run(self) -> None:
        sender = asyncio.create_task(self._send())
        try:
            await self._listen()
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self.part()
            if self.coming_in is not None:
                self.coming_in.cancel()
            self.connection.hang_up()
            with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
                await asyncio.wait_for(sender, 5)

    async def _send(self) -> None:
        """Sends what waits, one after the other."""
        while (message := await self.connection.next()) is not None:
            try:
                await self.socket.send_data(message, mode="text")
            except (WebSocketDisconnect, RuntimeError):
                return
            del message  # what was sent is not kept until there is more
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close()

    async def _listen(self) -> None:
        first = await asyncio.wait_for(self._receive(), GREETING)
        if not isinstance(first, wire.HelloSent):
            self.connection.send(wire.RefusedReply("", Message("web-hello-first")))
            return
        await self._in_turn(partial(self._welcomed, first))
        self.coming_in = asyncio.create_task(self._come_in())
        while self.unread < PATIENCE:
            message = await self._receive()
            if message is not None:
                await self._in_turn(partial(self.answer, message))

    async def _welcomed(self, hello: wire.HelloSent) -> None:
        self.greet(hello)

    async def _in_turn(self, work: Callable[[], Awaitable[None]]) -> None:
        """What somebody's lines ask is answered one after the other.

        Else who holds forty lines could ask for forty whole states at the same moment, again and again.
        """
        async with self.services.turns.of(f"lines of {self.who}"):
            await _paid(self.services.limits, self.shares, work)

    async def _come_in(self) -> None:
        told = partial(messages.come_in, self.services, self.room, self.connection)
        await _paid(self.services.limits, self.shares, told)
        self.coming_in = None

    async def _receive(self) -> wire.FromClient | None:
        """The next message; None for one that cannot be read, which is answered."""
        asked = time.perf_counter()
        text = await self.socket.receive_text()
        if await self._pressed(time.perf_counter() - asked < AT_ONCE):
            self.refuse("", Message("web-too-fast"))
            raise TimeoutError
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self.unread += 1
            return self.refuse("", Message("web-unreadable"))

    async def _pressed(self, at_once: bool) -> bool:
        """Slows down who is too fast. Who does not even wait for answers floods us, and is let go."""
        wait = self.services.limits.allow("message", f"{id(self)}")
        self.rush = self.rush + 1 if wait > 0 and at_once else 0
        while wait > 0:
            await asyncio.sleep(wait)
            wait = self.services.limits.allow("message", f"{id(self)}")
        return self.rush > FLOOD

    def refuse(self, tag: str, why: Message) -> None:
        REFUSALS.labels(why.id).inc()
        super().refuse(tag, why)

    async def welcome(self) -> None:
        """Whom the operator keeps out can look, and change nothing."""
        reason = await self.services.store.blocked(self.connection.guest)
        if reason:
            raise Refused("web-blocked", 403, reason=reason)

    async def step(self, message: wire.ChooseSent | wire.ConfirmSent | wire.UndoSent) -> None:
        began = time.perf_counter()
        await super().step(message)
        STEP_SECONDS.observe(time.perf_counter() - began)

    async def has_come_in(self) -> None:
        if self.coming_in is not None:
            await self.coming_in

    async def talk(self, message: SaySent | UnsaySent) -> None:
        await self.has_come_in()
        if isinstance(message, SaySent):
            await messages.say(self.services, self.room, self.connection, message.text)
        else:
            await messages.unsay(self.services, self.room, self.connection.guest, message.n)
