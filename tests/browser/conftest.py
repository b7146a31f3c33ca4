"""A server, a browser, and visitors. Whoever leaves must not have met any trouble."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright
from tests.browser.watching import PATIENCE, Watch
from tests.server.serving import Server, served

ARGS = ["--no-sandbox", "--disable-gpu"]
"""Of every Chromium here."""
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "laptop": {"viewport": LAPTOP}, "phone": PHONE}
USUAL = {"desktop": ["light"], "laptop": ["dark"], "phone": ["dark"]}
EVERY_LOOK = os.environ.get("EVERY_LOOK") == "1"
"""`make wide` looks with each size in both themes."""
LOOKS: dict[str, dict[str, Any]] = {
    f"{size} in {scheme}": {**SIZES[size], "color_scheme": scheme}
    for size in SIZES
    for scheme in (["light", "dark"] if EVERY_LOOK else USUAL[size])
}
"""What a page is looked at with."""

expect.set_options(timeout=PATIENCE * 1000)


class Visitor:
    """Someone with a browser of their own: cookies, storage, one page or several."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.watches: list[Watch] = []
        self.page = self.tab()

    @property
    def watch(self) -> Watch:
        return self.watches[0]

    def tab(self) -> Page:
        page = self.context.new_page()
        self.watches.append(Watch(page, self.server.url))
        return page

    def open(self, path: str) -> None:
        self.page.goto(self.server.url + path)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Asks the server behind the page's back."""
        headers = {"origin": self.server.url}
        url = self.server.url + path
        answer = self.context.request.fetch(url, method=method, data=body, headers=headers)
        assert answer.ok, (answer.status, answer.text())
        return answer.json() if answer.body() else None

    def arrive(self, name: str) -> None:
        self.ask("POST", "/api/guests", {"name": name})

    def make(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        return self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})

    def sit_at(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A new table, and straight to it."""
        table = self.make(game, seats, **more)
        self.open(f"/table/{table['id']}")
        return table


Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="module")
def house_apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for a module alone: it may be killed, and nobody else's games are there."""
    with served(tmp_path_factory.mktemp("house")) as found:
        yield found


WITH_A_WINDOW = ("faces", "offline", "talk", "telling", "town")
"""Modules about how wide letters run, about being installed and about notices: without a window these are others."""


@pytest.fixture(scope="package")
def browsers() -> Iterator[Callable[[str], Browser]]:
    """For these tests only: as long as one is there its event loop runs, and others want theirs."""
    found: dict[str, Browser] = {}
    with sync_playwright() as playwright:

        def launched(name: str) -> Browser:
            program = shutil.which(name)
            assert program, "no Chromium here: `make chromium` installs it"
            if name not in found:
                found[name] = playwright.chromium.launch(executable_path=program, args=ARGS)
            return found[name]

        yield launched
        for one in found.values():
            one.close()


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest, browsers: Callable[[str], Browser]) -> Browser:
    """Chromium, without a window wherever that makes no difference: it takes a third of the time."""
    about = request.module.__name__.rpartition("test_")[2]
    return browsers("chromium" if about in WITH_A_WINDOW else "chromium-headless-shell")


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """Brings a visitor in. Pictures of a test that failed lie in its temporary folder."""
    here: list[Visitor] = []

    def come(
        name: str = "", *, moving: bool = False, pace: str = "off", confirming: str = "always", **more: Any
    ) -> Visitor:
        """`confirming`: how turns end; empty: as for somebody who has never said so. `service_workers="allow"`: the
        browser keeps the page, which is nobody else's affair."""
        told = {
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "no-preference" if moving else "reduce",
            "service_workers": "block",
            **more,
        }
        context = browser.new_context(**told)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(f"localStorage['troyes.pace'] ??= '{pace}'")
        if confirming:
            context.add_init_script(f'localStorage["troyes.confirming"] ??= "{confirming}";')
        visitor = Visitor(context, server)
        here.append(visitor)
        if name:
            visitor.arrive(name)
        return visitor

    yield come
    failed = getattr(request.node, "failed", False)
    for at, visitor in enumerate(here):
        for tab, watch in enumerate(visitor.watches):
            if failed and not watch.page.is_closed():
                picture = tmp_path / f"{re.sub(r'[^a-z0-9]+', '-', request.node.name)}-{at}-{tab}.png"
                watch.page.screenshot(path=picture)
        visitor.context.close()
    for visitor in here:
        for watch in visitor.watches:
            watch.all_well()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if report.when == "call":
        item.failed = report.failed  # pyright: ignore[reportAttributeAccessIssue]
    return report
