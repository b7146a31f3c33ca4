"""The page that plays by itself, from a folder of plain files. Nothing is ever asked elsewhere."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.alone import Alone, hosting, visiting
from tests.browser.conftest import PHONE
from tests.page.site import built

import troyes
from troyes.puzzles.shelf import shelves


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with hosting(built()) as host:
        yield host.address


@pytest.fixture
def alone(browser: Browser, address: str) -> Iterator[Alone]:
    with visiting(browser, address) as visitor:
        yield visitor


@pytest.fixture
def on_a_phone(browser: Browser, address: str) -> Iterator[Alone]:
    with visiting(browser, address, **PHONE) as visitor:
        yield visitor


def test_a_game_is_played_from_the_first_visit_to_its_end_and_its_record_holds(alone: Alone) -> None:
    alone.open("/")
    expect(alone.page.get_by_role("heading", level=1)).to_be_visible()
    alone.begin("troyes-dice")
    table = alone.page.url.rpartition("/")[2]
    while alone.step():
        pass
    with alone.page.expect_download() as download:
        alone.page.locator(f"a[href='/api/tables/{table}/record']").first.click()
    record = json.loads(download.value.path().read_text("utf-8"))
    game = troyes.replay(record)
    assert game.over
    alone.open(f"/replay/{table}")
    expect(alone.page.locator("main")).to_be_visible()
    assert alone.ask("GET", f"/api/tables/{table}/ending")["scores"][0]["total"] == game.scores()[0].total


@pytest.mark.parametrize("level", ["apprentice", "count"])
def test_bots_play_troyes(alone: Alone, level: str) -> None:
    alone.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": level}], seconds=0.2)
    for _ in range(8):
        assert alone.step()
    assert alone.seats() == {0, 1}


def test_le_roy_plays(alone: Alone) -> None:
    alone.begin("king")
    for _ in range(6):
        assert alone.step()


def test_several_people_at_one_device_hand_over(alone: Alone) -> None:
    alone.sit_at("troyes", [{"kind": "hot", "name": "Ana"}, {"kind": "hot", "name": "Bo"}])
    asked: set[str] = set()
    while len(asked) < 2:
        curtain = alone.page.locator("[aria-modal] h2")
        if curtain.count():
            asked.add(curtain.inner_text())
        alone.step()
    assert asked == {"Pass the device to Ana", "Pass the device to Bo"}


def test_a_tab_that_is_killed_comes_back_at_its_last_shown_step(alone: Alone) -> None:
    table = alone.sit_at("troyes-dice", [{"kind": "me"}])
    for _ in range(4):
        alone.step()
    shown = alone.page.locator("section.tray").inner_text()
    alone.page.close(run_before_unload=False)
    alone.page = alone.tab()
    alone.open(f"/table/{table}")
    alone.playing()
    expect(alone.page.locator("section.tray")).to_have_text(shown, use_inner_text=True)


def test_a_second_tab_shows_what_the_first_one_does(alone: Alone) -> None:
    table = alone.sit_at("troyes-dice", [{"kind": "me"}])
    first = alone.page
    alone.page = alone.tab()
    alone.open(f"/table/{table}")
    alone.playing()
    back = first.get_by_role("button", name="Undo").first
    expect(back).to_be_disabled()
    while alone.page.get_by_role("button", name="Undo").first.is_disabled():
        alone.step()
    expect(back).to_be_enabled()


def test_it_speaks_french_and_says_what_needs_a_server(alone: Alone) -> None:
    alone.open("/")
    alone.page.locator("button[lang=fr]").first.click()
    alone.open("/leaders")
    expect(alone.page.get_by_text("Il faut pour cela un serveur")).to_be_visible(timeout=30_000)
    alone.begin("troyes-dice")


def test_on_a_phone_it_is_played_by_touch(on_a_phone: Alone) -> None:
    page = on_a_phone.page
    on_a_phone.open("/new/troyes-dice")
    page.locator("form button.main").tap()
    expect(page.locator("header.bar")).to_be_visible(timeout=30_000)


def test_nothing_stands_in_anybodys_way(alone: Alone) -> None:
    headings = {"/": "Troyes", "/new/troyes": "A new table", "/me": "You", "/learn": "Learn by playing"}
    for path, heading in headings.items():
        alone.open(path)
        expect(alone.page.get_by_role("heading", level=1, name=heading, exact=True)).to_be_visible()
        alone.page.wait_for_selector("[data-engine]", state="detached", timeout=30_000)
        alone.nothing_wrong()


def test_the_day_s_puzzle_is_answered_and_explained(alone: Alone) -> None:
    alone.open("/puzzles")
    alone.page.get_by_role("link", name="Puzzle of the day").last.click()
    panel = alone.page.get_by_role("complementary", name="The puzzle")
    expect(panel.get_by_text("The puzzle of the day")).to_be_visible()
    set, number = alone.page.url.split("/")[-2:]
    for key in shelves()[set].puzzle(int(number)).best:
        alone.page.locator(f'[data-key="{key}"]').first.click()
    alone.page.get_by_role("button", name="End turn").first.click()
    expect(panel.get_by_text("That is it!")).to_be_visible()
    alone.open("/puzzles")
    expect(alone.page.get_by_text("Ratings need a server")).to_have_count(1)
    assert [name for name in alone.rows() if name.startswith(f"answer/{set}/")]
