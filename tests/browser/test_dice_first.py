"""Dice first: who picks dice up sees at once what they are worth and where they can go."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.pages import Table
from tests.browser.reaching import kind, to_action


def test_dice_in_the_hand_show_what_they_can_do(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="dice 2")
    page, table = anna.page, Table(anna.page, anna.watch)
    table.ready()
    to_action(table)
    at = anna.watch.n
    square = table.board.get_by_role("group", name="City square")
    own = square.get_by_role("button", name=re.compile("^Anna: (yellow|white) [1-6]$"))
    die = own.first
    label = die.get_attribute("aria-label") or ""
    colour, value = label.removeprefix("Anna: ").split()
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    expect(table.tray.get_by_text(f"With these dice, worth {value}")).to_be_visible()
    target = "Agriculture" if colour == "yellow" else "Cathedral"
    table.ways.filter(has_text=re.compile(r"more ways?$")).click()
    expect(table.ways.filter(has_text=target).first).to_be_visible()
    place = table.board.get_by_role("button", name=re.compile(f"^{target}: "))
    expect(place).to_have_attribute("data-lit", "true")
    expect(place).to_contain_text(re.compile(r"×\d"))
    own.nth(1).click()
    both = int(value) + int((own.nth(1).get_attribute("aria-label") or "").split()[-1])
    expect(table.tray.get_by_text(f"With these dice, worth {both}")).to_be_visible()
    own.nth(1).click()
    expect(table.tray.get_by_text(f"With these dice, worth {value}")).to_be_visible()
    assert anna.watch.n == at, "nothing has been chosen yet"

    # put back, by Escape and by hand
    page.keyboard.press("Escape")
    while table.tray.get_by_text("With these dice").count():
        page.keyboard.press("Escape")
    expect(square.locator("[aria-pressed=true]")).to_have_count(0)
    die.click()
    table.tray.get_by_role("button", name="Put the dice back").click()
    expect(square.locator("[aria-pressed=true]")).to_have_count(0)

    # picked up again, a target takes them as they are
    die.click()
    expect(place).to_contain_text(re.compile(r"×\d"))
    place.click()
    table.stepped("a target", at)
    assert kind(table) == "held"
    used = anna.watch.state["view"]["walk"]["dice"]
    assert [(one["colour"], one["value"]) for one in used] == [(colour, int(value))]


def test_dice_of_others_have_their_price(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="dice 2")
    table = Table(anna.page, anna.watch)
    table.ready()
    to_action(table)
    square = table.board.get_by_role("group", name="City square")
    square.get_by_role("button", name=re.compile("^(Neutral|Thibaut): (yellow|white) [1-6]$")).first.click()
    way = table.ways.filter(has_not_text="Put the dice back").first
    expect(way.get_by_role("listitem").filter(has_text="−").get_by_role("img", name="deniers").first).to_be_visible()
