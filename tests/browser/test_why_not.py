"""What is not allowed says why, and leads to the rule."""

import re

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.pages import Table
from tests.browser.reaching import to_action


def test_a_die_that_does_not_serve_tells_why(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot"}], seed="why not")
    page, table = anna.page, Table(anna.page, anna.watch)
    table.ready()
    to_action(table)
    table.board.get_by_role("button", name=re.compile("^Cathedral: each white die")).click()
    expect(table.prompt).to_contain_text("dice")
    square = table.board.get_by_role("group", name="City square")
    other = square.get_by_role("button", name=re.compile(": (red|yellow) [1-6]$")).first
    at = anna.watch.n
    other.click(force=True)
    told = table.tray.get_by_role("link", name="Read the rule")
    expect(told).to_be_visible()
    expect(table.tray.get_by_text(re.compile("^A (red|yellow) die does not serve here"))).to_be_visible()
    assert anna.watch.n == at

    with anna.context.expect_page() as opened:
        told.click()
    rules = opened.value
    expect(rules).to_have_url(re.compile(r"/rules/troyes#.+"))
    section = rules.url.split("#")[1]
    expect(rules.locator(f"[id='{section}']")).to_be_in_viewport()
    expect(rules.get_by_role("heading", level=1).first).to_be_visible()

    page.keyboard.press("Escape")
    expect(told).to_have_count(0)


def test_a_space_of_the_sheet_tells_why(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes-dice", [{"kind": "me"}], seed="why not")
    table = Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    expect(
        table.board.get_by_role("group", name="Your sheet").get_by_role("button", disabled=False).first
    ).to_be_visible()
    table.board.get_by_role("group", name="Citizens").get_by_role("button").first.click(force=True)
    expect(table.tray.get_by_role("button", name="Close")).to_be_visible()
    told = table.tray.get_by_role("link", name="Read the rule")
    expect(told).to_have_attribute("href", re.compile(r"^/rules/troyes-dice#.+"))
