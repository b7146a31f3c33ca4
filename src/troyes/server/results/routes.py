"""The routes to somebody's record and to the leaderboards."""

import time
from calendar import timegm
from typing import Annotated

from litestar import Controller, get
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter

from troyes.registry import descriptors
from troyes.server.aside import aside
from troyes.server.errors import Refused
from troyes.server.guard.ids import is_id
from troyes.server.http.requests import Ask, guest_of, needed_guest, services_of
from troyes.server.library.catalogue import rivalled
from troyes.server.results.statistics import Known, latest_tables, record_of, unsure
from troyes.server.rooms.state import moment
from troyes.server.services import Services
from troyes.server.storage.kept import BoardRow
from troyes.server.storage.rating import bot_name, rating_of
from troyes.server.tables.access import unknown
from troyes.server.wire.results import LeadBoard, LeaderLine, Leaders, PersonRecord, RatingBoard

PersonId = Annotated[str, Parameter(max_length=40, description="The person's id.")]
BOT = bot_name("")


class Records(Controller):
    tags = ("results",)
    cache_control = CacheControlHeader(no_store=True)

    @get("/api/me/record", summary="What you have played")
    async def mine(self, request: Ask) -> PersonRecord:
        guest = await needed_guest(request)
        return await _record(services_of(request), guest.id, guest.name, yours=True)

    @get("/api/people/{id:str}/record", summary="What somebody with an account has played")
    async def theirs(self, request: Ask, id: PersonId) -> PersonRecord:
        """Tables that you may not look at are not named. A guest without an account has no public record."""
        services, guest = services_of(request), await guest_of(request)
        name = await services.results.account_name(id) if is_id(id) else None
        if name is None:
            unknown(request)
            raise Refused("web-no-person-here", 404)
        return await _record(services, id, name, yours=guest is not None and guest.id == id)

    @get("/api/leaders", summary="The leaderboards: leads over a game's rival, and ratings by game")
    async def leaders(self, request: Ask) -> Leaders:
        results, guest = services_of(request).results, await guest_of(request)
        me = None if guest is None else guest.id
        month = time.strftime("%Y-%m", time.gmtime())
        boards: list[RatingBoard] = []
        for game in [known.name for known in descriptors() if known.rated]:
            lines = [
                LeaderLine(
                    place=at,
                    name=name,
                    id="" if who.startswith(BOT) else who,
                    bot=who.removeprefix(BOT) if who.startswith(BOT) else "",
                    value=round(rating_of(strength)),
                    games=strength.games,
                    unsure=unsure(strength),
                    when=None,
                    yours=who == me,
                )
                for at, (who, name, strength) in enumerate(await results.ratings(game), 1)
            ]
            boards.append(RatingBoard(game, lines))
        return Leaders(
            month=month,
            leads=[
                LeadBoard(
                    game,
                    _lead_lines(await results.leads(game, 0.0), me),
                    _lead_lines(await results.leads(game, _first_of_month()), me),
                )
                for game in rivalled()
            ],
            ratings=boards,
        )


async def _record(services: Services, id: str, name: str, yours: bool) -> PersonRecord:
    played = await services.results.of(id)
    ratings = await services.results.ratings_of(id)
    others = await services.results.others(id, latest_tables(played))
    return await aside(record_of, played, ratings, Known(name, yours, others))


def _lead_lines(board: list[BoardRow], me: str | None) -> list[LeaderLine]:
    return [
        LeaderLine(
            place=at,
            name=row.name,
            id=row.guest,
            bot="",
            value=row.ahead,
            games=row.games,
            unsure=False,
            when=moment(row.ended),
            yours=row.guest == me,
        )
        for at, row in enumerate(board, 1)
    ]


def _first_of_month() -> float:
    now = time.gmtime()
    return float(timegm((now.tm_year, now.tm_mon, 1, 0, 0, 0)))
