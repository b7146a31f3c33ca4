"""The end of a game is a ceremony: the place at evening, what brings points one after the other, and a verdict."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import LOOKS, PHONE, Visit, Visitor
from tests.browser.pages import Ending
from tests.browser.test_axe import nothing_serious
from tests.browser.test_results import play_out

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
SEEN = """() => {
    window.acts = [];
    const look = () => {
        const row = document.querySelector("[data-row]")?.dataset.row;
        if (row && window.acts.at(-1) !== row) window.acts.push(row);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""
"""Remembers what was counted, in the order in which it was shown."""


def to_the_end(one: Visitor, game: str, bots: int = 0, **more: Any) -> dict[str, Any]:
    """Plays a game out behind the page's back, and looks at its end; what the server tells of it."""
    id = one.make(game, [ME, *[BOT] * bots], **more)["id"]
    play_out(one, id)
    one.page.add_init_script(f"({SEEN})()")
    one.open(f"/table/{id}")
    return one.ask("GET", f"/api/tables/{id}/ending")


def acts(page: Page) -> list[str]:
    return page.evaluate("() => window.acts")


def heading(page: Page) -> Any:
    return page.get_by_role("heading", level=1)


@pytest.mark.parametrize("look", LOOKS)
def test_characters_come_forward_one_by_one_and_pay_their_families(visit: Visit, look: str) -> None:
    anna = visit("Anna", moving=look.startswith("desktop"), pace="fast", **LOOKS[look])
    told = to_the_end(anna, "troyes", 2, seed="ending")
    ending, page = Ending(anna.page), anna.page
    expect(heading(page)).to_have_text("The points are counted…")
    expect(ending.stage.get_by_role("img", name=re.compile("^The city at evening"))).to_be_visible()
    expect(ending.proof).to_be_visible(timeout=30_000)  # nobody skips it

    secret = [held[0] for held in told["characters"]]
    assert acts(page)[-len(secret) :] == secret
    assert "tradesmen" in acts(page)[: -len(secret)]
    expect(heading(page)).to_contain_text(re.compile("wins|share the victory"))
    expect(page.get_by_text(re.compile("^(You are |Yours is the city|You share the city)"))).to_be_visible()
    for side, score in enumerate(told["scores"]):
        shown = ending.stage.locator(f"[data-side='{side}'] .total")
        expect(shown).to_have_text(str(score["total"]).replace("-", "\u2212"))
    assert ending.lines()["Total"] == [score["total"] for score in told["scores"]]
    expect(ending.proof).not_to_have_attribute("open", "")


def test_skipping_leads_to_the_count_at_once_and_a_reload_does_not_begin_anew(visit: Visit) -> None:
    anna = visit("Anna", moving=True, pace="slow")
    to_the_end(anna, "troyes", 1, seed="skip")
    ending, page = Ending(anna.page), anna.page
    picture = ending.stage.get_by_role("img")
    ways = [ending.skip.click, partial(page.keyboard.press, "Escape"), picture.first.click]
    for way in ways:
        expect(ending.skip).to_be_visible()
        expect(ending.count).to_have_count(0)
        way()
        expect(ending.count).to_be_visible()
        expect(ending.skip).to_have_count(0)
        page.reload()
        expect(ending.count).to_be_visible()
        page.get_by_role("button", name="See the ceremony again").click()


def test_troyes_dice_counts_resources_citizens_and_then_its_characters(visit: Visit) -> None:
    anna = visit("Anna", pace="fast", **{**PHONE, "color_scheme": "light"})
    told = to_the_end(anna, "troyes-dice", 1, seed="ending")
    ending, page = Ending(anna.page), anna.page
    expect(ending.stage.get_by_role("img", name=re.compile("evening"))).to_be_visible()
    expect(ending.proof).to_be_visible(timeout=30_000)
    paid = [row for row in told["scores"][0]["lines"] if any(score["lines"][row] for score in told["scores"])]
    assert sorted(acts(page)) == sorted(paid)
    scored = ("fortress", "counts_palace", "great_hall", "city_hall", "cathedral", "bishopric")
    assert acts(page) == sorted(acts(page), key=lambda row: row in scored)
    assert ending.lines()["Total"] == [score["total"] for score in told["scores"]]
    ending.study.click()
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()


def test_against_le_roy_his_rank_is_told(visit: Visit) -> None:
    anna = visit("Anna")
    told = to_the_end(anna, "king", seed="ending")
    Ending(anna.page).counted()
    expect(heading(anna.page)).to_have_text("Le Roy is not beaten: the challenge stands.")
    own, roy = (score["total"] for score in told["scores"])
    expect(anna.page.get_by_text(f"{own - roy}: le Roy keeps the city, and your head.")).to_be_visible()
    expect(anna.page.locator("[data-side]")).to_have_count(2)


def test_alone_the_marks_the_best_and_the_wall_are_told(visit: Visit) -> None:
    anna = visit("Anna")
    for _ in range(3):
        points = to_the_end(anna, "troyes-dice")["scores"][0]["total"]
    page = anna.page
    Ending(page).counted()
    expect(heading(page)).to_have_text(f"The week is over: {points} points.")
    expect(page.get_by_text(re.compile("^(Your best so far is|That is your best so far)"))).to_be_visible()
    won = page.get_by_role("list", name="Won for the wall").get_by_role("listitem")
    expect(won.filter(has_text="Play 3 solo games")).to_have_count(1)  # the dice may bring more


def test_alone_with_a_chosen_seed_it_is_told_that_nothing_counts(visit: Visit) -> None:
    anna = visit("Anna")
    for _ in range(3):
        to_the_end(anna, "troyes-dice", seed="three")
    page = anna.page
    Ending(page).counted()
    expect(page.get_by_text("A quiet week. The first mark on the wall stands at 45.")).to_be_visible()
    expect(page.get_by_text("Played with a chosen seed: this game does not count in your statistics.")).to_be_visible()
    expect(page.get_by_role("list", name="Won for the wall")).to_have_count(0)
    expect(page.get_by_role("heading", name="The moments that decided")).to_be_visible()
    page.get_by_role("link", name="Ask the Count for a closer look").click()
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()


@pytest.mark.parametrize(("scheme", "look"), [("light", {}), ("dark", PHONE)], ids=["light", "dark"])
def test_the_ceremony_stands_in_nobody_s_way(visit: Visit, scheme: str, look: dict[str, Any]) -> None:
    anna = visit("Anna", pace="slow", color_scheme=scheme, **look)
    to_the_end(anna, "troyes", 3, seed="axe")
    ending, page = Ending(anna.page), anna.page
    expect(page.locator("[data-row]")).to_be_visible()
    nothing_serious(page)
    ending.counted()
    nothing_serious(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
