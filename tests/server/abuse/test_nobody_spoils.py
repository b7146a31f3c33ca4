"""Whatever strangers send, an honest player beside them plays on.

Test machines are noisy. So the loop is judged by what the server itself computed while something was due
(`troyes_loop_held_seconds`), and a player's answers by a control phase just before, with nobody else there.
"""

import asyncio
import contextlib
import json
import random
import re
import socket
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from tests.server.serving import BOT, ME, PATIENCE, Line, Person, Server, people, served

import troyes

BAR = 0.25
"""Seconds in which 99 of 100 moves are answered."""
NOISE = 4.0
"""So many times what the same machine took a moment before, with nobody else there, where that is more."""
LONGEST = 0.1
"""Seconds that nothing may hold the loop for; a bucket of the figures ends there."""
CONTROL = 40
"""Moves before the abuse."""
ENOUGH = 101
"""Moves beside it, at least: one of a hundred may take longer."""
HALVES = (b"GET / HTTP/1.1\r\nX-Slow: ", b"POST /api/guests HTTP/1.1\r\nContent-Length: 9\r\n\r\n{")
Abuse = Callable[[Person], Awaitable[Any]]


class Honest:
    """Chooses and takes back, again and again."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.took: list[float] = []

    async def moves(self, count: int = 0, until: "asyncio.Task[Any] | None" = None) -> list[float]:
        took: list[float] = []
        while len(took) < count or (until is not None and not until.done()):
            turn = await self.line.my_turn()
            began = time.perf_counter()
            if turn["can_undo"]:
                await self.line.undo()
            else:
                await self.line.choose(turn["options"][0]["key"])
            took.append(time.perf_counter() - began)
        return took


def p99(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)]


async def held(person: Person) -> float:
    """How often the loop was held for too long, since the server began."""
    text = (await person.ask("GET", "/metrics")).text
    short = re.search(rf'troyes_loop_held_seconds_bucket{{le="{LONGEST}"}} (\S+)', text)
    every = re.search(r"troyes_loop_held_seconds_count (\S+)", text)
    assert short is not None
    assert every is not None
    return float(every[1]) - float(short[1])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    """One address may ask more than usual, for all of these come from one."""
    usual = {"guest_requests_per_minute": 600, "asset_requests_per_minute": 6000}
    with served(tmp_path_factory.mktemp("abuse"), **usual) as found:
        yield found


@asynccontextmanager
async def playing(server: Server) -> AsyncGenerator[tuple[Honest, Person]]:
    async with people(server.url, "Anna", "Mallory") as (anna, mallory, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            await line.my_turn()
            yield Honest(line), mallory


# -- what strangers do -----------------------------------------------------------------------------------------------


async def deep_names(mallory: Person) -> None:
    """A file of numbers that took half a minute to read."""
    text = ".".join("a" * 29_000) + "=1"
    many = [mallory.ask("POST", "/api/cards/troyes/read", {"text": text}) for _ in range(4)]
    assert {answer.status_code for answer in await asyncio.gather(*many)} == {200}


async def many_names(mallory: Person) -> None:
    text = "".join(f"[a{at}]\nb=1\n" for at in range(4000))
    wrong = {"activities": {f"x{at}": "y" * 50 for at in range(700)}}
    for _ in range(2):
        many = [mallory.ask("POST", "/api/cards/troyes/read", {"text": text}) for _ in range(2)]
        many += [mallory.ask("POST", "/api/cards/troyes/check", {"numbers": wrong}) for _ in range(2)]
        assert {answer.status_code for answer in await asyncio.gather(*many)} == {200}


def long_game() -> dict[str, Any]:
    game, rng = troyes.new_game("troyes", seed=1, players=4), random.Random(1)
    while game.pending:
        decision = rng.choice(game.pending)
        game.play(decision.seat, rng.choice(decision.options))
    return game.record()


async def long_records(mallory: Person) -> None:
    """Brought, looked back at, and taken away again as one file."""
    record = await asyncio.to_thread(long_game)
    found = await asyncio.gather(*(mallory.ask("POST", "/api/records", record) for _ in range(4)))
    assert {answer.status_code for answer in found} == {201}
    lines = [answer.json()["id"] for answer in found]
    await asyncio.gather(*(mallory.get(f"/api/records/{id}/replay/states?first=10&count=20") for id in lines))
    exports = await asyncio.gather(*(mallory.ask("GET", "/api/me/export") for _ in range(4)))
    assert 200 in {answer.status_code for answer in exports}


async def many_files(mallory: Person) -> None:
    """The page's own files, over and over; and names that are none."""
    page = (await mallory.ask("GET", "/")).text
    files = re.findall(r"/assets/[\w.-]+", page) or ["/assets/none.js"]
    for _ in range(6):
        many = [mallory.ask("GET", files[at % len(files)]) for at in range(30)]
        assert {answer.status_code for answer in await asyncio.gather(*many)} <= {200, 404}
    assert (await mallory.ask("GET", "/assets/%00")).status_code == 404


async def many_tables(mallory: Person) -> None:
    wish = {"game": "troyes-dice", "seats": [ME, BOT]}
    answers = await asyncio.gather(*(mallory.ask("POST", "/api/tables", wish) for _ in range(40)))
    assert {answer.status_code for answer in answers} <= {201, 409, 429}


async def half_requests(mallory: Person) -> None:
    """Requests that never end."""
    port = int(mallory.url.rpartition(":")[2])
    with contextlib.ExitStack() as open_ones:
        for at in range(200):
            one = open_ones.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
            one.sendall(HALVES[at % 2])
            await asyncio.sleep(0)
        await asyncio.sleep(0.5)


async def nonsense(mallory: Person) -> None:
    """Bodies that nobody can read."""
    bodies = [b"[" * 60_000, b'{"a":' * 12_000, b"\xff" * 60_000, json.dumps("x" * 60_000).encode(), b"9" * 60_000]
    async with httpx.AsyncClient(base_url=mallory.url, headers=mallory.headers, timeout=PATIENCE) as asked:
        for path in ("/api/tables", "/api/records", "/api/cards/troyes/check", "/api/sets"):
            answers = await asyncio.gather(*(asked.post(path, content=body) for body in bodies))
            assert {answer.status_code for answer in answers} <= {400, 413, 422, 429}


@pytest.mark.parametrize(
    "abuse", [deep_names, many_names, long_records, many_files, many_tables, half_requests, nonsense]
)
@pytest.mark.quiet
async def test_an_honest_player_plays_on(server: Server, abuse: Abuse) -> None:
    async with playing(server) as (honest, mallory):
        control = p99(await honest.moves(CONTROL))
        before = await held(mallory)
        going_on = asyncio.ensure_future(abuse(mallory))
        took = await honest.moves(ENOUGH, going_on)
        await going_on
        assert await held(mallory) == before, server.said()[-2000:]
        assert p99(took) < max(BAR, NOISE * control), (sorted(took)[-5:], control)
