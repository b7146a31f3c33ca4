"""Workers on a database take what servers want thought about; none is lost with a worker, and none is thought twice."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import text
from tests.server.houses.conftest import Open
from tests.server.houses.test_houses import fails_once
from tests.server.houses.test_same_everywhere import at_work
from tests.server.serving import ME, launched, people
from tests.server.thinking.test_pool import eventually

from troyes.coach import processes
from troyes.server.metrics import THINKING_TAKEN_OVER, THINKING_WAITING
from troyes.server.services import Services
from troyes.server.settings import Settings, SettingsError
from troyes.server.storage.errors import StoreError
from troyes.server.storage.thoughts import LEASE, Taken, Thoughts
from troyes.server.tables import upkeep
from troyes.server.thinking import jobs
from troyes.server.thinking.elsewhere import Elsewhere
from troyes.server.thinking.jobs import Job
from troyes.server.thinking.worker import Worker

GREEDY = {"kind": "bot", "bot": "greedy"}
OPPONENTS = ("opponent", "show")
JOB = Job("elsewhere", "troyes-dice", 2, {}, "seed", [], 0, "count", simulations=300, person="anna")
LONG = replace(JOB, table="long", seconds=60.0, simulations=0)


async def put(
    thoughts: Thoughts, id: str, person: str = "anna", kind: str = "opponent", cost: float = 1.0, job: Job = JOB
) -> None:
    await thoughts.put(id, "turn", kind, person, cost, msgspec.json.encode(job))


async def take(thoughts: Thoughts, worker: str, kinds: Sequence[str] = OPPONENTS) -> Taken | None:
    return await thoughts.take(worker, kinds, ["turn"])


async def changed(thoughts: Thoughts, statement: str, **values: Any) -> None:
    async with thoughts._connected() as connection:
        await connection.execute(text(statement), values)


async def begun(thoughts: Thoughts, id: str) -> None:
    """Somebody thinks about it, and has told how far it is."""
    while not any(found.progress is not None for found in await thoughts.want([id])):  # it may not be there yet
        await asyncio.sleep(0.05)


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
    taken = await asyncio.gather(*(take(thoughts, f"w{number}") for number in range(25)))
    ids = [one.id for one in taken if one is not None]
    assert sorted(ids) == sorted(f"{number}" for number in range(20))


async def test_it_is_fair_by_person_and_by_kind(thoughts: Thoughts) -> None:
    for number in range(6):
        await put(thoughts, f"m{number}", "mallory", cost=2.0)
    first = await take(thoughts, "w")
    assert first is not None
    await put(thoughts, "anna", cost=1.0)
    await put(thoughts, "study", "bea", "study")
    second, third = await take(thoughts, "w"), await take(thoughts, "w")
    assert second is not None
    assert third is not None
    assert [first.id, second.id, third.id] == ["m0", "anna", "m1"]
    assert await thoughts.others_wait("anna", OPPONENTS, ["turn"])
    assert not await thoughts.others_wait("mallory", OPPONENTS, ["turn"])
    assert await take(thoughts, "w", ("hint",)) is None


async def test_who_has_filled_the_line_keeps_nobody_else_out(thoughts: Thoughts) -> None:
    assert not await thoughts.full("mallory", 0)  # nothing of theirs is there
    for number in range(3):
        await put(thoughts, f"m{number}", "mallory")
    full = [(person, most) for person in ("mallory", "anna") for most in (3, 4) if await thoughts.full(person, most)]
    assert full == [("mallory", 3)]
    assert await take(thoughts, "w") is not None
    assert not await thoughts.full("mallory", 3)  # what goes on does not wait


async def test_a_dead_workers_thought_is_taken_by_another(thoughts: Thoughts) -> None:
    await put(thoughts, "one")
    assert await take(thoughts, "dead")
    assert await take(thoughts, "other") is None
    await changed(thoughts, "UPDATE thoughts SET lease = 0")
    again = await take(thoughts, "other")
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
    assert await take(thoughts, "w") is None
    await thoughts.tidy()
    assert await thoughts.want(["one"]) == []


async def test_a_worker_takes_over_from_a_dead_one_and_the_servers_count_it(thoughts: Thoughts) -> None:
    elsewhere = Elsewhere(thoughts)
    before = taken_over()
    asked = asyncio.create_task(elsewhere.think(JOB))
    while await take(thoughts, "dead") is None:
        await asyncio.sleep(0.01)
    await changed(thoughts, "UPDATE thoughts SET lease = 0")
    async with working(thoughts):
        assert await asked == jobs.turn(JOB)
        assert taken_over() == before + 1
        told: list[Any] = []
        hint = await elsewhere.hint(JOB, told.append)
        assert hint.lines[0].steps[0].key
    assert taken_over() == before + 1
    assert not await thoughts.full("anna", 1)
    elsewhere.close()


def taken_over() -> float:
    return THINKING_TAKEN_OVER.labels("opponent")._value.get()


async def test_every_server_tells_how_many_thoughts_wait(
    thoughts: Thoughts, house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "LOOK_ROUND", 0.1)
    await house(workers=0)
    for number, kind in enumerate(("opponent", "opponent", "opponent", "study")):
        await put(thoughts, f"{number}", kind=kind)
    await changed(thoughts, "UPDATE thoughts SET wanted = wanted + 1000")
    assert await take(thoughts, "w")
    await eventually(lambda: waiting("opponent", "hint", "study") == [2, 0, 1])
    await thoughts.drop([f"{number}" for number in range(4)])
    await eventually(lambda: waiting("opponent", "hint", "study") == [0, 0, 0])


def waiting(*kinds: str) -> list[float]:
    return [THINKING_WAITING.labels(kind)._value.get() for kind in kinds]


async def test_who_is_told_to_end_gives_its_thought_back(thoughts: Thoughts, database: str, tmp_path: Path) -> None:
    """In the middle of it, as a worker that is restarted for a new version: it does not count as having died."""
    async with at_work(database, tmp_path) as worker:
        await put(thoughts, "one", job=LONG)
        await begun(thoughts, "one")
        worker.terminate()
        assert await asyncio.to_thread(worker.wait, 30) == 0
    again = await take(thoughts, "other")
    assert again is not None
    assert (again.id, again.tries) == ("one", 1)


async def test_who_is_killed_is_followed_by_another(thoughts: Thoughts, database: str, tmp_path: Path) -> None:
    elsewhere = Elsewhere(thoughts)
    asked = asyncio.create_task(elsewhere.think(LONG))
    async with at_work(database, tmp_path) as worker:
        await eventually(lambda: elsewhere._awaited)
        (id,) = elsewhere._awaited
        await begun(thoughts, id)
        worker.kill()
    shorter = msgspec.json.encode(replace(LONG, seconds=0.1))
    await changed(thoughts, f"UPDATE thoughts SET lease = lease - {LEASE}, job = :job", job=shorter)
    async with at_work(database, tmp_path):
        assert await asked
    elsewhere.close()


async def test_who_is_told_to_end_while_it_is_given_a_thought_gives_it_back(
    thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    await put(thoughts, "one")
    given = asyncio.Event()
    plain = thoughts.take

    async def slowly(*asked: Any) -> Taken | None:
        taken = await plain(*asked)
        if taken is not None:
            given.set()
            await asyncio.sleep(0.05)  # on its way
        return taken

    monkeypatch.setattr(thoughts, "take", slowly)
    async with working(thoughts):
        await given.wait()
    again = await thoughts.take("other", OPPONENTS, ["turn"])
    assert again is not None
    assert again.tries == 1


async def test_a_database_that_is_away_for_a_moment_ends_no_thought(
    thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is thought to its end where it was begun, and answered then."""
    begun: list[str] = []
    plain = processes.Processes.ask

    async def ask(self: processes.Processes, *asked: Any, **more: Any) -> Any:
        begun.append(asked[1].__name__)
        return await plain(self, *asked, **more)

    monkeypatch.setattr(processes.Processes, "ask", ask)
    for name in ("tell", "answer"):
        fails_once(monkeypatch, thoughts, name, StoreError("storage-not-written", detail="gone"))
    elsewhere = Elsewhere(thoughts)
    before = taken_over()
    async with working(thoughts):
        assert await elsewhere.think(replace(LONG, seconds=1.5))
    assert begun == ["turn"]
    assert taken_over() == before
    elsewhere.close()


async def test_what_a_worker_does_not_know_is_left_for_newer_ones(thoughts: Thoughts) -> None:
    """And what it cannot read it answers as failed: neither ends it."""
    await thoughts.put("later", "later", "opponent", "bea", 0.1, b"whatever that is")
    await thoughts.put("broken", "turn", "opponent", "anna", 0.2, b'{"table": 7}')
    elsewhere = Elsewhere(thoughts)
    async with working(thoughts):
        assert await elsewhere.think(JOB)
        later, broken = sorted(await thoughts.want(["later", "broken"]), key=lambda told: told.id, reverse=True)
    assert broken.failed is not None
    assert "cannot be read" in broken.failed
    assert later.failed is later.answer is None
    assert later.tries == 0
    elsewhere.close()


async def test_a_thought_that_kills_every_worker_is_given_up(thoughts: Thoughts) -> None:
    elsewhere = Elsewhere(thoughts)
    asked = asyncio.create_task(elsewhere.think(JOB))
    for _ in range(3):
        while await take(thoughts, "dead") is None:
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
