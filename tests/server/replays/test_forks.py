"""Try another way: a game is played on from any of its moments, and is a game like any other from there."""

import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.replays.test_replay import over
from tests.server.serving import HOT, ME, inside, people, played_up_to, refused

import troyes
from troyes.server.results.disclosure import day_of


async def bring(person: Any, game: troyes.Game, name: str = "a game") -> str:
    return (await person.post(f"/api/records?name={name}", game.record()))["id"]


@pytest.mark.parametrize(("game", "seats"), [("troyes", [ME, HOT, HOT]), ("king", [ME]), ("troyes-dice", [ME, HOT])])
async def test_the_same_choices_meet_the_same_dice(tmp_path: Path, game: str, seats: list[dict[str, Any]]) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna, game, seats)
        record = await anna.get(f"/api/tables/{table['id']}/record")
        at = len(record["choices"]) // 2
        wish = {"at": at, "seat": 0, "bot": "random"}
        made = await anna.post(f"/api/tables/{table['id']}/fork", wish)
        assert made["status"] == "running"
        assert made["origin"] == f"table/{table['id']}/{at}"
        assert [seat["kind"] for seat in made["seats"]] == ["person", *["bot"] * (len(seats) - 1)]
        room = place.room(made)
        fork = troyes.replay(
            {**record, "choices": record["choices"][:at], "draws": None, "scores": None, "checksum": None}
        )
        if len(seats) == 1:
            assert room.game.position() == fork.position()
        assert [list(choice) for choice in room.game.made()][:at] == record["choices"][:at]

        room.rest()
        twin = room.game.copy() if len(seats) == 1 else fork
        for seat, key in record["choices"][at:]:
            twin.play(seat, key)
        assert [score.total for score in twin.scores()] == record["scores"]


async def test_a_fork_is_played_to_its_end_counted_studied_and_looked_back_at(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna, "troyes-dice", [ME, HOT])
        made = await anna.post(f"/api/tables/{table['id']}/fork", {"at": 30, "seat": 1, "bot": "random"})
        async with anna.line(made) as line:
            state = await line.my_turn()
            assert state["seat"] == 1
            await line.play_out(random.Random(2))
        at = f"/api/tables/{made['id']}"
        record = await anna.get(f"{at}/record")
        game = troyes.replay(record)
        assert [list(choice) for choice in game.made()[:30]] == [
            list(choice) for choice in (await anna.get(f"/api/tables/{table['id']}/record"))["choices"][:30]
        ]
        ending = await anna.get(f"{at}/ending")
        assert [score["total"] for score in ending["scores"]] == record["scores"]
        assert ending["growth"][0]["round"] == 1
        assert len((await anna.get(f"{at}/replay"))["moments"]) == len(record["choices"])
        again = await anna.post(f"{at}/fork", {"at": 31, "seat": 0})  # and from there once more
        assert again["origin"] == f"table/{made['id']}/31"
        assert (await anna.post(f"{at}/rematch"))["origin"] == ""


async def test_a_fork_stands_after_a_restart_as_it_stood(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna, "troyes-dice", [ME])
        made = await anna.post(f"/api/tables/{table['id']}/fork", {"at": 11, "seat": 0})
        async with anna.line(made) as line:
            await line.my_turn()
            await line.choose(line.state["turn"]["options"][0]["key"], confirm=True)
        before = place.room(made).game.position()
        token = anna.token
    async with inside(tmp_path) as place, people(place.url) as (anna,):
        anna.token = token
        room = await place.services.tables.room(made["id"])
        assert room.game.position() == before
        assert room.stored.origin == f"table/{table['id']}/11"


async def test_from_a_record_with_a_position_and_numbers_of_its_own(tmp_path: Path) -> None:
    first = troyes.new_game("troyes", players=2, seed=3, cards={"activities": {"merchant": {"hire": 9}}})
    rng = random.Random(4)
    for _ in range(40):
        decision = first.pending[0]
        first.play(decision.seat, rng.choice(decision.options))
    game = troyes.from_position(first.position(), seed=5, rolls=[6, 6, 6, 1])
    for _ in range(6):
        decision = game.pending[0]
        game.play(decision.seat, rng.choice(decision.options))
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        id = await bring(anna, game)
        made = await anna.post(f"/api/records/{id}/fork", {"at": 4, "seat": game.made()[4][0], "bot": "greedy"})
        assert made["origin"] == f"record/{id}/4"
        printed = await anna.get(f"/api/tables/{made['id']}/printed")
        assert printed["numbers"]["activities"]["merchant"]["hire"] == 9
        room = place.room(made)
        assert room.game.position() == troyes.replay({**game.record(), "checksum": None}, 4).position()
        async with anna.line(made) as line:  # bots and hints think about that game, and no other
            turn = await line.my_turn()
            hint = await line.asked("hint", seat=turn["seat"], at=turn["at"])
            while hint["t"] == "hinting":
                hint = await line.hear()
            assert hint["lines"][0]["steps"][0]["key"] in [option["key"] for option in turn["options"]]
            await line.play_out(rng)
        record = await anna.get(f"/api/tables/{made['id']}/record")
        assert record["position"]["options"]["cards"] is not None
        assert record["rolls"] == [6, 6, 6, 1]
        assert troyes.replay(record).over


