"""What is kept can be found again."""

import asyncio
import logging
from unittest import mock

import msgspec
import pytest
from rich.pretty import pretty_repr
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.server.conftest import MakeTable

from troyes.server.settings import Settings
from troyes.server.storage.errors import StoreError
from troyes.server.storage.shapes import Act, Step, StoredGame, StoredGuest, StoredSeat
from troyes.server.storage.store import Store


async def test_a_table_comes_back_as_it_was_made(store: Store, make_table: MakeTable) -> None:
    table = await make_table(deadline=12.25, clock=24, listed=True, chosen_seed=True)
    assert await store.play(table.id) == StoredGame(table, [], [])


async def test_there_is_no_table_of_another_name(store: Store, make_table: MakeTable) -> None:
    await make_table()
    for id in ("", "nobody", "' OR 1=1 --", "é" * 5000, "\0"):
        assert await store.play(id) is None


async def test_all_that_was_done_at_a_table_comes_back_in_order(store: Store, make_table: MakeTable) -> None:
    table = await make_table(status="open")
    first = [(at % 2, f"choice {at}") for at in range(25)]
    await store.write(Act(table.id, 1, 3.0, 0, first, [Step(0, "a", False)], [], {"status": "running"}))
    steps = [Step(0, "take 4", False), Step(0, "times 2", False), Step(1, "pass", True)]
    changed = StoredSeat(1, "person", table.maker, "Béa", "greedy", True, 2)
    fields = {"deadline": 99.5, "listed": True, "status": "over"}
    await store.write(Act(table.id, 2, 4.0, 25, [(1, "last")], steps, [changed], fields))
    expected = msgspec.structs.replace(table, n=2, moved=4.0, seats=[table.seats[0], changed], **fields)
    assert await store.play(table.id) == StoredGame(expected, [*first, (1, "last")], steps)


async def test_steps_stay_unless_others_replace_them(store: Store, make_table: MakeTable) -> None:
    table = await make_table()
    await store.write(Act(table.id, 1, 3.0, 0, [], [Step(0, "a", False), Step(0, "b", True)], [], {}))
    await store.write(Act(table.id, 2, 3.0, 0, [], None, [], {"listed": True}))
    play = await store.play(table.id)
    assert play is not None
    assert [step.key for step in play.steps] == ["a", "b"]
    await store.write(Act(table.id, 3, 3.0, 0, [], [], [], {}))
    play = await store.play(table.id)
    assert play is not None
    assert play.steps == []


async def test_a_table_names_the_next_game(store: Store, make_table: MakeTable) -> None:
    table, following = await make_table(), await make_table()
    await store.write(Act(table.id, 1, 3.0, 0, [], None, [], {"rematch": following.id}))
    play = await store.play(table.id)
    assert play is not None
    assert play.table.rematch == following.id


@pytest.mark.parametrize("seats", [[], [1], [0, 2], [1, 0], [0, 0]])
async def test_seats_are_numbered_without_a_gap(store: Store, make_table: MakeTable, seats: list[int]) -> None:
    with pytest.raises(StoreError):
        await make_table(id="crooked", seats=[StoredSeat(seat, "open", None, "", "", False, 0) for seat in seats])
    assert await store.play("crooked") is None


async def test_no_name_is_given_to_two_tables(store: Store, make_table: MakeTable) -> None:
    table = await make_table()
    with pytest.raises(StoreError):
        await make_table(id=table.id, seed="another")
    assert await store.play(table.id) == StoredGame(table, [], [])


# -- lists -----------------------------------------------------------------------------------------------------------


async def test_people_find_the_tables_they_sit_at_or_made(
    store: Store, guest: StoredGuest, make_table: MakeTable
) -> None:
    other, _ = await store.new_guest("Bob", "en")
    open_seat = StoredSeat(1, "open", None, "", "", False, 0)
    made = await make_table(moved=1.0, seats=[StoredSeat(0, "person", other.id, "Bob", "", False, 0), open_seat])
    sits = await make_table(
        moved=3.0, maker=other.id, seats=[StoredSeat(0, "person", guest.id, "A", "", False, 0), open_seat]
    )
    both = await make_table(moved=2.0, status="over")
    await make_table(moved=9.0, maker=other.id, listed=True, seats=made.seats)
    assert await store.tables_of(guest.id) == [sits, both, made]
    assert await store.tables_of(guest.id, limit=1) == [sits]
    assert await store.tables_of("nobody") == []


