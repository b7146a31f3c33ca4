"""Troyes with everything that The Ladies of Troyes brings, from the page where tables are made."""

import random
import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.driving import Player, play_on
from tests.browser.pages import GLOWING, NewTable, Table

CHOICES = 40


class Eager(Player):
    """Points at the board wherever it glows, so that the new parts are touched too."""

    touched = 0

    def choose(self, count: int) -> None:
        glowing = self.table.board.locator(f"[data-lit=true]{GLOWING}")
        lit = glowing.count()
        if not lit or self.rng.random() < 0.3:
            super().choose(count)
        else:
            self.touched += 1
            glowing.nth(self.rng.randrange(lit)).dispatch_event("click")


def test_all_modules_on(visit: Visit) -> None:
    anna = visit()
    table, new = Table(anna.page, anna.watch), NewTable(anna.page)
    anna.open("/new/troyes")
    new.seats(3)
    new.pick("The Ladies of Troyes", "Everything")
    expect(anna.page.get_by_role("complementary")).to_contain_text("The Ladies of Troyes")
    anna.page.locator("summary").filter(has_text="A seed of your own").click()
    anna.page.get_by_label("A seed of your own").fill("ladies")
    new.begin()
    table.ready()
    table.my_turn()

    ramparts = table.board.get_by_role("group", name="Ramparts")
    expect(ramparts.get_by_role("button", name=re.compile(r"^Gate I+V?, space \d+: "))).to_have_count(4)
    expect(ramparts.get_by_role("button", name=re.compile("^Ramparts: a die sends your guard"))).to_be_visible()
    expect(table.board.get_by_role("button", name=re.compile("lies open for all"))).to_be_visible()

    player = Eager(table, random.Random(8))
    made = 0
    purple = table.board.get_by_role("group", name="City square").get_by_role(
        "button", name=re.compile(": purple [1-6]$")
    )
    while made < CHOICES:
        made += play_on(player, until=lambda: purple.count() > 0, steps=200) if not made else player.step()
    assert player.touched > 5
    options = anna.watch.state["view"]["options"]
    assert options["ramparts"]
    assert options["purple_die"]
    assert options["tournament"]
    assert options["open_character"]
    assert (options["characters"], options["activities"], options["events"]) == ("ladies", "both", "both")


def test_a_card_tells_about_itself(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot"}], options={"ramparts": True}, seed="tiles")
    table = Table(anna.page, anna.watch)
    table.ready()
    tile = table.board.get_by_role("button", name=re.compile("^Gate I, space"))
    tile.hover()
    words = anna.page.get_by_role("tooltip")
    expect(words.get_by_role("heading")).to_be_visible()
    assert len(words.inner_text()) > 40
    anna.page.mouse.move(700, 20)
    expect(words).to_have_count(0)
    tile.focus()
    anna.page.keyboard.press("ArrowRight")
    expect(words.get_by_role("heading")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(words).to_have_count(0)
