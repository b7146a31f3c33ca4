"""Light and dark, and motion for those who want it."""

import random

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.driving import Player, play_on
from tests.browser.pages import Table

WATCHED = """() => {
    window.moved = 0;
    const look = () => {
        const lasting = (one) => (one.effect?.getComputedTiming().duration ?? 0) > 1;
        window.moved += document.getAnimations().filter(lasting).length;
        requestAnimationFrame(look);
    };
    look();
}"""
"""Counts what moves, picture by picture."""


def moved(visit: Visit, moving: bool) -> int:
    anna = visit("Anna", moving=moving)
    total = 0
    for game, seats in (
        ("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}]),
        ("troyes-dice", [{"kind": "me"}]),
    ):
        anna.sit_at(game, seats, seed="still")
        table = Table(anna.page, anna.watch)
        table.ready()
        table.my_turn()
        anna.page.evaluate(WATCHED)
        at = anna.watch.n
        play_on(Player(table, random.Random(2)), until=lambda at=at: anna.watch.n > at + 8)
        total += anna.page.evaluate("() => window.moved")
    return total


def test_nothing_moves_for_those_who_want_it_still(visit: Visit) -> None:
    assert moved(visit, moving=False) == 0
    assert moved(visit, moving=True) > 0


def test_dark_is_chosen_and_kept(visit: Visit) -> None:
    anna = visit("Anna", color_scheme="light")
    page, root = anna.page, anna.page.locator("html")
    paper = "() => getComputedStyle(document.body).backgroundColor"
    anna.open("/")
    expect(root).to_have_attribute("data-theme", "light")
    body, light = page.locator("body"), page.evaluate(paper)
    page.get_by_role("group", name="Colours").get_by_role("button", name="Dark").click()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(body).not_to_have_css("background-color", light)
    dark = page.evaluate(paper)
    page.reload()
    expect(page.get_by_role("group", name="Colours").get_by_role("button", name="Dark")).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(body).to_have_css("background-color", dark)

    anna.sit_at("troyes-dice", [{"kind": "me"}], seed="dark")
    table = Table(page, anna.watch)
    table.ready()
    expect(root).to_have_attribute("data-theme", "dark")
    table.menu().get_by_role("button", name="As the device").click()
    expect(root).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
