"""People who play on until something happens: at random, but always the same way."""

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.browser.pages import GLOWING, Table
from tests.browser.watching import PATIENCE

OFFERED = """() => {
    const on = (one) => one && !one.disabled;
    const tray = document.querySelector("section.tray");
    return {
        over: document.querySelector("main.ending") !== null,
        curtain: document.querySelector("[aria-modal] button") !== null,
        held: on([...document.querySelectorAll("header.bar button")].find((one) => one.title.endsWith("(E)"))) ?? false,
        options: tray ? [...tray.querySelectorAll("button.option, [data-fold]")].filter(on).length : 0,
    };
}"""
"""What can be done on a page now, in one look."""


class Player:
    """Plays one page: whatever is offered, from the list."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table = table
        self.rng = rng

    @property
    def page(self) -> Page:
        return self.table.page

    def step(self, enough: Callable[[], bool] = lambda: False) -> bool:
        """Does one thing, if there is anything to do here and it is not enough already."""
        seen = self.page.evaluate(OFFERED)
        before = self.table.watch.n
        if enough():
            return False
        if seen["curtain"]:
            self.table.curtain.get_by_role("button").click()
            expect(self.table.curtain).to_have_count(0)
            return True
        if seen["held"]:
            self.page.keyboard.press("e")
        elif seen["options"]:
            self.choose(seen["options"])
        else:
            return False
        self.table.stepped(seen, before)
        return True

    def choose(self, count: int) -> None:
        """By its digit if it has one, else by a click: whoever only takes the first ones never passes."""
        folded = self.table.tray.locator('[data-fold][aria-expanded="false"]')
        folds = folded.count()
        options = self.table.tray.locator("button.option")
        if folds and (self.rng.randrange(folds + 1) or not options.count()):
            folded.nth(self.rng.randrange(folds)).click()
        option = options.nth(self.rng.randrange(options.count()))
        digit = option.get_attribute("aria-keyshortcuts")
        if digit:
            self.page.keyboard.press(digit)
        else:
            option.click()

    def over(self) -> bool:
        return self.page.evaluate(OFFERED)["over"]


def play_on(*players: Player, until: Callable[[], bool], steps: int = 1000) -> int:
    """Plays all of them until it holds; returns how many steps were made."""
    made = 0
    idle = 0
    while not until():
        moved = sum([player.step(until) for player in players])
        made += moved
        idle = 0 if moved else idle + 1
        if not moved:
            players[0].page.wait_for_timeout(20)
        assert idle < PATIENCE * 50, "nobody can do anything"
        assert made < steps, "it does not come to an end"
    return made


def glowing(table: Table, within: str = "") -> list[str]:
    """What glows on the board, by name; `within` is the name of a part of it."""
    place = table.board.get_by_role("group", name=within, exact=True) if within else table.board
    return place.locator(GLOWING).evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
