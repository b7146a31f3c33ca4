"""Looking back at a finished game: every moment is the one that was played, through whichever eyes."""

import random
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from tests.server.serving import HOT, ME, Person, Place, inside, people, played_up_to, refused

import troyes

GAMES = [("troyes", [ME, HOT, HOT]), ("king", [ME]), ("troyes-dice", [ME, HOT, HOT])]


async def over(place: Place, person: Person, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A table whose game has been played to its end."""
    table = await person.make(game, seats, **more)
    await played_up_to(place, table)
    return table


async def states(person: Person, table: dict[str, Any], first: int, count: int, eyes: str) -> list[dict[str, Any]]:
    path = f"/api/tables/{table['id']}/replay/states?first={first}&count={count}&eyes={eyes}"
    return (await person.get(path))["states"]


def line(table: dict[str, Any], keys: list[str]) -> str:
    """Where it is told what these steps of the first seat lead to, from the start."""
    asked = urlencode({"at": 0, "seat": 0, "eyes": "0", "keys": keys}, doseq=True)
    return f"/api/tables/{table['id']}/replay/line?{asked}"


def logs(found: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The whole log of each state, put together as a page does it."""
    log: list[dict[str, Any]] = []
    whole: list[list[dict[str, Any]]] = []
    for state in found:
        log = [*log[: state["log_from"]], *state["log"]]
        whole.append(log)
    return whole


@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_every_moment_is_the_one_that_was_played(tmp_path: Path, game: str, seats: list[dict[str, Any]]) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna, game, seats)
        record = await anna.get(f"/api/tables/{table['id']}/record")
        told = await anna.get(f"/api/tables/{table['id']}/replay")
        assert [[moment["seat"]] for moment in told["moments"]] == [[seat] for seat, _ in record["choices"]]
        assert told["scores"] == record["scores"]
        last = len(record["choices"])
        for first in (0, last // 3, last - 3):
            for seat in [None, *range(len(seats))]:
                eyes = "watch" if seat is None else str(seat)
                found = await states(anna, table, first, 4, eyes)
                assert [state["n"] for state in found] == list(range(first, min(first + 4, last + 1)))
                for state, log in zip(found, logs(found), strict=True):
                    true = troyes.replay(record, state["n"])
                    assert state["view"] == true.view(seat)
                    assert [(line["id"], line["args"]) for line in log] == [
                        (line["id"], line.get("args", {})) for line in true.view(seat, log=True)["log"]
                    ]
                    assert state["pending"] == [decision.seat for decision in true.pending]
                    assert state["turn"] is None


async def test_one_who_sees_all_sees_what_each_seat_sees_of_itself(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        city = await over(place, anna, "troyes", [ME, HOT])
        (seen,) = await states(anna, city, 5, 1, "all")
        (watched,) = await states(anna, city, 5, 1, "watch")
        for seat in (0, 1):
            (own,) = await states(anna, city, 5, 1, str(seat))
            assert seen["view"]["families"][seat] == own["view"]["families"][seat]
            assert watched["view"]["families"][seat]["characters"] is None
        assert all(card["card"] for card in seen["view"]["activities"])
        assert any(card["card"] is None for card in watched["view"]["activities"])
        assert len(logs([seen])[0]) > len(logs([watched])[0])

        dice = await over(place, anna, "troyes-dice", [ME, HOT])
        moments = (await anna.get(f"/api/tables/{dice['id']}/replay"))["moments"]
        last = min(len(moments), 60)
        seen, watched = [await states(anna, dice, 0, last, eyes) for eyes in ("all", "watch")]
        differ = [at for at in range(last) if seen[at]["view"]["sheets"] != watched[at]["view"]["sheets"]]
        assert differ  # what somebody has done in a half day that is not over
        for seat in (0, 1):
            own = await states(anna, dice, 0, last, str(seat))
            for at in range(last):
                assert seen[at]["view"]["sheets"][seat] == own[at]["view"]["yours"]["sheet"]


async def test_moments_know_their_round_their_turn_and_what_was_revealed(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna, "troyes", [ME, HOT])
        told = await anna.get(f"/api/tables/{table['id']}/replay")
        record = await anna.get(f"/api/tables/{table['id']}/record")
        game = troyes.replay(record, 0)
        for moment, (seat, key) in zip(told["moments"], record["choices"], strict=True):
            stage = told["stages"][moment["stage"]]
            assert stage["number"] == (-1 if game.view(None)["step"] == "placement" else game.view(None)["round"] - 1)
            option = next(one for one in game.pending[0].options if one.key == key)
            assert moment["says"]["id"] == option.message.id
            before = game.reveals
            game.play(seat, key)
            assert moment["reveals"] == (game.reveals != before)
        assert [stage["first"] for stage in told["stages"]] == sorted({stage["first"] for stage in told["stages"]})
        for one, other in zip(told["moments"], told["moments"][1:], strict=False):
            assert other["turn"] - one["turn"] in (0, 1)
            assert other["turn"] > one["turn"] or other["seat"] == one["seat"]


async def test_a_line_that_was_not_played_ends_where_dice_would_be_rolled(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna, "troyes-dice", [ME])
        record = await anna.get(f"/api/tables/{table['id']}/record")
        game = troyes.replay(record, 0)
        keys: list[str] = []
        while game.pending and len(keys) < 20:  # some way through the first half day, into the next
            keys.append(game.pending[0].options[-1].key)
            game.play(0, keys[-1])
        found = await anna.get(line(table, keys))
        first = troyes.replay(record, 0)
        shown = found["states"]
        assert shown[0]["view"] == first.view(0)
        assert shown[0]["turn"]["options"][0]["key"] == keys[0]
        assert len(shown[0]["turn"]["options"]) == 1
        assert shown[1]["view"] == (first.ahead(0, keys[0]) or first).view(0)
        assert len(shown) < len(keys)  # no dice were rolled that nobody has seen
        assert all(state["view"]["day"] == 1 and state["view"]["half"] == "morning" for state in shown)

        broken = await anna.get(line(table, ["nonsense"]))
        assert len(broken["states"]) == 1
        assert broken["states"][0]["turn"] is None


async def test_a_moment_costs_no_more_than_a_few_replays(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        table = await over(place, anna, "troyes", [ME, HOT, HOT, HOT])
        record = await anna.get(f"/api/tables/{table['id']}/record")
        last = len((await anna.get(f"/api/tables/{table['id']}/replay"))["moments"])
        rng = random.Random(1)
        moments, games = [], []
        for _ in range(12):
            began = time.perf_counter()
            await states(anna, table, rng.randint(0, last), 1, "all")
            moments.append(time.perf_counter() - began)
            began = time.perf_counter()
            troyes.replay(record)
            games.append(time.perf_counter() - began)
        assert sorted(moments)[6] < 5 * sorted(games)[6]


async def test_what_is_not_there_or_not_theirs_is_refused(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna", "Bruno") as (anna, bruno, nobody):
        table = await over(place, anna, "troyes-dice", [ME])
        running = await anna.make("troyes-dice", [ME])
        at = f"/api/tables/{table['id']}"
        for person in (bruno, nobody):
            for path in ("replay", "replay/states", "replay/line?at=0&seat=0&keys=x"):
                refused(await person.ask("GET", f"{at}/{path}"), 404, "web-no-table")
        key = (await anna.get(at))["key"]
        assert (await bruno.get(f"{at}/replay?key={key}"))["id"] == table["id"]
        refused(await anna.ask("GET", f"/api/tables/{running['id']}/replay"), 409, "web-not-over")
        refused(await anna.ask("GET", f"{at}/replay/states?first=9999"), 404, "web-no-moment")
        refused(await anna.ask("GET", f"{at}/replay/states?eyes=5"), 404, "web-no-seat")
        refused(await anna.ask("GET", f"{at}/replay/states?eyes=everything"), 400, "web-malformed-at")
        refused(await anna.ask("GET", f"{at}/replay/states?count=65"), 400, "web-malformed-at")
