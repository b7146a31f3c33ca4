"""From the page of choices to a file that can be printed."""

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.browser.conftest import Visit

from troyes.paper.order import order_of
from troyes.paper.press import document


def test_someone_prints_sheets_with_numbers_of_their_own(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    page = anna.page
    anna.open("/print")
    look = page.get_by_role("img", name="Scoresheets, Page 1 of 1")
    expect(look).to_be_visible()
    page.get_by_role("radio", name="Your own").check()
    page.get_by_label("Column 1").select_option("3")
    expect(page.get_by_label("Column 3")).to_have_value("1")
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("checkbox", name="Banquets and Raids").check()
    expect(page.get_by_role("img", name="Scoresheets, Page 1 of 2")).to_be_visible()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the PDF").click()
    assert coming.value.suggested_filename == "troyes-sheets-en-a4.pdf"
    kept = tmp_path / "sheets.pdf"
    coming.value.save_as(kept)
    assert kept.read_bytes() == document(order_of("sheets", numbering="3,2,1,4,5,6", per_page=1, banquets=True))


def test_the_cards_can_be_leafed_through_in_french(visit: Visit) -> None:
    page = (anna := visit(locale="fr-FR")).page
    anna.open("/print")
    page.get_by_role("radio", name=re.compile("^Cartes de référence")).check()
    expect(page.get_by_role("img", name="Cartes de référence, Page 1 sur 7")).to_contain_text("Une manche")
    page.get_by_role("button", name="Page suivante").click()
    expect(page.get_by_role("img", name="Cartes de référence, Page 2 sur 7")).to_be_visible()
    page.get_by_role("checkbox", name="Les Dames de Troyes").check()
    expect(page.get_by_role("img", name="Cartes de référence, Page 1 sur 13")).to_be_visible()
