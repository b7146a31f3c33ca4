"""Somebody with a browser and a page that plays by itself, from a host of plain files."""

import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Page, Request, expect
from tests.browser.conftest import ARGS, DESKTOP
from tests.browser.driving import OFFERED
from tests.browser.test_axe import AT_REST, LOOKS, axe
from tests.browser.thumb import IN_SIGHT
from tests.browser.watching import PATIENCE

import troyes

SHOWN = "() => Math.max(...[...document.querySelectorAll('main[data-n]')].map((board) => Number(board.dataset.n)))"
"""The state that a board shows."""
PAST = "(n) => [...document.querySelectorAll('main[data-n]')].every((board) => Number(board.dataset.n) > n)"
TOUCHED = "(seen) => [...seen.end, ...seen.ways, ...seen.spots, ...seen.deeds, ...seen.options][0]"
"""What a thumb takes of all that it sees."""


class Plain(SimpleHTTPRequestHandler):
    """`python -m http.server`, without its talk."""

    server: "Host"

    def translate_path(self, path: str) -> str:
        self.server.asked.append(path)
        self.directory = str(self.server.folder)
        return super().translate_path(path)

    def end_headers(self) -> None:
        if self.path.endswith(".gz"):
            self.send_header("Content-Encoding", "gzip")  # as many hosts do: then it comes unpacked
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Host(ThreadingHTTPServer):
    """A folder of plain files, under a path of its own, as hosts often have it."""

    def __init__(self, site: Path) -> None:
        super().__init__(("127.0.0.1", 0), Plain)
        self.folder = site.parent
        self.asked: list[str] = []
        self.address = f"http://127.0.0.1:{self.server_port}/{site.name}/"


@contextmanager
def hosting(site: Path) -> Iterator[Host]:
    host = Host(site)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield host
    finally:
        host.shutdown()
        host.server_close()


def step(page: Page) -> bool:
    """Does one thing: what is offered first, the end of a turn, the next at this device. False: it is over."""
    page.wait_for_function(f"() => Object.values(({OFFERED})()).some(Boolean)", timeout=30_000)
    seen = page.evaluate(OFFERED)
    if seen["over"]:
        return False
    if seen["curtain"]:
        page.locator("[aria-modal] button").first.click()
        expect(page.locator("[aria-modal]")).to_have_count(0)
        return True
    options = page.locator("section.tray button.option")
    if not seen["held"] and not options.count():
        page.locator('section.tray [data-fold][aria-expanded="false"]').first.click()
        expect(options.first).to_be_visible()
    before = page.evaluate(SHOWN)
    if seen["held"]:
        page.keyboard.press("e")
    else:
        options.first.click()
    page.wait_for_function(PAST, arg=before)
    return True


class Alone:
    """Somebody with a browser and no server."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.trouble: list[str] = []
        context.on("request", self._asked)
        self.page = self.tab()

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.trouble.append(f"asked elsewhere: {request.url}")

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("console", lambda said: self.trouble.append(said.text) if said.type == "error" else None)
        return page

    def open(self, path: str) -> None:
        self.page.goto(f"{self.address}#{path}")

    def kept(self) -> None:
        """Waits until this browser has all of it."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller")

    def begin(self, game: str) -> None:
        """From the first page of a new game to its table."""
        self.open(f"/new/{game}")
        self.page.locator("form button.main").click()
        self.playing()

    def playing(self) -> None:
        expect(self.page.locator("section.tray, footer.act, [aria-modal]").first).to_be_visible(timeout=30_000)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the engine answers to somebody who has not opened the page for it."""
        self.page.wait_for_function("() => window.troyes")
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const answer = await window.troyes.ask(method, path, "en", body ?? undefined);
                const text = await answer.text();
                if (!answer.ok) throw new Error(text);
                return text ? JSON.parse(text) : null;
            }""",
            [method, path, body],
        )

    def sit_at(self, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
        self.open("/")
        self.ask("POST", "/api/guests", {"name": "Ana", "lang": "en"})
        table = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        self.open(f"/table/{table['id']}")
        self.playing()
        return table["id"]

    def step(self) -> bool:
        """Does one thing. False: it is over."""
        return step(self.page)

    def touch(self) -> bool:
        """The same with a thumb on a phone: what is in sight. False: it is over."""
        page = self.page
        page.wait_for_function(f"() => {{ const seen = ({IN_SIGHT})(); return seen.over || ({TOUCHED})(seen); }}")
        if page.evaluate(IN_SIGHT)["over"]:
            return False
        before = page.evaluate(SHOWN)
        page.touchscreen.tap(*page.evaluate(f"() => ({TOUCHED})(({IN_SIGHT})()).at"))
        page.wait_for_function(PAST, arg=before)
        return True

    def rows(self) -> dict[str, Any]:
        """All that lies on the shelf, by name."""
        return self.ask("GET", "/api/me/export")["rows"]

    def seats(self) -> set[int]:
        """The seats of which a choice lies on the shelf."""
        tables = [row for name, row in self.rows().items() if name.startswith("table/")]
        return {seat for row in tables for seat, _ in row["choices"]}

    def game(self, id: str) -> troyes.Game:
        """A table's game as far as it lies on the shelf, played once more by our own Python."""
        row = self.rows()[f"table/{id}"]
        table = row["table"]
        game = troyes.new_game(table["game"], players=len(table["seats"]), seed=table["seed"], **table["options"])
        for seat, key in row["choices"]:
            game.play(seat, key)
        return game

    def nothing_wrong(self) -> None:
        self.page.evaluate(axe())
        found = self.page.evaluate("async () => (await axe.run()).violations.map((one) => [one.id, one.nodes[0].html])")
        assert not found, (self.page.url, found)

    def looks(self) -> Iterator[None]:
        """Dark and on a phone, light and on a desk, as everywhere: it is left as it is usually."""
        self.page.evaluate(AT_REST)
        for scheme, size in reversed(LOOKS):
            self.page.set_viewport_size(size)
            self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            expect(self.page.locator("html")).to_have_attribute("data-theme", scheme)
            yield


USUAL: dict[str, Any] = {
    "locale": "en-GB", "reduced_motion": "reduce", "viewport": DESKTOP, "service_workers": "block",
    "accept_downloads": True,
}  # fmt: skip


def furnished(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script("localStorage['troyes.pace'] ??= 'off'; localStorage['troyes.confirming'] ??= 'always';")
    return context


@contextmanager
def living(kind: BrowserType, profile: Path) -> Iterator[BrowserContext]:
    """A browser of its own that keeps what it knows in a folder, even if it is killed."""
    program = shutil.which("chromium-headless-shell")
    context = kind.launch_persistent_context(profile, executable_path=program, args=ARGS, **USUAL)
    try:
        yield furnished(context)
    finally:
        with suppress(Error):  # it is gone already
            context.close()


@contextmanager
def visiting(browser: Browser, address: str, **more: Any) -> Iterator[Alone]:
    """`service_workers="allow"`: somebody whose browser keeps the page."""
    context = furnished(browser.new_context(**USUAL | more))
    visitor = Alone(context, address)
    try:
        yield visitor
    finally:
        context.close()
    assert visitor.trouble == []
