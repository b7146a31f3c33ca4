"""A server's data of version 0.1.0: everything in it is found, shown and played on."""

import gzip
import random
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from tests.before.kept import FILES, lost, read
from tests.server.serving import Person, inside, people

import troyes

KEPT = read(FILES / "server" / "answers.json.gz")
TABLES: dict[str, dict[str, str]] = KEPT["tables"]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(FILES / "server" / "secret", folder)
    (folder / "secret").chmod(0o600)
    (folder / "troyes.sqlite").write_bytes(gzip.decompress((FILES / "server" / "troyes.sqlite.gz").read_bytes()))
    return folder


def become(person: Person, name: str) -> Person:
    person.id, person.token = (KEPT["people"][name][what] for what in ("id", "token")) if name else ("", "")
    return person


async def answered(person: Person, path: str) -> tuple[int, Any]:
    if path.startswith("live "):
        async with person.line(TABLES[path.removeprefix("live ")]) as line:
            return 101, await line.expect("state")
    answer = await person.ask("GET", path)
    return answer.status_code, answer.json()


async def test_everybody_is_told_what_they_were_told(data: Path) -> None:
    async with inside(data, database="") as place, people(place.url) as (somebody,):
        for name, path, status, before in KEPT["answers"]:
            now = await answered(become(somebody, name), path)
            assert now[0] == status, (name, path, now)
            assert not lost(_as_told_now(path, before), now[1], f"{name} {path}")


def _as_told_now(path: str, before: Any) -> Any:
    """What is meant to differ: leads stand with their game, a month's board ends with it, an old study is made anew,
    what is exported comes by its keys, what is sealed is not shown at all, and from the last day with games one goes on
    to today."""
    if path == "/api/leaders":
        return {"leads": [{"game": "king", "ever": before["king"]}], "ratings": before["ratings"]}
    if path.endswith("/analysis"):
        return {"status": "none"}
    if path.endswith("/replay"):
        return {name: value for name, value in before.items() if name != "sealed"}
    if path.startswith("/api/daily/"):
        return {**before, "after": datetime.now(UTC).date().isoformat()}
    if path == "/api/me/export":
        return {**before, "results": sorted(before["results"], key=lambda result: result["table_id"])}
    return before


async def test_the_password_still_opens(data: Path) -> None:
    async with inside(data, database="") as place, people(place.url) as (nobody,):
        wish = {"name": "anna", "password": KEPT["password"], "token": True}
        assert (await nobody.post("/api/session", wish))["id"] == KEPT["people"]["Anna"]["id"]


@pytest.mark.parametrize("name", ["ladies", "fork"])
async def test_a_table_in_use_is_played_to_its_end(data: Path, name: str) -> None:
    async with inside(data, database="") as place, people(place.url) as (anna,):
        async with become(anna, "Anna").line(TABLES[name]) as line:
            await line.play_out(random.Random(1))
        record = await anna.get(f"/api/tables/{TABLES[name]['id']}/record")
        assert [score.total for score in troyes.replay(record).scores()] == record["scores"]


async def test_a_step_is_taken_back(data: Path) -> None:
    async with (
        inside(data, database="") as place,
        people(place.url) as (anna,),
        become(anna, "Anna").line(TABLES["steps"]) as line,
    ):
        assert (await line.my_turn())["can_undo"]
        turn = (await line.undo())["turn"]
        assert not turn["can_undo"]
        await line.choose(turn["options"][0]["key"])


async def test_an_invitation_still_holds(data: Path) -> None:
    async with inside(data, database="") as place, people(place.url) as (bea,):
        assert (await become(bea, "Béa").join(TABLES["open"]))["seats"][1]["name"] == "Béa"