async def test_who_may_fork_what(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bruno") as (anna, bruno, nobody):
        table = await over(place, anna, "troyes-dice", [ME, HOT])
        running = await anna.make("troyes-dice", [ME])
        path = f"/api/tables/{table['id']}/fork"
        last = len((await anna.get(f"/api/tables/{table['id']}/replay"))["moments"])
        refused(await bruno.ask("POST", path, {"at": 1, "seat": 0}), 404, "web-no-table")
        refused(await nobody.ask("POST", path, {"at": 1, "seat": 0}), 401, "web-no-guest")
        refused(await anna.ask("POST", path, {"at": last, "seat": 0}), 409, "web-fork-over")
        refused(await anna.ask("POST", path, {"at": last + 1, "seat": 0}), 404, "web-no-moment")
        refused(await anna.ask("POST", path, {"at": 1, "seat": 2}), 404, "web-no-seat")
        refused(await anna.ask("POST", path, {"at": 1, "seat": 0, "bot": "nobody"}), 422, "option-bot", "bot")
        refused(await anna.ask("POST", f"/api/tables/{running['id']}/fork", {"at": 0, "seat": 0}), 409, "web-not-over")
        key = (await anna.table(table))["key"]
        theirs = await bruno.post(path, {"at": 1, "seat": 0, "key": key})  # by invitation
        assert theirs["yours"]
        refused(await anna.ask("GET", f"/api/tables/{theirs['id']}"), 404, "web-no-table")
        shared = (await bruno.table(theirs))["key"]
        assert (await anna.get(f"/api/tables/{theirs['id']}?key={shared}"))["origin"] == ""


async def test_a_days_game_stays_sealed_until_the_day_is_over(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bruno") as (anna, bruno, _):
        table = await over(place, anna, "troyes-dice", [ME])
        at = f"/api/tables/{table['id']}"
        key = (await anna.get(at))["key"]
        room = await place.services.tables.room(table["id"])
        room.stored = msgspec.structs.replace(room.stored, daily=day_of(time.time()))
        seed = room.stored.seed
        for path in ("replay", "replay/states", "replay/line?at=0&seat=0&keys=x", "analysis"):  # not even who played it
            refused(await anna.ask("GET", f"{at}/{path}"), 403, "web-day-not-over")
        refused(await anna.ask("POST", f"{at}/analysis", {}), 403, "web-day-not-over")
        assert seed not in (await anna.ask("GET", f"{at}/ending")).text
        assert (await anna.ask("GET", f"{at}/record")).status_code in (403, 409)
        refused(await anna.ask("POST", f"{at}/fork", {"at": 1, "seat": 0}), 403, "web-day-not-over")
        for path in ("replay", "replay/states", "replay/line", "analysis"):
            query = f"?key={key}&at=0&seat=0&keys=x" if path == "replay/line" else f"?key={key}"
            assert (await bruno.ask("GET", f"{at}/{path}{query}")).status_code in (403, 404)
        assert (await bruno.ask("POST", f"{at}/analysis", {"key": key})).status_code in (403, 404)
        assert (await bruno.ask("GET", f"{at}/record?key={key}")).status_code in (403, 404, 409)

        room.stored = msgspec.structs.replace(room.stored, daily="2026-01-01")
        assert (await bruno.get(f"{at}/replay?key={key}"))["moments"]
        assert (await bruno.get(f"{at}/record?key={key}"))["seed"] == seed


async def test_a_running_table_beside_it_is_not_touched(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, HOT])
        await played_up_to(place, table)
        before = await anna.get(f"/api/tables/{table['id']}/record")
        await anna.post(f"/api/tables/{table['id']}/fork", {"at": 3, "seat": 1})
        assert await anna.get(f"/api/tables/{table['id']}/record") == before
