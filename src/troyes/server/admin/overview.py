"""What the operator can look at: people, tables, reports, and how much there is of everything."""

import time
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, exists, func, or_, select
from sqlalchemy.orm import aliased

from troyes.server.guard.ids import is_id
from troyes.server.guard.passwords import folded
from troyes.server.settings import Settings
from troyes.server.storage.engines import database_file
from troyes.server.storage.models import ChoiceRow, GuestRow, SeatRow, TableRow
from troyes.server.storage.people_models import (
    AccountRow,
    CardSetRow,
    ImportRow,
    MessageRow,
    ReportRow,
    ResultRow,
    SessionRow,
)
from troyes.server.storage.store import Store

DAY = 86400.0


class PersonLine(Struct):
    id: str
    name: str
    login: str
    """Empty: a guest without an account."""
    made: float
    tables: int
    blocked: str


class TableLine(Struct):
    id: str
    game: str
    status: str
    seats: list[str]
    """Names; empty for an open seat."""
    listed: bool
    made: float
    moved: float


class ReportLine(Struct):
    id: str
    made: float
    settled: float | None
    reporter: str
    about: str
    about_name: str
    table: str
    n: int
    text: str
    why: str


class PersonPage(Struct):
    person: PersonLine
    seen: float
    """The latest trace of them: a device that signed in, a word, a game that moved."""
    devices: int
    messages: int
    sets: int
    imports: int
    results: int
    tables: list[TableLine]
    reports: list[ReportLine]
    """About them."""


class TablePage(Struct):
    table: TableLine
    maker: str
    people: list[str]
    """Ids of those who sit there."""
    choices: int
    messages: int
    reports: list[ReportLine]


class Tables(Struct):
    """Which tables are wanted."""

    status: str = ""
    game: str = ""
    person: str = ""
    idle: float = 0.0
    """Not moved for so many days."""


class Stats(Struct):
    guests: int
    accounts: int
    blocked: int
    tables: dict[str, dict[str, int]]
    """By game, then by status."""
    week: int
    """Games that ended in the last seven days."""
    choices: int
    messages: int
    reports: int
    """Not settled."""
    disk: dict[str, int]
    """Bytes: the database, the log beside it, and all of the folder."""


# -- people ----------------------------------------------------------------------------------------------------------


async def people(store: Store, words: str, limit: int, *, blocked: bool = False) -> list[PersonLine]:
    """Whoever has these words in the name, or that id; the newest first."""
    found = _people()
    if blocked:
        found = found.where(GuestRow.blocked != "")
    if words:
        login = AccountRow.login.contains(folded(words), autoescape=True)
        named = GuestRow.name.icontains(words, autoescape=True)
        found = found.where(or_(GuestRow.id == words, named, login))
    return await store.reader.all(PersonLine, found.order_by(GuestRow.made.desc(), GuestRow.id).limit(limit))


async def person(store: Store, id: str, limit: int) -> PersonPage | None:
    line = await store.reader.one(PersonLine, _people().where(GuestRow.id == id))
    if line is None:
        return None
    theirs: list[Any] = [SessionRow.guest, MessageRow.guest, CardSetRow.guest, ImportRow.guest, ResultRow.guest]
    devices, messages, sets, imports, results = [
        await store.reader.value(select(func.count()).where(column == id)) for column in theirs
    ]
    seen, played = await _seen(store, line), await tables(store, Tables(person=id), limit)
    about = await reports(store, limit, about=id, all=True)
    return PersonPage(line, seen, devices, messages, sets, imports, results, played, about)


def _people() -> Select[str, str, str, float, int, str]:
    sits = exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest == GuestRow.id).correlate(TableRow, GuestRow)
    theirs = select(func.count(TableRow.id)).where(or_(TableRow.maker == GuestRow.id, sits))
    mine = theirs.correlate(GuestRow).scalar_subquery()
    login = func.coalesce(AccountRow.login, "")
    columns = (GuestRow.id, GuestRow.name, login, GuestRow.made, mine, GuestRow.blocked)
    return select(*columns).outerjoin(AccountRow, AccountRow.guest == GuestRow.id)


async def _seen(store: Store, line: PersonLine) -> float:
    moved = select(func.max(TableRow.moved)).join(SeatRow, SeatRow.table_id == TableRow.id)
    others = aliased(SeatRow)
    hidden = select(func.sum(others.hidden)).where(others.table_id == TableRow.id, others.seat != SeatRow.seat)
    known = TableRow.n - func.coalesce(hidden.correlate(TableRow, SeatRow).scalar_subquery(), 0)
    traces = (
        moved.where(SeatRow.guest == line.id, SeatRow.moved == known),  # theirs was the latest step
        select(func.max(TableRow.made)).where(TableRow.maker == line.id),
        select(func.max(SessionRow.made)).where(SessionRow.guest == line.id),
        select(func.max(MessageRow.made)).where(MessageRow.guest == line.id),
        select(func.max(ResultRow.ended)).where(ResultRow.guest == line.id),
        select(func.max(CardSetRow.changed)).where(CardSetRow.guest == line.id),
        select(func.max(ImportRow.made)).where(ImportRow.guest == line.id),
    )
    found = [await store.reader.value(trace) for trace in traces]
    return max(line.made, *(when or 0.0 for when in found))


