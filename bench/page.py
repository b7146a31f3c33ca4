"""The first page: what it loads, and when it can be used; a table: how smoothly a turn is told. `make bench ARGS=page`.

Needs Chromium.
"""

import shutil
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, sync_playwright

from bench import alone
from bench.serving import served

TRIES = 7
BAR_KB, BAR_SECONDS = 150.0, 1.0
FRAME_MS = 1000 / 60
SIZES = """() => [performance.getEntriesByType("navigation"), performance.getEntriesByType("resource")].flat()
    .map((entry) => [entry.name, entry.transferSize])"""
SIT_DOWN = """async () => {
    const post = (path, body) => fetch(path, { method: "POST", headers: { "content-type": "application/json" },
        body: JSON.stringify(body) }).then((answer) => answer.json());
    await post("/api/guests", { name: "Anna" });
    const bot = { kind: "bot", bot: "greedy" };
    return (await post("/api/tables", { game: "troyes", seats: [{ kind: "me" }, bot, bot, bot], seed: "frames" })).id;
}"""
FRAMES = """() => {
    window.frames_ = [];
    let last = 0;
    const frame = (now) => {
        const told = document.querySelector("[data-beat]") !== null;
        if (told && last) window.frames_.push(now - last);
        last = told ? now : 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""
"""How long each frame lasts while something is told."""


def opened(browser: Browser, address: str) -> tuple[float, float]:
    """Kilobytes over the wire, and seconds until a game can be picked."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Troyes Dice").wait_for()
    seconds = page.evaluate("performance.now()") / 1000
    page.wait_for_load_state("networkidle")
    sizes = page.evaluate(SIZES)
    context.close()
    return sum(size for _, size in sizes) / 1000, seconds


def frames(browser: Browser, address: str) -> list[float]:
    """Milliseconds of each frame while others place their citizens and the first round begins."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    page = context.new_page()
    page.goto(address)
    page.goto(f"{address}/table/{page.evaluate(SIT_DOWN)}")
    page.locator("main.ground svg").first.wait_for()
    page.evaluate(FRAMES)
    for _ in range(40):
        if page.get_by_role("log").get_by_text("Black dice attack").count():
            break
        step(page)
    found = page.evaluate("window.frames_")
    context.close()
    return found


def step(page: Page) -> None:
    """A choice, once all is told."""
    page.locator("[data-beat]").wait_for(state="detached")
    page.keyboard.press("e")
    page.wait_for_timeout(150)
    page.keyboard.press("1")
    page.wait_for_timeout(300)


def compare() -> None:
    with served() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or "chromium-headless-shell",
            args=["--no-sandbox", "--disable-gpu"],
        )
        found = [opened(browser, server.address) for _ in range(TRIES)]
        told = frames(browser, server.address)
        alone.compare(browser)
        browser.close()
    size, seconds = max(size for size, _ in found), median(seconds for _, seconds in found)
    verdict = "ok" if size < BAR_KB and seconds < BAR_SECONDS else "ABOVE THE BAR"
    print("\nThe first page, with nothing in the browser's cache:")
    print(f"  {size:.0f} kB over the wire (bar: {BAR_KB:g})")
    print(f"  usable after {seconds:.2f} s (bar: {BAR_SECONDS:g})  {verdict}")
    slowest = quantiles(told, n=20)[-1]
    smooth = "ok" if max(median(told), slowest) < FRAME_MS + 1 else "BELOW 60 A SECOND"
    print(f"\nA turn that is told, {len(told)} frames:")
    print(f"  {1000 / median(told):.0f} a second; of twenty the longest lasts {slowest:.0f} ms  {smooth}")
