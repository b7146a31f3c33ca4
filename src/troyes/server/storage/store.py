"""Everything that a server keeps. What it has said yes to is on disk."""

import asyncio
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Executable,
    Select,
    String,
    cast,
    delete,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    text,
    true,
    union,
    union_all,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from troyes.server import clock
from troyes.server.guard.ids import is_id, new_guest_id
from troyes.server.settings import Settings
from troyes.server.storage.caps import Cap, studies_under_way
from troyes.server.storage.engines import address, engine
from troyes.server.storage.errors import StoreError
from troyes.server.storage.migrate import migrate
from troyes.server.storage.models import ChoiceRow, GuestRow, SeatRow, StartRow, StepRow, StudyRow, TableRow
from troyes.server.storage.news import News
from troyes.server.storage.note import check_file, was_here
from troyes.server.storage.people_models import ResultRow, SessionRow
from troyes.server.storage.reader import Reader, columns_of
from troyes.server.storage.shapes import (
    DEVICE,
    Act,
    KeptStudy,
    Step,
    StoredGame,
    StoredGuest,
    StoredResult,
    StoredSeat,
    StoredTable,
)
from troyes.server.storage.writer import Statements, Writer

KNOWN_GUESTS = 10_000
"""How many guests are remembered without asking the database."""
KNOWN_FOR = 30.0
"""For how many seconds: then it is asked again, since the operator may have blocked or removed them meanwhile."""
LONGEST_TOKEN = 128
PROBE = 10.0
"""How many seconds a healthy database takes at most to answer."""

_SEAT = columns_of(SeatRow, StoredSeat)
_TABLE = columns_of(TableRow, StoredTable, but="seats")
_PROBE = text("UPDATE alembic_version SET version_num = version_num")
_GUEST = columns_of(GuestRow, StoredGuest)


class Known(NamedTuple):
    """A guest as they were read last."""

    guest: StoredGuest
    secrets: tuple[str, ...]
    """The hashes of every secret that opens the door for them: the first one, and one for each signed-in device."""
    read: float


