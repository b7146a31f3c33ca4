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


def test_the_ladies_are_on_the_first_page(visit: Visit) -> None:
    anna = visit()
    home, table = Home(anna.page), Table(anna.page, anna.watch)
    anna.open("/")
    expect(anna.page.get_by_text("With The Ladies of Troyes")).to_be_visible()
    home.game("Troyes").click()
    anna.page.get_by_role("group", name="The Ladies of Troyes").get_by_role("radio", name="Five modules").check()
    home.play("Play against 2 bots")
    table.ready()
    expect(table.board.get_by_role("group", name="Ramparts")).to_be_visible()


def test_the_guest_and_the_game_are_still_there_later(visit: Visit) -> None:
    anna = visit()
    home, table = Home(anna.page), Table(anna.page, anna.watch)
    anna.open("/")
    expect(anna.page.get_by_text("The games that you begin are kept here")).to_be_visible()
    home.game("Troyes Dice").click()
    home.play("Play for a score")
    table.my_turn()
    address, guest = anna.page.url, anna.ask("GET", "/api/me")
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
    assert anna.ask("GET", "/api/me") == guest
    expect(table.prompt).to_have_text(prompt)


def test_the_page_cannot_ask_anybody_else(visit: Visit) -> None:
    anna = visit()
    anna.watch.deliberate("Content Security Policy|left the house: http://127.0.0.2|failed: GET http://127.0.0.2")
    anna.open("/")
    expect(Home(anna.page).game("Troyes")).to_be_visible()
    asked = "() => fetch('http://127.0.0.2:9/').then(() => 'answered', (error) => error.name)"
    assert anna.page.evaluate(asked) == "TypeError"
    assert [one for one in anna.watch.troubles if "Content Security Policy" in one]
