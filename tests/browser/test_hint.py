"""A hint at the table: by hand and by key, with what it brings and why; and it goes when the moment has gone."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import LOOKS, Visit, Visitor
from tests.browser.pages import NewTable, Table

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}


def seated(one: Visitor) -> Table:
    table = Table(one.page, one.watch)
    table.ready()
    table.my_turn()
    return table


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_a_hint_by_hand(visit: Visit, look: dict[str, Any]) -> None:
    anna = visit("Anna", **look)
    anna.sit_at("troyes-dice", [ME, BOT], seed="hint")
    table = seated(anna)
    table.hint.click()
    expect(table.hint).to_be_disabled()
    lines = table.advised()
    best = lines.first
    expect(best).to_contain_text("Best")
    expect(best).to_contain_text(re.compile(r"expected −?\d+ to −?\d+"))
    reasons = best.get_by_role("list", name="Why").get_by_role("listitem")
    expect(reasons.first).to_be_visible()
    assert all(re.search(r"\w \w", words) for words in reasons.all_inner_texts())
    if lines.count() > 1:
        expect(lines.nth(1)).to_contain_text(re.compile("gives up [0-9.]+|as good"))

    # pointed at, its first step is lit in the list, as everywhere
    best.hover()
    lit = table.tray.locator("button.option.pointed")
    expect(lit).to_have_count(1)
    words = best.get_by_role("button", name=re.compile("^Do it: ")).get_attribute("aria-label") or ""
    expect(lit).to_contain_text(words.removeprefix("Do it: "))

    # done, it is gone
    at = anna.watch.n
    best.get_by_role("button", name=re.compile("^Do it: ")).click()
    table.stepped("the hint", at)
    expect(table.advice).to_have_count(0)
    expect(table.undo).to_be_enabled()
    expect(table.hint.or_(table.end).and_(anna.page.locator(":enabled")).first).to_be_visible()


def test_a_hint_by_key(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [ME, BOT], seed="hint", options={"start_player": 0})
    table = seated(anna)
    anna.page.keyboard.press("h")
    table.advised()
    anna.page.keyboard.press("Escape")
    expect(table.advice).to_have_count(0)

    anna.page.keyboard.press("h")
    table.advised()
    anna.page.keyboard.press("Tab")  # the way to close it
    anna.page.keyboard.press("Tab")
    focused = table.advice.get_by_role("button", name=re.compile("^Do it: ")).first
    expect(focused).to_be_focused()
    expect(table.tray.locator("button.option.pointed")).to_have_count(1)
    at = anna.watch.n
    anna.page.keyboard.press("Enter")
    table.stepped("the hint", at)
    expect(table.advice).to_have_count(0)


def test_a_hint_can_be_called_off_while_it_is_thought_of(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [ME, BOT], seed="hint", seconds=10, options={"start_player": 0})
    table = seated(anna)
    table.hint.click()
    expect(table.advice.get_by_role("progressbar")).to_be_visible()
    anna.watch.until(lambda: any('"t":"hinting"' in text for text in anna.watch.heard))
    table.advice.get_by_role("button", name="Never mind").click()
    expect(table.advice).to_have_count(0)
    expect(table.hint).to_be_enabled()


def test_a_move_of_ones_own_puts_it_away(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes-dice", [ME], seed="hint")
    table = seated(anna)
    table.hint.click()
    table.advised()
    at = anna.watch.n
    anna.page.keyboard.press("1")
    table.stepped("1", at)
    expect(table.advice).to_have_count(0)


def test_a_table_that_is_shared_says_that_there_are_none(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes-dice", [ME, {"kind": "hot", "name": "Bea"}])
    table = Table(anna.page, anna.watch)
    table.curtain.get_by_role("button").click()
    table.my_turn()
    expect(table.hint).to_have_count(0)
    anna.page.keyboard.press("h")
    expect(table.tray).to_contain_text("Hints are off at this table.")
    expect(table.advice).to_have_count(0)


def test_the_new_table_page_follows_who_plays(visit: Visit) -> None:
    anna = visit()
    anna.open("/new/troyes")
    new = NewTable(anna.page)
    hints = anna.page.get_by_role("group", name="Hints", exact=True)
    expect(hints.get_by_role("radio", name="Allowed")).to_be_checked()
    new.seats(4)
    new.who(2, "A friend")
    expect(hints.get_by_role("radio", name="None")).to_be_checked()
    new.pick("Hints", "Allowed")
    new.pick("Thinking time of the bots", "3 s")
    anna.page.get_by_label("Strength of the bot at seat 3").select_option(label="Count of Champagne")
    expect(anna.page.get_by_text("the strongest; uses all the time that the table gives")).to_be_visible()
    anna.page.get_by_label("Strength of the bot at seat 4").select_option(label="Between two levels")
    slide = anna.page.get_by_label("How strong the bot at seat 4 is, from 1 to 4")
    expect(slide).to_have_value("2.5")
    slide.press("ArrowLeft")
    expect(anna.page.get_by_text("of ten turns 4 are those of: Provost; the others of: Merchant")).to_be_visible()
    new.begin()
    expect(anna.page.get_by_text("Bot, Count of Champagne")).to_be_visible()
    expect(anna.page.get_by_text("Bot, Strength 2.4")).to_be_visible()
    expect(anna.page.get_by_text("Bots think up to 3 s for a decision · hints are allowed")).to_be_visible()


def test_a_hint_in_french(visit: Visit) -> None:
    anna = visit("Anna", locale="fr-FR")
    anna.sit_at("troyes-dice", [ME, BOT], seed="hint")
    anna.page.get_by_role("button", name="Conseil").click()
    advice = anna.page.get_by_role("region", name="Ce que ferait le Comte")
    expect(advice.get_by_role("button", name=re.compile(r"^Le faire\s: ")).first).to_be_visible()
    assert "coach-" not in advice.inner_text()
