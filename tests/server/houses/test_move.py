"""`troyes admin move`: everything from the file to PostgreSQL and back, the same in every row."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, select
from tests.cli.command import refused, troyes_command
from tests.server.serving import BOT, FRIEND, ME, inside, people

from troyes.server.admin.move import OF_THE_HOUR, move
from troyes.server.settings import Settings
from troyes.server.storage.models import Base
from troyes.server.storage.store import Store


def rows(data: Path) -> dict[str, list[Any]]:
    """All that a file holds."""
    engine = create_engine(f"sqlite:///{data / 'troyes.sqlite'}")
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(repr, connection.execute(select(table))))
            for table in Base.metadata.sorted_tables
            if table.name not in OF_THE_HOUR
        }
    engine.dispose()
    return found


async def lived(data: Path) -> None:
    """A server at which something was played and said, and two tables that point at each other."""
    async with inside(data, database="") as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes-dice", [ME, BOT])
        async with anna.line(table) as line:
            for _ in range(4):
                turn = await line.my_turn()
                await line.choose(turn["options"][0]["key"], confirm=True)
        shared = await anna.make("troyes", [ME, FRIEND])
        await bea.join(shared)
        await anna.post("/api/account", {"name": "Anna of Troyes", "password": "correct horse battery"})
        async with bea.line(shared) as line:
            await line.asked("say", text="Bonjour, l’été !")


async def test_everything_goes_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    there, back = tmp_path / "there", tmp_path / "back"
    await lived(there)
    on_postgres = Settings(data=there, database=database)
    moved = await move(Settings(data=there), on_postgres)
    assert moved.tables["choices"] + moved.tables["steps"] > 3
    assert moved.tables["messages"] == 1
    again = await move(on_postgres, Settings(data=back))
    assert again.tables == moved.tables
    assert rows(back) == rows(there)


async def test_what_is_not_empty_is_left_alone(tmp_path: Path, database: str) -> None:
    data = tmp_path / "data"
    await lived(data)
    before = rows(data)
    store = await Store.open(Settings(data=data, database=database))
    await store.new_guest("Anne", "fr")
    await store.close()
    answer = await asyncio.to_thread(troyes_command, "admin", "move", database, "--yes", data=data, database="")
    refused(answer, "not empty")
    assert rows(data) == before


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense"])
async def test_only_what_is_known_is_moved_to(tmp_path: Path, url: str) -> None:
    data = tmp_path / "data"
    await (await Store.open(Settings(data=data))).close()
    answer = await asyncio.to_thread(troyes_command, "admin", "move", url, "--yes", data=data, database="")
    assert answer.exit_code == 2
