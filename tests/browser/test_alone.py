"""The page that plays by itself, from a folder of plain files. Nothing is ever asked elsewhere."""

import json
import os
import re
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from tests.browser.alone import SHOWN, Alone, hosting, living, step, visiting
from tests.browser.conftest import PHONE
from tests.browser.pages import Study
from tests.browser.test_axe import nothing_serious
from tests.cli.command import troyes_command
from tests.page.site import built

import troyes
from troyes.bots.levels import LEVELS
from troyes.puzzles.shelf import shelves

FILL = """async () => {
    const opening = indexedDB.open("troyes", 1);
    const rows = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
    let many = 0;
    const put = (size) => new Promise((done) => {
        const change = rows.transaction("rows", "readwrite", { durability: "strict" });
        change.objectStore("rows").put("x".repeat(size), `filling/${many++}`);
        change.oncomplete = () => done(true);
        change.onabort = () => done(false);
    });
    for (const size of [100_000, 10_000, 1_000, 100]) while (await put(size));
    rows.close();
}"""
"""Leaves this page no room for another row."""
EMPTY = """() => new Promise((done) => {
    const opening = indexedDB.open("troyes", 1);
    opening.onsuccess = () => {
        const filling = IDBKeyRange.bound("filling/", "filling/~");
        const change = opening.result.transaction("rows", "readwrite", { durability: "strict" });
        change.objectStore("rows").delete(filling);
        change.oncomplete = done;
    };
})"""
PUT = """([name, row]) => new Promise((done) => {
    const opening = indexedDB.open("troyes", 1);
    opening.onsuccess = () => {
        const rows = opening.result.transaction("rows", "readwrite").objectStore("rows");
        rows.put(row, name).onsuccess = done;
    };
})"""
HOW_FAR = """
    window.told = [];
    const look = () => {
        const words = document.querySelector("[data-engine] span")?.textContent;
        if (words && words !== window.told.at(-1)) window.told.push(words);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""What is said of the engine on its way, in its order."""
KEPT = """(name) => new Promise((done) => {
    const opening = indexedDB.open("troyes", 1);
    opening.onsuccess = () => {
        const asking = opening.result.transaction("rows").objectStore("rows").get(name);
        asking.onsuccess = () => done(JSON.parse(asking.result.text));
    };
})"""
READ = ("/rules/troyes/signs", "/rules/troyes")
"""Pages that are only read."""
NO_STORAGE = "indexedDB.open = () => { throw new DOMException('not in private', 'SecurityError'); };\n"


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
    alone.context.add_init_script(HOW_FAR)
    alone.open("/")
    expect(alone.page.get_by_role("heading", level=1)).to_be_visible()
    alone.begin("troyes-dice")
    table = alone.page.url.rpartition("/")[2]
    *fetching, last = alone.page.evaluate("window.told")
    far = [int(words.removeprefix("The game is being fetched: ").removesuffix(" %")) for words in fetching]
    assert far == sorted(far)
    assert last == "The game is being set up …"
    is_taken_back_and_told_why(alone.page)
    alone.page.get_by_role("button", name="Hint").first.click()
    expect(alone.page.get_by_role("button", name=re.compile("^Do it: ")).first).to_be_visible()
    alone.page.keyboard.press("Escape")
    while alone.step():
        pass
    with alone.page.expect_download() as download:
        alone.page.locator(f"a[href='/api/tables/{table}/record']").first.click()
    file = download.value.path()
    game = troyes.replay(json.loads(file.read_text("utf-8")))
    assert game.over
    verified = troyes_command("verify", str(file))
    assert verified.exit_code == 0, verified.output
    assert "All is right" in verified.output
    assert alone.ask("GET", f"/api/tables/{table}/ending")["scores"][0]["total"] == game.scores()[0].total
    alone.open(f"/replay/{table}?at=8")
    alone.page.get_by_role("button", name="Try another way").first.click()
    alone.page.get_by_role("button", name="Play on from here").click()
    alone.playing()
    assert alone.page.url.rpartition("/")[2] != table
    assert alone.step()
    alone.open("/games")
    expect(alone.page.locator(f"a[href$='/replay/{table}']").first).to_be_visible()
    alone.open("/me")
    expect(alone.page.get_by_role("heading", name="Achievements of Troyes Dice")).to_be_visible()
    expect(alone.page.locator(f"a[href$='/table/{table}']").first).to_be_visible()
    alone.open(f"/study/{table}")
    alone.page.get_by_role("button", name="Analyse this game").click()
    alone.page.wait_for_function("() => document.querySelector('main progress')?.value > 0")
    expect(Study(alone.page).curve).to_be_visible(timeout=60_000)


