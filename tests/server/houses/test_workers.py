"""Workers on a database take what servers want thought about; none is lost with a worker, and none is thought twice."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from sqlalchemy import text
from tests.server.houses.conftest import Open
from tests.server.serving import ME, launched, people
from tests.server.thinking.test_pool import eventually

from troyes.server.services import Services
from troyes.server.settings import Settings, SettingsError
from troyes.server.storage.engines import address
from troyes.server.storage.store import Store
from troyes.server.storage.thoughts import Thoughts
from troyes.server.thinking import jobs
from troyes.server.thinking.elsewhere import Elsewhere
from troyes.server.thinking.jobs import Job
from troyes.server.thinking.worker import Worker

GREEDY = {"kind": "bot", "bot": "greedy"}
OPPONENTS = ("opponent", "show")
JOB = Job("elsewhere", "troyes-dice", 2, {}, "seed", [], 0, "count", simulations=300, person="anna")


@pytest_asyncio.fixture
async def thoughts(database: str, tmp_path: Path) -> AsyncGenerator[Thoughts]:
    settings = Settings(data=tmp_path / "data", database=database)
    await (await Store.open(settings)).close()
    made = Thoughts(address(settings))
    yield made
    await made.close()


async def put(thoughts: Thoughts, id: str, person: str = "anna", kind: str = "opponent", cost: float = 1.0) -> None:
    await thoughts.put(id, "turn", kind, person, cost, msgspec.json.encode(JOB))


async def changed(thoughts: Thoughts, statement: str) -> None:
    async with thoughts._connected() as connection:
        await connection.execute(text(statement))


@asynccontextmanager
async def working(thoughts: Thoughts) -> AsyncGenerator[Worker]:
    worker = Worker(thoughts, 1)
    task = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def test_a_thought_is_taken_once(thoughts: Thoughts) -> None:
    for number in range(20):
        await put(thoughts, f"{number}", f"p{number}")
    taken = await asyncio.gather(*(thoughts.take(f"w{number}", OPPONENTS) for number in range(25)))
    ids = [one.id for one in taken if one is not None]
    assert sorted(ids) == sorted(f"{number}" for number in range(20))


async def test_it_is_fair_by_person_and_by_kind(thoughts: Thoughts) -> None:
    for number in range(6):
        await put(thoughts, f"m{number}", "mallory", cost=2.0)
    first = await thoughts.take("w", OPPONENTS)
    assert first is not None
    await put(thoughts, "anna", cost=1.0)
    await put(thoughts, "study", "bea", "study")
    second, third = await thoughts.take("w", OPPONENTS), await thoughts.take("w", OPPONENTS)
    assert second is not None
    assert third is not None
    assert [first.id, second.id, third.id] == ["m0", "anna", "m1"]
    assert await thoughts.others_wait("anna", OPPONENTS)
    assert not await thoughts.others_wait("mallory", OPPONENTS)
    assert await thoughts.take("w", ("hint",)) is None


async def test_who_has_filled_the_line_keeps_nobody_else_out(thoughts: Thoughts) -> None:
    assert not await thoughts.full("mallory", 0)  # nothing of theirs is there
    for number in range(3):
        await put(thoughts, f"m{number}", "mallory")
    full = [(person, most) for person in ("mallory", "anna") for most in (3, 4) if await thoughts.full(person, most)]
    assert full == [("mallory", 3)]
    assert await thoughts.take("w", OPPONENTS) is not None
    assert not await thoughts.full("mallory", 3)  # what goes on does not wait


async def test_a_dead_workers_thought_is_taken_by_another(thoughts: Thoughts) -> None:
    await put(thoughts, "one")
    assert await thoughts.take("dead", OPPONENTS)
    assert await thoughts.take("other", OPPONENTS) is None
    await changed(thoughts, "UPDATE thoughts SET lease = 0")
    again = await thoughts.take("other", OPPONENTS)
    assert again is not None
    assert again.tries == 2
    assert not await thoughts.tell("one", "dead", None)  # who comes back finds that it is another's
    await thoughts.answer("one", "dead", b"late")
    assert (await thoughts.want(["one"]))[0].answer is None
    await thoughts.answer("one", "other", b"right")
    assert (await thoughts.want(["one"]))[0].answer == b"right"


async def test_what_nobody_wants_is_not_thought_about_and_cleared_away(thoughts: Thoughts) -> None:
    await put(thoughts, "one")
    await changed(thoughts, "UPDATE thoughts SET wanted = 0")
    assert await thoughts.take("w", OPPONENTS) is None
    await thoughts.tidy()
    assert await thoughts.want(["one"]) == []


async def test_the_same_comes_out_wherever_it_is_thought(thoughts: Thoughts) -> None:
    """With a worker that died of it first."""
    here = jobs.turn(JOB)
    elsewhere = Elsewhere(thoughts)
    asked = asyncio.create_task(elsewhere.think(JOB))
    while await thoughts.take("dead", OPPONENTS) is None:
        await asyncio.sleep(0.01)
    await changed(thoughts, "UPDATE thoughts SET lease = 0")
    async with working(thoughts):
        assert await asked == here
        told: list[Any] = []
        hint = await elsewhere.hint(JOB, told.append)
        assert hint.lines[0].steps[0].key
    assert not await thoughts.full("anna", 1)
    elsewhere.close()


async def test_a_thought_that_kills_every_worker_is_given_up(thoughts: Thoughts) -> None:
    elsewhere = Elsewhere(thoughts)
    asked = asyncio.create_task(elsewhere.think(JOB))
    for _ in range(3):
        while await thoughts.take("dead", OPPONENTS) is None:
            await asyncio.sleep(0.01)
        await changed(thoughts, "UPDATE thoughts SET lease = 0")
    async with working(thoughts):
        with pytest.raises(Exception, match="died"):
            await asked
    elsewhere.close()


async def test_a_server_without_processes_plays_with_a_worker_beside_it(
    house: Open, database: str, tmp_path: Path
) -> None:
    place = await house(workers=0)
    with (tmp_path / "log").open("wb") as log:
        worker = launched(["worker"], log, {"database": database})
    try:
        async with people(place.url, "Anna") as (anna, _):
            table = await anna.make("troyes-dice", [ME, GREEDY])
            await eventually(lambda: len(place.room(table).game.made()) == 2)
    finally:
        worker.terminate()
        assert worker.wait(30) == 0, (tmp_path / "log").read_text()


async def test_workers_need_a_database_that_they_can_reach(tmp_path: Path) -> None:
    with pytest.raises(SettingsError):
        await Services.open(Settings(data=tmp_path, workers=0, database=f"sqlite:///{tmp_path}/a.sqlite"))