async def test_anybody_finds_listed_tables_that_are_not_over(store: Store, make_table: MakeTable) -> None:
    old = await make_table(listed=True, status="open", made=1.0)
    new = await make_table(listed=True, status="running", made=2.0)
    await make_table(listed=True, status="over", made=3.0)
    await make_table(listed=False, status="open", made=4.0)
    assert await store.listed() == [new, old]
    assert await store.listed(limit=1) == [new]


async def test_clocks_that_have_run_out_are_found(store: Store, make_table: MakeTable) -> None:
    late = await make_table(deadline=10.0)
    later = await make_table(deadline=9.0)
    await make_table(deadline=10.5)
    await make_table(deadline=None)
    await make_table(deadline=5.0, status="over")
    await make_table(deadline=5.0, status="open")
    assert await store.running_with_deadline(10.0) == [later.id, late.id]
    await store.write(Act(late.id, 1, 3.0, 0, [], None, [], {"deadline": None}))
    await store.write(Act(later.id, 1, 3.0, 0, [], None, [], {"deadline": 11.0}))
    assert await store.running_with_deadline(10.0) == []


async def test_tables_with_bots_are_woken(store: Store, guest: StoredGuest, make_table: MakeTable) -> None:
    person = StoredSeat(0, "person", guest.id, "Anne", "", False, 0)
    bots = await make_table(moved=2.0)
    stand_in = await make_table(moved=1.0, seats=[msgspec.structs.replace(person, stand_in=True)])
    await make_table(seats=[person])
    await make_table(status="open")
    await make_table(status="over")
    assert await store.to_wake() == [bots.id, stand_in.id]
    assert await store.to_wake(limit=1) == [bots.id]


async def test_only_what_a_maker_has_not_finished_is_counted(
    store: Store, guest: StoredGuest, make_table: MakeTable
) -> None:
    other, _ = await store.new_guest("Bea", "en")
    await make_table()
    await make_table(status="open")
    await make_table(status="over")
    assert await store.unfinished(guest.id) == 2
    assert await store.unfinished(other.id) == 0


# -- secrets ---------------------------------------------------------------------------------------------------------


async def test_the_seed_is_in_no_repr(store: Store, make_table: MakeTable) -> None:
    table = await make_table()
    play = await store.play(table.id)
    assert play is not None
    assert play.table.seed == "SECRET-SEED"
    for told in (repr(table), str(table), f"{[table]}", repr(play), pretty_repr(table), pretty_repr(play)):
        assert table.id in told
        assert "SECRET-SEED" not in told


async def test_neither_errors_nor_logs_quote_what_was_written(
    store: Store, make_table: MakeTable, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = await make_table()
    with pytest.raises(StoreError) as caught:
        await make_table(id=table.id)
    told = [caplog.text, str(caught.value), repr(caught.value)]
    cause: BaseException | None = caught.value
    while cause is not None:
        told.append(repr(cause))
        told.append(str(cause))
        cause = cause.__cause__ or cause.__context__
    assert not any("SECRET-SEED" in words for words in told)


async def test_nothing_is_read_any_more_when_it_is_closed(settings: Settings) -> None:
    """A reading that began in time is finished; one that comes too late opens no connection that nobody would close."""
    store = await Store.open(settings)
    in_time = asyncio.create_task(store.listed())
    await asyncio.sleep(0)
    await store.close()
    assert await in_time == []
    with mock.patch.object(AsyncEngine, "connect") as connect, pytest.raises(StoreError, match="shut down"):
        await store.listed()
    connect.assert_not_called()


async def test_who_stops_waiting_leaves_no_connection_behind(settings: Settings) -> None:
    store = await Store.open(settings)
    for late in range(20):
        reading = asyncio.create_task(store.listed())
        await asyncio.sleep(late / 10_000)
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
    assert await store.listed() == []
    await store.close()
    assert store.reader._reading == set()
