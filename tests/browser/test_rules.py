"""The rules as pages: looked up, read without a connection, and reached from the table."""

import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.pages import Table


def arrived(page: Page, path: str, section: str) -> None:
    expect(page).to_have_url(re.compile(rf"{path}#{re.escape(section)}$"))
    expect(page.locator(f"[id='{section}']")).to_be_in_viewport()


def test_looking_something_up_without_a_connection(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.open("/rules")
    expect(page.get_by_role("link", name="Tax Collector")).to_be_visible()
    page.wait_for_load_state("networkidle")
    anna.context.set_offline(True)
    anna.watch.deliberate(r"^failed: GET /assets/(second|words)")  # fetched once the page rests, if there is a line

    page.keyboard.press("/")
    field = page.get_by_role("searchbox")
    expect(field).to_be_focused()
    field.fill("citizen city hall denier")
    results = page.locator("a.result")
    expect(results.filter(has_text="Tax Collector").locator("mark").first).to_be_visible()
    field.fill("tax collector")
    expect(results.first).to_contain_text("Tax Collector")
    expect(page.get_by_text(re.compile(r"^\d+ places found$"))).to_be_visible()
    page.keyboard.press("Enter")
    arrived(page, "/rules/troyes", "activities.tax-collector")
    page.go_back()  # to what else was found
    expect(field).to_have_value("tax collector")
    results.first.click()
    arrived(page, "/rules/troyes", "activities.tax-collector")
    entry = page.locator("[data-section='activities.tax-collector']")
    expect(entry.get_by_role("figure")).to_contain_text(re.compile(r"division ~?\d"))

    entry.get_by_role("link", name="T27. Tax Collector").click()
    arrived(page, "/rules/troyes", "T27")
    page.locator("[data-section='T27']").get_by_role("link", name="Tax Collector").click()
    arrived(page, "/rules/troyes", "activities.tax-collector")

    page.keyboard.press("/")
    page.get_by_role("searchbox").fill("d8")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    arrived(page, "/rules/troyes-dice", "D8")
    expect(page.locator("[data-section='order']").get_by_role("figure")).to_be_attached()


def test_no_heading_shows_the_id_of_its_section(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    for game in ("troyes", "king", "troyes-dice"):
        anna.open(f"/rules/{game}")
        headings = page.locator("[data-section] > :is(h1, h2, h3)")
        expect(headings.nth(5)).to_be_visible()
        assert [words for words in headings.all_inner_texts() if "[" in words] == []


EMPTY = """(all) => all.filter((figure) => !figure.querySelector("svg > *")).length"""


def test_drawings_come_when_they_are_near_and_nothing_moves(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.open("/rules/troyes#activities.archer")
    heading = page.locator("[id='activities.archer']")
    entry = page.locator("[data-section='activities.archer']")
    expect(entry.locator("figure svg > *").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    figures = page.locator("figure")
    empty = figures.evaluate_all(EMPTY)
    assert empty > figures.count() / 2, "far away nothing is drawn"
    place, height = heading.bounding_box(), page.evaluate("document.documentElement.scrollHeight")

    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert figures.evaluate_all(EMPTY) == 0, "on paper all are drawn, at once"
    assert heading.bounding_box() == place
    assert page.evaluate("document.documentElement.scrollHeight") == height

    page.reload()
    board = page.locator("[data-section='overview'] figure")
    expect(board).to_be_attached()
    assert board.locator("svg > *").count() == 0
    board.scroll_into_view_if_needed()
    expect(board.locator("svg > *").first).to_be_visible()


def test_a_french_reader_needs_no_accents(visit: Visit) -> None:
    anna = visit(locale="fr-FR", **PHONE)
    anna.open("/rules/troyes-dice")
    field = anna.page.get_by_role("searchbox")
    field.fill("eveche")
    first = anna.page.locator("a.result").first
    expect(first.locator("mark").first).to_have_text(re.compile("^Évêché", re.IGNORECASE))
    first.click()
    arrived(anna.page, "/rules/troyes-dice", "work.bishopric")
    expect(field).to_have_value("")


def test_a_card_at_the_table_leads_to_its_rules(visit: Visit) -> None:
    anna = visit("Anna")
    anna.sit_at("troyes", [{"kind": "me"}, {"kind": "bot"}], seed="rules")
    table = Table(anna.page, anna.watch)
    table.ready()
    table.board.get_by_role("button", name=re.compile(r"^1\. Marauding")).hover()
    link = anna.page.get_by_role("tooltip").get_by_role("link", name="Rules")
    expect(link).to_be_visible()
    with anna.context.expect_page() as opened:
        link.click()
    arrived(opened.value, "/rules/troyes", "events.marauding")
