"""The town of Troyes with everything in it: dice of one size, nothing covered, nothing cut."""

import random
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.driving import Player, play_on
from tests.browser.pages import Table
from tests.browser.reaching import to_action

EVERYTHING = {
    "characters": "ladies",
    "open_character": True,
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
    "tournament": True,
}
BOTS: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"}] * 3
LARGE: ViewportSize = {"width": 1440, "height": 900}
LOW: ViewportSize = {"width": 1280, "height": 720}
NEAR = 3
"""Pixels by which a glow may pass the edge of what it surrounds."""

TRAY = """() => {
    const choices = document.querySelector("section.tray .choices");
    return [choices.scrollHeight, choices.clientHeight, document.querySelector("footer.band").offsetHeight];
}"""
DICE = """() => [...document.querySelectorAll('[data-part="square"] [data-piece^="die:"] .face')]
    .map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height])"""
DRAWN = """(wide) => document.querySelector("main.ground").clientWidth === wide
    && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""
PLACES = """() => {
    const parts = [...document.querySelectorAll("main.ground [role=group][aria-label][data-part], main.ground .under")];
    const edges = ({ x, y, right, bottom }) => [x, y, right, bottom];
    const rect = (one) => edges(one.getBoundingClientRect());
    return {
        parts: Object.fromEntries(parts.map((one) => [one.dataset.part ?? "log", rect(one)])),
        ground: rect(document.querySelector("main.ground")),
        page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
    };
}"""
Rect = tuple[float, float, float, float]


def at_table(anna: Visitor) -> Table:
    """Four families, every module."""
    anna.sit_at("troyes", [{"kind": "me"}, *BOTS], options=EVERYTHING, seed="town")
    table = Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    return table


def cover(one: Rect, other: Rect) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > NEAR and down > NEAR


def within(place: Rect, ground: Rect) -> bool:
    low = place[0] >= ground[0] - NEAR and place[1] >= ground[1] - NEAR
    return low and place[2] <= ground[2] + NEAR and place[3] <= ground[3] + NEAR


def nothing_is_covered_and_nothing_cut(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.wait_for_function(DRAWN, arg=size["width"])
    seen = page.evaluate(PLACES)
    parts: dict[str, Rect] = seen["parts"]
    assert parts.keys() >= {"events", "cards", "buildings", "square", "cathedral", "ramparts", "families", "log"}
    assert [name for name, place in parts.items() if not within(place, seen["ground"])] == []
    assert [(a, b) for a, b in combinations(parts, 2) if cover(parts[a], parts[b])] == []
    assert seen["page"] == [size["width"], size["height"]]


def test_a_full_town_is_seen_whole(visit: Visit) -> None:
    anna = visit("Anna", color_scheme="light")
    table, page = at_table(anna), anna.page
    play_on(Player(table, random.Random(3)), until=lambda: (anna.watch.state.get("turn") or {}).get("kind") == "action")

    for size, least in ((LOW, 33), (LARGE, 36)):
        page.set_viewport_size(size)
        page.wait_for_function(DRAWN, arg=size["width"])
        dice = page.evaluate(DICE)
        assert len(dice) > 10
        assert len({(round(width), round(height)) for width, height in dice}) == 1, "one size"
        assert min(min(die) for die in dice) >= least - 1
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for size in (LARGE, LOW):
            nothing_is_covered_and_nothing_cut(page, size)


@pytest.mark.parametrize("size", [LARGE, LOW], ids=["large", "low"])
def test_the_tray_takes_little_and_the_board_stands_still(visit: Visit, size: ViewportSize) -> None:
    anna = visit("Anna", viewport=size)
    anna.sit_at("troyes", [{"kind": "me"}, *BOTS[:1]], seed="quiet")
    table, page = Table(anna.page, anna.watch), anna.page
    to_action(table)
    ground = page.locator("main.ground")
    before = ground.bounding_box()
    assert page.evaluate(TRAY)[2] <= 92

    table.unfold("In the city")
    assert ground.bounding_box() == before, "what is unfolded pushes nothing away"
    page.locator('[data-part="square"] [data-piece^="die:"]').first.click()
    expect(table.ways.or_(table.tray.get_by_role("button", name="Put the dice back")).first).to_be_visible()
    held, shown, _ = page.evaluate(TRAY)
    assert (ground.bounding_box(), held <= shown) == (before, True)


@pytest.mark.parametrize("size", [LARGE, LOW], ids=["large", "low"])
def test_the_tray_is_as_high_as_what_it_holds(visit: Visit, size: ViewportSize) -> None:
    anna = visit("Anna", viewport=size)
    at_table(anna)
    held, shown, band = anna.page.evaluate(TRAY)
    assert held <= shown
    assert band <= 120
