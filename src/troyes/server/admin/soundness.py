"""Whether a database is sound: as SQLite sees it, and whether every game in it can be laid out again."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from sqlalchemy import select

from troyes.core.errors import TroyesError
from troyes.server.admin.database import looked_at
from troyes.server.admin.errors import AdminError
from troyes.server.rooms.state import laid_out
from troyes.server.storage.models import TableRow
from troyes.server.storage.store import Store

COUNTED = ("guests", "accounts", "tables", "choices", "messages")
"""What is counted to tell how much there is."""
MOST = 20
"""So many faults are told."""


class Broken(Struct):
    """A table that cannot be opened."""

    table: str
    why: str


def check_file(path: Path) -> list[str]:
    """What is wrong with a database file; nothing, if all is well. Writing goes on meanwhile."""
    try:
        with looked_at(path) as base:
            found = [str(row[0]) for row in base.execute(f"PRAGMA integrity_check({MOST})")]
            faults = [] if found == ["ok"] else found
            for table, row, parent, _ in base.execute("PRAGMA foreign_key_check").fetchmany(MOST):
                faults.append(f"{table}, row {row}: not in {parent}")
            return faults
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise AdminError("admin-not-opened", path=str(path), detail=str(error)) from error
        return [str(error)]


def counts_of(path: Path) -> dict[str, int]:
    with looked_at(path) as base:
        there = {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        return {name: base.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED if name in there}


async def check_games(store: Store, told: Callable[[int, int], None]) -> list[Broken]:
    """Lays out the game of every table anew, as the server would when somebody opens it."""
    ids = await store.reader.column(select(TableRow.id).where(TableRow.status != "open").order_by(TableRow.id))
    broken: list[Broken] = []
    for done, id in enumerate(ids, 1):
        play = await store.play(id)
        try:
            if play is not None:  # otherwise it was removed meanwhile
                laid_out(play)
        except TroyesError as error:
            broken.append(Broken(id, error.text()))
        told(done, len(ids))
    return broken
