"""Hearing what other servers have written: woken by the database's notifications, and within a second in any case."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
import structlog
from sqlalchemy import case, func, null, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from troyes.server.storage.errors import StoreError
from troyes.server.storage.house_models import NewsRow
from troyes.server.storage.news import CHANNEL, News, concerns
from troyes.server.storage.reader import Reader

log = structlog.get_logger()
EVERY = 0.8
"""Seconds after which it is looked, whether or not there was a notification. What a lost one told of comes so late, and
by what looking and telling take: it is there within a second."""
KEPT = 120.0
"""Seconds for which news are kept. Who was away for half of that no longer trusts them, and looks at everything."""
AT_ONCE = 500

_latest = select(func.coalesce(func.max(NewsRow.seq), 0))
_decoder = msgspec.json.Decoder(News)

Heard = Callable[[str, News], Awaitable[None]]


class Listening:
    def __init__(self, url: URL, reader: Reader, house: str, cares: Callable[[str], bool]) -> None:
        """`cares`: whether a table is in memory here, so that news of it are to be heard at once."""
        self._cares = cares
        self._url = url
        self._reader = reader
        self._house = house
        self._latest = 0
        self._missed = False
        """Whether something may have been missed, and it was not looked at everything since."""
        self._read_at = _now()
        self._marks: deque[tuple[float, int]] = deque()
        """Now and then: when, and how far we had read."""
        self._wake = asyncio.Event()
        self._body = case((NewsRow.origin == house, null()), else_=NewsRow.body)

    async def begin(self) -> None:
        """What is written from now on will be heard."""
        self._latest = await self._reader.value(_latest)
        self._read_at = _now()

    async def news(self, heard: Heard, looked: Callable[[bool], Awaitable[None]]) -> None:
        """For ever, whatever goes wrong: tells each piece of news once, in its order; now and then, that it was looked.

        `looked` is called at least once a second; with whether something may have been missed. That is true until it
        has once come to its end.
        """
        listening = asyncio.create_task(self._listen())
        try:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), EVERY)
                self._wake.clear()
                try:
                    await self._read(heard)
                    await looked(self._missed)
                    self._missed = False
                except StoreError as error:
                    log.warning("the news could not be read", why=error.message.id)
                    await asyncio.sleep(EVERY / 4)
                except Exception:
                    log.exception("the news could not be followed")
                    self._missed = True
                    await asyncio.sleep(EVERY)
        finally:
            listening.cancel()

    async def _read(self, heard: Heard) -> None:
        if _now()[0] - self._read_at[0] > KEPT / 2 or _now()[1] - self._read_at[1] > KEPT / 2:
            self._missed = True
            await self.begin()
            return
        query = select(NewsRow.seq, NewsRow.origin, self._body).order_by(NewsRow.seq).limit(AT_ONCE)
        while rows := await self._reader.rows(query.where(NewsRow.seq > self._latest)):
            for seq, origin, body in rows:
                self._latest = seq
                if body is not None:
                    await self._told(heard, origin, body)
            if len(rows) < AT_ONCE:
                break
        self._read_at = _now()
        if not self._marks or self._marks[-1][0] < self._read_at[0] - EVERY:
            self._marks.append((self._read_at[0], self._latest))

    async def _told(self, heard: Heard, origin: str, body: bytes) -> None:
        """What goes wrong with one piece of news keeps nobody from the next; the rest of it counts as missed."""
        try:
            await heard(origin, _decoder.decode(body))
        except StoreError as error:
            self._missed = True
            log.warning("a piece of news could not be followed", why=error.message.id)
        except Exception:
            self._missed = True
            log.exception("a piece of news could not be followed")

    def read_by_all(self) -> int:
        """The newest of the news that nobody needs any more: we read it long ago, by our own count of seconds."""
        read = 0
        while self._marks and self._marks[0][0] < time.monotonic() - KEPT:
            read = self._marks.popleft()[1]
        return read

    async def _listen(self) -> None:
        """A connection of its own; one that is lost is made anew. Meanwhile it is looked as often as ever."""
        engine = create_async_engine(self._url, poolclass=NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True)
        while True:
            with suppress(Exception):  # here the driver says in its own ways that nobody is there
                async with engine.connect() as connection:
                    raw: Any = (await connection.get_raw_connection()).driver_connection
                    lost = asyncio.Event()
                    raw.add_termination_listener(partial(_over, lost))
                    await raw.add_listener(CHANNEL, self._notified)
                    self._wake.set()
                    try:
                        await lost.wait()
                    finally:
                        raw.terminate()
            await asyncio.sleep(EVERY)

    def _notified(self, _connection: Any, _pid: int, _channel: str, announced: str) -> None:
        if concerns(announced, self._house, self._cares):
            self._wake.set()


def _over(lost: asyncio.Event, _connection: Any) -> None:
    lost.set()


def _now() -> tuple[float, float]:
    """By two clocks: one does not run while the machine sleeps, the other can be set."""
    return time.monotonic(), time.time()
