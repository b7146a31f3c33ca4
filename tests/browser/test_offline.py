"""What was opened once opens without a network; a new version is offered, and comes when it is taken."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from scripts import offline
from tests.browser.alone import Alone, Host, hosting, visiting
from tests.browser.conftest import EVERY_LOOK, LOOKS, PHONE, Visit
from tests.browser.test_axe import nothing_serious
from tests.browser.watching import found_out
from tests.page.site import built, engine
from tests.server.serving import Server

from troyes.bots.levels import LEVELS

ME = {"kind": "me"}
EVERYTHING = {
    "bonus": ["baker", "banquet", "prior", "resistance"], "characters": "ladies", "activities": "both",
    "events": "both", "purple_die": True, "ramparts": True, "tournament": True,
}  # fmt: skip
CACHES = "() => caches.keys().then((names) => names.length === 1)"
NOTHING_KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((one) => one.keys()))).every((kept) => kept.length === 0);
}"""
UPDATE = "() => navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => undefined)"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return shutil.copytree(built(), tmp_path_factory.mktemp("first") / "site")


@pytest.fixture(scope="session")
def another(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The next version: its code has another name, and the first one's is gone."""
    folder = shutil.copytree(site, tmp_path_factory.mktemp("another") / "site")
    (entry,) = folder.glob("assets/index-*.js")
    told = [folder / "index.html", *folder.glob("assets/*.js"), *folder.glob("assets/*.css")]
    for path in told:
        path.write_text(path.read_text("utf-8").replace(entry.name, "index-another.js"), "utf-8")
    entry.write_text(f"{entry.read_text('utf-8')}\nwindow.another = true;\n", "utf-8")
    entry.rename(entry.with_name("index-another.js"))
    offline.join(folder, engine(site), served=False)
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    with hosting(site) as host:
        yield host


def offer(alone: Alone) -> Locator:
    return alone.page.get_by_role("button", name="Use it now")


def begun(alone: Alone) -> str:
    """A game in its middle, in a browser that has kept the page."""
    alone.open("/")
    alone.kept()
    table = alone.sit_at("troyes-dice", [ME])
    for _ in range(3):
        assert alone.step()
    return table


def begun_without_network(alone: Alone, host: Host, first: str) -> None:
    """A game begins in a browser that has been on one page, and has neither host nor network any more."""
    alone.open(first)
    alone.kept()
    alone.page.close()
    host.shutdown()
    host.server_close()
    alone.context.set_offline(True)
    alone.page = alone.tab()
    alone.begin("troyes-dice")


def test_from_the_second_visit_on_no_network_is_needed(browser: Browser, site: Path) -> None:
    with hosting(site) as host, visiting(browser, host.address, service_workers="allow") as alone:
        begun_without_network(alone, host, "/")
        for _ in range(4):
            assert alone.step()
        shown = alone.page.locator("section.tray").inner_text()
        alone.page.reload()
        alone.playing()
        expect(alone.page.locator("section.tray")).to_have_text(shown, use_inner_text=True)
        assert alone.step()
        nothing_serious(alone.page)
        alone.open("/rules/troyes")
        expect(alone.page.get_by_role("heading", name="Troyes: the rules", exact=True)).to_be_visible()


def test_who_has_only_read_the_rules_plays_without_a_network(browser: Browser, site: Path) -> None:
    with hosting(site) as host, visiting(browser, host.address, service_workers="allow") as alone:
        begun_without_network(alone, host, "/rules/troyes")
        assert alone.step()


def test_without_room_for_the_page_that_is_said_and_one_plays(browser: Browser, host: Host) -> None:
    with visiting(browser, host.address, service_workers="allow") as alone:
        quota = {"origin": host.address.rpartition("/site")[0], "quotaSize": 3_000_000}
        alone.context.new_cdp_session(alone.page).send("Storage.overrideQuotaForOrigin", quota)
        alone.open("/")
        expect(alone.page.get_by_text("This browser has no room left to keep the page")).to_be_visible(timeout=30_000)
        found_out(alone.page, NOTHING_KEPT)
        alone.begin("troyes-dice")
        assert alone.step()


def test_a_new_version_is_offered_and_waits(browser: Browser, host: Host, another: Path) -> None:
    with visiting(browser, host.address, service_workers="allow") as alone:
        table = begun(alone)
        host.folder = another.parent
        alone.page.evaluate(UPDATE)
        expect(offer(alone)).to_be_visible()
        assert alone.step()
        shown = alone.page.locator("section.tray").inner_text()
        alone.page.reload()
        alone.playing()
        expect(offer(alone)).to_be_visible()
        assert not alone.page.evaluate("window.another ?? false")
        assert alone.step()
        expect(alone.page.locator("section.tray")).not_to_have_text(shown, use_inner_text=True)
        shown = alone.page.locator("section.tray").inner_text()
        nothing_serious(alone.page)
        offer(alone).click()
        alone.page.wait_for_function("() => window.another")
        alone.playing()
        assert alone.page.url.endswith(table)
        expect(alone.page.locator("section.tray")).to_have_text(shown, use_inner_text=True)
        assert alone.step()
        found_out(alone.page, CACHES)


def test_another_tab_goes_on_with_its_version(browser: Browser, host: Host, another: Path) -> None:
    with visiting(browser, host.address, service_workers="allow") as alone:
        begun(alone)
        first = alone.page
        alone.page = alone.tab()
        alone.open("/")
        host.folder = another.parent
        alone.page.evaluate(UPDATE)
        offer(alone).click()
        alone.page.wait_for_function("() => window.another")
        alone.page = first
        assert not alone.page.evaluate("window.another ?? false")
        assert alone.step()
        alone.open("/learn")  # of which nothing has been fetched before
        expect(alone.page.get_by_role("heading", level=1, name="Learn by playing")).to_be_visible()
        assert not alone.page.evaluate("window.another ?? false")
        offer(alone).click()
        alone.page.wait_for_function("() => window.another")
        found_out(alone.page, CACHES)


def test_a_host_in_the_middle_of_an_update_gives_nothing_away(browser: Browser, host: Host, another: Path) -> None:
    mixed = shutil.copytree(another.parent, another.parent.with_name("mixed"))
    shutil.copy(host.folder / "site" / "index.html", mixed / "site" / "index.html")
    with visiting(browser, host.address, service_workers="allow") as alone:
        begun(alone)
        alone.page.wait_for_function("() => navigator.serviceWorker.controller")
        host.folder = mixed
        alone.page.evaluate(f"() => ({UPDATE})().catch(() => undefined)")
        found_out(
            alone.page, "() => navigator.serviceWorker.getRegistration().then((one) => !one.installing && !one.waiting)"
        )
        assert alone.step()
        alone.page.reload()
        alone.playing()
        assert offer(alone).count() == 0
        assert not alone.page.evaluate("window.another ?? false")


@pytest.mark.parametrize("look", LOOKS)
def test_the_offer_is_in_nobodys_way(browser: Browser, host: Host, another: Path, look: str) -> None:
    with visiting(browser, host.address, service_workers="allow", **LOOKS[look]) as alone:
        alone.open("/")
        alone.kept()
        host.folder = another.parent
        alone.page.evaluate(UPDATE)
        expect(offer(alone)).to_be_in_viewport()
        alone.nothing_wrong()
        alone.page.get_by_role("button", name="Close").click()
        expect(offer(alone)).to_have_count(0)


def can_be_installed(page: Page) -> None:
    told = page.context.new_cdp_session(page)
    assert told.send("Page.getAppManifest")["errors"] == []
    found = told.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found] == ["in-incognito"]  # as every browser of a test is


