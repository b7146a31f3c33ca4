"""A game from another package in the browser: its log and the list of options, and nothing here knows of it."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.conftest import DESKTOP, Visitor
from tests.browser.pages import Home, NewTable
from tests.examples.outside import environment
from tests.server.serving import served


@pytest.fixture
def guest(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody at a house where Pig is installed."""
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = environment()["PYTHONPATH"]
    try:
        with served(tmp_path_factory.mktemp("house")) as server:
            context = browser.new_context(viewport=DESKTOP, locale="en-GB")
            yield Visitor(context, server)
            context.close()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def test_it_is_found_set_up_and_played_to_its_end(guest: Visitor):
    page = guest.page
    guest.open("/")
    expect(Home(page).game("Pig")).to_be_visible()
    guest.open("/new/pig")
    page.get_by_label("Goal").fill("20")
    NewTable(page).begin()
    board = page.get_by_role("main")
    expect(page.get_by_text("Roll the die.").first).to_be_visible()
    for _ in range(60):
        page.get_by_role("button", name="End turn").or_(page.get_by_role("button", name="Roll", exact=True)).or_(
            page.get_by_role("button", name="Count")
        ).first.wait_for()
        if page.get_by_role("heading", name="wins").count():
            break
        for name in ("End turn", "Hold", "End the turn", "Roll"):
            button = page.get_by_role("button", name=name)
            if button.count() and button.first.is_enabled():
                button.first.click()
                break
    expect(board.get_by_text("rolls").first).to_be_visible()
