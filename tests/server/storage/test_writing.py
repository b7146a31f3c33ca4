"""Acts are written whole or not at all, many of them together, and what was confirmed outlives any crash."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from tests.server.bases import asked
from tests.server.conftest import MakeTable

import troyes
from troyes.server.settings import Settings
from troyes.server.storage import engines, writer
from troyes.server.storage.errors import StoreError
from troyes.server.storage.shapes import Act, Step, StoredGame, StoredSeat
from troyes.server.storage.store import Store


def act(table: str, n: int, start: int = 0, keys: str = "", **given: object) -> Act:
    """An act that settles choices of seat 0, a letter each."""
    fields: dict[str, object] = {"steps": None, "seats": [], "fields": {}} | given
    return Act(table, n, float(n), start, [(0, key) for key in keys], **fields)  # pyright: ignore[reportArgumentType]


async def found(store: Store, id: str) -> StoredGame:
    play = await store.play(id)
    assert play is not None
    return play


async def keys(store: Store, id: str) -> str:
    return "".join(key for _, key in (await found(store, id)).choices)


def outcomes(results: Sequence[BaseException | None]) -> list[str]:
    """For each act the message of its error, or nothing."""
    return [result.message.id if isinstance(result, StoreError) else "" for result in results]


# -- choices are only ever added -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (act("", 2, 3, "x"), "storage-choices"),  # a gap
        (act("", 2, 1, "bx"), "storage-choices"),  # a choice twice
        (act("", 2, 0, "ab"), "storage-choices"),  # all of it twice
        (act("", 2, -1, "x"), "storage-choices"),
        (act("", 2, 3), "storage-choices"),
        (act("", 1, 2, "x"), "storage-late"),  # made before the table moved on
        (act("", 0, 2, "x"), "storage-late"),
        (act("", 2, 2, "x", fields={"seed": "mine"}), "storage-field"),
        (act("", 2, 2, "x", fields={"status": "running", "n": 7}), "storage-field"),
        (act("", 2, 2, "x", fields={"status": "paused"}), "storage-bad-data"),
        (act("", 2, 2, "x", fields={"rematch": "nowhere"}), "storage-bad-data"),
        (act("", 2, 2, "x", seats=[StoredSeat(2, "open", None, "", "", False, 0)]), "storage-seat"),
        (act("", 2, 2, "x", seats=[StoredSeat(1, "person", "nobody", "", "", False, 0)]), "storage-bad-data"),
        (act("", 2, 2, "x", seats=[StoredSeat(1, "ghost", None, "", "", False, 0)]), "storage-bad-data"),  # pyright: ignore[reportArgumentType]
        (act("", 2, 2, "x", steps=[Step(-1, "y", False)]), "storage-seat"),
        (act("", 2, 2, "\ud800"), "storage-bad-data"),
        (act("", 2**70, 2, "x"), "storage-bad-data"),
    ],
)
async def test_an_act_that_does_not_fit_changes_nothing(
    store: Store, make_table: MakeTable, wrong: Act, why: str
) -> None:
    table = await make_table()
    await store.write(act(table.id, 1, 0, "ab", steps=[Step(0, "s", False)]))
    before = await found(store, table.id)
    wrong.table = table.id
    with pytest.raises(StoreError) as caught:
        await store.write(wrong)
    assert caught.value.message.id == why
    assert caught.value.text("en")
    assert caught.value.text("fr")
    assert await found(store, table.id) == before
    await store.write(act(table.id, 2, 2, "c"))
    assert await keys(store, table.id) == "abc"


async def test_there_must_be_a_table(store: Store) -> None:
    with pytest.raises(StoreError, match="no table"):
        await store.write(act("nowhere", 1, 0, "a"))


async def test_the_database_itself_refuses_a_choice_twice(
    settings: Settings, store: Store, make_table: MakeTable
) -> None:
    """Even if the check before it were wrong."""
    table = await make_table()
    await store.write(act(table.id, 1, 0, "ab"))
    asked(settings.data, "UPDATE tables SET settled = 1")
    with pytest.raises(StoreError) as caught:
        await store.write(act(table.id, 2, 1, "x"))
    assert caught.value.message.id == "storage-bad-data"
    assert await keys(store, table.id) == "ab"


# -- together --------------------------------------------------------------------------------------------------------


@pytest.fixture
def transactions(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many jobs went into each transaction."""
    counted: list[int] = []
    real = store.writer._transaction

    async def transaction(jobs: list[writer.Job]) -> dict[writer.Job, StoreError]:
        counted.append(len(jobs))
        return await real(jobs)

    monkeypatch.setattr(store.writer, "_transaction", transaction)
    return counted


async def test_what_waits_is_written_together(store: Store, make_table: MakeTable, transactions: list[int]) -> None:
    tables = [await make_table() for _ in range(40)]
    transactions.clear()
    await asyncio.gather(*(store.write(act(table.id, 1, 0, "abc")) for table in tables))
    assert sum(transactions) == 40
    assert len(transactions) <= 2
    assert [await keys(store, table.id) for table in tables] == ["abc"] * 40


