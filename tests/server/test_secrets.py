"""What nobody may learn: others' secrets at a table, the dice to come, and whatever opens a door."""

import hashlib
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.city.test_secrets import with_other_secrets
from tests.server.bases import asked
from tests.server.serving import BOT, FRIEND, HOT, ME, Line, inside, people, played_up_to, served
from websockets.exceptions import InvalidStatus

import troyes
from troyes.city.names import BASE_CHARACTERS, CHARACTERS
from troyes.core.table import Table
from troyes.server.rooms.connection import Connection
from troyes.server.rooms.room import Room


def states(line: Line) -> list[str]:
    """Every state that a line was sent, byte for byte."""
    return [text for text in line.heard if text.startswith('{"t":"state"')]


# -- Characters ------------------------------------------------------------------------------------------------------


def told(room: Room, seat: int | None) -> bytes:
    connection = Connection(None)
    connection.seat = seat
    return room.outgoing.state_for(connection).message


async def test_a_seat_is_told_the_same_whatever_others_have_in_secret(tmp_path: Path) -> None:
    """Others' Characters and points, decks, cards face down: at many moments of a game, with all that is foreseen."""
    rng = random.Random(4)
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        room = place.room(await anna.make("troyes", [ME, HOT, HOT], seed="secrets"))
        for choices in (0, 10, 30, 60, 90, 120):
            game = troyes.new_game("troyes", players=3, seed="secrets")
            while game.pending and len(game.made()) < choices:
                game.play(game.pending[0].seat, rng.choice(game.pending[0].options))
            position = game.position()
            for seat in (None, 0, 1, 2):
                room.table = Table(troyes.from_position(position, seed="a"))
                here = told(room, seat)
                other = troyes.from_position(with_other_secrets(position, seat, rng), seed="b")
                room.table = Table(other)
                assert other.position() != position
                assert told(room, seat) == here


async def test_a_whole_line_is_the_same_whatever_anothers_character_is(tmp_path: Path) -> None:
    """Seat B's Character is exchanged for another one; then both tables are played alike."""
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        heard: list[list[list[str]]] = []
        for other in (False, True):
            table = await anna.make("troyes", [ME, HOT], seed="characters")
            room = place.room(table)
            position = room.game.position()
            dealt = [name for family in position["families"] for name in family["characters"]]
            if other:
                free = [name for name in CHARACTERS[:BASE_CHARACTERS] if name not in dealt]
                position["families"][1]["characters"][:] = free[: len(position["families"][1]["characters"])]
            room.table = Table(troyes.from_position(position, seed="characters"))
            rng = random.Random(1)
            async with (
                anna.line(table, seat=0, foresee=True) as line,
                nobody.line(table, key=table["key"]) as watcher,
                anna.line(table, seat=1) as driver,
            ):
                for at in (line, watcher, driver):
                    await at.expect("state")
                for _ in range(30):
                    first = line.state["turn"] is not None
                    mover, rest = (line, driver) if first else (driver, line)
                    state = await mover.choose(rng.choice(mover.state["turn"]["options"])["key"], confirm=True)
                    for at in (rest, watcher):
                        await at.until(lambda seen, n=state["n"]: seen["n"] >= n)
                heard.append([states(line), states(watcher)])
                own = driver.state["view"]["families"]
                assert own[1]["characters"] == position["families"][1]["characters"]
        assert heard[0] == heard[1]
        assert len(heard[0][0]) > 20


# -- hidden choices --------------------------------------------------------------------------------------------------


