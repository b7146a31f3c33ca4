"""The King's Challenge: le Roy takes his turns by himself, and a round comes to its end."""

import random
import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.driving import Player, play_on
from tests.browser.pages import Home, Table


def test_a_round_against_le_roy(visit: Visit) -> None:
    anna = visit()
    table = Table(anna.page, anna.watch)
    anna.open("/")
    Home(anna.page).game("The King’s Challenge").click()
    Home(anna.page).play("Face le Roy")
    table.ready()
    table.my_turn()
    expect(table.bar.get_by_text(re.compile(r"Set-up|Round 1 of \d"))).to_be_visible()
    families = table.board.get_by_role("group", name="Families")
    expect(families.get_by_role("img", name=re.compile(r"^Le Roy: \d+ citizens"))).to_be_visible()
    expect(families.get_by_text("Characters, the next first")).to_be_visible()

    player = Player(table, random.Random(2))
    play_on(player, until=lambda: table.bar.get_by_text(re.compile(r"Round 2 of \d")).is_visible())
    story = table.log.inner_text()
    assert len(re.findall("Le Roy", story)) >= 3, story
    made = play_on(
        player, until=lambda: "Round 2" in table.bar.inner_text() and table.tray.get_by_role("button").count() > 0
    )
    assert made == 0
    expect(anna.page).to_have_title("● Your turn · The King’s Challenge")
