"""Passwords: hashed with argon2, in threads, a few at a time: each takes 64 MiB and a part of a second.

A hash lets other threads compute, so this does not hold the event loop; but it takes all the processors it can get. So
these threads have what the rest of the server leaves them: whoever guesses passwords keeps nobody's move waiting.
"""

import asyncio
import os
import secrets
import sys
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

Done = TypeVar("Done")
With = ParamSpec("With")
AT_ONCE = 2
NICE = 10
"""By how much anything else of ours goes before a hash, as `nice` counts it."""


def folded(name: str) -> str:
    """An account's name as it is compared: however it is written, large or small, it is the same name."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(letter for letter in plain if unicodedata.category(letter) != "Cf")  # what nobody sees
    return " ".join(seen.split())


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._decoy: asyncio.Task[str] | None = None

    async def hashed(self, password: str) -> str:
        return await _politely(self._hasher.hash, _same(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password. Where there is no account it takes just as long to say no."""
        if self._decoy is None:  # for everybody's first try, so that none can be told from another
            self._decoy = asyncio.create_task(self.hashed(secrets.token_hex(16)))
        decoy = await asyncio.shield(self._decoy)
        right = await _politely(self._verified, kept or decoy, _same(password))
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


async def _politely(work: Callable[With, Done], *args: With.args, **named: With.kwargs) -> Done:
    return await asyncio.get_running_loop().run_in_executor(_threads(), lambda: work(*args, **named))


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(AT_ONCE, "passwords", _step_back)


def _step_back() -> None:
    """On Linux each thread has a priority of its own, and threads that a hash begins have that of theirs."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICE)
