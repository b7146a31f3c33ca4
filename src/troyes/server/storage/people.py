"""Accounts and the devices that are signed in to them. Whoever has none is a guest, and nothing is missing for them."""

import secrets
from collections.abc import Iterable
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, or_, select, update

from troyes.server import clock
from troyes.server.storage.errors import StoreError
from troyes.server.storage.merge import bring
from troyes.server.storage.models import GuestRow, SeatRow, TableRow
from troyes.server.storage.people_models import AccountRow, PushRow, SessionRow
from troyes.server.storage.reader import columns_of
from troyes.server.storage.removal import removal
from troyes.server.storage.shelf import Shelf
from troyes.server.storage.store import Store, hash_of

MOST_DEVICES = 20
"""So many can be signed in to one account; then the one that signed in longest ago is signed out."""


class NameTaken(Exception):
    """There is an account of that name."""


class Account(Struct):
    guest: str
    login: str
    """The account's name as it is compared."""
    made: float
    password: str
    """The argon2 hash. No repr shows it."""
    recovery: str
    """The hash of the recovery code; empty: there is none."""
    mail: str
    """Where codes may be sent; empty: nowhere."""

    def __repr__(self) -> str:
        return f"Account({self.guest!r}, {self.login!r})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [("guest", self.guest), ("login", self.login)]


_ACCOUNT = columns_of(AccountRow, Account)


