"""Invitations: the key in a table's link opens it. Keys follow from a secret of the server and are kept nowhere."""

import hmac
import secrets
from hashlib import sha256
from pathlib import Path

from troyes.core.errors import TroyesError, refusal_of
from troyes.server.guard.ids import ALPHABET
from troyes.server.guard.secret_file import kept_secret

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
    def kept_in(cls, data: Path, *, may_be_new: bool = True) -> "Links":
        """With the secret that is kept in a folder; made when there is none yet, and there cannot have been one."""
        path = data / FILE
        if not may_be_new and not path.exists():
            raise SecretError("guard-secret-gone", path=str(path))
        try:
            found = _read(kept_secret(path, _made))
        except OSError as error:
            raise SecretError("guard-secret", path=str(path), detail=refusal_of(error)) from error
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

    def known(self, guest: str, login: str) -> str:
        """What shows that somebody has signed in to an account on this device before."""
        return hmac.digest(self._secret, b"known\0" + _bytes(guest) + b"\0" + _bytes(login), sha256).hex()

    def hook_secret(self, guest: str, url: str) -> str:
        """What posts to somebody's webhook are signed with: another one for another address."""
        return hmac.digest(self._secret, b"webhook\0" + _bytes(guest) + b"\0" + _bytes(url), sha256).hex()

    def __repr__(self) -> str:
        return "Links(…)"


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _made() -> bytes:
    return secrets.token_hex(BYTES).encode() + b"\n"


def _read(content: bytes) -> bytes:
    try:
        return bytes.fromhex(content.decode("ascii"))
    except ValueError:
        return b""
