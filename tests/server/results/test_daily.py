"""The day's game: the same for everybody, one try each, and nobody learns its dice before the day is over."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select, update
from tests.server.results.test_results import account, play_out, results
from tests.server.serving import ME, Person, Place, inside, people, refused

from troyes.server.guard.links import Links
from troyes.server.results.disclosure import day_of, end_of, is_day, seed_may_be_told
from troyes.server.storage.models import GuestRow, TableRow
from troyes.server.storage.people_models import DailyRow, ResultRow

LONG_AGO = "2020-01-02"
PASSWORD = "plain-words-of-mine"


async def moved_to(place: Place, day: str, ended: float) -> None:
    """All that was played today was played on another day instead."""
    await place.services.store.writer.run(
        [
            (update(TableRow).values(daily=day), None),
            (update(ResultRow).values(daily=day, ended=ended), None),
            (update(DailyRow).values(day=day), None),
        ]
    )
    for room in list(place.services.tables.rooms.values()):
        place.services.tables.forget(room)


async def of(person: Person, game: str, day: str = "") -> dict[str, Any]:
    told = await person.get(f"/api/daily/{day}" if day else "/api/daily")
    return next(one for one in told["games"] if one["game"] == game)


@pytest.mark.parametrize("game", ["troyes-dice", "king"])
async def test_everybody_has_one_try_with_the_same_dice(tmp_path: Path, game: str) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, stranger):
        tries = await asyncio.gather(*[anna.post(f"/api/daily/{game}/play") for _ in range(4)])
        assert len({table["id"] for table in tries}) == 1
        assert len(await place.services.store.reader.rows(select(TableRow.id))) == 1
        table, other = tries[0], await bea.post(f"/api/daily/{game}/play")
        assert table["id"] != other["id"]
        assert table["commitment"] == other["commitment"]
        assert not table["hints"]
        assert not table["chosen_seed"]
        assert table["daily"] == day_of(time.time())
        views: list[Any] = []
        for person, own in ((anna, table), (bea, other)):
            async with person.line(own) as line:
                views.append((await line.expect("state"))["view"])
        assert views[0] == views[1]
        await play_out(anna, table)
        assert (await anna.post(f"/api/daily/{game}/play"))["id"] == table["id"]
        refused(await stranger.ask("POST", f"/api/daily/{game}/play"), 401, "web-no-guest")
        assert (await stranger.get("/api/daily"))["games"][0]["yours"] is None
        assert (await anna.ask("POST", "/api/daily/troyes/play")).status_code == 400


async def test_the_board_has_the_best_first_and_of_equals_the_first(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Cleo", "Dora") as (*persons, stranger):
        await account(place, *persons)
        made: dict[str, dict[str, Any]] = {}
        for at, person in enumerate(persons):
            made[person.name] = await person.post("/api/daily/king/play")
            await play_out(person, made[person.name], at)
        now = time.time()
        leads = {"Anna": (-3, now), "Bea": (5, now - 10), "Cleo": (5, now - 20), "Dora": (5, now - 15)}
        for name, (ahead, ended) in leads.items():
            change = update(ResultRow).where(ResultRow.table_id == made[name]["id"])
            await place.services.store.writer.run([(change.values(ahead=ahead, ended=ended, points=7), None)])
        board = await of(stranger, "king")
        assert [line["name"] for line in board["board"]] == ["Cleo", "Dora", "Bea", "Anna"]
        assert [line["place"] for line in board["board"]] == [1, 2, 3, 4]
        assert [line["ahead"] for line in board["board"]] == [5, 5, 5, -3]
        assert board["finished"] == 4
        assert not any(line["table"] for line in board["board"])
        own = await of(persons[1], "king")
        told = {"table": "", "over": True, "points": 7, "ahead": 5, "place": 3, "counts": True}
        assert own["yours"] | {"table": ""} == told
        blocked = update(GuestRow).where(GuestRow.id == persons[2].id).values(blocked="rude")
        await place.services.store.writer.run([(blocked, None)])
        assert [line["name"] for line in (await of(stranger, "king"))["board"]] == ["Dora", "Bea", "Anna"]


async def test_nobody_learns_the_seed_before_the_day_is_over(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, stranger):
        await account(place, anna)
        table = await anna.post("/api/daily/troyes-dice/play")
        await play_out(anna, table)
        seed = place.services.links.seed_of(day_of(time.time()), "troyes-dice")
        at = f"/api/tables/{table['id']}"
        paths = ("/api/daily", "/api/me/export", at, f"{at}/ending", f"{at}/printed")
        heard = [await anna.ask("GET", path) for path in paths]
        assert all(answer.is_success for answer in heard)
        assert all(seed not in answer.text for answer in heard)
        assert (await anna.get(f"{at}/ending"))["seed"] == ""
        assert [row["record"] for row in (await anna.get("/api/me/export"))["tables"]] == [None]
        refused(await anna.ask("GET", f"{at}/record"), 409, "web-daily-secret")
        for asker in (bea, stranger):  # not even with the link
            for path in (at, f"{at}/ending", f"{at}/record", f"{at}/analysis", f"{at}/printed"):
                refused(await asker.ask("GET", f"{path}?key={table['key']}"), 404, "web-no-table")
        await moved_to(place, LONG_AGO, end_of(LONG_AGO) - 5)
        told = await of(stranger, "troyes-dice", LONG_AGO)
        assert told["seed"] == place.services.links.seed_of(LONG_AGO, "troyes-dice")
        assert [line["table"] for line in told["board"]] == [table["id"]]
        assert (await stranger.get(f"{at}/ending"))["seed"] == seed
        assert (await stranger.get(f"{at}/record"))["seed"] == seed


async def test_what_is_finished_after_the_day_is_not_listed(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        await play_out(anna, await anna.post("/api/daily/troyes-dice/play"))
        await moved_to(place, LONG_AGO, end_of(LONG_AGO))
        told = await of(anna, "troyes-dice", LONG_AGO)
        assert told["board"] == []
        assert (told["yours"]["over"], told["yours"]["place"]) == (True, None)


async def test_a_day_s_game_that_ends_after_its_day_counts_for_nothing(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        await account(place, anna)
        for game in ("king", "troyes-dice"):
            table = await anna.post(f"/api/daily/{game}/play")
            room = place.room(table)
            room.stored = msgspec.structs.replace(room.stored, daily=LONG_AGO)  # the night has passed meanwhile
            await play_out(anna, table)
            assert [row["helped"] for row in await results(place, table)] == [True]
        record = await anna.get("/api/me/record")
        assert (record["games"], record["apart"]) == ([], 2)
        assert not any(box["when"] for box in record["boxes"])


async def test_the_day_s_game_is_for_no_other_board(tmp_path: Path) -> None:
    """Its dice can be tried out under another name before."""
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        await account(place, anna)
        await play_out(anna, await anna.post("/api/daily/king/play"))
        assert len((await of(anna, "king"))["board"]) == 1
        (board,) = (await anna.get("/api/leaders"))["leads"]
        assert (board["ever"], board["month"]) == ([], [])


async def test_guests_play_for_fun_and_an_account_made_afterwards_changes_nothing(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        for person in (anna, bea):
            await play_out(person, await person.post("/api/daily/troyes-dice/play"))
        await account(place, anna)
        for person in (anna, bea):
            told = await of(person, "troyes-dice")
            assert (told["board"], told["finished"]) == ([], 0)
            assert (told["yours"]["over"], told["yours"]["counts"], told["yours"]["place"]) == (True, False, None)
            assert (await person.post("/api/daily/troyes-dice/play"))["id"] == told["yours"]["table"]  # no second try


@pytest.mark.parametrize("finished", [True, False])
async def test_what_a_guest_brings_along_is_on_no_board_and_leaves_no_second_try(
    tmp_path: Path, finished: bool
) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Guest") as (anna, guest, _):
        anna.token = (await anna.post("/api/account", {"name": "Anna", "password": PASSWORD}))["token"]
        table = await guest.post("/api/daily/troyes-dice/play")
        if finished:
            await play_out(guest, table)
        signed = await guest.post("/api/session", {"name": "Anna", "password": PASSWORD, "bring": True, "token": True})
        guest.token = signed["token"]
        assert (await guest.post("/api/daily/troyes-dice/play"))["id"] == table["id"]
        if not finished:
            await play_out(guest, table)
        told = await of(guest, "troyes-dice")
        assert (told["board"], told["yours"]["over"], told["yours"]["counts"]) == ([], True, False)


async def test_no_bot_plays_the_day_s_game_for_anybody_and_the_next_is_an_ordinary_one(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.post("/api/daily/king/play")
        at = f"/api/tables/{table['id']}"
        refused(await anna.ask("POST", f"{at}/leave"), 409, "web-daily-alone")
        assert (await anna.table(table))["seats"][0]["bot"] == ""
        await play_out(anna, table)
        again = await anna.post(f"{at}/rematch")
        assert again["daily"] is None
        assert again["commitment"] != table["commitment"]
        await play_out(anna, again)
        assert [row["daily"] for row in await results(place, again)] == [None]


async def test_days_that_were_can_be_looked_at_and_days_to_come_cannot(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, stranger):
        table = await anna.make("troyes-dice", [ME])
        rows = [
            {"day": day, "game": "king", "guest": anna.id, "table_id": table["id"]} for day in ("2020-01-01", LONG_AGO)
        ]
        await place.services.store.writer.run([(insert(DailyRow), rows)])
        today = await stranger.get("/api/daily")
        assert (today["today"], today["before"], today["after"]) == (True, LONG_AGO, None)
        before = await stranger.get(f"/api/daily/{LONG_AGO}")
        assert (before["today"], before["before"], before["after"]) == (False, "2020-01-01", today["day"])
        for day in (day_of(time.time() + 86400), "2999-01-01", "yesterday", "2020-13-01", "20200102"):
            refused(await anna.ask("GET", f"/api/daily/{day}"), 404, "web-no-day")


def test_seeds_of_days_follow_from_the_secret_and_from_nothing_else() -> None:
    ours, theirs = Links(b"a" * 32), Links(b"b" * 32)
    seeds = [
        links.seed_of(day, game)
        for links in (ours, theirs)
        for day in ("2026-11-15", "2026-11-16")
        for game in ("king", "troyes-dice")
    ]
    assert len(set(seeds)) == 8
    assert seeds[0] == Links(b"a" * 32).seed_of("2026-11-15", "king")
    assert len(seeds[0]) == 64


def test_a_day_ends_at_midnight_utc() -> None:
    assert end_of("1970-01-01") == 86400
    assert (day_of(86399.9), day_of(86400)) == ("1970-01-01", "1970-01-02")
    assert is_day("2024-02-29")
    assert not is_day("2023-02-29")


async def test_a_seed_may_be_told_when_nobody_plays_with_it_any_more(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.post("/api/daily/troyes-dice/play")
        stored = place.room(table).stored
        assert stored.daily is not None
        end = end_of(stored.daily)
        assert not seed_may_be_told(stored, end + 1)  # still under way
        stored.status = "over"
        assert [seed_may_be_told(stored, now) for now in (end - 0.1, end)] == [False, True]
        stored.daily = None
        assert seed_may_be_told(stored, end - 0.1)
