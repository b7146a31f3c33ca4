"""The page that plays by itself: from a first visit on a slow line to the first decision, and once more with all of it
kept in the browser; and the longest the page stands still meanwhile. A part of `make bench ARGS=page`.

On a busy machine seconds say little. So the parts are told as well: the bytes that came and how long the line needs for
them, and the processor time of the whole browser. `python -m bench.alone` measures this alone.

Needs Chromium, and builds `build/site`.
"""

import shutil
import subprocess
import sys
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
MBIT = 10.0
BAR_COLD, BAR_CACHED, BAR_TASK = 8.0, 3.0, 100.0
TASKS = """
    window.longest_ = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.longest_ = Math.max(window.longest_, entry.duration);
    }).observe({ type: "longtask", buffered: true });
"""


class Line:
    """As many bytes as a line of that speed brings, whoever asks for them."""

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
    host.shutdown()
    host.server_close()
    longest = max(cold.longest_task, cached.longest_task)
    print("\nThe page that plays by itself, from the address line to the first decision:")
    for what, found, bar in (("nothing", cold, BAR_COLD), ("all of it", cached, BAR_CACHED)):
        print(f"  {found.seconds:.1f} s with {what} cached (bar: {bar:g})  {_verdict(found.seconds <= bar)}")
        print(f"    {found.told()}")
    print(f"  longest task of the page {longest:.0f} ms (bar: {BAR_TASK:g})  {_verdict(longest <= BAR_TASK)}")


def _verdict(holds: bool) -> str:
    return "ok" if holds else "ABOVE THE BAR"


if __name__ == "__main__":
    with sync_playwright() as playwright:
        program = shutil.which("chromium-headless-shell") or "chromium-headless-shell"
        compare(playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"]))
