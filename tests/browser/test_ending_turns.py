"""How a turn ends: when its player says so, or by itself after a moment in which it can be stopped."""

from playwright.sync_api import expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.pages import Table
from tests.browser.reaching import kind

BOT = {"kind": "bot", "bot": "apprentice"}


def placing(anna: Visitor) -> Table:
    anna.sit_at("troyes", [{"kind": "me"}, BOT], seed="moment", options={"start_player": 0})
    table = Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    return table


def held(table: Table) -> bool:
    return kind(table) == "held"


def test_a_citizen_is_placed_with_one_click(visit: Visit) -> None:
    anna = visit("Anna", confirming="")
    table = placing(anna)
    at = anna.watch.n
    table.board.locator("[data-lit=true]").first.click()
    anna.watch.until(lambda: held(table), "nothing is held")
    expect(table.tray.locator("[data-sand]")).to_have_text("3")
    expect(table.tray.get_by_text("Your turn ends by itself in a moment")).to_be_visible()
    anna.watch.until(lambda: anna.watch.n > at + 1 and not held(table), "the turn does not end by itself")


def test_a_key_or_undo_stops_it(visit: Visit) -> None:
    anna = visit("Anna", confirming="")
    table = placing(anna)
    table.board.locator("[data-lit=true]").first.click()
    expect(table.tray.locator("[data-sand]")).to_be_visible()
    anna.page.keyboard.press("Shift")
    expect(table.tray.locator("[data-sand]")).to_have_count(0)
    anna.page.wait_for_timeout(3500)
    assert held(table)
    table.undo.click()
    anna.watch.until(lambda: kind(table) == "placement", "the step is not taken back")


def test_whoever_wants_to_be_asked_is_asked_and_it_is_remembered(visit: Visit) -> None:
    anna = visit("Anna", confirming="")
    table = placing(anna)
    menu = table.menu()
    menu.get_by_role("button", name="Always ask").click()
    menu.get_by_role("button", name="Close").click()
    anna.page.reload()
    table.ready()
    table.board.locator("[data-lit=true]").first.click()
    anna.watch.until(lambda: held(table), "nothing is held")
    expect(table.tray.locator("[data-sand]")).to_have_count(0)
    expect(table.end).to_be_enabled()


def test_a_turn_that_is_found_held_waits(visit: Visit) -> None:
    anna = visit("Anna", confirming="")
    table = placing(anna)
    table.board.locator("[data-lit=true]").first.click()
    expect(table.tray.locator("[data-sand]")).to_be_visible()
    anna.page.reload()
    table.ready()
    expect(table.end).to_be_enabled()
    expect(table.tray.locator("[data-sand]")).to_have_count(0)
    anna.page.wait_for_timeout(3500)
    assert held(table)