def is_taken_back_and_told_why(page: Page) -> None:
    tray = page.locator("section.tray")
    shown = tray.inner_text()
    assert step(page)
    expect(tray).not_to_have_text(shown, use_inner_text=True)
    page.get_by_role("button", name="Undo").first.click()
    expect(tray).to_have_text(shown, use_inner_text=True)
    page.get_by_role("group", name="Citizens").get_by_role("button").first.click(force=True)
    expect(tray.get_by_role("link", name="Read the rule")).to_have_attribute("href", re.compile("/rules/troyes-dice#"))
    page.keyboard.press("Escape")
    expect(tray.get_by_role("link", name="Read the rule")).to_have_count(0)


def test_who_reads_rules_first_waits_for_no_engine_and_plays_later(browser: Browser) -> None:
    with hosting(built()) as host, visiting(browser, host.address) as alone:
        for path in READ:
            alone.page = alone.tab()  # of which it is the first page
            alone.open(path)
            expect(alone.page.get_by_role("heading", level=1).first).to_be_visible()
            alone.page.wait_for_load_state("networkidle")
            expect(alone.page.locator("[data-engine]")).to_have_count(0)
            assert alone.page.workers == []
        assert not [path for path in host.asked if path.endswith(".bin")]
        alone.begin("troyes-dice")
        assert alone.step()
        assert [path for path in host.asked if path.endswith(".bin")]


def test_two_rounds_of_troyes_against_bots(alone: Alone) -> None:
    """The weakest plays in `test_offline`."""
    bots = [{"kind": "bot", "bot": level} for level in LEVELS[1:]]
    table = alone.sit_at("troyes", [{"kind": "me"}, *bots], seconds=0.1)
    while alone.game(table).view(None)["round"] < 3:
        assert alone.step()
    assert alone.seats() == set(range(1 + len(bots)))


def test_an_owner_plays_with_numbers_of_the_own_box(alone: Alone) -> None:
    alone.open("/cards")
    alone.page.get_by_label("Search").fill("merchant")
    alone.page.get_by_role("button", name="Type in your numbers").click()
    price = alone.page.get_by_label("Merchant · Tradesman")
    price.fill("6")
    alone.page.get_by_role("button", name="Save as a set").first.click()
    alone.page.get_by_label("Name of the set").fill("My box")
    alone.page.get_by_role("button", name="Save", exact=True).click()
    expect(alone.page.get_by_text("Everything is saved.")).to_be_visible()
    alone.page.get_by_role("link", name="Play with this set").click()
    expect(alone.page.get_by_role("radio", name="My box")).to_be_checked()
    alone.page.locator("form button.main").click()
    alone.playing()
    expect(alone.page.get_by_text("Own cards: My box").first).to_be_visible()


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


def test_one_s_games_are_on_the_first_page_before_the_engine_is(alone: Alone) -> None:
    alone.open("/")
    alone.ask("POST", "/api/guests", {"name": "Ana", "lang": "en"})
    table = alone.ask("POST", "/api/tables", {"game": "king", "seats": [{"kind": "me"}]})["id"]
    door = alone.page.locator(f"a[href$='/table/{table}']")
    alone.page.reload()
    expect(door).to_be_visible()
    alone.page.route("**/engine.worker*.js", lambda _: None)  # it never comes
    alone.page.reload()
    expect(door).to_be_visible()


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
    known = alone.page.evaluate(SHOWN)
    alone.page.locator("section.tray button.option").first.dispatch_event("click")
    alone.page.close(run_before_unload=False)  # whether it was kept nobody knows
    alone.page = alone.tab()
    alone.open(f"/table/{table}")
    alone.playing()
    assert alone.page.evaluate(SHOWN) in (known, known + 1)
    assert alone.step()


