"""The tray: a long list folded, dice-first play told once, whole ways as they will be, a hint's plan played as one."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.browser.conftest import LOOKS, Visit, Visitor
from tests.browser.pages import Table
from tests.browser.reaching import kind, to_action

BOT = {"kind": "bot", "bot": "greedy"}
SIZES = [ViewportSize(width=1440, height=900), ViewportSize(width=1280, height=720)]
CUT = """() => {
    const choices = document.querySelector("section.tray .choices");
    return choices.scrollHeight > choices.clientHeight + 2;
}"""
COVERED = """() => {
    const panel = document.querySelector("section.hint").getBoundingClientRect();
    const over = (one) => Math.min(one.right, panel.right) - Math.max(one.left, panel.left) > 1
        && Math.min(one.bottom, panel.bottom) - Math.max(one.top, panel.top) > 1;
    return [...document.querySelectorAll("[data-guide]")].filter((one) => over(one.getBoundingClientRect())).length;
}"""


def acting(anna: Visitor) -> Table:
    anna.sit_at("troyes", [{"kind": "me"}, BOT], seed="tray", options={"start_player": 0})
    table = Table(anna.page, anna.watch)
    table.ready()
    to_action(table)
    return table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}")
def test_a_long_list_is_folded_and_nothing_is_cut(visit: Visit, size: ViewportSize) -> None:
    anna = visit("Anna", viewport=size)
    table = acting(anna)
    folds = table.tray.locator("[data-fold]")
    way_out = table.tray.get_by_role("group", name="Pass").get_by_role("button")
    influence = table.tray.locator('[data-fold="influence"], [role=group][aria-label="With influence"]').first
    for shown in (way_out, influence):
        expect(shown).to_be_in_viewport(ratio=1)
    assert not anna.page.evaluate(CUT)
    table.unfold("In the city")
    expect(folds.and_(anna.page.locator('[aria-expanded="true"]'))).to_have_count(1)
    expect(table.tray.get_by_role("group", name="In the city").get_by_role("button").first).to_be_in_viewport()
    for shown in (way_out, influence):
        expect(shown).to_be_in_viewport(ratio=1)

    # where nearly everything can be chosen the glow is quiet, until it is pointed at
    card = table.board.locator('[data-key^="activate "][data-lit=true]').first
    expect(card).to_have_class(re.compile("hushed"))
    card.hover()
    expect(card).to_have_class(re.compile("aimed"))


def test_dice_first_play_is_announced_once(visit: Visit) -> None:
    anna = visit("Anna")
    table = acting(anna)
    told = table.tray.get_by_text("You can also begin with the dice")
    anna.page.mouse.move(1, 1)
    expect(told).to_be_visible()
    table.tray.get_by_role("button", name="Got it").click()
    expect(told).to_have_count(0)
    anna.page.reload()
    table.ready()
    table.my_turn()
    expect(told).to_have_count(0)


def test_a_way_shows_all_that_it_uses_and_the_board_shows_the_same(visit: Visit) -> None:
    anna = visit("Anna")
    table = acting(anna)
    square = table.board.get_by_role("group", name="City square")
    square.locator('[data-key^="die 0 "]').first.click()
    way = table.ways.filter(has_not_text="Put the dice back").filter(has_not_text=re.compile("more")).first
    expect(way).to_be_visible()
    dice = way.locator(".dice svg").count()
    assert dice > 0
    way.hover()
    aimed = square.locator("[data-spot].aimed")
    expect(aimed).to_have_count(dice)
    sums = way.locator(".sums")
    if sums.count():
        expect(table.tray.locator(".detail .sums")).to_have_text(sums.inner_text())


IN_SIGHT = """() => [...document.querySelectorAll("[data-guide]")].some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
})"""
"""Something that a hint means, wherever in the plan it stands."""


@pytest.mark.parametrize("look", LOOKS)
def test_a_hint_lights_what_it_means_and_its_plan_is_one_step_back(visit: Visit, look: str) -> None:
    by_touch = look.startswith("phone")
    anna = visit("Anna", color_scheme=LOOKS[look]["color_scheme"], has_touch=by_touch)
    table = acting(anna)
    anna.page.set_viewport_size(LOOKS[look]["viewport"])
    if by_touch:
        anna.page.locator('nav.tabs [data-tab="log"]').tap()
    table.hint.click()
    best = table.advised().first
    lit = anna.page.locator("[data-guide]").first
    expect(lit).to_be_visible()
    for line in table.advised().filter(has_text=re.compile("Combat the")).all():
        expect(line.locator("[data-sign]").first).to_be_visible()  # what the event does
    if by_touch:
        anna.watch.until(lambda: anna.page.evaluate(IN_SIGHT), "no page has come up with what it means")
    else:
        anna.watch.until(lambda: anna.page.evaluate(COVERED) == 0, "the hint covers what it means")
    before = anna.watch.state["turn"]["options"]
    rolled = re.search("[Rr]eroll", best.inner_text()) is not None
    best.get_by_role("button", name=re.compile("^Do it: ")).click()
    anna.watch.until(lambda: kind(table) == "held" or rolled, "the plan is not played to its end")
    if kind(table) == "held":
        table.undo.click()
        anna.watch.until(lambda: kind(table) == "action", "the plan is not taken back as one")
        assert anna.watch.state["turn"]["options"] == before
