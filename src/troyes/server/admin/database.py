"""The operator's way into the database. Nothing is made and nothing is brought up to date by looking at it."""

import sqlite3
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text
from sqlalchemy.engine import URL

from troyes.server.admin.errors import AdminError
from troyes.server.settings import Settings
from troyes.server.storage.engines import PATIENCE, database_file, engine
from troyes.server.storage.engines import address as made_address
from troyes.server.storage.errors import StoreError
from troyes.server.storage.folder import FolderTaken, alone
from troyes.server.storage.reader import Reader
from troyes.server.storage.store import Store


def address(settings: Settings) -> URL:
    """Where the data is kept; refused if there is none yet, instead of making it."""
    path = database_file(settings)
    if path is not None and not (path.is_file() and path.stat().st_size):
        raise AdminError("admin-no-database", path=str(path))
    return made_address(settings)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncGenerator[Store]:
    """The store, for a command that reads or writes beside a server. One of another version is left alone."""
    url = address(settings)
    found = await version_of(settings)
    if found != head():
        raise AdminError("admin-other-version", found=found or "–", known=head())
    store = Store(engine(url, writes=False), engine(url, writes=True))
    try:
        yield store
    finally:
        await store.close()


async def version_of(settings: Settings) -> str:
    """The version that the database is at; empty if it has none."""
    reader = Reader(engine(address(settings), writes=False))
    try:
        row = await reader.row(text("SELECT version_num FROM alembic_version"))
    except StoreError as error:
        if "alembic_version" in error.text():  # no such table: nothing of ours was ever kept there
            return ""
        raise
    finally:
        await reader.close()
    return "" if row is None else str(row[0])


def known_versions() -> list[str]:
    """Every version of the database that this program knows, the newest first."""
    config = Config()
    config.set_main_option("script_location", "troyes.server.storage:migrations")
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]


def head() -> str:
    return known_versions()[0]


@contextmanager
def without_server(settings: Settings) -> Generator[None]:
    """For what no server may be in the midst of."""
    try:
        with alone(settings.data):
            yield
    except FolderTaken as error:
        raise AdminError("admin-server-runs", folder=str(settings.data)) from error


@contextmanager
def looked_at(path: Path) -> Generator[sqlite3.Connection]:
    """A database file that is only read."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)) as base:
        base.isolation_level = None
        yield base


def version_of_file(base: sqlite3.Connection) -> str:
    row = base.execute("SELECT version_num FROM alembic_version").fetchone()
    return "" if row is None else str(row[0])
