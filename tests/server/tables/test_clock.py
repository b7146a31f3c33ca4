"""A turn-based table: who does not choose in time is played for, and only they."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from tests.city.ladies.test_answers import outside
from tests.city.table import act
from tests.city.table import place as placed
from tests.server.serving import FRIEND, HOT, ME, PATIENCE, Asleep, Place, inside, people

from troyes.core.table import Table
from troyes.server.rooms.room import Room
from troyes.server.rooms.state import moment
from troyes.server.tables import upkeep


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks at its clocks all the time."""
    monkeypatch.setattr(upkeep, "LOOK_ROUND", 0.03)


async def run_down(room: Room) -> None:
    async with room.lock:
        await room.change([], deadline=time.time() - 1)


async def standing_in(place: Place, table: dict[str, Any]) -> list[int]:
    """For whom bots play, once the server has looked at the clock."""
    until = time.monotonic() + PATIENCE
    while True:
        room = await place.services.tables.room(table["id"])
        async with room.lock:
            stored = room.stored
        if stored.deadline is None or stored.deadline > time.time():
            return [seat.seat for seat in stored.seats if seat.stand_in]
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


async def test_each_turn_winds_the_clock_up_again_and_no_hidden_step_does(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        live = await anna.make("troyes-dice", [ME])
        assert live["deadline"] is None
        table = await anna.make("troyes-dice", [ME, FRIEND], clock=48)
        assert table["deadline"] is None  # the game has not begun
        before = time.time()
        begun = await bea.join(table)
        assert moment(before + 48 * 3600) <= begun["deadline"] <= moment(time.time() + 48 * 3600)
        await run_down(place.room(table))
        async with anna.line(table) as line:
            turn = await line.my_turn()
            run_out = (await anna.table(table))["deadline"]
            await line.choose(turn["options"][0]["key"])
            assert (await anna.table(table))["deadline"] == run_out < begun["deadline"]  # Bea must not notice
            while line.state["turn"] is not None:
                await line.choose(line.state["turn"]["options"][0]["key"], confirm=True)
        assert (await anna.table(table))["deadline"] >= moment(before + 48 * 3600)


@pytest.mark.usefixtures("quick")
async def test_when_time_is_up_bots_play_for_those_who_have_not_chosen(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Cid") as (anna, bea, cid, _):
        table = await anna.make("troyes-dice", [ME, FRIEND, FRIEND], clock=1)
        await bea.join(table)
        await cid.join(table)
        room = place.room(table)
        async with bea.line(table) as line, cid.line(table) as other:
            turn = await line.my_turn()
            die = turn["options"][0]["key"]
            await line.choose(die)
            await line.choose(line.state["turn"]["options"][0]["key"], confirm=True)  # Bea has chosen
            cid_turn = await other.my_turn()
            await other.choose(cid_turn["options"][0]["key"])  # Cid only half
            await run_down(room)
            assert await standing_in(place, table) == [0, 2]
            day = line.state["view"]
            await line.until(lambda state: state["turn"] is not None and state["view"] != day)  # the game goes on
            await other.refuses("web-bot-plays", "undo", seat=2, at=0)
            await cid.post(f"/api/tables/{table['id']}/back")
            assert [seat.stand_in for seat in room.stored.seats] == [True, False, False]
            assert (await other.my_turn())["seat"] == 2


@pytest.mark.usefixtures("quick")
async def test_a_bot_does_not_play_on_from_half_a_turn(tmp_path: Path) -> None:
    async with inside(tmp_path, thinkers=Asleep) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes-dice", [ME, FRIEND], clock=1)
        await bea.join(table)
        room = place.room(table)
        async with anna.line(table) as line, bea.line(table) as other:
            for player in (line, other):
                turn = await player.my_turn()
                await player.choose(turn["options"][0]["key"])
            await line.choose(line.state["turn"]["options"][0]["key"])  # held
            await run_down(room)
            assert await standing_in(place, table) == [0, 1]
        assert room.table is not None
        assert room.table.steps == []
        assert room.table.held == {}


@pytest.mark.usefixtures("quick")
async def test_the_clock_is_that_of_whoever_must_answer_now(tmp_path: Path) -> None:
    """In Anna's turn Bea must say whether she takes her toll: it is Bea who is late."""
    async with inside(tmp_path, thinkers=Asleep) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes", [ME, HOT, HOT], clock=1)
        room = place.room(table)
        room.table = Table(act(placed(outside("toll", [0, 2, 0], {0: "r1", 1: "y4 w1"})), "agriculture", "1y4"))
        assert room.pending() == [1]
        await run_down(room)
        assert await standing_in(place, table) == [1]


@pytest.mark.usefixtures("quick")
async def test_a_clock_that_ran_down_while_the_server_was_away_has_run_down(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        late = await anna.make("troyes-dice", [ME, FRIEND], clock=1)
        early = await anna.make("troyes-dice", [ME, FRIEND], clock=1)
        for table in (late, early):
            await bea.join(table)
        deadline = (await anna.table(early))["deadline"]
        await place.services.close()
        place.services.tables.rooms.clear()
        place.app.state.services = await upkeep.begun(place.services.settings)
        assert (await anna.table(early))["deadline"] == deadline  # it goes on, it does not begin anew
        await run_down(await place.services.tables.room(late["id"]))
        await place.services.close()
        place.app.state.services = await upkeep.begun(place.services.settings)
        assert await standing_in(place, late) == [0, 1]
        assert await standing_in(place, early) == []


@pytest.mark.usefixtures("quick")
async def test_a_finished_game_has_no_clock(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [{"kind": "bot", "bot": "random"}], clock=1)
        async with anna.line(table) as line:  # bots alone play only while somebody looks
            await line.until(lambda state: state["over"])
        told = await anna.table(table)
        assert (told["status"], told["deadline"]) == ("over", None)
