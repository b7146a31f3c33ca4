"""Looks over a page's shoulder: what goes wrong in it, where it asks, and what the table tells it."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebSocket

PATIENCE = 60.0
"""Seconds after which a test no longer waits."""
NEWCOMER = re.compile(r"^401 (POST /api/tables(/\w+/join)?/?|(GET|PATCH) /api/me)$")
"""Someone who is not yet known is told so, and becomes a guest: no trouble."""
ECHO = ("Failed to load resource", "Service Worker registration blocked")
"""The console repeats every refusal, which is looked at where it is answered; and tells what the tests leave out."""


def waited(page: Page, holds: Callable[[], Any], what: str = "", seconds: float = PATIENCE) -> None:
    """Until it holds, while the page lives on."""
    for _ in range(int(seconds * 100)):
        if holds():
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"waited in vain: {what or holds}")


def found_out(page: Page, script: str, arg: Any = None) -> None:
    """Until a page finds by and by that it holds: `wait_for_function` does not wait for a promise."""
    waited(page, lambda: page.evaluate(script, arg), f"{script} {arg or ''}")


class Watch:
    def __init__(self, page: Page, origin: str) -> None:
        self.page = page
        self.origin = origin
        self.troubles: list[str] = []
        self.heard: list[str] = []
        """Everything that came over the live line, as it came."""
        self.sent: list[str | bytes] = []
        """Everything that went over it."""
        self.state: dict[str, Any] = {}
        """The latest state that came."""
        self.turns: dict[int, tuple[int, int] | None] = {}
        """By number of the table: whose turn was open here, and after which of the seat's own moves."""
        self._deliberate: list[re.Pattern[str]] = [NEWCOMER]
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._trouble(f"error: {error.stack or error}"))
        page.on("request", self._request)
        page.on("requestfailed", self._failed)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def deliberate(self, pattern: str) -> None:
        """From now on, and looking back, this is no trouble."""
        self._deliberate.append(re.compile(pattern))

    def all_well(self) -> None:
        left = [one for one in self.troubles if not any(known.search(one) for known in self._deliberate)]
        assert not left, left

    @property
    def n(self) -> int:
        return self.state.get("n", -1)

    def has_all_ways(self) -> bool:
        """Whether the whole ways that the page asks for have come, and it asks for no more of them."""
        before = self._ways_asked()
        self.page.wait_for_timeout(300)
        come = {one["id"] for one in map(json.loads, self.heard) if one["t"] in ("ways", "refused")}
        return self._ways_asked() == before <= come

    def _ways_asked(self) -> set[str]:
        return {one["id"] for one in map(json.loads, self.sent) if one["t"] == "ways"}

    def until(self, holds: Callable[[], Any], what: str = "", seconds: float = PATIENCE) -> None:
        waited(self.page, holds, what, seconds)

    def _trouble(self, words: str) -> None:
        self.troubles.append(words)

    def _path(self, url: str) -> str:
        return url.removeprefix(self.origin).split("?")[0]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(ECHO):
            self._trouble(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.origin, "data:", "blob:")):
            self._trouble(f"left the house: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page was left meanwhile
            self._trouble(f"failed: {request.method} {self._path(request.url)} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._trouble(f"{response.status} {response.request.method} {self._path(response.url)}")

    def _socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.origin.replace("http", "ws", 1)):
            self._trouble(f"left the house: {socket.url}")
        socket.on("framereceived", self._frame)
        socket.on("framesent", self._leaves)

    def _leaves(self, payload: str | bytes) -> None:
        self.sent.append(payload)

    def _frame(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        self.heard.append(text)
        message = json.loads(text)
        if message["t"] == "state":
            self.state = message
            turn = message["turn"]
            self.turns[message["n"]] = (turn["seat"], turn["at"]) if turn else None
