"""Rated tables: who may play there, and what a game does to the ratings, once."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.results.test_results import account, play_out, results
from tests.server.serving import BOT, FRIEND, HOT, ME, Line, Place, inside, people, refused

from troyes.server.storage.people_models import RatingRow
from troyes.server.storage.rating import NEW, Strength, rated, rating_of
from troyes.server.tables import upkeep

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("seats", {"seats": [ME]}),
    ("seats", {"seats": [BOT, BOT]}),
    ("hot", {"seats": [ME, HOT]}),
    ("hints", {"hints": True}),
    ("seed", {"seed": "mine"}),
    ("cards", {"options": {"cards": {"attack_from_day": 2}}}),
    ("bots", {"seats": [ME, {"kind": "bot", "bot": "strength-1.001"}]}),
    ("seconds", {"seconds": 0.1}),
]


async def strengths(place: Place) -> dict[str, tuple[float, float, int]]:
    query = select(RatingRow.who, RatingRow.mu, RatingRow.sigma, RatingRow.games)
    return {who: (mu, sigma, games) for who, mu, sigma, games in await place.services.store.reader.rows(query)}


@pytest.mark.parametrize(("what", "wish"), WRONG)
async def test_what_would_make_a_rating_mean_less_is_refused(tmp_path: Path, what: str, wish: dict[str, Any]) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        await account(place, anna)
        body = {"game": "troyes-dice", "seats": [ME, BOT], "rated": True, **wish}
        told = refused(await anna.ask("POST", "/api/tables", body), 422, "web-rated", "rated")
        words = {"seats": "two seats", "hot": "device", "hints": "hints", "seed": "seed", "cards": "numbers"}
        words |= {"bots": "levels"}
        assert words.get(what, "think") in told["detail"]
        assert (await anna.get("/api/tables"))["yours"] == []


async def test_only_accounts_make_and_join_rated_tables(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Cleo") as (anna, bea, cleo, _):
        await account(place, anna, cleo)
        wish = {"game": "troyes-dice", "seats": [ME, FRIEND], "rated": True}
        refused(await bea.ask("POST", "/api/tables", wish), 403, "web-rated-account")
        table = await anna.post("/api/tables", wish)
        assert table["rated"]
        assert not table["hints"]
        body = {"key": table["key"], "seat": None}
        refused(await bea.ask("POST", f"/api/tables/{table['id']}/join", body), 403, "web-rated-account")
        assert (await anna.table(table))["seats"][1]["kind"] == "open"
        assert (await cleo.join(table))["status"] == "running"


async def test_a_rated_game_moves_everybody_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await account(place, anna, bea)
        table = await anna.make("troyes-dice", [ME, FRIEND, BOT, BOT], rated=True)
        await bea.join(table)
        async with anna.line(table) as first, bea.line(table) as second:
            await both(first, second)
        rows = await results(place, table)
        who = [anna.id, bea.id, "bot:random", "bot:random"]
        best = max(row["points"] for row in rows)
        expected = rated(who, [0.0 if row["won"] else 1.0 + best - row["points"] for row in rows], {})
        found = await strengths(place)
        assert found == {name: pytest.approx(tuple(strength)) for name, strength in expected.items()}
        assert [row["rating"] for row in rows] == [pytest.approx(rating_of(expected[name])) for name in who]
        await anna.get(f"/api/tables/{table['id']}/ending")
        again = await anna.post(f"/api/tables/{table['id']}/rematch")
        assert (again["rated"], again["status"]) == (True, "open")
        at = f"/api/tables/{again['id']}/join"
        refused(await bea.ask("POST", at, {"key": again["key"]}), 409, "web-rated-agree", "rated")
        assert await strengths(place) == found
    async with inside(tmp_path) as place:  # nothing is counted again
        await asyncio.sleep(0.1)
        assert await strengths(place) == found


async def both(first: Line, second: Line) -> None:
    await asyncio.gather(first.play_out(random.Random(1)), second.play_out(random.Random(2)))


async def test_whoever_has_left_is_rated_as_last(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await account(place, anna, bea)
        table = await anna.make("troyes-dice", [ME, FRIEND], rated=True)
        await bea.join(table)
        await anna.post(f"/api/tables/{table['id']}/leave")  # the merchant plays on, better than chance
        await play_out(bea, table)
        rows = await results(place, table)
        assert rows[0]["points"] > rows[1]["points"]
        found = await strengths(place)
        assert set(found) == {anna.id, bea.id}
        assert found[bea.id][0] > NEW.mu > found[anna.id][0]
        assert [row["won"] for row in rows] == [False, False]  # a seat that nobody sits at has most points


async def test_nobody_is_rated_who_has_not_agreed(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await account(place, anna, bea)
        table = await anna.make("troyes-dice", [ME, FRIEND], rated=True)
        body = {"key": table["key"], "seat": 1}
        refused(await bea.ask("POST", f"/api/tables/{table['id']}/join", body), 409, "web-rated-agree", "rated")
        assert (await anna.table(table))["seats"][1]["kind"] == "open"
        joined = await bea.post(f"/api/tables/{table['id']}/join", {**body, "rated": True})
        assert joined["status"] == "running"


async def test_a_rated_game_has_a_clock_and_who_lets_it_run_out_has_left_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "LOOK_ROUND", 0.03)
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await account(place, anna, bea)
        table = await anna.make("troyes-dice", [ME, FRIEND], rated=True)
        assert (table["clock"], table["minutes"]) == (0, 10)
        assert (await bea.join(table))["deadline"] is not None
        async with anna.line(table) as idle, bea.line(table) as busy:  # Anna is there, and does not move
            await idle.my_turn()
            turn = await busy.my_turn()
            while turn is not None:
                await busy.choose(turn["options"][0]["key"], confirm=True)
                turn = busy.state["turn"]
            room = place.room(table)
            async with room.lock:
                await room.change([], deadline=time.time() - 1)
            await busy.my_turn()  # a bot has chosen for her
            refused(await anna.ask("POST", f"/api/tables/{table['id']}/back"), 409, "web-rated-left")
            await busy.play_out(random.Random(2))
        found = await strengths(place)
        assert found[bea.id][0] > NEW.mu > found[anna.id][0]


async def test_at_a_rated_table_nobody_else_says_who_has_left(tmp_path: Path) -> None:
    async with inside(tmp_path, away_after=0) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        await account(place, anna, bea)
        table = await anna.make("troyes-dice", [ME, FRIEND], rated=True)
        await bea.join(table)
        refused(await anna.ask("POST", f"/api/tables/{table['id']}/stand_in", {"seat": 1}), 409, "web-rated-clock")


async def test_an_unrated_game_changes_no_rating(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        await account(place, anna)
        await play_out(anna, await anna.make("troyes-dice", [ME, BOT]))
        assert await strengths(place) == {}
        record = await anna.get("/api/me/record")
        assert record["ratings"] == []


async def test_ratings_are_shown_with_their_history_and_bots_among_the_leaders(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        await account(place, anna)
        for at in range(2):
            await play_out(anna, await anna.make("troyes-dice", [ME, BOT], rated=True), at)
        (rating,) = (await anna.get("/api/me/record"))["ratings"]
        assert (rating["game"], rating["games"], len(rating["history"])) == ("troyes-dice", 2, 2)
        found = {who: round(rating_of(Strength(*rest))) for who, rest in (await strengths(place)).items()}
        assert rating["rating"] == rating["history"][-1]["rating"] == found[anna.id]
        (board,) = [one for one in (await anna.get("/api/leaders"))["ratings"] if one["game"] == "troyes-dice"]
        lines = {line["id"] or f"bot:{line['bot']}": line["value"] for line in board["lines"]}
        assert lines == found
        assert list(lines.values()) == sorted(lines.values(), reverse=True)


def test_a_rating_begins_at_1000_and_rises_with_victories() -> None:
    assert round(rating_of(NEW)) == 1000
    after = rated(["a", "b"], [0.0, 1.0], {})
    assert rating_of(after["a"]) > 1000 > rating_of(after["b"])
    settled = Strength(25.0, 2.0, 50)
    moved = rated(["a", "b"], [0.0, 1.0], {"a": settled})
    assert abs(moved["a"].mu - 25) < abs(moved["b"].mu - 25)  # who is known well moves less