def killed(context: BrowserContext, profile: Path) -> None:
    """The browser with that profile, whose parts end with it, and what started it; and nothing else."""
    known: list[int] = []
    for told in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended meanwhile
            words = told.read_bytes().split(b"\0")
            if f"--user-data-dir={profile}".encode() in words and not any(one.startswith(b"--type=") for one in words):
                known.append(int(told.parent.name))
    assert known
    with context.expect_event("close"):
        for pid in known:
            os.kill(pid, signal.SIGKILL)


def test_a_browser_that_is_killed_comes_back_at_its_last_shown_step(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    with living(browser.browser_type, tmp_path) as context:
        alone = Alone(context, address)
        table = alone.sit_at("troyes-dice", [{"kind": "me"}])
        for _ in range(4):
            assert alone.step()
        known = alone.page.evaluate(SHOWN)
        alone.page.locator("section.tray button.option").first.dispatch_event("click")
        killed(context, tmp_path)
    with living(browser.browser_type, tmp_path) as context:
        alone = Alone(context, address)
        alone.open(f"/table/{table}")
        alone.playing()
        assert alone.page.evaluate(SHOWN) in (known, known + 1)
        assert alone.step()
        assert alone.trouble == []


def test_without_room_a_step_is_not_made_and_goes_on_with_room(browser: Browser, address: str) -> None:
    with visiting(browser, address) as alone:
        alone.page.goto(f"{address}favicon.svg")
        quota = {"origin": address.rpartition("/site")[0], "quotaSize": 2_000_000}
        alone.context.new_cdp_session(alone.page).send("Storage.overrideQuotaForOrigin", quota)
        alone.sit_at("troyes-dice", [{"kind": "me"}])
        alone.page.evaluate(FILL)
        before = alone.page.evaluate(SHOWN)
        alone.page.locator("section.tray button.option").first.click()
        expect(alone.page.get_by_text("This browser has no room left to keep the game")).to_be_visible()
        assert alone.page.evaluate(SHOWN) == before
        alone.page.evaluate(EMPTY)
        assert alone.step()


def test_a_window_that_keeps_nothing_says_so_and_plays(alone: Alone) -> None:
    def without_storage(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=NO_STORAGE + found.text())

    alone.context.route("**/engine.worker*.js", without_storage)
    alone.begin("troyes-dice")
    said = alone.page.get_by_text("This window keeps nothing")
    expect(said).to_be_visible()
    assert alone.step()
    nothing_serious(alone.page)
    alone.page.get_by_role("button", name="Close").click()
    expect(said).to_have_count(0)
    assert alone.step()


def test_what_a_newer_version_has_kept_is_left_alone(alone: Alone) -> None:
    table = alone.sit_at("troyes-dice", [{"kind": "me"}])
    assert alone.step()
    alone.page.evaluate(PUT, ["about/kept", {"text": '{"format":2,"version":"9.9"}', "version": 2}])
    alone.page.reload()
    expect(alone.page.locator("[role=alert][data-engine]")).to_contain_text("was written by a newer version (9.9)")
    alone.open("/rules/troyes")
    expect(alone.page.get_by_role("heading", name="Troyes: the rules", exact=True)).to_be_visible()
    assert alone.page.evaluate(KEPT, f"table/{table}")["choices"] is not None


def test_what_cannot_be_read_is_named_and_everything_else_goes_on(alone: Alone) -> None:
    table = alone.sit_at("troyes-dice", [{"kind": "me"}])
    alone.page.evaluate(PUT, ["table/damaged", {"text": "{}", "version": 1}])
    alone.page.reload()
    expect(alone.page.get_by_text("cannot be read (table/damaged")).to_be_visible()
    assert alone.page.url.endswith(table)
    assert alone.step()


def test_everything_is_taken_along_as_one_file(browser: Browser, address: str, tmp_path: Path) -> None:
    file = tmp_path / "all of it.json"
    with visiting(browser, address) as alone:
        table = alone.sit_at("troyes-dice", [{"kind": "me"}])
        for _ in range(3):
            assert alone.step()
        shown = alone.page.locator("section.tray").inner_text()
        alone.open("/me")
        expect(alone.page.get_by_text("A private window forgets them")).to_be_visible()
        with alone.page.expect_download() as download:
            alone.page.get_by_role("link", name="Download").click()
        download.value.save_as(file)
    with visiting(browser, address) as elsewhere:
        elsewhere.open("/me")
        elsewhere.page.get_by_label("Bring such a file").set_input_files(file)
        expect(elsewhere.page.get_by_text(re.compile("One thing is new|things are new"))).to_be_visible()
        elsewhere.open(f"/table/{table}")
        elsewhere.playing()
        expect(elsewhere.page.locator("section.tray")).to_have_text(shown, use_inner_text=True)
        assert elsewhere.step()


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
    said = alone.page.get_by_text("Il faut pour cela un serveur")
    for path in ("/leaders", "/daily", "/friends", "/print", "/people/1234"):
        alone.open(path)
        expect(said).to_be_visible()
        alone.open("/")
        expect(said).to_have_count(0)
    alone.begin("troyes-dice")
    for lesson in ("Troyes", "Troyes Dice"):
        alone.open("/learn")
        alone.page.get_by_role("button", name=re.compile(rf"^Commencer ?: {lesson}$")).click()
        expect(alone.page.get_by_role("complementary", name="Votre guide")).to_be_visible()


def test_on_a_phone_it_is_played_by_touch(on_a_phone: Alone) -> None:
    on_a_phone.sit_at("troyes-dice", [{"kind": "me"}], seed="phone")
    end = on_a_phone.page.get_by_role("button", name="End turn").first
    while end.is_disabled():
        assert on_a_phone.touch()
    end.tap()
    expect(on_a_phone.page.get_by_text("Day 1, afternoon")).to_be_visible()


def test_nothing_stands_in_anybodys_way(alone: Alone) -> None:
    headings = {
        "/": "Troyes", "/new/troyes": "A new table", "/me": "You", "/learn": "Learn by playing", "/leaders": "Not here",
    }  # fmt: skip
    for path, heading in headings.items():
        alone.open(path)
        expect(alone.page.get_by_role("heading", level=1, name=heading, exact=True)).to_be_visible()
        alone.page.wait_for_selector("[data-engine]", state="detached", timeout=30_000)
        for _ in alone.looks():
            alone.nothing_wrong()
    alone.sit_at("troyes", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], seed="axe", options={"start_player": 0})
    for _ in alone.looks():
        nothing_serious(alone.page)


