"""The house in a worker of a browser. Only words and numbers pass between it and the worker's own script.

What the script calls returns at once: answers come by what it gave us (`Outside`), when they are there.
"""

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

import msgspec

from troyes.page.door import Door
from troyes.page.shelf import Late, Row
from troyes.page.thinking import Told, done
from troyes.server.errors import NotKept, StoreError, Unthought

_Rows = dict[str, tuple[str, int]]
LATE, FULL = "late", "full"
"""What became of a write, where it did not succeed; anything else is the browser's own words."""


class Outside(Protocol):
    """What the worker's script does for us."""

    async def all(self) -> str: ...
    async def one(self, name: str) -> str: ...
    async def put(self, rows: str) -> str: ...
    async def think(self, number: int, work: str, job: str) -> str: ...
    def stop(self, number: int) -> None: ...
    def answer(self, number: int, status: int, body: str, kind: str, file: str) -> None: ...
    def heard(self, number: int, text: str) -> None: ...
    def ended(self, number: int, code: int) -> None: ...


class BrowserShelf:
    """Rows in the browser's own database. What is kept is JSON, so it travels as text."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def all(self) -> Mapping[str, Row]:
        rows = msgspec.json.decode(await self._outside.all(), type=_Rows)
        return {name: Row(text.encode(), version) for name, (text, version) in rows.items()}

    async def one(self, name: str) -> Row | None:
        found = msgspec.json.decode(await self._outside.one(name), type=tuple[str, int] | None)
        return None if found is None else Row(found[0].encode(), found[1])

    async def put(self, rows: Sequence[tuple[str, bytes | None, int]]) -> None:
        told = [(name, None if data is None else data.decode(), known) for name, data, known in rows]
        wrong = await self._outside.put(msgspec.json.encode(told).decode())
        if wrong == LATE:
            raise Late
        if wrong:
            raise NotKept("alone-no-room" if wrong == FULL else "alone-not-kept", why=wrong)


class BrowserMind:
    """Thinks in workers of their own. A thought that nobody wants any more is ended."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._numbers = 0
        self._told: dict[int, Told] = {}

    async def think(self, work: str, job: bytes, told: Told) -> bytes:
        self._numbers += 1
        number = self._numbers
        self._told[number] = told
        try:
            return (await self._outside.think(number, work, job.decode())).encode()
        except asyncio.CancelledError:
            self._outside.stop(number)
            raise
        except Exception as error:  # whatever a browser raises: it has no common class here
            *_, why = str(error).splitlines() or [""]
            raise Unthought("alone-no-thought", why=why) from error
        finally:
            del self._told[number]

    def hear(self, number: int, progress: str) -> None:
        """How far a thought is."""
        if number in self._told:
            self._told[number](progress.encode())


class Browser:
    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._mind = BrowserMind(outside)
        self._door = Door(BrowserShelf(outside), self._mind)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.thought = self._mind.hear
        self.say = self._door.say
        self.hang_up = self._door.hang_up
        self.drive = self._door.drive

    def _begin(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def open(self, number: int, lang: str) -> None:
        self._begin(self._open(number, lang))

    async def _open(self, number: int, lang: str) -> None:
        try:
            await self._door.open()
        except StoreError as error:
            self._outside.answer(number, 503, error.text(lang), "text/plain", "")
        else:
            unread = " ".join(error.text(lang) for error in self._door.house.unread)
            self._outside.answer(number, 200, unread, "text/plain", "")

    def ask(self, number: int, method: str, target: str, lang: str, body: str) -> None:
        self._begin(self._ask(number, method, target, lang, body))

    async def _ask(self, number: int, method: str, target: str, lang: str, body: str) -> None:
        answer = await self._door.ask(method, target, lang, body.encode())
        self._outside.answer(number, answer.status, answer.body.decode(), answer.kind, answer.file)

    def dial(self, number: int, table: str) -> None:
        heard, ended = partial(self._outside.heard, number), partial(self._outside.ended, number)
        self._begin(self._door.dial(number, table, heard, ended))

    def look(self, name: str) -> None:
        """Another tab has written something."""
        self._begin(self._door.look(name))


def thought(work: str, job: str, told: Any) -> str:
    """One thought, in a thinking worker; `told` hears how far it is."""

    def hear(progress: bytes) -> None:
        told(progress.decode())

    return done(work, job.encode(), hear).decode()
