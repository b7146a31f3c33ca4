"""A phone of 390 x 844: nothing sticks out, everything can be touched, pages are swiped, a thumb plays."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.driving import OFFERED
from tests.browser.pages import GLOWING, Home, NewTable, Phone, Table
from tests.browser.thumb import Thumb

TAP = 44
TARGETS = "button, select, a.button, summary, input, [role=button]:not([aria-disabled])"
SMALL = """([targets, least]) => [...document.querySelectorAll(targets)]
    .filter((one) => !one.closest("main svg"))
    .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
    .filter(([one, box]) => box.width > 0 && box.height > 0 && getComputedStyle(one).visibility !== "hidden")
    .filter(([, box]) => box.height < least - 0.5 || box.width < least - 0.5)
    .map(([one, box]) => `${one.getAttribute("aria-label") ?? one.textContent.trim()}: ${box.width} x ${box.height}`)"""
"""What is too small for a finger. The board is zoomed, and counts for itself."""
HAILED = """
    window.hails = [];
    new MutationObserver(() => {
        const [hail, tools] = [".hail", ".tools"].map((one) => document.querySelector(one)?.getBoundingClientRect());
        if (hail) window.hails.push(hail.left >= 0 && (hail.right <= tools.left || hail.top >= tools.bottom));
    }).observe(document, { childList: true, subtree: true });
