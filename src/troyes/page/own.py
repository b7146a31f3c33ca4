"""The paths to what is one's own: the name, the record of all games, sets of numbers, and everything as one file."""

from typing import Any

from msgspec import Struct

from troyes.page import moving
from troyes.page.answers import Answer, Ask
from troyes.server.aside import aside
from troyes.server.errors import Refused
from troyes.server.guard.names import plain_name
from troyes.server.library import card_reading, card_sets
from troyes.server.results.statistics import Known, latest_tables, record_of
from troyes.server.rooms.state import moment
from troyes.server.storage.shapes import StoredGuest
from troyes.server.wire import cards as wire
from troyes.server.wire.common import CardsGame
from troyes.server.wire.people import Myself
from troyes.server.wire.results import PersonRecord
from troyes.server.wire.tables import Guest, GuestChange, GuestNew

TOML = "application/toml"


class Moved(Struct):
    """What came of a file that was brought."""

    new: int
    known: int


def _shown(guest: StoredGuest) -> Guest:
    return Guest(guest.id, guest.name, guest.lang)


async def arrive(ask: Ask) -> Guest:
    new = ask.read(GuestNew)
    return _shown(await ask.house.person.arrive(plain_name(new.name), new.lang))


async def change_me(ask: Ask) -> Guest:
    change = ask.read(GuestChange)
    name = None if change.name is None else plain_name(change.name)
    return _shown(await ask.house.person.change(ask.house.guest, name, change.lang))


async def myself(ask: Ask) -> Myself | None:
    guest = ask.house.person.guest
    if guest is None:
        return None
    return Myself(
        id=guest.id,
        name=guest.name,
        lang=guest.lang,
        account=False,
        login="",
        since=moment(guest.made),
        devices=1,
        tables=len(ask.house.store.all()),
        recoverable=False,
        mail="",
        mails=False,
    )


async def played(ask: Ask) -> PersonRecord:
    guest, results = ask.house.guest, ask.house.results
    own = results.of(guest.id)
    known = Known(guest.name, True, results.others(guest.id, latest_tables(own)))
    return await aside(record_of, own, results.ratings_of(guest.id), known)


async def export(ask: Ask) -> Answer:
    return Answer(200, await moving.packed(ask.house), file="troyes.json")


async def bring(ask: Ask) -> Moved:
    return Moved(*await moving.unpacked(ask.house, ask.body))


async def farewell(ask: Ask) -> None:
    await moving.emptied(ask.house)


# -- one's own numbers -----------------------------------------------------------------------------------------------


async def template(ask: Ask) -> Answer:
    game = ask.part("game", CardsGame)
    return Answer(200, card_sets.template(game, ask.lang).encode(), TOML, f"{game}.toml")


async def check(ask: Ask) -> wire.CardsFaults:
    _, faults = card_reading.of_numbers(ask.part("game", CardsGame), ask.read(wire.CardsGiven).numbers, None)
    return wire.CardsFaults(card_sets.told(faults, ask.lang))


async def read(ask: Ask) -> wire.CardsRead:
    game, given = ask.part("game", CardsGame), ask.read(wire.CardsFile)
    numbers, faults = card_reading.of_text(game, given.text, given.file or f"{game}.toml", None)
    return wire.CardsRead({} if faults else numbers, card_sets.told(faults, ask.lang))


async def sets(ask: Ask) -> wire.CardSets:
    return wire.CardSets([card_sets.line_of(one) for one in ask.house.sets.all()], card_sets.MOST_SETS)


async def make_set(ask: Ask) -> wire.CardSet:
    return card_sets.shown(await card_sets.make(ask.house, ask.house.guest.id, ask.read(wire.CardSetNew)))


async def one_set(ask: Ask) -> wire.CardSet:
    return card_sets.shown(await card_sets.own(ask.house, ask.house.guest.id, ask.id))


async def change_set(ask: Ask) -> wire.CardSet:
    wish = ask.read(wire.CardSetChange)
    return card_sets.shown(await card_sets.change(ask.house, ask.house.guest.id, ask.id, wish))


async def remove_set(ask: Ask) -> None:
    if not await ask.house.sets.remove(ask.id):
        raise Refused("web-no-set", 404, place="")


async def export_set(ask: Ask) -> Answer:
    kept = await card_sets.own(ask.house, ask.house.guest.id, ask.id)
    return Answer(200, card_sets.as_file(kept, ask.lang).encode(), TOML, f"{kept.game}-{kept.id}.toml")


async def nobody(ask: Ask) -> list[Any]:
    return []


ROUTES = {
    ("POST", "/api/guests"): arrive,
    ("PATCH", "/api/me"): change_me,
    ("DELETE", "/api/me"): farewell,
    ("GET", "/api/account"): myself,
    ("GET", "/api/mutes"): nobody,
    ("GET", "/api/me/record"): played,
    ("GET", "/api/me/export"): export,
    ("POST", "/api/me/import"): bring,
    ("GET", "/api/cards/{game}/template"): template,
    ("POST", "/api/cards/{game}/check"): check,
    ("POST", "/api/cards/{game}/read"): read,
    ("GET", "/api/sets"): sets,
    ("POST", "/api/sets"): make_set,
    ("GET", "/api/sets/{id}"): one_set,
    ("PATCH", "/api/sets/{id}"): change_set,
    ("DELETE", "/api/sets/{id}"): remove_set,
    ("GET", "/api/sets/{id}/export"): export_set,
}
