"""What is limited or only passes holds over several servers, too: how often, how many, how far."""

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.houses.conftest import Open
from tests.server.houses.test_houses import at, comes
from tests.server.serving import FRIEND, ME, Nearby, Place, people, played_up_to, refused

from troyes.coach.shapes import VERSION
from troyes.server.houses import following
from troyes.server.storage.shapes import KeptStudy
from troyes.server.tables.upkeep import take_up_studies
from troyes.server.thinking.jobs import Job
from troyes.server.thinking.reports import Progress, Report


async def both(house: Open, **changed: Any) -> tuple[Place, Place]:
    one, other = await house(**changed), await house(**changed)
    await comes(lambda: one.services.house.among_others and other.services.house.among_others)
    return one, other


async def test_how_often_somebody_may_do_something_counts_for_all(house: Open) -> None:
    one, other = await both(house, talk_per_minute=6)
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        table = await anna.make("troyes", [ME, FRIEND])
        async with anna.line(table) as near, far.line(table) as away:
            said = 0
            for line in (near, away, near, away):
                for _ in range(3):
                    said += (await line.asked("say", text="hello"))["t"] == "done"
                await asyncio.sleep(2 * following.SHARE)
            assert said == 6


async def test_how_many_lines_somebody_holds_counts_for_all(house: Open) -> None:
    one, other = await both(house, max_lines_per_guest=2)
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        table = await anna.make("troyes", [ME, FRIEND])
        async with anna.line(table), anna.line(table):
            await comes(lambda: any(2 in held.values() for held in other.services.lines._elsewhere.values()))
            async with far.dial(table) as socket:
                await socket.wait_closed()
                assert socket.close_code == 4429
        await comes(lambda: not any(other.services.lines._elsewhere.values()))
        async with far.line(table) as line:
            await line.expect("table")


async def test_how_many_analyses_somebody_has_counts_for_all(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await both(house, max_studies_per_guest=1)
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        tables = [await anna.make("troyes-dice", [ME]) for _ in range(2)]
        for table in tables:
            await played_up_to(one, table)
        for place in (one, other):  # nobody comes to an end
            monkeypatch.setattr(place.services.studies, "_start", lambda subject: None)
        paths = [f"/api/tables/{table['id']}/analysis" for table in tables]
        answers = await asyncio.gather(anna.ask("POST", paths[0], {}), far.ask("POST", paths[1], {}))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        refused(next(answer for answer in answers if answer.status_code == 409), 409, "web-too-many-studies")
        begun = paths[[answer.status_code for answer in answers].index(200)]
        assert [(await person.get(begun))["status"] for person in (anna, far)] == ["waiting", "waiting"]


class AtOnce(Nearby):
    """Analyses that need no thought."""

    async def analyse(self, job: Job, report: Report | None = None) -> bytes:
        return msgspec.json.encode({"version": VERSION})


async def test_an_analysis_is_made_by_one_of_them_and_told_by_all(house: Open) -> None:
    one, other = await both(house, thinkers=AtOnce)
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        table = await anna.make("troyes-dice", [ME])
        await played_up_to(one, table)
        await one.services.store.keep_study(KeptStudy(table["id"], 0.0, None, anna.id))
        theirs = one if other.services.studies.waits_for_us("table", table["id"]) else other
        ours = other if theirs is one else one
        assert not theirs.services.studies.waits_for_us("table", table["id"])
        ours.services.studies._progress[f"table/{table['id']}"] = Progress(3.0, 60.0, 0)
        ours.services.studies._untold.add(f"table/{table['id']}")
        await comes(lambda: theirs.services.studies._elsewhere)
        person = anna if theirs is one else far
        path = f"/api/tables/{table['id']}/analysis"
        assert (await person.get(path))["status"] == "working"
        await take_up_studies(theirs.services)
        assert not theirs.services.studies._working
        await take_up_studies(ours.services)
        while (await person.get(path))["status"] != "done":
            await asyncio.sleep(0.05)


async def test_how_far_a_bot_is_is_seen_everywhere(house: Open) -> None:
    one, other = await both(house)
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        table = await anna.make("troyes", [ME, FRIEND])
        async with anna.line(table) as near, far.line(table) as away:
            await comes(lambda: one.services.house.elsewhere(table["id"]))
            one.room(table).bots.tell(1, Progress(1.5, 3.0, 20))
            for line in (near, away):
                assert (await line.expect("thinking"))["seconds"] == 1.5


async def test_lists_tell_the_round_wherever_they_are_asked_for(house: Open) -> None:
    one, other = await both(house)
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        table = await anna.make("troyes-dice", [ME], listed=True)
        async with anna.line(table) as line:
            for _ in range(4):
                turn = await line.my_turn()
                if turn["held"] is None:
                    await line.choose(turn["options"][0]["key"], confirm=True)
            day = line.state["view"]["day"]
        assert table["id"] not in other.services.tables.rooms
        assert [seen["round"] for seen in (await far.get("/api/tables"))["yours"]] == [day]
        assert msgspec.structs.asdict(one.room(table).stored)["round"] == day


async def test_of_a_turn_somebody_is_told_once(house: Open) -> None:
    """Whichever servers find at the same moment that nobody is at the table."""
    places = await both(house)
    async with people(places[0].url, "Anna") as (anna, _):
        table = await anna.make("troyes", [ME, FRIEND])
        for turn in (3, 4):
            asked = [place.services.notices.first_to_tell(table["id"], 0, turn) for place in places * 3]
            assert sorted(await asyncio.gather(*asked)) == [False] * 5 + [True]