# -- tables ----------------------------------------------------------------------------------------------------------


async def tables(store: Store, wanted: Tables, limit: int) -> list[TableLine]:
    """The one that moved last comes first."""
    found = select(TableRow.id).where(*_conditions(wanted))
    ids = await store.reader.column(found.order_by(TableRow.moved.desc(), TableRow.id).limit(limit))
    stored = {one.id: one for one in await store.tables_by_id(ids)}
    return [_line(stored[id]) for id in ids if id in stored]


async def table(store: Store, id: str, limit: int) -> TablePage | None:
    found = await store.tables_by_id([id]) if is_id(id) else []
    if not found:
        return None
    people = [seat.guest for seat in found[0].seats if seat.guest is not None]
    choices = await store.reader.value(select(func.count()).where(ChoiceRow.table_id == id))
    said = await store.reader.value(select(func.count()).where(MessageRow.table_id == id))
    about = await reports(store, limit, table=id, all=True)
    return TablePage(_line(found[0]), found[0].maker, list(dict.fromkeys(people)), choices, said, about)


def _conditions(wanted: Tables) -> list[Any]:
    given = ((TableRow.status, wanted.status), (TableRow.game, wanted.game))
    found: list[Any] = [column == value for column, value in given if value]
    if wanted.person:
        sits = exists().where(SeatRow.table_id == TableRow.id, SeatRow.guest == wanted.person)
        found.append(or_(TableRow.maker == wanted.person, sits))
    if wanted.idle:
        found.append(TableRow.moved < time.time() - wanted.idle * DAY)
    return found


def _line(stored: Any) -> TableLine:
    names = [seat.name for seat in stored.seats]
    return TableLine(stored.id, stored.game, stored.status, names, stored.listed, stored.made, stored.moved)


# -- reports, and how much there is ----------------------------------------------------------------------------------


async def reports(
    store: Store, limit: int, *, id: str = "", about: str = "", table: str = "", all: bool = False
) -> list[ReportLine]:
    """Those that nobody has settled yet, or all; the oldest first."""
    columns = (ReportRow.id, ReportRow.made, ReportRow.settled, ReportRow.reporter, ReportRow.about, GuestRow.name)
    more = (ReportRow.table_id, ReportRow.n, ReportRow.text, ReportRow.why)
    found = select(*columns, *more).join(GuestRow, GuestRow.id == ReportRow.about)
    given = ((ReportRow.id, id), (ReportRow.about, about), (ReportRow.table_id, table))
    found = found.where(*(column == value for column, value in given if value))
    if not all:
        found = found.where(ReportRow.settled.is_(None))
    return await store.reader.all(ReportLine, found.order_by(ReportRow.made, ReportRow.id).limit(limit))


async def stats(store: Store, settings: Settings) -> Stats:
    count = store.reader.value
    by = select(TableRow.game, TableRow.status, func.count()).group_by(TableRow.game, TableRow.status)
    games: dict[str, dict[str, int]] = {}
    for game, status, number in await store.reader.rows(by.order_by(TableRow.game, TableRow.status)):
        games.setdefault(game, {})[status] = number
    ended = select(func.count(ResultRow.table_id.distinct())).where(ResultRow.ended > time.time() - 7 * DAY)
    return Stats(
        await count(select(func.count()).where(GuestRow.made != 0)),
        await count(select(func.count()).select_from(AccountRow)),
        await count(select(func.count()).where(GuestRow.blocked != "")),
        games,
        await count(ended),
        await count(select(func.coalesce(func.sum(TableRow.settled), 0))),
        await count(select(func.count()).where(MessageRow.text != "")),
        await count(select(func.count()).where(ReportRow.settled.is_(None))),
        await _disk_use(store, settings),
    )


async def _disk_use(store: Store, settings: Settings) -> dict[str, int]:
    database = database_file(settings)
    if database is None:
        found = {"database": await store.reader.value(select(func.pg_database_size(func.current_database())))}
    else:
        found = {"database": _size(database), "log": _size(Path(f"{database}-wal"))}
    return found | {"folder": sum(_size(path) for path in settings.data.rglob("*"))}


def _size(path: Path) -> int:
    try:
        return path.stat().st_size if path.is_file() else 0
    except OSError:  # gone meanwhile
        return 0
