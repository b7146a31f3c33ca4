"""What PostgreSQL does otherwise than a file, and what is done about it. Only `make postgres` runs this."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.cli.command import refused as command_refused
from tests.cli.command import troyes_command
from tests.server import bases
from tests.server.conftest import MakeTable
from tests.server.serving import BOT, ME, inside, people, refused

from troyes.server.settings import Settings
from troyes.server.storage import engines
from troyes.server.storage.engines import TURN, address
from troyes.server.storage.errors import StoreError
from troyes.server.storage.models import GuestRow
from troyes.server.storage.shapes import Act
from troyes.server.storage.store import Store

CUT_OFF = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'troyes' AND datname = {}"


def act(table: str, n: int, *keys: str) -> Act:
    return Act(table, n, float(n), n - 1, [(0, key) for key in keys], None, [], {})


async def cut_off(settings: Settings) -> None:
    """All connections of the store's own end, as when the server is started anew."""
    gone = await asyncio.to_thread(bases.asked, settings.data, CUT_OFF.format("current_database()"))
    assert gone
    await asyncio.sleep(0.1)


async def count(connection: AsyncConnection) -> int:
    return (await connection.execute(select(func.count()).select_from(GuestRow))).scalar_one()


# -- reading ---------------------------------------------------------------------------------------------------------


async def test_a_question_of_several_parts_sees_one_moment(store: Store) -> None:
    await store.new_guest("Anne", "fr")

    async def ask(connection: AsyncConnection) -> list[int]:
        first = await count(connection)
        await store.new_guest("Béa", "fr")
        return [first, await count(connection)]

    assert await store.reader.read(ask) == [1, 1]
    assert await store.reader.read(count) == 2


async def test_who_reads_cannot_write(store: Store) -> None:
    async def ask(connection: AsyncConnection) -> None:
        await connection.execute(update(GuestRow).values(name=""))

    with pytest.raises(StoreError, match="read-only"):
        await store.reader.read(ask)


async def test_a_text_with_a_nul_is_nowhere(store: Store, make_table: MakeTable) -> None:
    await make_table()
    assert await store.play("\0") is None
    assert await store.tables_by_id(["\0", "a\0b"]) == []
    assert await store.tables_of("\0") == []


# -- writing ---------------------------------------------------------------------------------------------------------


async def test_a_text_with_a_nul_is_refused_and_the_others_are_written(store: Store, make_table: MakeTable) -> None:
    one, other = await make_table(), await make_table()
    bad, good = await asyncio.gather(
        store.write(act(one.id, 1, "a\0b")), store.write(act(other.id, 1, "fine")), return_exceptions=True
    )
    assert isinstance(bad, StoreError)
    assert bad.message.id == "storage-bad-data"
    assert good is None
    for id, choices in ((one.id, []), (other.id, [(0, "fine")])):
        play = await store.play(id)
        assert play is not None
        assert play.choices == choices
    await store.write(act(one.id, 1, "a"))


async def test_an_error_does_not_quote_the_row(settings: Settings, store: Store) -> None:
    guest, token = await store.new_guest("Anne", "fr")
    row = {"id": guest.id, "name": "SECRET-NAME", "lang": "fr", "made": 1.0, "secret": token}
    with pytest.raises(StoreError) as caught:
        await store.writer.run([(insert(GuestRow), [row])])
    assert caught.value.message.id == "storage-bad-data"
    assert "duplicate key" in caught.value.text()
    shown = repr(caught.value) + repr(caught.value.__cause__) + caught.value.text()
    assert "SECRET-NAME" not in shown
    assert guest.id not in shown
    assert token not in shown


