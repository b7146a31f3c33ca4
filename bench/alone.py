"""The page that plays by itself: from a first visit on a slow line to the first decision, and once more with all of it
kept in the browser; and the longest the page stands still meanwhile, and while Troyes is played with everything against
bots, and on the pages that are largest. A part of `make bench ARGS=page`.

On a busy machine seconds say little. So the parts are told as well: the bytes that came and how long the line needs for
them, the processor time of the whole browser, and how much of the longest task the page was really at work.
`python -m bench.alone` measures this alone.

Needs Chromium, and builds `build/site`.
"""

import json
import random
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, sync_playwright

import troyes

ROOT = Path(__file__).resolve().parent.parent
MBIT = 10.0
BAR_COLD, BAR_CACHED, BAR_TASK = 8.0, 3.0, 100.0
STEPS = 30
READING_MS = 3000
PROGRAM = shutil.which("chromium-headless-shell") or "chromium-headless-shell"
ARGS = ["--no-sandbox", "--disable-gpu"]
LARGE = ("", "rules/troyes", "cards/troyes", "rules")
EVERYTHING: dict[str, Any] = {
    "bonus": ["baker", "banquet", "prior", "resistance"], "characters": "ladies", "activities": "both",
    "events": "both", "purple_die": True, "ramparts": True, "tournament": True,
}  # fmt: skip
TABLE = {
    "game": "troyes",
    "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": level} for level in ("count", "provost", "greedy")]],
    "seconds": 1,
    "options": EVERYTHING,
}
BEGIN = """async (table) => {
    const ask = async (...what) => (await window.troyes.ask(...what)).json();
    await ask("POST", "/api/guests", "en", { name: "Ana", lang: "en" });
    return (await ask("POST", "/api/tables", "en", table)).id;
}"""
BRING = """async (record) => {
    const ask = async (...what) => (await window.troyes.ask(...what)).json();
    await ask("POST", "/api/guests", "en", { name: "Ana", lang: "en" });
    return (await ask("POST", "/api/records", "en", record)).id;
}"""
TASKS = """
    window.longest_ = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.longest_ = Math.max(window.longest_, entry.duration);
    }).observe({ type: "longtask", buffered: true });
"""


class Line:
    """As many bytes as a line of that speed brings, whoever asks for them.

    The host waits, and not the browser: Playwright's line is a page's own, and the engine is fetched by a worker, whose
    requests it does not slow down.
    """

    def __init__(self) -> None:
        self.bytes_a_second = 0.0
        """0: as fast as it can."""
        self.bytes = 0
        """So many have come."""
        self._free = 0.0
        self._lock = threading.Lock()

    def wait(self, size: int) -> None:
        with self._lock:
            self.bytes += size
            if not self.bytes_a_second:
                return
            self._free = max(self._free, time.monotonic()) + size / self.bytes_a_second
            pause = self._free - time.monotonic()
        time.sleep(max(0.0, pause))


LINE = Line()


class Plain(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := source.read(16_384):
            LINE.wait(len(piece))
            outputfile.write(piece)

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Opened(NamedTuple):
    """A visit, until the first decision."""

    seconds: float
    longest_task: float
    """Of the page, in milliseconds."""
    megabytes: float
    """Over the line, so far."""
    processor: float
    """Seconds of all of the browser's processes."""

    def told(self) -> str:
        line = self.megabytes * 8 / MBIT
        return (
            f"{self.megabytes:.1f} MB, {line:.1f} s of a {MBIT:g} Mbit line; {self.processor:.1f} s of processor time"
        )


def processor_time(browser: Browser) -> float:
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(process["cpuTime"] for process in found)


def decided(context: BrowserContext, address: str, throttled: bool) -> Opened:
    """From the address line to the first decision."""
    browser = context.browser
    assert browser is not None
    page = context.new_page()
    page.add_init_script(TASKS)
    LINE.bytes_a_second = MBIT * 1e6 / 8 if throttled else 0.0
    bytes_before, busy_before = LINE.bytes, processor_time(browser)
    page.goto(f"{address}#/new/troyes-dice", wait_until="commit")
    page.locator("button.main").last.click()
    page.locator("section.tray button.option").first.wait_for(timeout=120_000)
    seconds, longest = page.evaluate("[performance.now() / 1000, window.longest_]")
    found = Opened(seconds, longest, (LINE.bytes - bytes_before) / 1e6, processor_time(browser) - busy_before)
    LINE.bytes_a_second = 0.0
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=120_000)  # and all of it is kept
    page.close()
    return found


class Task(NamedTuple):
    """The longest of many."""

    milliseconds: float
    processor: float
    """None was at work for longer, of those of which it is known: the rest they waited for a processor."""
    unknown: int
    """So many have no processor time in the trace,"""
    longest_unknown: float
    """and the longest of them took so long."""


