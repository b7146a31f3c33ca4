"""Connections to the database: one that writes, a few that read."""

import logging
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from troyes.server.settings import Settings
from troyes.server.storage.errors import StoreError

__all__ = ["address", "engine", "plain_engine"]

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
FILE = "troyes.sqlite"
PATIENCE = 5.0
"""How many seconds to wait for another program that is writing."""
READERS = 4

logging.getLogger("aiosqlite").setLevel(logging.INFO)  # below that it logs all that is written, seeds too


def address(settings: Settings) -> URL:
    """Where the data is kept. A file of our own is made, and only its owner may read it: it holds seeds."""
    if not settings.database:
        url = URL.create(DRIVERS["sqlite"], database=str(settings.data.absolute() / FILE))
    else:
        url = make_url(settings.database)
        url = url.set(drivername=DRIVERS[url.get_backend_name()])
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise StoreError("storage-no-file")
        _make(Path(url.database))
    elif find_spec("asyncpg") is None:
        raise StoreError("storage-no-driver")
    return url


def _make(path: Path) -> None:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise StoreError("storage-not-made", path=str(path), detail=error.strerror or str(error)) from error


def engine(url: URL, *, writes: bool) -> AsyncEngine:
    made = create_async_engine(
        url,
        **_manner(url),
        pool_size=1 if writes else READERS,
        max_overflow=0,
        json_serializer=_dump,
        json_deserializer=msgspec.json.decode,
    )
    if url.get_backend_name() == "sqlite":
        _tune(made.sync_engine, writes)
    return made


def plain_engine(url: URL) -> Engine:
    """For a file, and a thread that may wait."""
    made = create_engine(url.set(drivername="sqlite"), **_manner(url))
    _tune(made, writes=True)
    return made


def _manner(url: URL) -> dict[str, Any]:
    """Errors do not quote what was to be written: seeds are secret, and so are choices that others do not see yet."""
    sqlite = url.get_backend_name() == "sqlite"
    return {"hide_parameters": True, "connect_args": {"timeout": PATIENCE} if sqlite else {}}


def _dump(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _tune(made: Engine, writes: bool) -> None:
    """Lets SQLAlchemy begin transactions, reading ones too, and makes a commit wait for the disk."""
    pragmas = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON") if writes else ("query_only = ON",)

    def connected(connection: Any, _record: Any) -> None:
        try:
            connection.isolation_level = None
            cursor = connection.cursor()
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except BaseException:
            connection.close()
            raise

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(made, "connect", connected)
    event.listen(made, "begin", begun)
