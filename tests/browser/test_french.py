"""The language is changed in a running game, and at once everything speaks it."""

import random
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.driving import Player, play_on
from tests.browser.pages import Table
from tests.browser.wording import only_english

WORDS = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (!["SCRIPT", "STYLE"].includes(node.parentElement?.tagName ?? "")) found.add(node.textContent.trim());
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
        for (const name of ["aria-label", "title", "placeholder"]) found.add((one.getAttribute(name) ?? "").trim());
    }
    return [...found].filter(Boolean);
}"""
"""Every bit of text on the page, and every name of a thing."""
ID = re.compile(r"^(page|play|board|shell|city|dice|option|score|activity|event|character|building|web)-[a-z0-9_-]+$")


def all_french(page: Page) -> None:
    """Nothing is left in English, and nothing shows as the id of a missing message."""
    words = page.evaluate(WORDS)
    assert len(words) > 20
    assert not [one for one in words if one in only_english() and one != "English"]
    assert not [one for one in words if ID.match(one)]


@pytest.mark.parametrize("game", ["troyes", "king", "troyes-dice"])
def test_a_running_game_changes_its_language(visit: Visit, game: str) -> None:
    anna = visit("Anna")
    seats = [{"kind": "me"}] if game == "king" else [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    options = {"ramparts": True, "purple_die": True} if game == "troyes" else {}
    anna.sit_at(game, seats, seed="languages", options=options)
    page, table = anna.page, Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()

    def only_her_turn() -> bool:
        """Nothing moves by itself now: in Troyes Dice the other seat may still be at its half day."""
        return anna.watch.n > 25 and anna.watch.state["pending"] == [0] and table.options.count() > 0

    play_on(Player(table, random.Random(6)), until=only_her_turn)
    anna.watch.until(anna.watch.has_all_ways, "the whole ways do not come")
    before = anna.watch.n
    english = (table.prompt.inner_text(), table.tray.get_by_role("button").all_inner_texts(), table.log.inner_text())

    dialog = table.menu()
    dialog.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("dialog", name="Menu")).to_contain_text("Langue")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    tray = page.get_by_role("region", name="Vos choix")
    expect(tray.get_by_role("button")).to_have_count(len(english[1]))
    french = (table.prompt.inner_text(), tray.get_by_role("button").all_inner_texts(), table.log.inner_text())
    assert all(one != other for one, other in zip(english, french, strict=True))
    assert english[2].count("\n") == french[2].count("\n")
    expect(table.bar.get_by_role("button", name="Finir le tour")).to_be_visible()
    expect(page).to_have_title(re.compile("À vous"))
    all_french(page)
    assert anna.watch.n == before

    page.reload()
    expect(page.get_by_role("region", name="Vos choix")).to_be_visible()
    expect(table.prompt).to_have_text(french[0])
    all_french(page)


@pytest.mark.parametrize(
    "path", ["/", "/new/troyes", "/new/king", "/new/troyes-dice", "/rules/troyes", "/nowhere/at/all"]
)
def test_a_french_browser_is_spoken_to_in_french(visit: Visit, path: str) -> None:
    anna = visit(locale="fr-FR")
    anna.watch.deliberate("404 GET /nowhere")
    anna.open(path)
    expect(anna.page.get_by_role("heading", level=1).first).to_be_visible()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    if path.startswith("/new"):
        expect(anna.page.get_by_role("button", name="Commencer")).to_be_visible()
    all_french(anna.page)
    anna.page.get_by_role("button", name="English").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "en")
