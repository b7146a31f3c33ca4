"""Lessons under way: a table for one, its pages, and how far somebody is. Nothing here knows of HTTP."""

import msgspec

from troyes.bots import BOTS
from troyes.bots.limits import USUAL
from troyes.server.desk import Desk
from troyes.server.errors import Refused
from troyes.server.lessons import guidance
from troyes.server.lessons.steps import LEARNER, Lesson
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import tried_again, waiting
from troyes.server.storage.kept import LessonTable
from troyes.server.storage.shapes import StoredGuest
from troyes.server.tables import creation
from troyes.server.wire.lessons import GuideStep, LessonSeen

EASIEST = "apprentice"
assert EASIEST in BOTS


async def begin(desk: Desk, guest: StoredGuest, lesson: Lesson, anew: bool) -> Room:
    """The table of the lesson that is under way, or a new one."""
    open_one = None if anew else _under_way(lesson, await desk.lessons.of(guest.id))
    if open_one is not None:
        return await desk.tables.room(open_one.id)
    await creation.check_count(desk, guest)
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
    return await creation.opened(desk, table, start=msgspec.json.encode(game.record()))


@tried_again
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


async def seen(desk: Desk, lesson: Lesson, own: list[LessonTable]) -> LessonSeen:
    table = _under_way(lesson, own)
    at = 0
    if table is not None:
        room = await desk.tables.room(table.id)
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
