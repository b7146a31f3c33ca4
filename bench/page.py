"""The first page: how much it loads, and when it can be used: `make bench ARGS=page`. Needs Chromium."""

import shutil
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from bench.serving import served

TRIES = 7
BAR_KB, BAR_SECONDS = 150.0, 1.0
SIZES = """() => [performance.getEntriesByType("navigation"), performance.getEntriesByType("resource")].flat()
    .map((entry) => [entry.name, entry.transferSize])"""


def opened(browser: Browser, address: str) -> tuple[float, float]:
    """Kilobytes over the wire, and seconds until a game can be picked."""
    context = browser.new_context()
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Troyes Dice").wait_for()
    seconds = page.evaluate("performance.now()") / 1000
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(SIZES)
    context.close()
    return sum(size for _, size in sizes) / 1000, seconds


def compare() -> None:
    with served() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or "chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        found = [opened(browser, server.address) for _ in range(TRIES)]
        browser.close()
    size, seconds = max(size for size, _ in found), median(seconds for _, seconds in found)
    verdict = "ok" if size < BAR_KB and seconds < BAR_SECONDS else "ABOVE THE BAR"
    print("\nThe first page, with nothing in the browser's cache:")
    print(f"  {size:.0f} kB over the wire (bar: {BAR_KB:g})")
    print(f"  usable after {seconds:.2f} s (bar: {BAR_SECONDS:g})  {verdict}")