def test_what_is_broken_is_said_in_nobodys_way(alone: Alone) -> None:
    alone.context.route("**/engine-*/python.bin", lambda route: route.fulfill(status=404))
    alone.open("/new/troyes")
    expect(alone.page.locator("[role=alert][data-engine]")).to_contain_text("could not be started in this browser")
    expect(alone.page.get_by_role("heading").first).to_be_visible()
    for _ in alone.looks():
        alone.nothing_wrong()


def test_the_day_s_puzzle_is_answered_and_explained(alone: Alone) -> None:
    alone.open("/puzzles")
    alone.page.get_by_role("link", name="Puzzle of the day").last.click()
    panel = alone.page.get_by_role("complementary", name="The puzzle")
    expect(panel.get_by_text("The puzzle of the day")).to_be_visible()
    set, number = alone.page.url.split("/")[-2:]
    for key in shelves()[set].puzzle(int(number)).best:
        alone.page.locator(f'[data-key="{key}"]:not([aria-disabled="true"])').first.click()  # of two equal dice, too
    alone.page.get_by_role("button", name="End turn").first.click()
    expect(panel.get_by_text("That is it!")).to_be_visible()
    alone.open("/puzzles")
    expect(alone.page.get_by_text("Ratings need a server")).to_have_count(1)
    assert [name for name in alone.rows() if name.startswith(f"answer/{set}/")]