async def test_a_hidden_choice_does_not_show_before_all_have_chosen(tmp_path: Path) -> None:
    """All that the others learn is who still has to choose."""
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        games = [troyes.new_game("troyes-dice", players=2, seed="hidden")]
        dice = [option.key for option in games[0].pending[1].options]
        transcripts: list[tuple[list[str], list[str]]] = []
        ends: set[str] = set()
        for number, die in enumerate(dice[:5]):
            table = await anna.make("troyes-dice", [ME, HOT], seed="hidden")
            async with (
                anna.line(table, seat=0, foresee=True) as line,
                nobody.line(table, key=table["key"]) as watcher,
                anna.line(table, seat=1) as other,
            ):
                for at in (line, watcher, other):
                    await at.expect("state")
                uses = (await other.choose(die))["turn"]["options"]
                await line.nothing_new()
                await other.choose(uses[number % len(uses)]["key"])
                await line.nothing_new()
                await watcher.nothing_new()
                await other.confirm()
                await line.until(lambda state: state["pending"] == [0])
                await watcher.until(lambda state: state["pending"] == [0])
                transcripts.append((states(line), states(watcher)))
                turn = await line.my_turn()
                after = await line.choose(turn["options"][0]["key"])
                await line.choose(after["turn"]["options"][0]["key"], confirm=True)
                ends.add(json.dumps(line.state["view"]))
        assert all(transcript == transcripts[0] for transcript in transcripts)
        assert len(ends) > 1  # only now it shows


async def test_who_comes_back_learns_no_more_than_who_has_stayed(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, HOT])
        async with anna.line(table, seat=1) as other:
            turn = await other.my_turn()
            async with anna.line(table, seat=0, after=other.state["n"]) as line:
                await line.expect("pong")
                await other.choose(turn["options"][0]["key"])
                await line.nothing_new()


async def test_how_long_somebody_hesitates_shows_nowhere(tmp_path: Path) -> None:
    """Steps taken back and forth: every message to the others is the same, numbers too, then and later."""
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        transcripts: list[list[list[str]]] = []
        for back_and_forth in (0, 3):
            table = await anna.make("troyes-dice", [ME, HOT], seed="hidden")
            async with (
                anna.line(table, seat=0) as line,
                nobody.line(table, key=table["key"]) as watcher,
                anna.line(table, seat=1) as other,
            ):
                for at in (line, watcher):
                    await at.expect("state")
                for half_day in range(2):
                    turn = await other.my_turn()
                    for _ in range(back_and_forth):
                        await other.choose(turn["options"][0]["key"])
                        await other.undo()
                    await other.choose(turn["options"][0]["key"])
                    await line.asked("why", seat=0, key="die 4")
                    await line.send("ping")
                    await line.expect("pong")
                    await finish(line)
                    if half_day == 0:
                        await finish(other)
                await watcher.until(lambda state: state["pending"] == [1])
                own = [text for text in line.heard if not text.startswith('{"t":"table"')]  # which shows seat 1 as well
                transcripts.append([[same(text, table) for text in texts] for texts in (own, watcher.heard)])
        assert transcripts[0] == transcripts[1]
        assert len(transcripts[0][0]) > 8


async def finish(line: Line) -> None:
    """Plays the half day to its end, always the first option."""
    day = (await line.my_turn() and line.state["view"]["half"], line.state["view"]["day"])
    while line.state["turn"] and (line.state["view"]["half"], line.state["view"]["day"]) == day:
        await line.choose(line.state["turn"]["options"][0]["key"], confirm=True)


def same(text: str, table: dict[str, Any]) -> str:
    """A message without what differs from table to table, and the number of the question that it answers."""
    for name in ("id", "key"):
        text = text.replace(table[name], name)
    return re.sub(r'"id":"[^"]*"', "", text)


# -- spectators and seeds --------------------------------------------------------------------------------------------


