"""Puzzles: a turn is played as at any table, taken back, and answered; then the best one is explained."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Visit, Visitor

from troyes.puzzles.shelf import shelves


def open_puzzle(one: Visitor, set: str, number: int) -> Locator:
    one.open(f"/puzzles/{set}/{number}")
    panel = one.page.get_by_role("complementary", name="The puzzle")
    expect(panel.get_by_text("Find the best turn.")).to_be_visible()
    return panel


def solve(one: Visitor, keys: Sequence[str]) -> Locator:
    """Gives the first puzzle of Troyes Dice this turn as its answer."""
    panel = open_puzzle(one, "dice", 1)
    for key in keys:
        one.page.locator(f'button[data-key="{key}"], [data-key="{key}"]').first.click()
    one.page.get_by_role("button", name="End turn").first.click()
    expect(panel.get_by_text("The best turn")).to_be_visible(timeout=60_000)
    return panel


@pytest.mark.parametrize("right", [True, False])
def test_an_answer_is_judged_and_explained(visit: Visit, right: bool) -> None:
    one = visit()
    puzzle = shelves()["dice"].puzzle(1)
    panel = solve(one, puzzle.best if right else puzzle.obvious)
    if right:
        expect(panel.get_by_text("That is it!")).to_be_visible()
        panel.get_by_role("button", name="Next puzzle").click()
        expect(panel.get_by_text("Find the best turn.")).to_be_visible()
        assert not one.page.url.endswith("/dice/1")
    else:
        expect(panel.get_by_text("Your turn gives up")).to_be_visible()
        panel.get_by_role("button", name="Try again").click()
        expect(panel.get_by_text("this time it does not count")).to_be_visible()


def test_every_set_is_laid_out_and_can_be_chosen_by_theme(visit: Visit) -> None:
    one = visit()
    for set in shelves():
        open_puzzle(one, set, 1)
    one.open("/puzzles")
    one.page.get_by_role("button", name="Cathedral").first.click()
    expect(one.page.get_by_text("Find the best turn.")).to_be_visible()
