"""The analysis of a finished game: asked for once, thought out in the background, kept, and for whoever may see it."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.serving import HOT, ME, PATIENCE, Nearby, Person, Place, inside, people, played_up_to, refused
from tests.server.thinking.test_pool import eventually

from troyes.coach.processes import Hurry
from troyes.coach.shapes import VERSION, Analysis
from troyes.server.storage.shapes import KeptStudy
from troyes.server.thinking import jobs
from troyes.server.thinking.pool import Answer, Job, Work
from troyes.server.thinking.reports import Progress, Report


class Scholar(Nearby):
    """Begins when it is let, and counts."""

    gate: asyncio.Event
    jobs: list[Job]

    async def _thought(self, work: Work[Answer], job: Job, report: Report | None, hurry: Hurry) -> Answer:
        self.jobs.append(job)
        if report is not None:
            report(Progress(3, len(job.choices), 0))
        await self.gate.wait()
        return await asyncio.to_thread(work, msgspec.structs.replace(job, simulations=1), report)


@pytest.fixture
def scholar() -> type[Scholar]:
    Scholar.gate = asyncio.Event()
    Scholar.gate.set()
    Scholar.jobs = []
    return Scholar


async def over(place: Place, person: Person, **more: Any) -> dict[str, Any]:
    """A table whose game is over."""
    table = await person.make("troyes-dice", [ME, HOT], **more)
    await played_up_to(place, table)
    return table


def at(table: dict[str, Any], key: str = "") -> str:
    return f"/api/tables/{table['id']}/analysis{key and f'?key={key}'}"


async def studied(person: Person, table: dict[str, Any]) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while (found := await person.get(at(table)))["status"] != "done":
        assert found["status"] in ("waiting", "working"), found
        assert time.monotonic() < until
        await asyncio.sleep(0.02)
    return found


async def test_it_is_asked_for_thought_out_and_kept(tmp_path: Path, scholar: type[Scholar]) -> None:
    scholar.gate.clear()
    async with inside(tmp_path, thinkers=scholar) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna)
        assert (await anna.get(at(table)))["status"] == "none"
        assert scholar.jobs == []
        assert (await anna.post(at(table), {}))["status"] in ("waiting", "working")
        await eventually(lambda: scholar.jobs)
        told = await anna.get(at(table))
        assert (told["status"], told["done"], told["analysis"]) == ("working", 3, None)
        assert told["total"] == len(scholar.jobs[0].choices)
        await anna.post(at(table), {})
        scholar.gate.set()
        told = await studied(anna, table)
        analysis = msgspec.convert(told["analysis"], Analysis)
        assert analysis.over
        assert analysis.version == VERSION
        assert [round(summary.final) for summary in analysis.summaries] == [
            score["total"] for score in (await anna.get(f"/api/tables/{table['id']}/ending"))["scores"]
        ]
        assert (await anna.post(at(table), {})) == told
        assert len(scholar.jobs) == 1
        assert scholar.jobs[0].seconds == place.services.settings.study_seconds
    async with inside(tmp_path, thinkers=scholar) as place, people(place.url) as (nobody,):
        nobody.token = anna.token
        assert await nobody.get(at(table)) == told
    assert len(scholar.jobs) == 1


async def test_a_game_that_runs_is_not_analysed(tmp_path: Path, scholar: type[Scholar]) -> None:
    async with inside(tmp_path, thinkers=scholar) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, HOT])
        await played_up_to(place, table, 10)
        refused(await anna.ask("GET", at(table)), 409, "web-not-over")
        refused(await anna.ask("POST", at(table), {}), 409, "web-not-over")
        assert scholar.jobs == []


async def test_whoever_may_see_the_table_may_read_it(tmp_path: Path, scholar: type[Scholar]) -> None:
    async with inside(tmp_path, thinkers=scholar) as place, people(place.url, "Anna", "Bea") as (anna, bea, nobody):
        table, listed = await over(place, anna), await over(place, anna, listed=True)
        for one in (bea, nobody):
            refused(await one.ask("GET", at(table)), 404, "web-no-table")
        refused(await bea.ask("POST", at(table), {}), 404, "web-no-table")
        refused(await nobody.ask("POST", at(listed), {}), 401, "web-no-guest")
        await bea.post(at(table), {"key": table["key"]})
        await bea.post(at(listed), {})
        await studied(anna, table)
        await studied(anna, listed)
        assert (await nobody.get(at(table, table["key"])))["status"] == "done"
        assert (await nobody.get(at(listed)))["status"] == "done"


async def test_what_was_under_way_goes_on_after_a_restart(tmp_path: Path, scholar: type[Scholar]) -> None:
    scholar.gate.clear()
    async with inside(tmp_path, thinkers=scholar) as place, people(place.url, "Anna") as (anna, _):
        first, second = await over(place, anna), await over(place, anna)
        for table in (first, second):
            await anna.post(at(table), {})
        await eventually(lambda: scholar.jobs)
        assert (await anna.get(at(second)))["status"] == "waiting"  # one after the other
        assert len(scholar.jobs) == 1
    scholar.gate.set()
    async with inside(tmp_path, thinkers=scholar) as place, people(place.url) as (again,):
        again.token = anna.token
        await eventually(lambda: len(scholar.jobs) == 3)  # nobody has asked again
        for table in (first, second):
            await studied(again, table)


async def test_many_analyses_of_one_guest_do_not_keep_another_waiting(tmp_path: Path, scholar: type[Scholar]) -> None:
    """From some number on they are refused, also if all are asked for at once. Another's is next."""
    scholar.gate.clear()
    async with (
        inside(tmp_path, thinkers=scholar, max_studies_per_guest=6) as place,
        people(place.url, "Mallory", "Anna") as (mallory, anna, _),
    ):
        games = [await mallory.make("troyes-dice", [ME, HOT]) for _ in range(9)]
        for table in games:
            await played_up_to(place, table)
        answers = await asyncio.gather(*(mallory.ask("POST", at(table), {}) for table in games))
        assert sorted(answer.status_code for answer in answers) == [200] * 6 + [409] * 3
        refused(next(answer for answer in answers if answer.status_code == 409), 409, "web-too-many-studies")
        hers = await over(place, anna)
        assert (await anna.post(at(hers), {}))["status"] == "waiting"
        await eventually(lambda: scholar.jobs)
        waiting = place.services.thinkers._patient.waiting
        assert [waiting[0].job.table, len(waiting)] == [hers["id"], 6]
    async with inside(tmp_path, thinkers=scholar, max_studies_per_guest=6) as place:
        await eventually(lambda: len(place.services.thinkers._patient.waiting) == 6)
        lane = place.services.thinkers._patient
        assert hers["id"] in [one.job.table for one in (*lane.going, *lane.waiting[:2])]


