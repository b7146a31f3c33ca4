"""The small SQLite file that remembers finished games and filled boxes.

Trouble with the file is told with its name and what to do; the file itself is never thrown away.
"""

import sqlite3
from collections.abc import Generator, Iterable
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from troyes.cli.files import data_folder
from troyes.cli.voice import CliError
from troyes.core.errors import refusal_of
from troyes.dice.achievements import BOXES, COUNTED, three_games

VERSION = 1
APPLICATION = 0x74726F79
"""Marks the file as ours: "troy"."""
MAGIC = b"SQLite format 3\0"
PATIENCE = 3.0
"""How many seconds to wait for another program that is writing."""

SCHEMA = """
CREATE TABLE game (
    name TEXT NOT NULL,
    digest TEXT NOT NULL,
    solo INTEGER NOT NULL,
    multiplayer INTEGER NOT NULL,
    expansion INTEGER NOT NULL,
    points INTEGER NOT NULL,
    finished TEXT NOT NULL,
    PRIMARY KEY (name, digest)
) STRICT;
CREATE TABLE box (
    name TEXT NOT NULL,
    box TEXT NOT NULL,
    earned TEXT NOT NULL,
    digest TEXT NOT NULL,
    PRIMARY KEY (name, box)
) STRICT;
"""


class Wall(NamedTuple):
    """What is kept of one player."""

    name: str
    games: int
    best: int
    counts: dict[str, int]
    boxes: dict[str, str]
    """The date on which each box was first earned, as YYYY-MM-DD."""


class Store:
    def __init__(self, base: sqlite3.Connection) -> None:
        self.base = base

    @staticmethod
    def path() -> Path:
        return data_folder() / "achievements.sqlite"

    @staticmethod
    @contextmanager
    def opened() -> Generator["Store"]:
        """The store, for one transaction: all that is done with it is kept, or nothing."""
        path = Store.path()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _refuse_scraps(path)
            with closing(sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)) as base:
                base.execute("PRAGMA secure_delete = ON")
                base.execute("BEGIN IMMEDIATE")
                try:
                    store = Store(base)
                    store._prepare(path)
                    yield store
                except BaseException:
                    base.execute("ROLLBACK")
                    raise
                base.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            raise _trouble(path, error) from None

    def _prepare(self, path: Path) -> None:
        version = self._number("PRAGMA user_version")
        mark = self._number("PRAGMA application_id")
        if version == 0 and mark == 0 and not self._number("SELECT count(*) FROM sqlite_master"):
            for statement in SCHEMA.split(";")[:-1]:
                self.base.execute(statement)
            self.base.execute(f"PRAGMA application_id = {APPLICATION}")
            self.base.execute(f"PRAGMA user_version = {VERSION}")
        elif mark != APPLICATION:
            raise CliError("cli-store-foreign", path=str(path))
        elif version != VERSION:
            raise CliError("cli-store-newer", path=str(path), found=version, known=VERSION)

    def _number(self, query: str, *args: str) -> int:
        return self.base.execute(query, args).fetchone()[0] or 0

    # -- what is asked of it ---------------------------------------------------------------------------------------

    def add(self, name: str, digest: str, kinds: list[str], points: int, boxes: Iterable[str]) -> list[str]:
        """Counts a game for a player, unless it has been counted. The boxes that are new, in the order of the wall."""
        today = datetime.now(UTC).astimezone().date().isoformat()
        counted = [int(kind in kinds) for kind in COUNTED]
        fresh = self.base.execute(
            "INSERT OR IGNORE INTO game VALUES (?, ?, ?, ?, ?, ?, ?)", (name, digest, *counted, points, today)
        )
        if not fresh.rowcount:
            return []
        counts = self._counts(name)
        filled = {*boxes, *three_games(counts["solo"], counts["multiplayer"], counts["expansion"])}
        filled -= self._boxes(name).keys()
        rows = [(name, box, today, digest) for box in BOXES if box in filled]
        self.base.executemany("INSERT INTO box VALUES (?, ?, ?, ?)", rows)
        return [box for _, box, _, _ in rows]

    def names(self) -> list[str]:
        return [row[0] for row in self.base.execute("SELECT DISTINCT name FROM game ORDER BY name")]

    def wall(self, name: str) -> Wall:
        games = self._number("SELECT count(*) FROM game WHERE name = ?", name)
        best = self._number("SELECT max(points) FROM game WHERE name = ?", name)
        return Wall(name, games, best, self._counts(name), self._boxes(name))

    def forget(self, name: str) -> None:
        self.base.execute("DELETE FROM game WHERE name = ?", (name,))
        self.base.execute("DELETE FROM box WHERE name = ?", (name,))

    def _counts(self, name: str) -> dict[str, int]:
        return {kind: self._number(f"SELECT sum({kind}) FROM game WHERE name = ?", name) for kind in COUNTED}

    def _boxes(self, name: str) -> dict[str, str]:
        return dict(self.base.execute("SELECT box, earned FROM box WHERE name = ?", (name,)).fetchall())


def _refuse_scraps(path: Path) -> None:
    """SQLite takes a file of a few bytes for an empty one and would write over it."""
    if not path.is_file() or not path.stat().st_size:
        return
    with path.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise CliError("cli-store-broken", path=str(path), detail="file is not a database")


def _trouble(path: Path, error: Exception) -> CliError:
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorname", "") or ""
        if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            return CliError("cli-store-locked", path=str(path))
        if code.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")) or type(error) is sqlite3.DatabaseError:
            return CliError("cli-store-broken", path=str(path), detail=refusal_of(error))
    return CliError("cli-store-unusable", path=str(path), detail=refusal_of(error))
