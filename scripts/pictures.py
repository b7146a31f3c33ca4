"""Makes the README's pictures of the pages: docs/images/web-*.webp, from a real server and always the same games.

`python scripts/pictures.py` makes all of them; names after it make only those, such as `troyes dice-phone-dark`.
The client must be built (`python scripts/client.py`), and Chromium installed.
"""

import base64
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, expect, sync_playwright
from websockets.sync.client import connect

import troyes
from troyes.bots.player import choose_for
from troyes.bots.roster import make

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "images"
LARGEST = 250_000
"""Bytes of a picture."""
PATIENCE = 30.0
NAMES = ("Anna", "Bastien", "Clémence", "Denis")
LADIES = {
    "characters": "ladies",
    "open_character": True,
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


# -- the house -------------------------------------------------------------------------------------------------------


@contextmanager
def house() -> Iterator[str]:
    """A server of our own, as long as the pictures take; the address at which it answers."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    unlimited = (
        "ADDRESS_REQUESTS_PER_MINUTE",
        "GUEST_REQUESTS_PER_MINUTE",
        "NEW_GUESTS_PER_HOUR",
        "MESSAGES_PER_SECOND",
    )
    environment = {**os.environ, "TROYES_BOT_PAUSE": "0", **{f"TROYES_{name}": "0" for name in unlimited}}
    with tempfile.TemporaryDirectory() as data:
        words = [sys.executable, "-m", "troyes", "serve", "--port", str(port), "--data", data]
        server = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            until = time.monotonic() + PATIENCE
            while not _answers(url):
                assert server.poll() is None, "the server does not start"
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)
            yield url
        finally:
            server.terminate()
            server.wait(PATIENCE)


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", timeout=2).is_success
    except httpx.TransportError:
        return False


class Host:
    """Someone who has all the seats of all the tables in the pictures."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.token = httpx.post(f"{url}/api/guests", json={"name": NAMES[0], "token": True}).json()["token"]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def table(self, game: str, seed: str, players: int = 1, **more: Any) -> str:
        seats = [{"kind": "me"}, *({"kind": "hot", "name": name} for name in NAMES[1:players])]
        body = {"game": game, "seats": seats, "seed": seed, **more}
        answer = httpx.post(f"{self.url}/api/tables", json=body, headers=self.headers)
        assert answer.is_success, answer.text
        return answer.json()["id"]

    def played(
        self, game: str, seed: str, enough: Callable[[troyes.Game], bool], players: int = 1, **options: Any
    ) -> str:
        """A table played by good players until it is worth a picture."""
        id = self.table(game, seed, players, options=options)
        copy = troyes.new_game(game, players=players, seed=seed, **options)
        bot = make("greedy", seed=1)
        with connect(
            f"ws{self.url.removeprefix('http')}/api/tables/{id}/live", additional_headers=self.headers
        ) as line:
            line.send(json.dumps({"t": "hello", "foresee": False}))
            moved = dict.fromkeys(range(players), 0)
            while copy.pending and not enough(copy):
                decision = copy.pending[0]
                key = choose_for(bot, copy, decision).key
                copy.play(decision.seat, key)
                moved[decision.seat] = _chosen(line, decision.seat, moved[decision.seat], key)
        return id


def _chosen(line: Any, seat: int, at: int, key: str) -> int:
    line.send(json.dumps({"t": "choose", "id": "x", "seat": seat, "at": at, "keys": [key], "confirm": True}))
    while True:
        message = json.loads(line.recv(PATIENCE))
        assert message["t"] != "refused", message
        if message["t"] == "done":
            return message["n"]


# -- the moments -----------------------------------------------------------------------------------------------------


def acting(round: int, after: int) -> Callable[[troyes.Game], bool]:
    """The first seat's turn to act, so many choices into a round of Troyes."""

    def holds(game: troyes.Game) -> bool:
        decision = game.pending[0]
        return (game.view(0)["round"], decision.seat, decision.kind) == (round, 0, "action") and len(
            game.made()
        ) > after

    return holds


def midday(game: troyes.Game) -> bool:
    """A choice of dice in the afternoon of the fifth day of Troyes Dice."""
    view = game.view(0)
    return view["day"] == 5 and view["half"] == "afternoon" and game.pending[0].kind == "die"


def never(game: troyes.Game) -> bool:
    return False


MOMENTS: dict[str, Callable[[Host], str]] = {
    "home": lambda host: "/",
    "new": lambda host: "/new/troyes",
    "troyes": lambda host: f"/table/{host.played('troyes', 'market day', acting(3, 120), 3)}",
    "ladies": lambda host: f"/table/{host.played('troyes', 'ramparts', acting(3, 120), 4, **LADIES)}",
    "dice": lambda host: f"/table/{host.played('troyes-dice', 'hot fair', midday)}",
    "ending": lambda host: f"/table/{host.played('troyes', 'market day', never, 3)}",
}
PICTURES = [
    *("home", "home-dark", "new", "troyes", "troyes-dark", "ladies", "ladies-dark", "dice", "dice-dark", "ending"),
    *("home-phone", "home-phone-dark", "troyes-phone", "troyes-phone-dark", "dice-phone", "dice-phone-dark"),
]


def pick_dice(page: Page) -> None:
    """Two dice in the hand: the board shows what they can do."""
    own = page.get_by_role("group", name="City square").get_by_role("button", name=f"{NAMES[0]}: yellow")
    for die in own.all()[:2]:
        die.click()
    page.mouse.move(5, 5)


def point_at_die(page: Page) -> None:
    """A die under the hand: threads lead to what it reaches."""
    dice = page.get_by_role("group", name="The dice").locator("[role=button]:not([aria-disabled])")
    dice.last.hover()


def skip_the_ceremony(page: Page) -> None:
    """All is counted, and the verdict is told."""
    page.get_by_role("button", name="Skip", exact=True).click()
    page.mouse.move(5, 5)


HANDS: dict[str, Callable[[Page], None]] = {
    "troyes": pick_dice,
    "ladies": pick_dice,
    "dice": point_at_die,
    "ending": skip_the_ceremony,
}


# -- the pictures ----------------------------------------------------------------------------------------------------


def picture(browser: Browser, host: Host, name: str, path: str) -> None:
    size = PHONE if "phone" in name.split("-") else DESKTOP
    scheme = "dark" if name.endswith("-dark") else "light"
    context = browser.new_context(**size, color_scheme=scheme, locale="en-GB", reduced_motion="reduce")
    if path.startswith("/table/"):  # the other pages look as they do to someone new
        context.add_cookies([{"name": "troyes", "value": host.token, "url": host.url}])
    page = context.new_page()
    page.goto(host.url + path)
    settle(page, path)
    if size is DESKTOP:
        HANDS.get(name.split("-")[0], lambda page: None)(page)
        page.wait_for_timeout(500)
    view, sharp = size["viewport"], size.get("device_scale_factor", 1)
    clip = {"x": 0, "y": 0, **view, "scale": sharp}
    for quality in (88, 80, 70, 60):
        taken = context.new_cdp_session(page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip}
        )
        data = base64.b64decode(taken["data"])
        if len(data) < LARGEST:
            break
    assert len(data) < LARGEST, f"{name} is too large"
    (FOLDER / f"web-{name}.webp").write_bytes(data)
    context.close()
    print(f"web-{name}.webp  {len(data) // 1000} kB")


