"""The day's game: one seed for everybody, played once, told when the day is over."""

import time
from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from troyes.bots.limits import USUAL
from troyes.server.errors import Refused
from troyes.server.guard.ids import new_table_id
from troyes.server.http.requests import guest_of, house_of, needed_guest
from troyes.server.results.disclosure import day_of, end_of, is_day
from troyes.server.rooms.room import Room, moment
from troyes.server.storage.dailies import DailyGame
from troyes.server.storage.results import BoardRow
from troyes.server.storage.store import StoredGuest, StoredSeat, StoredTable, StoreError
from troyes.server.tables.access import allow
from troyes.server.tables.registry import House
from troyes.server.wire.results import DailyDay, DailyLine, DailyOwn, DailySeen
from troyes.server.wire.tables import TableInfo

__all__ = ["Daily", "play"]

Ask = Request[Any, Any, Any]
DailyName = Literal["troyes-dice", "king"]
GAMES: tuple[DailyName, ...] = ("troyes-dice", "king")
Day = Annotated[str, Parameter(max_length=10, description="As in 2026-11-15.")]


class Daily(Controller):
    path = "/api/daily"
    tags = ("results",)
    cache_control = CacheControlHeader(no_store=True)

    @get("/", summary="Today's games, and who does best")
    async def today(self, request: Ask) -> DailyDay:
        return await _shown(house_of(request), await guest_of(request), day_of(time.time()))

    @get("/{day:str}", summary="The games of a day")
    async def on(self, request: Ask, day: Day) -> DailyDay:
        if not is_day(day) or day > day_of(time.time()):
            raise Refused("web-no-day", 404)
        return await _shown(house_of(request), await guest_of(request), day)

    @post("/{game:str}/play", summary="Play today's game, or go on with it", status_code=HTTP_200_OK)
    async def play(self, request: Ask, game: Annotated[DailyName, Parameter()]) -> TableInfo:
        """Everybody has one try: who asks again comes back to the same table."""
        house, guest = house_of(request), await needed_guest(request)
        allow(house, "guest", guest.id)
        return (await play(house, guest, game)).info(guest.id)


async def play(house: House, guest: StoredGuest, game: str) -> Room:
    now = time.time()
    day = day_of(now)
    own = (await house.dailies.of(day, guest.id)).get(game)
    if own is None:
        try:
            await house.dailies.begin(_table(house, guest, day, game, now))
        except StoreError:
            own = (await house.dailies.of(day, guest.id)).get(game)
            if own is None:  # it was not that somebody was faster in another tab
                raise
        else:
            own = (await house.dailies.of(day, guest.id))[game]
    return await house.room(own.table)


def _table(house: House, guest: StoredGuest, day: str, game: str, now: float) -> StoredTable:
    return StoredTable(
        id=new_table_id(),
        game=game,
        options={},
        seed=house.links.seed_of(day, game),
        chosen_seed=False,
        status="open",
        seconds=USUAL.seconds,
        hints=False,
        maker=guest.id,
        made=now,
        moved=now,
        seats=[StoredSeat(0, "person", guest.id, guest.name, "", False, 0)],
        daily=day,
    )


async def _shown(house: House, guest: StoredGuest | None, day: str) -> DailyDay:
    now = time.time()
    own = {} if guest is None else await house.dailies.of(day, guest.id)
    before, after = await house.dailies.days_around(day)
    today = day_of(now)
    return DailyDay(
        day=day,
        today=day == today,
        ends=moment(end_of(day)),
        games=[await _game(house, guest, day, game, own.get(game), over=now >= end_of(day)) for game in GAMES],
        before=before,
        after=today if after is None and day < today else after,
    )


async def _game(
    house: House, guest: StoredGuest | None, day: str, game: DailyName, own: DailyGame | None, over: bool
) -> DailySeen:
    board, finished = await house.dailies.board(day, game, end_of(day))
    me = None if guest is None else guest.id
    return DailySeen(
        game=game,
        seed=house.links.seed_of(day, game) if over else "",
        finished=finished,
        board=[_line(row, at, over, me) for at, row in enumerate(board, 1)],
        yours=None if own is None else await _own(house, day, game, own),
    )


def _line(row: BoardRow, place: int, over: bool, me: str | None) -> DailyLine:
    return DailyLine(
        place=place,
        name=row.name,
        id=row.guest if row.account else "",
        points=row.points,
        ahead=row.ahead,
        when=moment(row.ended),
        table=row.table if over or row.guest == me else "",
        yours=row.guest == me,
    )


async def _own(house: House, day: str, game: str, own: DailyGame) -> DailyOwn:
    in_time = own.ended is not None and own.ended < end_of(day) and not own.bot
    place = await house.dailies.place(day, game, end_of(day), own) if in_time else None
    return DailyOwn(own.table, own.status == "over", own.points, own.ahead, place)
