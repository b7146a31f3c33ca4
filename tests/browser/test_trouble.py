"""Bad links, lost pages and a server that is gone: said kindly, with a way on."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.pages import Home, Table
from tests.browser.watching import waited
from tests.server.serving import Server


@pytest.fixture(scope="module")
def server(house_apart: Server) -> Server:
    return house_apart


@pytest.mark.parametrize("path", ["/nowhere", "/new/chess", "/rules/troyes/too/far", "/table"])
def test_an_unknown_page(visit: Visit, path: str) -> None:
    anna = visit()
    anna.watch.deliberate("404 GET " + path)
    anna.open(path)
    expect(anna.page.get_by_role("heading", name="This page is not in the book")).to_be_visible()
    anna.page.get_by_role("main").get_by_role("link", name="First page").click()
    expect(Home(anna.page).game("Troyes Dice")).to_be_visible()


def test_a_table_that_is_not_there_or_private(visit: Visit) -> None:
    anna, bruno = visit("Anna"), visit()
    bruno.watch.deliberate(r"404 GET /api/tables/")
    private = anna.make("troyes", [{"kind": "me"}, {"kind": "friend"}])["id"]
    for path in ("/table/nosuchtable", f"/table/{private}", f"/table/{private}?key=guessed"):
        bruno.open(path)
        expect(bruno.page.get_by_role("heading", name="There is no such table, or it is private")).to_be_visible()
        expect(bruno.page.get_by_text("Ask for the link again")).to_be_visible()
        expect(bruno.page.get_by_role("main").get_by_text("There is no such table")).to_have_count(1)  # said once


def test_somebody_who_is_not_there(visit: Visit) -> None:
    bruno = visit()
    bruno.watch.deliberate(r"404 GET /api/people/")
    bruno.open("/people/nosuchperson")
    expect(bruno.page.get_by_role("heading", name="There is nobody here")).to_be_visible()
    said = "The account may have been removed, or the link lost a letter. Ask for it again."
    expect(bruno.page.get_by_role("alert")).to_have_text(said)
    expect(bruno.page.get_by_role("main").get_by_text("nobody")).to_have_count(1)


def test_a_server_that_is_gone_and_comes_back(visit: Visit, server: Server) -> None:
    anna = visit("Anna")
    anna.watch.deliberate(r"WebSocket connection .* failed|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET")
    anna.sit_at("troyes-dice", [{"kind": "me"}], seed="gone")
    table = Table(anna.page, anna.watch)
    table.ready()
    table.my_turn()
    server.kill()
    expect(table.bar.get_by_text("reconnecting…")).to_be_visible()
    table.options.first.click()  # it is kept until somebody hears it
    server.start()
    expect(table.undo.or_(table.end).and_(anna.page.locator(":enabled")).first).to_be_visible()
    expect(table.bar.get_by_text("reconnecting…")).to_have_count(0)

    home = Home(anna.page)
    anna.open("/")
    expect(home.table("Troyes Dice")).to_have_count(1)
    server.kill()
    home.game("Troyes").click()
    home.play("Play against 2 bots")
    expect(anna.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    server.start()
    home.play("Play against 2 bots")
    table.ready()
    table.my_turn()


def test_what_is_wanted_without_a_server_is_here_before_it_goes(visit: Visit) -> None:
    """Also in a browser that keeps no pages."""
    anna = visit("Anna")
    anna.watch.deliberate("ERR_INTERNET_DISCONNECTED")
    fetched: list[str] = []
    anna.page.on("requestfinished", lambda asked: fetched.append(asked.url.rpartition("/")[2]))
    anna.open("/")
    for part in ("second.svelte-", "words-page-en-"):
        waited(anna.page, lambda part=part: any(one.startswith(part) for one in fetched), f"{part}: {fetched}")
    anna.context.set_offline(True)
    Home(anna.page).game("Troyes").click()
    Home(anna.page).play("Play against 2 bots")
    expect(anna.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    expect(anna.page.get_by_role("complementary", name="On this device")).to_be_visible()


UNFETCHED = """() => {
    const payload = new TypeError("Failed to fetch dynamically imported module");
    dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload }));
    void Promise.reject(payload);
}"""


def test_a_part_of_the_page_that_does_not_come_is_told(visit: Visit) -> None:
    anna = visit()
    anna.open("/")
    expect(Home(anna.page).game("Troyes")).to_be_visible()
    anna.page.evaluate(UNFETCHED)
    expect(anna.page.get_by_text("The server cannot be reached.")).to_be_visible()