def longest(trace: bytes) -> Task:
    """Of the threads that draw pages."""
    events = json.loads(trace)["traceEvents"]
    drawing = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event
        for event in events
        if event["ph"] == "X" and event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in drawing
    ]
    at_work = [event["tdur"] / 1000 for event in tasks if "tdur" in event]
    unknown = [event["dur"] / 1000 for event in tasks if "tdur" not in event]
    whole = max(event["dur"] / 1000 for event in tasks)
    return Task(whole, max(at_work, default=0.0), len(unknown), max(unknown, default=0.0))


def begun(page: Page, address: str) -> None:
    """Until the first decision, and a moment longer: the thinkers start then."""
    page.goto(f"{address}#/new/troyes-dice")
    page.locator("button.main").last.click()
    page.locator("section.tray button.option").first.wait_for(timeout=120_000)
    page.wait_for_timeout(READING_MS)


def played(page: Page, address: str) -> None:
    """A few steps at the largest table there is."""
    page.goto(address)
    page.wait_for_function("() => window.troyes")
    page.goto(f"{address}#/table/{page.evaluate(BEGIN, TABLE)}")
    page.locator("section.tray").wait_for(timeout=120_000)
    for _ in range(STEPS):
        page.keyboard.press("e")
        page.wait_for_timeout(150)
        page.keyboard.press("1")
        page.wait_for_timeout(300)


def replayed(page: Page, address: str) -> None:
    """A game with everything, from its end to its beginning and some steps on."""
    page.goto(address)
    page.wait_for_function("() => window.troyes")
    page.goto(f"{address}#/record/{page.evaluate(BRING, finished())}")
    page.get_by_role("slider").first.wait_for(timeout=120_000)
    page.keyboard.press("End")
    page.wait_for_timeout(150)
    page.keyboard.press("Home")
    for _ in range(STEPS):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(150)


def finished() -> Any:
    """The record of a game that chance has played."""
    game, rng = troyes.new_game("troyes", players=4, seed="bench", **EVERYTHING), random.Random(1)
    while game.pending:
        decision = game.pending[0]
        game.play(decision.seat, rng.choice(decision.options.keys()))
    return game.record()


def read(page: Page, address: str, path: str) -> None:
    """A large page, with all that comes after its first lines."""
    page.goto(f"{address}#/{path}")
    page.wait_for_selector("h1", timeout=120_000)
    page.wait_for_timeout(READING_MS)


def still(kind: BrowserType, address: str) -> dict[str, Task]:
    """The longest task of each visit; each in a browser that has never seen the page."""
    visits: dict[str, Callable[[Page], None]] = {
        "a first decision": partial(begun, address=address),
        "Troyes with everything, against three": partial(played, address=address),
        "the replay of such a game": partial(replayed, address=address),
        **{f"/{path}": partial(read, address=address, path=path) for path in LARGE},
    }
    found: dict[str, Task] = {}
    for what, visit in visits.items():
        browser = kind.launch(executable_path=PROGRAM, args=ARGS)
        page = browser.new_context(service_workers="block").new_page()
        browser.start_tracing(page=page, categories=["toplevel"])
        visit(page)
        found[what] = longest(browser.stop_tracing())
        browser.close()
    return found


def compare(browser: Browser) -> None:
    subprocess.run([sys.executable, ROOT / "scripts" / "site.py"], check=True)
    site = ROOT / "build" / "site"
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=site))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{host.server_port}/"
    context = browser.new_context()
    cold = decided(context, address, throttled=True)
    cached = decided(context, address, throttled=False)
    context.close()
    afterwards = still(browser.browser_type, address)
    host.shutdown()
    host.server_close()
    first = max(cold.longest_task, cached.longest_task)
    print("\nThe page that plays by itself, from the address line to the first decision:")
    for what, found, bar in (("nothing", cold, BAR_COLD), ("all of it", cached, BAR_CACHED)):
        print(f"  {found.seconds:.1f} s with {what} cached (bar: {bar:g})  {_verdict(found.seconds <= bar)}")
        print(f"    {found.told()}")
    print(f"  longest task of the page {first:.0f} ms (bar: {BAR_TASK:g})  {_verdict(first <= BAR_TASK)}")
    print(f"  longest task of other visits, each in a new browser (bar: {BAR_TASK:g} ms):")
    for what, task in afterwards.items():
        told = f"{task.milliseconds:.0f} ms, none at work for more than {task.processor:.0f} ms"
        told += (
            f"; of {task.unknown} that is not known, the longest {task.longest_unknown:.0f} ms" if task.unknown else ""
        )
        print(f"    {what}: {told}  {_verdict(task.milliseconds <= BAR_TASK)}")


def _verdict(holds: bool) -> str:
    return "ok" if holds else "ABOVE THE BAR"


if __name__ == "__main__":
    with sync_playwright() as playwright:
        compare(playwright.chromium.launch(executable_path=PROGRAM, args=ARGS))
