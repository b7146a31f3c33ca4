"""Learn by playing: the lessons, a table for one, and its pages."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK

from troyes.server.errors import Refused
from troyes.server.http.requests import Ask, guest_of, needed_guest, services_of
from troyes.server.lessons import teaching
from troyes.server.lessons.shelf import lessons
from troyes.server.lessons.steps import LEARNER
from troyes.server.tables.access import room_for
from troyes.server.wire.lessons import GuideStep, LessonBegin, LessonId, LessonSeen
from troyes.server.wire.tables import TableInfo


class LessonsController(Controller):
    tags = ("lessons",)
    cache_control = CacheControlHeader(no_store=True)

    @get("/api/lessons", summary="The lessons, and how far you are")
    async def lessons(self, request: Ask) -> list[LessonSeen]:
        services, guest = services_of(request), await guest_of(request)
        own = [] if guest is None else await services.lessons.of(guest.id)
        return [await teaching.seen(services, lesson, own) for lesson in lessons().values()]

    @post("/api/lessons/{lesson:str}", summary="Begin a lesson, or go on with it", status_code=HTTP_200_OK)
    async def begin(
        self, request: Ask, lesson: Annotated[LessonId, Parameter()], data: Annotated[LessonBegin, Body()]
    ) -> TableInfo:
        if lesson not in lessons():
            raise Refused("web-no-page", 404)
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        async with services.turns.of(guest.id):
            return (await teaching.begin(services, guest, lessons()[lesson], data.anew)).info(guest.id)

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
        await teaching.go_on(room, data)
        return room.info(guest.id)
