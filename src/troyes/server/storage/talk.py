"""What is said at tables, who does not want to read whom, and what was reported."""

import hashlib

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, func, insert, literal, select, union_all, update

from troyes.server import clock
from troyes.server.guard.ids import ALPHABET
from troyes.server.storage.errors import StoreError
from troyes.server.storage.models import GuestRow
from troyes.server.storage.news import News
from troyes.server.storage.people_models import MessageRow, MuteRow, ReportRow
from troyes.server.storage.reader import columns_of
from troyes.server.storage.shelf import Shelf
from troyes.server.storage.writer import Statements

LATEST = 200
"""So much of what was said at a table is shown."""


class ReportedAlready(Exception):
    """This person has reported this message before."""


class StoredMessage(Struct):
    n: int
    guest: str
    name: str
    text: str
    """Empty: it was removed."""
    made: float


_MESSAGE = columns_of(MessageRow, StoredMessage)
MUTED, LEFT_OUT = -1, -2
"""In place of a message's number: somebody who is muted; that something is left out."""
_NOTHING = (literal(""), literal(""), literal(0.0))


class Talk(Shelf):
    # -- messages ----------------------------------------------------------------------------------------------------

    async def heard(self, table: str, guest: str | None) -> tuple[list[StoredMessage], frozenset[str], bool]:
        """The latest of what was said, without the words of those whom somebody has muted; who these are; and whether
        any of them has spoken here."""
        unheard = select(MuteRow.muted).where(MuteRow.guest == guest)
        mine = MessageRow.table_id == table
        latest = select(*_MESSAGE).where(mine, MessageRow.guest.not_in(unheard)).order_by(MessageRow.n.desc())
        muted = select(literal(MUTED), MuteRow.muted, *_NOTHING).where(MuteRow.guest == guest)
        left_out = select(literal(LEFT_OUT), MessageRow.guest, *_NOTHING).where(mine, MessageRow.guest.in_(unheard))
        parts = (latest.limit(LATEST), muted, left_out.limit(1))
        found = await self._reader.rows(union_all(*(select(part.subquery()) for part in parts)))  # one trip for a line
        said = sorted((StoredMessage(*row) for row in found if row[0] >= 0), key=lambda message: message.n)
        return said, frozenset(row[1] for row in found if row[0] == MUTED), any(row[0] == LEFT_OUT for row in found)

    async def message(self, table: str, n: int) -> StoredMessage | None:
        said = select(*_MESSAGE).where(MessageRow.table_id == table, MessageRow.n == n)
        return await self._reader.one(StoredMessage, said)

    async def count(self, table: str) -> int:
        """How many messages there are: also the number of the next one."""
        latest = select(func.coalesce(func.max(MessageRow.n), -1)).where(MessageRow.table_id == table)
        return await self._reader.value(latest) + 1

    async def say(self, table: str, message: StoredMessage) -> None:
        row = {"table_id": table, **asdict(message)}
        await self._writer.run([(insert(MessageRow), [row])], News(talk=[(table, message.n)]))

    async def unsay(self, table: str, n: int) -> None:
        """Its words go; that something was said stays."""
        found = update(MessageRow).where(MessageRow.table_id == table, MessageRow.n == n)
        await self._writer.run([(found.values(text=""), None)], News(talk=[(table, n)]))

    # -- mutes -------------------------------------------------------------------------------------------------------

    async def mutes(self, guest: str) -> list[tuple[str, str]]:
        """Whose words somebody does not want to read: id and name, by name."""
        called = select(GuestRow.id, GuestRow.name).join(MuteRow, MuteRow.muted == GuestRow.id)
        rows = await self._reader.rows(called.where(MuteRow.guest == guest))
        return sorted(((id, name) for id, name in rows), key=lambda one: (one[1].casefold(), one[0]))

    async def mute(self, guest: str, other: str) -> None:
        """Twice is as good as once."""
        await self._writer.run([*_heard_again(guest, other), (insert(MuteRow), [{"guest": guest, "muted": other}])])

    async def unmute(self, guest: str, other: str) -> None:
        await self._writer.run(_heard_again(guest, other))

    # -- reports -----------------------------------------------------------------------------------------------------

    async def report(self, guest: str, table: str, message: StoredMessage, why: str) -> str:
        """The report's id, which follows from who reports what: so nobody reports the same twice."""
        id = _report_id(guest, table, message.n)
        row = {"id": id, "reporter": guest, "about": message.guest, "table_id": table, "n": message.n}
        row |= {"text": message.text, "why": why, "made": clock.now(), "settled": None}
        if await self._reported(id):
            raise ReportedAlready
        try:
            await self._writer.run([(insert(ReportRow), [row])])
        except StoreError:
            if await self._reported(id):  # from another page, at the same moment
                raise ReportedAlready from None
            raise
        return id

    async def _reported(self, id: str) -> bool:
        return await self._reader.row(select(ReportRow.id).where(ReportRow.id == id)) is not None


def _heard_again(guest: str, other: str) -> Statements:
    return [(delete(MuteRow).where(MuteRow.guest == guest, MuteRow.muted == other), None)]


def _report_id(guest: str, table: str, n: int) -> str:
    number = int.from_bytes(hashlib.sha256(f"report\0{guest}\0{table}\0{n}".encode()).digest())
    return "".join(ALPHABET[number >> 5 * at & 31] for at in range(16))
