"""The game of a day: who plays it at which table, and who did best."""

from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, func, insert, select

from troyes.server.library.catalogue import has_rival
from troyes.server.storage.models import GuestRow, TableRow
from troyes.server.storage.people_models import AccountRow, DailyRow, ResultRow
from troyes.server.storage.results import BOARD, BoardRow
from troyes.server.storage.shapes import StoredTable
from troyes.server.storage.shelf import Shelf


class DailyGame(Struct):
    """Somebody's game of a day."""

    table: str
    status: str
    points: int | None
    ahead: int | None
    ended: float | None
    bot: str | None


class Dailies(Shelf):
    async def begin(self, table: StoredTable) -> None:
        """A day's game for its maker, who has none yet: otherwise nothing is written, and a `StoreError` is raised."""
        row = {"day": table.daily, "game": table.game, "guest": table.maker, "table_id": table.id}
        await self._store.new_table(table, beside=[(insert(DailyRow), [row])])

    async def board(self, day: str, game: str, before: float, limit: int = BOARD) -> tuple[list[BoardRow], int]:
        """Who did best on a day, the first to finish before others with the same; and how many finished in time."""
        value = _value(game)
        rows = await self._reader.rows(
            select(*(ResultRow.guest, GuestRow.name, AccountRow.guest.is_not(None), ResultRow.ahead, ResultRow.points))
            .add_columns(ResultRow.ended, ResultRow.table_id, func.count().over())
            .join(GuestRow, GuestRow.id == ResultRow.guest)
            .outerjoin(AccountRow, AccountRow.guest == ResultRow.guest)
            .where(*_counted(day, game, before))
            .order_by(value.desc(), ResultRow.ended, ResultRow.table_id)
            .limit(limit)
        )
        board = [
            BoardRow(guest, name, bool(account), ahead, points, 1, ended, table)
            for guest, name, account, ahead, points, ended, table, _ in rows
        ]
        return board, rows[0][-1] if rows else 0

    async def place(self, day: str, game: str, before: float, own: DailyGame) -> int:
        """Which place a result of that day comes to."""
        value, mine = _value(game), own.ahead if has_rival(game) else own.points
        better = (value > mine) | ((value == mine) & (ResultRow.ended < own.ended))
        ahead = select(func.count()).select_from(ResultRow).join(GuestRow, GuestRow.id == ResultRow.guest)
        return 1 + await self._reader.value(ahead.where(*_counted(day, game, before), better))

    async def of(self, day: str, guest: str) -> dict[str, DailyGame]:
        """By game: where someone plays that day's, and how it ended."""
        rows = await self._reader.rows(
            select(DailyRow.game, DailyRow.table_id, TableRow.status)
            .add_columns(ResultRow.points, ResultRow.ahead, ResultRow.ended, ResultRow.bot)
            .join(TableRow, TableRow.id == DailyRow.table_id)
            .outerjoin(ResultRow, and_(ResultRow.table_id == DailyRow.table_id, ResultRow.guest == guest))
            .where(DailyRow.day == day, DailyRow.guest == guest)
        )
        return {game: DailyGame(*rest) for game, *rest in rows}

    async def days_around(self, day: str) -> tuple[str | None, str | None]:
        """The nearest days before and after on which anybody played."""
        before = select(func.max(DailyRow.day)).where(DailyRow.day < day)
        after = select(func.min(DailyRow.day)).where(DailyRow.day > day)
        return await self._reader.value(before), await self._reader.value(after)


def _value(game: str) -> Any:
    """What decides: points alone, or the lead over who plays against the table."""
    return ResultRow.ahead if has_rival(game) else ResultRow.points


def _counted(day: str, game: str, before: float) -> tuple[ColumnElement[bool], ...]:
    """What was played to its end on the day itself, by a person who is welcome here."""
    return (
        *(ResultRow.daily == day, ResultRow.game == game, ResultRow.bot == "", ResultRow.ended < before),
        *(ResultRow.helped.is_(False), GuestRow.blocked == ""),
    )
