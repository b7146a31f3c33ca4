"""Passwords: hashed with argon2, in a thread, a few at a time: each takes 64 MiB and a part of a second."""

import asyncio
import secrets
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2


def folded(name: str) -> str:
    """An account's name as it is compared: however it is written, large or small, it is the same name."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(letter for letter in plain if unicodedata.category(letter) != "Cf")  # what nobody sees
    return " ".join(seen.split())


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._few = asyncio.Semaphore(AT_ONCE)
        self._decoy: asyncio.Task[str] | None = None

    async def hashed(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, _same(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password. Where there is no account it takes just as long to say no."""
        if self._decoy is None:  # for everybody's first try, so that none can be told from another
            self._decoy = asyncio.create_task(self.hashed(secrets.token_hex(16)))
        decoy = await asyncio.shield(self._decoy)
        async with self._few:
            right = await asyncio.to_thread(self._verified, kept or decoy, _same(password))
        return right and kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed in an older way than we do now."""
        return self._hasher.check_needs_rehash(kept)

    def _verified(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def _same(password: str) -> str:
    """The same letters typed on another keyboard are the same password."""
    return unicodedata.normalize("NFC", password)
