"""Tells people that it is their turn, wherever they want to be told."""

import asyncio
import hmac
import time
from collections.abc import Callable, Coroutine
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
import structlog

from troyes.core.text import render
from troyes.server.guard.links import Links
from troyes.server.notices.push import PushKeys, encrypted
from troyes.server.notices.sender import Sender, good
from troyes.server.settings import Settings
from troyes.server.storage.notices import KeptNotices, StoredPush, Ways
from troyes.server.storage.shapes import StoredTable

log = structlog.get_logger()
SIGNATURE = "troyes-signature"
GONE = (404, 410)
"""How a push service says that a browser is no more."""
DAY = 24 * 3600


class Notice(msgspec.Struct):
    """What a webhook is told."""

    game: str
    table: str
    url: str
    n: int
    lang: str
    text: str


class Herald:
    def __init__(self, settings: Settings, kept: KeptNotices, links: Links) -> None:
        self.keys = PushKeys.kept_in(settings.data)
        self.sender = Sender(settings.webhook_private)
        self._kept = kept
        self._links = links
        self._home = settings.public_url or f"http://{settings.host}:{settings.port}"
        self._tasks: set[asyncio.Task[None]] = set()

    def tell(self, stored: StoredTable, seat: int, turn: int, wanted: Callable[[], bool]) -> None:
        """Goes on by itself, and may take a few minutes."""
        guest = stored.seats[seat].guest
        if guest is not None:
            self._begin(self._tell(stored, seat, turn, guest, wanted))

    async def try_webhook(self, guest: str, url: str, lang: str) -> int:
        """A post on trial, to see whether anybody listens: once. The status that was answered; 0: none was."""
        notice = Notice("troyes", "", self._home, 0, lang, render("notice-trial", {}, lang))
        content = msgspec.json.encode(notice)
        return await self.sender.post(url, self._signed(guest, url, content), content)

    def secret(self, guest: str, url: str) -> str:
        """What posts to this address are signed with."""
        return self._links.hook_secret(guest, url) if url else ""

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.sender.close()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, stored: StoredTable, seat: int, turn: int, guest: str, wanted: Callable[[], bool]) -> None:
        try:
            ways = await self._kept.ways(guest)
            if ways is None or not ways.any or not await self._kept.first_to_tell(stored.id, seat, turn):
                return
            notice = self._notice(stored, seat, ways)
            posts = [self._push(push, notice, wanted) for push in ways.pushes]
            if ways.webhook:
                posts.append(self._hook(guest, ways.webhook, notice, wanted))
            await asyncio.gather(*posts)
        except Exception:
            log.exception("somebody could not be told of their turn", table=stored.id)

    def _notice(self, stored: StoredTable, seat: int, ways: Ways) -> Notice:
        others = [one.name for one in stored.seats if one.seat != seat and one.name]
        title = render(f"title-{stored.game}", {}, ways.lang)
        told = "notice-your-turn-with" if others else "notice-your-turn"
        text = render(told, {"title": title, "names": ", ".join(others)}, ways.lang)
        return Notice(
            stored.game, stored.id, f"{self._home}/table/{stored.id}", stored.number_for(seat), ways.lang, text
        )

    async def _push(self, push: StoredPush, notice: Notice, wanted: Callable[[], bool]) -> None:
        path = f"/table/{notice.table}"
        content = msgspec.json.encode({"title": "Troyes", "body": notice.text, "url": path, "tag": notice.table})
        try:
            sealed = encrypted(content, push)
        except ValueError:
            await self._kept.drop_push(push.endpoint)
            return
        status = await self.sender.post_until_heard(
            push.endpoint, partial(self._push_headers, push.endpoint, notice.table), sealed, wanted
        )
        if status in GONE:
            await self._kept.drop_push(push.endpoint)
        elif not good(status):
            log.warning("a push service did not take a message", status=status)

    def _push_headers(self, endpoint: str, table: str) -> dict[str, str]:
        contact = self._home if self._home.startswith("https:") else "mailto:operator@localhost"
        return {
            **self.keys.headers(endpoint, contact, time.time()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY),
            "urgency": "high",
            "topic": table,  # of several that a browser has not fetched yet the latest is enough
        }

    async def _hook(self, guest: str, url: str, notice: Notice, wanted: Callable[[], bool]) -> None:
        content = msgspec.json.encode(notice)
        status = await self.sender.post_until_heard(url, partial(self._signed, guest, url, content), content, wanted)
        if not good(status):
            log.warning("a webhook did not take a message", status=status)

    def _signed(self, guest: str, url: str, content: bytes) -> dict[str, str]:
        return {
            "content-type": "application/json",
            SIGNATURE: signature(self.secret(guest, url), content, int(time.time())),
        }


def signature(secret: str, content: bytes, when: int) -> str:
    """Of the time and the content, so that an old post cannot be sent once more unnoticed."""
    mac = hmac.digest(secret.encode(), f"{when}.".encode() + content, sha256).hex()
    return f"t={when},v1={mac}"
