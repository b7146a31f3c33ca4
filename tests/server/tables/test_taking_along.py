"""A table of one's own goes on where no server answers, with other dice, and comes back in its place: once."""

import json
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest
from tests.page.playing import Page
from tests.server.serving import BOT, FRIEND, ME, Person, inside, people

import troyes

HOT = [{"kind": "hot", "name": "Ana"}, {"kind": "hot", "name": "Bo"}]


async def along(person: Person, table: dict[str, Any]) -> Any:
    return await person.get(f"/api/tables/{table['id']}/along")


async def on_a_device(kept: dict[str, Any]) -> Page:
    """As the page takes it in: see `web/src/page/second.svelte.ts`."""
    page = await Page().arrive()
    maker, id = kept["table"]["maker"], kept["table"]["id"]
    person = {"id": maker, "name": "", "lang": "en", "made": 0}
    rows = {f"person/{maker}": person, f"table/{id}": kept}
    parcel = {"format": "troyes-page", "kept": 1, "version": "", "rows": rows}
    assert (await page.ask("POST", "/api/me/import", parcel))["new"] == 1
    await page.sit(id)
    return page


def kept_by(page: Page, id: str) -> dict[str, Any]:
    return json.loads(page.shelf.rows[f"table/{id}"].data)


async def yours(person: Person) -> list[str]:
    return [line["id"] for line in (await person.get("/api/tables"))["yours"]]


@pytest.mark.parametrize(
    ("game", "seats"),
    [("troyes-dice", [ME]), ("troyes", [ME, BOT]), ("king", [ME]), ("troyes-dice", HOT), ("troyes", HOT)],
)
async def test_it_goes_on_at_the_device_and_comes_back_in_its_place(
    tmp_path: Path, game: str, seats: list[dict[str, str]]
) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.post("/api/tables", {"game": game, "seats": seats})
        kept = await along(anna, table)
        id = kept["table"]["id"]
        if BOT not in seats:
            assert troyes.replay(json.loads(b64decode(kept["start"]))).view(0) == place.room(table).game.view(0)
        page = await on_a_device(kept)
        await page.my_turn()
        await page.play_on(steps=1)
        for _ in range(2):  # whoever brings it again is told of the same
            answer = await anna.ask("PUT", f"/api/tables/{id}", kept_by(page, id))
            assert answer.status_code == 200, answer.text
            assert await yours(anna) == [id]
        assert place.room({"id": id}).stored.origin == f"device/along/{table['id']}/0"


async def test_the_seed_that_was_committed_to_stays_in_the_house(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.post("/api/tables", {"game": "troyes-dice", "seats": [ME]})
        one, other = await along(anna, table), await along(anna, table)
        seeds = {place.room(table).stored.seed, one["table"]["seed"], other["table"]["seed"]}
        assert len(seeds) == 3
        assert place.room(table).stored.seed not in json.dumps(one)


async def test_a_table_that_has_gone_on_meanwhile_stays(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.post("/api/tables", {"game": "troyes-dice", "seats": [ME]})
        kept = await along(anna, table)
        kept["table"]["origin"] = f"along/{table['id']}/1"  # other than it stands there
        await anna.ask("PUT", f"/api/tables/{kept['table']['id']}", kept)
        assert sorted(await yours(anna)) == sorted([table["id"], kept["table"]["id"]])


async def test_where_others_play_or_a_board_waits_it_stays(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        shared = await anna.post("/api/tables", {"game": "troyes-dice", "seats": [ME, FRIEND]})
        assert await along(anna, shared) is None
        day = await anna.post("/api/daily/troyes-dice/play")
        assert await along(anna, day) is None