class People(Shelf):
    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._accounts: set[str] = set()
        """The ids of all who have an account: tables tell whose profile can be looked at."""

    async def look(self) -> None:
        """Reads who has an account."""
        self._accounts = set(await self._reader.column(select(AccountRow.guest)))

    async def look_at(self, guest: str) -> None:
        """Reads whether somebody has an account: another server has changed something about them."""
        (self._accounts.add if await self.account(guest) is not None else self._accounts.discard)(guest)

    def has_account(self, guest: str | None) -> bool:
        return guest in self._accounts

    # -- accounts ----------------------------------------------------------------------------------------------------

    async def account(self, guest: str) -> Account | None:
        return await self._reader.one(Account, select(*_ACCOUNT).where(AccountRow.guest == guest))

    async def called(self, login: str) -> Account | None:
        """The account of that name, which must be folded."""
        return await self._reader.one(Account, select(*_ACCOUNT).where(AccountRow.login == login))

    async def shown_names(self, guests: Iterable[str]) -> dict[str, str]:
        """By id: how people are called."""
        rows = await self._reader.rows(select(GuestRow.id, GuestRow.name).where(GuestRow.id.in_(list(guests))))
        return dict(rows)

    async def lang_of(self, guest: str) -> str:
        return await self._reader.value(select(GuestRow.lang).where(GuestRow.id == guest))

    async def make_account(self, guest: str, login: str, password: str, code: str, name: str | None = None) -> str:
        """A guest becomes an account, and is known by another token from now on: the answer.

        Who they are stays as it was. `code`: their recovery code; `name`: what others call them.
        """
        row = {"guest": guest, "login": login, "password": password, "recovery": hash_of(code), "made": clock.now()}
        secret = secrets.token_urlsafe(32)
        changed = {"secret": hash_of(secret), **({} if name is None else {"name": name})}
        anew = (update(GuestRow).where(GuestRow.id == guest).values(changed), None)
        if await self.called(login) is not None:
            raise NameTaken
        try:
            await self._writer.run([(insert(AccountRow), [row]), anew])
        except StoreError:
            if await self.called(login) is not None:  # somebody else was faster
                raise NameTaken from None
            raise
        self._accounts.add(guest)
        self._store.forget_guest(guest)
        return f"{guest}.{secret}"

    async def keep_password(self, guest: str, password: str) -> None:
        """Another hash of the same password, made in a newer way."""
        await self._writer.run([password_of(guest, password)])

    async def change_password(self, guest: str, password: str, code: str, token: str) -> None:
        """A new password and recovery code. Only the device that asks stays signed in."""
        recovery = update(AccountRow).where(AccountRow.guest == guest).values(recovery=hash_of(code))
        await self._writer.run([password_of(guest, password), (recovery, None), *ended(guest, but=_hashed(token))])
        self._store.forget_guest(guest)

    # -- devices -----------------------------------------------------------------------------------------------------

    async def sign_in(self, guest: str) -> str:
        """The token of a device that is signed in from now on."""
        secret = secrets.token_urlsafe(32)
        row = {"secret": hash_of(secret), "guest": guest, "made": clock.now()}
        theirs = select(SessionRow.secret).where(SessionRow.guest == guest)
        kept = theirs.order_by(SessionRow.made.desc(), SessionRow.secret).limit(MOST_DEVICES).scalar_subquery()
        old = delete(SessionRow).where(SessionRow.guest == guest, SessionRow.secret.not_in(kept))
        await self._writer.run([(insert(SessionRow), [row]), (old, None)])
        self._store.forget_guest(guest)
        return f"{guest}.{secret}"

    async def sign_out(self, guest: str, token: str) -> None:
        """This device no longer opens the account."""
        hashed = _hashed(token)
        first = update(GuestRow).where(GuestRow.id == guest, GuestRow.secret == hashed).values(secret="")
        device = delete(SessionRow).where(SessionRow.guest == guest, SessionRow.secret == hashed)
        await self._writer.run([(first, None), (device, None)])
        self._store.forget_guest(guest)

    async def sign_out_everywhere(self, guest: str) -> None:
        """No device opens the account, and none is told of its turns."""
        quiet = delete(PushRow).where(PushRow.guest == guest)
        await self._writer.run([*ended(guest), (quiet, None)])
        self._store.forget_guest(guest)

    async def devices(self, guest: str) -> int:
        """How many can open the account now, the first one included."""
        signed_in = select(func.count()).where(SessionRow.guest == guest)
        first = select(func.count()).where(GuestRow.id == guest, GuestRow.secret != "")
        return await self._reader.value(signed_in) + await self._reader.value(first)

    # -- all that is theirs ------------------------------------------------------------------------------------------

    async def tables(self, guest: str) -> list[str]:
        """Every table that someone sits at or has made."""
        sits = select(SeatRow.table_id).where(SeatRow.guest == guest)
        mine = select(TableRow.id).where(or_(TableRow.maker == guest, TableRow.id.in_(sits)))
        return await self._reader.column(mine.order_by(TableRow.id))

    async def running(self, tables: list[str]) -> list[str]:
        """Those of the tables that are there and being played."""
        found = select(TableRow.id).where(TableRow.id.in_(tables), TableRow.status == "running")
        return await self._reader.column(found.order_by(TableRow.id))

    async def bring(self, guest: str, account: str) -> None:
        """All that a guest has becomes the account's, and the guest is no more: all of it, or nothing."""
        await self._writer.run(bring(guest, account))
        self._store.forget_guest(guest)

    async def remove(self, guest: str) -> None:
        """All of one's data, at once. Rooms that are in memory must be opened anew: `OpenTables.behind`."""
        await self._writer.run(removal(guest))
        self._accounts.discard(guest)
        self._store.forget_guest(guest)


def _hashed(token: str) -> str:
    return hash_of(token.partition(".")[2])


def password_of(guest: str, password: str) -> tuple[Any, None]:
    return update(AccountRow).where(AccountRow.guest == guest).values(password=password), None


def ended(guest: str, but: str = "") -> list[tuple[Any, None]]:
    """No device opens the account, but perhaps one."""
    first = update(GuestRow).where(GuestRow.id == guest, GuestRow.secret != but).values(secret="")
    return [(first, None), (delete(SessionRow).where(SessionRow.guest == guest, SessionRow.secret != but), None)]
