"""A house that somebody fills with bots: an honest table is answered all the same, also across a restart."""

import asyncio
import os
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server import slow
from tests.server.serving import ME, Nearby, Person, Place, inside, people
from tests.server.thinking.test_pool import eventually, workers

import troyes
from troyes.bots import make
from troyes.bots.player import choose_for
from troyes.coach.processes import Hurry
from troyes.puzzles.shelf import shelves
from troyes.server.metrics import THINKING_DEATHS
from troyes.server.thinking import jobs
from troyes.server.thinking.pool import Thinkers

COUNT = {"kind": "bot", "bot": "count"}
GREEDY = {"kind": "bot", "bot": "greedy"}
SOON = 10.0
"""Seconds within which an honest table has its bot's turn. There is one process; who thinks there ends within two."""


def choices(place: Place, table: dict[str, Any]) -> int:
    return len(place.room(table).game.made())


async def test_bots_alone_wait_until_somebody_looks(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [GREEDY, GREEDY])
        assert not place.room(table).bots.busy
        async with anna.line(table) as line:
            await line.until(lambda state: state["over"])
    async with inside(tmp_path) as place, people(place.url) as (again,):
        again.token = anna.token
        table = await again.make("troyes-dice", [GREEDY, GREEDY])
        async with again.line(table) as line:
            await line.until(lambda state: len(state["log"]) > 2)
        await eventually(lambda: not place.room(table).bots.busy)
        before = choices(place, table)
        assert not place.room(table).game.over
        async with again.line(table) as line:
            await line.until(lambda state: state["over"])
        assert choices(place, table) > before


async def answered(person: Person, place: Place) -> None:
    """Somebody makes a table with a bot, which begins: it has chosen soon."""
    table = await person.make("troyes", [ME, COUNT], seconds=0.1, options={"start_player": 1})
    began = time.monotonic()
    async with person.line(table) as line:
        await line.my_turn()
    assert time.monotonic() - began < SOON
    assert choices(place, table) > 0


@pytest.mark.quiet
async def test_ten_tables_of_bots_do_not_keep_an_honest_one_waiting(tmp_path: Path) -> None:
    """Each of the forty bots may think for a minute, and somebody looks at every table; there is one process."""
    seats = [COUNT] * 4
    async with (
        inside(tmp_path, thinkers=Thinkers) as place,
        people(place.url, "Mallory", "Anna") as (mallory, anna, _),
        AsyncExitStack() as lines,
    ):
        tables = [await mallory.make("troyes", seats, seconds=60.0) for _ in range(10)]
        for table in tables:
            await lines.enter_async_context(mallory.line(table))
        lane = place.services.thinkers._turns
        await eventually(lambda: len(lane.waiting) == 9)
        await answered(anna, place)
    async with inside(tmp_path, thinkers=Thinkers) as place, people(place.url) as (again,):  # nobody is at her tables
        again.token = anna.token
        await answered(again, place)
        assert not place.services.thinkers._turns.waiting


class Busy(Nearby):
    """Opponents and analyses that never come to an end."""

    async def _thought(self, work: Any, job: jobs.Job, report: Any, hurry: Hurry) -> Any:
        if job.kind != "hint":
            await asyncio.sleep(3600)
        return await super()._thought(work, replace(job, simulations=2), report, hurry)


async def test_hints_have_room_of_their_own(tmp_path: Path) -> None:
    """Every other place is taken, and more wait for one."""
    async with inside(tmp_path, thinkers=Busy) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        tables = [await bea.make("troyes-dice", [ME, COUNT, COUNT]) for _ in range(2)]
        table = await anna.make("troyes-dice", [ME])
        async with AsyncExitStack() as lines:
            for one in tables:
                await lines.enter_async_context(bea.line(one))
            await eventually(lambda: place.services.thinkers._turns.waiting)
            line = await lines.enter_async_context(anna.line(table))
            turn = await line.my_turn()
            await line.send("hint", id="h", seat=0, at=turn["at"])
            assert (await line.expect("hint"))["lines"]
            puzzle = shelves()["dice"].puzzle(1)
            answer = {"keys": puzzle.best}
            assert (await anna.post("/api/puzzles/dice/1/answer", answer))["grade"] == "right"
            assert place.services.thinkers._turns.waiting


async def test_a_long_thought_is_asked_to_end_when_somebody_else_waits() -> None:
    thinkers = Thinkers(1)
    try:
        told: list[Any] = []
        long = jobs.Job("t", "troyes", 2, {}, "s", [], 0, "count", 60.0, person="mallory")
        first = asyncio.create_task(thinkers._run(slow.until_hurried, long, told.append))
        await eventually(lambda: told)
        short = jobs.Job("u", "troyes", 2, {"start_player": 0}, "s", [], 0, "greedy", person="anna")
        assert await thinkers.think(short)
        assert await first == "t"
        again = asyncio.create_task(thinkers._run(slow.until_hurried, long, told.append))
        await eventually(lambda: len(told) == 2)
        assert not again.done()  # it was the other thought that was to hurry
        again.cancel()
    finally:
        thinkers.close()


async def test_who_is_asked_to_end_answers_with_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "hurried", lambda: True)
    game = troyes.new_game("troyes", players=2, seed="s", start_player=0)
    greedy = make("greedy", 1)
    while len(game.made()) < 12:
        game.play(game.pending[0].seat, choose_for(greedy, game, game.pending[0]))
    seat = game.pending[0].seat
    job = jobs.Job("asked to end", "troyes", 2, {"start_player": 0}, "s", game.made(), seat, "count", 3600.0)
    told: list[Any] = []
    keys = jobs.turn(job, told.append)
    game.play(seat, keys[0])  # by the rules


async def test_a_process_that_dies_is_counted_and_its_thought_tried_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "turn", slow.work)
    before = THINKING_DEATHS._value.get()
    async with inside(tmp_path, thinkers=Thinkers) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, GREEDY])
        await eventually(lambda: workers(place))
        os.kill(workers(place)[0], signal.SIGKILL)
        await eventually(lambda: choices(place, table) == 2)
    assert THINKING_DEATHS._value.get() == before + 1


async def test_the_operator_says_how_long_a_bot_may_think(tmp_path: Path) -> None:
    async with inside(tmp_path, longest_thought=5.0) as place, people(place.url, "Anna") as (anna, _):
        body = {"game": "troyes-dice", "seats": [ME, COUNT], "seconds": 6.0}
        answer = await anna.ask("POST", "/api/tables", body)
        assert answer.json()["id"] == "web-thought-too-long", answer.text
        assert "5 seconds" in answer.json()["detail"]
        await anna.make("troyes-dice", [ME, COUNT], seconds=5.0)
