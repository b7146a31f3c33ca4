"""Records that somebody brings: checked as a whole, kept for them alone, and as good as a table to look back at."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import inside, people, refused

import troyes
from troyes.server.replays.imports import MOST_BYTES


def played(name: str = "troyes-dice", choices: int | None = None, **more: Any) -> troyes.Game:
    game = troyes.new_game(name, seed="record", **more)
    rng = random.Random(1)
    while game.pending and (choices is None or len(game.made()) < choices):
        decision = rng.choice(game.pending)
        game.play(decision.seat, rng.choice(decision.options))
    return game


async def test_what_was_brought_is_what_is_kept(tmp_path: Path) -> None:
    game = played(players=3)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        line = await anna.post("/api/records?name=Sunday", game.record())
        assert (line["kind"], line["name"], line["game"], line["over"]) == ("record", "Sunday", "troyes-dice", True)
        assert [seat["points"] for seat in line["seats"]] == [score.total for score in game.scores()]
        at = f"/api/records/{line['id']}"
        assert await anna.get(f"{at}/record") == game.record()
        told = await anna.get(f"{at}/replay")
        assert len(told["moments"]) == len(game.made())
        assert len(told["seats"]) == 3
        found = await anna.get(f"{at}/replay/states?first=7&count=1&eyes=2")
        assert found["states"][0]["view"] == troyes.replay(game.record(), 7).view(2)
        assert (await anna.get(f"{at}/printed"))["numbers"] == game.numbers_data()


async def test_a_record_that_breaks_off_is_welcome(tmp_path: Path) -> None:
    game = played("troyes", choices=30, players=2)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        line = await anna.post("/api/records?name=half", game.record())
        assert not line["over"]
        assert [seat["points"] for seat in line["seats"]] == [None, None]
        told = await anna.get(f"/api/records/{line['id']}/replay")
        assert (told["over"], len(told["moments"])) == (False, 30)
        made = await anna.post(f"/api/records/{line['id']}/fork", {"at": 30, "seat": 0, "bot": "random"})
        assert made["status"] == "running"


def spoiled(change: Any) -> Any:
    data = played().record()
    data.pop("checksum")
    change(data)
    return data


@pytest.mark.parametrize(
    ("data", "id", "place"),
    [
        ([], "record-foreign", "$"),
        ({"game": "troyes-dice", "format": 7}, "record-version", "format"),
        (spoiled(lambda data: data["choices"].__setitem__(4, [0, "nonsense"])), "record-choice", "choices[4]"),
        (spoiled(lambda data: data["scores"].__setitem__(0, 99)), "record-score", "scores[0]"),
        (spoiled(lambda data: data["draws"].pop()), "record-draw", None),
        (spoiled(lambda data: data["choices"].pop()), "record-truncated", None),
        (spoiled(lambda data: data.update(checksum="0" * 64)), "record-edited", "checksum"),
        (spoiled(lambda data: data["options"].update(cards="/etc/passwd")), "record-form", "options.cards"),
        (spoiled(lambda data: data.update(seed="x" * 201)), "web-record-text", "seed"),
        (spoiled(lambda data: data["options"].update({"x" * 201: 1})), "web-record-text", "options"),
        (spoiled(lambda data: data["draws"].append(["x" * 201, []])), "web-record-text", "draws"),
    ],
)
async def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, data: Any, id: str, place: str | None) -> None:
    async with inside(tmp_path) as found, people(found.url, "Anna") as (anna, _):
        refused(await anna.ask("POST", "/api/records", data), 422, id, place)
        assert (await anna.get("/api/me/games"))["total"] == 0


async def test_what_is_no_json_or_too_large_is_refused(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        for body in (b"{", b"\xff\xfe", b"[" * 100_000, b""):
            answer = await anna.client.post("/api/records", content=body, headers=anna.headers)
            told = refused(answer, 422, "record-not-json")
            assert told["place"]
        large = b'{"game": "' + b"x" * MOST_BYTES + b'"}'
        answer = await anna.client.post("/api/records", content=large, headers=anna.headers)
        refused(answer, 413, "web-too-large")
        refused(await nobody.ask("POST", "/api/records", played().record()), 401, "web-no-guest")


async def test_a_record_is_nobody_elses(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bruno") as (anna, bruno, nobody):
        line = await anna.post("/api/records?name=mine", played().record())
        at = f"/api/records/{line['id']}"
        questions = ("record", "printed", "replay", "replay/states", "replay/line?at=0&seat=0&keys=x", "analysis")
        for person in (bruno, nobody):
            for path in questions:
                refused(await person.ask("GET", f"{at}/{path}"), 404, "web-no-record")
            refused(await person.ask("DELETE", at), 404, "web-no-record")
            refused(await person.ask("POST", f"{at}/analysis"), 404, "web-no-record")
        refused(await bruno.ask("POST", f"{at}/fork", {"at": 0, "seat": 0}), 404, "web-no-record")
        assert (await bruno.get("/api/me/games"))["total"] == 0
        assert (await anna.ask("DELETE", at)).status_code == 204
        refused(await anna.ask("GET", f"{at}/replay"), 404, "web-no-record")
        assert (await anna.get("/api/me/games"))["total"] == 0


async def test_a_record_is_analysed_and_the_analysis_is_kept(tmp_path: Path) -> None:
    game = played(choices=6)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        line = await anna.post("/api/records?name=short", game.record())
        at = f"/api/records/{line['id']}/analysis"
        assert (await anna.get(at))["status"] == "none"
        await anna.post(at)
        while (found := await anna.get(at))["status"] in ("waiting", "working"):
            await asyncio.sleep(0.05)
        assert found["status"] == "done"
        assert len(found["analysis"]["decisions"]) == 6
        assert (await anna.get("/api/me/games"))["lines"][0]["studied"]
        token = anna.token
    async with inside(tmp_path) as place, people(place.url) as (anna,):
        anna.token = token
        assert (await anna.get(at))["analysis"] == found["analysis"]


async def test_an_analysis_that_was_asked_for_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        line = await anna.post("/api/records?name=short", played(choices=4).record())
        await place.services.imports.keep_study(line["id"], None)
        token = anna.token
    async with inside(tmp_path) as place, people(place.url) as (anna,):
        anna.token = token
        async with asyncio.timeout(20):
            while (await anna.get(f"/api/records/{line['id']}/analysis"))["status"] != "done":
                await asyncio.sleep(0.05)
