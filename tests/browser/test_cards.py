"""Your own cards: from a number on the box to a table that is played with it, and from a file and back."""

import tomllib
from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import PHONE, Visit
from tests.browser.reaching import finished

DICE = {"resources": {"start": 4}}
OWN = {"activities": {"merchant": {"hire": 6}}, "board": {"income": 9}}


def field(page: Page, label: str) -> Locator:
    return page.get_by_role("textbox", name=label, exact=True)


def number(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def test_an_owner_types_in_a_number_and_plays_with_it(visit: Visit) -> None:
    anna, bert = visit("Anna"), visit("Bert", locale="fr-FR", **PHONE)
    page = anna.page
    anna.open("/cards")
    expect(page.get_by_text("298 of 586 entries are estimates.")).to_be_visible()
    page.get_by_label("Search").fill("merchant")
    expect(page.get_by_role("heading", name="Merchant")).to_be_visible()
    expect(page.get_by_role("heading", name="Archer")).to_have_count(0)
    page.get_by_role("button", name="Type in your numbers").click()

    # what cannot be is told where it stands, and nothing is lost
    price = field(page, "Merchant · Tradesman")
    price.fill("21")
    merchant = number(page, "activities.merchant.hire")
    expect(merchant).to_contain_text("Expected a whole number, 20 at most.")
    points = field(page, "Merchant · VP of the spaces, 2")
    points.fill("9")
    expect(number(page, "activities.merchant.vp")).to_contain_text("The first must be worth no less than the second.")
    expect(page.get_by_text("2 numbers cannot be so.")).to_be_visible()
    expect(price).to_have_value("21")
    number(page, "activities.merchant.vp").get_by_role("button", name="Reset Merchant").click()
    price.fill("6")
    expect(merchant).to_contain_text("usually 4")
    expect(page.get_by_text("cannot be so.")).to_have_count(0)
    page.get_by_role("button", name="Merchant · VP of the spaces: mine says the same").click()
    expect(page.get_by_text("297 of 586 entries are estimates. 2 numbers are from your box.")).to_be_visible()

    # it outlives another look at the page
    page.reload()
    expect(field(page, "Merchant · Tradesman")).to_have_value("6")
    page.get_by_role("button", name="Save as a set").first.click()
    page.get_by_label("Name of the set").fill("Anna’s box")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Everything is saved.")).to_be_visible()
    page.get_by_role("link", name="Play with this set").click()

    # it is chosen already; everybody sees it
    expect(page.get_by_role("radio", name="Anna’s box")).to_be_checked()
    games = page.get_by_role("navigation", name="Game")
    games.get_by_role("link", name="Troyes Dice").click()  # other cards: it does not fit
    expect(page.get_by_role("radio", name="Usual numbers")).to_be_checked()
    expect(page.get_by_role("radio", name="Anna’s box")).to_have_count(0)
    games.get_by_role("link", name="The King’s Challenge").click()  # the same cards: it is kept
    expect(page.get_by_role("radio", name="Anna’s box")).to_be_checked()
    table = anna.make(
        "troyes",
        [{"kind": "me"}, {"kind": "friend"}],
        cards=anna.ask("GET", "/api/sets")["sets"][0]["id"],
        listed=True,
    )
    bert.open("/")
    expect(bert.page.get_by_text("Cartes à part : Anna’s box").first).to_be_visible()
    bert.open(f"/table/{table['id']}")
    expect(bert.page.get_by_text("On joue avec les nombres « Anna’s box » de Anna.")).to_be_visible()
    bert.page.get_by_text("Ce qui diffère : un nombre").click()
    expect(bert.page.get_by_text("Marchand · Contremaître")).to_be_visible()
    width = bert.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= PHONE["viewport"]["width"]
    bert.page.get_by_role("button", name="S’asseoir ici").click()
    expect(bert.page.get_by_text("Cartes à part : Anna’s box")).to_be_visible()  # at the table itself


def test_the_signs_of_a_card_show_the_number_that_was_typed_in(visit: Visit) -> None:
    anna = visit("Anna")
    page = anna.page
    anna.open("/cards")
    expect(page.get_by_text("What you change here holds at tables that are set up with your set")).to_be_visible()
    signs = page.locator('[id="activities.archer"] .signs')
    expect(signs).to_contain_text("÷2")
    page.get_by_role("button", name="Type in your numbers").click()
    field(page, "Archer · Division").fill("4")
    expect(signs).to_contain_text("÷4")


def test_a_set_goes_out_as_a_file_and_comes_in_again(visit: Visit, tmp_path: Path) -> None:
    carl = visit("Carl")
    page = carl.page
    carl.ask("POST", "/api/sets", {"game": "troyes", "name": "Carl’s", "numbers": OWN})
    carl.open("/cards/troyes")
    page.get_by_label("Set", exact=True).select_option(label="Carl’s – 2 numbers")
    expect(number(page, "activities.merchant.hire").locator("ins")).to_have_text("6")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Export as a file").click()
    path = tmp_path / "mine.toml"
    saved.value.save_as(path)
    assert tomllib.loads(path.read_text("utf-8")) == OWN

    page.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the set").fill("  ")
    expect(page.get_by_text("A set needs a name.")).to_be_visible()
    expect(page.get_by_role("button", name="Rename it")).to_be_disabled()
    page.get_by_label("Name of the set").fill("The old box")
    page.get_by_role("button", name="Rename it").click()
    expect(page.get_by_label("Set", exact=True)).to_contain_text("The old box – 2 numbers")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_label("Set", exact=True)).to_contain_text("The old box (copy) – 2 numbers")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_label("Set", exact=True)).not_to_contain_text("copy")

    bad = tmp_path / "bad.toml"
    bad.write_text("[activities.merchant]\nhire = 60\n[events.war]\nbanner = 3\n", "utf-8")
    files = page.locator("input[type=file]")
    files.set_input_files(bad)
    expect(page.get_by_text("“bad.toml” was not imported.")).to_be_visible()
    told = page.get_by_role("alert").get_by_role("listitem")
    expect(told.nth(0)).to_contain_text("Line 2")
    expect(told.nth(0)).to_contain_text("20 at most")
    expect(told.nth(1)).to_contain_text("Line 4")
    files.set_input_files(path)
    expect(page.get_by_text("Not saved yet")).to_be_visible()
    expect(number(page, "board.income").locator("ins")).to_have_text("9")
    page.get_by_role("checkbox", name="Only what you changed").check()
    expect(page.get_by_text("2 cards and entries")).to_be_visible()


