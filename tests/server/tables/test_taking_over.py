"""A game that was played on a device becomes one of its person's games: once, and as it was."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
from tests.page.playing import Page
from tests.server.serving import PATIENCE, Person, Place, inside, people, refused

from troyes.server.errors import Refused
from troyes.server.tables.taking_over import MOST_BYTES

ALONE = [{"kind": "me"}]
WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
TOGETHER = [{"kind": "hot", "name": "Ana"}, {"kind": "hot", "name": "Bo"}]


class Device(Page):
    """A page, and one game on it."""

    id = ""

    @property
    def kept(self) -> dict[str, Any]:
        return json.loads(self.shelf.rows[f"table/{self.id}"].data)

    async def play(self, game: str, seats: list[dict[str, str]], steps: int = 2000) -> "Device":
        await self.arrive()
        self.id = await self.table(game, seats, seconds=0.1)
        await self.sit(self.id)
        await self.play_on(steps=steps)
        return self


async def bring(person: Person, device: Device, **changed: Any) -> httpx.Response:
    return await person.ask("PUT", f"/api/tables/{device.id}", {**device.kept, **changed})


async def lines(person: Person) -> list[str]:
    return [line["id"] for line in (await person.get("/api/tables"))["yours"]]


async def test_a_game_goes_on_where_it_stands_with_the_steps_that_can_be_taken_back(tmp_path: Path) -> None:
    device = await Device().play("troyes", WITH_A_BOT, steps=1)
    shown = device.state
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        answer = await bring(anna, device)
        assert answer.status_code == 200, answer.text
        table = answer.json()
        assert (table["id"], table["status"], table["origin"]) == (device.id, "running", "device")
        assert [seat["yours"] for seat in table["seats"]] == [True, False]
        room = place.room(table)
        assert room.game.made() == device.door.house.tables.rooms[device.id].game.made()
        assert room.begun.can_undo(0)
        assert room.stored.number_for(0) > shown["n"]
        assert await lines(anna) == [device.id]
        assert (await anna.get("/api/me/games"))["total"] == 0


async def test_all_who_sat_at_the_device_are_one_s_own(tmp_path: Path) -> None:
    device = await Device().play("troyes-dice", TOGETHER, steps=1)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = (await bring(anna, device)).json()
        assert [(seat["name"], seat["yours"]) for seat in table["seats"]] == [("Ana", True), ("Bo", True)]


@pytest.mark.parametrize("seats", [ALONE, WITH_A_BOT])
async def test_a_finished_game_is_among_the_games_and_counts_for_nothing(
    tmp_path: Path, seats: list[dict[str, str]]
) -> None:
    device = await Device().play("troyes-dice", seats)
    ending = await device.ask("GET", f"/api/tables/{device.id}/ending")
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, stranger):
        assert (await bring(anna, device)).json()["status"] == "over"
        (line,) = (await anna.get("/api/me/games"))["lines"]
        assert (line["id"], line["over"], line["forked"]) == (device.id, True, False)
        assert (await anna.get(f"/api/tables/{device.id}/ending"))["scores"] == ending["scores"]
        record = await anna.get("/api/me/record")
        assert (record["games"], record["apart"]) == ([], 1)
        results = (await anna.get("/api/me/export"))["results"]
        assert all(result["helped"] and result["rating"] is None for result in results)
        assert (await stranger.ask("GET", f"/api/tables/{device.id}")).status_code == 404


async def test_a_bot_is_called_as_it_is_everywhere(tmp_path: Path) -> None:
    device = await Device().play("troyes-dice", WITH_A_BOT, steps=1)
    kept = device.kept
    kept["table"]["seats"][1]["bot"] = "strength-1.50000"
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = (await anna.ask("PUT", f"/api/tables/{device.id}", kept)).json()
        assert table["seats"][1]["bot"] == "strength-1.5"


async def test_a_fork_of_a_game_on_the_device_is_taken_over_too(tmp_path: Path) -> None:
    device = await Device().play("troyes-dice", WITH_A_BOT)
    fork = await device.ask("POST", f"/api/tables/{device.id}/fork", {"at": 4, "seat": 0})
    device.id = fork["id"]
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = (await bring(anna, device)).json()
        assert table["origin"] == "device/" + fork["origin"]


async def at_once(person: Person, device: Device, times: int) -> set[int]:
    return {answer.status_code for answer in await asyncio.gather(*(bring(person, device) for _ in range(times)))}


async def test_however_often_it_comes_there_is_one(tmp_path: Path) -> None:
    device = await Device().play("troyes-dice", ALONE)
    with mock.patch("troyes.server.guard.apart.MOST_OF_ONE", 1000):
        async with inside(tmp_path) as place, people(place.url, "Anna", "Bruno") as (anna, bruno, _):
            assert await at_once(anna, device, 12) == {200}
            assert await at_once(anna, device, 3) == {200}
            assert await lines(anna) == [device.id]
            assert (await anna.get("/api/me/games"))["total"] == 1
            refused(await bring(bruno, device), 409, "web-device-taken")
            assert await lines(bruno) == []


async def test_two_that_come_at_the_same_moment_make_one_table(tmp_path: Path) -> None:
    """Both have read it before either has written: as from two servers on one database."""
    device = await Device().play("troyes-dice", ALONE, steps=4)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        with mock.patch.object(place.services, "turns", Everybody()), held_until(place, 2):
            assert await at_once(anna, device, 2) == {200}
        assert await lines(anna) == [device.id]


class Everybody:
    """Nobody waits for their turn."""

    def of(self, who: str) -> Any:
        return mock.AsyncMock(__aexit__=mock.AsyncMock(return_value=False))


def held_until(place: Place, many: int) -> Any:
    """Nothing that comes from a device is written before so many have asked for it."""
    store = place.services.store
    bringing, asked = store.bring_table, asyncio.Barrier(many)

    async def together(*given: Any) -> None:
        await asked.wait()
        await bringing(*given)

    return mock.patch.object(store, "bring_table", together)


Change = Callable[[dict[str, Any]], Any]


@pytest.mark.parametrize(
    ("change", "id"),
    [
        (lambda kept: kept["choices"].__setitem__(1, [0, "nonsense"]), "record-choice"),
        (lambda kept: kept["choices"].__setitem__(1, [9, "nonsense"]), "web-device-other"),
        (lambda kept: kept["choices"].append(kept["choices"][-1]), "record-choice"),
        (lambda kept: kept["steps"].append({"seat": 0, "key": "nonsense", "held": False}), "record-choice"),
        (lambda kept: kept["table"].update(seed="x" * 201), "web-record-text"),
        (lambda kept: kept["table"].update(seed="another"), "record-choice"),
        (lambda kept: kept["table"].update(game="chess"), "option-game"),
        (lambda kept: kept["table"]["options"].update(cards="/etc/passwd"), "option-bad"),
        (lambda kept: kept["table"]["options"].update(players=3), "option-unknown"),
        (lambda kept: kept["table"].update(lesson="dice/0"), "web-device-other"),
        (lambda kept: kept["table"].update(daily="2026-11-15"), "web-device-other"),
        (lambda kept: kept["table"].update(n=10**12), "web-device-other"),
        (lambda kept: kept["table"]["seats"][0].update(moved=10**9), "web-device-other"),
        (lambda kept: kept["table"]["seats"][0].update(kind="open"), "web-device-other"),
        (lambda kept: kept["table"]["seats"][0].update(name="\u202e"), "web-bad-name"),
        (lambda kept: kept["table"]["seats"][1].update(bot="os:system"), "option-bot"),
        (lambda kept: kept["table"].pop("seats"), "web-device-unread"),
        (lambda kept: kept["table"].update(seats=[]), "option-players"),
        (lambda kept: kept.update(start="!"), "web-device-unread"),
        (lambda kept: kept.update(start="e30="), "record-foreign"),
    ],
)
async def test_what_could_not_have_been_played_is_refused_and_nothing_is_kept(
    tmp_path: Path, change: Change, id: str
) -> None:
    device = await Device().play("troyes-dice", WITH_A_BOT, steps=6)
    kept = device.kept
    change(kept)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        refused(await anna.ask("PUT", f"/api/tables/{device.id}", kept), 422, id)
        assert await lines(anna) == []
        assert (await bring(anna, device)).status_code == 200  # as it was it is welcome


async def test_what_is_no_game_at_all_is_refused(tmp_path: Path) -> None:
    device = await Device().play("troyes-dice", ALONE, steps=1)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        path = f"/api/tables/{device.id}"
        for body, id in ((b"{", "record-not-json"), (b"[" * 100_000, "record-not-json"), (b"[]", "web-device-unread")):
            refused(await anna.client.put(path, content=body, headers=anna.headers), 422, id)
        large = b'{"table": "' + b"x" * MOST_BYTES + b'"}'
        refused(await anna.client.put(path, content=large, headers=anna.headers), 413, "web-too-large")
        refused(await nobody.ask("PUT", path, device.kept), 401, "web-no-guest")
        refused(await anna.ask("PUT", "/api/tables/not-an-id", device.kept), 404, "web-no-table")


async def test_caps_hold_for_what_comes_from_a_device(tmp_path: Path) -> None:
    running = await Device().play("troyes-dice", ALONE, steps=1)
    over = await Device().play("troyes-dice", ALONE)
    async with inside(tmp_path, max_tables_per_guest=1) as place, people(place.url, "Anna") as (anna, _):
        await anna.make("troyes-dice", ALONE)
        refused(await bring(anna, running), 409, "web-too-many-tables")
        with mock.patch("troyes.server.tables.taking_over.MOST_BROUGHT", 0):
            refused(await bring(anna, over), 409, "web-too-many-brought")
        assert (await bring(anna, over)).status_code == 200


async def test_who_has_too_many_tables_by_now_is_told_so(tmp_path: Path) -> None:
    """Somebody else of theirs was faster after they had been counted."""
    running = await Device().play("troyes-dice", ALONE, steps=1)
    counted = mock.AsyncMock(side_effect=[None, Refused("web-too-many-tables", most=1)])
    async with inside(tmp_path, max_tables_per_guest=1) as place, people(place.url, "Anna") as (anna, _):
        await anna.make("troyes-dice", ALONE)
        with mock.patch("troyes.server.tables.taking_over.check_count", counted):
            refused(await bring(anna, running), 409, "web-too-many-tables")


async def test_the_future_of_a_wrong_clock_is_now(tmp_path: Path) -> None:
    device = await Device().play("troyes-dice", ALONE)
    kept = device.kept
    kept["table"].update(moved=9e12, made=8e12)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        assert (await anna.ask("PUT", f"/api/tables/{device.id}", kept)).status_code == 200
        assert (await anna.get("/api/me/games"))["lines"][0]["ended"] < "2100"


async def test_what_is_on_its_way_does_not_go_on_at_the_device(tmp_path: Path) -> None:
    device = await Device().play("troyes-dice", ALONE, steps=1)
    name = f"table/{device.id}"

    async def mark(handed: str) -> None:
        row = device.shelf.rows[name]
        data = json.dumps({**device.kept, "handed": handed}).encode()
        await device.shelf.put([(name, data, row.version)])
        await device.door.look(name)

    await mark("leaving")
    turn = device.state["turn"]
    answer = await device.say("undo", seat=turn["seat"], at=turn["at"], steps=1)
    assert answer["why"]["id"] == "alone-handed"
    assert await lines_at(device) == [device.id]
    await mark("gone")
    async with asyncio.timeout(PATIENCE):
        while not device.ended:
            await asyncio.sleep(0.002)
    assert device.ended == [4000]  # whoever sits there comes back, and finds it at the server
    assert await lines_at(device) == []
    assert (await device.refused("GET", f"/api/tables/{device.id}"))["id"] == "web-no-table"


async def lines_at(device: Device) -> list[str]:
    return [line["id"] for line in (await device.ask("GET", "/api/tables"))["yours"]]
