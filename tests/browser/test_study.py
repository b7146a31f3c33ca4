"""A finished game is studied: from the end of the game to the curve, the turning points, and every turn."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import Ending, Study
from tests.browser.reaching import finished

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
LONG = 120_000


def test_from_the_end_of_a_game_to_its_study(visit: Visit) -> None:
    anna = visit("Anna")
    id = finished(anna, "troyes-dice", [ME, BOT], seed="study")
    anna.open(f"/table/{id}")
    ending = Ending(anna.page)
    ending.counted()
    ending.study.click()
    study = Study(anna.page)
    study.begin.click()
    expect(study.curve).to_be_visible(timeout=LONG)
    assert anna.page.url.startswith(f"{anna.server.url}/study/{id}")
    totals = [score["total"] for score in anna.ask("GET", f"/api/tables/{id}/ending")["scores"]]
    expect(study.curve).to_have_attribute("aria-valuetext", f"End: Anna {totals[0]}.0, Thibaut {totals[1]}.0")

    # along the curve by keyboard
    study.curve.focus()
    anna.page.keyboard.press("Home")
    expect(study.curve).to_have_attribute("aria-valuetext", re.compile("^Start: Anna "))
    anna.page.keyboard.press("ArrowRight")
    expect(study.curve).to_have_attribute("aria-valuenow", "1")
    anna.page.keyboard.press("End")
    expect(study.curve).to_have_attribute("aria-valuetext", re.compile("^End: "))

    # the chance to win, and all of it as a table
    anna.page.get_by_role("radio", name="Chance to win").check()
    expect(study.curve).to_have_attribute("aria-valuetext", re.compile(r"^End: Anna (100|0|50)%"))
    anna.page.get_by_text("As a table").click()
    rows = anna.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(int(study.curve.get_attribute("aria-valuemax") or 0) + 2)

    expect(study.account.get_by_text("Luck", exact=True)).to_have_count(2)
    anna.page.get_by_role("radio", name="All, in order").check()
    anna.page.get_by_label("Whose turns").select_option(label="Thibaut")
    expect(study.turns.get_by_role("listitem").first).to_contain_text("Thibaut")
    assert "coach-" not in anna.page.locator("main").inner_text()
    assert "study-" not in anna.page.locator("main").inner_text()

    # a turn on the board, and what it leads to; from there to the replay
    study.turns.get_by_role("button", name="Show on the board").first.click()
    look = anna.page.get_by_role("region", name="On the board")
    expect(look.get_by_role("group", name="The board at this moment")).to_be_visible()
    expect(look.locator("[aria-current=step]")).to_have_count(1)
    look.get_by_role("button", name="Show what it leads to").click()
    expect(look.locator("ol > li").first).to_have_class(re.compile("done"))
    look.get_by_role("link", name="In the replay").click()
    expect(anna.page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def test_it_is_kept_and_opens_at_once(visit: Visit) -> None:
    anna, bruno = visit("Anna"), visit("Bruno", locale="fr-FR", **PHONE)
    id = finished(anna, "troyes-dice", [ME], seed="kept")
    key = anna.ask("GET", f"/api/tables/{id}")["key"]
    anna.open(f"/study/{id}")
    Study(anna.page).begin.click()
    expect(Study(anna.page).curve).to_be_visible(timeout=LONG)
    expect(anna.page.get_by_role("radio", name="Chance to win")).to_have_count(0)  # nobody to win against

    bruno.open(f"/study/{id}?key={key}")
    expect(bruno.page.get_by_role("slider", name="À quoi l’on pouvait s’attendre")).to_be_visible()
    expect(bruno.page.get_by_role("heading", name="Moments décisifs")).to_be_visible()
    assert "coach-" not in bruno.page.locator("main").inner_text()
    width = bruno.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE["viewport"]["width"]

    # the board comes into sight from its top, lies there whole, and does not move by itself
    bruno.page.get_by_role("button", name="Montrer sur le plateau").first.click()
    look = bruno.page.get_by_role("region", name="Sur le plateau")
    board = look.locator("[data-scrolls]")
    expect(board.get_by_role("group", name=re.compile("[Ff]euille")).first).to_be_visible()
    assert board.evaluate("(box) => box.scrollHeight - box.clientHeight") <= 1
    expect(look.get_by_role("heading", name="Sur le plateau")).to_be_in_viewport()


def test_a_private_table_has_no_study_for_a_stranger(visit: Visit) -> None:
    anna, carl = visit("Anna"), visit("Carl")
    id = finished(anna, "troyes-dice", [ME], seed="private")
    carl.watch.deliberate("404 GET /api/tables")
    carl.open(f"/study/{id}")
    expect(carl.page.get_by_role("heading", name="There is no such table, or it is private")).to_be_visible()
