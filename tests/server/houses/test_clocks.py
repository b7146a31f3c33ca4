"""No machine's clock is trusted: servers go by the database's, and by their own count of seconds."""

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import Select, event, insert, select, text, update
from sqlalchemy.engine import make_url
from tests.server.houses.conftest import Open
from tests.server.houses.faults import SOCKET, UNKNOWN
from tests.server.houses.relay import Relay
from tests.server.houses.test_houses import at, comes
from tests.server.serving import FRIEND, ME, Place, people

from troyes.server import clock
from troyes.server.clock import Clock
from troyes.server.houses import house as houses
from troyes.server.storage.house_models import HouseRow, NewsRow
from troyes.server.tables import upkeep

DAY = 86400.0


def test_it_counts_on_whatever_becomes_of_the_machines_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    common, now = Clock(), time.monotonic()
    assert abs(common.now() - time.time()) < 1  # nobody has told anything yet
    common.heard(5000.0, now, now)
    monkeypatch.setattr(time, "time", lambda: 9e9)
    assert 5000 <= common.now() < 5060


def test_an_answer_that_was_long_on_its_way_moves_it_no_further_than_it_must() -> None:
    common, began = Clock(), time.monotonic()
    common.heard(1000.0, began, began)
    common.heard(1004.0, began, began + 8)  # told at some moment of these eight seconds
    assert 1000 <= common.now() < 1060
    common.heard(1030.0, began + 10, began + 14)  # but this cannot have been before 1016
    assert 1016 <= common.now() < 1076


def test_it_follows_a_common_clock_that_is_set() -> None:
    common, now = Clock(), time.monotonic()
    for told in (1000.0, 1000.0 + DAY, 1000.0 - DAY):
        common.heard(told, now, now + 0.01)
        assert abs(common.now() - told) < 60


async def test_nobodys_time_runs_out_by_a_wrong_clock(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await house(), await house()
    async with people(one.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes", [ME, FRIEND], clock=24)
        await bea.join(table)
        right = time.time
        for wrong in (10 * DAY, -10 * DAY):
            monkeypatch.setattr(time, "time", lambda wrong=wrong: right() + wrong)
            assert abs(clock.now() - right()) < 60
            async with at(other, anna) as far, far.line(table) as line:
                await line.expect("state")
                for place in (one, other):
                    await upkeep.watch_clocks(place.services)
                assert not any(seat["bot"] for seat in (await far.table(table))["seats"])
        kept = await one.services.store.play(table["id"])
        assert kept is not None
        assert kept.table.deadline is not None
        assert abs(kept.table.deadline - right() - DAY) < 600


async def test_who_runs_is_told_by_what_is_new_and_not_by_a_clock(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "LEASE", 3.0)
    one, other = await house(), await house()
    await comes(lambda: other.services.house.id in one.services.house._alive)
    row = {"id": "dead", "version": "0", "beat": time.time() + 9 * DAY}  # it died before the clock was set back
    await one.services.store.writer.run([(insert(HouseRow), [row])])
    await comes(lambda: "dead" in one.services.house._alive)
    await comes(lambda: "dead" not in one.services.house._alive)
    wrong = update(HouseRow).where(HouseRow.id == other.services.house.id).values(beat=HouseRow.beat - 9 * DAY)
    await one.services.store.writer.run([(wrong, None)])
    await one.services.house.look()
    assert other.services.house.id in one.services.house._alive


async def test_news_are_kept_until_they_are_read_whatever_time_it_is(house: Open) -> None:
    one, _ = await house(), await house()
    news = select(NewsRow.seq).order_by(NewsRow.seq)
    async with people(one.url, "Anna") as (anna, _):
        await anna.make("troyes", [ME, FRIEND])
        async with anna.line(await anna.make("troyes-dice", [ME])):
            await _told(one, news)
    before = await one.services.store.reader.column(news)
    await one.services.store.writer.run([(text("UPDATE news SET made = 0"), None)])
    await one.services.house.bury(0)
    assert set(before) <= set(await one.services.store.reader.column(news))
    await one.services.house.bury(before[-1])
    assert not set(before) & set(await one.services.store.reader.column(news))


async def _told(place: Place, news: Select[int]) -> None:
    while not await place.services.store.reader.column(news):
        await asyncio.sleep(0.01)


async def test_a_clock_that_is_set_back_does_not_part_us_from_the_database(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Connections that were lost are made anew once, and not each time they are used."""
    place = await house()
    right, made = time.time, list[object]()
    event.listen(place.services.store.reader._engine.sync_engine, "connect", lambda *_: made.append(None))
    monkeypatch.setattr(time, "time", lambda: right() + 5 * DAY)
    gone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
    gone += "AND application_name = 'troyes' AND pid <> pg_backend_pid()"
    await place.services.store.writer.run([(text(gone), None)])
    while not await place.services.store.healthy():  # the end of a connection may not have come to us yet
        pass
    monkeypatch.setattr(time, "time", lambda: right() - 5 * DAY)
    for _ in range(3):
        made.clear()
        await asyncio.gather(*(place.services.store.reader.rows(text("SELECT pg_sleep(0.2)")) for _ in range(4)))
    assert not made


async def test_who_lies_in_the_dark_keeps_nobody_from_playing(house: Open, database: str, tmp_path: Path) -> None:
    """One server hears nothing of the database, perhaps in the middle of writing; later it catches up."""
    base = Path(str(make_url(database).query["host"]))
    relay = await Relay.of_socket(tmp_path / SOCKET, base / SOCKET)
    through = make_url(database).update_query_dict({"host": str(tmp_path)}).render_as_string()
    one, other = await house(), await house(database=through)
    async with people(one.url, "Anna", "Bea") as (anna, bea, _), at(other, bea) as far:
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await far.join(table)
        async with anna.line(table) as near, far.line(table) as away:
            turn = await away.my_turn()
            relay.delay = 0.05
            key = turn["options"][0]["key"]
            late = asyncio.create_task(away.asked("choose", seat=1, at=turn["at"], keys=[key]))
            await asyncio.sleep(0.2)
            relay.dark()
            for _ in range(3):
                await near.choose((await near.my_turn())["options"][0]["key"])
                await near.undo()
            relay.delay = 0.0
            relay.light()
            answer = await late  # if it was in the middle of writing for too long, that was ended
            assert answer["t"] == "done" or answer["why"]["id"] in UNKNOWN, answer
            kept = await one.services.store.play(table["id"])
            assert kept is not None
            there = [(step.seat, step.key) for step in kept.steps]
            assert there == [(1, key)] or (answer["t"] == "refused" and not there)
            if not there:
                await away.until(lambda state: state["turn"] is not None)
                assert (await away.step("choose", keys=[key]))["t"] == "done"
    await relay.close()
