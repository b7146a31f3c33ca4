"""The served page without its server: one plays on this device, and the games go there when it answers, once."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.alone import step
from tests.browser.conftest import LOOKS, Visit, Visitor
from tests.browser.test_axe import nothing_serious
from tests.browser.watching import found_out
from tests.server.serving import HOT, ME, Server

ENGINE = ("python.bin", "troyes.bin", "glue.bin", "pyodide.js", "api/games.json")
KEPT = "(path) => caches.match(path).then((found) => found !== undefined)"
SEEN = "(path) => caches.match(path, { cacheName: 'troyes-seen' }).then((found) => found !== undefined)"
HANDED = """(id) => new Promise((done) => {
    const opening = indexedDB.open("troyes", 1);
    opening.onsuccess = () => {
        const asking = opening.result.transaction("rows").objectStore("rows").get(`table/${id}`);
        asking.onsuccess = () => done(JSON.parse(asking.result.text).handed);
    };
})"""
GONE = (
    r"WebSocket connection .* failed|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|ERR_FAILED"
)


@pytest.fixture(scope="module")
def server(house_apart: Server) -> Server:
    return house_apart


@pytest.fixture
def come(visit: Visit, server: Server):
    """Somebody whose browser has kept the page, with a server that answers; and at the end it does again."""

    def come(name: str = "Anna", **more: Any) -> Visitor:
        one = visit(name, service_workers="allow", **more)
        one.watch.deliberate(GONE)
        one.open("/")
        one.page.wait_for_function("() => navigator.serviceWorker.controller")
        folder = one.page.locator("meta[name=troyes-engine]").get_attribute("content")
        assert folder, "built without the engine: `make client` builds it"
        for file in ENGINE:
            found_out(one.page, KEPT, f"/{folder.split()[0]}{file}")
        return one

    yield come
    if server.process is None:
        server.start()


def notice(one: Visitor) -> Locator:
    return one.page.get_by_role("complementary", name="On this device")


def playing(one: Visitor) -> None:
    expect(one.page.locator("section.tray, [aria-modal]").first).to_be_visible()


def begin(one: Visitor, game: str) -> str:
    one.open(f"/new/{game}")
    expect(notice(one)).to_contain_text("New games are played on this device")
    one.page.locator("form button.main").click()
    playing(one)
    return one.page.url.rpartition("/")[2]


def own(one: Visitor) -> list[str]:
    return [line["id"] for line in one.ask("GET", "/api/tables")["yours"]]


def steps(one: Visitor, many: int) -> None:
    for _ in range(many):
        assert step(one.page)


def test_a_game_begun_without_the_server_goes_on_there(come: Visit, server: Server) -> None:
    anna = come()
    server.kill()
    table = begin(anna, "troyes-dice")
    steps(anna, 5)
    done = anna.page.locator("section.tray").get_by_role("listitem")
    shown = done.all_inner_texts()
    anna.page.reload()
    playing(anna)
    expect(done).to_have_text(shown, use_inner_text=True)
    server.start()
    expect(anna.page.get_by_text("is among your games now")).to_be_visible()
    expect(notice(anna)).to_have_count(0)
    assert own(anna) == [table]
    expect(done).to_have_text(shown, use_inner_text=True)
    anna.watch.until(lambda: anna.watch.state, "the server tells the table")
    steps(anna, 3)  # on the same page, and now at the server
    assert anna.page.evaluate(HANDED, table) == "gone"
    anna.page.reload()
    playing(anna)
    assert own(anna) == [table]


def test_finished_games_are_brought_once_from_several_tabs(come: Visit, server: Server) -> None:
    anna = come()
    server.kill()
    over = begin(anna, "troyes-dice")
    while step(anna.page):
        pass
    going = begin(anna, "king")
    other = anna.tab()
    anna.watches[-1].deliberate(GONE)
    other.goto(f"{server.url}/table/{over}")
    expect(other.locator("main.ending")).to_be_visible()
    server.start()
    for page in (anna.page, other):
        page.evaluate("() => window.dispatchEvent(new Event('online'))")
    for id in (over, going):
        found_out(anna.page, f"(id) => ({HANDED})(id).then((handed) => handed === 'gone')", id)
    assert sorted(own(anna)) == sorted([over, going])
    anna.open("/games")
    expect(anna.page.locator(f"a[href='/replay/{over}']").first).to_be_visible()
    (line,) = anna.ask("GET", "/api/me/games")["lines"]
    assert line["id"] == over
    assert anna.ask("GET", "/api/me/record")["apart"] == 1


def test_what_the_server_refuses_stays_with_its_reason(come: Visit, server: Server) -> None:
    anna = come()
    anna.watch.deliberate("422 PUT /api/tables/")
    server.kill()
    table = begin(anna, "troyes-dice")
    steps(anna, 3)
    anna.page.evaluate(
        """(id) => new Promise((done) => {
            const opening = indexedDB.open("troyes", 1);
            opening.onsuccess = () => {
                const rows = opening.result.transaction("rows", "readwrite").objectStore("rows");
                const asking = rows.get(`table/${id}`);
                asking.onsuccess = () => {
                    const { text, version } = asking.result;
                    const kept = JSON.parse(text);
                    kept.table.seats[0].name = "x".repeat(60);
                    rows.put({ text: JSON.stringify(kept), version: version + 1 }, `table/${id}`).onsuccess = done;
                };
            };
        })""",
        table,
    )
    anna.open("/")
    server.start()
    expect(notice(anna)).to_contain_text("One game stays on this device")
    expect(notice(anna)).to_contain_text("no game that could have been played there")
    assert own(anna) == []
    notice(anna).get_by_role("link", name="Troyes Dice").click()
    playing(anna)
    steps(anna, 2)


def test_a_table_with_others_shows_its_last_state_and_waits(come: Visit, visit: Visit, server: Server) -> None:
    anna, bea = come(), visit("Bea")
    made = anna.make("troyes-dice", [ME, {"kind": "friend"}])
    table = made["id"]
    bea.ask("POST", f"/api/tables/{table}/join", {"key": made["key"]})
    anna.open(f"/table/{table}")
    playing(anna)
    steps(anna, 1)
    shown = anna.page.locator("section.tray").inner_text()
    for what in ("", "/printed", "/live/state", "/live/table"):
        found_out(anna.page, SEEN, f"/api/tables/{table}{what}")
    server.kill()
    anna.page.reload()
    expect(anna.page.locator("section.tray")).to_have_text(shown, use_inner_text=True)
    expect(anna.page.get_by_text("reconnecting…")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Go on here")).to_have_count(0)
    server.start()
    expect(anna.page.get_by_text("reconnecting…")).to_have_count(0)
    steps(anna, 1)
    assert own(anna) == [table]


def test_who_reads_the_rules_meanwhile_starts_no_engine(come: Visit, server: Server) -> None:
    anna = come()
    server.kill()
    anna.open("/rules/troyes")
    expect(notice(anna)).to_contain_text("New games are played on this device")
    expect(anna.page.get_by_role("heading", name="Troyes: the rules", exact=True)).to_be_visible()
    assert anna.page.workers == []
    begin(anna, "troyes-dice")
    assert anna.page.workers


def test_that_the_server_is_gone_is_noticed_at_a_table_of_others(come: Visit, server: Server) -> None:
    """Whoever has a game on this device asks there first, whose table it is."""
    anna = come()
    table = anna.make("troyes-dice", [ME, {"kind": "friend"}])["id"]
    anna.open("/")
    anna.page.evaluate("localStorage['troyes.device'] = 'yes'")
    door = anna.page.locator(f"a[href^='/table/{table}']").first
    expect(door).to_be_visible()
    server.kill()
    door.click()
    expect(anna.page.get_by_text("The server does not answer.")).to_be_visible()


ALONG = """async (id) => {
    const path = `/api/tables/${id}/along`;
    const kept = await caches.match(path, { cacheName: "troyes-seen" });
    const [one, other] = await Promise.all([kept?.json(), fetch(path).then((answer) => answer.json())]);
    return one?.table.origin === other.table.origin;
}"""
"""The device has the game as it stands."""


@pytest.mark.parametrize("seats", [[ME], [HOT, HOT]], ids=["alone", "around the device"])
def test_a_table_of_one_s_own_goes_on_here_and_comes_back_in_its_place(
    come: Visit, server: Server, seats: list[dict[str, Any]]
) -> None:
    anna = come()
    table = anna.make("troyes-dice", seats)["id"]
    anna.open(f"/table/{table}")
    playing(anna)
    steps(anna, 2)
    found_out(anna.page, ALONG, table)
    server.kill()
    anna.page.get_by_role("button", name="Go on here").click()
    expect(anna.page).not_to_have_url(f"{server.url}/table/{table}")
    playing(anna)
    steps(anna, 3)
    server.start()
    expect(anna.page.get_by_text("is among your games now")).to_be_visible()
    taken = anna.page.url.rpartition("/")[2]
    assert own(anna) == [taken]  # and the one that it was taken from has made room
    anna.watch.until(lambda: anna.watch.state, "the server tells the table")
    steps(anna, 2)


def test_whoever_is_signed_in_stays_signed_in(come: Visit, server: Server) -> None:
    anna = come("Berta")
    anna.ask("POST", "/api/account", {"name": "Berta", "password": "a long enough password"})
    anna.open("/me")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    server.kill()
    table = begin(anna, "troyes-dice")
    steps(anna, 2)
    server.start()
    expect(anna.page.get_by_text("is among your games now")).to_be_visible()
    assert own(anna) == [table]
    assert anna.ask("GET", "/api/account")["login"] == "berta"


@pytest.mark.parametrize("look", LOOKS)
def test_the_line_is_in_nobodys_way(come: Visit, server: Server, look: str) -> None:
    anna = come(**LOOKS[look])
    server.kill()
    for path in ("/", "/new/troyes", "/puzzles"):
        anna.open(path)
        expect(notice(anna)).to_be_in_viewport()
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        nothing_serious(anna.page)
    notice(anna).get_by_role("button", name="Close").click()
    expect(notice(anna)).to_have_count(0)


@pytest.mark.parametrize("path", ["/daily", "/leaders", "/friends"])
def test_what_is_about_others_says_that_it_waits(come: Visit, server: Server, path: str) -> None:
    anna = come()
    server.kill()
    anna.open(path)
    expect(anna.page.get_by_text("The server cannot be reached").first).to_be_visible()
