"""A database of an earlier version is brought up to date, and nothing in it is lost."""

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from tests.server.bases import asked, done
from tests.server.conftest import MakeTable

from troyes.server.settings import Settings
from troyes.server.storage.shapes import KeptStudy
from troyes.server.storage.store import Store


def made_by(version: str, data: Path) -> None:
    """An empty database as that version made it."""

    def make(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "troyes.server.storage:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, version)

    data.mkdir(parents=True)
    done(data, make)


@pytest.fixture
def old(settings: Settings) -> Settings:
    """The first version, with a table for one, one with a bot, one for two persons and one that waits for a friend."""
    made_by("0001", settings.data)
    tables = {
        "alone": ["person"],
        "bots": ["bot", "person", "bot"],
        "two": ["person", "person"],
        "open": ["person", "open"],
    }
    rows = ["INSERT INTO guests VALUES ('g', 'hash', 'Anne', 'fr', 1.0)"]
    for id, kinds in tables.items():
        rows.append(
            "INSERT INTO tables (id, game, options, seed, chosen_seed, status, listed, clock, maker, n, settled, "
            "waiting, made, moved) "
            f"VALUES ('{id}', 'troyes-dice', '{{}}', 's', FALSE, 'running', FALSE, 24, 'g', 7, 1, '0', 1.0, 2.0)"
        )
        for seat, kind in enumerate(kinds):
            guest = "'g'" if kind == "person" else "NULL"
            rows.append(f"INSERT INTO seats VALUES ('{id}', {seat}, '{kind}', {guest}, 'N', 'greedy', FALSE, 3)")
        rows.append(f"INSERT INTO choices VALUES ('{id}', 0, 0, 'key')")
    asked(settings.data, *rows)
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


async def test_where_hints_could_be_had_before_they_were_noted_one_may_have_been_given(old: Settings) -> None:
    asked(old.data, "UPDATE tables SET status = 'open' WHERE id = 'bots'")
    store = await Store.open(old)
    try:
        for id, hinted in {"alone": True, "bots": False, "two": False, "open": False}.items():
            play = await store.play(id)
            assert play is not None
            assert play.table.hinted is hinted, id
    finally:
        await store.close()


async def test_what_a_table_is_played_with_is_kept(store: Store, make_table: MakeTable) -> None:
    table = await make_table(seconds=12.5, hints=False)
    play = await store.play(table.id)
    assert play is not None
    assert (play.table.seconds, play.table.hints) == (12.5, False)
