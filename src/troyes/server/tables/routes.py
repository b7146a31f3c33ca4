"""The routes about tables. Every answer is typed, every refusal says what to do."""

from typing import Annotated, Any

from litestar import Controller, Response, get, post, put
from litestar.datastructures import CacheControlHeader
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK

from troyes.server import clock
from troyes.server.http.requests import Ask, guest_of, needed_guest, services_of
from troyes.server.library.printed import printed_of
from troyes.server.results import endings
from troyes.server.results.disclosure import check_replay
from troyes.server.storage.shapes import StoredGame
from troyes.server.tables import creation, seating, taking_along, taking_over
from troyes.server.tables.access import room_for as _room_for
from troyes.server.tables.access import room_seen as _room
from troyes.server.tables.lists import line_of
from troyes.server.wire import tables as wire

PRIVATE = CacheControlHeader(no_store=True)
TableId = Annotated[str, Parameter(max_length=40, description="The table's id.")]
LinkKey = Annotated[str, Parameter(max_length=64, description="What opens a private table to a friend.")]


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)
    cache_control = PRIVATE

    @get("/", summary="Your tables, and those that anybody may join or watch")
    async def tables(self, request: Ask) -> wire.Tables:
        services, guest = services_of(request), await guest_of(request)
        mine = [] if guest is None else await services.store.tables_of(guest.id)
        listed = await services.store.listed()
        asks = 0 if guest is None else await services.friends.asking(guest.id)
        known = {table.id for table in mine}
        return wire.Tables(
            yours=[line_of(services, table, guest) for table in mine],
            listed=[line_of(services, table, guest) for table in listed if table.id not in known],
            asks=asks,
        )

    @post("/", summary="Make a table")
    async def make(self, request: Ask, data: Annotated[wire.TableNew, Body()]) -> wire.TableInfo:
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        async with services.turns.of(guest.id):
            room = await creation.make(services, guest, data)
        return room.info(guest.id)

    @get("/{id:str}", summary="A table")
    async def table(self, request: Ask, id: TableId, key: LinkKey = "") -> wire.TableInfo:
        room, guest = await _room(request, id, key)
        return room.info(None if guest is None else guest.id)

    @put(
        "/{id:str}", summary="Bring a game that was played on your device", request_max_body_size=taking_over.MOST_BYTES
    )
    async def take_over(self, request: Ask, id: TableId) -> wire.TableInfo:
        """The body is the game as the page keeps it; `id` is the one it was given there. Whoever brings it again is
        told of the same table."""
        services, guest = services_of(request), await needed_guest(request)
        services.limits.check("guest", guest.id)
        body = await request.body()
        async with services.turns.of(guest.id):
            return (await taking_over.take_over(services, guest, id, body)).info(guest.id)

    @get("/{id:str}/along", summary="Your own table as it can go on without the server, with other dice")
    async def along(self, request: Ask, id: TableId) -> StoredGame | None:
        """Nothing, where others play or a board waits. What is answered can be brought back with `PUT`."""
        room, guest = await _room_for(request, id)
        return taking_along.taken_along(room, guest)

    @post("/{id:str}/join", summary="Take an open seat", status_code=HTTP_200_OK)
    async def join(self, request: Ask, id: TableId, data: Annotated[wire.Invitation, Body()]) -> wire.TableInfo:
        room, guest = await _room_for(request, id, data.key)
        await seating.join(services_of(request), room, guest, data.seat, rated=data.rated)
        return room.info(guest.id)

    @post("/{id:str}/start", summary="Begin, with bots in the open seats", status_code=HTTP_200_OK)
    async def start(self, request: Ask, id: TableId) -> wire.TableInfo:
        room, guest = await _room_for(request, id)
        await seating.start(room, guest)
        return room.info(guest.id)

    @post("/{id:str}/leave", summary="Leave: a bot plays on", status_code=HTTP_200_OK)
    async def leave(self, request: Ask, id: TableId) -> wire.TableInfo:
        room, guest = await _room_for(request, id)
        await seating.leave(room, guest)
        return room.info(guest.id)

    @post("/{id:str}/back", summary="Come back, and take over from the bot", status_code=HTTP_200_OK)
    async def back(self, request: Ask, id: TableId) -> wire.TableInfo:
        room, guest = await _room_for(request, id)
        await seating.back(room, guest)
        return room.info(guest.id)

    @post("/{id:str}/stand_in", summary="Let a bot play for someone who is away", status_code=HTTP_200_OK)
    async def stand_in(self, request: Ask, id: TableId, data: Annotated[wire.SeatChoice, Body()]) -> wire.TableInfo:
        room, guest = await _room_for(request, id)
        await seating.stand_in(services_of(request), room, guest, data.seat)
        return room.info(guest.id)

    @post("/{id:str}/rematch", summary="Ask for the next game with the same people")
    async def rematch(self, request: Ask, id: TableId) -> wire.TableInfo:
        """Their seats are kept for them; each takes theirs with `join`, or gives it up with `leave`."""
        room, guest = await _room_for(request, id)
        services_of(request).limits.check("guest", guest.id)
        return (await creation.rematch(services_of(request), room, guest)).info(guest.id)

    @get("/{id:str}/printed", summary="The printed numbers it is played with")
    async def printed(self, request: Ask, id: TableId, key: LinkKey = "") -> wire.Printed:
        room, _ = await _room(request, id, key)
        return printed_of(room.opening())

    @get("/{id:str}/ending", summary="The count of a finished game, and its proof")
    async def ending(self, request: Ask, id: TableId, key: LinkKey = "") -> wire.Ending:
        room, _ = await _room(request, id, key)
        return await endings.of(room)

    @get("/{id:str}/record", summary="The record of a finished game")
    async def record(self, request: Ask, id: TableId, key: LinkKey = "") -> Response[dict[str, Any]]:
        room, _ = await _room(request, id, key)
        name = f"attachment; filename=troyes-{room.id}.json"
        return Response(endings.record(room), headers={"content-disposition": name})

    @get("/{id:str}/analysis", summary="The analysis of a finished game, or how far it is")
    async def analysis(self, request: Ask, id: TableId, key: LinkKey = "") -> wire.Study:
        room, _ = await _room(request, id, key)
        check_replay(room.stored, clock.now())
        return await services_of(request).studies.of(room)

    @post("/{id:str}/analysis", summary="Ask for the analysis of a finished game", status_code=HTTP_200_OK)
    async def analyse(self, request: Ask, id: TableId, data: Annotated[wire.Invitation, Body()]) -> wire.Study:
        """Whoever may see the table may ask. It is thought out once, and kept."""
        room, guest = await _room_for(request, id, data.key)
        check_replay(room.stored, clock.now())
        services_of(request).limits.check("guest", guest.id)
        return await services_of(request).studies.begin(room, guest.id)
