"""Several acts put together into few statements. Each act is checked first; one that does not fit is left out."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from troyes.server.storage.ends import write_ends
from troyes.server.storage.errors import StoreError
from troyes.server.storage.models import ChoiceRow, SeatRow, StepRow, TableRow
from troyes.server.storage.shapes import Act, Ended, Step, StoredSeat

CHANGEABLE = frozenset(("status", "deadline", "rematch", "listed", "waiting", "lesson", "hinted", "round"))
SEAT_COLUMNS = ("kind", "guest", "name", "bot", "stand_in", "moved", "hidden")

_SEATS = select(func.count()).where(SeatRow.table_id == TableRow.id).scalar_subquery()
_STANDING = (
    select(TableRow.id, TableRow.n, TableRow.settled, _SEATS)
    .where(TableRow.id.in_(bindparam("ids", expanding=True)))
    .with_for_update()
)
_NO_STEPS = delete(StepRow).where(StepRow.table_id.in_(bindparam("ids", expanding=True)))
_SEAT = (
    update(SeatRow)
    .where(SeatRow.table_id == bindparam("at_table"), SeatRow.seat == bindparam("at_seat"))
    .values({name: bindparam(f"new_{name}") for name in SEAT_COLUMNS})
)


class Reached(NamedTuple):
    """How far a table is, with the acts that were taken so far."""

    n: int
    settled: int
    seats: int


class Ledger:
    def __init__(self, reached: dict[str, Reached]) -> None:
        self._reached = reached
        self._tables: dict[str, dict[str, Any]] = {}
        self._choices: list[dict[str, Any]] = []
        self._steps: dict[str, list[Step]] = {}
        self._seats: dict[tuple[str, int], StoredSeat] = {}
        self._ended: list[Ended] = []

    @classmethod
    async def opened(cls, connection: AsyncConnection, ids: Iterable[str]) -> "Ledger":
        rows = await connection.execute(_STANDING, {"ids": sorted(set(ids))})
        return cls({id: Reached(n, settled, seats) for id, n, settled, seats in rows})

    def take(self, act: Act) -> None:
        """Notes an act. One that does not fit raises, and leaves no trace."""
        before = self._checked(act)
        settled = before.settled + len(act.settled)
        self._reached[act.table] = Reached(act.n, settled, before.seats)
        table = self._tables.setdefault(act.table, {})
        table.update(act.fields, n=act.n, moved=act.moved, settled=settled)
        for n, (seat, key) in enumerate(act.settled, before.settled):
            self._choices.append({"table_id": act.table, "n": n, "seat": seat, "key": key})
        if act.steps is not None:
            self._steps[act.table] = act.steps
        for seat in act.seats:
            self._seats[act.table, seat.seat] = seat
        if act.ended is not None:
            self._ended.append(act.ended)

    def _checked(self, act: Act) -> Reached:
        before = self._reached.get(act.table)
        if before is None:
            raise StoreError("storage-no-table", table_id=act.table)
        if act.n <= before.n:
            raise StoreError("storage-late", table_id=act.table, n=act.n, now=before.n)
        if act.settled_from != before.settled:
            raise StoreError("storage-choices", table_id=act.table, start=act.settled_from, now=before.settled)
        if not act.fields.keys() <= CHANGEABLE:
            raise StoreError(
                "storage-field", table_id=act.table, field=", ".join(sorted(act.fields.keys() - CHANGEABLE))
            )
        named = named_in(act)
        if not named <= set(range(before.seats)):
            raise StoreError("storage-seat", table_id=act.table, seat=max(named, key=abs), seats=before.seats)
        return before

    async def write(self, connection: AsyncConnection) -> None:
        await self._write_tables(connection)
        if self._choices:
            await connection.execute(insert(ChoiceRow), self._choices)
        await self._write_steps(connection)
        if self._seats:
            await connection.execute(_SEAT, [_seat_values(id, seat) for (id, _), seat in self._seats.items()])
        await write_ends(connection, self._ended)

    async def _write_tables(self, connection: AsyncConnection) -> None:
        """Tables of which the same columns change go together."""
        alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for id, changed in self._tables.items():
            values = {f"new_{name}": value for name, value in changed.items()}
            alike.setdefault(tuple(sorted(changed)), []).append({"at_table": id, **values})
        for names, rows in alike.items():
            change = update(TableRow).where(TableRow.id == bindparam("at_table"))
            await connection.execute(change.values({name: bindparam(f"new_{name}") for name in names}), rows)

    async def _write_steps(self, connection: AsyncConnection) -> None:
        if not self._steps:
            return
        await connection.execute(_NO_STEPS, {"ids": list(self._steps)})
        rows = [
            {"table_id": id, "n": n, "seat": step.seat, "key": step.key, "held": step.held}
            for id, steps in self._steps.items()
            for n, step in enumerate(steps)
        ]
        if rows:
            await connection.execute(insert(StepRow), rows)


def named_in(act: Act) -> set[int]:
    """The seats that an act speaks of."""
    return {
        *(seat for seat, _ in act.settled),
        *(seat.seat for seat in act.seats),
        *(step.seat for step in act.steps or ()),
    }


def _seat_values(id: str, seat: StoredSeat) -> dict[str, Any]:
    return {"at_table": id, "at_seat": seat.seat, **{f"new_{name}": getattr(seat, name) for name in SEAT_COLUMNS}}
