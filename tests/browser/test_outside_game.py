"""A game from another package in the browser: its log and the list of options, and nothing here knows of it."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.driving import Player, play_on
from tests.browser.pages import Ending, Home, NewTable, Table
from tests.examples.outside import environment
from tests.server.serving import served


@pytest.fixture
def guest(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody at a house where Pig is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", environment()["PYTHONPATH"])
        with served(tmp_path_factory.mktemp("house")) as server:
            context = browser.new_context(
                viewport=DESKTOP, locale="en-GB", reduced_motion="reduce", service_workers="block"
            )
            yield Visitor(context, server)
            context.close()


def test_it_is_found_set_up_and_played_to_its_end(guest: Visitor):
    page = guest.page
    guest.open("/")
    expect(Home(page).game("Pig")).to_be_visible()
    guest.open("/new/pig")
    new = NewTable(page)
    new.seats(2)
    page.get_by_label("Goal").fill("20")
    page.get_by_label("Goal").blur()
    new.begin()
    table = Table(page, guest.watch)
    expect(table.prompt).to_contain_text("Roll the die.")
    player = Player(table, random.Random(5))
    assert play_on(player, until=player.over, steps=200) > 1
    ending = Ending(page)
    ending.counted()
    assert max(ending.lines()["Total"]) >= 20
    page.get_by_role("button", name="Look at the board").click()
    expect(table.board.get_by_role("log")).to_contain_text("rolls")
