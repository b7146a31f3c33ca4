"""Troyes Dice alone, from the first half day to the ceremony, with nothing but the mouse on the board."""

import json
import random

from playwright.sync_api import expect
from tests.browser.conftest import Visit, Visitor
from tests.browser.pages import Ending, Home, Table

import troyes

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

    ending.counted()
    check_the_count(anna, ending)
    ending.unfold_the_proof()
    expect(anna.page.get_by_text("Your browser has checked it")).to_be_visible()
    expect(anna.page.get_by_role("heading", name="How the points grew")).to_be_visible()

    anna.page.get_by_role("button", name="Look at the board").click()
    table.ready()
    expect(table.prompt).to_have_text("The game is over.")
    anna.page.get_by_role("button", name="To the final count").click()
    expect(ending.count).to_be_visible()


SEEN = """() => {
    const named = (part) => [...document.querySelectorAll(`main [role=group][aria-label="${part}"]`)];
    const on = "[role=button]:not([aria-disabled])";
    const lit = (part) => named(part).flatMap((group) => [...group.querySelectorAll(on)]);
    const labels = (all) => all.map((one) => one.getAttribute("aria-label"));
    const dice = lit("The dice");
    const buttons = [...document.querySelectorAll("header button:enabled")];
    const held = buttons.some((one) => one.textContent.trim() === "End turn");
    return {
        held,
        over: document.querySelector("main.ending") !== null,
        dice: labels(dice.filter((one) => one.getAttribute("aria-pressed") !== "true")),
        picked: dice.some((one) => one.getAttribute("aria-pressed") === "true"),
        sheet: labels(lit("Your sheet")),
        rest: labels(lit("The wheel").filter((one) => !dice.includes(one))),
    };
}"""
"""What glows on the table, in one look."""


def point_to_the_end(table: Table, rng: random.Random) -> int:
    """A die, then one of the spaces that it reaches; then whatever else glows; then the end of the turn."""
    turns = 0
    while True:
        seen, before = table.page.evaluate(SEEN), table.watch.n
        if seen["over"]:
            return turns
        if seen["held"]:
            table.end.click()
            turns += 1
        elif seen["dice"] and not seen["picked"]:
            touch(table, rng.choice(seen["dice"]))
            continue  # in the hand now, or chosen already
        elif seen["sheet"] or seen["rest"]:
            touch(table, rng.choice(seen["sheet"] or seen["rest"]))
        else:
            table.page.wait_for_timeout(20)
            continue
        table.stepped(seen, before)


def touch(table: Table, label: str) -> None:
    table.board.get_by_role("button", name=label, exact=True).click()


def check_the_count(anna: Visitor, ending: Ending) -> None:
    """What is shown is what the game comes to when its record is played again."""
    id = anna.page.url.rsplit("/", 1)[1]
    with anna.page.expect_download() as saved:
        anna.page.get_by_role("link", name="Save the record").click()
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record == anna.ask("GET", f"/api/tables/{id}/record")
    (score,) = troyes.replay(record).scores()
    shown = ending.lines()
    assert shown.pop("Total") == [score.total]
    assert [points for (points,) in shown.values()] == list(score.lines.values())
    assert sum(score.lines.values()) == score.total
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(f"{score.total} point")