class Store:
    def __init__(self, reader: AsyncEngine, writing: AsyncEngine, house: str = "") -> None:
        """`house`: who this server is among several on one database; empty: it is alone."""
        self.house = house
        self.reader = Reader(reader)
        self._writing = writing
        self.writer = Writer(writing, house)
        self._guests: OrderedDict[str, Known] = OrderedDict()
        self._forgotten = 0
        """How often a guest was forgotten: what was read before that is not remembered."""
        self._changing = asyncio.Lock()

    @classmethod
    async def open(cls, settings: Settings) -> "Store":
        """Makes or opens the database and brings it up to date. A newer one than we know is refused.

        So is an empty one where this folder has had another: it is told, and not made anew.
        """
        check_file(settings)
        url = address(settings)
        await migrate(url, may_be_new=not was_here(settings))
        house = new_guest_id() if url.get_backend_name() == "postgresql" else ""
        return cls(engine(url, writes=False), engine(url, writes=True), house)

    async def close(self) -> None:
        """Writes what is still to be written, and lets go of the database."""
        await self.writer.close()
        await self.reader.close()
        await self._writing.dispose()

    async def has_guests(self) -> bool:
        """Whether anybody has ever been here."""
        return await self.reader.row(select(GuestRow.id).limit(1)) is not None

    async def healthy(self) -> bool:
        """Whether the database can be read and written now: something is written that changes nothing."""
        try:
            async with asyncio.timeout(PROBE):
                await self.reader.rows(select(GuestRow.id).limit(1))
                await self.writer.run([(_PROBE, None)])
        except (StoreError, TimeoutError):
            return False
        return True

    # -- guests ------------------------------------------------------------------------------------------------------

    async def new_guest(self, name: str, lang: str) -> tuple[StoredGuest, str]:
        """A guest, and the token that proves it. Only a hash of the token's secret is kept."""
        guest = StoredGuest(new_guest_id(), name, lang, clock.now())
        secret = secrets.token_urlsafe(32)
        hashed = hash_of(secret)
        row = {**msgspec.structs.asdict(guest), "secret": hashed}
        await self.writer.run([(insert(GuestRow), [row])])
        self._remember(guest, (hashed,))
        return guest, f"{guest.id}.{secret}"

    async def guest(self, token: str) -> StoredGuest | None:
        """Whose token it is, if it is anybody's."""
        if len(token) > LONGEST_TOKEN or not token.isascii():
            return None
        id, _, secret = token.partition(".")
        known = await self._known(id) if is_id(id) and secret else None
        if known is None:
            return None
        hashed = hash_of(secret)
        fits = [hmac.compare_digest(hashed, one) for one in known.secrets]
        return known.guest if any(fits) else None

    async def blocked(self, id: str | None) -> str:
        """Why somebody is kept out; empty: they are not."""
        known = None if id is None else await self._known(id)
        return "" if known is None else known.guest.blocked

    def forget_guest(self, id: str) -> None:
        """After a change of who they are, or of what opens the door for them. Other servers forget them, too."""
        self.read_anew(id)
        self.writer.tell(News(guests=[id]))

    def read_anew(self, id: str | None = None) -> None:
        """What is known of somebody, or of anybody, is read again before it is believed."""
        self._forgotten += 1
        if id is None:
            self._guests.clear()
        else:
            self._guests.pop(id, None)

    async def change_guest(self, id: str, name: str | None = None, lang: str | None = None) -> StoredGuest:
        given = {"name": name, "lang": lang}
        changed = {column: value for column, value in given.items() if value is not None}
        async with self._changing:
            known = await self._known(id)
            if known is None:
                raise StoreError("storage-no-guest", guest_id=id)
            if not changed:
                return known.guest
            await self.writer.run([(update(GuestRow).where(GuestRow.id == id).values(changed), None)])
            guest = msgspec.structs.replace(known.guest, **changed)
            self.forget_guest(id)
            return guest

    async def _known(self, id: str) -> Known | None:
        known = self._guests.get(id)
        if known is None or known.read < time.monotonic() - KNOWN_FOR:
            return await self._read_guest(id)
        self._guests.move_to_end(id)
        return known

    async def _read_guest(self, id: str) -> Known | None:
        forgotten, began = self._forgotten, time.monotonic()
        first = select(*_GUEST, GuestRow.secret).where(GuestRow.id == id)
        devices = select(SessionRow.secret).where(SessionRow.guest == id)

        async def ask(connection: AsyncConnection) -> Known | None:
            row = (await connection.execute(first)).one_or_none()
            if row is None:
                return None
            secrets = [row[-1], *(await connection.execute(devices)).scalars()]
            return Known(StoredGuest(*row[:-1]), tuple(filter(None, secrets)), began)

        known = await self.reader.read(ask)
        if known is None:
            self._guests.pop(id, None)
        elif self._forgotten == forgotten:  # what was changed while we read is newer
            self._remember(*known)
        return known

    def _remember(self, guest: StoredGuest, secrets: tuple[str, ...], read: float | None = None) -> None:
        self._guests[guest.id] = Known(guest, secrets, time.monotonic() if read is None else read)
        self._guests.move_to_end(guest.id)
        if len(self._guests) > KNOWN_GUESTS:
            self._guests.popitem(last=False)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def new_table(
        self,
        table: StoredTable,
        choices: Sequence[tuple[int, str]] = (),
        start: bytes | None = None,
        beside: Statements = (),
        most: int | None = None,
    ) -> None:
        """`choices`: those that were made before; `start`: as in `StoredGame`; `beside`: what goes with it.

        `most`: `Full` if its maker has so many unfinished ones.
        """
        caps = [] if most is None else [Cap(table.maker, _unfinished(table.maker), most)]
        await self.writer.run([*_inserted(StoredGame(table, list(choices), [], start)), *beside], caps=caps)

    async def bring_table(
        self, game: StoredGame, results: Sequence[StoredResult], most_unfinished: int, most: int
    ) -> None:
        """A table that was played elsewhere; with its results if it is over.

        `most`: `Full` if its maker has brought so many; or has so many unfinished ones, if it is one.
        """
        maker = game.table.maker
        caps = [Cap(maker, _brought(maker), most)]
        if game.table.status != "over":
            caps.append(Cap(maker, _unfinished(maker), most_unfinished))
        ended = [(insert(ResultRow), [msgspec.structs.asdict(result) for result in results])] if results else []
        await self.writer.run([*_inserted(game), *ended], caps=caps)

    async def write(self, act: Act) -> None:
        """Returns when it is on disk."""
        await self.writer.write(act)

    async def number(self, id: str) -> int | None:
        """A table's number as it stands on disk; None: there is no such table."""
        row = await self.reader.row(select(TableRow.n).where(TableRow.id == id))
        return None if row is None else row[0]

    async def play(self, id: str, settled: int = 0) -> StoredGame | None:
        """A table with all that was done at it, but for the first choices: so many as are known already."""
        rows = select(*_TABLE, *_SEAT).join(SeatRow, SeatRow.table_id == TableRow.id)
        made = select(false().label("open"), ChoiceRow.n, ChoiceRow.seat, ChoiceRow.key, false().label("held"))
        steps = select(true(), StepRow.n, StepRow.seat, StepRow.key, StepRow.held).where(StepRow.table_id == id)
        mine = made.where(ChoiceRow.table_id == id, ChoiceRow.n >= settled)
        done = union_all(mine, steps).order_by("open", "n")
        starts = select(StartRow.record).where(StartRow.table_id == id)

        async def ask(connection: AsyncConnection) -> list[list[tuple[Any, ...]]]:
            tables = rows.where(TableRow.id == id).order_by(SeatRow.seat)
            return [[tuple(row) for row in await connection.execute(query)] for query in (tables, done, starts)]

        found, moves, start = await self.reader.read(ask)
        if not found:
            return None
        play = StoredGame(_joined(found)[0], [], [], start[0][0] if start else None)
        for still_open, _, seat, key, held in moves:
            if still_open:
                play.steps.append(Step(seat, key, bool(held)))
            else:
                play.choices.append((seat, key))
        return play

    async def tables_of(self, guest: str, limit: int | None = 50) -> list[StoredTable]:
        """Tables that someone sits at or has made; the one that was moved at last comes first."""
        sits = select(SeatRow.table_id).where(SeatRow.guest == guest)
        made = select(TableRow.id).where(TableRow.maker == guest)
        mine = select(TableRow.id).where(TableRow.id.in_(union(sits, made)))
        return await self._tables(mine.order_by(TableRow.moved.desc(), TableRow.id).limit(limit))

    async def listed(self, limit: int = 50) -> list[StoredTable]:
        """Tables that anybody may find and that are not over, the newest first."""
        shown = select(TableRow.id).where(TableRow.listed.is_(True), TableRow.status.in_(("open", "running")))
        return await self._tables(shown.order_by(TableRow.made.desc(), TableRow.id).limit(limit))

    async def tables_by_id(self, ids: list[str]) -> list[StoredTable]:
        return await self._tables(select(TableRow.id).where(TableRow.id.in_(ids)).order_by(TableRow.id))

    async def running_with_deadline(self, before: float) -> list[str]:
        """Running tables whose clock has run out by then, the first to run out first."""
        late = select(TableRow.id).where(TableRow.status == "running", TableRow.deadline <= before)
        return await self.reader.column(late.order_by(TableRow.deadline, TableRow.id))

    async def to_wake(self, limit: int = 500) -> list[str]:
        """Running tables at which a bot plays: after a restart it must be told to go on. The latest moved first."""
        plays = or_(SeatRow.kind == "bot", SeatRow.stand_in.is_(True))
        bots = exists().where(SeatRow.table_id == TableRow.id, plays)
        running = select(TableRow.id).where(TableRow.status == "running", bots)
        return await self.reader.column(running.order_by(TableRow.moved.desc(), TableRow.id).limit(limit))

    async def bots_to_move(self, before: float, limit: int = 500) -> list[str]:
        """Running tables that have waited for a bot since then, the longest first."""
        plays = or_(SeatRow.kind == "bot", SeatRow.stand_in.is_(True))
        due = TableRow.waiting.contains(cast(SeatRow.seat, String))
        waits = exists().where(SeatRow.table_id == TableRow.id, plays, due)
        running = select(TableRow.id).where(TableRow.status == "running", TableRow.moved < before, waits)
        return await self.reader.column(running.order_by(TableRow.moved, TableRow.id).limit(limit))

    async def unfinished(self, maker: str) -> int:
        """How many tables of this maker's are not over yet."""
        return await self.reader.value(_unfinished(maker))

    # -- analyses ----------------------------------------------------------------------------------------------------

    async def study(self, table: str) -> KeptStudy | None:
        """The analysis of a table's game, if anybody has asked for one."""
        found = select(StudyRow.table_id, StudyRow.made, StudyRow.data, StudyRow.asker)
        found = found.where(StudyRow.table_id == table)
        row = await self.reader.row(found)
        return None if row is None else KeptStudy(*row)

    async def keep_study(self, study: KeptStudy, most: int = 0) -> None:
        """Takes the place of what was kept of it before. `most`: `Full` if who asks has so many under way; 0: never."""
        caps = [Cap(study.asker, studies_under_way(study.asker), most)] if most and study.asker else []
        row = {"table_id": study.table, "made": study.made, "data": study.data, "asker": study.asker}
        await self.writer.run(
            [(delete(StudyRow).where(StudyRow.table_id == study.table), None), (insert(StudyRow), [row])], caps=caps
        )

    async def drop_study(self, table: str) -> None:
        """Nobody asked for it any more, unless it is done."""
        await self.writer.run([(delete(StudyRow).where(StudyRow.table_id == table, StudyRow.data.is_(None)), None)])

    async def unfinished_studies(self) -> list[str]:
        """Tables whose analysis was asked for and never finished, in that order."""
        wanted = select(StudyRow.table_id).where(StudyRow.data.is_(None))
        return await self.reader.column(wanted.order_by(StudyRow.made, StudyRow.table_id))

    async def _tables(self, ids: Select[str]) -> list[StoredTable]:
        """The tables, in the order of their ids."""

        async def ask(connection: AsyncConnection) -> list[StoredTable]:
            wanted = list((await connection.execute(ids)).scalars())
            if not wanted:
                return []
            rows = select(*_TABLE, *_SEAT).join(SeatRow, SeatRow.table_id == TableRow.id)
            found = await connection.execute(rows.where(TableRow.id.in_(wanted)).order_by(TableRow.id, SeatRow.seat))
            tables = {table.id: table for table in _joined(found)}
            return [tables[id] for id in wanted]

        return await self.reader.read(ask)