async def test_a_batch_is_not_endless(
    store: Store, make_table: MakeTable, transactions: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await make_table()
    monkeypatch.setattr(writer, "MOST", 10)
    transactions.clear()
    await asyncio.gather(*(store.write(act(table.id, n, n - 1, "k")) for n in range(1, 36)))
    assert max(transactions) == 10
    assert await keys(store, table.id) == "k" * 35


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (act("", 1, 5, "x"), "storage-choices"),  # seen before anything is written
        (act("", 1, 0, "x", fields={"status": "paused"}), "storage-bad-data"),  # refused by the database
        (act("", 1, 0, "\ud800"), "storage-bad-data"),  # cannot even be handed to it
    ],
)
async def test_one_bad_act_does_not_spoil_the_others(store: Store, make_table: MakeTable, wrong: Act, why: str) -> None:
    tables = [await make_table() for _ in range(9)]
    acts = [act(table.id, 1, 0, "ab") for table in tables]
    wrong.table = tables[4].id
    acts[4] = wrong
    results = await asyncio.gather(*map(store.write, acts), return_exceptions=True)
    assert outcomes(results) == [""] * 4 + [why] + [""] * 4
    assert [await keys(store, table.id) for table in tables] == ["ab"] * 4 + [""] + ["ab"] * 4


async def test_acts_of_one_table_follow_each_other_within_a_batch(
    store: Store, make_table: MakeTable, transactions: list[int]
) -> None:
    table = await make_table()
    transactions.clear()
    results = await asyncio.gather(
        store.write(act(table.id, 1, 0, "a", steps=[Step(0, "s", False)], fields={"deadline": 1.0})),
        store.write(act(table.id, 2, 1, "b", fields={"deadline": 2.0, "listed": True})),
        store.write(act(table.id, 2, 1, "x")),  # somebody else was faster
        store.write(act(table.id, 3, 2, "c", steps=[Step(1, "t", True)], fields={"deadline": 3.0})),
        return_exceptions=True,
    )
    assert transactions == [4]
    assert outcomes(results) == ["", "", "storage-late", ""]
    play = await found(store, table.id)
    assert [key for _, key in play.choices] == ["a", "b", "c"]
    assert play.steps == [Step(1, "t", True)]
    assert (play.table.n, play.table.deadline, play.table.listed) == (3, 3.0, True)


async def test_of_two_equal_acts_one_is_written(store: Store, make_table: MakeTable) -> None:
    table = await make_table()
    results = await asyncio.gather(*(store.write(act(table.id, 1, 0, "a")) for _ in range(5)), return_exceptions=True)
    assert sorted(outcomes(results)) == [""] + ["storage-late"] * 4
    assert await keys(store, table.id) == "a"


async def test_many_tables_at_once(store: Store, make_table: MakeTable) -> None:
    tables = [await make_table() for _ in range(60)]

    async def played(id: str) -> None:
        for n in range(1, 21):
            await store.write(act(id, n, n - 1, chr(96 + n), steps=[Step(0, str(n), False)]))
            if n % 7 == 0:
                assert (await found(store, id)).table.n == n

    await asyncio.gather(*(played(table.id) for table in tables))
    for table in tables:
        play = await found(store, table.id)
        assert "".join(key for _, key in play.choices) == "abcdefghijklmnopqrst"
        assert play.steps == [Step(0, "20", False)]


async def test_what_was_asked_for_is_written_even_if_nobody_waits_any_more(store: Store, make_table: MakeTable) -> None:
    table = await make_table()
    waiting = asyncio.create_task(store.write(act(table.id, 1, 0, "a")))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await store.write(act(table.id, 2, 1, "b"))
    assert await keys(store, table.id) == "ab"


