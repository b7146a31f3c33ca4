"""The routes about friends. Who has an account is told to accounts only, and only by the exact name."""

from collections.abc import Iterable
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import Body
from litestar.status_codes import HTTP_200_OK

from troyes.server.errors import Refused
from troyes.server.guard.passwords import folded
from troyes.server.people.accounts import PRIVATE, PersonId, needed_account, tie_of
from troyes.server.rooms.room import moment
from troyes.server.storage.friends import Tie
from troyes.server.storage.store import StoredGuest
from troyes.server.tables.access import Ask, allow
from troyes.server.tables.registry import House
from troyes.server.tables.routes import line_of
from troyes.server.wire.people import Friend, FriendAsk, FriendList
from troyes.server.wire.tables import TableLine

__all__ = ["FriendsController"]

MOST = 300
"""So many can be somebody's friends, or be asked, or ask."""


class FriendsController(Controller):
    path = "/api/friends"
    tags = ("people",)
    cache_control = PRIVATE

    @get("/", summary="Your friends, who asks you, and whom you have asked")
    async def friends(self, request: Ask) -> FriendList:
        house, guest, _ = await needed_account(request)
        return await _list(house, guest)

    @post("/", summary="Ask somebody to be your friend", status_code=HTTP_200_OK)
    async def ask(self, request: Ask, data: Annotated[FriendAsk, Body()]) -> FriendList:
        """By the exact name of an account, or its id. Who has asked you already is your friend then."""
        house, guest, _ = await needed_account(request)
        allow(house, "friend", guest.id)
        found = await house.people.account(data.id) if data.id else await house.people.called(folded(data.name))
        if found is None:
            raise Refused("people-nobody", 404)
        if found.guest == guest.id:
            raise Refused("people-yourself")
        for one in (guest.id, found.guest):
            if await house.friends.count(one) >= MOST:
                raise Refused("people-many-friends", most=MOST)
        await house.friends.ask(guest.id, found.guest)
        return await _list(house, guest)

    @post("/{id:str}/accept", summary="Say yes to somebody who has asked you", status_code=HTTP_200_OK)
    async def accept(self, request: Ask, id: PersonId) -> FriendList:
        house, guest, _ = await needed_account(request)
        if await tie_of(house, guest.id, id) not in ("asks", "friend"):
            raise Refused("people-nobody-asks", 404)
        await house.friends.accept(guest.id, id)
        return await _list(house, guest)

    @delete("/{id:str}", summary="Say no, take back what you asked, or be friends no more", status_code=HTTP_200_OK)
    async def part(self, request: Ask, id: PersonId) -> FriendList:
        house, guest, _ = await needed_account(request)
        if await tie_of(house, guest.id, id) == "none":
            raise Refused("people-nobody", 404)
        await house.friends.part(guest.id, id)
        return await _list(house, guest)


async def _list(house: House, guest: StoredGuest) -> FriendList:
    ties = await house.friends.of(guest.id)
    friends = [tie for tie in ties if tie.accepted is not None]
    lines = await _lines(house, guest, [tie.other for tie in friends])
    return FriendList(
        friends=[_shown(tie, lines.get(tie.other, ())) for tie in friends],
        asks=[_shown(tie) for tie in ties if tie.accepted is None and tie.asked],
        asked=[_shown(tie) for tie in ties if tie.accepted is None and not tie.asked],
    )


async def _lines(house: House, guest: StoredGuest, friends: list[str]) -> dict[str, list[TableLine]]:
    """By friend: the listed tables at which they sit."""
    found = await house.friends.tables(friends)
    tables = {table.id: table for table in await house.store.tables_by_id([id for _, id in found])}
    lines: dict[str, list[TableLine]] = {}
    for friend, id in found:
        if id in tables:
            lines.setdefault(friend, []).append(line_of(house, tables[id], guest))
    return lines


def _shown(tie: Tie, lines: Iterable[TableLine] = ()) -> Friend:
    return Friend(tie.other, tie.name, tie.login, moment(tie.accepted or tie.made), list(lines))
