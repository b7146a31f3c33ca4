"""When a game ends, what it came to is kept for each seat: with the last step, or not at all."""

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, select, update
from tests.server.serving import BOT, FRIEND, HOT, ME, Person, Place, inside, people, played_up_to, refused

import troyes
from troyes.dice.achievements import BOXES
from troyes.server.storage.models import TableRow
from troyes.server.storage.people_models import AccountRow, ResultRow


async def account(place: Place, *persons: Person) -> None:
    rows = [{"guest": one.id, "login": one.name.casefold(), "password": "-", "made": time.time()} for one in persons]
    await place.services.store.writer.run([(insert(AccountRow), rows)])


async def results(place: Place, table: dict[str, Any]) -> list[dict[str, Any]]:
    columns = list(ResultRow.__table__.columns)
    query = select(*columns).where(ResultRow.table_id == table["id"]).order_by(ResultRow.seat)
    names = [column.name for column in columns]
    return [dict(zip(names, row, strict=True)) for row in await place.services.store.reader.rows(query)]


async def play_out(person: Person, table: dict[str, Any], seed: int = 1) -> None:
    async with person.line(table) as line:
        await line.play_out(random.Random(seed))


@pytest.mark.parametrize(("game", "seats"), [("troyes", [ME, BOT, BOT]), ("king", [ME]), ("troyes-dice", [ME, BOT])])
async def test_every_seat_has_the_result_that_the_game_counts(
    tmp_path: Path, game: str, seats: list[dict[str, Any]]
) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make(game, seats, hints=False)
        await play_out(anna, table)
        ending = await anna.get(f"/api/tables/{table['id']}/ending")
        totals = [score["total"] for score in ending["scores"]]
        found = await results(place, table)
        assert [row["points"] for row in found] == totals[: len(seats)]
        assert [row["won"] for row in found] == [seat in ending["winners"] for seat in range(len(seats))]
        assert [row["guest"] for row in found] == [anna.id, *[None] * (len(seats) - 1)]
        assert [row["bot"] for row in found] == ["", *["random"] * (len(seats) - 1)]
        assert {(row["game"], row["players"], row["helped"]) for row in found} == {(game, len(seats), False)}
        for row in found:
            others = [total for seat, total in enumerate(totals) if seat != row["seat"]]
            assert row["ahead"] == row["points"] - max(others)
        assert found[0]["facts"].get("roy") == (totals[1] if game == "king" else None)


