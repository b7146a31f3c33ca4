"""The paths a page asks for: tables, lessons, what can be looked up. `looking_back.py` and `own.py` have the others."""

from troyes.page.answers import Answer, Ask
from troyes.registry import descriptor
from troyes.server.errors import Refused
from troyes.server.lessons import teaching
from troyes.server.lessons.shelf import lessons
from troyes.server.lessons.steps import LEARNER
from troyes.server.library.card_pages import cards_page
from troyes.server.library.catalogue import catalogue
from troyes.server.library.printed import printed_of
from troyes.server.results import endings
from troyes.server.rooms.room import Room
from troyes.server.tables import creation, seating
from troyes.server.tables.lists import line_of
from troyes.server.wire import tables as wire
from troyes.server.wire.common import CardsGame, GameName, Lang
from troyes.server.wire.lessons import GuideStep, LessonBegin, LessonSeen

TEXT = "text/plain"


# -- what anybody can look up ----------------------------------------------------------------------------------------


async def games(ask: Ask) -> wire.Catalogue:
    return catalogue()


async def words(ask: Ask) -> Answer:
    text = descriptor(ask.part("game", GameName)).messages(ask.part("lang", Lang))
    return Answer(200, text.encode(), TEXT)


async def cards(ask: Ask) -> object:
    return cards_page(ask.part("game", CardsGame))


# -- tables ----------------------------------------------------------------------------------------------------------


async def tables(ask: Ask) -> wire.Tables:
    house = ask.house
    mine = [line_of(house, table, house.person.guest) for table in house.store.all()[:50]]
    return wire.Tables(yours=mine, listed=[], asks=0)


async def make(ask: Ask) -> wire.TableInfo:
    house, guest = ask.house, ask.house.guest
    wish = ask.read(wire.TableNew)
    if wish.listed or wish.rated or any(plan.kind == "friend" for plan in wish.seats):
        raise Refused("alone-no-others", 501, place="seats")
    async with house.turns.of(guest.id):
        return (await creation.make(house, guest, wish)).info(guest.id)


async def _room(ask: Ask) -> Room:
    return await ask.house.tables.room(ask.id)


def _info(ask: Ask, room: Room) -> wire.TableInfo:
    guest = ask.house.person.guest
    return room.info(None if guest is None else guest.id)


async def table(ask: Ask) -> wire.TableInfo:
    return _info(ask, await _room(ask))


async def start(ask: Ask) -> wire.TableInfo:
    room = await _room(ask)
    await seating.start(room, ask.house.guest)
    return _info(ask, room)


async def leave(ask: Ask) -> wire.TableInfo:
    room = await _room(ask)
    await seating.leave(room, ask.house.guest)
    return _info(ask, room)


async def back(ask: Ask) -> wire.TableInfo:
    room = await _room(ask)
    await seating.back(room, ask.house.guest)
    return _info(ask, room)


async def rematch(ask: Ask) -> wire.TableInfo:
    room = await creation.rematch(ask.house, await _room(ask), ask.house.guest)
    return _info(ask, room)


async def printed(ask: Ask) -> wire.Printed:
    return printed_of((await _room(ask)).opening())


async def ending(ask: Ask) -> wire.Ending:
    return await endings.of(await _room(ask))


async def record(ask: Ask) -> Answer:
    room = await _room(ask)
    return ask.file(endings.record(room), f"troyes-{room.id}.json")


async def analysis(ask: Ask) -> wire.Study:
    return await ask.house.studies.of(await _room(ask))


async def analyse(ask: Ask) -> wire.Study:
    return await ask.house.studies.begin(await _room(ask), ask.house.guest.id)


# -- lessons ---------------------------------------------------------------------------------------------------------


async def all_lessons(ask: Ask) -> list[LessonSeen]:
    own = [] if ask.house.person.guest is None else await ask.house.lessons.of(ask.house.guest.id)
    return [await teaching.seen(ask.house, lesson, own) for lesson in lessons().values()]


async def begin_lesson(ask: Ask) -> wire.TableInfo:
    house, guest = ask.house, ask.house.guest
    lesson = lessons().get(ask.parts["lesson"])
    if lesson is None:
        raise Refused("web-no-page", 404)
    async with house.turns.of(guest.id):
        return (await teaching.begin(house, guest, lesson, ask.read(LessonBegin).anew)).info(guest.id)


async def lesson_step(ask: Ask) -> wire.TableInfo:
    room = await _room(ask)
    if LEARNER not in room.seats.of(ask.house.guest.id):
        raise Refused("web-not-your-seat", 403)
    await teaching.go_on(room, ask.read(GuideStep))
    return _info(ask, room)


ROUTES = {
    ("GET", "/api/games"): games,
    ("GET", "/api/words/{game}/{lang}"): words,
    ("GET", "/api/cards/{game}"): cards,
    ("GET", "/api/tables"): tables,
    ("POST", "/api/tables"): make,
    ("GET", "/api/tables/{id}"): table,
    ("POST", "/api/tables/{id}/start"): start,
    ("POST", "/api/tables/{id}/leave"): leave,
    ("POST", "/api/tables/{id}/back"): back,
    ("POST", "/api/tables/{id}/rematch"): rematch,
    ("GET", "/api/tables/{id}/printed"): printed,
    ("GET", "/api/tables/{id}/ending"): ending,
    ("GET", "/api/tables/{id}/record"): record,
    ("GET", "/api/tables/{id}/analysis"): analysis,
    ("POST", "/api/tables/{id}/analysis"): analyse,
    ("GET", "/api/lessons"): all_lessons,
    ("POST", "/api/lessons/{lesson}"): begin_lesson,
    ("POST", "/api/tables/{id}/lesson"): lesson_step,
}
