"""The page that plays by itself: from a first visit on a slow line to the first decision, and once more with all of it
kept in the browser; and the longest the page stands still meanwhile. A part of `make bench ARGS=page`.

Needs Chromium, and builds `build/site`.
"""

import subprocess
import sys
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext

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
        self._free = 0.0
        self._lock = threading.Lock()

    def wait(self, size: int) -> None:
        if not self.bytes_a_second:
            return
        with self._lock:
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


def decided(context: BrowserContext, address: str, throttled: bool) -> tuple[float, float]:
    """Seconds from the address line to the first decision, and the longest task of the page in milliseconds."""
    page = context.new_page()
    page.add_init_script(TASKS)
    LINE.bytes_a_second = MBIT * 1e6 / 8 if throttled else 0.0
    page.goto(f"{address}#/new/troyes-dice", wait_until="commit")
    page.locator("button.main").last.click()
    page.locator("section.tray button.option").first.wait_for(timeout=120_000)
    found = page.evaluate("[performance.now() / 1000, window.longest_]")
    LINE.bytes_a_second = 0.0
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=120_000)  # and all of it is kept
    page.close()
    return found[0], found[1]


def compare(browser: Browser) -> None:
    subprocess.run([sys.executable, ROOT / "scripts" / "site.py"], check=True)
    site = ROOT / "build" / "site"
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=site))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{host.server_port}/"
    context = browser.new_context()
    cold, task = decided(context, address, throttled=True)
    cached, task_again = decided(context, address, throttled=False)
    context.close()
    host.shutdown()
    host.server_close()
    (engine,) = site.glob("assets/engine-*")
    fetched = sum(path.stat().st_size for path in engine.iterdir() if path.is_file()) / 1e6
    longest = max(task, task_again)
    print(f"\nThe page that plays by itself ({fetched:.1f} MB of engine), from the address line to the first decision:")
    print(f"  {cold:.1f} s at {MBIT:g} Mbit with nothing cached (bar: {BAR_COLD:g})  {_verdict(cold <= BAR_COLD)}")
    print(f"  {cached:.1f} s with all of it cached (bar: {BAR_CACHED:g})  {_verdict(cached <= BAR_CACHED)}")
    print(f"  longest task of the page {longest:.0f} ms (bar: {BAR_TASK:g})  {_verdict(longest <= BAR_TASK)}")


def _verdict(holds: bool) -> str:
    return "ok" if holds else "ABOVE THE BAR"
