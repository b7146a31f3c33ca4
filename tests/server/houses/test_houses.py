"""Several servers on one database: whatever is done at one is done at all of them."""

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.houses.conftest import Open
from tests.server.serving import BOT, FRIEND, ME, PATIENCE, Line, Person, Place, people, refused
from websockets.exceptions import ConnectionClosed

from troyes.server.houses import house as houses
from troyes.server.houses import listening
from troyes.server.settings import Settings
from troyes.server.storage.engines import address, engine
from troyes.server.storage.errors import StoreError
from troyes.server.storage.news import News
from troyes.server.storage.people import ended
from troyes.server.storage.shapes import Act


@asynccontextmanager
async def at(place: Place, person: Person) -> AsyncGenerator[Person]:
    """The same person, who asks another server."""
    async with people(place.url) as (nobody,):
        nobody.id, nobody.token, nobody.name = person.id, person.token, person.name
        yield nobody


async def comes(holds: Callable[[], Any]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


async def test_a_step_at_one_is_seen_at_the_other(house: Open) -> None:
    one, other = await house(), await house()
    async with people(one.url, "Anna", "Bea") as (anna, bea, _), at(other, bea) as far:
        table = await anna.make("troyes", [ME, FRIEND])
        await far.join(table)
        async with anna.line(table) as near, far.line(table) as away:
            for _ in range(12):
                await near.until(lambda state: len(state["pending"]) == 1)
                mover = near if near.state["pending"] == [0] else away
                turn = await mover.my_turn()
                done = await mover.step("choose", keys=[turn["options"][0]["key"]], confirm=True)
                assert done["t"] == "done"
                for line in (near, away):
                    await line.until(lambda state, n=done["n"]: state["n"] >= n)
            assert near.state["view"]["round"] == away.state["view"]["round"]
            assert near.state["n"] == away.state["n"]


async def test_both_choose_at_the_same_moment_and_both_are_right(house: Open) -> None:
    """In Troyes Dice everybody chooses at once: two servers write to one table, and neither is lost."""
    one, other = await house(), await house()
    async with people(one.url, "Anna", "Bea") as (anna, bea, _), at(other, bea) as far:
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await far.join(table)
        async with anna.line(table) as near, far.line(table) as away:
            made = await asyncio.gather(_steps(near, 15), _steps(away, 15))
            kept = await one.services.store.play(table["id"])
            assert kept is not None
            for seat, keys in enumerate(made):
                stored = [key for by, key in kept.choices if by == seat]
                stored += [step.key for step in kept.steps if step.seat == seat]
                assert stored == keys


async def _steps(line: Line, count: int) -> list[str]:
    """Makes so many choices, and tells which."""
    keys: list[str] = []
    while len(keys) < count:
        turn = await line.my_turn()
        if turn["held"] is not None:
            await line.confirm()
            continue
        keys.append(turn["options"][0]["key"])
        await line.choose(keys[-1], confirm=True)
    return keys


async def test_who_is_late_is_refused_and_sees_what_was_done(house: Open) -> None:
    """The same seat, at two servers at once: one of them is right, the other is told."""
    one, other = await house(), await house()
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as near, far.line(table) as away:
            for _ in range(10):
                turn = await near.my_turn()
                await away.until(lambda state, turn=turn: state["turn"] and state["turn"]["at"] == turn["at"])
                keys = [option["key"] for option in turn["options"]]
                asked = [
                    line.asked("choose", seat=0, at=turn["at"], keys=[key], confirm=True)
                    for line, key in ((near, keys[0]), (away, keys[-1]))
                ]
                answers = await asyncio.gather(*asked)
                assert sorted(answer["t"] for answer in answers) == ["done", "refused"]
                assert next(answer["why"]["id"] for answer in answers if answer["t"] == "refused") == "web-late"
                n = next(answer["n"] for answer in answers if answer["t"] == "done")
                for line in (near, away):
                    await line.until(lambda state, n=n: state["n"] >= n)


@pytest.mark.quiet
async def test_a_notification_that_is_lost_is_caught_up(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening.Listening, "_notified", lambda *_: None)
    one, other = await house(), await house()
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as near, far.line(table) as away:
            await away.my_turn()
            for _ in range(2):  # the second is written just after it was looked: it waits for the longest there is
                began = time.monotonic()
                state = await near.choose((await near.my_turn())["options"][0]["key"], confirm=True)
                await away.until(lambda seen, state=state: seen["n"] >= state["n"])
                assert time.monotonic() - began < 1.2  # within a second, and a little for whoever waits for it here


async def test_seats_are_taken_once(house: Open) -> None:
    one, other = await house(), await house()
    async with people(one.url, "Anna", "Bea", "Cleo") as (anna, bea, cleo, _), at(other, cleo) as far:
        table = await anna.make("troyes", [ME, FRIEND])
        body = {"key": table["key"], "seat": 1}
        path = f"/api/tables/{table['id']}/join"
        answers = await asyncio.gather(bea.ask("POST", path, body), far.ask("POST", path, body))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        names = {seat["name"] for seat in (await anna.table(table))["seats"]}
        async with at(other, anna) as elsewhere:
            assert names == {seat["name"] for seat in (await elsewhere.table(table))["seats"]}


async def test_there_is_one_next_game(house: Open) -> None:
    one, other = await house(), await house()
    async with people(one.url, "Anna", "Bea") as (anna, bea, _), at(other, bea) as far:
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await far.join(table)
        await anna.table(table)
        room = one.room(table)
        await one.services.store.write(
            Act(room.id, room.stored.n + 1, time.time(), room.settled, [], None, [], {"status": "over"})
        )
        path = f"/api/tables/{table['id']}/rematch"
        made = await asyncio.gather(anna.post(path), far.post(path))
        assert made[0]["id"] == made[1]["id"]
        assert len((await anna.get("/api/tables"))["yours"]) == 2


async def test_everybody_knows_who_is_here(house: Open) -> None:
    one, other = await house(), await house()
    async with people(one.url, "Anna", "Bea") as (anna, bea, stranger), at(other, bea) as far:
        table = await anna.make("troyes", [ME, FRIEND], listed=True)
        await far.join(table)
        async with anna.line(table) as near:
            async with far.line(table), far.line(table, watch=True):
                await _until_here(near, [True, True])
            await _until_here(near, [True, False])
        async with at(other, stranger) as looker, looker.line(table):
            await comes(lambda: one.services.house.elsewhere(table["id"]) == [None])
            listed = (await stranger.get("/api/tables"))["listed"]
            assert [line["watchers"] for line in listed] == [1]


async def _until_here(line: Line, here: list[bool]) -> None:
    while True:
        message = await line.expect("table")
        if [seat["here"] for seat in message["table"]["seats"]] == here:
            return


async def test_what_is_said_is_heard_everywhere_in_one_order(house: Open) -> None:
    one, other = await house(), await house()
    async with people(one.url, "Anna", "Bea") as (anna, bea, _), at(other, bea) as far:
        table = await anna.make("troyes", [ME, FRIEND])
        await far.join(table)
        async with anna.line(table) as near, far.line(table) as away:
            for line in (near, away):
                await line.send("ping")
                await line.expect("pong")
            said = [line.asked("say", text=f"{who}") for line, who in ((near, "one"), (away, "two"))]
            assert {answer["t"] for answer in await asyncio.gather(*said)} == {"done"}
            heard: list[dict[int, str]] = []
            for line in (near, away):
                words = {m["message"]["n"]: m["message"]["text"] for m in map(_read, line.heard) if m["t"] == "said"}
                while len(words) < 2:
                    message = (await line.expect("said"))["message"]
                    words[message["n"]] = message["text"]
                heard.append(words)
            assert heard[0] == heard[1]
            assert sorted(heard[0]) == [0, 1]


def _read(text: str) -> dict[str, Any]:
    return json.loads(text)


async def test_who_signs_out_everywhere_is_out_everywhere(house: Open) -> None:
    one, other = await house(), await house()
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        table = await anna.make("troyes", [ME, FRIEND])
        made = await anna.post("/api/account", {"name": "Anna of Troyes", "password": "a long enough password"})
        anna.token = far.token = made["token"]
        assert (await far.get("/api/account"))["account"]
        async with far.line(table) as away:
            await away.expect("table")
            assert (await anna.ask("DELETE", "/api/sessions")).status_code == 200
            await asyncio.wait_for(away.socket.wait_closed(), PATIENCE)
        for _ in range(100):
            answer = await far.ask("POST", "/api/tables", {"game": "troyes", "seats": [ME, FRIEND]})
            if answer.status_code == 401:
                break
            await asyncio.sleep(0.05)
        refused(answer, 401, "web-no-guest")


def fails_once(monkeypatch: pytest.MonkeyPatch, whose: object, name: str, trouble: Exception) -> None:
    work, left = getattr(whose, name), [trouble]

    async def failing(*given: Any) -> Any:
        if left:
            raise left.pop()
        return await work(*given)

    monkeypatch.setattr(whose, name, failing)


@pytest.mark.parametrize("trouble", [StoreError("storage-not-read", detail="gone"), RuntimeError("a mistake")])
async def test_news_that_could_not_be_followed_are_not_lost(
    house: Open, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """Nor are those after them; and who cannot follow one still says that it runs."""
    one, other = await house(), await house()
    async with people(one.url, "Anna") as (anna, _), at(other, anna) as far:
        table = await anna.make("troyes", [ME, FRIEND])
        services = other.services
        async with anna.line(table) as near:
            async with far.line(table) as away:
                await away.expect("table")
                fails_once(monkeypatch, services.talk, "message", trouble)
                fails_once(monkeypatch, services.people, "look", trouble)  # the first time that all is looked at
                assert (await near.asked("say", text="hello"))["t"] == "done"
                await asyncio.wait_for(away.socket.wait_closed(), PATIENCE)
            async with far.line(table) as away:
                assert [line["text"] for line in (await away.expect("talk"))["messages"]] == ["hello"]
                fails_once(monkeypatch, services.people, "look_at", trouble)
                await one.services.people.sign_out_everywhere(anna.id)
                one.services.tables.hang_up(anna.id)
                await asyncio.wait_for(away.socket.wait_closed(), PATIENCE)
        refused(await far.ask("POST", "/api/tables", {"game": "troyes", "seats": [ME, FRIEND]}), 401, "web-no-guest")
        beats = one.services.house._beats
        before = beats[services.house.id]
        await comes(lambda: one.services.house._beats[services.house.id] > before)


async def test_who_was_signed_out_while_news_were_missed_is_out(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """All lines end; who still may come in comes back."""
    one, other = await house(), await house()
    async with people(one.url, "Anna", "Bea") as (anna, bea, _), at(other, anna) as far, at(other, bea) as looker:
        table = await anna.make("troyes", [ME, FRIEND])
        async with far.line(table) as away, looker.line(table, table["key"]) as beside:
            await away.expect("table")
            await beside.expect("table")
            await one.services.store.writer.run(ended(anna.id))  # and nobody is told
            with monkeypatch.context() as patched:
                patched.setattr(listening, "KEPT", -1.0)  # as if the machine had slept for so long
                for line in (away, beside):
                    async with asyncio.timeout(PATIENCE):
                        while not line.socket.close_code:
                            with suppress(ConnectionClosed):
                                await line.hear()
        refused(await far.ask("POST", "/api/tables", {"game": "troyes", "seats": [ME, FRIEND]}), 401, "web-no-guest")
        assert await looker.get("/api/me")


async def test_who_hears_notifications_hears_them_again_after_any_trouble(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Any] = []
    made = listening.create_async_engine

    def troubled(*given: Any, **more: Any) -> Any:
        left, good = [RuntimeError("as a driver puts it")], made(*given, **more)

        def connect() -> Any:
            if left:
                raise left.pop()
            return good.connect()

        return SimpleNamespace(connect=connect)

    monkeypatch.setattr(listening, "create_async_engine", troubled)
    monkeypatch.setattr(listening.Listening, "_notified", lambda *told: heard.append(told))
    one = await house()
    async with asyncio.timeout(PATIENCE):
        while not heard:
            one.services.store.writer.tell(News(mutes=["nobody"]))
            await asyncio.sleep(0.05)


async def test_bots_think_at_one_of_them(house: Open) -> None:
    one, other = await house(), await house()
    async with people(one.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, BOT])
        async with anna.line(table) as near, at(other, anna) as far, far.line(table) as away:
            await comes(
                lambda: one.services.house.elsewhere(table["id"]) and other.services.house.elsewhere(table["id"])
            )
            drivers = [place for place in (one, other) if place.services.tables.drives(place.room(table))]
            assert len(drivers) == 1
            for _ in range(3):
                await _round(near)
            await away.until(lambda state: state["n"] >= near.state["n"])


async def _round(line: Line) -> None:
    """One's own choice, and the bot's."""
    before = line.state.get("view", {}).get("day")
    while line.state.get("view", {}).get("day") == before:
        turn = await line.my_turn()
        if turn["held"] is not None:
            await line.confirm()
        else:
            await line.choose(turn["options"][0]["key"], confirm=True)


async def test_tables_fall_to_others_when_a_server_is_gone(monkeypatch: pytest.MonkeyPatch, house: Open) -> None:
    monkeypatch.setattr(houses, "LEASE", 0.5)
    one, other = await house(), await house()
    await comes(lambda: one.services.house._alive and other.services.house._alive)
    tables = [f"t{at}" for at in range(200)]
    shares = [[id for id in tables if place.services.house.drives(id, False)] for place in (one, other)]
    assert sorted(shares[0] + shares[1]) == sorted(tables)
    assert all(len(share) > 50 for share in shares)
    await other.services.house.leave()
    await comes(lambda: not one.services.house._alive)
    assert [id for id in tables if one.services.house.drives(id, False)] == tables


async def test_who_starts_waits_for_nobody_who_writes(house: Open, database: str, tmp_path: Path) -> None:
    """Others may be busy, or stuck: that is no reason not to come up."""
    one = await house()
    busy = engine(address(Settings(data=tmp_path, database=database)), writes=True, patient=True)
    async with people(one.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with busy.connect() as connection, connection.begin():
            other = await house()
            async with at(other, anna) as far, far.line(table) as line:
                await line.my_turn()
        await comes(lambda: other.services.house.id in one.services.house._alive)
    await busy.dispose()