def test_it_can_be_installed(browser: Browser, host: Host) -> None:
    with visiting(browser, host.address, service_workers="allow") as alone:
        alone.open("/")
        alone.kept()
        can_be_installed(alone.page)


@pytest.mark.parametrize("level", LEVELS if EVERY_LOOK else LEVELS[:1])
def test_two_rounds_with_everything_by_touch_in_french(browser: Browser, host: Host, level: str) -> None:
    bots: list[dict[str, Any]] = [{"kind": "bot", "bot": level}] * 2
    with visiting(browser, host.address, locale="fr-FR", **PHONE) as alone:
        table = alone.sit_at("troyes", [ME, *bots], seconds=0.2, options=EVERYTHING)
        while alone.game(table).view(None)["round"] < 3:
            assert alone.touch()
        assert alone.seats() == set(range(1 + len(bots)))


# -- with a server ---------------------------------------------------------------------------------------------------


def test_a_page_of_a_server_opens_without_it(visit: Visit, house_apart: Server) -> None:
    """What the page does then is another matter: its engine is here."""
    anna = visit(service_workers="allow")
    anna.watch.deliberate("")
    anna.page.goto(house_apart.url)
    anna.page.wait_for_function("() => navigator.serviceWorker.controller")
    folder = anna.page.locator("meta[name=troyes-engine]").get_attribute("content")
    assert folder, "built without the engine: `make client` builds it"
    kept = "(path) => caches.match(path).then((found) => found !== undefined)"
    for name in ("python.bin", "library.bin", "troyes.bin", "glue.bin", "pyodide.js", "api/games.json"):
        found_out(anna.page, kept, f"/{folder.split()[0]}{name}")
    can_be_installed(anna.page)
    house_apart.kill()
    for path in ("/", "/rules/troyes", "/table/nowhere"):
        answer = anna.page.goto(house_apart.url + path)
        assert answer is not None
        assert answer.from_service_worker
        expect(anna.page.locator("#app > *").first).to_be_visible()
