"""Bots think in processes of their own: no table waits for them, and no thought that comes too late is played."""

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server import slow
from tests.server.serving import BOT, FRIEND, ME, PATIENCE, Place, inside, people

from troyes.server.thinking import jobs
from troyes.server.thinking.pool import Job, Thinkers
from troyes.server.thinking.reports import Report


async def eventually(holds: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


def workers(place: Place) -> list[int]:
    return [pid for pid in place.services.thinkers._processes.pids if pid is not None]


async def test_the_house_answers_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a process that dies is replaced: every table that waited for it goes on."""
    monkeypatch.setattr(jobs, "turn", slow.work)
    async with inside(tmp_path, thinkers=Thinkers) as place, people(place.url, "Anna") as (anna, nobody):
        tables = [await anna.make("troyes-dice", [ME, BOT]) for _ in range(3)]
        await eventually(lambda: workers(place))
        first = workers(place)
        assert os.getpid() not in first
        rooms = [place.room(table) for table in tables]
        assert all(len(room.game.made()) == 0 for room in rooms)
        began = time.monotonic()
        await nobody.get("/health")
        async with anna.line(tables[0]) as line:
            await line.my_turn()
        assert all(room.bots.thinking for room in rooms)  # all of that while they think
        assert time.monotonic() - began < slow.SECONDS * len(tables) + PATIENCE
        for pid in first:
            os.kill(pid, signal.SIGKILL)
        await eventually(lambda: all(len(room.game.made()) == 2 for room in rooms))
        assert not set(workers(place)) & set(first)


class Gated(Thinkers):
    """Thinks only when it is let."""

    gate: asyncio.Event
    jobs: list[Job]

    async def think(self, job: Job, told: Report | None = None) -> list[str]:
        self.jobs.append(job)
        await self.gate.wait()
        return jobs.turn(job, told)


@pytest.fixture
def gated() -> type[Gated]:
    Gated.gate = asyncio.Event()
    Gated.jobs = []
    return Gated


async def test_a_thought_that_comes_too_late_is_dropped(tmp_path: Path, gated: type[Gated]) -> None:
    """Its person has come back meanwhile."""
    async with inside(tmp_path, thinkers=gated) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await bea.join(table)
        at = f"/api/tables/{table['id']}"
        room = place.room(table)
        await anna.post(f"{at}/leave")
        await eventually(lambda: gated.jobs)
        await anna.post(f"{at}/back")
        gated.gate.set()
        await eventually(lambda: not room.bots.thinking)
        assert room.game.made() == []

        gated.gate.clear()  # and once more: this time they have come back, chosen, and gone again
        gated.jobs.clear()
        await anna.post(f"{at}/leave")
        await eventually(lambda: gated.jobs)
        await anna.post(f"{at}/back")
        async with anna.line(table) as line:
            turn = await line.my_turn()
            await line.choose(turn["options"][-1]["key"])
            await anna.post(f"{at}/leave")
        gated.gate.set()
        await eventually(lambda: len(room.game.made()) == 2 and not room.bots.thinking)
        assert [seat for seat, _ in room.game.made()] == [0, 0]
        assert len(gated.jobs) == 2  # thought anew, from the table as it was then


async def test_a_bot_takes_its_time_when_somebody_looks_on(tmp_path: Path) -> None:
    async with inside(tmp_path, bot_pause=0.2) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, BOT])
        async with anna.line(table) as line:
            await line.until(lambda state: state["pending"] == [0])
            turn = await line.my_turn()
            began = time.monotonic()
            await line.choose(turn["options"][0]["key"])
            await line.choose(line.state["turn"]["options"][0]["key"], confirm=True)
            await line.until(lambda state: state["pending"] == [0])  # the bot has chosen in the next half day
            assert time.monotonic() - began >= 0.2


async def test_the_same_job_is_always_thought_out_the_same_way() -> None:
    """What a process remembers of a table only saves it time."""
    job = Job("t", "troyes-dice", 2, {}, "seed", [], 0, "greedy")
    first = jobs.turn(job)
    on = Job("t", "troyes-dice", 2, {}, "seed", [(0, key) for key in first], 1, "greedy")
    assert jobs.turn(on) == jobs.turn(on)
    assert jobs.turn(job) == first  # a step was taken back
    jobs._games.clear()
    assert jobs.turn(job) == first
    for number in range(jobs.KEPT + 5):
        jobs.turn(Job(f"t{number}", "troyes-dice", 1, {}, "seed", [], 0, "random"))
    assert len(jobs._games) == jobs.KEPT
