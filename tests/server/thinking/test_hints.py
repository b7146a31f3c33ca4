"""Hints: for the seat that asks and nobody else, where the table allows them, for the moment that was asked about."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.city.test_secrets import with_other_secrets
from tests.server.serving import BOT, FRIEND, HOT, ME, Line, Place, inside, people
from tests.server.thinking.test_pool import eventually

import troyes
from troyes.coach.shapes import Hint
from troyes.core.message import Message
from troyes.server.storage.errors import StoreError
from troyes.server.storage.shapes import Act
from troyes.server.thinking import hints, jobs
from troyes.server.thinking.pool import Job, Thinkers
from troyes.server.thinking.reports import Progress, Report


class Advising(Thinkers):
    """Gives a hint when it is let, and none before."""

    gate: asyncio.Event
    jobs: list[Job]

    async def think(self, job: Job, told: Report | None = None) -> list[str]:
        await asyncio.sleep(0)
        return jobs.turn(job, told)

    async def hint(self, job: Job, told: Report | None = None) -> Hint:
        self.jobs.append(job)
        if told is not None:
            told(Progress(0.5, job.seconds, 40))
        await self.gate.wait()
        return jobs.hinted(msgspec.structs.replace(job, simulations=5), told)


@pytest.fixture
def advising() -> type[Advising]:
    Advising.gate = asyncio.Event()
    Advising.gate.set()
    Advising.jobs = []
    return Advising


async def hint(line: Line, **given: Any) -> dict[str, Any]:
    """The answer to a question for a hint, as the table stands now."""
    turn = await line.my_turn()
    await line.send("hint", id="h", **{"seat": turn["seat"], "at": turn["at"], **given})
    return await answered(line)


async def answered(line: Line) -> dict[str, Any]:
    while True:
        message = await line.hear()
        if message.get("id") == "h" and message["t"] != "hinting":
            return message


def words_of(answer: dict[str, Any]) -> str:
    assert answer["t"] == "refused", answer
    return answer["why"]["id"]


async def test_a_hint_names_legal_steps_and_says_why(tmp_path: Path, advising: type[Advising]) -> None:
    async with inside(tmp_path, thinkers=advising) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, BOT], seed="hint")
        assert table["hints"] is True
        async with anna.line(table) as line:
            turn = await line.my_turn()
            keys = {option["key"] for option in turn["options"]}
            answer = await hint(line)
            assert answer["t"] == "hint"
            assert 1 <= len(answer["lines"]) <= 3
            assert {found["steps"][0]["key"] for found in answer["lines"]} <= keys
            best = answer["lines"][0]
            assert best["gives_up"] == 0
            assert len(best["points"]) == 2
            for said in [best["steps"][0]["says"], *best["reasons"]]:
                assert Message(said["id"], said["args"]).text("fr", ["Anna", "B"])
            await line.choose(best["steps"][0]["key"])
            assert [key for seat, key in place.room(table).game.made() if seat == 0] == [best["steps"][0]["key"]]


async def test_a_hint_is_nobody_elses(tmp_path: Path, advising: type[Advising]) -> None:
    async with inside(tmp_path, thinkers=advising) as place, people(place.url, "Anna", "Bea") as (anna, bea, nobody):
        table = await anna.make("troyes-dice", [ME, FRIEND], hints=True)
        await bea.join(table)
        async with (
            anna.line(table) as line,
            anna.line(table) as second,
            bea.line(table) as other,
            nobody.line(table, key=table["key"]) as watcher,
        ):
            assert (await hint(line))["t"] == "hint"
            for quiet in (second, other, watcher):
                await quiet.send("ping")
                await quiet.expect("pong")
                assert not [text for text in quiet.heard if '"hint"' in text or '"hinting"' in text]
        assert place.room(table).game.made() == []


async def test_a_shared_table_has_hints_only_if_its_maker_says_so(tmp_path: Path, advising: type[Advising]) -> None:
    async with inside(tmp_path, thinkers=advising) as place, people(place.url, "Anna") as (anna, _):
        for seats, usual in (([ME], True), ([ME, BOT], True), ([HOT, BOT], True), ([ME, HOT], False), ([BOT], True)):
            assert (await anna.make("troyes-dice", seats))["hints"] is usual
            assert (await anna.make("troyes-dice", seats, hints=not usual))["hints"] is not usual
        assert (await anna.make("troyes-dice", [ME, FRIEND]))["hints"] is False
        async with anna.line(await anna.make("troyes-dice", [ME, HOT])) as line:
            assert words_of(await hint(line)) == "web-no-hints"
        assert advising.jobs == []


async def test_a_hint_is_for_ones_own_open_decision(tmp_path: Path, advising: type[Advising]) -> None:
    async with inside(tmp_path, thinkers=advising) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes", [ME, FRIEND], hints=True, options={"start_player": 0})
        await bea.join(table)
        async with anna.line(table) as line, bea.line(table) as other:
            turn = await line.my_turn()
            await other.expect("state")
            moved = place.room(table).stored.seats[1].moved
            await other.send("hint", id="h", seat=1, at=moved)
            assert words_of(await answered(other)) == "web-hint-not-now"
            await other.send("hint", id="h", seat=0, at=turn["at"])
            assert words_of(await answered(other)) == "web-not-your-seat"
            assert words_of(await hint(line, at=turn["at"] + 1)) == "web-late"
            await line.choose(turn["options"][0]["key"])  # ends the turn: it is held
            assert words_of(await hint(line)) == "web-held"
        assert advising.jobs == []


async def test_one_hint_at_a_time_and_one_can_play_on(tmp_path: Path, advising: type[Advising]) -> None:
    advising.gate.clear()
    async with inside(tmp_path, thinkers=advising) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME], seed="one")
        async with anna.line(table) as line, anna.line(table) as second:
            turn = await line.my_turn()
            await line.send("hint", id="h", seat=0, at=turn["at"])
            progress = await line.expect("hinting")
            assert progress["id"] == "h"
            assert progress["simulations"] == 40
            assert progress["of"] == hints.SHORTEST
            assert words_of(await hint(second)) == "web-hint-already"
            await line.choose(turn["options"][0]["key"])
            advising.gate.set()
            assert words_of(await answered(line)) == "web-late"  # the moment has gone
            assert place.room(table).hinting == set()
            assert (await hint(line))["t"] == "hint"


async def test_a_hint_can_be_called_off(tmp_path: Path, advising: type[Advising]) -> None:
    advising.gate.clear()
    async with inside(tmp_path, thinkers=advising) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            turn = await line.my_turn()
            await line.send("hint", id="h", seat=0, at=turn["at"])
            await line.expect("hinting")
            await line.send("stop_hint", id="h")
            await line.send("stop_hint", id="never asked")
            await eventually(lambda: not place.room(table).hinting)
            advising.gate.set()
            assert (await hint(line))["t"] == "hint"
        advising.gate.clear()
        async with anna.line(table) as line:  # who leaves has called it off, too
            turn = await line.my_turn()
            await line.send("hint", id="h", seat=0, at=turn["at"])
            await line.expect("hinting")
        await eventually(lambda: not place.room(table).hinting)


async def test_hints_are_counted(tmp_path: Path, advising: type[Advising]) -> None:
    async with (
        inside(tmp_path, thinkers=advising, hints_per_minute=2) as place,
        people(place.url, "Anna") as (anna, _),
        anna.line(await anna.make("troyes-dice", [ME])) as line,
    ):
        for _ in range(2):
            assert (await hint(line))["t"] == "hint"
        assert words_of(await hint(line)) == "web-too-many"


@pytest.mark.parametrize(("seconds", "takes"), [(0.1, 2.0), (1.0, 2.0), (3.0, 3.0), (60.0, 10.0)])
async def test_a_hint_takes_as_long_as_the_tables_bots(
    tmp_path: Path, advising: type[Advising], seconds: float, takes: float
) -> None:
    async with inside(tmp_path, thinkers=advising) as place, people(place.url, "Anna") as (anna, _):
        async with anna.line(await anna.make("troyes-dice", [ME], seconds=seconds)) as line:
            await hint(line)
        assert [job.seconds for job in advising.jobs] == [takes]


async def test_a_hint_that_fails_is_told(tmp_path: Path, advising: type[Advising], monkeypatch: Any) -> None:
    def broken(job: Job, told: Report | None = None) -> Hint:
        raise ZeroDivisionError

    monkeypatch.setattr(jobs, "hinted", broken)
    async with (
        inside(tmp_path, thinkers=advising) as place,
        people(place.url, "Anna") as (anna, _),
        anna.line(await anna.make("troyes-dice", [ME])) as line,
    ):
        assert words_of(await hint(line)) == "web-fault"
        await line.choose((await line.my_turn())["options"][0]["key"])


async def hinted(place: Place, table: dict[str, Any]) -> bool:
    """Whether the disk knows that a hint was given."""
    play = await place.services.store.play(table["id"])
    assert play is not None
    assert play.table.hinted is (await place.services.tables.room(table["id"])).stored.hinted
    return play.table.hinted


@pytest.mark.parametrize("seats", [[ME], [ME, HOT]])
async def test_that_a_hint_was_given_is_kept(
    tmp_path: Path, advising: type[Advising], seats: list[dict[str, Any]]
) -> None:
    async with inside(tmp_path, thinkers=advising) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", seats, hints=True)
        async with anna.line(table) as line:
            advising.gate.clear()
            turn = await line.my_turn()
            await line.send("hint", id="h", seat=turn["seat"], at=turn["at"])
            await line.expect("hinting")
            await line.send("stop_hint", id="h")
            await eventually(lambda: not place.room(table).hinting)
            assert not await hinted(place, table)  # nobody has seen it
            advising.gate.set()
            assert (await hint(line))["t"] == "hint"
            assert await hinted(place, table)
            assert (await hint(line))["t"] == "hint"
            await line.choose((await line.my_turn())["options"][0]["key"])
    async with inside(tmp_path) as place:
        assert await hinted(place, table)


async def test_another_game_at_the_same_table_begins_without_the_hints_of_the_last(
    tmp_path: Path, advising: type[Advising]
) -> None:
    async with inside(tmp_path, thinkers=advising) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("king", [ME])
        async with anna.line(table) as line:
            assert (await hint(line))["t"] == "hint"
            await line.play_out(random.Random(1))
        assert await hinted(place, table)
        again = await anna.post(f"/api/tables/{table['id']}/rematch")
        assert again["hints"]
        assert not await hinted(place, again)


async def test_a_hint_is_not_shown_before_that_is_on_disk(
    tmp_path: Path, advising: type[Advising], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(act: Act) -> None:
        raise StoreError("storage-not-written", detail="the disk is full")

    async with inside(tmp_path, thinkers=advising) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("king", [ME])
        async with anna.line(table) as line:
            with monkeypatch.context() as patch:
                patch.setattr(place.services.store, "write", full)
                assert words_of(await hint(line)) == "storage-not-written"
                assert not await hinted(place, table)
            assert (await hint(line))["t"] == "hint"
            assert await hinted(place, table)


# -- secrets ---------------------------------------------------------------------------------------------------------


def told(game: troyes.Game, seat: int) -> bytes:
    """The hint at a position, byte for byte, as it goes over the line."""
    jobs._games["secret"] = (game, 0)
    job = Job("secret", "troyes", 2, {}, "", [], seat, simulations=12)
    found = jobs.hinted(job)
    return msgspec.json.encode([hints._line(line) for line in found.lines])


def test_a_hint_is_the_same_whatever_others_have_in_secret() -> None:
    """Others' Characters, decks, cards face down, and the dice to come."""
    rng = random.Random(9)
    for choices in (0, 14, 40):
        game = troyes.new_game("troyes", players=2, seed="secret hints")
        while len(game.made()) < choices:
            game.play(game.pending[0].seat, rng.choice(game.pending[0].options))
        position, seat = game.position(), game.pending[0].seat
        here = told(troyes.from_position(position, seed="a"), seat)
        changed = with_other_secrets(position, seat, rng)
        for family, real in zip(changed["families"], position["families"], strict=True):
            family["vp"] = real["vp"]  # everybody has seen each gain: a guess keeps the sum
        other = troyes.from_position(changed, seed="b")
        assert other.position() != position
        assert told(other, seat) == here


async def test_a_hint_is_the_same_whatever_others_choose_at_the_same_time(tmp_path: Path) -> None:
    """Troyes Dice: another seat's open choice is a secret until everybody has chosen."""
    game = troyes.new_game("troyes-dice", players=2, seed="at once")
    job = Job("at once", "troyes-dice", 2, {}, "at once", [], 0, simulations=12)
    found = [jobs.hinted(job)]
    for option in list(game.pending[1].options)[:3]:
        found.append(jobs.hinted(msgspec.structs.replace(job, table="at once", choices=[(1, option.key)])))
    lines = [msgspec.json.encode([hints._line(line) for line in hint.lines]) for hint in found]
    assert len(set(lines)) == 1
