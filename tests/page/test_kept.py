"""What a browser has kept is there in every later version. `files/kept-1.json.gz` was written once, and stays as it is.

A version that keeps things in another form lays a file of its own beside it.
"""

import gzip
import json
from pathlib import Path

import pytest
from tests.page.playing import Page

from troyes.page.shelf import MemoryShelf, Row

FILES = Path(__file__).parent / "files"


def shelf_of(file: Path) -> MemoryShelf:
    parcel = json.loads(gzip.decompress(file.read_bytes()))
    shelf = MemoryShelf()
    about = {"format": parcel["kept"], "version": parcel["version"]}
    for name, row in {**parcel["rows"], "about/kept": about}.items():
        shelf.rows[name] = Row(json.dumps(row).encode(), 1)
    return shelf


@pytest.mark.parametrize("file", sorted(FILES.glob("kept-*.json.gz")), ids=lambda file: file.name)
async def test_everything_that_was_kept_goes_on(file: Path) -> None:
    page = Page(shelf_of(file))
    await page.door.open()
    lines = (await page.ask("GET", "/api/tables"))["yours"]
    assert len(lines) == sum(name.startswith("table/") for name in page.shelf.rows) == 7
    for line in lines:
        id, path = line["id"], f"/api/tables/{line['id']}"
        if line["status"] == "over":
            assert (await page.ask("GET", f"{path}/ending"))["scores"]
            assert (await page.ask("GET", f"{path}/replay"))["moments"]
            assert (await page.ask("GET", f"{path}/analysis"))["status"] == "done"
        else:
            table = await page.ask("GET", path)
            await page.sit(id)
            assert page.state["view"]["game"] == table["game"]
            if not table["lesson"] and all(seat["kind"] != "hot" for seat in table["seats"]):
                await page.my_turn()
                await page.step()
            page.close()
    assert (await page.ask("GET", "/api/me/games"))["total"] == 2
    assert (await page.ask("GET", "/api/me/record"))["games"][0]["played"] == 1
    assert [one["name"] for one in (await page.ask("GET", "/api/sets"))["sets"]] == ["My box"]
    assert (await page.ask("GET", "/api/puzzles/dice/1"))["grade"] == "right"
    assert [one["at"] for one in await page.ask("GET", "/api/lessons") if one["id"] == "city"] == [1]


async def test_a_row_that_cannot_be_read_is_named_and_stays_and_everything_else_is_there() -> None:
    shelf = shelf_of(FILES / "kept-1.json.gz")
    shelf.rows["table/damaged"] = damaged = Row(b'{"table": 1}', 1)
    page = Page(shelf)
    await page.door.open()
    (told,) = page.door.house.unread
    assert "table/damaged" in told.text("fr")
    assert len((await page.ask("GET", "/api/tables"))["yours"]) == 7
    assert (await page.ask("GET", "/api/me/export"))["rows"]["table/damaged"] == {"table": 1}
    assert shelf.rows["table/damaged"] == damaged


async def test_somebody_who_cannot_be_read_is_nobody_else() -> None:
    shelf = shelf_of(FILES / "kept-1.json.gz")
    shelf.rows["person/me"] = damaged = Row(b"{}", 1)
    page = Page(shelf)
    await page.door.open()
    refusal = await page.refused("POST", "/api/guests", {"name": "Bo", "lang": "en"})
    assert refusal["id"] == "alone-unreadable"
    assert "person/me" in refusal["detail"]
    assert shelf.rows["person/me"] == damaged
