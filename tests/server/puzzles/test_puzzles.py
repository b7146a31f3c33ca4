"""Puzzles over the net: a turn is tried and answered, the first answer counts, and nothing is told before."""

import json
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.serving import Person, inside, people, refused

from troyes.puzzles.shelf import shelves
from troyes.server.puzzles.desk import Desk
from troyes.server.puzzles.practice import after, expected, following, name_of, practice
from troyes.server.storage.kept import KeptAnswer
from troyes.server.storage.rating import NEW
from troyes.server.storage.removal import removal

SETS = tuple(shelves())


def answer(grade: str, made: float, day: str = "") -> KeptAnswer:
    return KeptAnswer("anna", "dice", f"p{made}", grade, 0.0, day, 1000.0, made)


async def tried(person: Person, set: str, number: int, keys: list[str]) -> dict[str, Any]:
    return await person.post(f"/api/puzzles/{set}/{number}/try", {"keys": keys})


@pytest.mark.parametrize("set", SETS)
async def test_a_turn_is_tried_taken_back_and_answered(tmp_path: Path, set: str) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, stranger):
        shelf = shelves()[set]
        seen = next(one for one in await anna.get("/api/puzzles") if one["id"] == set)
        number = seen["today"]
        puzzle = shelf.puzzle(number)
        assert number == shelf.of_day(date.fromisoformat(seen["day"]))
        shown = await anna.get(f"/api/puzzles/{set}/{number}")
        assert shown["today"]
        assert shown["state"]["turn"]["options"]
        assert [seat["seat"] for seat in shown["table"]["seats"] if seat["yours"]] == [puzzle.seat]
        told = json.dumps({**shown, "state": {**shown["state"], "turn": None, "log": []}})
        assert not any(word in told for word in ('"best"', '"themes"', '"lead"', puzzle.seed))

        state = shown["state"]
        for at in range(len(puzzle.best)):
            state = (await tried(anna, set, number, puzzle.best[: at + 1]))["state"]
        assert state["turn"]["held"]
        back = (await tried(anna, set, number, []))["state"]
        assert back["turn"]["options"] == shown["state"]["turn"]["options"]
        wrong = await tried(anna, set, number, ["no such key"])
        assert wrong["state"] is None
        assert wrong["why"]["id"] == "why-unknown-key"
        why = await anna.post(f"/api/puzzles/{set}/{number}/why", {"keys": [], "key": "no such key"})
        assert why["why"]["id"] == "why-unknown-key"
        assert (await anna.post(f"/api/puzzles/{set}/{number}/ways", {"keys": []}))["ways"]

        path = f"/api/puzzles/{set}/{number}/answer"
        refused(await anna.ask("POST", path, {"keys": []}), 409, "puzzle-unfinished")
        refused(await stranger.ask("POST", path, {"keys": puzzle.best}), 401, "web-no-guest")
        verdict = await anna.post(path, {"keys": puzzle.best})
        assert (verdict["grade"], verdict["counted"], verdict["yours"]) == ("right", True, None)
        assert verdict["best"]["reasons"]
        assert verdict["themes"] == puzzle.themes
        assert verdict["gained"] > 0
        assert (verdict["streak"], verdict["days"]) == (1, 1)

        again = await anna.post(path, {"keys": puzzle.obvious})
        assert again["grade"] != "right"
        assert not again["counted"]
        assert (again["rating"], again["streak"]) == (verdict["rating"], 1)
        after_it = next(one for one in await anna.get("/api/puzzles") if one["id"] == set)
        assert (after_it["today_grade"], after_it["answered"], after_it["right"]) == ("right", 1, 1)
        assert after_it["rating"] == verdict["rating"]
        assert (await anna.get(f"/api/puzzles/{set}/next"))["number"] != number


async def test_one_s_own_answers_are_exported_and_removed(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        puzzle = shelves()["dice"].puzzle(1)
        await anna.post("/api/puzzles/dice/1/answer", {"keys": puzzle.best})
        data = (await anna.ask("GET", "/api/me/export")).json()
        assert [answer["grade"] for answer in data["puzzle_answers"]] == ["right"]
        assert [rating["answers"] for rating in data["puzzle_ratings"]] == [1]
        me = data["guest"][0]["id"]
        store = place.services.puzzles
        assert len(await store.of(me, "dice")) == 1
        await place.services.store.writer.run(removal(me))
        assert await store.of(me, "dice") == []
        assert await store.strengths("dice", [me]) == {}


async def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    async with inside(tmp_path) as place, people(place.url, "Anna") as (anna, _):
        for path in ("/api/puzzles/chess/1", "/api/puzzles/dice/99999", "/api/puzzles/chess/next"):
            assert (await anna.ask("GET", path)).status_code == 404
        refused(await anna.ask("GET", "/api/puzzles/dice/next?theme=chess"), 404, "puzzle-no-theme")
        assert (await anna.ask("GET", "/api/puzzles/dice/next?theme=cathedral")).is_success


def test_a_turn_that_rolls_waits_to_be_given_as_the_answer():
    shelf = shelves()["troyes"]
    for number in shelf.numbers():
        desk = Desk("troyes", number)
        decision = desk.table.decision(desk.seat)
        assert decision is not None
        rolls = [option.key for option in decision.options if option.key.startswith("reroll ")]
        if rolls:
            desk.take(rolls[:1])
            turn = desk.state().turn
            assert desk.ended
            assert turn is not None
            assert turn.held is not None
            assert (turn.held.key, turn.held.reveals, turn.can_undo) == (rolls[0], True, True)
            return
    raise AssertionError("nobody can roll again")


def test_streaks_are_counted_up_to_now():
    today = date(2026, 11, 18)
    days = [(today - timedelta(days=back)).isoformat() for back in range(4)]
    kept = [answer("right", 9, days[1]), answer("right", 8, days[2]), answer("wrong", 7, days[3])]
    kept += [answer("right", made) for made in (6, 5, 4)]
    found = practice(kept, today)
    assert (found.answered, found.right, found.streak, found.best_streak, found.days) == (6, 5, 2, 3, 2)
    assert practice(kept[2:], today).streak == 0
    assert practice([], today) == (0, 0, 0, 0, 0)


def test_a_right_answer_moves_both_ratings_apart_and_a_hard_puzzle_moves_more():
    easy, hard = expected(0), expected(3)
    person, puzzle = after("right", None, easy)
    assert person.mu > NEW.mu
    assert puzzle.mu < easy.mu
    assert after("right", None, hard)[0].mu > person.mu
    assert after("wrong", None, easy)[0].mu < NEW.mu


def test_the_next_puzzle_suits_and_was_not_answered():
    shelf = shelves()["dice"]
    rng = Random(1)
    theme = next(iter(shelf.themes()))
    found = following(shelf, theme, set(), {}, NEW, rng)
    assert found in shelf.numbers(theme)
    everything = {shelf.id(number) for number in shelf.numbers()}
    assert following(shelf, None, everything, {}, NEW, rng) is None
    assert following(shelf, None, everything - {shelf.id(3)}, {name_of(shelf.id(3)): NEW}, NEW, rng) == 3
