"""Puzzles inside a page: tried, answered and explained as at a server, with a streak, and without ratings."""

from typing import Any

import pytest
from tests.page.playing import Page

from troyes.puzzles.shelf import shelves

SETS = tuple(shelves())


async def seen(page: Page, set: str) -> dict[str, Any]:
    return next(one for one in await page.ask("GET", "/api/puzzles") if one["id"] == set)


@pytest.mark.parametrize("set", SETS)
async def test_the_day_s_puzzle_is_answered_and_explained(set: str) -> None:
    page = await Page().arrive()
    number = (await seen(page, set))["today"]
    puzzle, path = shelves()[set].puzzle(number), f"/api/puzzles/{set}/{number}"
    shown = await page.ask("GET", path)
    assert shown["today"]
    tried = await page.ask("POST", f"{path}/try", {"keys": puzzle.best})
    assert tried["state"]["turn"]["held"]
    assert (await page.ask("POST", f"{path}/ways", {"keys": []}))["ways"]
    why = await page.ask("POST", f"{path}/why", {"keys": [], "key": "no such key"})
    assert why["why"]["id"] == "why-unknown-key"
    assert (await page.refused("POST", f"{path}/answer", {"keys": []}))["id"] == "puzzle-unfinished"
    verdict = await page.ask("POST", f"{path}/answer", {"keys": puzzle.best})
    assert (verdict["grade"], verdict["counted"], verdict["rating"], verdict["days"]) == ("right", True, None, 1)
    assert verdict["best"]["reasons"]
    again = await page.ask("POST", f"{path}/answer", {"keys": puzzle.obvious})
    assert again["grade"] != "right"
    assert not again["counted"]
    assert (await page.ask("GET", f"/api/puzzles/{set}/next"))["number"] != number


async def test_a_streak_is_kept_beyond_the_page_and_goes_along_in_the_file() -> None:
    page = await Page().arrive()
    for number in (1, 2):
        await page.ask("POST", f"/api/puzzles/dice/{number}/answer", {"keys": shelves()["dice"].puzzle(number).best})
    fresh = Page(page.shelf)
    await fresh.door.open()
    assert (await seen(fresh, "dice"))["streak"] == 2
    assert (await fresh.ask("GET", "/api/puzzles/dice/1"))["grade"] == "right"
    elsewhere = Page()
    await elsewhere.door.open()
    await elsewhere.ask("POST", "/api/me/import", await page.ask("GET", "/api/me/export"))
    assert (await seen(elsewhere, "dice"))["right"] == 2


async def test_of_two_tabs_the_first_answer_counts() -> None:
    one = await Page().arrive()
    other = Page(one.shelf)
    await other.door.open()
    puzzle = shelves()["dice"].puzzle(1)
    path = "/api/puzzles/dice/1/answer"
    assert (await one.ask("POST", path, {"keys": puzzle.best}))["counted"]
    assert not (await other.ask("POST", path, {"keys": puzzle.obvious}))["counted"]
    assert (await other.ask("GET", "/api/puzzles/dice/1"))["grade"] == "right"


@pytest.mark.parametrize("path", ["/api/puzzles/chess/1", "/api/puzzles/dice/99999", "/api/puzzles/dice/next?theme=x"])
async def test_what_is_not_there_is_refused(path: str) -> None:
    assert (await (await Page().arrive()).refused("GET", path))["status"] == 404
