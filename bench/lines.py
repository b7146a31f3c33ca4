"""Lines to a server in plain asyncio: thousands of them cost the program that holds them next to nothing.

What the bench measures shares its cores with the servers that are measured. Only as much of HTTP and of WebSockets is
spoken as a server of ours needs: requests one after the other on a connection that stays, whole messages of text.
"""

import asyncio
import json
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
WHOLE, MASKED, TWO_BYTES, EIGHT_BYTES = 0x80, 0x80, 126, 127
NO_MASK = bytes(4)
"""Every frame of a client has a mask; this one leaves it as it is."""


class Asker:
    """Requests to one server, on one connection."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object, token: str = "") -> Any:
        if self._ends is None:
            self._ends = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._ends
        data = json.dumps(body).encode()
        known = f"authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self._port}\r\ncontent-type: application/json\r\n"
        writer.write(f"{head}{known}content-length: {len(data)}\r\n\r\n".encode() + data)
        status, *fields = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        lengths = [field.partition(":")[2] for field in fields if field.lower().startswith("content-length:")]
        answer = await reader.readexactly(int(lengths[0]))
        if status.split()[1][0] != "2":
            raise SystemExit(f"{method} {path}: {status}: {answer!r}")
        return json.loads(answer)

    def close(self) -> None:
        if self._ends is not None:
            self._ends[1].close()


class Line(asyncio.Protocol):
    """One live line. `heard` is called with each message."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self._request = request
        self._heard = heard
        self._rest = b""
        self._greeted = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False

    @classmethod
    async def to(cls, port: int, path: str, token: str, heard: Callable[[bytes], None]) -> "Line":
        key = b64encode(os.urandom(16)).decode()
        request = (
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\nauthorization: Bearer {token}\r\n\r\n"
        )
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(request.encode(), heard), "127.0.0.1", port)
        await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closing:
            self._broken("the server has hung up")

    def send(self, message: bytes) -> None:
        self._frame(TEXT, message)

    def close(self) -> None:
        self.closing = True
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._greeted:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._broken(head.decode("latin-1"))
                return
            self._greeted = True
            self.opened.set_result(None)
        at = 0
        while (end := self._one(data, at)) > at:
            at = end
        self._rest = data[at:] if at else data

    def _one(self, data: bytes, at: int) -> int:
        """Reads the frame that begins there; where it ends, or the same place if not all of it has come."""
        left = len(data) - at
        if left < 2:
            return at
        size, begin = data[at + 1], at + 2
        if size == TWO_BYTES:
            begin = at + 4
            size = int.from_bytes(data[at + 2 : begin])
        elif size == EIGHT_BYTES:
            begin = at + 10
            size = int.from_bytes(data[at + 2 : begin])
        end = begin + size
        if len(data) < end:
            return at
        kind = data[at]
        if kind == WHOLE | TEXT:
            self._heard(data[begin:end])
        elif kind == WHOLE | PING:
            self._frame(PONG, data[begin:end])
        elif kind != WHOLE | PONG:
            self._broken(f"a frame of kind {kind:x}: {data[begin:end]!r}")
        return end

    def _frame(self, kind: int, message: bytes) -> None:
        assert self._transport is not None
        size = len(message)
        length = bytes([MASKED | size]) if size < TWO_BYTES else bytes([MASKED | TWO_BYTES]) + size.to_bytes(2)
        self._transport.write(bytes([WHOLE | kind]) + length + NO_MASK + message)

    def _broken(self, why: str) -> None:
        self.closing = True
        error = ConnectionError(f"a line broke: {why}")
        if not self.opened.done():
            self.opened.set_exception(error)
            return
        asyncio.get_running_loop().call_exception_handler({"message": str(error), "exception": error})
