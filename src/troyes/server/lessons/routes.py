"""Learn by playing: the lessons, a table for one, and its pages."""

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK

from troyes.bots import BOTS
from troyes.bots.limits import USUAL
from troyes.server.errors import Refused
from troyes.server.http.requests import Ask, guest_of, needed_guest, services_of
from troyes.server.lessons import guidance
from troyes.server.lessons.shelf import lessons
from troyes.server.lessons.steps import LEARNER, Lesson
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import waiting
from troyes.server.services import Services
from troyes.server.storage.lessons import LessonTable
from troyes.server.storage.shapes import StoredGuest
from troyes.server.tables import creation
from troyes.server.tables.access import room_for
from troyes.server.wire.lessons import GuideStep, LessonBegin, LessonId, LessonSeen
from troyes.server.wire.tables import TableInfo

EASIEST = "apprentice"
assert EASIEST in BOTS


class LessonsController(Controller):
    tags = ("lessons",)
    cache_control = CacheControlHeader(no_store=True)

    @get("/api/lessons", summary="The lessons, and how far you are")
    async def lessons(self, request: Ask) -> list[LessonSeen]:
        services, guest = services_of(request), await guest_of(request)
        own = [] if guest is None else await services.lessons.of(guest.id)
        return [await _seen(services, lesson, own) for lesson in lessons().values()]

    @post("/api/lessons/{lesson:str}", summary="Begin a lesson, or go on with it", status_code=HTTP_200_OK)
    async def begin(
        self, request: Ask, lesson: Annotated[LessonId, Parameter()], data: Annotated[LessonBegin, Body()]
    ) -> TableInfo:
        if lesson not in lessons():
            raise Refused("web-no-page", 404)
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        return (await begin(services, guest, lessons()[lesson], data.anew)).info(guest.id)

    @post("/api/tables/{id:str}/lesson", summary="Go on in the lesson at a table", status_code=HTTP_200_OK)
    async def step(
        self,
        request: Ask,
        id: Annotated[str, Parameter(max_length=40, description="The table's id.")],
        data: Annotated[GuideStep, Body()],
    ) -> TableInfo:
        room, guest = await room_for(request, id)
        if LEARNER not in room.seats.of(guest.id):
            raise Refused("web-not-your-seat", 403)
        await go_on(room, data)
        return room.info(guest.id)


async def begin(services: Services, guest: StoredGuest, lesson: Lesson, anew: bool) -> Room:
    """The table of the lesson that is under way, or a new one."""
    open_one = None if anew else _under_way(lesson, await services.lessons.of(guest.id))
    if open_one is not None:
        return await services.tables.room(open_one.id)
    await creation.check_count(services, guest)
    game = lesson.begin()
    table = creation.table_of(
        guest,
        lesson.game,
        str(game.seed),
        creation.against_bots(guest, lesson.players, LEARNER, EASIEST),
        options=game.options_data(),
        chosen_seed=True,
        status="running",
        seconds=USUAL.seconds,
        waiting=waiting(game),
        n=1,
        lesson=guidance.mark(lesson, 0),
    )
    return await creation.opened(services, table, start=msgspec.json.encode(game.record()))


async def go_on(room: Room, wish: GuideStep) -> None:
    """The next page, a step done for its person, or the end of all guiding. What was only tried is taken back."""
    async with room.lock:
        course = guidance.course_of(room.stored)
        now = None if course is None or room.table is None else guidance.place_in(course, room.table.game)
        if course is None or now is None or now.step is None:
            raise Refused("lesson-none")
        if wish.do == "leave":
            await room.change([], lesson=guidance.mark(course.lesson, None))
        elif now.at != wish.at:
            raise Refused("web-late")
        elif guidance.is_read(now.step):
            await room.play.take_back(LEARNER)
            await room.change([], lesson=guidance.mark(course.lesson, course.read + 1))
        elif wish.do == "next":
            raise Refused("lesson-other", lesson=guidance.to_do(course.lesson, now.step))
        else:
            after = None if room.table is None else guidance.walk(course, room.table)
            if after is None:
                raise Refused("lesson-no-skip")
            await room.play.take_over(after, LEARNER)
        room.outgoing.send_state()
        room.outgoing.send_table()
        room.bots.wake()


def _under_way(lesson: Lesson, own: list[LessonTable]) -> LessonTable | None:
    return next((one for one in own if one.status == "running" and guidance.goes_on(lesson, one.lesson)), None)


async def _seen(services: Services, lesson: Lesson, own: list[LessonTable]) -> LessonSeen:
    table = _under_way(lesson, own)
    at = 0
    if table is not None:
        room = await services.tables.room(table.id)
        course = guidance.course_of(room.stored)
        now = None if course is None or room.table is None else guidance.place_in(course, room.table.game)
        at = 0 if now is None else now.at
    return LessonSeen(
        id=lesson.id,
        game=lesson.game,
        minutes=lesson.minutes,
        of=len(lesson.steps),
        table=None if table is None else table.id,
        at=at,
        done=any(one.status == "over" and one.lesson.partition(" ")[0] == lesson.id for one in own),
    )
