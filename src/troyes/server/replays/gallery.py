"""The gallery: somebody's finished games and the records they brought."""

import math
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Literal

from litestar import Controller, get
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter

from troyes.server.http.requests import Ask, needed_guest, services_of
from troyes.server.replays.lines import lines_of
from troyes.server.storage.kept import PAGE, Sort, Wish
from troyes.server.wire.common import GameName
from troyes.server.wire.replays import GalleryPage


class GalleryController(Controller):
    path = "/api/me/games"
    tags = ("replay",)
    cache_control = CacheControlHeader(no_store=True)

    @get("/", summary="Your finished games and records")
    async def games(
        self,
        request: Ask,
        game: Annotated[GameName | None, Parameter()] = None,
        players: Annotated[int, Parameter(ge=0, le=10, description="0: any number.")] = 0,
        outcome: Annotated[Literal["won", "lost", "left"] | None, Parameter()] = None,
        against: Annotated[Literal["people", "bots"] | None, Parameter()] = None,
        name: Annotated[str, Parameter(max_length=60, description="Part of somebody's name, or a record's.")] = "",
        since: Annotated[date | None, Parameter(description="The first day, in UTC.")] = None,
        until: Annotated[date | None, Parameter(description="The last day.")] = None,
        kind: Annotated[Literal["table", "record"] | None, Parameter()] = None,
        sort: Annotated[Sort, Parameter()] = "newest",
        page: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    ) -> GalleryPage:
        guest = await needed_guest(request)
        wish = Wish(
            game=game or "",
            players=players,
            outcome=outcome or "",
            against=against or "",
            name=name.strip(),
            since=None if since is None else _midnight(since),
            until=None if until is None else _after(until),
            kind=kind or "",
            sort=sort,
            page=page,
        )
        total, found = await services_of(request).gallery.page(guest.id, wish)
        return GalleryPage(lines_of(found, guest.id), total, page, max(1, math.ceil(total / PAGE)))


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def _after(day: date) -> float | None:
    """The end of a day. After the last that a calendar has there is nothing."""
    return None if day == date.max else _midnight(day + timedelta(days=1))
