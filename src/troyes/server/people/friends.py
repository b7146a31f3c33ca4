"""The routes about friends. Who has an account is told to accounts only, and only by the exact name."""

from collections.abc import Iterable
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import Body
from litestar.status_codes import HTTP_200_OK

from troyes.server.errors import Refused
from troyes.server.guard.passwords import folded
from troyes.server.http.requests import Ask
from troyes.server.people.accounts import PRIVATE, PersonId, needed_account, tie_of
from troyes.server.rooms.state import moment
from troyes.server.services import Services
from troyes.server.storage.friends import Tie
from troyes.server.storage.kept import Full
from troyes.server.storage.shapes import StoredGuest
from troyes.server.tables.lists import line_of
from troyes.server.wire.people import Friend, FriendAsk, FriendList
from troyes.server.wire.tables import TableLine

MOST = 300
"""So many can be somebody's friends, or be asked, or ask."""


class FriendsController(Controller):
    path = "/api/friends"
    tags = ("people",)
    cache_control = PRIVATE

    @get("/", summary="Your friends, who asks you, and whom you have asked")
    async def friends(self, request: Ask) -> FriendList:
        services, guest, _ = await needed_account(request)
        return await _list(services, guest)

    @post("/", summary="Ask somebody to be your friend", status_code=HTTP_200_OK)
    async def ask(self, request: Ask, data: Annotated[FriendAsk, Body()]) -> FriendList:
        """By the exact name of an account, or its id. Who has asked you already is your friend then."""
        services, guest, _ = await needed_account(request)
        services.limits.check("friend", guest.id)
        found = await services.people.account(data.id) if data.id else await services.people.called(folded(data.name))
        if found is None:
            raise Refused("people-nobody", 404)
        if found.guest == guest.id:
            raise Refused("people-yourself")
        try:
            await services.friends.ask(guest.id, found.guest, MOST)
        except Full:
            raise Refused("people-many-friends", most=MOST) from None
        return await _list(services, guest)

    @post("/{id:str}/accept", summary="Say yes to somebody who has asked you", status_code=HTTP_200_OK)
    async def accept(self, request: Ask, id: PersonId) -> FriendList:
        services, guest, _ = await needed_account(request)
        if await tie_of(services, guest.id, id) not in ("asks", "friend"):
            raise Refused("people-nobody-asks", 404)
        await services.friends.accept(guest.id, id)
        return await _list(services, guest)

    @delete("/{id:str}", summary="Say no, take back what you asked, or be friends no more", status_code=HTTP_200_OK)
    async def part(self, request: Ask, id: PersonId) -> FriendList:
        services, guest, _ = await needed_account(request)
        if await tie_of(services, guest.id, id) == "none":
            raise Refused("people-nobody", 404)
        await services.friends.part(guest.id, id)
        return await _list(services, guest)


async def _list(services: Services, guest: StoredGuest) -> FriendList:
    ties = await services.friends.of(guest.id)
    friends = [tie for tie in ties if tie.accepted is not None]
    lines = await _lines(services, guest, [tie.other for tie in friends])
    return FriendList(
        friends=[_shown(tie, lines.get(tie.other, ())) for tie in friends],
        asks=[_shown(tie) for tie in ties if tie.accepted is None and tie.asked],
        asked=[_shown(tie) for tie in ties if tie.accepted is None and not tie.asked],
    )


async def _lines(services: Services, guest: StoredGuest, friends: list[str]) -> dict[str, list[TableLine]]:
    """By friend: the listed tables at which they sit."""
    found = await services.friends.tables(friends)
    tables = {table.id: table for table in await services.store.tables_by_id([id for _, id in found])}
    lines: dict[str, list[TableLine]] = {}
    for friend, id in found:
        if id in tables:
            lines.setdefault(friend, []).append(line_of(services, tables[id], guest))
    return lines


def _shown(tie: Tie, lines: Iterable[TableLine] = ()) -> Friend:
    return Friend(tie.other, tie.name, tie.login, moment(tie.accepted or tie.made), list(lines))
