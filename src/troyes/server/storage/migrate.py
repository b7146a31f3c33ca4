"""Brings a database to the version that this program knows: an empty one, or one of an earlier version."""

import asyncio
import threading

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from troyes.server.storage.engines import engine, plain_engine
from troyes.server.storage.errors import StoreError, cause

_one_at_a_time = threading.Lock()
"""Alembic keeps what it works on in global variables."""


async def migrate(url: URL) -> None:
    """In one transaction: after trouble the database is as it was."""
    await asyncio.to_thread(_in_thread, url)


def _in_thread(url: URL) -> None:
    with _one_at_a_time:
        try:
            if url.get_backend_name() == "sqlite":
                _migrate_file(url)
            else:
                asyncio.run(_migrate_server(url))
        except (SQLAlchemyError, OSError) as error:
            where = url.render_as_string(hide_password=True)
            raise StoreError("storage-not-opened", path=url.database or where, detail=cause(error)) from error


def _migrate_file(url: URL) -> None:
    base = plain_engine(url)
    try:
        with base.begin() as connection:
            _upgrade(connection)
    finally:
        base.dispose()


async def _migrate_server(url: URL) -> None:
    base = engine(url, writes=True)
    try:
        async with base.begin() as connection:
            await connection.run_sync(_upgrade)
    finally:
        await base.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "troyes.server.storage:migrations")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = {script.revision for script in scripts.walk_revisions()}
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found == set(scripts.get_heads()):
        return
    if not found <= known:
        raise StoreError("storage-newer", version=", ".join(sorted(found - known)))
    command.upgrade(config, "head")
