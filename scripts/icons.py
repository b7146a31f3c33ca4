"""Draws the icons of the installed page from their SVGs, in web/public; needs Chromium (`make chromium`).

.venv/bin/python scripts/icons.py
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
DRAWN = {
    "icon-180.png": ("icon-maskable.svg", 180),
    "icon-192.png": ("favicon.svg", 192),
    "icon-512.png": ("favicon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
}
"""Each with what it is drawn from, and its size. Apple's devices round the corners themselves."""


def draw() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (source, size) in DRAWN.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (PUBLIC / source).read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    draw()
