"""A step is written in one trip, is told only where somebody looks on, and is followed there without reading."""

import asyncio
from typing import Any

import pytest
from tests.server.houses.conftest import Open
from tests.server.houses.test_houses import at, comes
from tests.server.serving import FRIEND, ME, Line, Place, people

from troyes.server.errors import StoreError
from troyes.server.houses import house as houses
from troyes.server.storage.news import News
from troyes.server.storage.shapes import Act, Step, StoredSeat
from troyes.server.storage.stroke import Stroke, stepped


@pytest.fixture
def strokes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[set[str], str | None]]:
    """The tables that were written in each trip, and whom it woke."""
    done: list[tuple[set[str], str | None]] = []
    real = Stroke.write

    async def write(self: Stroke, acts: Any, news: News, announced: str | None) -> set[str]:
        written = await real(self, acts, news, announced)
        done.append((written, announced))
        return written

    monkeypatch.setattr(Stroke, "write", write)
    return done


async def choose(line: Line) -> None:
    await line.choose((await line.my_turn())["options"][0]["key"], confirm=True)


async def test_a_step_is_one_trip_and_wakes_nobody_who_is_not_there(
    house: Open, strokes: list[tuple[set[str], str | None]]
) -> None:
    one, other = await house(), await house()
    async with people(one.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as near:
            await near.my_turn()
            await comes(lambda: other.services.house.elsewhere(table["id"]))
            strokes.clear()
            await choose(near)
            assert ({table["id"]}, None) in strokes
            async with at(other, anna) as far, far.line(table) as away:
                await away.my_turn()
                await comes(lambda: one.services.house.elsewhere(table["id"]))
                strokes.clear()
                await choose(near)
                (announced,) = {announced for written, announced in strokes if table["id"] in written}
                assert announced == f"{one.services.house.id} {table['id']}"


async def test_a_step_that_is_told_whole_is_not_read(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await house(), await house()
    async with people(one.url, "Anna", "Bea") as (anna, bea, _), at(other, bea) as far:
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await far.join(table)
        async with anna.line(table) as near, far.line(table) as away:
            await near.my_turn()
            await away.my_turn()
            await comes(lambda: all(place.services.house.elsewhere(table["id"]) for place in (one, other)))

            async def read(*_: Any) -> None:
                raise AssertionError("it was told")

            for place in (one, other):
                monkeypatch.setattr(place.services.tables, "later", read)
            for mover in (near, away) * 3:
                await choose(mover)
                await comes(lambda: other.room(table).stored.n == one.room(table).stored.n)
            monkeypatch.undo()
            here, there = (place.room(table) for place in (one, other))
            assert there.stored == here.stored
            assert there.settled == here.settled
            assert there.game.made() == here.game.made()


async def test_who_is_back_after_a_silence_is_told_at_once_again(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lines were forgotten while it counted as dead."""
    one, other = await house(), await house()
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        table = await anna.make("troyes-dice", [ME])
        async with far.line(table) as away:
            await away.my_turn()
            known = one.services.house
            await comes(lambda: known.elsewhere(table["id"]))
            monkeypatch.setattr(houses, "LEASE", 0.0)
            await comes(lambda: not known.elsewhere(table["id"]))
            monkeypatch.setattr(houses, "LEASE", 60.0)
            await comes(lambda: known.elsewhere(table["id"]))


async def test_what_does_not_fit_is_refused_and_what_is_beside_it_is_written(house: Open) -> None:
    place = await house()
    async with people(place.url, "Anna") as (anna, _):
        tables = [(await anna.make("troyes-dice", [ME]))["id"] for _ in range(3)]
        acts = [_act(place, id, [(0, "a")]) for id in tables]
        acts[1] = _act(place, tables[1], [(7, "a")])
        write = place.services.store.write
        done = await asyncio.gather(*(write(act) for act in acts), return_exceptions=True)
        assert [error.message.id if isinstance(error, StoreError) else "" for error in done] == ["", "storage-seat", ""]
        for id, keys in zip(tables, (["a"], [], ["a"]), strict=True):
            kept = await place.services.store.play(id)
            assert kept is not None
            assert [key for _, key in kept.choices] == keys


def _act(place: Place, id: str, settled: list[tuple[int, str]]) -> Act:
    room = place.services.tables.rooms[id]
    return Act(id, room.stored.n + 1, 1.0, 0, settled, [], [], {})


def test_what_is_more_than_a_step_goes_the_long_way() -> None:
    seat = StoredSeat(0, "person", None, "", "", False, 0)
    step = Act("t", 2, 1.0, 0, [(0, "a")], [Step(1, "b", False)], [seat], {"waiting": "1", "deadline": 5.0})
    short = stepped(step)
    assert short is not None
    assert (short.highest, short.waiting, short.deadline, short.round) == (1, "1", 5.0, None)
    for fields in ({"status": "over"}, {"deadline": None}):
        assert stepped(Act("t", 2, 1.0, 0, [], [], [], fields)) is None
    assert stepped(Act("t", 2, 1.0, 0, [(-1, "a")], [], [], {})) is None


def test_everybody_hears_at_once_who_looks_on_where() -> None:
    """By that they know whom to wake."""
    nobody = lambda _: False  # noqa: E731
    assert News(tables={"t": 3}).announced("us", nobody) is None
    assert News(tables={"t": 3, "u": 4}).announced("us", lambda table: table == "u") == "us u"
    assert News(here={"t": ["anna"]}).announced("us", nobody) == "us *"