async def test_what_is_counted_of_troyes_is_what_was_done(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes", [ME, BOT], seed="what is counted")
        await play_out(anna, table)
        again = troyes.replay(await anna.get(f"/api/tables/{table['id']}/record"))
        used: list[Counter[str]] = [Counter(), Counter()]
        placed: list[Counter[str]] = [Counter(), Counter()]
        for said in again.log:
            if said.id == "city-log-acts-activate":
                used[int(str(said.args["seat"])) - 1][str(said.args["activity"])] += 1
            if said.id == "city-log-tradesman" and "seat" in said.args:
                placed[int(str(said.args["seat"])) - 1][str(said.args["activity"])] += 1
        view = again.view(None)
        for row in await results(place, table):
            seat, facts = row["seat"], row["facts"]
            assert facts.get("cards", {}) == dict(used[seat])
            assert facts.get("tradesmen", {}) == dict(placed[seat])
            assert facts["characters"] == view["families"][seat]["characters"]
            assert facts.get("cathedral", 0) == sum(level.count(seat) for level in view["cathedral"])
        assert sum(used[0].values()) + sum(used[1].values()) > 0


async def test_the_wall_says_which_game_filled_a_box_and_how_far_the_others_are(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        for at in range(3):
            await play_out(anna, last := await anna.make("troyes-dice", [ME, BOT]), at)
            wall = {box["box"]: box for box in (await anna.get("/api/me/record"))["boxes"]}
            assert list(wall) == BOXES
            assert len(wall) == 21
            three = wall["three_games-multiplayer"]
            assert (three["have"], three["need"], three["when"] is None) == (at + 1, 3, at < 2)
        assert three["table"] == last["id"]
        assert wall["three_games-solo"]["have"] == 0
        drawn = (await anna.get("/api/me/record"))["games"][0]["buildings"]
        sheets: Counter[str] = Counter()
        for row in (await anna.get("/api/tables"))["yours"]:
            again = troyes.replay(await anna.get(f"/api/tables/{row['id']}/record"))
            for building, columns in again.view(None)["sheets"][0]["drawn"].items():
                sheets[building] += len(columns)
        assert {name: sum(counts) for name, counts in drawn.items()} == {name: n for name, n in sheets.items() if n}


async def test_the_last_step_and_the_result_are_written_together_or_not_at_all(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        writer, reader = place.services.store.writer, place.services.store.reader
        nothing = {"table_id": table["id"], "seat": 0, "guest": None, "bot": "", "game": "", "players": 1, "points": 0}
        in_the_way = nothing | {"ahead": 0, "won": False, "ended": 0.0, "helped": False, "facts": {}}
        await writer.run([(insert(ResultRow), [in_the_way])])
        async with anna.line(table) as line:
            with pytest.raises(AssertionError, match="storage-"):
                await line.play_out(random.Random(1))
            status = select(TableRow.status).where(TableRow.id == table["id"])
            assert await reader.column(status) == ["running"]
            await writer.run([(delete(ResultRow), None)])
            line.state = {}
        await play_out(anna, table)
        assert await reader.column(status) == ["over"]
        assert len(await results(place, table)) == 1


async def test_games_that_ended_before_get_theirs_at_the_next_start(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        made = [await anna.make("troyes-dice", [ME, HOT]), await anna.make("king", [ME]), await anna.make("king", [ME])]
        games = [await played_up_to(place, table) for table in made[:2]]
        await played_up_to(place, made[2], 5)
        assert await results(place, made[0]) == []
    async with inside(tmp_path) as place:
        async with asyncio.timeout(10):
            while not all([await results(place, table) for table in made[:2]]):
                await asyncio.sleep(0.02)
        for table, game in zip(made, games, strict=False):
            points = [row["points"] for row in await results(place, table)]
            assert points == [score.total for score in game.scores()][: len(points)]
        assert await results(place, made[2]) == []  # it still runs
    async with inside(tmp_path) as place:
        await asyncio.sleep(0.1)
        assert len(await results(place, made[0])) == 2


async def test_who_shares_a_device_or_lets_a_bot_play_on_has_no_record_of_it(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        hot = await anna.make("troyes-dice", [ME, HOT])
        async with anna.line(hot, seat=0) as first, anna.line(hot, seat=1) as second:
            rng = random.Random(1)
            await asyncio.gather(first.play_out(rng), second.play_out(rng))
        left = await anna.make("troyes-dice", [ME, BOT])
        await anna.post(f"/api/tables/{left['id']}/leave")
        async with asyncio.timeout(20):
            while not await results(place, left):
                await asyncio.sleep(0.02)
        own = (await results(place, left))[0]
        assert (own["guest"], own["bot"], own["won"]) == (anna.id, "greedy", False)
        record = await anna.get("/api/me/record")
        assert record["apart"] == 1
        assert [game["left"] for game in record["latest"]] == [True]
        assert record["games"][0]["scores"] == []
        assert not any(box["have"] for box in record["boxes"])


async def test_a_seat_that_a_bot_has_had_for_a_while_was_helped(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("king", [ME], hints=False)
        await anna.post(f"/api/tables/{table['id']}/leave")
        await anna.post(f"/api/tables/{table['id']}/back")
        await play_out(anna, table)
        assert [row["helped"] for row in await results(place, table)] == [True]
        for hints in (True, False):  # that they could be had helps nobody
            plain = await anna.make("king", [ME], hints=hints)
            await play_out(anna, plain)
            assert [row["helped"] for row in await results(place, plain)] == [False]
        chosen = await anna.make("king", [ME], hints=False, seed="mine")
        await play_out(anna, chosen)
        assert [row["helped"] for row in await results(place, chosen)] == [True]


async def test_an_account_s_record_is_public_but_not_its_private_tables(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, stranger):
        await account(place, anna)
        private = await anna.make("troyes-dice", [ME, BOT])
        await play_out(anna, private)
        listed = await anna.make("troyes-dice", [ME, BOT], listed=True)
        await play_out(anna, listed)
        for asker in (bea, stranger):
            record = await asker.get(f"/api/people/{anna.id}/record")
            assert [game["table"] for game in record["latest"]] == [listed["id"], ""]
            assert [game["others"] for game in record["latest"]] == [["Thibaut"], []]
            assert private["id"] not in str(record)
            assert not record["yours"]
        own = await anna.get(f"/api/people/{anna.id}/record")
        assert [game["table"] for game in own["latest"]] == [listed["id"], private["id"]]
        for nobody in (bea.id, "0" * 16, "x"):
            refused(await anna.ask("GET", f"/api/people/{nobody}/record"), 404, "web-no-person-here")
        refused(await stranger.ask("GET", "/api/me/record"), 401, "web-no-guest")


async def test_the_leaders_of_the_king_s_challenge_are_the_best_unhelped_games(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Guest") as (anna, bea, guest, _):
        await account(place, anna, bea)
        leads: dict[str, list[int]] = {}
        for at, person in enumerate((anna, anna, bea, guest)):
            table = await person.make("king", [ME])  # as usual: hints could be had
            assert table["hints"]
            await play_out(person, table, at)
            leads.setdefault(person.id, []).append((await results(place, table))[0]["ahead"])
        helped = await anna.make("king", [ME])
        async with anna.line(helped) as line:
            turn = await line.my_turn()
            await line.send("hint", id="h", seat=0, at=turn["at"])
            await line.expect("hint")
            await line.play_out(random.Random(9))
        far_ahead = update(ResultRow).where(ResultRow.table_id == helped["id"]).values(ahead=99)
        await place.services.store.writer.run([(far_ahead, None)])
        (board,) = (await anna.get("/api/leaders"))["leads"]
        assert board["game"] == "king"
        best = sorted(((max(leads[one.id]), one) for one in (anna, bea)), key=lambda pair: -pair[0])
        assert [(line["value"], line["id"]) for line in board["ever"]] == [(lead, one.id) for lead, one in best]
        assert board["month"] == board["ever"]
        assert {line["name"]: line["games"] for line in board["ever"]} == {"Anna": 2, "Bea": 1}
        assert [line["yours"] for line in board["ever"]] == [one is anna for _, one in best]
        last_month = update(ResultRow).where(ResultRow.guest == bea.id).values(ended=time.time() - 40 * 86400)
        await place.services.store.writer.run([(last_month, None)])
        assert [line["name"] for line in (await bea.get("/api/leaders"))["leads"][0]["month"]] == ["Anna"]


async def test_listed_tables_tell_their_round_and_who_looks_on(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Cleo") as (anna, bea, cleo, _):
        table = await anna.make("troyes-dice", [ME, FRIEND], listed=True)
        line = (await cleo.get("/api/tables"))["listed"][0]
        assert (line["round"], line["watchers"], line["rated"]) == (None, 0, False)
        await bea.join(table)
        async with cleo.line(table) as watching:
            await watching.expect("state")
            line = (await cleo.get("/api/tables"))["listed"][0]
            assert (line["round"], line["watchers"], line["names"]) == (1, 1, ["Anna", "Bea"])
