"""Around the game: making tables, taking seats, leaving, coming back, playing again."""

import asyncio
import time
from pathlib import Path
from typing import Any

from tests.server.serving import (
    BOT,
    FRIEND,
    HOT,
    ME,
    Asleep,
    Person,
    Place,
    inside,
    people,
    played_up_to,
    refused,
)

KINDS: list[dict[str, Any]] = [ME, HOT, FRIEND, BOT, {"kind": "hot", "name": " Otto "}, {"kind": "bot"}]


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def test_every_game_with_every_number_and_kind_of_seats(tmp_path: Path) -> None:
    becomes = {"me": "person", "hot": "person", "friend": "open", "bot": "bot"}
    async with inside(tmp_path, thinkers=Asleep) as place, people(place.url, "Anna") as (anna, _):
        told = await anna.get("/api/games")
        made = 0
        for game in told["games"]:
            low, high = game["players"]
            for players in range(low, high + 1):
                for first in range(len(KINDS)):
                    seats = [KINDS[(first + at) % len(KINDS)] for at in range(players)]
                    seats = [seat if seat is not ME or at == seats.index(ME) else HOT for at, seat in enumerate(seats)]
                    table = await anna.make(game["name"], seats)
                    assert kinds(table) == [becomes[seat["kind"]] for seat in seats]
                    assert table["status"] == ("open" if FRIEND in seats else "running")
                    assert [seat["yours"] for seat in table["seats"]] == [s["kind"] in ("me", "hot") for s in seats]
                    names = [seat["name"] for seat in table["seats"] if seat["kind"] != "open"]
                    assert len(set(names)) == len(names) or players > 6
                    made += 1
        assert made == 6 * (3 + 1 + 10)