async def test_spectators_see_no_turn_and_no_secret_and_nobody_sees_the_seed(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Eve") as (anna, bea, eve, nobody):
        table = await anna.make("troyes", [ME, FRIEND, BOT], listed=True)
        await bea.join(table)
        seed = place.room(table).stored.seed
        assert len(seed) == 64
        answers: list[str] = []
        async with (
            anna.line(table, foresee=True) as line,
            bea.line(table) as other,
            eve.line(table) as watcher,
            anna.line(table, watch=True) as own,
        ):
            rng = random.Random(2)
            for at in (line, other, watcher, own):
                await at.expect("state")
            for _ in range(25):
                await line.until(lambda state: state["turn"] is not None or 1 in state["pending"])
                mover = line if line.state["turn"] else other
                n = line.state["n"]
                await mover.until(lambda state, n=n: state["n"] >= n and state["turn"] is not None)
                state = await mover.choose(rng.choice(mover.state["turn"]["options"])["key"], confirm=True)
                for at in (line, other, watcher, own):
                    await at.until(lambda seen, n=state["n"]: seen["n"] >= n)
            for at in (watcher, own):
                for message in map(json.loads, states(at)):
                    assert message["turn"] is None
                    assert message["seat"] is None
                    assert all(not family.get("characters") for family in message["view"]["families"])
            families = line.state["view"]["families"]
            assert [bool(family.get("characters")) for family in families] == [True, False, False]
            for at in (line, other, watcher, own):
                answers += at.heard
        at = f"/api/tables/{table['id']}"
        for person in (anna, bea, eve, nobody):
            for path in ("/api/tables", at, f"{at}/printed", f"{at}/ending", f"{at}/record", "/metrics"):
                answers.append((await person.ask("GET", path)).text)
        assert not [text for text in answers if seed in text]


async def test_the_seed_is_told_at_the_end_and_fits_its_promise(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, HOT])
        seed = place.room(table).stored.seed
        await played_up_to(place, table, 60)
        assert seed not in json.dumps(await anna.table(table))
        async with anna.line(table) as line:
            while not line.state or not line.state["over"]:
                state = await line.until(lambda state: state["over"] or state["turn"] is not None or state["pending"])
                if state["turn"] is not None:
                    await line.choose(state["turn"]["options"][0]["key"], confirm=True)
                elif not state["over"]:
                    await line.send("sit", seat=state["pending"][0])
                    await line.until(lambda seen, seat=state["pending"][0]: seen["seat"] == seat)
            assert not any(seed in text for text in line.heard)
        end = await anna.get(f"/api/tables/{table['id']}/ending")
        assert end["seed"] == seed
        assert hashlib.sha256(seed.encode()).hexdigest() == end["commitment"] == table["commitment"]


# -- what is written -------------------------------------------------------------------------------------------------


async def test_logs_and_files_hold_nothing_that_opens_a_door(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(data) as server:
        async with people(server.url, "Anna", "Bea") as (anna, bea, nobody):
            table = await anna.make("troyes-dice", [ME, FRIEND, BOT])
            key = table["key"]
            await nobody.get(f"/api/tables/{table['id']}?key={key}")
            await bea.join(table)
            async with bea.line(table, key=key) as line:
                turn = await line.my_turn()
                await line.choose(turn["options"][0]["key"])
                await line.refuses("web-late", "undo", seat=1, at=0)
                await line.socket.send("nonsense")
                await line.expect_refusal()
            await nobody.ask("GET", f"/api/tables/{table['id']}?key=wrong{key}")
            await nobody.ask("GET", "/api/me", authorization=f"Bearer {anna.token}x")
            await nobody.client.get("/api/me", headers={"cookie": f"troyes={anna.token}"})
            await anna.ask("POST", "/api/tables", {"game": "troyes", "seats": [ME], "seed": anna.token})
            await nobody.client.post("/api/guests", content=f"{{{anna.token}")
            with pytest.raises(InvalidStatus):
                async with nobody.dial({"id": f"{table['id']}/{key}"}, key=key):
                    pass
        server.end()
        logged = server.said()
    seeds = [seed for (seed,) in asked(data, "SELECT seed FROM tables")]
    hashes = dict(asked(data, "SELECT id, secret FROM guests"))
    assert table["id"] in logged  # something is logged, after all
    secrets = [person.token.partition(".")[2] for person in (anna, bea)]
    for secret in (*secrets, anna.token, bea.token, key, *seeds):
        assert secret not in logged
    for person, secret in zip((anna, bea), secrets, strict=True):
        assert hashes[person.id] == hashlib.sha256(secret.encode()).hexdigest()
    for file in data.iterdir():
        held = file.read_bytes()
        for secret in (*secrets, key):
            assert secret.encode() not in held, file
        if file.name in ("secret", "troyes.sqlite"):
            assert file.stat().st_mode & 0o077 == 0
