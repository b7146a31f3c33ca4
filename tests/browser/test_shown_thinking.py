"""A bot that thinks is seen to: how far it is, how much it has weighed, what it leans to; and its level."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.pages import Table

ME = {"kind": "me"}
COUNT = {"kind": "bot", "bot": "count"}
THOUGHT = re.compile(r"(?=.*Count of Champagne)(?=.*weighs [\d,]+ lines?)(?=.*leans to: )", re.DOTALL)
"""All that a thought shows, in one look: it goes when the bot has moved."""


def hand_over(table: Table) -> None:
    """Anna places a citizen; then it is the bot's turn, and she is there to see it."""
    table.ready()
    table.my_turn()
    table.options.first.click()
    table.end.click()


def thoughts(one: Visitor) -> list[str]:
    return [text for text in one.watch.heard if text.startswith('{"t":"thinking"')]


def test_its_thinking_is_shown_until_it_has_moved(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [ME, COUNT], seconds=3, seed="thinking", options={"start_player": 0})
    table = Table(anna.page, anna.watch)
    hand_over(table)
    shown = anna.page.get_by_role("group", name="Thibaut is thinking")
    expect(shown).to_contain_text(THOUGHT)
    family = table.board.get_by_role("button", name=re.compile("^Thibaut, Count of Champagne: "))
    expect(family).to_have_count(1)
    table.my_turn()
    expect(shown).to_have_count(0)
    expect(table.prompt).not_to_contain_text("weighs")  # what is read out does not change four times a second


def test_without_hints_it_keeps_to_itself_what_it_leans_to(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [ME, COUNT], seconds=2, hints=False, seed="quiet", options={"start_player": 0})
    table = Table(anna.page, anna.watch)
    hand_over(table)
    anna.watch.until(lambda: any('"done":true' in text for text in thoughts(anna)), "it does not come to an end")
    told = thoughts(anna)
    assert len(told) > 1
    assert all('"leaning":null' in text for text in told)


def test_the_level_is_beside_the_name_at_a_sheet_and_at_the_end(visit: Visit) -> None:
    anna = visit("Anna")
    table = anna.sit_at("troyes-dice", [ME, {"kind": "bot", "bot": "apprentice"}])
    expect(Table(anna.page, anna.watch).board.get_by_text("Apprentice")).to_be_visible()
    anna.ask("POST", f"/api/tables/{table['id']}/leave")
    anna.watch.until(lambda: anna.ask("GET", f"/api/tables/{table['id']}")["status"] == "over")
    anna.open(f"/table/{table['id']}")
    expect(anna.page.get_by_role("columnheader", name="Thibaut")).to_contain_text("Apprentice")
