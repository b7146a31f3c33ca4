"""Connections to the database: one that writes, a few that read."""

import logging
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from troyes.core.errors import refusal_of
from troyes.extras import need
from troyes.server.settings import Settings
from troyes.server.storage.errors import StoreError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
FILE = "troyes.sqlite"
PATIENCE = 5.0
"""How many seconds to wait for another program that is writing."""
READERS = 4
TURN = 8_413_095_277_041
"""The number of the lock by which those who write to a PostgreSQL database take turns. Any would do."""
KNOWN_OPTIONS = frozenset(("host", "port", "ssl", "sslmode"))
"""What may stand behind the question mark of a PostgreSQL URL."""

logging.getLogger("aiosqlite").setLevel(logging.INFO)  # below that it logs all that is written, seeds too


def address(settings: Settings) -> URL:
    """Where the data is kept. A file of our own is made, and only its owner may read it: it holds seeds."""
    if not settings.database:
        url = URL.create(DRIVERS["sqlite"], database=str(settings.data.absolute() / FILE))
    else:
        url = make_url(settings.database)
        url = url.set(drivername=DRIVERS[url.get_backend_name()])
        if url.get_backend_name() == "postgresql":
            url = _as_asyncpg_calls_it(url)
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise StoreError("storage-no-file")
        _make(Path(url.database))
    else:
        need("postgres")
    return url


def _as_asyncpg_calls_it(url: URL) -> URL:
    """The way to encrypt a connection goes by another name there. What it does not know at all is refused."""
    unknown = sorted(url.query.keys() - KNOWN_OPTIONS)
    if unknown:
        raise StoreError("storage-option", option=unknown[0], known=", ".join(sorted(KNOWN_OPTIONS)))
    query = {"ssl" if name == "sslmode" else name: value for name, value in url.query.items()}
    return url.set(query=query)


def _make(path: Path) -> None:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    except OSError as error:
        raise StoreError("storage-not-made", path=str(path), detail=refusal_of(error)) from error


def engine(url: URL, *, writes: bool) -> AsyncEngine:
    sqlite = url.get_backend_name() == "sqlite"
    made = create_async_engine(
        url,
        **(_manner() if sqlite else _manner_of_a_server(writes)),
        pool_size=1 if writes else READERS,
        max_overflow=0,
        json_serializer=_dump,
        json_deserializer=msgspec.json.decode,
    )
    if sqlite:
        _tune(made.sync_engine, writes)
    elif writes:
        event.listen(made.sync_engine, "begin", _take_turns)
    else:
        event.listen(made.sync_engine, "before_cursor_execute", _without_nul, retval=True)
    return made


def plain_engine(url: URL) -> Engine:
    """For a file, and a thread that may wait."""
    made = create_engine(url.set(drivername="sqlite"), **_manner())
    _tune(made, writes=True)
    return made


def _manner() -> dict[str, Any]:
    """Errors do not quote what was to be written: seeds are secret, and so are choices that others do not see yet."""
    return {"hide_parameters": True, "connect_args": {"timeout": PATIENCE}}


def _manner_of_a_server(writes: bool) -> dict[str, Any]:
    """PostgreSQL is brought to do what a file does by itself.

    It is not waited for longer. Who reads sees one moment, also with several questions. And a connection that was cut
    off while nobody used it, because the server was started anew, is replaced before anybody notices.
    """
    server = {"application_name": "troyes", "lock_timeout": str(round(PATIENCE * 1000))}
    connecting = {"timeout": PATIENCE, "server_settings": server}
    manner = {**_manner(), "pool_pre_ping": True, "connect_args": connecting}
    if not writes:
        manner |= {"isolation_level": "REPEATABLE READ", "execution_options": {"postgresql_readonly": True}}
    return manner


def _take_turns(connection: Connection) -> None:
    """One transaction writes at a time, whoever it is: the operator's commands are written beside the server."""
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({TURN})")


def _without_nul(
    _connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, _many: bool
) -> tuple[str, Any]:
    """PostgreSQL keeps no text with a NUL in it, and refuses to look for one. So it looks for something like it."""
    return statement, tuple(
        value.replace("\0", "\N{REPLACEMENT CHARACTER}") if isinstance(value, str) else value for value in parameters
    )


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
