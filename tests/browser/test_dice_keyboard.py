"""Troyes Dice alone, to its end, without a mouse: Tab, arrows, Enter, digits, U and E."""

import random
import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.driving import Player, play_on
from tests.browser.pages import Ending, Table

FOCUS = """() => {
    const now = document.activeElement === document.body ? null : document.activeElement;
    return {
        name: now?.getAttribute("aria-label") ?? now?.textContent?.trim() ?? "",
        groups: now ? [...ancestors(now)].map((one) => one.getAttribute("aria-label") ?? "") : [],
        off: now?.getAttribute("aria-disabled") === "true",
        seen: now?.matches(":focus-visible") ?? false,
    };
    function* ancestors(one) {
        for (let at = one.parentElement; at; at = at.parentElement) if (at.matches("[role=group]")) yield at;
    }
}"""
"""Where the focus is, and in which groups."""
MOST_STOPS = 60


def tab_to(page: Page, group: str) -> None:
    """Tab goes from group to group; on the way every stop shows where it is."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        now = page.evaluate(FOCUS)
        assert now["seen"] or not now["name"], now
        if group in now["groups"][:1]:
            return
    raise AssertionError(f"Tab never came to {group}")


def arrow_to_light(page: Page) -> bool:
    """Arrows move within a group, to the first thing that may be chosen."""
    for _ in range(7):
        if not page.evaluate(FOCUS)["off"]:
            return True
        page.keyboard.press("ArrowRight")
    return False


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    anna = visit()
    page, table, ending = anna.page, Table(anna.page, anna.watch), Ending(anna.page)
    anna.open("/")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS)["name"] == "Troyes Dice":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play for a score")).to_be_focused()
    page.keyboard.press("Enter")
    table.ready()
    table.my_turn()

    # a die from the wheel, then a space of the sheet that it reaches
    at = anna.watch.n
    tab_to(page, "The dice")
    assert arrow_to_light(page)
    page.keyboard.press("Enter")
    expect(table.board.locator("[aria-pressed=true]")).to_have_count(1)
    for row in ("Gain influence", "Gain deniers", "Gain knowledge"):
        tab_to(page, row)
        if arrow_to_light(page):
            break
    page.keyboard.press("Enter")
    table.stepped("a die and a space", at)
    expect(table.undo).to_be_enabled()

    # back step by step, and forward again by digits
    while anna.watch.state["turn"]["can_undo"]:
        expect(table.undo).to_be_enabled()
        at = anna.watch.n
        page.keyboard.press("u")
        table.stepped("U", at)
        expect(table.end).to_be_disabled()
    expect(table.option(re.compile(r"^Place \d: the")).first).to_be_enabled()
    play_on(Player(table, random.Random(3)), until=table.end.is_enabled)
    expect(table.end).to_be_enabled()

    # E ends the turn; ? helps, and Escape puts the help away
    at = anna.watch.n
    page.keyboard.press("e")
    table.stepped("E", at)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help and keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Help and keys")).to_have_count(0)

    keys = Keys(table, random.Random(4))
    play_on(keys, until=keys.over)
    ending.counted()
    id = page.url.rsplit("/", 1)[1]
    (score,) = anna.ask("GET", f"/api/tables/{id}/ending")["scores"]
    assert ending.lines()["Total"] == [score["total"]]
    tab_to_button(page, "Play again")
    page.keyboard.press("Enter")
    table.my_turn()
    assert page.url.rsplit("/", 1)[1] != id


class Keys(Player):
    """Has no mouse: what has no digit is not chosen."""

    def choose(self, count: int) -> None:
        self.page.keyboard.press(str(self.rng.randrange(min(count, 9)) + 1))


def tab_to_button(page: Page, name: str) -> None:
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS)["name"] == name:
            return
    raise AssertionError(f"Tab never came to {name}")
