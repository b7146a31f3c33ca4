"""What opens an account whose password is forgotten: a code that was shown once, or one that was sent by mail."""

import hmac
from typing import Literal

from msgspec import Struct
from sqlalchemy import Update, delete, insert, select, update

from troyes.server import clock
from troyes.server.storage.people import ended, password_of
from troyes.server.storage.people_models import AccountRow, MailCodeRow
from troyes.server.storage.shelf import Shelf
from troyes.server.storage.store import hash_of

Purpose = Literal["address", "password"]
LASTS = 1800.0
"""Seconds for which a code that was sent can be used."""

PAUSE = 600.0
"""Seconds before another one is sent."""


class MailCode(Struct):
    secret: str
    mail: str
    made: float


class Recovery(Shelf):
    async def keep(self, guest: str, code: str) -> None:
        """Another recovery code; the one before opens nothing any more."""
        await self._writer.run([(_account(guest).values(recovery=hash_of(code)), None)])

    async def mail_code(self, guest: str, purpose: Purpose) -> MailCode | None:
        """The code that was sent last, as long as it can be used."""
        columns = (MailCodeRow.secret, MailCodeRow.mail, MailCodeRow.made)
        sent = select(*columns).where(MailCodeRow.guest == guest, MailCodeRow.purpose == purpose)
        found = await self._reader.one(MailCode, sent)
        return found if found is not None and found.made > clock.now() - LASTS else None

    async def keep_mail_code(self, guest: str, purpose: Purpose, code: str, mail: str) -> None:
        row = {"guest": guest, "purpose": purpose, "secret": hash_of(code), "mail": mail, "made": clock.now()}
        before = delete(MailCodeRow).where(MailCodeRow.guest == guest, MailCodeRow.purpose == purpose)
        await self._writer.run([(before, None), (insert(MailCodeRow), [row])])

    async def just_sent(self, guest: str, purpose: Purpose) -> bool:
        sent = await self.mail_code(guest, purpose)
        return sent is not None and sent.made > clock.now() - PAUSE

    async def proved(self, guest: str, code: str) -> str:
        """The address to which this code was sent; empty: none was."""
        sent = await self.mail_code(guest, "address")
        return sent.mail if sent is not None and hmac.compare_digest(hash_of(code), sent.secret) else ""

    async def set_mail(self, guest: str, mail: str) -> None:
        """Where codes are sent from now on; empty: nowhere."""
        used = delete(MailCodeRow).where(MailCodeRow.guest == guest)
        await self._writer.run([(_account(guest).values(mail=mail), None), (used, None)])

    async def fits(self, guest: str, kept: str, code: str) -> bool:
        """Whether a code opens an account: the one that was shown, `kept` as a hash, or the one that was sent."""
        sent = await self.mail_code(guest, "password")
        hashes = [kept, "" if sent is None else sent.secret]
        return any(bool(one) and hmac.compare_digest(hash_of(code), one) for one in hashes)

    async def reset(self, guest: str, password: str, code: str) -> None:
        """A new password and a new recovery code. Every device is signed out, and whatever was sent is used up."""
        used = delete(MailCodeRow).where(MailCodeRow.guest == guest)
        anew = _account(guest).values(recovery=hash_of(code))
        await self._writer.run([password_of(guest, password), *ended(guest), (anew, None), (used, None)])
        self._store.forget_guest(guest)


def _account(guest: str) -> Update:
    return update(AccountRow).where(AccountRow.guest == guest)