async def test_every_option_of_every_game_can_be_wished_for(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        told = await anna.get("/api/games")
        for game in told["games"]:
            seats = [ME, *[HOT] * (game["players"][0] - 1)]
            for option in game["options"]:
                given = {
                    "flag": [True, False],
                    "pick": option["values"],
                    "several": [[], option["values"]],
                    "seat": [None, 0],
                    "numbering": option["values"],
                }[option["kind"]]
                for value in [option["usual"], *given]:
                    if option["least_players"] > len(seats) and value not in (False, option["usual"]):
                        continue
                    answer = await anna.ask(
                        "POST",
                        "/api/tables",
                        {"game": game["name"], "seats": seats, "options": {option["name"]: value}},
                    )
                    if answer.status_code == 422:  # one option may need another
                        assert answer.json()["place"]
                    else:
                        assert answer.json()["options"] == {option["name"]: value}


async def test_the_last_seat_begins_the_game(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Cid") as (anna, bea, cid, nobody):
        table = await anna.make("troyes", [FRIEND, ME, FRIEND])
        refused(await bea.ask("POST", f"/api/tables/{table['id']}/join", {"key": "wrong"}), 404, "web-no-table")
        joined = await bea.join(table, seat=2)
        assert (joined["status"], kinds(joined)) == ("open", ["open", "person", "person"])
        assert joined["key"] == table["key"]  # who sits there may invite others
        assert [seat["yours"] for seat in joined["seats"]] == [False, False, True]
        refused(
            await cid.ask("POST", f"/api/tables/{table['id']}/join", {"key": table["key"], "seat": 2}),
            409,
            "web-seat-taken",
        )
        begun = await cid.join(table)
        assert (begun["status"], begun["seats"][0]["name"]) == ("running", "Cid")
        async with nobody.line(table, key=table["key"]) as line:  # the link lets one watch, too
            assert (await line.expect("state"))["turn"] is None


async def test_two_who_want_the_same_seat_do_not_both_get_it(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Cid", "Dan") as (anna, *others, _):
        table = await anna.make("troyes", [ME, FRIEND, FRIEND])
        at, body = f"/api/tables/{table['id']}/join", {"key": table["key"], "seat": 1}
        answers = await asyncio.gather(*(person.ask("POST", at, body) for person in others for _ in range(2)))
        assert sorted(answer.status_code for answer in answers) == [200, *[409] * 5]


async def test_listed_tables_are_for_everybody_and_others_are_not(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Eve") as (anna, eve, nobody):
        listed = await anna.make("troyes", [ME, FRIEND], listed=True)
        private = await anna.make("troyes", [ME, FRIEND])
        told = await anna.get("/api/tables")
        assert {line["id"] for line in told["yours"]} == {listed["id"], private["id"]}
        assert told["listed"] == []
        for person in (eve, nobody):
            told = await person.get("/api/tables")
            assert told["yours"] == []
            assert [line["id"] for line in told["listed"]] == [listed["id"]]
            assert told["listed"][0]["open_seats"] == 1
            assert told["listed"][0]["names"] == ["Anna", ""]
        await eve.join(listed, key="")
        async with nobody.line(listed) as line:
            await line.expect("state")
            assert (await anna.table(listed))["watchers"] == 1
        assert [line["id"] for line in (await nobody.get("/api/tables"))["listed"]] == [listed["id"]]
        await played_up_to(place, listed)
        assert (await nobody.get("/api/tables"))["listed"] == []


async def test_the_list_says_where_it_is_your_turn(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes", [ME, FRIEND], options={"start_player": 1})
        assert [line["your_turn"] for line in (await anna.get("/api/tables"))["yours"]] == [False]
        await bea.join(table)
        assert [line["your_turn"] for line in (await anna.get("/api/tables"))["yours"]] == [False]
        assert [line["your_turn"] for line in (await bea.get("/api/tables"))["yours"]] == [True]


async def test_whoever_made_a_table_can_start_it_with_bots(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [FRIEND, BOT, ME, FRIEND, BOT])
        begun = await anna.post(f"/api/tables/{table['id']}/start")
        assert begun["status"] == "running"
        assert kinds(begun) == ["bot", "bot", "person", "bot", "bot"]
        names = [seat["name"] for seat in begun["seats"]]
        assert len(set(names)) == 5, names
        assert [seat["bot"] for seat in begun["seats"]] == ["greedy", "random", "", "greedy", "random"]


async def test_a_bot_may_be_as_strong_as_one_likes(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, {"kind": "bot", "bot": "strength-1.5"}])
        assert [seat["bot"] for seat in table["seats"]] == ["", "strength-1.5"]
        for written, plain in (("strength-01.50000", "strength-1.5"), ("strength-25e-1", "strength-2.5")):
            same = await anna.make("troyes-dice", [ME, {"kind": "bot", "bot": written}])
            assert same["seats"][1]["bot"] == plain
        async with anna.line(table) as line:
            await line.until(lambda state: state["pending"] == [0])  # the bot has chosen


async def test_a_seat_at_an_open_table_becomes_free_again(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes", [ME, FRIEND, FRIEND])
        await bea.join(table)
        left = await bea.post(f"/api/tables/{table['id']}/leave")
        assert kinds(left) == ["person", "open", "open"]
        refused(await bea.ask("POST", f"/api/tables/{table['id']}/leave"), 404, "web-no-table")  # a stranger again
        await bea.join(table, seat=2)
        left = await anna.post(f"/api/tables/{table['id']}/leave")
        assert kinds(left) == ["open", "open", "person"]
        assert left["yours"]  # and may take a seat again without a key
        assert kinds(await anna.join(table, key="")) == ["person", "open", "person"]


async def test_who_waits_at_a_table_sees_with_the_eyes_of_the_seat_they_take(tmp_path: Path) -> None:
    """Also without a new line; and who gives a seat up only watches from then on."""
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Cid") as (anna, bea, cid, _):
        table = await anna.make("troyes-dice", [ME, FRIEND, FRIEND], listed=True)
        async with bea.line(table) as line, cid.line(table) as gone:
            await line.expect("table")
            await gone.expect("table")
            await cid.join(table, seat=1)
            await cid.post(f"/api/tables/{table['id']}/leave")
            await bea.join(table, seat=1)
            await anna.post(f"/api/tables/{table['id']}/start")
            assert (await line.expect("state"))["seat"] == 1
            assert (await gone.expect("state"))["seat"] is None


async def test_a_bot_plays_for_who_has_left_until_they_are_back(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await bea.join(table)
        at = f"/api/tables/{table['id']}"
        async with anna.line(table) as line, bea.line(table) as other:
            await line.expect("state")
            await other.expect("state")
            left = await anna.post(f"{at}/leave")
            assert left["seats"][0]["bot"] == "greedy"
            assert left["seats"][0]["yours"]
            told = await other.expect("table")
            while not told["table"]["seats"][0]["bot"]:
                told = await other.expect("table")
            await other.until(lambda state: state["pending"] == [1])  # the bot has chosen
            back = await anna.post(f"{at}/back")
            assert (back["seats"][0]["bot"], back["seats"][0]["kind"]) == ("", "person")
            for _ in range(2):
                turn = await other.my_turn()
                await other.choose(turn["options"][0]["key"], confirm=True)
            half = other.state["view"]["half"]
            turn = (await line.until(lambda state: state["view"]["half"] == half and state["turn"] is not None))["turn"]
            await line.choose(turn["options"][0]["key"])
        assert [seat for seat, _ in place.room(table).game.made()][:4] == [0, 0, 1, 1]


async def test_a_bot_stands_in_for_who_has_been_away_long_enough(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, away_after=0.3) as place,
        people(place.url, "Anna", "Bea", "Eve") as (anna, bea, eve, _),
    ):
        table = await anna.make("troyes-dice", [ME, FRIEND, BOT], listed=True)
        await bea.join(table)
        at = f"/api/tables/{table['id']}/stand_in"
        async with bea.line(table) as line:
            await line.expect("state")
            await asyncio.sleep(0.4)
            refused(await anna.ask("POST", at, {"seat": 1}), 409, "web-not-away")  # she is here
        refused(await anna.ask("POST", at, {"seat": 1}), 409, "web-not-away")  # gone just now
        await asyncio.sleep(0.4)
        refused(await eve.ask("POST", at, {"seat": 1}), 403, "web-not-seated")
        refused(await anna.ask("POST", at, {"seat": 2}), 409, "web-no-person")
        stands = await anna.post(at, {"seat": 1})
        assert [seat["bot"] for seat in stands["seats"]] == ["", "greedy", "random"]
        back = await bea.post(f"/api/tables/{table['id']}/back")
        assert [seat["bot"] for seat in back["seats"]] == ["", "", "random"]


async def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [BOT, BOT, {"kind": "bot", "bot": "greedy"}])
        async with anna.line(table) as line:
            await line.until(lambda state: state["over"])
            assert line.state["seat"] is None
        assert (await anna.get(f"/api/tables/{table['id']}/ending"))["winners"]


async def test_a_rematch_is_one_table_for_all(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, thinkers=Asleep) as place,
        people(place.url, "Anna", "Bea", "Eve") as (anna, bea, eve, nobody),
    ):
        table = await anna.make("troyes-dice", [ME, FRIEND, BOT], listed=True, options={"banquets": True}, clock=5)
        await bea.join(table)
        await played_up_to(place, table)
        at = f"/api/tables/{table['id']}/rematch"
        refused(await eve.ask("POST", at), 403, "web-not-seated")
        async with bea.line(table) as line, nobody.line(table) as watcher:
            await line.expect("state")
            await watcher.expect("state")
            answers = await asyncio.gather(*(person.post(at) for person in (anna, bea, anna, bea)))
            assert len({answer["id"] for answer in answers}) == 1
            again = answers[0]
            for told in (line, watcher):
                while (offered := (await told.expect("table"))["table"]["rematch"]) is None:
                    pass
                assert offered == again["id"]
        assert again["id"] != table["id"]
        assert again["status"] == "open"
        assert again["commitment"] != table["commitment"]
        assert (again["options"], again["clock"], again["listed"]) == (table["options"], 5, True)
        assert [seat["name"] for seat in again["seats"]] == ["Bea", again["seats"][1]["name"], "Anna"]
        assert [seat["bot"] for seat in again["seats"]] == ["", "random", ""]
        assert (await bea.table(again))["seats"][0]["yours"]
        assert (await anna.post(at))["id"] == again["id"]  # also later


async def asked_again(place: Place, anna: Person, bea: Person, **more: Any) -> dict[str, Any]:
    """Anna has played with Bea, and asks for another game."""
    table = await anna.make("troyes-dice", [ME, FRIEND], **more)
    await bea.join(table)
    await played_up_to(place, table)
    return await anna.post(f"/api/tables/{table['id']}/rematch")


async def test_nobody_plays_again_who_has_not_said_yes(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Eve") as (anna, bea, eve, _):
        again = await asked_again(place, anna, bea, listed=True)
        assert [(seat["kind"], seat["name"]) for seat in again["seats"]] == [("open", "Bea"), ("person", "Anna")]
        asked = [line["id"] for line in (await bea.get("/api/tables"))["yours"] if line["asked"]]
        assert asked == [again["id"]]
        refused(await eve.ask("POST", f"/api/tables/{again['id']}/join", {"seat": 0}), 409, "web-seat-taken")
        refused(await eve.ask("POST", f"/api/tables/{again['id']}/join", {}), 409, "web-seat-taken")
        begun = await bea.join(again)
        assert begun["status"] == "running"
        assert [seat["name"] for seat in begun["seats"]] == ["Bea", "Anna"]
        assert not any(line["asked"] for line in (await bea.get("/api/tables"))["yours"])


async def test_who_says_no_leaves_the_seat_to_others(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Eve") as (anna, bea, eve, _):
        again = await asked_again(place, anna, bea)
        await bea.post(f"/api/tables/{again['id']}/leave")
        assert [seat["name"] for seat in (await anna.table(again))["seats"]] == ["", "Anna"]
        assert (await eve.join(again))["status"] == "running"
        refused(await bea.ask("POST", f"/api/tables/{again['id']}/join", {"key": again["key"]}), 409, "web-begun")


async def test_who_asks_again_need_not_wait(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        again = await asked_again(place, anna, bea)
        refused(await bea.ask("POST", f"/api/tables/{again['id']}/start"), 403, "web-not-maker")
        begun = await anna.post(f"/api/tables/{again['id']}/start")
        assert [seat["kind"] for seat in begun["seats"]] == ["bot", "person"]
        refused(await bea.ask("GET", f"/api/tables/{again['id']}"), 404, "web-no-table")


async def test_who_is_here_is_shown(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes", [ME, FRIEND])
        await bea.join(table)
        async with anna.line(table) as line:
            assert [seat["here"] for seat in (await line.expect("table"))["table"]["seats"]] == [True, False]
            async with bea.line(table) as other, bea.line(table):
                await other.expect("state")
                await here(line, [True, True])
                await other.socket.close()
                await asyncio.sleep(0.05)
                assert (await anna.table(table))["seats"][1]["here"]  # the second line still stands
            await here(line, [True, False])


async def here(line: Any, expected: list[bool]) -> None:
    until = time.monotonic() + 10
    while [seat["here"] for seat in (await line.expect("table"))["table"]["seats"]] != expected:
        assert time.monotonic() < until
