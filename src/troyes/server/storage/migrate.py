"""Brings a database to the version that this program knows: an empty one, or one of an earlier version."""

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from troyes.server.storage.engines import engine, plain_engine
from troyes.server.storage.errors import StoreError, cause

Found = TypeVar("Found")
_one_at_a_time = threading.Lock()
"""Alembic keeps what it works on in global variables."""


async def migrate(url: URL, *, may_be_new: bool = True) -> None:
    """In one transaction: after trouble the database is as it was."""
    await asyncio.to_thread(_in_thread, url, may_be_new)


def _in_thread(url: URL, may_be_new: bool) -> None:
    with _one_at_a_time:
        try:
            if url.get_backend_name() == "sqlite":
                _migrate_file(url, may_be_new)
            else:
                asyncio.run(_migrate_server(url, may_be_new))
        except (SQLAlchemyError, OSError) as error:
            where = url.render_as_string(hide_password=True)
            raise StoreError("storage-not-opened", path=url.database or where, detail=cause(error)) from error


def _migrate_file(url: URL, may_be_new: bool) -> None:
    base = plain_engine(url)
    try:
        with base.begin() as connection:
            _upgrade(connection, may_be_new)
    finally:
        base.dispose()


async def _migrate_server(url: URL, may_be_new: bool) -> None:
    """Who finds it up to date has nothing to write, and waits for nobody who does: others may be busy on it."""
    if await _asked(url, _is_up_to_date, writes=False):
        return
    await _asked(url, partial(_upgrade, may_be_new=may_be_new), writes=True)


async def _asked(url: URL, work: Callable[[Connection], Found], *, writes: bool) -> Found:
    base = engine(url, writes=writes, patient=True)
    try:
        async with base.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await base.dispose()


def _configured() -> Config:
    config = Config()
    config.set_main_option("script_location", "troyes.server.storage:migrations")
    return config


def _version(connection: Connection) -> set[str]:
    return set(MigrationContext.configure(connection).get_current_heads())


def _is_up_to_date(connection: Connection) -> bool:
    return _version(connection) == set(ScriptDirectory.from_config(_configured()).get_heads())


def _upgrade(connection: Connection, may_be_new: bool) -> None:
    config = _configured()
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = _version(connection)
    if found == set(scripts.get_heads()):
        return
    if not found and not may_be_new:
        raise StoreError("storage-gone", path=connection.engine.url.render_as_string(hide_password=True))
    if not found <= known:
        raise StoreError("storage-newer", version=", ".join(sorted(found - known)))
    command.upgrade(config, "head")
