"""Troyes Dice alone, from the first half day to the ceremony, with nothing but the mouse on the board."""

import random

from playwright.sync_api import expect

import troyes
from tests.browser.conftest import Visit
from tests.browser.pages import GLOWING, Ending, Home, Table

HALF_DAYS = 16


def test_a_whole_game_by_pointing(visit: Visit) -> None:
    anna = visit(moving=True)
    table, ending = Table(anna.page, anna.watch), Ending(anna.page)
    anna.open("/")
    Home(anna.page).game("Troyes Dice").click()
    Home(anna.page).play("Play for a score")
    table.ready()
    turns = point_to_the_end(table, random.Random(5))
    assert turns == HALF_DAYS

    expect(anna.page.get_by_role("heading", level=1)).to_have_text("The points are counted…")
    ending.counted()
    check_the_count(anna, ending)
    expect(anna.page.get_by_text("Your browser has checked it")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="How the points grew")).to_be_visible()

    anna.page.get_by_role("button", name="Look at the board").click()
    table.ready()
    expect(table.prompt).to_have_text("The game is over.")
    anna.page.get_by_role("button", name="To the final count").click()
    expect(ending.count).to_be_visible()


def point_to_the_end(table: Table, rng: random.Random) -> int:
    """A die, then one of the spaces that it reaches; then whatever else glows; then the end of the turn."""
    turns = 0
    dice = table.board.get_by_role("group", name="The dice").locator(GLOWING)
    sheet = table.board.get_by_role("group", name="Your sheet").locator(GLOWING)
    rest = table.board.get_by_role("button", name="Take one of each resource")
    picked = table.board.locator("[aria-pressed=true]")
    ending = Ending(table.page).count
    while True:
        expect(table.end.and_(table.page.locator(":enabled")).or_(table.glowing.first).or_(ending).first).to_be_visible()
        before = table.watch.n
        if ending.count():
            return turns
        if table.end.is_enabled():
            table.end.click()
            turns += 1
        elif dice.count() and not picked.count():
            dice.nth(rng.randrange(dice.count())).click()
            if table.watch.n == before:  # it is in the hand now; where it leads glows
                expect(sheet.first).to_be_visible()
            continue
        elif sheet.count():
            sheet.nth(rng.randrange(sheet.count())).click()
        else:
            rest.click()
        table.watch.until(lambda: table.watch.n > before or ending.count(), "nothing came of it")
