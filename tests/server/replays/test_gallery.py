"""The gallery: finished games and records, filtered, sorted and paged by the database."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update
from tests.server.replays.test_imports import played
from tests.server.replays.test_replay import over
from tests.server.serving import (
    BOT,
    FRIEND,
    HOT,
    ME,
    PATIENCE,
    Asleep,
    Person,
    Place,
    inside,
    people,
    played_up_to,
    refused,
)

from troyes.server.storage.models import SeatRow, TableRow
from troyes.server.storage.people_models import ResultRow

DAY = 24 * 3600


async def found(person: Person, query: str = "") -> list[str]:
    return [line["id"] for line in (await person.get(f"/api/me/games{query}"))["lines"]]


async def moved(place: Place, table: dict[str, Any], when: float) -> None:
    change = update(TableRow).where(TableRow.id == table["id"]).values(moved=when)
    await place.services.store.writer.run([(change, None)])


async def counted(place: Place, table: dict[str, Any], points: list[int], guests: list[str | None]) -> None:
    """What the end of a game leaves behind, with points of our own."""
    rows = [
        {
            "table_id": table["id"], "seat": seat, "guest": guests[seat], "bot": "", "game": table["game"],
            "players": len(points), "points": points[seat], "ahead": 0, "won": points[seat] == max(points),
            "ended": time.time(), "daily": None, "helped": False, "rating": None, "facts": {},
        }
        for seat in range(len(points))
    ]  # fmt: skip
    await place.services.store.writer.run([(insert(ResultRow), rows)])


async def test_every_filter_leaves_what_fits(tmp_path: Path) -> None:
    async with inside(tmp_path, thinkers=Asleep) as place, people(place.url, "Anna", "Bruno") as (anna, bruno, nobody):
        solo = await over(place, anna, "troyes-dice", [ME])
        bots = await over(place, anna, "troyes", [ME, BOT, BOT])
        open_table = await anna.make("troyes-dice", [ME, FRIEND])
        await bruno.join(open_table)
        await played_up_to(place, open_table)
        hot = await over(place, anna, "troyes", [ME, {**HOT, "name": "Zoé"}])
        await anna.make("troyes-dice", [ME])  # still running
        record = await anna.post("/api/records?name=Market%20day", played(players=2).record())
        await counted(place, bots, [10, 30, 20], [anna.id, None, None])
        await counted(place, open_table, [40, 30], [anna.id, bruno.id])
        everything = {solo["id"], bots["id"], open_table["id"], hot["id"], record["id"]}

        assert set(await found(anna)) == everything
        assert set(await found(anna, "?game=troyes")) == {bots["id"], hot["id"]}
        assert set(await found(anna, "?players=2")) == {open_table["id"], hot["id"], record["id"]}
        assert set(await found(anna, "?outcome=won")) == {open_table["id"]}
        assert set(await found(anna, "?outcome=lost")) == {bots["id"]}
        assert set(await found(anna, "?against=people")) == {open_table["id"]}
        assert set(await found(anna, "?against=bots")) == {bots["id"]}
        assert set(await found(anna, "?name=bru")) == {open_table["id"]}
        assert set(await found(anna, "?name=anna")) == set()  # oneself is at every table
        assert set(await found(anna, "?name=market")) == {record["id"]}
        assert set(await found(anna, "?name=%25")) == set()
        assert set(await found(anna, "?kind=record")) == {record["id"]}
        assert (await found(anna, "?sort=points"))[:2] == [open_table["id"], bots["id"]]
        assert await found(bruno) == [open_table["id"]]
        assert await found(bruno, "?outcome=lost") == [open_table["id"]]
        refused(await nobody.ask("GET", "/api/me/games"), 401, "web-no-guest")
        refused(await anna.ask("GET", "/api/me/games?game=chess"), 400, "web-malformed-at")


async def test_days_are_counted_from_the_first_to_the_last(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        tables = [await over(place, anna, "troyes-dice", [ME]) for _ in range(3)]
        for at, table in enumerate(tables):
            await moved(place, table, 1_700_000_000 + at * DAY)  # 2023-11-14, 22:13 in UTC, and the days after it
        ids = [table["id"] for table in tables]
        assert await found(anna, "?sort=oldest") == ids
        assert await found(anna) == ids[::-1]
        assert await found(anna, "?since=2023-11-15") == [ids[2], ids[1]]
        assert await found(anna, "?until=2023-11-15") == [ids[1], ids[0]]
        assert await found(anna, "?since=2023-11-15&until=2023-11-15") == [ids[1]]


async def test_a_line_tells_who_played_and_how_it_ended(tmp_path: Path) -> None:
    async with inside(tmp_path, thinkers=Asleep) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna, "troyes", [ME, BOT])
        (line,) = (await anna.get("/api/me/games"))["lines"]
        assert [(seat["name"], seat["yours"], seat["points"]) for seat in line["seats"]] == [
            ("Anna", True, None),  # without a count it is there all the same
            ("Thibaut", False, None),
        ]
        assert (line["result"], line["studied"], line["forked"]) == ("", False, False)
        await counted(place, table, [50, 40], [anna.id, None])
        (line,) = (await anna.get("/api/me/games"))["lines"]
        assert [seat["points"] for seat in line["seats"]] == [50, 40]
        assert line["result"] == "won"


async def left_to_a_bot(place: Place, person: Person, game: str, seats: list[dict[str, Any]]) -> dict[str, Any]:
    """A game that somebody has left at once, played to its end by bots."""
    table = await person.make(game, seats)
    await person.post(f"/api/tables/{table['id']}/leave")
    async with asyncio.timeout(PATIENCE):
        while not await place.services.store.reader.rows(
            select(ResultRow.seat).where(ResultRow.table_id == table["id"])
        ):
            await asyncio.sleep(0.02)
    return table


@pytest.mark.parametrize(("game", "seats"), [("king", [ME]), ("troyes-dice", [ME, BOT]), ("troyes-dice", [ME])])
async def test_a_game_that_was_left_is_neither_won_nor_lost(
    tmp_path: Path, game: str, seats: list[dict[str, Any]]
) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await left_to_a_bot(place, anna, game, seats)
        (line,) = (await anna.get("/api/me/games"))["lines"]
        assert line["result"] == "left"
        ending = await anna.get(f"/api/tables/{table['id']}/ending")
        assert [seat["won"] for seat in line["seats"]] == [seat in ending["winners"] for seat in range(len(seats))]
        assert await found(anna, "?outcome=left") == [table["id"]]
        assert await found(anna, "?outcome=won") == await found(anna, "?outcome=lost") == []


async def test_who_won_a_game_that_was_left_is_told_all_the_same(tmp_path: Path) -> None:
    async with inside(tmp_path, thinkers=Asleep) as place, people(place.url, "Anna") as (anna, _):
        for game, seats in (("king", [ME]), ("troyes", [ME, BOT])):
            table = await over(place, anna, game, seats)
            for place_of_anna, ahead in ((1, 5), (2, -5)):
                await counted(place, table, [50, 50 - ahead][: len(seats)], [anna.id, None])
                own = update(ResultRow).where(ResultRow.table_id == table["id"], ResultRow.seat == 0)
                left = own.values(bot="greedy", won=False, ahead=ahead, facts={"place": place_of_anna})
                await place.services.store.writer.run([(left, None)])
                (line,) = (await anna.get(f"/api/me/games?game={game}"))["lines"]
                assert line["result"] == "left"
                assert [seat["won"] for seat in line["seats"]] == [place_of_anna == 1, place_of_anna == 2][: len(seats)]
                assert line["roy"] == (50 - ahead if game == "king" else None)
                gone = delete(ResultRow).where(ResultRow.table_id == table["id"])
                await place.services.store.writer.run([(gone, None)])


async def test_of_several_own_seats_one_that_was_played_to_the_end_counts(tmp_path: Path) -> None:
    async with inside(tmp_path, thinkers=Asleep) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna, "troyes", [ME, {**HOT, "name": "Zoé"}])
        await counted(place, table, [50, 40], [anna.id, anna.id])
        left = update(ResultRow).where(ResultRow.table_id == table["id"], ResultRow.seat == 0)
        await place.services.store.writer.run([(left.values(bot="greedy", won=False), None)])
        assert [line["result"] for line in (await anna.get("/api/me/games"))["lines"]] == ["lost"]
        assert await found(anna, "?outcome=lost") == [table["id"]]
        assert await found(anna, "?outcome=left") == []


@pytest.mark.quiet
async def test_thousands_of_games_are_paged(tmp_path: Path) -> None:
    many = 3000
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna, "troyes-dice", [ME])
        store = place.services.store
        (kept,) = await store.tables_of(anna.id)
        row: dict[str, Any] = {
            name: getattr(kept, name) for name in kept.__struct_fields__ if name not in ("seats", "id", "moved")
        }
        tables = [{**row, "id": f"t{at:05}", "moved": float(at), "settled": 0} for at in range(many)]
        seat = {"seat": 0, "kind": "person", "guest": anna.id, "name": "Anna", "bot": "", "stand_in": False, "moved": 0}
        await store.writer.run(
            [(insert(TableRow), tables), (insert(SeatRow), [{**seat, "table_id": one["id"]} for one in tables])]
        )
        began = time.perf_counter()
        page = await anna.get("/api/me/games?page=75&sort=oldest")
        assert time.perf_counter() - began < 1.0
        assert (page["total"], page["pages"]) == (many + 1, 151)
        assert [line["id"] for line in page["lines"]] == [f"t{at:05}" for at in range(1500, 1520)]
        last = await anna.get("/api/me/games?page=150&sort=oldest")
        assert [line["id"] for line in last["lines"]] == [table["id"]]
        assert (await anna.get("/api/me/games?page=151"))["lines"] == []
