"""Who is whose friend: one asks, the other accepts. One row for two people, whoever asked."""

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, delete, func, insert, or_, select, update

from troyes.server import clock
from troyes.server.storage.caps import Cap
from troyes.server.storage.errors import StoreError
from troyes.server.storage.models import GuestRow, SeatRow, TableRow
from troyes.server.storage.people_models import AccountRow, FriendRow
from troyes.server.storage.shelf import Shelf

MOST_OF_ONE, MOST_SHOWN = 10, 100
"""So many tables of one friend are shown, and so many of all."""


class Tie(Struct):
    """What is between someone and another account."""

    other: str
    name: str
    login: str
    asked: bool
    """Whether it was the other who asked."""
    made: float
    accepted: float | None


class Friends(Shelf):
    async def of(self, guest: str) -> list[Tie]:
        """Everybody with whom there is something, by name."""
        other = select(FriendRow.other, FriendRow.asker == guest, FriendRow.made, FriendRow.accepted)
        asker = select(FriendRow.asker, FriendRow.asker == guest, FriendRow.made, FriendRow.accepted)
        rows = [
            *await self._reader.rows(other.where(FriendRow.asker == guest)),
            *await self._reader.rows(asker.where(FriendRow.other == guest)),
        ]
        called = select(GuestRow.id, GuestRow.name, AccountRow.login).join(AccountRow, AccountRow.guest == GuestRow.id)
        names = await self._reader.rows(called.where(GuestRow.id.in_([row[0] for row in rows])))
        known = {id: (name, login) for id, name, login in names}
        ties = [Tie(id, *known[id], not mine, made, since) for id, mine, made, since in rows if id in known]
        return sorted(ties, key=lambda tie: (tie.name.casefold(), tie.other))

    async def between(self, one: str, other: str) -> Tie | None:
        return next((tie for tie in await self.of(one) if tie.other == other), None)

    async def asking(self, guest: str) -> int:
        """How many wait for an answer."""
        waiting = and_(FriendRow.other == guest, FriendRow.accepted.is_(None))
        return await self._reader.value(select(func.count()).select_from(FriendRow).where(waiting))

    async def ask(self, asker: str, other: str, most: int) -> None:
        """Asks; if the other has asked before, or does so at the same moment, both are friends.

        `Full` if either of them has so many ties.
        """
        if await self.between(asker, other) is None:
            row = {"asker": asker, "other": other, "made": clock.now(), "accepted": None}
            try:
                caps = [Cap(one, _ties(one), most) for one in (asker, other)]
                await self._writer.run([(insert(FriendRow), [row])], caps=caps)
            except StoreError:
                if await self.between(asker, other) is None:
                    raise
        await self.accept(asker, other)

    async def accept(self, guest: str, asker: str) -> None:
        """Says yes to who has asked; nothing if they have not."""
        asked = and_(FriendRow.asker == asker, FriendRow.other == guest, FriendRow.accepted.is_(None))
        mirrored = delete(FriendRow).where(FriendRow.asker == guest, FriendRow.other == asker, _asked(asker, guest))
        await self._writer.run([(mirrored, None), (update(FriendRow).where(asked).values(accepted=clock.now()), None)])

    async def part(self, one: str, other: str) -> None:
        """Declined, withdrawn, or friends no more."""
        both = or_(
            and_(FriendRow.asker == one, FriendRow.other == other),
            and_(FriendRow.asker == other, FriendRow.other == one),
        )
        await self._writer.run([(delete(FriendRow).where(both), None)])

    async def tables(self, friends: list[str]) -> list[tuple[str, str]]:
        """Friends at listed tables that are not over: who, and which table; of each the latest, the latest first."""
        sits = select(SeatRow.guest, TableRow.id, TableRow.moved).join(TableRow, TableRow.id == SeatRow.table_id)
        listed = (TableRow.listed.is_(True), TableRow.status.in_(("open", "running")))
        shown = sits.where(SeatRow.guest.in_(friends), *listed).distinct().subquery().c
        at = func.row_number().over(partition_by=shown.guest, order_by=(shown.moved.desc(), shown.id)).label("at")
        each = select(shown.guest, shown.id, shown.moved, at).subquery().c
        latest = select(each.guest, each.id).where(each.at <= MOST_OF_ONE).order_by(each.moved.desc(), each.id)
        return await self._reader.rows(latest.limit(MOST_SHOWN))


def _ties(guest: str) -> Select[int]:
    mine = or_(FriendRow.asker == guest, FriendRow.other == guest)
    return select(func.count()).select_from(FriendRow).where(mine)


def _asked(asker: str, other: str) -> ColumnElement[bool]:
    """Whether there is a row in which this one asked that one."""
    again = FriendRow.__table__.alias()
    return select(again.c.asker).where(again.c.asker == asker, again.c.other == other).exists()
