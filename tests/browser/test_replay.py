"""A finished game is looked back at, shared, tried another way, saved and brought back."""

import json
import re

from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.pages import Ending
from tests.browser.reaching import finished

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


def at(page: Page, moment: int) -> None:
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_value(str(moment))


def test_from_the_end_back_through_the_game_and_another_way(visit: Visit) -> None:
    anna = visit("Anna")
    id = finished(anna, "troyes-dice", [ME, BOT], seed="replay")
    moments = anna.ask("GET", f"/api/tables/{id}/replay")["moments"]
    anna.open(f"/table/{id}")
    Ending(anna.page).counted()
    page = anna.page
    page.get_by_role("link", name="Replay").click()
    at(page, 0)

    # by choice, by turn, to the end and back
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("Shift+ArrowRight")
    turn = moments[1]["turn"]
    at(page, max(number for number, moment in enumerate(moments, 1) if moment["turn"] == turn))
    page.keyboard.press("End")
    at(page, len(moments))
    page.keyboard.press("PageUp")
    page.keyboard.press("Home")
    at(page, 0)
    page.get_by_role("button", name="Next turn of Thibaut").click()
    first = next(number for number, moment in enumerate(moments) if moment["seat"] == 1)
    ends = [number for number, moment in enumerate(moments, 1) if moment["turn"] == moments[first]["turn"]]
    at(page, ends[-1])
    expect(page.get_by_text(re.compile("^Thibaut: "))).to_be_visible()

    # by itself
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("slider")).not_to_have_value(str(ends[-1]))
    page.get_by_role("button", name="Pause").click()

    # the log follows, and the address holds moment and eyes: a link opens just there
    page.get_by_role("slider").fill("20")
    page.get_by_label("Seen by").select_option(label="Thibaut")
    expect(page).to_have_url(re.compile(r"at=20&seat=2"))
    expect(page.get_by_role("log")).to_contain_text("Day 1, morning")
    link = page.url
    page.goto(link)
    at(page, 20)
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.get_by_role("group", name="Your sheet")).to_be_visible()

    # another way
    page.get_by_role("button", name="Try another way").click()
    page.get_by_role("radio", name="Thibaut").check()
    page.get_by_role("radio", name="Apprentice").check()
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="See that moment").click()
    at(page, 20)


def test_a_record_is_saved_brought_back_and_put_away(visit: Visit) -> None:
    anna, bea = visit("Anna"), visit("Bea")
    id = finished(anna, "troyes-dice", [ME, BOT], seed="gallery")
    page = anna.page
    anna.open("/games")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.get_by_label("Against").select_option("people")
    expect(page.get_by_text("No game fits these filters.")).to_be_visible()
    page.get_by_role("button", name="Clear filters").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Record", exact=True).first.click()
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record["choices"] == anna.ask("GET", f"/api/tables/{id}/record")["choices"]

    def bring(data: object) -> None:
        file = {"name": "market day.json", "mimeType": "application/json", "buffer": json.dumps(data).encode()}
        bea.page.get_by_label("Choose a file").set_input_files([file])  # pyright: ignore[reportArgumentType]

    bea.open("/games")
    bea.watch.deliberate("422 POST /api/records")
    bring({**record, "choices": [[0, "nonsense"]], "checksum": None})
    expect(bea.page.get_by_role("alert")).to_contain_text("choices[0]")
    bring(record)
    expect(bea.page.get_by_text("market day", exact=True)).to_be_visible()
    bea.page.get_by_role("link", name="Replay").click()
    at(bea.page, 0)
    expect(bea.page).to_have_url(re.compile("/record/"))
    bea.page.keyboard.press("End")
    at(bea.page, len(record["choices"]))
    bea.page.go_back()
    bea.page.once("dialog", lambda dialog: dialog.accept())
    bea.page.get_by_role("button", name="Remove").click()
    expect(bea.page.get_by_text("Nothing finished yet.", exact=False)).to_be_visible()
