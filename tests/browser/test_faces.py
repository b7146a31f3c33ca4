"""What stands on the cards: every face fits its card, in both languages, light and dark, at a desk and on a phone."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.pages import Table

from troyes.city.names import ACTIVITIES, CHARACTERS, EVENTS, OUTDOOR

CARDS = len(ACTIVITIES) + len(EVENTS) + len(CHARACTERS) + len(OUTDOOR)
OUTSIDE = """(cards) => cards.flatMap((card) => {
  const box = card.getBoundingClientRect();
  return [...card.querySelectorAll("text, path, circle, rect:not(.ring)")].flatMap((part) => {
    const at = part.getBoundingClientRect();
    const across = at.left < box.left - 1 || at.right > box.right + 1;
    const out = across || at.top < box.top - 1 || at.bottom > box.bottom + 1;
    return out ? [`${card.dataset.card}: ${part.tagName} ${part.textContent}`] : [];
  });
})"""
"""Whatever is drawn of a card and does not lie within it."""
OVERLAPPING = """(cards) => cards.flatMap((card) => {
  const name = [...card.querySelectorAll("text")].find((one) => !one.closest(".effect"))?.getBoundingClientRect();
  const effect = card.querySelector(".effect")?.getBoundingClientRect();
  if (!name || !effect) return [`${card.dataset.card}: nothing is there`];
  const apart = name.right <= effect.left + 1 || name.bottom - 4 <= effect.top || effect.bottom <= name.top;
  return apart ? [] : [`${card.dataset.card}: its name and what it does`];
})"""
SMALL = """(cards) => cards.flatMap((card) => {
  const signs = [...card.querySelectorAll(".effect [data-sign]")];
  const high = Math.max(...signs.map((sign) => sign.getBoundingClientRect().height), 0);
  return high >= 9 ? [] : [`${card.dataset.card}: ${high}`];
})"""
"""Cards whose signs are too small to be read, or that have none."""


def every_face_fits(page: Page) -> None:
    cards = page.locator("svg[data-card]")
    expect(cards).to_have_count(CARDS)
    page.evaluate("document.fonts.ready")
    for found in (OUTSIDE, OVERLAPPING, SMALL):
        assert cards.evaluate_all(found) == []


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_every_face_fits_its_card(visit: Visit, lang: str) -> None:
    anna = visit("Anna", locale=lang)
    page = anna.page
    anna.open("/rules/troyes/signs")
    expect(page.locator("html")).to_have_attribute("lang", lang[:2])
    for size in (DESKTOP, PHONE["viewport"]):
        page.set_viewport_size(size)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            expect(page.locator("html")).to_have_attribute("data-theme", scheme)
            every_face_fits(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing stands out sideways"


def test_the_signs_are_explained_from_the_table_and_in_the_rules(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="signs")
    expect(Table(page, anna.watch).board).to_be_visible()
    page.keyboard.press("?")
    with anna.context.expect_page() as opened:
        page.get_by_role("link", name="What the signs on the cards mean").click()
    legend = opened.value
    expect(legend.get_by_role("heading", name="How a line is read")).to_be_visible()
    expect(legend.get_by_text("a cube kept on the card; used up later, it does what follows")).to_be_visible()
    anna.open("/rules/troyes")
    page.get_by_role("link", name="The signs on the cards").click()
    expect(page.get_by_role("heading", name="How a line is read")).to_be_visible()


def test_the_words_of_an_event_come_with_its_signs(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], seed="signs")
    Table(page, anna.watch).board.locator(".event .face").first.hover()
    told = page.get_by_role("tooltip")
    expect(told).to_be_visible()
    expect(told.locator("[data-sign]").first).to_be_visible()