async def test_who_writes_waits_for_others_who_do(
    settings: Settings, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with a file: not for ever, and then nothing was changed."""
    table = await make_table()
    monkeypatch.setattr(engines, "PATIENCE", 0.5)
    impatient, other = await Store.open(settings), engines.engine(address(settings), writes=True)
    async with other.connect() as connection:
        async with connection.begin():
            with pytest.raises(StoreError, match="lock timeout") as caught:
                await impatient.write(act(table.id, 1, "a"))
            assert caught.value.message.id == "storage-not-written"
            assert not await impatient.healthy()
            assert await impatient.play(table.id) is not None  # who reads does not wait
            waiting = asyncio.create_task(impatient.write(act(table.id, 1, "a")))
            await asyncio.sleep(0.1)
            assert not waiting.done()
        await waiting
    assert await impatient.healthy()
    await other.dispose()
    await impatient.close()


async def test_what_is_acknowledged_takes_its_turn_first(store: Store) -> None:
    """Every transaction of the writer holds the lock, so that two programs never write side by side."""
    held = text(f"SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {TURN & 0xFFFFFFFF}")
    async with store._writing.connect() as connection, connection.begin():
        assert (await connection.execute(held)).scalar_one() == 1


# -- trouble ---------------------------------------------------------------------------------------------------------


async def test_connections_that_were_cut_off_are_replaced(
    settings: Settings, store: Store, make_table: MakeTable
) -> None:
    table = await make_table()
    await cut_off(settings)
    assert await store.play(table.id) is not None
    await store.write(act(table.id, 1, "a"))
    await cut_off(settings)
    await store.write(act(table.id, 2, "b"))
    assert await store.healthy()


async def test_a_database_that_can_only_be_read_is_told_and_then_it_goes_on(
    settings: Settings, store: Store, make_table: MakeTable
) -> None:
    table = await make_table()
    name = make_url(settings.database).database
    switch = f"ALTER DATABASE {name} SET default_transaction_read_only = "
    await asyncio.to_thread(bases.asked, settings.data, switch + "on")
    await cut_off(settings)
    with pytest.raises(StoreError, match="read-only") as caught:
        await store.write(act(table.id, 1, "a"))
    assert caught.value.message.id == "storage-not-written"
    assert not await store.healthy()
    statements = ("SET TRANSACTION READ WRITE", switch + "off")
    await asyncio.to_thread(bases.asked, settings.data, *statements)
    await cut_off(settings)
    await store.write(act(table.id, 1, "a"))
    assert await store.healthy()


@pytest.mark.parametrize(
    ("changed", "told"), [({"database": "nowhere"}, "does not exist"), ({"host": "127.0.0.1", "port": 1}, "failed")]
)
async def test_a_server_that_does_not_answer_is_told(settings: Settings, changed: dict[str, Any], told: str) -> None:
    url = make_url(settings.database).set(**changed, password="hunter2")
    url = url.difference_update_query(["host"]) if "host" in changed else url
    with pytest.raises(StoreError, match=told) as caught:
        await Store.open(Settings(data=settings.data, database=url.render_as_string(hide_password=False)))
    assert caught.value.message.id == "storage-not-opened"
    assert "hunter2" not in caught.value.text()


async def test_a_server_that_has_gone_away_is_told(tmp_path: Path) -> None:
    """To who reads and to who writes, as trouble that passes."""
    url = address(Settings(data=tmp_path, database="postgresql://troyes:hunter2@127.0.0.1:1/troyes"))
    store = Store(engines.engine(url, writes=False), engines.engine(url, writes=True))
    with pytest.raises(StoreError) as read:
        await store.listed()
    with pytest.raises(StoreError) as written:
        await store.new_guest("Anne", "fr")
    assert [read.value.message.id, written.value.message.id] == ["storage-not-read", "storage-not-written"]
    assert not await store.healthy()
    await store.close()


def test_the_usual_name_of_encryption_is_understood_and_what_is_unknown_is_refused(settings: Settings) -> None:
    url = make_url("postgresql://troyes@db.example/troyes?sslmode=require")
    assert address(Settings(data=settings.data, database=str(url))).query == {"ssl": "require"}
    with pytest.raises(StoreError, match="sslcrl"):
        address(Settings(data=settings.data, database=f"{url}&sslcrl=x"))


# -- over the net, and by command ------------------------------------------------------------------------------------


async def test_a_nul_in_what_people_send_is_their_mistake_and_no_trouble_of_ours(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        body = {"game": "troyes-dice", "seats": [ME, BOT], "seed": "a\0b"}
        refused(await anna.ask("POST", "/api/tables", body), 400, "web-malformed-at", "seed")
        refused(await anna.ask("DELETE", "/api/me/pushes", {"endpoint": "a\0"}), 400, "web-malformed-at", "endpoint")
        given = {"name": "a\0", "password": "password"}
        refused(await anna.ask("POST", "/api/session", given), 403, "people-not-signed-in")
        for path in ("/api/tables/%00", "/api/people/%00", "/api/people/%00/record", "/api/records/%00/replay"):
            assert (await anna.ask("GET", path)).status_code == 404, path
        assert (await anna.get("/api/me/games?name=%00"))["total"] == 0


async def test_what_is_left_to_the_tools_of_postgresql_and_what_is_not(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        where = {"data": tmp_path, "database": bases.database(tmp_path)}

        async def admin(*words: str) -> Any:
            return await asyncio.to_thread(troyes_command, "admin", *words, **where)

        file = tmp_path / "b.zip"
        command_refused(await admin("backup", str(file)), "pg_dump", "vapid.pem")
        command_refused(await admin("restore", str(file), "--yes"), "pg_restore")
        command_refused(await admin("vacuum", "--yes"), "VACUUM")
        command_refused(await admin("check"), "pg_dump")
        assert not file.exists()
        sound = await admin("check", "--games", "--json")
        assert json.loads(sound.stdout) == {"sound": True, "faults": [], "broken": []}
        assert json.loads((await admin("stats", "--json")).stdout)["disk"]["database"] > 1_000_000
        gone = await admin("remove", "table", table["id"], "--yes")
        assert gone.exit_code == 0, gone.output
        assert json.loads((await admin("tables", "--json")).stdout) == []


async def test_the_operator_and_the_server_write_at_the_same_time(
    settings: Settings, store: Store, make_table: MakeTable
) -> None:
    """Tables go away under those who play at them; everything either happens or does not."""
    tables = [await make_table() for _ in range(5)]
    going = True

    async def moved(id: str) -> str:
        """Until there is no such table, or it is enough; why it ended."""
        n = 0
        while going:
            n += 1
            try:
                await store.write(act(id, n, "key"))
            except StoreError as error:
                return error.message.id
        return ""

    moving = [asyncio.create_task(moved(table.id)) for table in tables]
    for table in tables[:3]:
        words = ("admin", "remove", "table", table.id, "--yes")
        where = {"data": settings.data, "database": settings.database}
        gone = await asyncio.to_thread(troyes_command, *words, **where)
        assert gone.exit_code == 0, gone.output
    going = False
    assert await asyncio.gather(*moving) == ["storage-no-table"] * 3 + [""] * 2
    left = await asyncio.to_thread(bases.asked, settings.data, "SELECT DISTINCT table_id FROM choices")
    assert {id for (id,) in left} == {table.id for table in tables[3:]}
