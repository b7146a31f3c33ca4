"""The live line: numbered states, steps that are made once, and what a lost line comes back to."""

import asyncio
import json
import random
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest
from tests.city.table import act, city
from tests.city.table import place as placed
from tests.server.serving import BOT, FRIEND, HOT, ME, Line, Person, inside, people, played_up_to
from websockets.exceptions import ConnectionClosed

import troyes
from troyes.core import game as core_game
from troyes.server.rooms import ways


def keys_of(state: dict[str, Any]) -> list[str]:
    return [option["key"] for option in state["turn"]["options"]]


async def half_day(line: Line) -> tuple[str, str]:
    """Chooses a die and what to use it for: the turn only waits to be ended now."""
    die = keys_of(await line.until(lambda state: state["turn"] is not None))[0]
    use = keys_of(await line.choose(die))[0]
    assert (await line.choose(use))["turn"]["held"]["key"] == use
    return die, use


async def played_until(line: Line, kind: str, rng: random.Random) -> dict[str, Any]:
    """Plays at random until it has to choose something of this kind."""
    while True:
        turn = await line.my_turn()
        if turn["kind"] == kind:
            return turn
        await line.choose(rng.choice(turn["options"])["key"], confirm=True)


# -- states ----------------------------------------------------------------------------------------------------------


async def test_a_line_begins_with_the_table_and_its_state(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            around = (await line.hear())["table"]
            assert around["seats"][0] == {**table["seats"][0], "here": True}
            state = await line.hear()
            assert (state["t"], state["n"], state["seat"], state["log_from"]) == ("state", table["n"], 0, 0)
            assert state["pending"] == [0]
            assert "log" not in state["view"]
            assert state["turn"]["seat"] == 0
            assert state["turn"]["at"] == around["seats"][0]["moved"]
            assert all(option["does"] == [] for option in state["turn"]["options"])


async def test_who_wants_to_is_told_what_each_option_would_do(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME], seed="s")
        async with anna.line(table, foresee=True) as line:
            await line.expect("state")
            first = line.state["turn"]["options"][0]
            state = await line.choose(first["key"])
            assert any(option["does"] and option["change"] for option in state["turn"]["options"])
            option = next(option for option in state["turn"]["options"] if option["change"])
            held = (await line.choose(option["key"]))["turn"]["held"]
            both = {what: first["change"].get(what, 0) + option["change"].get(what, 0) for what in held["change"]}
            assert held["change"] == both  # all of the turn, its first step too
            assert held["does"]


async def test_states_are_numbered_and_their_logs_fit_together(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, BOT])
        log: list[Any] = []
        numbers: list[int] = []
        async with anna.line(table) as line:
            await line.play_out(random.Random(3))
            for state in (json.loads(text) for text in line.heard):
                if state["t"] == "state":
                    numbers.append(state["n"])
                    assert state["log_from"] <= len(log)
                    log = log[: state["log_from"]] + state["log"]
        assert numbers == sorted(set(numbers))
        async with anna.line(table) as line:
            whole = await line.expect("state")
        assert whole["log_from"] == 0
        assert whole["log"] == log
        assert whole["over"]


