"""Too much at once: slowed down first, then turned away; nobody else notices."""

import asyncio
import json
import socket
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.serving import FRIEND, HOT, ME, PATIENCE, Line, Person, inside, people, played_up_to, refused
from tests.server.test_metering import computed
from websockets.exceptions import ConnectionClosed

from troyes.server.guard.limits import Limits
from troyes.server.rooms.connection import MOST_WAITING, Connection
from troyes.server.tables.open_tables import OpenTables
from troyes.server.talk import messages


async def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    async with inside(tmp_path, address_requests_per_minute=20) as place, people(place.url, "Anna") as (anna, _):
        for _ in range(19):
            assert (await anna.ask("GET", "/api/games")).status_code == 200
        late, french = [await turned_away(anna, language) for language in ("en", "fr")]
        refused(late, 429, "web-too-many")
        assert 1 <= int(late.headers["retry-after"]) <= 60
        assert french.json()["detail"] != late.json()["detail"]


async def turned_away(person: Person, language: str) -> httpx.Response:
    """The first answer that is a refusal. A slow machine is allowed a few more requests meanwhile."""
    while (answer := await person.ask("GET", "/api/games", accept_language=language)).status_code == 200:
        pass
    return answer


async def test_too_many_new_guests_from_one_address(tmp_path: Path) -> None:
    async with inside(tmp_path, new_guests_per_hour=3) as place, people(place.url) as (nobody,):
        answers = [await nobody.ask("POST", "/api/guests", {"name": "A", "token": True}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert int(answers[-1].headers["retry-after"]) > 60


async def test_behind_a_proxy_each_address_has_its_own_measure(tmp_path: Path) -> None:
    async with inside(tmp_path, new_guests_per_hour=1, trusted_proxy=True) as place, people(place.url) as (nobody,):
        body = {"name": "A", "token": True}
        for address in ("192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8:1::1"):
            assert (await nobody.ask("POST", "/api/guests", body, x_forwarded_for=address)).status_code == 201
        forged = "192.0.2.77, 192.0.2.1"  # what the proxy has added stands last
        for address in ("192.0.2.1", forged, "2001:db8::2"):
            assert (await nobody.ask("POST", "/api/guests", body, x_forwarded_for=address)).status_code == 429


async def test_without_a_proxy_nobody_believes_the_header(tmp_path: Path) -> None:
    async with inside(tmp_path, new_guests_per_hour=1) as place, people(place.url) as (nobody,):
        body = {"name": "A", "token": True}
        answers = [await nobody.ask("POST", "/api/guests", body, x_forwarded_for=f"192.0.2.{at}") for at in range(3)]
        codes = [answer.status_code for answer in answers]
        assert codes == [201, 429, 429]


async def test_too_many_tables_of_one_guest_at_once(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, guest_requests_per_minute=2) as place,
        people(place.url, "Anna", "Bea") as (anna, bea, _),
    ):
        wish = {"game": "troyes-dice", "seats": [ME]}
        codes = [(await anna.ask("POST", "/api/tables", wish)).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        assert (await bea.ask("POST", "/api/tables", wish)).status_code == 201


async def test_somebody_can_have_only_so_many_tables(tmp_path: Path) -> None:
    async with inside(tmp_path, max_tables_per_guest=2) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        first = await anna.make("troyes-dice", [ME])
        await anna.make("troyes-dice", [ME, FRIEND])
        wish = {"game": "troyes-dice", "seats": [ME]}
        refused(await anna.ask("POST", "/api/tables", wish), 409, "web-too-many-tables")
        await bea.make("troyes-dice", [ME])
        await played_up_to(place, first)
        await anna.make("troyes-dice", [ME])  # one that is over does not count


async def test_too_many_lines_from_one_address(tmp_path: Path) -> None:
    async with inside(tmp_path, address_requests_per_minute=10) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        codes: list[int | None] = []
        while 4429 not in codes:
            async with anna.dial(table) as line:
                with suppress(ConnectionClosed, TimeoutError):
                    await asyncio.wait_for(line.recv(), 0.05)
            codes.append(line.close_code)
        assert len(codes) > 1


async def test_coming_in_is_counted_as_what_it_costs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Laying out the table, for a line that never says a word; and all that was ever said there, for one that does."""
    spent: Counter[str] = Counter()
    looked, told = OpenTables.room, messages.come_in

    def spend(_: Limits, what: str, key: str, tokens: float) -> None:
        spent[what] += max(0, round(tokens))

    async def slowly(*given: Any) -> Any:
        computed(0.05)
        return await looked(*given)

    async def wordily(*given: Any) -> None:
        computed(0.05)
        await told(*given)

    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        monkeypatch.setattr(Limits, "spend", spend)
        monkeypatch.setattr(OpenTables, "room", slowly)
        async with anna.dial(table), asyncio.timeout(PATIENCE):
            while spent["address-work"] < 49:
                await asyncio.sleep(0.01)
        monkeypatch.setattr(OpenTables, "room", looked)
        monkeypatch.setattr(messages, "come_in", wordily)
        spent.clear()
        async with anna.line(table) as line:
            await line.my_turn()
            await line.nothing_new()
            assert min(spent["address-work"], spent["guest-work"]) >= 49


async def test_who_is_a_little_fast_is_slowed_down_and_heard(tmp_path: Path) -> None:
    async with inside(tmp_path, messages_per_second=20) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            await line.expect("state")
            began = time.monotonic()
            for _ in range(40):  # one after the other, each with its answer
                await line.nothing_new()
            assert time.monotonic() - began > 0.9


async def test_who_floods_is_told_and_let_go(tmp_path: Path) -> None:
    async with inside(tmp_path, messages_per_second=10) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes-dice", [ME, HOT])
        other = await bea.make("troyes-dice", [ME])
        async with anna.line(table) as line, bea.line(other) as calm:
            await line.expect("state")
            await calm.expect("state")
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    await line.socket.send('{"t": "ping"}')
            heard = asyncio.create_task(told(line))
            for _ in range(5):
                await calm.nothing_new()  # nobody else is slowed down
            last = await heard
            assert last["why"]["id"] == "web-too-fast"
        async with anna.line(table) as line:  # and may come again
            await line.my_turn()


async def told(line: Line) -> dict[str, Any]:
    """The last message of a line that is closed by the other side."""
    with suppress(ConnectionClosed):
        while True:
            await line.hear()
    return json.loads(line.heard[-1])


async def test_a_slow_reader_holds_nobody_up(tmp_path: Path) -> None:
    """It never reads: its states pile up, it is let go, and the others play on."""
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        deaf = await deaf_line(anna, table)
        try:
            room = place.room(table)
            until = time.monotonic() + PATIENCE
            while not room.connections:
                assert time.monotonic() < until
                await asyncio.sleep(0.01)
            slow = next(iter(room.connections))
            async with anna.line(table) as line:
                await line.my_turn()
                for _ in range(MOST_WAITING // 2 + 10):  # all of it while the other one does not read
                    await line.choose(line.state["turn"]["options"][0]["key"])
                    await line.undo()
            assert len(slow._waiting) <= MOST_WAITING
        finally:
            deaf.close()


async def deaf_line(person: Person, table: dict[str, Any]) -> socket.socket:
    """A line that says hello and then reads nothing, with as small a buffer as can be had."""
    host, port = person.url.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    line.connect((host, int(port)))
    lines = [
        f"GET /api/tables/{table['id']}/live HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {person.token}",
        "",
        "",
    ]
    line.sendall("\r\n".join(lines).encode())
    hello = b'{"t": "hello"}'
    await asyncio.sleep(0.1)
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


async def test_a_line_that_is_too_far_behind_is_let_go() -> None:
    connection = Connection(None)
    for n in range(MOST_WAITING + 1):
        connection.send({"n": n})
    assert await connection.next() is None
    full = Connection(None)
    for n in range(MOST_WAITING):
        full.send({"n": n})
    full.hang_up()
    assert await full.next() is None
