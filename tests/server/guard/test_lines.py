"""Lines, connections and requests that never end: capped, counted, told; and nobody else notices."""

import asyncio
import resource
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from structlog.testing import capture_logs
from tests.server.serving import ME, PATIENCE, Place, good, inside, people, refused
from websockets.exceptions import ConnectionClosed

from troyes.server.files import WANTED, ask_for_files
from troyes.server.metrics import REFUSALS
from troyes.server.tables import live

OK = b"HTTP/1.1 200"


async def test_lines_of_one_guest_and_of_one_address(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, max_lines_per_guest=2, max_lines_per_address=3) as place,
        people(place.url, "Anna", "Bea") as (anna, bea, nobody),
    ):
        table = await anna.make("troyes-dice", [ME], listed=True)
        async with anna.line(table) as first, anna.line(table) as second:
            await first.my_turn()
            await second.my_turn()
            assert await cut(anna, table)
            async with bea.line(table) as other:
                await other.expect("table")
                assert await cut(nobody, table)
        async with asyncio.timeout(PATIENCE):
            while len(place.services.lines):
                await asyncio.sleep(0.01)
        async with anna.line(table) as again:
            await again.my_turn()


async def test_lines_that_wait_for_their_table_count(tmp_path: Path) -> None:
    """Nothing else counts them meanwhile: they are connections no more, and lines of nobody yet."""
    may_go_on = asyncio.Event()
    found = live._found

    async def takes_a_while(*given):
        await may_go_on.wait()
        return await found(*given)

    async with inside(tmp_path, max_lines_per_address=2) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME], listed=True)
        with mock.patch.object(live, "_found", takes_a_while):
            async with anna.line(table) as first, anna.line(table) as second:
                assert await cut(anna, table)
                may_go_on.set()
                await first.my_turn()
                await second.my_turn()
                assert await cut(anna, table)


@pytest.mark.parametrize(
    ("changed", "most", "wrong", "why", "counted"),
    [
        ({"address_requests_per_minute": 3}, 500, "", "too many connections", "many-dials"),
        ({"unknown_links_per_minute": 1}, 500, "0123456789abcdef", "too many guesses", "many-guesses"),
        ({}, 1, "", "too many at this table", "full-table"),
        ({"max_lines_per_guest": 1}, 500, "", "too many lines", "many-lines"),
    ],
)
async def test_who_is_turned_away_is_counted_and_logged(
    tmp_path: Path, changed: dict[str, Any], most: int, wrong: str, why: str, counted: str
) -> None:
    async with inside(tmp_path, **changed) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        there, before = {"id": wrong or table["id"]}, refusals(counted)
        with mock.patch.object(live, "MOST_CONNECTIONS", most), capture_logs() as logs:
            async with anna.dial(there) as first:
                with suppress(ConnectionClosed):  # where there is no such table
                    await first.send('{"t": "hello"}')
                    await first.recv()
                assert await cut(anna, there, why)
        assert refusals(counted) == before + 1
        told = [(line["log_level"], line["address"]) for line in logs if line.get("why") == why]
        assert told == [("warning", "127.0.0.1")]


def refusals(counted: str) -> float:
    return REFUSALS.labels(counted)._value.get()


async def cut(person, table, why: str = "too many lines") -> bool:
    """Whether a further line is refused."""
    async with person.dial(table) as line:
        try:
            await asyncio.wait_for(line.recv(), PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd is not None and (closed.rcvd.code, closed.rcvd.reason) == (4429, why)
    return False


async def half(place: Place, sent: bytes) -> bytes:
    """What comes back for half a request, until the line is cut."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(place.url.rpartition(":")[2]))
    writer.write(sent)
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    finally:
        writer.close()


async def test_a_request_that_does_not_come_to_its_end_is_given_up(tmp_path: Path) -> None:
    halves = [b"", b"GET / HTTP/1.1\r\nX-Slow: ", b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]
    async with inside(tmp_path, request_seconds=0.5) as place, people(place.url, "Anna") as (anna, _):
        answers = await asyncio.gather(*(half(place, sent) for sent in halves))
        assert [answer[:12] for answer in answers] == [b"HTTP/1.1 408"] * 3
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            await line.my_turn()
            await asyncio.sleep(0.7)  # a line to a table may last
            turn = await line.my_turn()
            await line.choose(turn["options"][0]["key"])


async def test_connections_of_one_address(tmp_path: Path) -> None:
    async with inside(tmp_path, max_connections_per_address=5) as place:
        port = int(place.url.rpartition(":")[2])
        held = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(5)]
        assert (await half(place, b""))[:12] == b"HTTP/1.1 429"
        for one in held:
            one.close()
        async with asyncio.timeout(PATIENCE):
            while (await half(place, b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))[:12] != OK:
                await asyncio.sleep(0.01)  # until it is known that they are gone


async def test_requests_of_one_address_behind_a_proxy(tmp_path: Path) -> None:
    """It brings those of many through its own connections, and says whose they are."""
    sent = "POST /api/guests HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {}\r\nContent-Length: 9\r\n\r\n{{"
    async with (
        inside(tmp_path, trusted_proxy=True, max_connections_per_address=3) as place,
        people(place.url) as (one,),
    ):
        port = int(place.url.rpartition(":")[2])
        held = [socket.create_connection(("127.0.0.1", port), PATIENCE) for _ in range(5)]
        for at, connection in enumerate(held):
            connection.sendall(sent.format("192.0.2.1" if at < 3 else "192.0.2.2").encode())
        async with asyncio.timeout(PATIENCE):
            while (await one.ask("GET", "/api/games", x_forwarded_for="192.0.2.1")).is_success:
                await asyncio.sleep(0.01)  # until all have come
        told = refused(await one.ask("GET", "/api/games", x_forwarded_for="192.0.2.1"), 429, "web-too-many")
        assert "10 seconds" in told["detail"]
        good(await one.ask("GET", "/api/games", x_forwarded_for="192.0.2.2"))
        good(await one.ask("GET", "/api/games", x_forwarded_for="192.0.2.3, 192.0.2.2"))
        for connection in held:
            connection.close()
        async with asyncio.timeout(PATIENCE):
            while len(place.services.asking):
                await asyncio.sleep(0.01)  # until it is known that they are gone
        good(await one.ask("GET", "/api/games", x_forwarded_for="192.0.2.1"))


def test_as_many_files_are_asked_for_as_may_be() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most // 2, hard))
        assert ask_for_files() == most
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
