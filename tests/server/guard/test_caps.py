"""Caps hold, however many requests come at the same moment."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
from tests.server.serving import BOT, ME, inside, people, played_up_to

import troyes
from troyes.server.guard.turns import Turns

AT_ONCE = 30
MOST = 5


async def codes(asked: Sequence[Awaitable[httpx.Response]]) -> Counter[int]:
    return Counter(answer.status_code for answer in await asyncio.gather(*asked))


class Everybody:
    """Nobody waits for their turn: as if each request had come to another server."""

    @asynccontextmanager
    async def of(self, _who: str) -> AsyncGenerator[None]:
        yield


@pytest.mark.parametrize("turns", [Turns, Everybody])
async def test_tables_forks_and_lessons_share_one_cap(tmp_path: Path, turns: Callable[[], Any]) -> None:
    async with inside(tmp_path, max_tables_per_guest=MOST) as place, people(place.url, "Anna") as (anna, _):
        place.services.turns = turns()
        over = await anna.make("troyes-dice", [ME])
        await played_up_to(place, over)
        wish = {"game": "troyes-dice", "seats": [ME, BOT]}
        fork = {"at": 3, "seat": 0, "bot": "random"}
        tables = [anna.ask("POST", "/api/tables", wish) for _ in range(AT_ONCE)]
        forks = [anna.ask("POST", f"/api/tables/{over['id']}/fork", fork) for _ in range(AT_ONCE)]
        assert await codes([*tables, *forks]) == {201: MOST, 409: 2 * AT_ONCE - MOST}
        lesson = (await anna.get("/api/lessons"))[0]["id"]
        begin = {"anew": True}
        assert await codes([anna.ask("POST", f"/api/lessons/{lesson}", begin) for _ in range(3)]) == {409: 3}
        assert await place.services.store.unfinished(anna.id) == MOST


async def test_records_and_sets(tmp_path: Path) -> None:
    record = troyes.new_game("troyes-dice", seed=1).record()
    numbers: dict[str, Any] = {"game": "troyes-dice", "name": "Mine", "numbers": {"resources": {"start": 4}}}
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        with (
            mock.patch("troyes.server.replays.imports.MOST_RECORDS", MOST),
            mock.patch("troyes.server.library.card_sets.MOST_SETS", MOST),
            mock.patch("troyes.server.guard.apart.MOST_OF_ONE", 1000),
        ):
            assert await codes([anna.ask("POST", "/api/records", record) for _ in range(12)]) == {201: MOST, 409: 7}
            assert await codes([anna.ask("POST", "/api/sets", numbers) for _ in range(12)]) == {201: MOST, 409: 7}


async def test_friends(tmp_path: Path) -> None:
    names = [f"Person{at}" for at in range(MOST + 4)]
    async with inside(tmp_path) as place, people(place.url, *names) as (anna, *others):
        others = others[:-1]
        for person in (anna, *others):
            told = await person.post("/api/account", {"name": person.name, "password": "a long enough password"})
            person.token = told["token"]
        with mock.patch("troyes.server.people.friends.MOST", MOST):
            asked = [person.ask("POST", "/api/friends", {"id": anna.id}) for person in others]
            assert await codes(asked) == {200: MOST, 409: len(others) - MOST}
