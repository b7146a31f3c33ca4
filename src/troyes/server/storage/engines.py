"""Connections to the database: one that writes, a few that read."""

import logging
import math
import time
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, ExceptionContext, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DisconnectionError
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
ABANDONED = 3.0
"""After so many seconds a transaction of a process that was stopped, or lies in the dark, is ended: others wait."""
RESTED = 0.1
"""Seconds after which a connection that nobody used may have been cut off."""
NO_ANSWER = 15.0
"""Seconds after which a database that says nothing counts as lost."""
TURN = 8_413_095_277_041
"""The number of the lock by which those who write to a PostgreSQL database take turns. Any would do."""
AT_ONE_GO = "troyes_at_one_go"
"""Marks connections to a file on which no transaction is begun: each thing that is asked of a file takes its time."""
KNOWN_OPTIONS = frozenset(("host", "port", "ssl", "sslmode"))
"""What may stand behind the question mark of a PostgreSQL URL."""

logging.getLogger("aiosqlite").setLevel(logging.INFO)  # below that it logs all that is written, seeds too


def database_file(settings: Settings) -> Path | None:
    """The file of the database; None: it is in a PostgreSQL server."""
    if not settings.database:
        return settings.data.absolute() / FILE
    url = make_url(settings.database)
    return Path(url.database or "").absolute() if url.get_backend_name() == "sqlite" else None


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


def engine(url: URL, *, writes: bool, patient: bool = False) -> AsyncEngine:
    """`patient`: for what may take long, as bringing a database up to date does."""
    sqlite = url.get_backend_name() == "sqlite"
    made = create_async_engine(
        url,
        **(_manner() if sqlite else _manner_of_a_server(writes, patient)),
        pool_size=1 if writes else READERS,
        max_overflow=0,
        json_serializer=_dump,
        json_deserializer=msgspec.json.decode,
    )
    if sqlite:
        _tune(made.sync_engine, writes)
        return made
    _ask_what_rested(made.sync_engine)
    if writes:
        event.listen(made.sync_engine, "begin", _take_turns)
    else:
        event.listen(made.sync_engine, "before_cursor_execute", _without_nul, retval=True)
    return made


def at_one_go(made: AsyncEngine) -> AsyncEngine:
    """The same connections, for a question of one statement: it sees one moment by itself, and needs no transaction."""
    if made.dialect.name == "sqlite":
        return made.execution_options(**{AT_ONE_GO: True})
    return made.execution_options(isolation_level="AUTOCOMMIT")


def thoughts_engine(url: URL) -> AsyncEngine:
    """For what waits to be thought about: each statement by itself, and beside whoever writes what is kept."""
    manner = _manner_of_a_server(writes=True, patient=False)
    made = create_async_engine(url, **manner, isolation_level="AUTOCOMMIT", pool_size=READERS, max_overflow=0)
    _ask_what_rested(made.sync_engine)
    return made


def plain_engine(url: URL) -> Engine:
    """For a file, and a thread that may wait."""
    made = create_engine(url.set(drivername="sqlite"), **_manner())
    _tune(made, writes=True)
    return made


def _manner() -> dict[str, Any]:
    """Errors do not quote what was to be written: seeds are secret, and so are choices that others do not see yet."""
    return {"hide_parameters": True, "connect_args": {"timeout": PATIENCE}}


def _manner_of_a_server(writes: bool, patient: bool) -> dict[str, Any]:
    """PostgreSQL is brought to do what a file does by itself.

    It is not waited for longer. Who reads sees one moment, also with several questions. And a connection that was cut
    off while nobody used it, because the server was started anew, is replaced before anybody notices. A process that
    was stopped in the midst of a transaction keeps nobody from writing for long.
    """
    server = {"application_name": "troyes", "lock_timeout": str(round(PATIENCE * 1000))}
    connecting: dict[str, Any] = {"timeout": PATIENCE, "server_settings": server}
    if not patient:
        server["idle_in_transaction_session_timeout"] = str(round(ABANDONED * 1000))
        connecting["command_timeout"] = NO_ANSWER
    manner = {**_manner(), "connect_args": connecting}
    if not writes:
        manner |= {"isolation_level": "REPEATABLE READ", "execution_options": {"postgresql_readonly": True}}
    return manner


def _ask_what_rested(made: Engine) -> None:
    """Whether a connection is still there is asked before it is used, unless it was used a moment ago.

    So each that is lost is replaced by itself. SQLAlchemy would replace all that were made before now, by the machine's
    clock: after that is set back, every one there is, each time it is used.
    """

    def returned(_connection: Any, record: Any) -> None:
        record.info["rests_since"] = time.monotonic()

    def taken(connection: Any, record: Any, _proxy: Any) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError
        if record.info.get("rests_since", math.inf) > time.monotonic() - RESTED:
            return
        try:
            made.dialect.do_ping(connection)
        except Exception as error:  # the driver has many ways to say that nobody is there
            raise DisconnectionError from error  # it is made anew

    def lost(trouble: ExceptionContext) -> None:
        trouble.invalidate_pool_on_disconnect = False

    event.listen(made, "checkin", returned)
    event.listen(made, "checkout", taken)
    event.listen(made, "handle_error", lost)


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
        if AT_ONE_GO not in connection.get_execution_options():
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(made, "connect", connected)
    event.listen(made, "begin", begun)
