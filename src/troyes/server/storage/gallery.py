"""Somebody's finished games and records, filtered, sorted and paged by the database: ten thousand are no trouble."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Integer, Select, cast, exists, func, literal, null, or_, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from troyes.server.library.catalogue import rivalled
from troyes.server.storage.kept import PAGE, KeptGame, KeptRecord, KeptSeat, Sort, Wish
from troyes.server.storage.models import SeatRow, StudyRow, TableRow
from troyes.server.storage.people_models import ImportRow, ResultRow
from troyes.server.storage.shelf import Shelf

Listed = Select[str, str, float, int]


class Gallery(Shelf):
    async def page(self, guest: str, wish: Wish) -> tuple[int, list[KeptGame | KeptRecord]]:
        """How many there are, and those of one page."""
        parts: list[Listed] = []
        if wish.kind != "record":
            parts.append(_tables(guest, wish))
        if wish.kind != "table" and not wish.outcome and not wish.against:
            parts.append(_records(guest, wish))
        if not parts:
            return 0, []
        found = union_all(*parts).subquery()
        ids = select(found.c.kind, found.c.id).order_by(*_order(found.c, wish.sort))

        async def ask(connection: AsyncConnection) -> tuple[int, list[KeptGame | KeptRecord]]:
            total = (await connection.execute(select(func.count()).select_from(found))).scalar_one()
            chosen = [tuple(row) for row in await connection.execute(ids.limit(PAGE).offset(PAGE * wish.page))]
            tables = await _kept_tables(connection, [id for kind, id in chosen if kind == "table"])
            records = await _kept_records(connection, [id for kind, id in chosen if kind == "record"])
            return total, [tables[id] if kind == "table" else records[id] for kind, id in chosen]

        return await self._reader.read(ask)

    async def record(self, id: str) -> KeptRecord:
        """One record, as the list shows it."""

        async def ask(connection: AsyncConnection) -> KeptRecord:
            return (await _kept_records(connection, [id]))[id]

        return await self._reader.read(ask)


def _order(columns: Any, sort: Sort) -> list[Any]:
    if sort == "oldest":
        return [columns.ended, columns.id]
    latest = [columns.ended.desc(), columns.id]
    return [columns.points.desc().nulls_last(), *latest] if sort == "points" else latest


def _tables(guest: str, wish: Wish) -> Listed:
    own = select(SeatRow.table_id).where(SeatRow.guest == guest)
    points = (
        select(func.max(ResultRow.points))
        .where(ResultRow.table_id == TableRow.id, ResultRow.guest == guest)
        .scalar_subquery()
    )
    query = select(literal("table").label("kind"), TableRow.id, TableRow.moved.label("ended"), points.label("points"))
    query = query.where(TableRow.id.in_(own), TableRow.status == "over")
    return query.where(*_filters(TableRow.game, TableRow.moved, wish), *_table_filters(guest, wish))


def _table_filters(guest: str, wish: Wish) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    seats = select(func.count()).where(SeatRow.table_id == TableRow.id).scalar_subquery()
    if wish.players:
        found.append(seats == wish.players)
    if wish.outcome:
        found += _ended_as(guest, wish.outcome, seats)
    others = (SeatRow.table_id == TableRow.id, or_(SeatRow.guest.is_(None), SeatRow.guest != guest))
    if wish.against:
        found.append(exists().where(*others, SeatRow.kind == ("bot" if wish.against == "bots" else "person")))
    if wish.name:
        found.append(exists().where(*others, SeatRow.name.icontains(wish.name, autoescape=True)))
    return found


def _ended_as(guest: str, outcome: str, seats: Any) -> list[ColumnElement[bool]]:
    """Who has left has neither won nor lost. Of several own seats those count that were played to the end."""
    mine = (ResultRow.table_id == TableRow.id, ResultRow.guest == guest)
    stayed = exists().where(*mine, ResultRow.bot == "")
    if outcome == "left":
        return [exists().where(*mine), ~stayed]
    won = exists().where(*mine, ResultRow.bot == "", ResultRow.won.is_(True))
    contested = or_(seats > 1, TableRow.game.in_(rivalled()))  # who plays alone wins against nobody
    return [contested, won if outcome == "won" else stayed & ~won]


def _records(guest: str, wish: Wish) -> Listed:
    points = cast(null(), Integer).label("points")
    query = select(literal("record").label("kind"), ImportRow.id, ImportRow.made.label("ended"), points)
    query = query.where(ImportRow.guest == guest, *_filters(ImportRow.game, ImportRow.made, wish))
    if wish.players:
        query = query.where(ImportRow.players == wish.players)
    return query.where(ImportRow.name.icontains(wish.name, autoescape=True)) if wish.name else query


def _filters(game: Any, ended: Any, wish: Wish) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wish.game:
        found.append(game == wish.game)
    if wish.since is not None:
        found.append(ended >= wish.since)
    if wish.until is not None:
        found.append(ended < wish.until)
    return found


async def _kept_tables(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, KeptGame]:
    if not ids:
        return {}
    studied = exists().where(StudyRow.table_id == TableRow.id, StudyRow.data.is_not(None))
    table = (TableRow.id, TableRow.game, TableRow.moved, TableRow.daily, TableRow.rated, TableRow.origin, studied)
    seat = (SeatRow.seat, SeatRow.name, SeatRow.kind, SeatRow.bot, SeatRow.guest)
    place = ResultRow.facts["place"].as_integer()
    query = (
        select(*table, *seat, ResultRow.points, ResultRow.won, ResultRow.ahead, ResultRow.bot, place)
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .outerjoin(ResultRow, (ResultRow.table_id == TableRow.id) & (ResultRow.seat == SeatRow.seat))
        .where(TableRow.id.in_(ids))
        .order_by(TableRow.id, SeatRow.seat)
    )
    found: dict[str, KeptGame] = {}
    for row in await connection.execute(query):
        mine: tuple[Any, ...] = tuple(row)
        game = found.setdefault(mine[0], KeptGame(*mine[:7], seats=[]))
        game.seats.append(KeptSeat(*mine[7:]))
    return found


async def _kept_records(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, KeptRecord]:
    if not ids:
        return {}
    studied = ImportRow.study.is_not(None)
    kept = (ImportRow.id, ImportRow.game, ImportRow.name, ImportRow.players, ImportRow.result, ImportRow.made, studied)
    found = [KeptRecord(*row) for row in await connection.execute(select(*kept).where(ImportRow.id.in_(ids)))]
    return {record.id: record for record in found}
