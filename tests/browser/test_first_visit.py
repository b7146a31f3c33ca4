"""From the first page to the first decision in two clicks, without an account."""

import pytest
from bench.page import BAR_KB, SIZES
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


MOVED = """
    window.moved = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.moved += entry.value)))
        .observe({ type: "layout-shift", buffered: true });
"""
"""How much of the page has moved without being asked to."""


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_the_first_page_is_light(visit: Visit, lang: str) -> None:
    anna = visit(locale=lang)
    anna.open("/")
    expect(Home(anna.page).game("Troyes Dice")).to_be_visible()
    expect(anna.page.locator("#today")).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    sizes: list[tuple[str, int]] = anna.page.evaluate(SIZES)
    assert sum(size for _, size in sizes) < BAR_KB * 1000, sorted(sizes, key=lambda one: -one[1])


def test_nothing_on_the_first_page_moves(visit: Visit) -> None:
    anna = visit("Anna")
    anna.make("troyes-dice", [{"kind": "me"}])
    anna.context.add_init_script(MOVED)
    anna.open("/")
    expect(Home(anna.page).table("Troyes Dice", "Your turn")).to_have_count(1)
    anna.page.wait_for_load_state("networkidle")
    assert anna.page.evaluate("window.moved") < 0.001


def test_a_rare_letter_is_fetched_when_it_is_written(visit: Visit) -> None:
    """Names may hold any; what everybody needs comes in small files."""
    fetched: list[str] = []
    anna = visit("Ðorđe")
    anna.page.on("response", lambda answer: fetched.append(answer.url.rpartition("/")[2]))
    anna.open("/")
    expect(Home(anna.page).game("Troyes Dice")).to_be_visible()
    anna.page.evaluate("document.fonts.ready")
    assert not [name for name in fetched if "latin" in name]
    anna.open("/me")
    expect(anna.page.get_by_text("Ðorđe").first).to_be_visible()
    anna.page.evaluate("document.fonts.ready")
    assert [name for name in fetched if "latin-ext" in name]


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