async def test_a_lost_line_is_only_told_what_it_does_not_know(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            await line.expect("state")
            first = line.state["n"]
            n = (await line.choose(keys_of(line.state)[0]))["n"]
        for _ in range(2):  # the second time the table comes from disk
            async with anna.line(table, after=n) as line:
                await line.expect("table")
                assert await line.hear() == {"t": "pong", "n": n}
                await line.nothing_new()
            async with anna.line(table, after=first) as line:
                state = await line.expect("state")
                assert (state["n"], state["log_from"]) == (n, 0)
            place.services.tables.rooms.clear()
        async with anna.line(table, after=n) as line:  # and the log goes on where it was
            await line.expect("pong")
            line.state = state
            after = await line.choose(keys_of(state)[0])
            assert after["log_from"] >= len(state["log"]) or after["log"]


async def test_everybody_is_shown_a_step_as_soon_as_it_is_made(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, nobody):
        table = await anna.make("troyes", [ME, FRIEND], listed=True)
        await bea.join(table)
        async with anna.line(table) as one, bea.line(table) as two, nobody.line(table) as three:
            for line in (one, two, three):
                await line.expect("state")
            first, other = (one, two) if one.state["turn"] else (two, one)
            state = await first.choose(keys_of(first.state)[0], confirm=True)
            for line in (other, three):
                seen = await line.until(lambda seen: seen["n"] == state["n"])
                assert seen["view"]["buildings"] == state["view"]["buildings"]
            assert other.state["turn"] is not None
            assert three.state["turn"] is None
            assert three.state["seat"] is None


# -- steps -----------------------------------------------------------------------------------------------------------


async def test_steps_are_taken_back_one_by_one_to_what_was_last_revealed(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            start = await line.expect("state")
            await half_day(line)
            assert line.state["turn"]["can_undo"]
            assert (await line.undo())["turn"]["kind"] == "use"
            back = await line.undo()
            assert (back["turn"]["kind"], back["view"]) == ("die", start["view"])
            assert not back["turn"]["can_undo"]
            turn = back["turn"]
            await line.refuses("web-nothing-to-undo", "undo", seat=0, at=turn["at"])
            await half_day(line)
            revealed = await line.confirm()
            assert revealed["turn"]["kind"] == "die"
            assert not revealed["turn"]["can_undo"]
            await line.refuses("web-nothing-to-undo", "undo", seat=0, at=revealed["turn"]["at"])
            await line.nothing_new()


async def test_several_keys_are_all_carried_out_or_none(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            turn = await line.my_turn()
            die = turn["options"][0]["key"]
            for wrong in ("nonsense", die, "x" * 60):
                answer = await line.step("choose", keys=[die, wrong])
                assert answer["t"] == "refused", answer
            await line.nothing_new()
            use = keys_of(await line.choose(die))[0]
            await line.undo()
            assert (await line.choose(die, use))["turn"]["held"]["key"] == use
            await line.refuses("web-held", "choose", seat=0, at=line.state["turn"]["at"], keys=[use])
            await line.undo()
            await line.undo()
            answer = await line.step("choose", keys=[die, use, die])
            assert answer["why"]["id"] == "web-held"
            ended = await line.choose(die, use, confirm=True)
            assert ended["turn"]["kind"] == "die"
            assert ended["turn"]["held"] is None


async def test_a_double_click_makes_one_step(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            turn = await line.my_turn()
            step = {"seat": 0, "at": turn["at"], "keys": [turn["options"][0]["key"]]}
            for tag in ("one", "two", "three"):
                await line.send("choose", id=tag, **step)
            answers: dict[str, dict[str, Any]] = {}
            while len(answers) < 3:
                message = await line.hear()
                if "id" in message:
                    answers[message["id"]] = message
            assert [answers[tag]["t"] for tag in ("one", "two", "three")] == ["done", "refused", "refused"]
            assert {answers[tag]["why"]["id"] for tag in ("two", "three")} == {"web-late"}
            assert line.state["n"] == answers["one"]["n"]
            await half_day_rest(line)
            confirm = {"seat": 0, "at": line.state["turn"]["at"]}
            await line.send("confirm", id="first", **confirm)
            await line.refuses("web-late", "confirm", **confirm)
        assert len(place.room(table).game.made()) == 2


async def half_day_rest(line: Line) -> None:
    await line.choose(keys_of(line.state)[0])
    assert line.state["turn"]["held"] is not None


async def test_a_late_packet_changes_nothing(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            turn = await line.my_turn()
            await line.choose(keys_of(line.state)[0])
            await line.undo()  # the same options again, and yet it is later
            again = line.state["turn"]
            assert [o["key"] for o in again["options"]] == [o["key"] for o in turn["options"]]
            for at in (turn["at"], again["at"] + 1, 10**18):
                for t, more in (("choose", {"keys": keys_of(line.state)[:1]}), ("confirm", {}), ("undo", {})):
                    await line.refuses("web-late", t, seat=0, at=at, **more)
            await line.nothing_new()


async def test_two_tabs_show_the_same_and_do_no_harm(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as one, anna.line(table) as two:
            turn = await two.my_turn()
            state = await one.choose((await one.my_turn())["options"][0]["key"])
            step = {"seat": 0, "at": turn["at"], "keys": [turn["options"][0]["key"]]}
            await two.refuses("web-late", "choose", **step)
            assert await two.until(lambda seen: seen["n"] == state["n"]) == state
            after = await two.undo()
            assert await one.until(lambda seen: seen["n"] == after["n"]) == after


async def test_confirming_needs_something_to_confirm(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME])
        async with anna.line(table) as line:
            turn = await line.my_turn()
            await line.refuses("web-nothing-held", "confirm", seat=0, at=turn["at"])


async def test_what_a_game_refuses_comes_with_its_rule(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("king", [ME])
        async with anna.line(table) as line:
            turn = await played_until(line, "action", random.Random(2))
            offered = turn["options"][0]["key"]
            assert (await line.asked("why", seat=0, key=offered))["why"] is None
            room = place.room(table)
            all_keys = room.game.vocabulary.keys
            barred = next(key for key in all_keys if (why := room.game.why_not(0, key)) is not None and why.rule)
            told = (await line.asked("why", seat=0, key=barred))["why"]
            assert told["rule"]
            answer = await line.step("choose", keys=[barred])
            assert answer["why"] == told
            assert (await line.asked("why", seat=0, key="no such key"))["why"]["id"] == "why-unknown-key"


async def test_a_way_can_be_gone_at_once(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("king", [ME], seed="ways")
        async with anna.line(table) as line:
            turn = await played_until(line, "action", random.Random(2))
            every = (await line.asked("ways", seat=0))["ways"]
            assert every
            firsts = {way["keys"][0] for way in every}
            assert firsts <= {option["key"] for option in turn["options"]}
            first = every[0]["keys"][0]
            some = (await line.asked("ways", seat=0, first=first))["ways"]
            assert some
            assert all(way in every and way["keys"][0] == first for way in some)
            assert len({way["times"] for way in some}) == len(some)  # the cheapest for each number of times
            die = next(key for key in some[0]["keys"][1:] if key != "done")
            with_it = (await line.asked("ways", seat=0, dice=[die]))["ways"]
            assert with_it
            assert all(die in way["keys"] for way in with_it)
            assert (await line.asked("ways", seat=0, first="no such key"))["ways"] == []
            await line.choose(*some[0]["keys"])


def test_after_a_settling_marauding_is_offered_with_one_two_and_three_cubes() -> None:
    """T23: it takes no more cubes in the action that settled it; the next player finds it empty."""
    game = placed(city(events={"marauding": [1, 1]}, dice={0: "y3", 1: "y6 y5 y3", 2: "w1"}))
    act(game, "combat marauding", "y3")
    assert sorted(way.times for way in ways.fitting(game.plans(1), "combat marauding", ())) == [1, 2, 3]


def test_of_ways_with_the_same_outcome_the_one_that_uses_least_is_told() -> None:
    game = placed(city(dice={0: "y5 y4", 1: "w1", 2: "w1", "neutral": "y4"}, deniers=[9, 5, 5]))
    every = [way for way in ways.fitting(game.plans(0), "", ()) if way.keys[0] == "agriculture"]
    assert [(way.times, len(way.dice), way.price) for way in every if way.times == 2] == [(2, 1, {})]
    assert next(way.value for way in every if way.times == 2) == 4
    assert len({way.times for way in every}) == len(every)


def test_dice_in_the_hand_are_not_offered_more_dice_that_change_nothing() -> None:
    game = placed(city(dice={0: "y4 y1 y1", 1: "w1", 2: "w1"}))
    found = [way for way in ways.fitting(game.plans(0), "", ["die 0 yellow 4"]) if way.keys[0] == "combat marauding"]
    assert [(way.times, len(way.dice)) for way in found] == [(1, 1), (2, 3)]


def test_a_way_that_leaves_open_how_often_tells_what_it_brings_at_most() -> None:
    game = placed(city(dice={0: "y6", 1: "w1", 2: "w1"}))
    found = ways.seen(game, 0, game.plans(0), "combat marauding", ())
    assert [(way.times, way.price, way.change) for way in found] == [(2, {}, {"influence": 2})]


def test_a_way_tells_its_dice_what_they_cost_and_what_they_bring() -> None:
    game = placed(city(dice={0: "y5", 1: "w1", 2: "w1", "neutral": "y6"}, deniers=[9, 5, 5]))
    seen = ways.seen(game, 0, game.plans(0), "agriculture", ())
    told = {way.times: (len(way.dice), way.price, way.change) for way in seen}
    assert told == {
        2: (1, {}, {"deniers": 2}),
        3: (1, {"deniers": 2}, {"deniers": 1}),
        5: (2, {"deniers": 4}, {"deniers": 1}),
    }


async def test_several_steps_are_taken_back_at_once_or_not_at_all(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("king", [ME], seed="ways")
        async with anna.line(table) as line:
            turn = await played_until(line, "action", random.Random(2))
            way = next(way for way in (await line.asked("ways", seat=0))["ways"] if len(way["keys"]) > 1)
            await line.choose(*way["keys"])
            at = line.state["turn"]["at"]
            await line.refuses("web-nothing-to-undo", "undo", seat=0, at=at, steps=50)
            await line.asked("undo", seat=0, at=at, steps=len(way["keys"]))
            assert line.state["turn"]["options"] == turn["options"]


async def test_the_device_is_passed_on(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes-dice", [ME, {"kind": "hot", "name": "Otto"}, FRIEND])
        await bea.join(table)
        async with anna.line(table) as line:
            await line.expect("state")
            await line.choose(keys_of(line.state)[0])
            await line.send("sit", seat=1)
            state = await line.until(lambda state: state["seat"] == 1)
            assert state["log_from"] == 0
            assert state["turn"]["seat"] == 1
            await line.send("sit", seat=2)
            assert (await line.hear())["why"]["id"] == "web-not-your-seat"
            await line.send("sit", seat=9)
            assert (await line.hear())["why"]["id"] == "web-not-your-seat"
            assert line.state["seat"] == 1
        async with anna.line(table, seat=1) as line:
            assert (await line.expect("state"))["seat"] == 1
        async with anna.line(table, seat=2) as line:
            assert (await line.expect("state"))["seat"] == 0
        async with anna.line(table, watch=True) as line:
            assert (await line.expect("state"))["seat"] is None


async def test_of_several_own_seats_the_one_that_must_choose_is_shown(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes", [ME, HOT], options={"start_player": 1})
        async with anna.line(table) as line:
            assert (await line.expect("state"))["seat"] == 1


# -- who may ---------------------------------------------------------------------------------------------------------


async def test_only_the_holder_plays_a_seat(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea", "Eve") as (anna, bea, eve, nobody):
        table = await anna.make("troyes-dice", [ME, FRIEND], listed=True)
        await bea.join(table)
        async with anna.line(table) as own:
            turn = await own.my_turn()
            key = turn["options"][0]["key"]
            for person in (bea, eve, nobody):
                async with person.line(table, seat=0) as line:
                    state = await line.expect("state")
                    assert state["seat"] == (1 if person is bea else None)
                    for t, more in (("choose", {"keys": [key]}), ("confirm", {}), ("undo", {})):
                        await line.refuses("web-not-your-seat", t, seat=0, at=turn["at"], **more)
                    await line.refuses("web-not-your-seat", "why", seat=0, key=key)
                    await line.refuses("web-not-your-seat", "ways", seat=0)
                    await line.refuses("web-not-your-seat", "choose", seat=9, at=0, keys=[key])
            await own.nothing_new()


async def test_nobody_plays_while_a_bot_stands_in(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes-dice", [ME, FRIEND])
        await bea.join(table)
        async with anna.line(table) as line:
            turn = await line.my_turn()
            await anna.post(f"/api/tables/{table['id']}/leave")
            step = {"seat": 0, "at": turn["at"], "keys": [turn["options"][0]["key"]]}
            await line.refuses("web-bot-plays", "choose", **step)
            await line.refuses("web-bot-plays", "undo", seat=0, at=turn["at"])
            await line.send("sit", seat=0)
            assert (await line.expect_refusal())["why"]["id"] == "web-bot-plays"


async def test_before_the_game_there_is_nothing_to_play(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bea") as (anna, bea, _):
        table = await anna.make("troyes", [ME, FRIEND])
        async with anna.line(table) as line:
            await line.expect("table")
            await line.refuses("web-not-begun", "choose", seat=0, at=0, keys=["x"])
            await line.refuses("web-not-begun", "why", seat=0, key="x")
            await line.refuses("web-not-begun", "ways", seat=0)
            await bea.join(table)  # the game begins under the eyes of those who wait
            state = await line.expect("state")
            assert state["log_from"] == 0


async def closed_with(person: Person, table: dict[str, Any], key: str = "", **headers: str) -> int:
    """The code with which a line is closed at once."""
    async with person.dial(table, key, **headers) as socket:
        with suppress(ConnectionClosed):
            async with asyncio.timeout(10):
                await socket.send('{"t": "hello"}')
                while True:
                    await socket.recv()
        assert socket.close_code is not None
        return socket.close_code


async def test_a_private_table_has_no_line_for_strangers(tmp_path: Path) -> None:
    async with (
        inside(tmp_path, unknown_links_per_minute=6) as place,
        people(place.url, "Anna", "Eve") as (anna, eve, nobody),
    ):
        table = await anna.make("troyes-dice", [ME])
        for person in (eve, nobody):
            assert await closed_with(person, table) == 4404
            assert await closed_with(person, table, key="wrong") == 4404
            assert await closed_with(person, {"id": "0123456789abcdef"}) == 4404
        assert await closed_with(eve, table, key="wrong") == 4429  # enough guesses
        async with nobody.line(table, key=table["key"]) as line:
            assert (await line.expect("state"))["seat"] is None


async def test_another_sites_page_gets_no_line(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, nobody):
        table = await anna.make("troyes-dice", [ME])
        cookie = f"troyes={anna.token}"
        for headers in (
            {"origin": "https://elsewhere.example"},
            {"origin": "null"},
            {"sec_fetch_site": "cross-site"},
            {},
        ):
            assert await closed_with(nobody, table, cookie=cookie, **headers) == 4403
        async with nobody.dial(table, cookie=cookie, origin=place.url) as socket:
            line = Line(socket)
            await line.send("hello")
            assert (await line.expect("state"))["seat"] == 0


# -- from disk -------------------------------------------------------------------------------------------------------


async def test_steps_that_can_be_taken_back_come_back_from_disk(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, HOT])
        async with anna.line(table, seat=0) as one, anna.line(table, seat=1) as two:
            await one.expect("state")
            await two.expect("state")
            await half_day(one)
            await two.choose(keys_of(two.state)[0])
            seen = one.state, two.state
        place.services.tables.rooms.clear()
        async with anna.line(table, seat=0) as one, anna.line(table, seat=1) as two:
            first, second = await one.expect("state"), await two.expect("state")
            assert first["turn"] == seen[0]["turn"]
            assert second["turn"] == seen[1]["turn"]
            assert second["view"] == seen[1]["view"]
            await one.undo()
            assert (await one.undo())["turn"]["kind"] == "die"
            assert (await two.undo())["turn"]["kind"] == "die"


PLAIN = not (core_game.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
"""Calls within compiled code cannot be counted."""


def counted(kind: type[troyes.Game], name: str, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """A list that grows with each call of a method, where it can be counted."""
    calls: list[Any] = []
    plain = getattr(kind, name)

    def noted(*args: Any) -> Any:
        calls.append(args)
        return plain(*args)

    if PLAIN:
        monkeypatch.setattr(kind, name, noted)
    return calls


async def test_a_finished_game_opens_by_its_choices_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each settled choice is played once: no copies of the game are made to try something out."""
    options = {"ramparts": True, "purple_die": True, "characters": "ladies", "activities": "both", "events": "both"}
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes", [ME, HOT, HOT, HOT], options={**options, "tournament": True})
        game = await played_up_to(place, table)
        counts = [counted(type(game), name, monkeypatch) for name in ("play", "copy")]
        async with anna.line(table) as line:
            state = await line.expect("state")
            assert state["over"]
        if PLAIN:
            assert [len(count) for count in counts] == [len(game.made()), 0]


async def test_undoing_late_in_a_game_plays_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await anna.make("troyes-dice", [ME, HOT], seed="late")
        await played_up_to(place, table, 50)
        async with anna.line(table) as line:
            turn = await line.my_turn()
            await line.choose(turn["options"][0]["key"])
            made = counted(type(place.room(table).game), "play", monkeypatch)
            state = await line.undo()
            assert state["turn"]["options"] == turn["options"]
            assert made == []
