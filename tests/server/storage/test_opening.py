"""A database is made, brought up to date, or refused with a reason; never damaged."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect
from tests.server.bases import asked, done
from tests.server.storage.test_versions import made_by

from troyes.extras import EXTRAS, PartMissing
from troyes.server.admin.database import head, known_versions
from troyes.server.guard.links import SecretError
from troyes.server.services import Services
from troyes.server.settings import Settings
from troyes.server.storage.errors import StoreError
from troyes.server.storage.people_models import Base
from troyes.server.storage.store import Store


def base_of(settings: Settings) -> Path:
    return settings.data / "troyes.sqlite"


async def opened_and_closed(settings: Settings) -> None:
    await (await Store.open(settings)).close()


@pytest.mark.sqlite
async def test_folder_and_file_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "some" / "where")
    store = await Store.open(settings)
    await store.new_guest("Anne", "fr")
    assert stat.S_IMODE(settings.data.stat().st_mode) == 0o700
    files = sorted(settings.data.iterdir())
    assert [path.name for path in files] == ["troyes.sqlite", "troyes.sqlite-shm", "troyes.sqlite-wal"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    await store.close()


@pytest.mark.sqlite
async def test_a_commit_waits_for_the_disk(store: Store) -> None:
    told: list[object] = []
    async with store._writing.connect() as connection:
        for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
            told.append((await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar())
    assert told == ["wal", 2, 1, 5000]


async def test_the_versions_make_what_the_models_say(settings: Settings) -> None:
    await opened_and_closed(settings)
    assert done(settings.data, differences) == []


@pytest.mark.parametrize("version", known_versions()[1:])
async def test_each_earlier_version_becomes_what_the_models_say(settings: Settings, version: str) -> None:
    made_by(version, settings.data)
    assert done(settings.data, differences) != []
    await opened_and_closed(settings)
    assert done(settings.data, differences) == []
    assert asked(settings.data, "SELECT version_num FROM alembic_version") == [(head(),)]


def differences(connection: Connection) -> list[Any]:
    return compare_metadata(MigrationContext.configure(connection), Base.metadata)


def drawn(path: Path) -> set[str]:
    """Each table and index with its SQL, the order of lines and names of constraints aside."""
    with closing(sqlite3.connect(path)) as base:
        rows = base.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name != 'alembic_version'")
        return {" ".join(sql.split()) for (sql,) in rows}


@pytest.mark.sqlite
async def test_the_versions_keep_what_alembic_does_not_compare(settings: Settings, tmp_path: Path) -> None:
    """Checks, foreign keys and how rows lie."""
    await opened_and_closed(settings)
    engine = create_engine(f"sqlite:///{tmp_path / 'models.sqlite'}")
    Base.metadata.create_all(engine)
    engine.dispose()
    made, modelled = drawn(base_of(settings)), drawn(tmp_path / "models.sqlite")
    for word in ("CHECK (", "FOREIGN KEY", "PRIMARY KEY", "WITHOUT ROWID", "NOT NULL"):
        assert sum(sql.count(word) for sql in made) == sum(sql.count(word) for sql in modelled) > 0


async def test_a_database_that_is_up_to_date_is_left_alone(settings: Settings) -> None:
    store = await Store.open(settings)
    anne, token = await store.new_guest("Anne", "fr")
    await store.close()
    for _ in range(3):
        store = await Store.open(settings)
        assert await store.guest(token) == anne
        assert await store.healthy()
        await store.close()
    assert done(settings.data, differences) == []


async def test_several_may_open_an_empty_database_at_once(settings: Settings) -> None:
    stores = await asyncio.gather(*(Store.open(settings) for _ in range(4)))
    tokens = [(await store.new_guest("Anne", "fr"))[1] for store in stores]
    for store in stores:
        assert all([await store.guest(token) for token in tokens])
        await store.close()


async def test_a_newer_database_is_refused_and_left_as_it_is(settings: Settings) -> None:
    await opened_and_closed(settings)
    asked(settings.data, "UPDATE alembic_version SET version_num = '9999'")
    before = contents(settings)
    with pytest.raises(StoreError, match=r"newer version of troyes.*9999") as caught:
        await Store.open(settings)
    assert "plus récente" in caught.value.text("fr")
    assert contents(settings) == before


def contents(settings: Settings) -> object:
    """All of the file; or, where there is none, the tables and their columns."""
    return schema(settings) if settings.database else base_of(settings).read_bytes()


def schema(settings: Settings) -> object:
    def columns(connection: Connection) -> object:
        found = inspect(connection)
        return {name: [str(column) for column in found.get_columns(name)] for name in found.get_table_names()}

    return done(settings.data, columns)


@pytest.mark.sqlite
async def test_what_is_no_database_is_refused_and_left_as_it_is(settings: Settings) -> None:
    settings.data.mkdir()
    base_of(settings).write_text("Dear diary, " * 100)
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(settings)
    assert base_of(settings).read_text() == "Dear diary, " * 100


async def test_a_database_of_somebody_else_is_left_as_it_is(settings: Settings) -> None:
    settings.data.mkdir()
    asked(settings.data, "CREATE TABLE steps (dance TEXT)")
    before = schema(settings)
    with pytest.raises(StoreError, match="already exists"):
        await Store.open(settings)
    assert schema(settings) == before


@pytest.mark.sqlite
async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="TROYES_DATA"):
        await Store.open(Settings(data=tmp_path / "file" / "data"))


@pytest.mark.sqlite
async def test_a_folder_in_the_place_of_the_file_is_told(settings: Settings) -> None:
    base_of(settings).mkdir(parents=True)
    with pytest.raises(StoreError):
        await Store.open(settings)


@pytest.mark.sqlite
@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"])
async def test_a_database_can_be_named(tmp_path: Path, scheme: str) -> None:
    path = tmp_path / "deep" / "games.db"
    await opened_and_closed(Settings(data=tmp_path / "data", database=f"{scheme}:///{path}"))
    assert path.exists()
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"])
async def test_games_are_not_kept_in_memory_only(tmp_path: Path, url: str) -> None:
    with pytest.raises(StoreError, match="in memory"):
        await Store.open(Settings(data=tmp_path, database=url))


async def test_a_missing_driver_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "postgres", ("no_such_driver",))
    with pytest.raises(PartMissing, match=r"troyes\[postgres\]"):
        await Store.open(Settings(data=tmp_path, database="postgresql://troyes:password@localhost/troyes"))


async def test_a_healthy_store_says_so_and_a_closed_one_does_not(settings: Settings) -> None:
    store = await Store.open(settings)
    assert await store.healthy()
    await store.close()
    assert not await store.healthy()
    await store.close()


# -- what was there and is no more -----------------------------------------------------------------------------------


@asynccontextmanager
async def lived_in(settings: Settings) -> AsyncGenerator[Services]:
    services = await Services.open(settings)
    try:
        yield services
    finally:
        await services.close()


@pytest.mark.sqlite
async def test_a_database_that_is_gone_is_told_and_not_made_anew(settings: Settings) -> None:
    async with lived_in(settings) as services:
        await services.store.new_guest("Anne", "fr")
    kept = {path: path.read_bytes() for path in settings.data.iterdir() if path.name.startswith("troyes.sqlite")}
    for empty in (False, True):
        for path in kept:
            path.unlink(missing_ok=True)
        if empty:
            base_of(settings).touch()
        with pytest.raises(StoreError) as told:
            await Services.open(settings)
        assert told.value.message.id == "storage-gone"
        assert base_of(settings).exists() == empty
        (settings.data / "database").unlink(missing_ok=True)  # as in a folder of an earlier version
    for path, content in kept.items():
        path.write_bytes(content)
    async with lived_in(settings) as services:
        assert await services.store.has_guests()


async def test_another_database_is_meant_to_be_another(settings: Settings, tmp_path: Path) -> None:
    async with lived_in(settings):
        pass
    elsewhere = Settings(data=settings.data, database=f"sqlite:///{tmp_path / 'other.sqlite'}")
    async with lived_in(elsewhere) as services:
        assert not await services.store.has_guests()


async def test_a_secret_that_is_gone_is_told_and_not_made_anew(settings: Settings) -> None:
    async with lived_in(settings):
        pass
    secret = settings.data / "secret"
    secret.unlink()
    async with lived_in(settings) as services:  # nobody has been here: nothing is lost
        await services.store.new_guest("Anne", "fr")
    kept = secret.read_bytes()
    secret.unlink()
    with pytest.raises(SecretError) as told:
        await Services.open(settings)
    assert told.value.message.id == "guard-secret-gone"
    assert not secret.exists()
    secret.write_bytes(kept)
    async with lived_in(settings):
        pass
