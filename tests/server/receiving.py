"""Somebody else's server, to which ours posts: a webhook's receiver, or a push service."""

import asyncio
import base64
import json
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    def __init__(self) -> None:
        self.port = 0
        self.posts: list[Posted] = []
        self.answers: list[str] = []
        """The status lines of the next answers; then all is well."""
        self.silent = False
        """Whether it takes a post and never answers."""
        self._came = asyncio.Event()

    def url(self, path: str = "/turn") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def next(self) -> Posted:
        """The next post: the first of those that nobody has asked for yet."""
        while not self.posts:
            self._came.clear()
            await asyncio.wait_for(self._came.wait(), 10)
        return self.posts.pop(0)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)
            }
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.posts.append(Posted(head[0].split(" ")[1], headers, body))
            self._came.set()
            if not self.silent:
                status = self.answers.pop(0) if self.answers else "204 No Content"
                extra = f"location: {self.url('/elsewhere')}\r\n" if status.startswith("3") else ""
                writer.write(f"HTTP/1.1 {status}\r\ncontent-length: 0\r\n{extra}\r\n".encode())
                await writer.drain()
            else:
                await reader.read()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiving() -> AsyncGenerator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.take, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()


class Browser:
    """A browser with a push subscription: the other end of RFC 8291, written from its text."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def public(self) -> bytes:
        return point(self.private.public_key())

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": letters(self.public), "auth": letters(self.auth)}

    def read(self, body: bytes) -> Any:
        return json.loads(opened(body, self.private, self.auth))


def opened(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert len(sealed) <= size
    shared = private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    info = b"WebPush: info\x00" + point(private.public_key()) + sender
    material = HKDF(hashes.SHA256(), 32, auth, info).derive(shared)
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
    padded = AESGCM(key).decrypt(nonce, sealed, None)
    text, mark, rest = padded.rpartition(b"\x02")
    assert mark, "the last record ends with a 2"
    assert not rest.strip(b"\x00")
    return text


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unlettered(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
