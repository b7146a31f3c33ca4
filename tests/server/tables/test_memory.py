"""A table that is put away leaves memory at once, and what is counted goes back to where it was."""

import asyncio
import gc
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from tests.server.serving import BOT, HOT, ME, PATIENCE, Place, inside, people

from troyes.core.game import Game
from troyes.server.metrics import CONNECTIONS, ROOMS
from troyes.server.rooms.connection import Connection, Outgoing, sign_of
from troyes.server.tables.open_tables import KEEP_FOR


@pytest.fixture
def no_collection() -> Generator[None]:
    """What goes, goes by itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def games_in_memory() -> int:
    return sum(issubclass(type(found), Game) for found in gc.get_objects())


def figure(gauge: object) -> float:
    return gauge._value.get()  # pyright: ignore[reportAttributeAccessIssue]


async def played_a_little(place: Place, seats: list[Any]) -> None:
    """Two tables with a step, questions and talk; their lines end, and nobody comes back."""
    async with people(place.url, "Anna") as (anna, _):
        for game in ("troyes-dice", "troyes"):
            table = await anna.make(game, seats)
            async with anna.line(table) as line:
                turn = await line.my_turn()
                await line.choose(turn["options"][0]["key"])
                await line.asked("why", seat=turn["seat"], key="nonsense")
                await line.asked("ways", seat=turn["seat"])
                await line.asked("say", text="hello")


async def nobody_left(place: Place) -> None:
    async with asyncio.timeout(PATIENCE):
        while not all(room.idle for room in place.services.tables.rooms.values()) or figure(CONNECTIONS):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("other", [HOT, BOT])
@pytest.mark.usefixtures("no_collection")
async def test_a_table_that_is_put_away_leaves_memory_without_a_collection(tmp_path: Path, other: Any) -> None:
    async with inside(tmp_path) as place:
        before = games_in_memory()
        await played_a_little(place, [ME, other])
        await nobody_left(place)
        tables = place.services.tables
        rooms = [ref(room) for room in tables.rooms.values()]
        assert len(rooms) == 2
        assert figure(ROOMS) == 2
        for room in tables.rooms.values():
            room.used = time.monotonic() - KEEP_FOR - 1
        del room
        tables.put_away()
        await asyncio.sleep(0.1)  # answers that were on their way
        assert [found() for found in rooms] == [None, None]
        assert other is BOT or games_in_memory() == before  # who thinks remembers a few games
        assert figure(ROOMS) == 0


async def test_the_figures_do_not_drift(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        for _ in range(20):
            async with anna.line(table) as line:
                await line.my_turn()
                assert figure(CONNECTIONS) >= 1
                assert figure(ROOMS) == 1
                place.services.tables.forget(place.room(table))
            async with anna.dial(table) as socket:
                await socket.send("no hello")
        await nobody_left(place)
        assert figure(CONNECTIONS) == 0
        place.services.tables.close()
        assert figure(ROOMS) == 0


def test_a_line_keeps_a_sign_of_what_it_was_shown_and_not_all_of_it() -> None:
    shown = Outgoing(b"a table" * 1000, sign_of(b"a table" * 1000), [], False)
    line = Connection(None)
    line.send_state(shown)
    assert asyncio.run(line.next()) is shown.message
    line.send_state(shown)
    assert not line._waiting, "it has seen that"
    kept = [each for each in vars(line).values() if isinstance(each, bytes)]
    assert kept
    assert max(map(len, kept)) < 100