async def test_closing_writes_what_still_waits(settings: Settings, store: Store, make_table: MakeTable) -> None:
    table = await make_table()
    waiting = [asyncio.create_task(store.write(act(table.id, n, n - 1, "k"))) for n in range(1, 30)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    with pytest.raises(StoreError, match="shut down"):
        await store.write(act(table.id, 30, 29, "k"))
    assert not await store.healthy()
    again = await Store.open(settings)
    assert await keys(again, table.id) == "k" * 29
    await again.close()


# -- trouble with the disk -------------------------------------------------------------------------------------------


@contextmanager
def no_room(path: Path) -> Generator[None]:
    """No file may grow past the size that this one has now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.sqlite
async def test_a_full_disk_is_told_and_then_it_goes_on(settings: Settings, store: Store, make_table: MakeTable) -> None:
    tables = [await make_table() for _ in range(3)]
    await store.write(act(tables[0].id, 1, 0, "a"))
    long = act(tables[0].id, 2, 1, "x")
    long.settled = [(0, "long" * 50_000)]
    with no_room(settings.data / "troyes.sqlite-wal"):
        others = [store.write(act(table.id, 1, 0, "a")) for table in tables[1:]]
        results = await asyncio.gather(store.write(long), *others, return_exceptions=True)
    assert outcomes(results)[0] == "storage-not-written"
    assert await keys(store, tables[0].id) == "a"
    assert await store.healthy()
    await store.write(act(tables[0].id, 2, 1, "b"))
    assert await keys(store, tables[0].id) == "ab"
    for table, why in zip(tables[1:], outcomes(results)[1:], strict=True):
        assert await keys(store, table.id) == ("" if why else "a")


@pytest.mark.sqlite
async def test_a_disk_that_can_only_be_read_is_told_and_then_it_goes_on(store: Store, make_table: MakeTable) -> None:
    table = await make_table()

    def only_read(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA query_only = ON")

    await store._writing.dispose()
    event.listen(store._writing.sync_engine, "connect", only_read)
    with pytest.raises(StoreError, match="readonly") as caught:
        await store.write(act(table.id, 1, 0, "a"))
    assert caught.value.message.id == "storage-not-written"
    assert await keys(store, table.id) == ""
    event.remove(store._writing.sync_engine, "connect", only_read)
    await store.write(act(table.id, 1, 0, "a"))
    assert await keys(store, table.id) == "a"


@pytest.mark.sqlite
async def test_another_program_that_writes_is_waited_for(
    settings: Settings, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await make_table()
    monkeypatch.setattr(engines, "PATIENCE", 0.3)
    impatient = await Store.open(settings)
    with closing(sqlite3.connect(settings.data / "troyes.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await impatient.write(act(table.id, 1, 0, "a"))
        assert not await impatient.healthy()
        assert await keys(impatient, table.id) == ""
        waiting = asyncio.create_task(impatient.write(act(table.id, 1, 0, "a")))
        await asyncio.sleep(0.1)
        other.execute("ROLLBACK")
    await waiting
    assert await keys(impatient, table.id) == "a"
    assert await impatient.healthy()
    await impatient.close()


# -- crashes ---------------------------------------------------------------------------------------------------------


async def test_what_was_confirmed_is_there_for_the_next_one(
    settings: Settings, store: Store, make_table: MakeTable
) -> None:
    """The first store is left as it stands, without being closed."""
    table = await make_table()
    await store.write(act(table.id, 1, 0, "abc", steps=[Step(0, "s", True)]))
    second = await Store.open(settings)
    assert await found(second, table.id) == await found(store, table.id)
    await second.write(act(table.id, 2, 3, "d"))
    with pytest.raises(StoreError):
        await store.write(act(table.id, 2, 3, "e"))
    assert await keys(store, table.id) == "abcd"
    await second.close()


CRASHING = """
import asyncio, sys
from pathlib import Path
from troyes.server.settings import Settings
from troyes.server.storage.shapes import Act, StoredSeat, StoredTable
from troyes.server.storage.store import Store

async def main():
    store = await Store.open(Settings(data=Path(sys.argv[1]), database=sys.argv[2]))
    guest, _ = await store.new_guest("Anne", "fr")
    async def play(id):
        seats = [StoredSeat(0, "person", guest.id, "Anne", "", False, 0)]
        table = StoredTable(
            id, "king", {}, "s", False, "running", 1.0, True, guest.id, 1.0, 1.0, seats, waiting="0"
        )
        await store.new_table(table)
        for n in range(1, 100000):
            await store.write(Act(id, n, 1.0, n - 1, [(0, str(n))], [], [], {}))
            print(id, n, flush=True)
    await asyncio.gather(*(play(f"table{at}") for at in range(20)))

asyncio.run(main())
"""


async def test_nothing_that_was_confirmed_is_lost_when_the_server_is_killed(settings: Settings) -> None:
    sources = str(Path(str(troyes.__file__)).parents[1])
    server = subprocess.Popen(
        [sys.executable, "-c", CRASHING, str(settings.data), settings.database],
        stdout=subprocess.PIPE,
        text=True,
        env={"PYTHONPATH": sources},
    )
    assert server.stdout is not None
    confirmed: dict[str, int] = {}
    for _ in range(400):
        id, n = server.stdout.readline().split()
        confirmed[id] = int(n)
    server.kill()
    for line in server.stdout.read().splitlines():
        if len(line.split()) == 2 and line.split()[1].isdecimal():
            id, n = line.split()
            confirmed[id] = max(confirmed[id], int(n))
    server.wait()
    server.stdout.close()
    store = await Store.open(settings)
    assert len(confirmed) == 20
    for id, n in confirmed.items():
        play = await found(store, id)
        assert [key for _, key in play.choices] == [str(at) for at in range(1, play.table.n + 1)]
        assert n <= play.table.n <= n + 1  # one more may have been written, and not been confirmed any more
    await store.close()
