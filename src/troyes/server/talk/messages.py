"""Talk at a table: what is said is kept first, then told to everybody who wants to read it.

One thing after the other: whoever comes in is told what was said before, and then all that follows, and no word of
those whom they have muted, not even in the moment in which they do so.
"""

import unicodedata

import structlog

from troyes.server import clock
from troyes.server.errors import Refused
from troyes.server.rooms.connection import Connection
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import moment
from troyes.server.services import Services
from troyes.server.storage.errors import StoreError
from troyes.server.storage.news import News
from troyes.server.storage.talk import StoredMessage
from troyes.server.wire.talk import SaidMessage, TalkLine, TalkMessage

log = structlog.get_logger()
LONGEST = 500
"""So many characters a message has at most."""
REGRET = 300.0
"""For so many seconds one can take back what one has said."""
TRIES = 20
"""How often it is tried to say something while others elsewhere do so at the same moment."""
MOST = 5000
"""So much can be said at one table."""
UNSEEN = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What would turn the words around it about."""


async def come_in(services: Services, room: Room, connection: Connection) -> None:
    """Someone has come to the table: from now on they hear what is said. Should it not be read, one plays without."""
    try:
        async with room.talking:
            await _hear(services, room, connection)
            connection.hears = True
    except StoreError as error:
        log.error("what was said could not be read", table=room.id, why=error.message.id)


async def listen_anew(services: Services, guest: str) -> None:
    """Somebody has muted someone, or no longer does: every line of theirs follows at once."""
    await listen_anew_here(services, guest)
    services.store.writer.tell(News(mutes=[guest]))


async def listen_anew_here(services: Services, guest: str) -> None:
    for room in list(services.tables.rooms.values()):
        if any(connection.guest == guest for connection in room.connections):
            async with room.talking:
                for connection in [one for one in room.connections if one.guest == guest and one.hears]:
                    await _hear(services, room, connection, anew=True)


async def say(services: Services, room: Room, connection: Connection, text: str) -> None:
    own = room.seats.of(connection.guest)
    if not own or connection.guest is None:
        raise Refused("talk-not-seated", 403)
    words = tidy(text)
    if not words:
        raise Refused("talk-empty", 422)
    if len(words) > LONGEST:
        raise Refused("talk-long", 422, most=LONGEST)
    services.limits.check("talk", connection.guest)
    name = room.stored.seats[connection.seat if connection.seat in own else own[0]].name
    async with room.talking:
        message = StoredMessage(0, connection.guest, name, words, clock.now())
        await _numbered(services, room, message)
        _tell(room, message)


async def _numbered(services: Services, room: Room, message: StoredMessage) -> None:
    """Says it under the next number. If somebody elsewhere was given that one at the same moment, under another."""
    for left in reversed(range(TRIES)):
        message.n = await services.talk.count(room.id)
        if message.n >= MOST:
            raise Refused("talk-full", most=MOST)
        try:
            await services.talk.say(room.id, message)
        except StoreError:
            if left == 0 or await services.talk.message(room.id, message.n) is None:
                raise
        else:
            return


async def unsay(services: Services, room: Room, guest: str | None, n: int) -> None:
    """Takes back what one has said."""
    async with room.talking:
        message = await services.talk.message(room.id, n)
        if message is None or message.guest != guest:
            raise Refused("talk-no-message", 404)
        if clock.now() - message.made > REGRET:
            raise Refused("talk-too-late", minutes=round(REGRET / 60))
        await services.talk.unsay(room.id, n)
        message.text = ""
        _tell(room, message)


async def pass_on(services: Services, room: Room, n: int) -> None:
    """Something was said or taken back elsewhere: whoever is here hears it."""
    async with room.talking:
        message = await services.talk.message(room.id, n)
        if message is not None:
            _tell(room, message)


def tidy(text: str) -> str:
    """On one line, without signs that nobody sees; nothing, if nothing is left that somebody would see."""
    kept = "".join(" " if letter.isspace() else letter for letter in text if not _unseen(letter))
    words = " ".join(kept.split())
    return words if any(unicodedata.category(letter)[0] not in "CMZ" for letter in words) else ""


def _unseen(letter: str) -> bool:
    control = unicodedata.category(letter) in ("Cc", "Cs") and not letter.isspace()
    return control or letter in UNSEEN


async def _hear(services: Services, room: Room, connection: Connection, anew: bool = False) -> None:
    """Tells all that was said. The caller holds the lock, so that nothing is said meanwhile."""
    messages, muted, hidden = await services.talk.heard(room.id, connection.guest)
    connection.muted = muted
    hidden = hidden or any(seat.guest in muted for seat in room.stored.seats)
    if messages or hidden or anew:
        shown = [_shown(room, message, connection.guest) for message in messages]
        connection.send(TalkMessage(shown, hidden))


def _tell(room: Room, message: StoredMessage) -> None:
    for connection in list(room.connections):
        if connection.hears and message.guest not in connection.muted:
            connection.send(SaidMessage(_shown(room, message, connection.guest)))


def _shown(room: Room, message: StoredMessage, guest: str | None) -> TalkLine:
    own = room.seats.of(message.guest)
    called = [seat for seat in own if room.stored.seats[seat].name == message.name]
    seat = next(iter(called or own), None)
    yours = guest is not None and message.guest == guest
    return TalkLine(message.n, seat, message.name, message.text, moment(message.made), yours)
