"""Where the houses of the tests keep their data: a file in their folder, as usual, or a PostgreSQL server.

TROYES_TEST_DATABASE is the address of such a server (`make postgres` starts one). Then every folder stands for a
database of its own in it, made when it is first asked for. What is about the file itself is marked `sqlite`, and is
left out there.
"""

import asyncio
import hashlib
import os
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

SERVER = os.environ.get("TROYES_TEST_DATABASE", "")

_made: dict[str, Path] = {}


def database(data: Path) -> str:
    """The setting `database` of a services with this folder."""
    if not SERVER:
        return ""
    name = f"house_{hashlib.sha256(str(data.absolute()).encode()).hexdigest()[:24]}"
    if name not in _made:
        _waited_for(_server_does(f"CREATE DATABASE {name}"))
        _made[name] = data.absolute()
    return make_url(SERVER).set(database=name).render_as_string(hide_password=False)


def asked(data: Path, *statements: str, **values: Any) -> list[tuple[Any, ...]]:
    """What the database of a services answers behind its back: all statements as one, and the rows of the last."""

    def ask(connection: Connection) -> list[tuple[Any, ...]]:
        answers = [connection.execute(text(statement), values) for statement in statements]
        return [tuple(row) for row in answers[-1]] if answers[-1].returns_rows else []

    return done(data, ask)


def done(data: Path, work: Any) -> Any:
    """What comes of some work on a connection to the database of a services, in one transaction."""
    if SERVER:
        return _waited_for(_at(make_url(database(data)), work))
    engine = create_engine(f"sqlite:///{data / 'troyes.sqlite'}")
    try:
        with engine.begin() as connection:
            return work(connection)
    finally:
        engine.dispose()


def left(folder: Path) -> None:
    """The houses in a folder are no longer needed, nor are their databases."""
    for name in [name for name, data in _made.items() if data.is_relative_to(folder)]:
        del _made[name]
        _waited_for(_server_does(f"DROP DATABASE {name} WITH (FORCE)"))


async def _server_does(statement: str) -> None:
    engine = create_async_engine(_with_driver(make_url(SERVER)), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(statement))
    await engine.dispose()


async def _at(url: URL, work: Any) -> Any:
    engine = create_async_engine(_with_driver(url), poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def _with_driver(url: URL) -> URL:
    return url.set(drivername="postgresql+asyncpg")


def _waited_for(work: Coroutine[Any, Any, Any]) -> Any:
    """In a thread with a loop of its own: who asks may be in one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
