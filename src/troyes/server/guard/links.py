"""Invitations: the key in a table's link opens it. Keys follow from a secret of the server and are kept nowhere."""

import hmac
import os
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp

from troyes.core.errors import TroyesError
from troyes.server.guard.ids import ALPHABET

__all__ = ["Links", "SecretError"]

LETTERS = 20
"""Five bits each: 100."""
BYTES = 32
FILE = "secret"


class SecretError(TroyesError):
    """The server's secret cannot be made or read."""


class Links:
    def __init__(self, secret: bytes) -> None:
        if len(secret) < BYTES:
            raise SecretError("guard-secret-short")
        self._secret = secret

    @classmethod
    def kept_in(cls, data: Path) -> "Links":
        """With the secret that is kept in a folder; made when there is none yet."""
        path = data / FILE
        try:
            if not path.exists():
                _make(path)
            found = _read(path)
        except OSError as error:
            raise SecretError("guard-secret", path=str(path), detail=error.strerror or str(error)) from error
        if len(found) != BYTES:
            raise SecretError("guard-secret-damaged", path=str(path))
        return cls(found)

    def key(self, table_id: str) -> str:
        """What opens this table, and no other."""
        mac = hmac.digest(self._secret, b"invitation\0" + _bytes(table_id), sha256)
        number = int.from_bytes(mac)
        return "".join(ALPHABET[number >> 5 * at & 31] for at in range(LETTERS))

    def fits(self, table_id: str, key: str) -> bool:
        return hmac.compare_digest(_bytes(self.key(table_id)), _bytes(key))

    def seed_of(self, day: str, game: str) -> str:
        """The seed of a day's game. Who does not know our secret cannot know it before it is told."""
        return hmac.digest(self._secret, b"daily\0" + _bytes(day) + b"\0" + _bytes(game), sha256).hex()

    def hook_secret(self, guest: str, url: str) -> str:
        """What posts to somebody's webhook are signed with: another one for another address."""
        return hmac.digest(self._secret, b"webhook\0" + _bytes(guest) + b"\0" + _bytes(url), sha256).hex()

    def __repr__(self) -> str:
        return "Links(…)"


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _make(path: Path) -> None:
    """Written whole before it has its name. If another process was faster, its secret is the one."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = mkstemp(dir=path.parent, prefix=f".{FILE}-")  # nobody else may read it: mode 0600
    try:
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(name, path)
    finally:
        Path(name).unlink()


def _read(path: Path) -> bytes:
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)
    try:
        return bytes.fromhex(path.read_text("ascii"))
    except ValueError:
        return b""
