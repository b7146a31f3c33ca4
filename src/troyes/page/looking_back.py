"""The paths to finished games: replays, forks, records that somebody has brought, and the list of all."""

import math
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from troyes.page.answers import Answer, Ask
from troyes.server.aside import aside
from troyes.server.errors import Refused
from troyes.server.library.printed import printed_of
from troyes.server.replays import imports, sources
from troyes.server.replays.forks import fork
from troyes.server.replays.lines import lines_of
from troyes.server.replays.sources import Source
from troyes.server.storage.kept import PAGE, Sort, StoredRecord, Wish
from troyes.server.thinking.studies import Subject
from troyes.server.wire.common import GameName
from troyes.server.wire.replays import ForkNew, GalleryLine, GalleryPage, LineSeen, Replay, ReplayStates
from troyes.server.wire.tables import Printed, Study, TableInfo

At = Annotated[int, Meta(ge=0, le=100_000)]
Eyes = Annotated[str, Meta(pattern="^(all|watch|[0-9])$")]


class Moments(Struct):
    first: At = 0
    count: Annotated[int, Meta(ge=1, le=64)] = 1
    eyes: Eyes = "watch"


class Line(Struct):
    at: At
    seat: Annotated[int, Meta(ge=0, le=9)]
    keys: Annotated[list[str], Meta(max_length=32)]
    eyes: Eyes = "watch"


class Brought(Struct):
    name: Annotated[str, Meta(max_length=60)] = ""


class Wanted(Struct):
    """Which games of the gallery."""

    game: GameName | None = None
    players: Annotated[int, Meta(ge=0, le=10)] = 0
    outcome: Literal["won", "lost", "left"] | None = None
    against: Literal["people", "bots"] | None = None
    name: Annotated[str, Meta(max_length=60)] = ""
    since: date | None = None
    until: date | None = None
    kind: Literal["table", "record"] | None = None
    sort: Sort = "newest"
    page: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


async def _source(ask: Ask) -> Source:
    """A finished table, or a record of one's own."""
    if ask.parts["kind"] == "records":
        return sources.of_record(_kept(ask))
    guest = ask.house.person.guest
    return sources.of_table(await ask.house.tables.room(ask.id), None if guest is None else guest.id)


def _kept(ask: Ask) -> StoredRecord:
    kept = ask.house.imports.rows.get(ask.id)
    if kept is None:
        raise Refused("web-no-record", 404)
    return kept


async def replay(ask: Ask) -> Replay:
    source = await _source(ask)
    return source.told(await source.film(ask.house))


async def states(ask: Ask) -> ReplayStates:
    film, asked = await (await _source(ask)).film(ask.house), ask.asked(Moments)
    found: Any = await aside(film.states, asked.first, asked.count, asked.eyes)
    return ReplayStates(asked.eyes, found)


async def line(ask: Ask) -> LineSeen:
    film, asked = await (await _source(ask)).film(ask.house), ask.asked(Line)
    return await aside(film.line, asked.at, asked.seat, asked.keys, asked.eyes)


async def forked(ask: Ask) -> TableInfo:
    house, guest = ask.house, ask.house.guest
    async with house.turns.of(guest.id):
        return (await fork(house, guest, await _source(ask), ask.read(ForkNew))).info(guest.id)


# -- records that somebody has brought -------------------------------------------------------------------------------


async def bring(ask: Ask) -> GalleryLine:
    if len(ask.body) > imports.MOST_BYTES:
        raise Refused("web-too-large", 413)
    return await imports.bring(ask.house, ask.house.guest, ask.asked(Brought).name, ask.body)


async def remove(ask: Ask) -> None:
    kept = _kept(ask)
    ask.house.films.forget(f"record/{kept.id}")
    await ask.house.imports.remove(kept.id)


async def record(ask: Ask) -> Answer:
    return Answer(200, _kept(ask).record, file=f"troyes-{ask.id}.json")


async def printed(ask: Ask) -> Printed:
    return printed_of((await _source(Ask(ask.house, {**ask.parts, "kind": "records"}, {}, b"", ask.lang))).opening())


def _subject(ask: Ask) -> Subject:
    kept = _kept(ask)
    return Subject("record", kept.id, replace(sources.of_record(kept).job(), person=kept.guest))


async def analysis(ask: Ask) -> Study:
    return await ask.house.studies.found(_subject(ask))


async def analyse(ask: Ask) -> Study:
    return await ask.house.studies.begun(_subject(ask))


# -- the list of all -------------------------------------------------------------------------------------------------


async def games(ask: Ask) -> GalleryPage:
    wanted = ask.asked(Wanted)
    wish = Wish(
        game=wanted.game or "",
        players=wanted.players,
        outcome=wanted.outcome or "",
        against=wanted.against or "",
        name=wanted.name.strip(),
        since=None if wanted.since is None else _midnight(wanted.since),
        until=None if wanted.until in (None, date.max) else _midnight(wanted.until + timedelta(days=1)),
        kind=wanted.kind or "",
        sort=wanted.sort,
        page=wanted.page,
    )
    total, found = ask.house.gallery.page(ask.house.guest.id, wish)
    return GalleryPage(lines_of(found, ask.house.guest.id), total, wanted.page, max(1, math.ceil(total / PAGE)))


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


ROUTES = {
    ("GET", "/api/{kind}/{id}/replay"): replay,
    ("GET", "/api/{kind}/{id}/replay/states"): states,
    ("GET", "/api/{kind}/{id}/replay/line"): line,
    ("POST", "/api/{kind}/{id}/fork"): forked,
    ("POST", "/api/records"): bring,
    ("DELETE", "/api/records/{id}"): remove,
    ("GET", "/api/records/{id}/record"): record,
    ("GET", "/api/records/{id}/printed"): printed,
    ("GET", "/api/records/{id}/analysis"): analysis,
    ("POST", "/api/records/{id}/analysis"): analyse,
    ("GET", "/api/me/games"): games,
}
