"""A phone of 390 x 844: nothing sticks out, everything can be touched, panels slide, and one can play."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.driving import OFFERED
from tests.browser.pages import GLOWING, Home, NewTable, Table

TAP = 40
TARGETS = "button, select, a.button, summary, input, [role=button]:not([aria-disabled])"
SMALL = """([targets, least]) => [...document.querySelectorAll(targets)]
    .filter((one) => !one.closest("main svg"))
    .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
    .filter(([one, box]) => box.width > 0 && box.height > 0 && getComputedStyle(one).visibility !== "hidden")
    .filter(([, box]) => box.height < least - 0.5 || box.width < least - 0.5)
    .map(([one, box]) => `${one.getAttribute("aria-label") ?? one.textContent.trim()}: ${box.width} x ${box.height}`)"""
"""What is too small for a finger. The board is zoomed, and counts for itself."""
STICKS_OUT = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fits(page: Page) -> None:
    assert page.evaluate(STICKS_OUT) <= 0, "the page scrolls sideways"
    assert page.evaluate(SMALL, [TARGETS, TAP]) == []


def test_home_by_touch(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.open("/")
    home = Home(anna.page)
    home.game("Troyes").tap()
    expect(anna.page.get_by_role("button", name="Play against 2 bots")).to_be_in_viewport()
    fits(anna.page)
    anna.page.get_by_role("button", name="Play against 2 bots").tap()
    table = Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    fits(anna.page)


@pytest.mark.parametrize("game", ["troyes", "king", "troyes-dice"])
def test_a_new_table_by_touch(visit: Visit, game: str) -> None:
    anna = visit(**PHONE)
    anna.open(f"/new/{game}")
    new = NewTable(anna.page)
    expect(anna.page.get_by_role("button", name="Begin")).to_be_visible()
    fits(anna.page)
    if game == "troyes":
        new.who(2, "A friend")
        new.pick("The Ladies of Troyes", "Each for itself")
        fits(anna.page)
        new.begin()
        expect(anna.page.get_by_label("Link for your friends")).to_be_visible()
        fits(anna.page)


def test_the_rules_and_a_lost_page(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.watch.deliberate("404 GET /lost")
    for path in ("/rules/troyes", "/rules/troyes-dice", "/lost"):
        anna.open(path)
        expect(anna.page.get_by_role("heading", level=1).first).to_be_visible()
        fits(anna.page)


def test_troyes_dice_by_touch(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.sit_at("troyes-dice", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="phone")
    page, table = anna.page, Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    fits(page)
    at = anna.watch.n
    table.board.get_by_role("group", name="The dice").locator(GLOWING).first.tap()
    sheet = table.board.get_by_role("group", name="Your sheet").locator(GLOWING)
    expect(sheet.first).to_be_visible()
    sheet.first.tap()
    table.stepped("a die and a space by touch", at)
    finish(table)
    expect(table.bar.get_by_text("Day 1, afternoon")).to_be_visible()
    panels(table)
    fits(page)


def test_troyes_by_touch(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="phone")
    page, table = anna.page, Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    fits(page)
    rng = random.Random(4)
    for _ in range(4):
        table.my_turn()
        at = anna.watch.n
        lit = table.board.locator(f"[data-lit=true]{GLOWING}")
        expect(lit.first).to_be_attached()
        lit.nth(rng.randrange(lit.count())).tap()
        table.stepped("a touch", at)
        finish(table)
    panels(table)
    page.get_by_role("button", name="Larger").tap()
    page.get_by_role("button", name="Smaller").tap()
    fits(page)
    page.get_by_role("navigation", name="Panels").get_by_role("button", name="Families").tap()
    expect(page.get_by_text("Anna").last).to_be_visible()
    fits(page)


@pytest.mark.parametrize("way", ["tap", "click"])
def test_what_is_touched_in_the_list_is_chosen(visit: Visit, way: str) -> None:
    """The tray tells about an option, and must not move it away from under a finger, or from under a mouse."""
    anna = visit("Anna", **(PHONE if way == "tap" else {"viewport": PHONE["viewport"]}))
    anna.sit_at("king", [{"kind": "me"}], seed="axe")
    table = Table(anna.page, anna.watch)
    for _ in range(3):
        table.ready()
        table.my_turn()
        offered = anna.watch.state["turn"]["options"]
        most = max(offered, key=lambda option: len(option["does"]))
        at = anna.watch.n
        getattr(table.options.nth(offered.index(most)), way)()
        table.stepped("a touch", at)
        assert anna.watch.state["turn"]["held"]["key"] == most["key"]
        getattr(table.end, way)()
        expect(table.end).to_be_disabled()


def test_a_long_press_explains_and_chooses_nothing(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="phone")
    page, table = anna.page, Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    at = anna.watch.n
    place = table.board.get_by_role("button", name=re.compile("^City Hall: "))
    place.scroll_into_view_if_needed()
    with long_press(page, place):
        expect(page.get_by_role("tooltip")).to_contain_text("City Hall")
    page.wait_for_timeout(200)
    assert anna.watch.n == at
    expect(table.undo).to_be_disabled()


def test_four_tabs_in_french_are_no_wider_than_the_screen(visit: Visit) -> None:
    anna, bruno = visit("Anna", locale="fr-FR", **PHONE), visit("Bruno")
    made = anna.make("troyes", [{"kind": "me"}, {"kind": "friend"}])
    bruno.ask("POST", f"/api/tables/{made['id']}/join", {"key": made["key"]})
    anna.open(f"/table/{made['id']}")
    expect(anna.page.get_by_role("button", name="Discussion")).to_be_visible()
    edges = "(all) => all.map((one) => one.getBoundingClientRect().right)"
    for buttons in ("nav.tabs button", "header.bar button"):
        assert max(anna.page.locator(buttons).evaluate_all(edges)) <= PHONE["viewport"]["width"]
    fits(anna.page)


@contextmanager
def long_press(page: Page, what: Locator) -> Iterator[None]:
    """A finger that rests on something, not at its middle, until it is lifted."""
    box = what.bounding_box()
    assert box
    fingers = [{"x": box["x"] + 20, "y": box["y"] + 8}]
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
    yield
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def finish(table: Table) -> None:
    """Chooses the first of whatever is still to be chosen, and ends the turn."""
    while True:
        seen, at = table.page.evaluate(OFFERED), table.watch.n
        if seen["held"]:
            table.end.tap()
            table.stepped("the end of the turn", at)
            return
        if table.watch.state["turn"] is None:
            return
        if not seen["options"]:
            table.page.wait_for_timeout(20)
            continue
        table.options.first.tap()
        table.stepped("an option", at)


def panels(table: Table) -> None:
    """Each panel comes and goes at a touch."""
    bar = table.page.get_by_role("navigation", name="Panels")
    bar.get_by_role("button", name="Log").tap()
    expect(table.log).to_be_visible()
    expect(table.tray).to_have_count(0)
    bar.get_by_role("button", name="Log").tap()
    expect(table.log).to_have_count(0)
    bar.get_by_role("button", name="Choices").tap()
    expect(table.tray).to_be_visible()