def test_what_became_of_a_set_elsewhere_is_told_where_one_looks(visit: Visit) -> None:
    carl = visit("Carl", **PHONE)
    page = carl.page
    set = carl.ask("POST", "/api/sets", {"game": "troyes-dice", "name": "Carl’s", "numbers": DICE})
    carl.open("/cards/troyes-dice")
    page.get_by_label("Set", exact=True).select_option(label="Carl’s – one number")
    page.get_by_role("button", name="Type in your numbers").click()
    start = number(page, "resources.start").get_by_role("textbox")
    start.fill("5")
    elsewhere = {"resources": {"start": 4, "citizens_at": [5, 10, 15]}}
    carl.ask("PATCH", f"/api/sets/{set['id']}", {"numbers": elsewhere})
    save = page.get_by_role("button", name="Save", exact=True).last
    carl.watch.deliberate(f"409 PATCH /api/sets/{set['id']}")
    save.click()
    told = page.get_by_role("alert")
    expect(told).to_contain_text("changed elsewhere")
    expect(told).to_be_in_viewport(ratio=1)
    save.click()
    expect(page.get_by_text("Everything is saved.")).to_be_visible()
    both = {"resources": {"start": 5, "citizens_at": [5, 10, 15]}}
    assert carl.ask("GET", f"/api/sets/{set['id']}")["numbers"] == both

    start.fill("2")
    carl.ask("DELETE", f"/api/sets/{set['id']}")
    carl.watch.deliberate(f"404 PATCH /api/sets/{set['id']}")
    save.click()
    expect(told).to_contain_text("“Carl’s” was deleted elsewhere.")
    expect(told).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Save as a set").last.click()
    expect(page.get_by_label("Name of the set")).to_have_value("Carl’s")
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Everything is saved.")).to_be_visible()
    assert [line["differs"] for line in carl.ask("GET", "/api/sets")["sets"]] == [2]


def test_who_looks_back_sees_which_set_was_in_use(visit: Visit) -> None:
    carl = visit("Carl")
    set = carl.ask("POST", "/api/sets", {"game": "troyes-dice", "name": "Carl’s dice", "numbers": DICE})
    id = finished(carl, "troyes-dice", [{"kind": "me"}], cards=set["id"])
    carl.open(f"/replay/{id}")
    carl.page.get_by_role("button", name="Own cards: Carl’s dice").click()
    told = carl.page.get_by_role("dialog", name="Cards")
    expect(told).to_contain_text("Played with the set “Carl’s dice” of Carl.")
    told.get_by_text("What differs: one number").click()
    expect(told.locator("ins")).to_have_text("4")
