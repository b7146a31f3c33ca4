"""What passes between the house in a page and the script of its worker: rows, thoughts, and what becomes of both."""

import asyncio
import json
from typing import Any

import pytest

from troyes.page.browser import BrowserMind, BrowserShelf
from troyes.page.shelf import Late, Row
from troyes.server.errors import NotKept, Unthought


class Outside:
    """A worker's script without a browser."""

    def __init__(self) -> None:
        self.wrong = ""
        self.written: list[Any] = []
        self.thoughts: dict[int, asyncio.Future[str]] = {}
        self.stopped: list[int] = []

    async def all(self) -> str:
        return json.dumps({"table/é": ["{}", 3]})

    async def one(self, name: str) -> str:
        return json.dumps(["{}", 3] if name == "table/é" else None)

    async def put(self, rows: str) -> str:
        self.written += json.loads(rows)
        return self.wrong

    async def think(self, number: int, work: str, job: str) -> str:
        self.thoughts[number] = asyncio.get_running_loop().create_future()
        return await self.thoughts[number]

    def stop(self, number: int) -> None:
        self.stopped.append(number)

    def answer(self, number: int, status: int, body: str, kind: str, file: str) -> None: ...

    def heard(self, number: int, text: str) -> None: ...

    def ended(self, number: int, code: int) -> None: ...


async def test_rows_travel_as_text() -> None:
    outside = Outside()
    shelf = BrowserShelf(outside)
    assert await shelf.all() == {"table/é": Row(b"{}", 3)}
    assert await shelf.one("table/é") == Row(b"{}", 3)
    assert await shelf.one("nothing") is None
    await shelf.put([("set/ä", '{"name":"Ä"}'.encode(), 0), ("record/1", None, 2)])
    assert outside.written == [["set/ä", '{"name":"Ä"}', 0], ["record/1", None, 2]]


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        ("late", Late, "alone-late"),
        ("full", NotKept, "alone-no-room"),
        ("the disk is on fire", NotKept, "alone-not-kept"),
    ],
)
async def test_what_a_browser_does_not_keep_is_said_in_words(wrong: str, error: type[Exception], message: str) -> None:
    outside = Outside()
    outside.wrong = wrong
    with pytest.raises(error) as raised:
        await BrowserShelf(outside).put([("table/1", b"{}", 1)])
    told = raised.value
    assert isinstance(told, (Late, NotKept))
    assert told.message.id == message
    assert (wrong in told.text()) == (wrong.startswith("the disk"))


async def test_a_thought_that_nobody_wants_any_more_is_ended() -> None:
    outside = Outside()
    mind = BrowserMind(outside)
    told: list[bytes] = []
    first, second = (asyncio.ensure_future(mind.think("turn", b"{}", told.append)) for _ in range(2))
    await asyncio.sleep(0)
    mind.hear(1, "half of it")
    first.cancel()
    outside.thoughts[2].set_result("thought")
    assert await second == b"thought"
    assert first.cancelled()
    assert outside.stopped == [1]
    mind.hear(1, "too late")
    assert told == [b"half of it"]


async def test_a_thought_that_fails_says_why() -> None:
    outside = Outside()
    thought = asyncio.ensure_future(BrowserMind(outside).think("turn", b"{}", lambda _: None))
    await asyncio.sleep(0)
    outside.thoughts[1].set_exception(RuntimeError("Traceback: in many lines\nRangeError: no room"))
    with pytest.raises(Unthought, match="failed in this browser: RangeError: no room"):
        await thought
