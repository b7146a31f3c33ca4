"""The tables in use: one table's trouble is nobody else's, and what the disk says goes."""

import time
from pathlib import Path
from typing import Any

from tests.server.serving import FRIEND, ME, Place, inside, people, refused

from troyes.server.storage.shapes import Act
from troyes.server.tables.upkeep import watch_clocks


async def late(place: Place, table: dict[str, Any], *choices: tuple[int, str]) -> None:
    """Lets a table's clock have run out, on disk and after these choices, and puts the table away."""
    room = place.room(table)
    fields = {"deadline": time.time() - 9}
    await place.services.store.write(Act(room.id, room.stored.n + 1, 0.0, 0, list(choices), None, [], fields))
    del place.services.tables.rooms[room.id]


async def test_a_table_that_cannot_be_opened_stops_no_other_clock(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        tables = [await anna.make("troyes-dice", [ME, FRIEND], clock=1) for _ in range(2)]
        for table in tables:
            await bea.join(table)
        broken, sound = tables
        await late(place, broken, (0, "no such key"))
        await late(place, sound)
        await watch_clocks(place.services)
        assert [seat.stand_in for seat in place.room(sound).stored.seats] == [True, True]
        refused(await anna.ask("GET", f"/api/tables/{broken['id']}"), 500, "web-table-broken")


async def test_a_table_that_has_fallen_behind_its_disk_is_opened_anew(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        room = place.room(table)
        await place.services.store.write(Act(room.id, 9, time.time(), 0, [], None, [], {}))  # somebody else's
        async with anna.line(table) as line:
            turn = await line.my_turn()
            await line.send("choose", id="a", seat=0, at=turn["at"], keys=[turn["options"][0]["key"]])
            assert (await line.expect("refused"))["why"]["id"] == "storage-late"
        async with anna.line(table) as line:
            turn = await line.my_turn()
            await line.choose(turn["options"][0]["key"])
        assert place.room(table) is not room


async def test_a_full_table_begins_even_if_the_server_died_before(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes-dice", [ME, FRIEND])
        room = place.room(table)
        seat = room.stored.seats[1]
        seat.kind, seat.guest, seat.name = "person", bea.id, "Bea"
        await place.services.store.write(Act(room.id, room.stored.n + 1, time.time(), 0, [], None, [seat], {}))
        del place.services.tables.rooms[room.id]
        assert (await bea.table(table))["status"] == "running"


async def test_what_is_measured_names_no_table(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        await anna.table(table)
        await anna.ask("GET", "/table/made-up-address")
        told = (await anna.ask("GET", "/metrics")).text
        assert "troyes_choices" in told
        assert table["id"] not in told
        assert "made-up-address" not in told
