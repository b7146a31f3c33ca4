"""Messages that nobody can read: each is answered or the line is closed, and the table takes no harm."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import HOT, ME, Line, Person, inside, people
from websockets.exceptions import ConnectionClosed

from troyes.server.tables import live as live

UNREADABLE: list[str | bytes] = [
    "",
    "hello",
    "{",
    "null",
    "[]",
    "5",
    '"hello"',
    "{}",
    '{"t": null}',
    '{"t": "nonsense"}',
    '{"t": ["choose"]}',
    '{"t": "state"}',
    '{"t": "done", "id": "", "n": 5}',
    '{"t": "choose"}',
    '{"t": "choose", "id": "", "seat": 0, "at": 0}',
    '{"t": "choose", "id": "", "seat": 0, "at": 0, "keys": []}',
    '{"t": "choose", "id": "", "seat": 0, "at": 0, "keys": "die 4"}',
    '{"t": "choose", "id": "", "seat": 0, "at": 0, "keys": [4]}',
    '{"t": "choose", "id": "", "seat": "0", "at": 0, "keys": ["x"]}',
    '{"t": "choose", "id": "", "seat": 0.5, "at": 0, "keys": ["x"]}',
    '{"t": "choose", "id": "", "seat": true, "at": 0, "keys": ["x"]}',
    '{"t": "choose", "id": "", "seat": -1, "at": 0, "keys": ["x"]}',
    '{"t": "choose", "id": "", "seat": 10, "at": 0, "keys": ["x"]}',
    '{"t": "choose", "id": "", "seat": 1e400, "at": 0, "keys": ["x"]}',
    '{"t": "choose", "id": "", "seat": 0, "at": -1, "keys": ["x"]}',
    '{"t": "choose", "id": "", "seat": 0, "at": null, "keys": ["x"]}',
    '{"t": "choose", "id": "", "seat": 0, "at": 0, "keys": ["x"], "confirm": 1}',
    '{"t": "choose", "id": "", "seat": 0, "at": 0, "keys": ["x"], "as": "maker"}',
    '{"t": "choose", "id": 5, "seat": 0, "at": 0, "keys": ["x"]}',
    json.dumps({"t": "choose", "id": "x" * 41, "seat": 0, "at": 0, "keys": ["x"]}),
    json.dumps({"t": "choose", "id": "", "seat": 0, "at": 0, "keys": ["x" * 61]}),
    json.dumps({"t": "choose", "id": "", "seat": 0, "at": 0, "keys": ["x"] * 13}),
    '{"t": "why", "id": "", "seat": 0}',
    '{"t": "ways", "id": "", "seat": 0, "dice": [1]}',
    '{"t": "sit"}',
    '{"t": "ping", "n": 5}',
    '{"t": "undo", "id": "", "seat": 0, "at": NaN}',
    "[" * 4000,
    '{"t":' * 1000,
    '{"t": "undo", "id": "\\ud800", "seat": 0, "at": 0}',
    b'{"t": "ping"}',
    b"\x00\xff",
]


@asynccontextmanager
async def one_table(tmp_path: Path, **changed: Any) -> AsyncGenerator[tuple[Person, dict[str, Any]]]:
    """A table that is as it was after whatever was sent to it."""
    async with inside(tmp_path, **changed) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, HOT])
        async with anna.line(table) as watching:
            await watching.expect("state")
            yield anna, table
            await watching.nothing_new()
            assert place.room(table).game.made() == []
            turn = watching.state["turn"]
            await watching.choose(turn["options"][0]["key"])  # and it is still played on
        assert len(place.room(table).connections) <= 1


async def code_of(line: Line) -> int | None:
    """Hears all that comes, until the line is closed."""
    with suppress(ConnectionClosed):
        while True:
            await line.hear()
    return line.socket.close_code


async def test_each_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "PATIENCE", 1000)
    async with one_table(tmp_path) as (anna, table), anna.line(table) as line:
        await line.expect("state")
        for message in UNREADABLE:
            await line.socket.send(message)
            answer = await line.expect_refusal()
            assert (answer["id"], answer["why"]["id"]) == ("", "web-unreadable"), message


async def test_numbers_without_end_are_only_too_late(tmp_path: Path) -> None:
    async with one_table(tmp_path) as (anna, table), anna.line(table) as line:
        await line.expect("state")
        for at in (10**15, 2**63, 2**64, 10**40):
            answer = await line.asked("undo", seat=0, at=at) if at < 2**63 else await unread(line, at)
            assert answer["why"]["id"] in ("web-late", "web-unreadable")


async def unread(line: Line, at: int) -> dict[str, Any]:
    await line.send("undo", id="", seat=0, at=at)
    return await line.expect_refusal()


async def test_who_only_sends_nonsense_is_let_go(tmp_path: Path) -> None:
    async with one_table(tmp_path) as (anna, table), anna.line(table) as line:
        for _ in range(live.PATIENCE):
            await line.socket.send("nonsense")
        assert await code_of(line) == 1000
        assert sum("web-unreadable" in text for text in line.heard) == live.PATIENCE


async def test_a_large_message_closes_the_line(tmp_path: Path) -> None:
    async with one_table(tmp_path, max_message=2000) as (anna, table):
        for large in ("x" * 3000, json.dumps({"t": "ping", "x": "x" * 100_000}), b"\0" * 3000):
            async with anna.line(table) as line:
                await line.expect("state")
                await line.socket.send(large)
                assert await code_of(line) == 1009
        async with anna.line(table) as line:  # also in many small pieces
            await line.expect("state")
            with suppress(ConnectionClosed):
                await line.socket.send("x" * 100 for _ in range(30))
            assert await code_of(line) == 1009


async def test_a_line_begins_with_a_hello(tmp_path: Path) -> None:
    async with one_table(tmp_path) as (anna, table):
        for first in (
            '{"t": "ping"}',
            "nonsense",
            '{"t": "undo", "id": "", "seat": 0, "at": 0}',
            b"\0",
            '{"t": "hello", "x": 1}',
        ):
            async with anna.dial(table) as socket:
                line = Line(socket)
                await socket.send(first)
                assert await code_of(line) == 1000
                assert "web-hello-first" in line.heard[-1]
                assert not any('"state"' in text for text in line.heard)


async def test_who_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "GREETING", 0.1)
    async with one_table(tmp_path) as (anna, table), anna.dial(table) as socket:
        line = Line(socket)
        assert await code_of(line) == 1000
        assert line.heard == []


async def test_a_second_hello_is_refused(tmp_path: Path) -> None:
    async with one_table(tmp_path) as (anna, table), anna.line(table) as line:
        await line.expect("state")
        await line.send("hello", seat=1)
        assert (await line.expect_refusal())["why"]["id"] == "web-hello-once"
        await line.nothing_new()
        assert line.state["seat"] == 0


async def test_strange_hellos(tmp_path: Path) -> None:
    """A seat that is not one's own, a number from the future: the table is shown as it is."""
    async with one_table(tmp_path) as (anna, table):
        strange: list[dict[str, Any]] = [{"seat": 9}, {"after": 10**15}, {"seat": None, "watch": False}]
        for hello in strange:
            async with anna.line(table, **hello) as line:
                assert (await line.expect("state"))["seat"] == 0


async def test_a_line_that_breaks_off_leaves_no_trace(tmp_path: Path) -> None:
    """Without a goodbye: in the middle of a frame, before the hello, after it."""
    async with one_table(tmp_path) as (anna, table):
        for sent in (b"", b"\x81\xfe", b"\x81\x85abcd", b"\x88\x80abcd", b"\xff" * 50):
            async with anna.line(table) as line:
                await line.expect("state")
                transport = line.socket.transport
                transport.write(sent)
                await asyncio.sleep(0.01)
                transport.abort()