"""
"""Looks, whenever a turn is announced, whether that covers a button."""
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
    table = Phone(anna.page, anna.watch)
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


MODULES = {
    "characters": "ladies",
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
}
"""Everything that The Ladies of Troyes brings along."""
BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}


@pytest.mark.parametrize("game", ["troyes", "troyes-dice"])
def test_a_turn_that_is_announced_covers_no_button(visit: Visit, game: str) -> None:
    anna = visit("Anna", **PHONE)
    anna.context.add_init_script(HAILED)
    anna.sit_at(game, [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="hail")
    anna.watch.until(lambda: anna.page.evaluate("window.hails.length") > 0, "no turn is announced")
    assert all(anna.page.evaluate("window.hails"))


def test_a_whole_game_of_troyes_by_touch(visit: Visit) -> None:
    """With every module, pointing only: what is asked about comes up by itself, and is large enough for a thumb."""
    anna = visit("Anna", **PHONE)
    anna.sit_at("troyes", [{"kind": "me"}, *BOTS], seed="phone", options=MODULES)
    phone = Phone(anna.page, anna.watch)
    phone.ready()
    phone.my_turn()
    fits(anna.page)
    thumb = Thumb(phone, random.Random(4))
    thumb.play_on(until=lambda: anna.watch.state["over"])
    assert thumb.small == []
    expect(anna.page.locator("main.ending")).to_be_visible()
    fits(anna.page)


def test_a_round_of_troyes_on_a_phone_that_lies(visit: Visit) -> None:
    anna = visit("Anna", **LYING)
    anna.sit_at("troyes", [{"kind": "me"}, *BOTS], seed="phone", options=MODULES)
    phone = Phone(anna.page, anna.watch)
    phone.ready()
    phone.my_turn()
    fits(anna.page)
    expect(phone.own).to_be_in_viewport(ratio=1)
    thumb = Thumb(phone, random.Random(5))
    thumb.play_on(until=lambda: anna.watch.state["view"]["round"] > 1)
    assert thumb.small == []
    fits(anna.page)


def test_the_king_by_touch(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.sit_at("king", [{"kind": "me"}], seed="phone")
    phone = Phone(anna.page, anna.watch)
    phone.ready()
    phone.my_turn()
    thumb = Thumb(phone, random.Random(6))
    thumb.play_on(until=lambda: anna.watch.state["view"]["round"] > 1)
    assert thumb.small == []
    expect(phone.own).to_be_in_viewport(ratio=1)
    fits(anna.page)


def test_pages_are_swiped_and_named(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="phone")
    page, phone = anna.page, Phone(anna.page, anna.watch)
    phone.ready()
    phone.my_turn()
    phone.shown("City")  # where the first citizen is placed
    expect(phone.tab("City")).to_have_accessible_name(re.compile("something waits here"))
    expect(phone.tab("Events")).to_have_accessible_name("Events")
    swipe(page, -300)
    phone.shown("Families")
    swipe(page, 300)
    phone.shown("City")
    for name in ("Events", "Cards", "Families", "Log"):
        phone.turn_to(name)
        expect(phone.own).to_be_in_viewport(ratio=1)
        fits(page)
        if name == "Events":
            swipe(page, 300)  # the first page is the end: not the way back to whatever was before the table
            phone.shown(name)
    expect(phone.log).to_be_visible()
    phone.tab("Log").press("ArrowLeft")  # and without a finger
    expect(phone.tab("Families")).to_be_focused()
    page.keyboard.press("Enter")
    phone.shown("Families")


def test_what_is_asked_for_last_comes_up_and_stays(visit: Visit) -> None:
    """A swipe that still runs out does not carry it away again."""
    anna = visit("Anna", **PHONE)
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="phone")
    phone = Phone(anna.page, anna.watch)
    phone.ready()
    phone.my_turn()
    for name in ("Events", "Log", "Cards"):
        swipe(anna.page, -300)
        anna.page.evaluate("(name) => document.querySelector(`nav.tabs [data-tab=${name}]`).click()", name.lower())
        phone.shown(name)
        rest(anna.page)
        phone.shown(name)


def test_the_list_opens_over_the_page_and_a_turn_is_taken_back(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="phone")
    phone = Phone(anna.page, anna.watch)
    phone.ready()
    phone.my_turn()
    expect(phone.tray).to_have_count(0)
    phone.open_list()
    fits(anna.page)
    at = anna.watch.n
    phone.options.first.tap()
    phone.stepped("an option", at)
    expect(phone.tray).to_have_count(0)
    expect(phone.end).to_be_enabled()
    at = anna.watch.n
    phone.undo.tap()
    phone.stepped("the step back", at)
    expect(phone.end).to_have_count(0)
    expect(phone.list).to_be_visible()


@pytest.mark.parametrize("way", ["tap", "click"])
def test_what_is_touched_in_the_list_is_chosen(visit: Visit, way: str) -> None:
    """The list tells about an option, and must not move it away from under a finger, or from under a mouse."""
    anna = visit("Anna", **(PHONE if way == "tap" else {"viewport": PHONE["viewport"]}))
    anna.sit_at("king", [{"kind": "me"}], seed="axe")
    phone = Phone(anna.page, anna.watch)
    for _ in range(3):
        phone.ready()
        phone.my_turn()
        offered = anna.watch.state["turn"]["options"]
        most = max(offered, key=lambda option: len(option["does"]))
        at = anna.watch.n
        if phone.list.get_attribute("aria-expanded") == "false":
            getattr(phone.list, way)()
        getattr(phone.options.nth(offered.index(most)), way)()
        phone.stepped("a touch", at)
        assert anna.watch.state["turn"]["held"]["key"] == most["key"]
        getattr(phone.end, way)()
        expect(phone.end).to_have_count(0)


def test_a_long_press_explains_and_chooses_nothing(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="phone")
    page, table = anna.page, Phone(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    at = anna.watch.n
    place = table.shown("City").get_by_role("button", name=re.compile("^City Hall: "))
    with long_press(page, place):
        expect(page.get_by_role("tooltip")).to_contain_text("City Hall")
    page.wait_for_timeout(200)
    assert anna.watch.n == at
    expect(table.undo).to_be_disabled()


def test_what_cannot_be_says_why(visit: Visit) -> None:
    anna = visit("Anna", **PHONE)
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="phone")
    phone = Phone(anna.page, anna.watch)
    phone.ready()
    phone.my_turn()
    phone.turn_to("Events").get_by_role("button").first.tap()
    told = anna.page.locator(".told")
    expect(told.get_by_role("link", name="Read the rule")).to_be_in_viewport(ratio=1)
    fits(anna.page)
    told.get_by_role("button", name="Close").tap()
    expect(told.get_by_role("link")).to_have_count(0)


def test_all_tabs_in_french_are_no_wider_than_the_screen(visit: Visit) -> None:
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
    fingers = [{"x": box["x"] + 20, "y": box["y"] + 28}]
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
    yield
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


REST = """() => new Promise((rests) => {
    const box = document.querySelector(".pages");
    let last = -1, frames = 0;
    const look = () => {
        const off = last - box.clientWidth * Math.round(last / box.clientWidth);
        frames = box.scrollLeft === last && Math.abs(off) <= 1 ? frames + 1 : 0;
        last = box.scrollLeft;
        if (frames > 5) rests();
        else requestAnimationFrame(look);
    };
    look();
})"""


def rest(page: Page) -> None:
    """Until nothing moves the pages any more."""
    page.evaluate(REST)


def swipe(page: Page, by: int) -> None:
    """A thumb across a page that rests, lifted once it has stopped: thrown, pages may go two at once."""
    rest(page)
    line = page.context.new_cdp_session(page)
    for step in range(11):
        finger = {"x": 195 - by / 2 + by * step / 10, "y": 300}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [finger]})
    page.wait_for_timeout(100)  # a busy machine makes it longer, which is as good
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
