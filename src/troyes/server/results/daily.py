"""The day's game: one seed for everybody, played once, told when the day is over."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from troyes.bots.limits import USUAL
from troyes.registry import USUAL as USUAL_GAME
from troyes.registry import descriptors
from troyes.server import clock
from troyes.server.errors import Refused
from troyes.server.http.requests import Ask, guest_of, needed_guest, services_of
from troyes.server.results.disclosure import day_of, end_of, is_day
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import moment
from troyes.server.services import Services
from troyes.server.storage.dailies import DailyGame
from troyes.server.storage.errors import StoreError
from troyes.server.storage.kept import BoardRow
from troyes.server.storage.shapes import StoredGuest
from troyes.server.tables.creation import table_of
from troyes.server.tables.seating import person_seat
from troyes.server.wire.common import DailyName
from troyes.server.wire.results import DailyDay, DailyLine, DailyOwn, DailySeen
from troyes.server.wire.tables import TableInfo

Day = Annotated[str, Parameter(max_length=10, description="As in 2026-11-15.")]


class Daily(Controller):
    path = "/api/daily"
    tags = ("results",)
    cache_control = CacheControlHeader(no_store=True)

    @get("/", summary="Today's games, and who does best")
    async def today(self, request: Ask) -> DailyDay:
        return await _shown(services_of(request), await guest_of(request), day_of(clock.now()))

    @get("/{day:str}", summary="The games of a day")
    async def on(self, request: Ask, day: Day) -> DailyDay:
        if not is_day(day) or day > day_of(clock.now()):
            raise Refused("web-no-day", 404)
        return await _shown(services_of(request), await guest_of(request), day)

    @post("/{game:str}/play", summary="Play today's game, or go on with it", status_code=HTTP_200_OK)
    async def play(self, request: Ask, game: Annotated[DailyName, Parameter()]) -> TableInfo:
        """Everybody has one try: who asks again comes back to the same table."""
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        return (await play(services, guest, game)).info(guest.id)


def daily_games() -> list[str]:
    """The usual game first."""
    return sorted((game.name for game in descriptors() if game.daily), key=lambda name: name != USUAL_GAME)


async def play(services: Services, guest: StoredGuest, game: str) -> Room:
    day = day_of(clock.now())
    own = (await services.dailies.of(day, guest.id)).get(game)
    if own is None:
        try:
            seats = [person_seat(0, guest.id, guest.name)]
            seed = services.links.seed_of(day, game)
            await services.dailies.begin(table_of(guest, game, seed, seats, seconds=USUAL.seconds, daily=day))
        except StoreError:
            own = (await services.dailies.of(day, guest.id)).get(game)
            if own is None:  # it was not that somebody was faster in another tab
                raise
        else:
            own = (await services.dailies.of(day, guest.id))[game]
    return await services.tables.room(own.table)


async def _shown(services: Services, guest: StoredGuest | None, day: str) -> DailyDay:
    now = clock.now()
    own = {} if guest is None else await services.dailies.of(day, guest.id)
    before, after = await services.dailies.days_around(day)
    today, over = day_of(now), now >= end_of(day)
    return DailyDay(
        day=day,
        today=day == today,
        ends=moment(end_of(day)),
        games=[await _game(services, guest, day, game, own.get(game), over) for game in daily_games()],
        before=before,
        after=today if after is None and day < today else after,
    )


async def _game(
    services: Services, guest: StoredGuest | None, day: str, game: str, own: DailyGame | None, over: bool
) -> DailySeen:
    board, finished = await services.dailies.board(day, game, end_of(day))
    me = None if guest is None else guest.id
    return DailySeen(
        game=game,
        seed=services.links.seed_of(day, game) if over else "",
        finished=finished,
        board=[_line(row, at, over, me) for at, row in enumerate(board, 1)],
        yours=None if own is None else await _own(services, day, game, own),
    )


def _line(row: BoardRow, place: int, over: bool, me: str | None) -> DailyLine:
    return DailyLine(
        place=place,
        name=row.name,
        id=row.guest,
        points=row.points,
        ahead=row.ahead,
        when=moment(row.ended),
        table=row.table if over or row.guest == me else "",
        yours=row.guest == me,
    )


async def _own(services: Services, day: str, game: str, own: DailyGame) -> DailyOwn:
    counts = own.on_board(end_of(day))
    place = await services.dailies.place(day, game, end_of(day), own) if counts else None
    return DailyOwn(own.table, own.status == "over", own.points, own.ahead, place, own.account and not own.helped)
