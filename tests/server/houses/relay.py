"""A line between two programs that can be slow, dark or cut: bytes are passed on late, not now, or no more."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]
AT_ONCE = 65536


class Relay:
    def __init__(self, there: Callable[[], Awaitable[Ends]]) -> None:
        """`there`: opens a line to the far end."""
        self._there = there
        self.delay = 0.0
        """By how many seconds each piece is late, in both directions."""
        self.closed = False
        """Whether nobody gets through."""
        self._flows = asyncio.Event()
        self._flows.set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._meetings: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    @classmethod
    async def of_socket(cls, here: Path, there: Path) -> "Relay":
        relay = cls(lambda: asyncio.open_unix_connection(str(there)))
        relay._server = await asyncio.start_unix_server(relay._met, str(here))
        return relay

    @classmethod
    async def of_port(cls, port: int) -> tuple["Relay", int]:
        """And the port at which it listens."""
        relay = cls(lambda: asyncio.open_connection("127.0.0.1", port))
        relay._server = await asyncio.start_server(relay._met, "127.0.0.1", 0)
        return relay, relay._server.sockets[0].getsockname()[1]

    def dark(self) -> None:
        """Nothing comes through, and nobody is told."""
        self._flows.clear()

    def light(self) -> None:
        self._flows.set()

    def cut(self) -> None:
        """Every line that there is now."""
        for writer in self._writers:
            writer.transport.abort()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for meeting in self._meetings:
            meeting.cancel()
        await asyncio.gather(*self._meetings, return_exceptions=True)

    def _met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._meet(reader, writer))
        self._meetings.add(task)
        task.add_done_callback(self._meetings.discard)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = {writer}
        self._writers.add(writer)
        ways: list[asyncio.Task[None]] = []
        try:
            if not self.closed:
                far, to = await self._there()
                ends.add(to)
                self._writers.add(to)
                ways = [asyncio.create_task(self._pass(*way)) for way in ((reader, to), (far, writer))]
                await asyncio.wait(ways)
        except OSError:
            pass
        finally:
            for way in ways:
                way.cancel()
            for end in ends:
                end.transport.abort()
            self._writers -= ends
            await asyncio.gather(*(_closed(end) for end in ends))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One way: read at once, handed on when it is due."""
        due: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        reading = asyncio.create_task(self._read(reader, due))
        try:
            while True:
                when, data = await due.get()
                await asyncio.sleep(max(0.0, when - asyncio.get_running_loop().time()))
                await self._flows.wait()
                if not data:
                    break
                writer.write(data)
                await writer.drain()
            writer.write_eof()
        except OSError:
            pass
        finally:
            reading.cancel()

    async def _read(self, reader: asyncio.StreamReader, due: "asyncio.Queue[tuple[float, bytes]]") -> None:
        data = b"-"
        while data:
            try:
                data = await reader.read(AT_ONCE)
            except OSError:
                data = b""
            due.put_nowait((asyncio.get_running_loop().time() + self.delay, data))


async def _closed(end: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        await end.wait_closed()
