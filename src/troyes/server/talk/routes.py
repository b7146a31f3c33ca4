"""The routes about talk: whose words one does not want to read, and what the operator should look at."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import Body, Parameter
from litestar.status_codes import HTTP_200_OK

from troyes.server.errors import Refused
from troyes.server.http.requests import Ask, needed_guest, services_of
from troyes.server.rooms.room import Room
from troyes.server.services import Services
from troyes.server.storage.shapes import StoredGuest
from troyes.server.storage.talk import ReportedAlready, StoredMessage
from troyes.server.tables.access import room_for
from troyes.server.talk.messages import listen_anew
from troyes.server.wire.talk import Muted, Report, Reported, Unheard

PRIVATE = CacheControlHeader(no_store=True)
MOST = 500
"""So many can somebody mute."""


class TalkController(Controller):
    tags = ("talk",)
    cache_control = PRIVATE

    @get("/api/mutes", summary="Whose words you do not read")
    async def mutes(self, request: Ask) -> list[Muted]:
        guest = await needed_guest(request)
        return await _mutes(services_of(request), guest)

    @post("/api/mutes", summary="Read no more of whoever said this", status_code=HTTP_200_OK)
    async def mute(self, request: Ask, data: Annotated[Unheard, Body()]) -> list[Muted]:
        """At no table. When this is answered, none of their words is sent to you any more."""
        room, guest = await room_for(request, data.table, data.key)
        services = services_of(request)
        services.limits.check("guest", guest.id)
        message = await _message(services, room, guest, data.n)
        if len(await services.talk.mutes(guest.id)) >= MOST:
            raise Refused("talk-many-mutes", most=MOST)
        await services.talk.mute(guest.id, message.guest)
        await listen_anew(services, guest.id)
        return await _mutes(services, guest)

    @delete("/api/mutes/{id:str}", summary="Read somebody again", status_code=HTTP_200_OK)
    async def unmute(
        self, request: Ask, id: Annotated[str, Parameter(max_length=40, description="The person's id.")]
    ) -> list[Muted]:
        services, guest = services_of(request), await needed_guest(request)
        if id not in [other for other, _ in await services.talk.mutes(guest.id)]:
            raise Refused("talk-not-muted", 404)
        await services.talk.unmute(guest.id, id)
        await listen_anew(services, guest.id)
        return await _mutes(services, guest)

    @post("/api/tables/{id:str}/reports", summary="Report a message to the operator")
    async def report(
        self,
        request: Ask,
        id: Annotated[str, Parameter(max_length=40, description="The table's id.")],
        data: Annotated[Report, Body()],
    ) -> Reported:
        """A copy of it is kept as it stands now. Once for each message."""
        room, guest = await room_for(request, id, data.key)
        services = services_of(request)
        services.limits.check("report", guest.id)
        message = await _message(services, room, guest, data.n)
        if not message.text:
            raise Refused("talk-taken-back")
        try:
            return Reported(await services.talk.report(guest.id, room.id, message, data.why.strip()))
        except ReportedAlready:
            raise Refused("talk-reported") from None


async def _mutes(services: Services, guest: StoredGuest) -> list[Muted]:
    return [Muted(id, name) for id, name in await services.talk.mutes(guest.id)]


async def _message(services: Services, room: Room, guest: StoredGuest, n: int) -> StoredMessage:
    """What somebody else has said."""
    message = await services.talk.message(room.id, n)
    if message is None:
        raise Refused("talk-no-message", 404)
    if message.guest == guest.id:
        raise Refused("talk-yourself")
    return message
