"""A database of an earlier version is brought up to date, and nothing in it is lost."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from tests.server.conftest import MakeTable

from troyes.server.settings import Settings
from troyes.server.storage.store import KeptStudy, Store


def made_by(version: str, path: Path) -> None:
    """An empty database as that version made it."""
    path.parent.mkdir(parents=True)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", "troyes.server.storage:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()


@pytest.fixture
def old(settings: Settings) -> Settings:
    """The first version, with a table for one, one with a bot, one for two persons and one that waits for a friend."""
    path = settings.data / "troyes.sqlite"
    made_by("0001", path)
    tables = {
        "alone": ["person"],
        "bots": ["bot", "person", "bot"],
        "two": ["person", "person"],
        "open": ["person", "open"],
    }
    with closing(sqlite3.connect(path)) as base:
        base.execute("INSERT INTO guests VALUES ('g', 'hash', 'Anne', 'fr', 1.0)")
        for id, kinds in tables.items():
            base.execute(
                "INSERT INTO tables (id, game, options, seed, chosen_seed, status, listed, clock, maker, n, settled, "
                "waiting, made, moved) "
                "VALUES (?, 'troyes-dice', '{}', 's', 0, 'running', 0, 24, 'g', 7, 1, '0', 1.0, 2.0)",
                (id,),
            )
            for seat, kind in enumerate(kinds):
                guest = "g" if kind == "person" else None
                base.execute("INSERT INTO seats VALUES (?, ?, ?, ?, 'N', 'greedy', 0, 3)", (id, seat, kind, guest))
            base.execute("INSERT INTO choices VALUES (?, 0, 0, 'key')", (id,))
        base.commit()
    return settings


async def test_old_tables_get_what_new_ones_usually_have(old: Settings) -> None:
    store = await Store.open(old)
    try:
        for id, hints in {"alone": True, "bots": True, "two": False, "open": False}.items():
            play = await store.play(id)
            assert play is not None
            assert (play.table.seconds, play.table.hints) == (1.0, hints)
            assert (play.table.clock, play.table.maker, play.table.n) == (24, "g", 7)
            assert play.choices == [(0, "key")]
        assert await store.study("alone") is None
        await store.keep_study(KeptStudy("alone", 5.0, None))
        assert await store.unfinished_studies() == ["alone"]
    finally:
        await store.close()
    store = await Store.open(old)  # once is enough
    try:
        await store.keep_study(KeptStudy("alone", 6.0, b"{}"))
        assert await store.study("alone") == KeptStudy("alone", 6.0, b"{}")
        assert await store.unfinished_studies() == []
    finally:
        await store.close()


async def test_what_a_table_is_played_with_is_kept(store: Store, make_table: MakeTable) -> None:
    table = await make_table(seconds=12.5, hints=False)
    play = await store.play(table.id)
    assert play is not None
    assert (play.table.seconds, play.table.hints) == (12.5, False)
