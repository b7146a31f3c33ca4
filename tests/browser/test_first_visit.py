"""From the first page to the first decision in two clicks, without an account."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.pages import Home, Table


@pytest.mark.parametrize(
    ("game", "words"),
    [("Troyes", "Play against 2 bots"), ("The King’s Challenge", "Face le Roy"), ("Troyes Dice", "Play for a score")],
)
def test_two_clicks_lead_to_the_first_decision(visit: Visit, game: str, words: str) -> None:
    anna = visit(moving=True)
    home, table = Home(anna.page), Table(anna.page, anna.watch)
    anna.open("/")
    home.game(game).click()
    home.play(words)
    table.ready()
    table.my_turn()
    expect(table.options.first).to_be_enabled()
    expect(anna.page).to_have_title(f"● Your turn · {game}")


def test_the_guest_and_the_game_are_still_there_later(visit: Visit) -> None:
    anna = visit()
    home, table = Home(anna.page), Table(anna.page, anna.watch)
    anna.open("/")
    expect(anna.page.get_by_text("The games that you begin are kept here")).to_be_visible()
    home.game("Troyes Dice").click()
    home.play("Play for a score")
    table.my_turn()
    address = anna.page.url
    prompt = table.prompt.inner_text()

    anna.page.reload()
    table.my_turn()
    expect(table.prompt).to_have_text(prompt)

    anna.open("/")
    expect(home.table("Troyes Dice", "Your turn")).to_have_count(1)
    anna.page.reload()
    home.table("Troyes Dice", "Your turn").click()
    table.my_turn()
    assert anna.page.url == address
    expect(table.prompt).to_have_text(prompt)
