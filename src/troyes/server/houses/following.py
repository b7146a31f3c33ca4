"""Doing here what other servers tell: rooms catch up, words are passed on, lines end, bots change hands."""

import asyncio
import time
from collections.abc import Iterable

import msgspec
import structlog

from troyes.server.errors import StoreError
from troyes.server.houses.house import BEAT, House
from troyes.server.houses.listening import Listening
from troyes.server.services import Services
from troyes.server.storage.news import Lines, News
from troyes.server.storage.shapes import Act
from troyes.server.talk import messages

log = structlog.get_logger()
SHARE = 0.25
"""How often others hear what was done here that is limited, and how far thoughts are, in seconds."""
TIDY = 30.0
"""How often it is cleared away what nobody needs, in seconds."""
_acts = msgspec.json.Decoder(Act)


class Following:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._house: House = services.house
        self._tidied = self._beaten = time.monotonic()

    async def run(self, listening: Listening) -> None:
        beside = [asyncio.create_task(work) for work in (self._beat(listening), self._share())]
        try:
            await listening.news(self._heard, self._looked)
        finally:
            for task in beside:
                task.cancel()

    async def _share(self) -> None:
        """What is only counted or passing is told now and then, with what is written anyway."""
        services = self._services
        while True:
            await asyncio.sleep(SHARE)
            news = News(
                used=services.limits.to_tell(),
                lines=services.lines.to_tell(),
                passing=self._house.passing(),
                studies=services.studies.to_tell(),
            )
            if news and self._house.among_others:
                services.store.writer.tell(news)

    async def _beat(self, listening: Listening) -> None:
        while True:
            try:
                await self._house.beat()
                gone, back = await self._house.look()
                self._left(gone)
                if back:
                    await self._look_at_lines()
                if time.monotonic() - self._tidied > TIDY:
                    self._tidied = time.monotonic()
                    self._services.lines.tell_anew()
                    await self._house.bury(listening.read_by_all())
            except StoreError as error:
                log.warning("this server could not say that it runs", why=error.message.id)
            except Exception:  # or all others would take us for dead
                log.exception("this server could not look after the others")
            await asyncio.sleep(BEAT)

    async def _heard(self, origin: str, news: News) -> None:
        """First all that asks nobody; whose lines end must be looked up anew when they come back."""
        services = self._services
        for id, n in news.tables.items():
            room = services.tables.rooms.get(id)
            if room is not None and (n < 0 or room.stored.n < n):
                services.tables.look_again(room, _act(news.acts.get(id)))
        for guest in news.guests:
            services.store.read_anew(guest)
        for guest in news.hung_up:
            services.tables.end_lines(guest)
        services.limits.heard(news.used)
        services.lines.heard(origin, news.lines)
        services.studies.heard(news.studies)
        for id, passing in news.passing.items():
            if id in services.tables.rooms:
                services.tables.rooms[id].outgoing.pass_on(message.encode() for message in passing)
        self._moved(self._house.heard(origin, news.here))
        if self._house.id in news.gone:
            self._house.tell_all_lines()
        self._left([house for house in news.gone if house != self._house.id])
        await self._asked_about(news)

    async def _asked_about(self, news: News) -> None:
        """What only the database can say."""
        services = self._services
        for guest in news.guests:
            await services.people.look_at(guest)
        for id, n in news.talk:
            if id in services.tables.rooms:
                await messages.pass_on(services, services.tables.rooms[id], n)
        for guest in news.mutes:
            await messages.listen_anew_here(services, guest)

    def _left(self, houses: Iterable[str]) -> None:
        """Servers have ended: whoever was there is gone, and their tables' bots think elsewhere now."""
        gone = list(houses)
        if not gone:
            return
        self._services.lines.lost(gone)
        self._moved(self._house.lost(gone))
        for room in list(self._services.tables.rooms.values()):
            room.bots.wake()

    def _moved(self, before: dict[str, Lines]) -> None:
        for id, lines in before.items():
            room = self._services.tables.rooms.get(id)
            if room is not None:
                room.others_changed(lines)

    async def _looked(self, missed: bool) -> None:
        if missed:
            await self._look_at_everything()

    async def _look_at_everything(self) -> None:
        """After a time in which news may have been missed.

        Some may have been signed out, or muted by others. So all lines end: who may still come in comes back by
        themselves, and is told what was said.
        """
        services = self._services
        services.store.read_anew()
        await services.people.look()
        await self._look_at_lines()
        for room in list(services.tables.rooms.values()):
            services.tables.look_again(room)
        services.tables.end_all_lines()

    async def _look_at_lines(self) -> None:
        """All that is known of who is where may be wrong."""
        await self._house.look_at_lines()
        for room in list(self._services.tables.rooms.values()):
            room.others_changed(())


def _act(told: msgspec.Raw | None) -> Act | None:
    return None if told is None else _acts.decode(told)
