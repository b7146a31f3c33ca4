"""Leaving, a bot that plays on, and coming back."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.driving import Player, play_on
from tests.browser.pages import Home, Table
from tests.server.serving import Server, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One whose bots take a moment, so that somebody may come back in time; and who is away is so at once."""
    with served(tmp_path_factory.mktemp("house"), bot_pause=0.25, away_after=0) as found:
        yield found


def test_a_bot_takes_over_and_hands_back(visit: Visit) -> None:
    anna = visit("Anna")
    thoughtful = {"kind": "bot", "bot": "count"}  # who plays quickly ends the game before she is back
    anna.sit_at("troyes", [{"kind": "me"}, thoughtful], seconds=1)
    page, table = anna.page, Table(anna.page, anna.watch)
    table.ready()
    play_on(Player(table, random.Random(1)), until=lambda: anna.watch.n > 6)
    menu = table.menu()
    expect(menu).to_contain_text("You can come back at any time")
    menu.get_by_role("button", name="Leave: a bot plays on").click()

    # the game goes on without her, to its end or until she is back
    expect(Home(page).game("Troyes")).to_be_visible()
    n = anna.watch.n
    Home(page).table("Troyes", "Thibaut").first.click()
    table.ready()
    anna.watch.until(lambda: anna.watch.n > n + 4, "the bot does not play")
    expect(table.options).to_have_count(0)
    menu = table.menu()
    menu.get_by_role("button", name="Take over from the bot").click()
    expect(menu.get_by_role("button", name="Leave: a bot plays on")).to_be_visible()
    page.keyboard.press("Escape")
    table.my_turn()
    at = anna.watch.n
    play_on(Player(table, random.Random(1)), until=lambda: anna.watch.n > at + 3)


def test_someone_who_is_away_is_stood_in_for(visit: Visit) -> None:
    anna, bruno = visit("Anna"), visit("Bruno")
    made = anna.make("troyes-dice", [{"kind": "me"}, {"kind": "friend"}])
    bruno.ask("POST", f"/api/tables/{made['id']}/join", {"key": made["key"]})
    anna.open(f"/table/{made['id']}")
    table = Table(anna.page, anna.watch)
    table.ready()
    menu = table.menu()
    expect(menu).to_contain_text("Bruno is away.")
    menu.get_by_role("button", name="Let a bot play on").click()
    expect(menu.get_by_text("Bruno is away.")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    afternoon = table.bar.get_by_text("Day 1, afternoon")
    play_on(Player(table, random.Random(1)), until=afternoon.is_visible)

    # he opens the table again, and takes over
    bruno.open(f"/table/{made['id']}")
    his = Table(bruno.page, bruno.watch)
    his.ready()
    his.menu().get_by_role("button", name="Take over from the bot").click()
    bruno.page.keyboard.press("Escape")
    play_on(
        Player(table, random.Random(1)), Player(his, random.Random(2)), until=table.bar.get_by_text("Day 2").is_visible
    )
