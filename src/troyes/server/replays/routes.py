"""Looking back at a game over HTTP: moments, states, lines that were not played, forks. Tables and records alike."""

from typing import Annotated, Any

from litestar import Controller, Response, delete, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec.structs import replace

from troyes.server.aside import aside
from troyes.server.errors import Refused
from troyes.server.http.requests import Ask, guest_of, needed_guest, services_of
from troyes.server.library.printed import printed_of
from troyes.server.replays import imports, sources
from troyes.server.replays.forks import fork
from troyes.server.replays.sources import Source
from troyes.server.storage.kept import StoredRecord
from troyes.server.tables.access import room_for, room_seen, unknown
from troyes.server.thinking.studies import Subject
from troyes.server.wire.replays import ForkNew, GalleryLine, LineSeen, Replay, ReplayStates
from troyes.server.wire.tables import Printed, Study, TableInfo

PRIVATE = CacheControlHeader(no_store=True)
MOST_STATES = 64
Id = Annotated[str, Parameter(max_length=40)]
LinkKey = Annotated[str, Parameter(max_length=64, description="What opens a private table to a friend.")]
Eyes = Annotated[
    str, Parameter(pattern="^(all|watch|[0-9])$", description="Who looks: a seat, a spectator, or one who sees all.")
]
At = Annotated[int, Parameter(ge=0, le=100_000, description="After how many choices.")]
Count = Annotated[int, Parameter(ge=1, le=MOST_STATES)]
Seat = Annotated[int, Parameter(ge=0, le=9)]
Keys = Annotated[list[str], Parameter(max_items=32, description="The steps of the line, one after the other.")]
RecordName = Annotated[str, Parameter(max_length=60, description="What to call it; otherwise the day says it.")]


class ReplayController(Controller):
    """A finished table, for whoever may see it."""

    path = "/api/tables/{id:str}"
    tags = ("replay",)
    cache_control = PRIVATE

    @get("/replay", summary="Every choice of a finished game")
    async def replay(self, request: Ask, id: Id, key: LinkKey = "") -> Replay:
        source = await _table(request, id, key)
        return source.told(await source.film(services_of(request)))

    @get("/replay/states", summary="Moments of a finished game, as somebody sees them")
    async def states(
        self, request: Ask, id: Id, first: At = 0, count: Count = 1, eyes: Eyes = "watch", key: LinkKey = ""
    ) -> ReplayStates:
        return await _states(request, await _table(request, id, key), first, count, eyes)

    @get("/replay/line", summary="What a line of play would have led to")
    async def line(
        self, request: Ask, id: Id, at: At, seat: Seat, keys: Keys, eyes: Eyes = "watch", key: LinkKey = ""
    ) -> LineSeen:
        return await _line(request, await _table(request, id, key), at, seat, keys, eyes)

    @post("/fork", summary="Try another way: play on from a moment")
    async def fork(self, request: Ask, id: Id, data: Annotated[ForkNew, Body()]) -> TableInfo:
        room, guest = await room_for(request, id, data.key)
        services_of(request).limits.check("guest", guest.id)
        async with services_of(request).turns.of(guest.id):
            made = await fork(services_of(request), guest, sources.of_table(room, guest.id), data)
        return made.info(guest.id)


class RecordsController(Controller):
    """Records that somebody has brought: theirs alone."""

    path = "/api/records"
    tags = ("replay",)
    cache_control = PRIVATE

    @post("/", summary="Bring the record of a game", request_max_body_size=imports.MOST_BYTES)
    async def bring(self, request: Ask, name: RecordName = "") -> GalleryLine:
        """The body is the record, as `troyes` and the tables here write it. It is played through, and then kept."""
        guest = await needed_guest(request)
        services_of(request).limits.check("guest", guest.id)
        return await imports.bring(services_of(request), guest, name, await request.body())

    @delete("/{id:str}", summary="Put a record away for good", status_code=HTTP_204_NO_CONTENT)
    async def remove(self, request: Ask, id: Id) -> None:
        kept = await _kept(request, id)
        services_of(request).films.forget(f"record/{kept.id}")
        await services_of(request).imports.remove(kept.id, kept.guest)

    @get("/{id:str}/record", summary="The record itself")
    async def record(self, request: Ask, id: Id) -> Response[bytes]:
        kept = await _kept(request, id)
        headers = {"content-disposition": f"attachment; filename=troyes-{kept.id}.json"}
        return Response(kept.record, media_type="application/json", headers=headers)

    @get("/{id:str}/printed", summary="The printed numbers it was played with")
    async def printed(self, request: Ask, id: Id) -> Printed:
        return printed_of((await _record(request, id)).opening())

    @get("/{id:str}/replay", summary="Every choice of a record")
    async def replay(self, request: Ask, id: Id) -> Replay:
        source = await _record(request, id)
        return source.told(await source.film(services_of(request)))

    @get("/{id:str}/replay/states", summary="Moments of a record, as somebody sees them")
    async def states(self, request: Ask, id: Id, first: At = 0, count: Count = 1, eyes: Eyes = "watch") -> ReplayStates:
        return await _states(request, await _record(request, id), first, count, eyes)

    @get("/{id:str}/replay/line", summary="What a line of play would have led to")
    async def line(self, request: Ask, id: Id, at: At, seat: Seat, keys: Keys, eyes: Eyes = "watch") -> LineSeen:
        return await _line(request, await _record(request, id), at, seat, keys, eyes)

    @post("/{id:str}/fork", summary="Try another way: play on from a moment")
    async def fork(self, request: Ask, id: Id, data: Annotated[ForkNew, Body()]) -> TableInfo:
        guest = await needed_guest(request)
        source = await _record(request, id)
        services_of(request).limits.check("guest", guest.id)
        async with services_of(request).turns.of(guest.id):
            return (await fork(services_of(request), guest, source, data)).info(guest.id)

    @get("/{id:str}/analysis", summary="The analysis of a record, or how far it is")
    async def analysis(self, request: Ask, id: Id) -> Study:
        return await services_of(request).studies.found(await _subject(request, id))

    @post("/{id:str}/analysis", summary="Ask for the analysis of a record", status_code=HTTP_200_OK)
    async def analyse(self, request: Ask, id: Id) -> Study:
        subject = await _subject(request, id)
        services_of(request).limits.check("guest", (await needed_guest(request)).id)
        return await services_of(request).studies.begun(subject)


async def _table(request: Ask, id: str, key: str) -> Source:
    room, guest = await room_seen(request, id, key)
    return sources.of_table(room, None if guest is None else guest.id)


async def _kept(request: Ask, id: str) -> StoredRecord:
    """A record of the one who asks. Anybody else's looks as if there were none."""
    guest = await guest_of(request)
    kept = None if guest is None else await services_of(request).imports.one(id, guest.id)
    if kept is None:
        unknown(request)
        raise Refused("web-no-record", 404)
    return kept


async def _record(request: Ask, id: str) -> Source:
    return sources.of_record(await _kept(request, id))


async def _subject(request: Ask, id: str) -> Subject:
    kept = await _kept(request, id)
    return Subject("record", kept.id, replace(sources.of_record(kept).job(), person=kept.guest))


async def _states(request: Ask, source: Source, first: int, count: int, eyes: str) -> Any:
    film = await source.film(services_of(request))
    return ReplayStates(eyes, await aside(film.states, first, count, eyes))


async def _line(request: Ask, source: Source, at: int, seat: int, keys: list[str], eyes: str) -> LineSeen:
    film = await source.film(services_of(request))
    return await aside(film.line, at, seat, keys, eyes)
