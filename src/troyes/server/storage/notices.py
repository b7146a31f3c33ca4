"""Where people want to be told that it is their turn."""

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from troyes.server import clock
from troyes.server.storage.errors import StoreError
from troyes.server.storage.models import GuestRow
from troyes.server.storage.people_models import AccountRow, PushRow, RingRow
from troyes.server.storage.reader import columns_of
from troyes.server.storage.shelf import Shelf

MOST_BROWSERS = 10
"""So many browsers of one person are told; then the one that asked longest ago is not any more."""


class StoredPush(Struct):
    """A browser, and the keys that only it can open a message with."""

    endpoint: str
    p256dh: str
    auth: str


class Ways(Struct):
    """How somebody is reached."""

    lang: str
    account: bool
    webhook: str
    pushes: list[StoredPush]
    blocked: bool

    @property
    def any(self) -> bool:
        return not self.blocked and bool(self.webhook or self.pushes)


class KeptNotices(Shelf):
    async def ways(self, guest: str) -> Ways | None:
        who = select(GuestRow.lang, GuestRow.blocked, AccountRow.guest, AccountRow.webhook)
        who = who.outerjoin(AccountRow, AccountRow.guest == GuestRow.id).where(GuestRow.id == guest)
        browsers = select(*columns_of(PushRow, StoredPush)).where(PushRow.guest == guest)

        async def ask(connection: AsyncConnection) -> Ways | None:
            row: Any = (await connection.execute(who)).one_or_none()
            if row is None:
                return None
            lang, blocked, account, webhook = row
            pushes = [StoredPush(*one) for one in await connection.execute(browsers.order_by(PushRow.made))]
            return Ways(lang, account is not None, webhook or "", pushes, bool(blocked))

        return await self._reader.read(ask)

    async def first_to_tell(self, table: str, seat: int, turn: int) -> bool:
        """Whether nobody else tells somebody of this turn: of several servers one does."""
        if not self._store.house:
            return True
        at = RingRow.table_id == table, RingRow.seat == seat
        row = {"table_id": table, "seat": seat, "turn": turn}
        try:
            await self._writer.run([(delete(RingRow).where(*at, RingRow.turn < turn), None), (insert(RingRow), [row])])
        except StoreError:
            if await self._reader.row(select(RingRow.turn).where(*at, RingRow.turn >= turn)) is None:
                raise
            return False
        return True

    async def keep_push(self, guest: str, push: StoredPush) -> None:
        """A browser is told for whoever asked last: it may have changed hands."""
        row = {**asdict(push), "guest": guest, "made": clock.now()}
        theirs = select(PushRow.endpoint).where(PushRow.guest == guest)
        kept = theirs.order_by(PushRow.made.desc(), PushRow.endpoint).limit(MOST_BROWSERS).scalar_subquery()
        await self._writer.run(
            [
                (delete(PushRow).where(PushRow.endpoint == push.endpoint), None),
                (insert(PushRow), [row]),
                (delete(PushRow).where(PushRow.guest == guest, PushRow.endpoint.not_in(kept)), None),
            ]
        )

    async def drop_push(self, endpoint: str, guest: str | None = None) -> None:
        """One's own, if it is said whose; otherwise one that is no more."""
        gone = delete(PushRow).where(PushRow.endpoint == endpoint)
        await self._writer.run([(gone if guest is None else gone.where(PushRow.guest == guest), None)])

    async def keep_webhook(self, guest: str, url: str) -> None:
        await self._writer.run([(update(AccountRow).where(AccountRow.guest == guest).values(webhook=url), None)])