def settle(page: Page, path: str) -> None:
    """Waits until everything is drawn, the letters too, and nothing more is on its way."""
    curtain = page.get_by_role("dialog", name="Pass the device")
    expect(curtain.or_(page.locator("main")).first).to_be_visible(timeout=PATIENCE * 1000)
    page.wait_for_timeout(500)
    if curtain.count():
        curtain.get_by_role("button").click()
    here = page.get_by_role("main").get_by_role("heading").or_(page.locator("main svg [role=button]"))
    expect(here.first).to_be_visible(timeout=PATIENCE * 1000)
    page.evaluate("() => document.fonts.ready.then(() => true)")
    if path.startswith("/table/"):
        expect(page.get_by_text("Your turn", exact=True)).to_have_count(0, timeout=PATIENCE * 1000)
    page.wait_for_timeout(500)


def main(wanted: list[str]) -> None:
    program = shutil.which("chromium-headless-shell")
    assert program, "no Chromium here: `make chromium` installs it"
    FOLDER.mkdir(parents=True, exist_ok=True)
    with house() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        host = Host(url)
        paths: dict[str, str] = {}
        for name in wanted or PICTURES:
            moment = name.split("-")[0]
            if moment not in paths:
                paths[moment] = MOMENTS[moment](host)
            picture(browser, host, name, paths[moment])
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
