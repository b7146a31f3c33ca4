"""The game of a day: who plays it at which table, and who did best."""

from typing import Any, TypeVarTuple

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, and_, func, insert, select

from troyes.server.library.catalogue import has_rival
from troyes.server.storage.kept import BoardRow
from troyes.server.storage.models import GuestRow, TableRow
from troyes.server.storage.people_models import AccountRow, DailyRow, ResultRow
from troyes.server.storage.results import BOARD
from troyes.server.storage.shapes import StoredTable
from troyes.server.storage.shelf import Shelf

Columns = TypeVarTuple("Columns")


class DailyGame(Struct):
    """Somebody's game of a day."""

    table: str
    status: str
    points: int | None
    ahead: int | None
    ended: float | None
    bot: str | None
    helped: bool | None
    account: bool
    """Whether it was begun by an account: those of guests are played for fun."""

    def on_board(self, before: float) -> bool:
        """Whether it was finished in time, by who may be on the board."""
        return self.account and self.ended is not None and self.ended < before and not self.bot and not self.helped


class Dailies(Shelf):
    async def begin(self, table: StoredTable) -> None:
        """A day's game for its maker, who has none yet: otherwise nothing is written, and a `StoreError` is raised."""
        row = {"day": table.daily, "game": table.game, "guest": table.maker, "table_id": table.id}
        await self._store.new_table(table, beside=[(insert(DailyRow), [row])])

    async def board(self, day: str, game: str, before: float, limit: int = BOARD) -> tuple[list[BoardRow], int]:
        """Who did best on a day, the first to finish before others with the same; and how many finished in time."""
        value = _value(game)
        rows = await self._reader.rows(
            _of_accounts(select(ResultRow.guest, GuestRow.name, ResultRow.ahead, ResultRow.points))
            .add_columns(ResultRow.ended, ResultRow.table_id, func.count().over())
            .where(*_counted(day, game, before))
            .order_by(value.desc(), ResultRow.ended, ResultRow.table_id)
            .limit(limit)
        )
        board = [
            BoardRow(guest, name, ahead, points, 1, ended, table)
            for guest, name, ahead, points, ended, table, _ in rows
        ]
        return board, rows[0][-1] if rows else 0

    async def place(self, day: str, game: str, before: float, own: DailyGame) -> int:
        """Which place a result of that day comes to."""
        value, mine = _value(game), own.ahead if has_rival(game) else own.points
        better = (value > mine) | ((value == mine) & (ResultRow.ended < own.ended))
        ahead = _of_accounts(select(func.count()).select_from(ResultRow))
        return 1 + await self._reader.value(ahead.where(*_counted(day, game, before), better))

    async def of(self, day: str, guest: str) -> dict[str, DailyGame]:
        """By game: where someone plays that day's, and how it ended."""
        rows = await self._reader.rows(
            select(DailyRow.game, DailyRow.table_id, TableRow.status)
            .add_columns(ResultRow.points, ResultRow.ahead, ResultRow.ended, ResultRow.bot, ResultRow.helped)
            .add_columns(_BEGUN_BY_ACCOUNT)
            .join(TableRow, TableRow.id == DailyRow.table_id)
            .outerjoin(AccountRow, AccountRow.guest == DailyRow.guest)
            .outerjoin(ResultRow, and_(ResultRow.table_id == DailyRow.table_id, ResultRow.guest == guest))
            .where(DailyRow.day == day, DailyRow.guest == guest)
        )
        return {game: DailyGame(*rest, account=bool(account)) for game, *rest, account in rows}

    async def days_around(self, day: str) -> tuple[str | None, str | None]:
        """The nearest days before and after on which anybody played."""
        before = select(func.max(DailyRow.day)).where(DailyRow.day < day)
        after = select(func.min(DailyRow.day)).where(DailyRow.day > day)
        return await self._reader.value(before), await self._reader.value(after)


_BEGUN_BY_ACCOUNT = AccountRow.made <= TableRow.made
"""Who makes an account afterwards has played as a guest, and guests can play as often as they like."""


def _of_accounts(query: Select[*Columns]) -> Select[*Columns]:
    return (
        query.join(GuestRow, GuestRow.id == ResultRow.guest)
        .join(TableRow, TableRow.id == ResultRow.table_id)
        .join(AccountRow, and_(AccountRow.guest == ResultRow.guest, _BEGUN_BY_ACCOUNT))
    )


def _value(game: str) -> Any:
    """What decides: points alone, or the lead over who plays against the table."""
    return ResultRow.ahead if has_rival(game) else ResultRow.points


def _counted(day: str, game: str, before: float) -> tuple[ColumnElement[bool], ...]:
    """What was played to its end on the day itself, without help, by a person who is welcome here."""
    return (
        *(ResultRow.daily == day, ResultRow.game == game, ResultRow.bot == "", ResultRow.ended < before),
        *(ResultRow.helped.is_(False), GuestRow.blocked == ""),
    )
