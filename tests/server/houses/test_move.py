"""`troyes admin move`: everything from the file to PostgreSQL and back, the same in every row."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table, create_engine, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.cli.command import refused, troyes_command
from tests.server.people.test_leaving import NAME, lived
from tests.server.serving import BOT, ME, inside, people

from troyes.server.admin import move as move_module
from troyes.server.admin.errors import AdminError
from troyes.server.admin.move import OF_THE_HOUR, move
from troyes.server.settings import Settings
from troyes.server.storage.house_models import ThoughtRow
from troyes.server.storage.models import Base, StudyRow, TableRow
from troyes.server.storage.people_models import RingRow
from troyes.server.storage.store import Store
from troyes.server.storage.writer import Writer


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


async def used(data: Path) -> None:
    """A server at which somebody has done everything that leaves a trace: no table of its database is empty."""
    async with inside(data, database="") as place, people(place.url, NAME, "Bob", "Anna") as (one, bob, anna, _):
        tables = await lived(place, one, bob)
        await anna.post("/api/lessons/dice", {})
        table = await anna.make("troyes-dice", [ME, BOT])
        async with anna.line(table) as line:
            for confirm in (True, False):  # the second can still be taken back
                turn = await line.my_turn()
                await line.choose(turn["options"][0]["key"], confirm=confirm)
            await line.asked("say", text="Bonjour, l’été !")
        await _rows(place.services.store.writer, anna.id, tables["alone"]["id"], tables["shared"]["id"])
    assert [name for name, kept in rows(data).items() if not kept] == []  # otherwise the tests prove nothing


async def _rows(writer: Writer, guest: str, one: str, other: str) -> None:
    """What only a long life would bring; and two tables that point at each other."""
    study: dict[str, Any] = {"table_id": one, "made": 1.5, "data": b'{"moves": []}', "asker": guest}
    thought: dict[str, Any] = {"id": "t1", "work": "bot", "kind": "opponent", "person": guest, "mark": 0.5, "cost": 1.0}
    thought |= {"job": b"{}", "wanted": 2.5, "worker": None, "lease": None, "tries": 1}
    thought |= {"progress": None, "answer": b"\x00\xff", "failed": None}
    ring = {"table_id": one, "seat": 0, "turn": 3}
    await writer.run(
        [(insert(kind), [row]) for kind, row in ((StudyRow, study), (ThoughtRow, thought), (RingRow, ring))]
    )
    for here, there in ((one, other), (other, one)):
        await writer.run([(update(TableRow).where(TableRow.id == here).values(rematch=there), None)])


async def test_everything_goes_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    """As an operator does it."""
    there, back = tmp_path / "there", tmp_path / "back"
    await used(there)
    before = rows(there)
    for to, data, source in ((database, there, ""), ("file", back, database)):
        answer = await asyncio.to_thread(troyes_command, "admin", "move", to, "--yes", data=data, database=source)
        assert answer.exit_code == 0, answer.output
    assert rows(there) == before
    assert rows(back) == before


OTHERWISE = (
    ("messages", "UPDATE messages SET text = 'Bonsoir'"),
    ("results", "UPDATE results SET points = points + 1"),
    ("ratings", "UPDATE ratings SET sigma = sigma + 1e-9"),
    ("card_sets", """UPDATE card_sets SET numbers = '{"archer": 1}'"""),
    ("imports", "UPDATE imports SET record = '[]'"),
    ("starts", "UPDATE starts SET record = record || '\\x20'"),
    ("studies", "UPDATE studies SET data = NULL"),
    ("tables", "UPDATE tables SET rematch = NULL"),
    ("choices", "DELETE FROM choices"),
)
"""A table, and what becomes different in a row of it on the far side."""


async def test_a_row_that_is_not_the_same_over_there_is_named(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Settings(data=tmp_path / "here")
    there = Settings(data=here.data, database=database)
    await used(here.data)
    for name, change in OTHERWISE:
        spoilt: list[str] = []
        with monkeypatch.context() as patched:
            patched.setattr(move_module, "_copy", spoiling(name, change, spoilt))
            with pytest.raises(AdminError) as refusal:
                await move(here, there)
        told = refusal.value.message
        assert (told.id, told.args["table"], [told.args["key"]]) == ("admin-move-differs", name, spoilt)
    moved = await move(here, there)  # it was as empty as before, each time
    assert moved.tables == {name: len(kept) for name, kept in rows(here.data).items()}


def spoiling(name: str, change: str, spoilt: list[str]) -> Callable[..., Awaitable[None]]:
    """Copies a table, and changes one row of what has come of it."""
    copied = move_module._copy

    async def copy(reading: AsyncConnection, writing: AsyncConnection, table: Table) -> None:
        await copied(reading, writing, table)
        if table.name == name:
            keys = ", ".join(column.name for column in table.primary_key.columns)
            one = f"{change} WHERE ctid = (SELECT max(ctid) FROM {name}) RETURNING {keys}"
            spoilt.extend("/".join(map(str, row)) for row in await writing.execute(text(one)))

    return copy


async def test_what_is_not_empty_is_left_alone(tmp_path: Path, database: str) -> None:
    data = tmp_path / "data"
    await used(data)
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