async def test_one_of_another_version_is_made_anew(tmp_path: Path, scholar: type[Scholar]) -> None:
    async with inside(tmp_path, thinkers=scholar) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna)
        old = msgspec.json.encode({"version": VERSION - 1, "shape": "another"})
        await place.services.store.keep_study(KeptStudy(table["id"], 1.0, old))
        assert (await anna.get(at(table)))["status"] == "none"
        await anna.post(at(table), {})
        assert (await studied(anna, table))["analysis"]["version"] == VERSION


async def test_one_that_fails_is_told_and_can_be_tried_again(
    tmp_path: Path, scholar: type[Scholar], monkeypatch: pytest.MonkeyPatch
) -> None:
    right = jobs.analysed

    def broken(job: Job, told: Report | None = None) -> bytes:
        raise ZeroDivisionError

    monkeypatch.setattr(jobs, "analysed", broken)
    async with inside(tmp_path, thinkers=scholar) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna)
        await anna.post(at(table), {})
        await eventually(lambda: f"table/{table['id']}" in place.services.studies._failed)
        assert (await anna.get(at(table)))["status"] == "failed"
        monkeypatch.setattr(jobs, "analysed", right)
        await anna.post(at(table), {})
        await studied(anna, table)


async def test_its_page_is_there_for_a_browser(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url) as (nobody,):
        answer = await nobody.ask("GET", "/study/abc", accept="text/html")
        assert answer.status_code in (200, 503)  # 503: where the client was not built
