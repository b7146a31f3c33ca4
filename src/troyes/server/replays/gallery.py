"""The gallery: somebody's finished games and the records they brought."""

import math
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Literal

from litestar import Controller, get
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter

from troyes.server.http.requests import Ask, needed_guest, services_of
from troyes.server.library.catalogue import has_rival
from troyes.server.rooms.state import moment
from troyes.server.storage.gallery import PAGE, KeptGame, KeptRecord, KeptSeat, Sort, Wish
from troyes.server.wire.common import GameName, filled
from troyes.server.wire.replays import GalleryLine, GalleryPage, GallerySeat


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
        lines = [_line(one, guest.id) if isinstance(one, KeptGame) else line_of_record(one) for one in found]
        return GalleryPage(lines, total, page, max(1, math.ceil(total / PAGE)))


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def _after(day: date) -> float | None:
    """The end of a day. After the last that a calendar has there is nothing."""
    return None if day == date.max else _midnight(day + timedelta(days=1))


def _line(game: KeptGame, guest: str) -> GalleryLine:
    own = [seat for seat in game.seats if seat.guest == guest]
    first = game.seats[0]
    roy = (
        None if not has_rival(game.game) or first.points is None or first.ahead is None else first.points - first.ahead
    )
    return filled(
        GalleryLine,
        game,
        kind="table",
        name="",
        ended=moment(game.ended),
        seats=[
            GallerySeat(seat.name, seat.bot if seat.kind == "bot" else "", seat in own, seat.points, _was_best(seat))
            for seat in game.seats
        ],
        roy=roy,
        result=_result(game, own),
        over=True,
        forked=bool(game.origin),
    )


def _result(game: KeptGame, own: list[KeptSeat]) -> Literal["won", "lost", "left", ""]:
    """What it was for who looks: who has left has neither won nor lost, whatever the bot made of it."""
    known = [seat for seat in own if seat.points is not None]
    stayed = [seat for seat in known if not seat.left_to]
    if known and not stayed:
        return "left"
    if not known or (len(game.seats) == 1 and not has_rival(game.game)):
        return ""
    return "won" if any(seat.won for seat in stayed) else "lost"


def _was_best(seat: KeptSeat) -> bool:
    """Whether the seat won, also if a bot did it for somebody who had left."""
    return bool(seat.won) or seat.place == 1


def line_of_record(record: KeptRecord) -> GalleryLine:
    scores: list[int] = record.result["scores"]
    winners: list[int] = record.result["winners"]
    over: bool = record.result["over"]
    told = scores[: record.players] if over else [None] * record.players
    return filled(
        GalleryLine,
        record,
        kind="record",
        ended=moment(record.made),
        seats=[GallerySeat("", "", False, points, seat in winners) for seat, points in enumerate(told)],
        roy=scores[-1] if over and len(scores) > record.players else None,
        result="",
        over=over,
        daily=None,
        rated=False,
        forked=False,
    )
