"""How a worker of the page speaks with the house in it: bytes and plain words, whatever language holds the door."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from troyes.page import looking_back, own, puzzles, routes
from troyes.page.answers import Answer, Routes, answered
from troyes.page.house import House, heard
from troyes.page.shelf import Shelf
from troyes.page.thinking import Mind
from troyes.server.errors import Refused, StoreError
from troyes.server.rooms.line import Line

ROUTES = Routes({**routes.ROUTES, **puzzles.ROUTES, **looking_back.ROUTES, **own.ROUTES})
UNKNOWN = 4404
"""Close code: there is no such table."""
LOST = 4000
"""Close code: come back, the table is to be read anew."""


class Call:
    """One live line of the page: what it said and has not been answered yet waits here."""

    def __init__(self, table: str, send: Callable[[str], None], ended: Callable[[int], None]) -> None:
        self.table = table
        self.send = send
        self.ended = ended
        self.said: asyncio.Queue[str | None] = asyncio.Queue()


class Door:
    def __init__(self, shelf: Shelf, mind: Mind) -> None:
        self.house = House(shelf, mind)
        self._calls: dict[int, Call] = {}

    async def open(self) -> None:
        await self.house.open()

    async def ask(self, method: str, target: str, lang: str, body: bytes = b"") -> Answer:
        return await answered(self.house, ROUTES, method, target, lang, body)

    # -- live lines --------------------------------------------------------------------------------------------------

    def dial(
        self, number: int, table: str, send: Callable[[str], None], ended: Callable[[int], None]
    ) -> Coroutine[Any, Any, None]:
        """A live line from its beginning to its end, to be run; what is said meanwhile waits.

        `ended` is told if the end comes from this side.
        """
        call = self._calls[number] = Call(table, send, ended)
        return self._serve(number, call)

    async def _serve(self, number: int, call: Call) -> None:
        try:
            line = await self.house.line(call.table)
        except Refused:
            self._end(number, UNKNOWN)
            return
        except StoreError:  # it could not be begun: whoever wants to see it tries again
            self._end(number, LOST)
            return
        sending = asyncio.ensure_future(self._send(number, line, call))
        while (text := await call.said.get()) is not None:
            await heard(line, text)
        line.part()
        line.connection.hang_up()
        await sending

    async def _send(self, number: int, line: Line, call: Call) -> None:
        while (message := await line.connection.next()) is not None:
            call.send(message.decode())
        self._end(number, LOST)

    def _end(self, number: int, code: int) -> None:
        """From this side, unless the other one was faster."""
        call = self._calls.pop(number, None)
        if call is not None:
            call.ended(code)
            call.said.put_nowait(None)

    def say(self, number: int, text: str) -> None:
        if number in self._calls:
            self._calls[number].said.put_nowait(text)

    def hang_up(self, number: int) -> None:
        """The other side has closed it."""
        call = self._calls.pop(number, None)
        if call is not None:
            call.said.put_nowait(None)

    # -- other tabs --------------------------------------------------------------------------------------------------

    def drive(self, table: str, mine: bool) -> None:
        self.house.tables.drive(table, mine)

    async def look(self, name: str) -> None:
        await self.house.look(name)
