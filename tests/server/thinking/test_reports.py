"""A bot's thinking is shown as it goes: to everybody at the table, in no record, and without a secret."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import slow
from tests.server.serving import HOT, ME, inside, people, refused
from tests.server.thinking.test_pool import eventually

import troyes
from troyes.core.message import Message
from troyes.server.rooms import connection
from troyes.server.thinking import jobs, reports
from troyes.server.thinking.pool import Job, Thinkers
from troyes.server.thinking.reports import Progress, Report
from troyes.server.wire.live import ThinkingMessage


class Pondering(Thinkers):
    """Tells twice how far it is, and goes on when it is let."""

    gate: asyncio.Event
    jobs: list[Job]

    async def think(self, job: Job, told: Report | None = None) -> list[str]:
        self.jobs.append(job)
        assert told is not None
        told(Progress(0.25, job.seconds, 1000, Message("x") if job.leaning else None))
        told(Progress(0.5, job.seconds, 2000, Message("y") if job.leaning else None))
        await self.gate.wait()
        return jobs.turn(job, told)


@pytest.fixture
def pondering() -> type[Pondering]:
    Pondering.gate = asyncio.Event()
    Pondering.jobs = []
    return Pondering


GREEDY = {"kind": "bot", "bot": "greedy"}


def shown(heard: list[str]) -> list[dict[str, Any]]:
    return [msgspec.json.decode(text) for text in heard if text.startswith('{"t":"thinking"')]


async def test_everybody_at_the_table_sees_it_until_the_bot_has_moved(
    tmp_path: Path, pondering: type[Pondering]
) -> None:
    async with inside(tmp_path, thinkers=pondering) as place, people(place.url, "Anna") as (anna, nobody):
        table = await anna.make("troyes", [ME, HOT, GREEDY], seconds=3, options={"start_player": 0}, seed="shown")
        assert table["hints"] is False
        async with (
            anna.line(table, seat=0) as line,
            anna.line(table, seat=1) as second,
            nobody.line(table, key=table["key"]) as watcher,
        ):
            await watcher.expect("state")
            for at in (line, second):
                await at.choose((await at.my_turn())["options"][0]["key"], confirm=True)
            for _ in range(2):
                await line.expect("thinking")
            assert place.room(table).pending() == [2]
            pondering.gate.set()
            for at in (line, watcher):
                while not any(one["done"] for one in shown(at.heard)):
                    await at.hear()
                told = shown(at.heard)[:3]
                assert [(one["seat"], one["simulations"], one["done"]) for one in told] == [
                    (2, 1000, False),
                    (2, 2000, False),
                    (2, 0, True),
                ]
                assert [one["of"] for one in told] == [3.0, 3.0, 0.0]
                assert [one["leaning"] for one in told] == [None] * 3  # there are no hints here
        assert {job.seconds for job in pondering.jobs} == {3.0}


async def test_what_it_leans_to_is_shown_where_hints_are(tmp_path: Path, pondering: type[Pondering]) -> None:
    async with inside(tmp_path, thinkers=pondering) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes", [ME, GREEDY], options={"start_player": 1})
        async with anna.line(table) as line:
            await line.expect("state")
            assert pondering.jobs[0].leaning
            place.room(table).bots.tell(1, Progress(0.5, 1.0, 7, Message("z")))
            assert (await line.expect("thinking"))["leaning"]["id"] == "z"


def watched(job: Job, monkeypatch: pytest.MonkeyPatch) -> list[Progress]:
    """What a thinking process would report of a whole turn, without a pause between two reports."""
    monkeypatch.setattr(reports.Reporter, "due", True)
    found: list[Progress] = []
    jobs.turn(job, found.append)
    return found


def test_a_bot_tells_what_it_leans_to_only_if_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    job = Job("leans", "troyes", 2, {"start_player": 0}, "leans", [], 0, "provost", 0.2, simulations=30)
    quiet = watched(job, monkeypatch)
    assert quiet
    assert all(progress.leaning is None for progress in quiet)
    open_ = watched(msgspec.structs.replace(job, leaning=True), monkeypatch)
    assert open_[-1].leaning is not None
    options = troyes.new_game("troyes", players=2, seed="leans", start_player=0).pending[0].options
    assert open_[-1].leaning.id in {option.message.id for option in options}


def test_what_seats_choose_at_the_same_time_stays_secret() -> None:
    """At Troyes Dice nobody learns what another one is about to choose."""
    from troyes.bots.mind import Thought

    game = troyes.new_game("troyes-dice", players=2, seed="at once")
    thoughts = [Thought([game.pending[0].codes[0]], 1.0, [1.0, 1.0], 1)]
    assert jobs._leaning(game, 0, thoughts) is None
    alone = troyes.new_game("troyes-dice", players=1, seed="at once")
    assert jobs._leaning(alone, 0, thoughts) is not None


def test_reports_keep_their_distance(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("troyes.server.thinking.reports.time.perf_counter", lambda: now)
    found: list[Progress] = []
    reporter = reports.Reporter(found.append)
    for _ in range(1000):
        now += 0.01
        if reporter.due:
            reporter.tell(Progress(now, 10.0, 1))
    assert 36 <= len(found) <= 40  # ten seconds, four a second


async def test_who_is_behind_with_reading_is_not_told_of_passing_things() -> None:
    line = connection.Connection(None)
    for number in range(300):
        line.send_passing(msgspec.json.encode(ThinkingMessage(0, simulations=number)))
    waiting = [await line.next() for _ in range(connection.FEW_WAITING)]
    assert all(message is not None for message in waiting)
    line.send(ThinkingMessage(0, done=True))
    assert (await line.next()) is not None  # and was not let go


# -- in a process of its own -----------------------------------------------------------------------------------------


async def test_a_process_reports_over_its_pipe() -> None:
    thinkers = Thinkers(1)
    try:
        for name in ("one", "two"):
            found: list[Progress] = []
            answer = await thinkers._run(slow.pondered, Job("t", "king", 1, {}, "s", [], 0, name), found.append)
            assert answer == name
            assert [progress.simulations for progress in found] == [100, 200, 300]
        gathered: list[list[Progress]] = [[] for _ in range(5)]
        jobs = [(Job("t", "king", 1, {}, "s", [], 0, f"{at}"), told.append) for at, told in enumerate(gathered)]
        await asyncio.gather(*(thinkers._run(slow.pondered, job, told) for job, told in jobs))
        assert [len(told) for told in gathered] == [3] * 5  # each to whoever waits for it
    finally:
        thinkers.close()


@pytest.mark.quiet
async def test_a_job_that_waits_has_all_its_time_still_before_it() -> None:
    """Three bots share one process: each thinks for as long as the table says, one after the other."""
    thinkers = Thinkers(1)
    try:
        jobs = [
            Job(f"t{at}", "troyes", 2, {"start_player": 0}, f"s{at}", [], 0, "count", seconds=0.5) for at in range(3)
        ]
        await thinkers._run(slow.timed, msgspec.structs.replace(jobs[0], seconds=0.1), None)  # all is loaded
        took = await asyncio.gather(*(thinkers._run(slow.timed, job, None) for job in jobs))
        assert min(took) > 0.2, took
        assert sorted(took)[1] <= 1.0, took  # a clock that ran while it waited would leave the last one nothing
    finally:
        thinkers.close()


async def test_a_thought_does_not_keep_the_server_from_ending() -> None:
    thinkers = Thinkers(1)
    job = Job("t", "troyes", 2, {}, "s", [], 0, "count", seconds=60.0)
    thinking = asyncio.create_task(thinkers.think(msgspec.structs.replace(job, options={"start_player": 0})))
    await eventually(lambda: thinkers._processes.pids)
    await asyncio.sleep(0.5)
    thinkers.close()
    with pytest.raises((troyes.TroyesError, asyncio.CancelledError)):
        await asyncio.wait_for(thinking, 10)


@pytest.mark.parametrize("seconds", [0, 0.05, 61, -1, "fast", None])
async def test_a_thinking_time_that_cannot_be_is_refused(tmp_path: Path, seconds: Any) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        body = {"game": "troyes-dice", "seats": [ME], "seconds": seconds}
        refused(await anna.ask("POST", "/api/tables", body), 400, "web-malformed-at")
        table = await anna.make("troyes-dice", [ME, GREEDY], seconds=0.2)
        assert table["seconds"] == 0.2
        assert (await anna.make("troyes-dice", [ME]))["seconds"] == 1.0