def _inserted(game: StoredGame) -> Statements:
    """The rows of a new table."""
    table, id = game.table, game.table.id
    if [seat.seat for seat in table.seats] != list(range(len(table.seats))) or not table.seats:
        raise StoreError("storage-seats", table_id=id)
    row = {name: value for name, value in msgspec.structs.asdict(table).items() if name != "seats"}
    made = [{"table_id": id, "n": n, "seat": seat, "key": key} for n, (seat, key) in enumerate(game.choices)]
    steps = [{"table_id": id, "n": n, **msgspec.structs.asdict(step)} for n, step in enumerate(game.steps)]
    start = [] if game.start is None else [{"table_id": id, "record": game.start}]
    rows: list[tuple[Executable, list[dict[str, Any]]]] = [
        (insert(TableRow), [{**row, "settled": len(made)}]),
        (insert(SeatRow), [{"table_id": id, **msgspec.structs.asdict(seat)} for seat in table.seats]),
        (insert(ChoiceRow), made),
        (insert(StepRow), steps),
        (insert(StartRow), start),
    ]
    return [(statement, wanted) for statement, wanted in rows if wanted]


def _brought(maker: str) -> Select[int]:
    return select(func.count()).where(TableRow.maker == maker, TableRow.origin.startswith(DEVICE))


def _unfinished(maker: str) -> Select[int]:
    return select(func.count()).where(TableRow.maker == maker, TableRow.status.in_(("open", "running")))


def hash_of(secret: str) -> str:
    """A plain hash will do: a secret of 256 random bits cannot be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _joined(rows: Iterable[Sequence[Any]]) -> list[StoredTable]:
    """Tables from rows of a table and one of its seats each, table by table."""
    tables: dict[str, StoredTable] = {}
    for row in rows:
        mine = row[: len(_TABLE)]
        if mine[0] not in tables:
            fields: dict[str, Any] = {column.key: value for column, value in zip(_TABLE, mine, strict=True)}
            tables[mine[0]] = StoredTable(**fields, seats=[])
        tables[mine[0]].seats.append(StoredSeat(*row[len(_TABLE) :]))
    return list(tables.values())
