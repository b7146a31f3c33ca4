"""Cubes of the expansion's delayed cards: one for an action, on every action that they serve and on no other."""

from typing import Any

import pytest
from tests.city.table import act, card, city, facing, keys, place, play, why

import troyes

CUBES = ["distiller", "viticulturist", "augustine", "chief_templar", "herbalist", "preacher", "recruiter"]
RED = {"combat war", "activate marriage"}
YELLOW = {"combat marauding", "activate lumberjack", "agriculture"}
WHITE = {"combat heresy", "activate nun", "build cathedral"}
PILGRIMAGE = {"activate pilgrimage"}
PLACING = {"place palace", "place city_hall", "place bishopric"}
ALL = RED | YELLOW | WHITE | PILGRIMAGE | PLACING
SERVES = {
    "distiller": ALL,
    "viticulturist": ALL,
    "preacher": ALL - PLACING,
    "augustine": YELLOW | PILGRIMAGE,
    "chief_templar": RED | PILGRIMAGE,
    "herbalist": RED | PILGRIMAGE,
    "recruiter": RED | PILGRIMAGE,
}
"""What the rules let each cube serve. Whatever is not here is refused."""
LETTER = dict.fromkeys(RED | {"place palace"}, "r") | dict.fromkeys(YELLOW | {"place city_hall"}, "y")


def table(cubes: dict[str, list[int]], action: str, **more: Any) -> troyes.Game:
    """Seat 0 has these cubes, and a tradesman on the card that the action names."""
    name = action.removeprefix("activate ")
    tradesmen = {} if name == action else {name: "0."}
    dice = {0: "r6 r5 y6 y5 w6 w5", 1: "r6 y6 w6", "neutral": "r1"}
    return place(city(cubes=cubes, tradesmen=tradesmen, events={"war": [], "heresy": []}, dice=dice, **more))


def sensible(name: str, action: str) -> str:
    """Dice that make sense of the cube in that action."""
    letter = LETTER.get(action, "w")
    if name == "distiller":
        return f"t{letter}5" if action in PLACING else f"t{letter}5 {letter}6"
    if name == "preacher":
        return f"{letter}6 {letter}5"
    groups = {"viticulturist": f"1{letter}6", "augustine": "y6", "chief_templar": "r6 1r6", "herbalist": "w6"}
    return groups.get(name, "r6")


def finish(game: troyes.Game) -> None:
    """Seat 0 carries its action through, as fully as can be."""
    while game.position()["turn"] == 0:
        play(game, keys(game)[0])


@pytest.mark.parametrize("action", sorted(ALL))
@pytest.mark.parametrize("name", CUBES)
def test_a_cube_serves_every_action_of_its_kind_and_no_other(name: str, action: str):
    """L9, T16, T19: combat, activation, agriculture, the Cathedral, placing a citizen, Pilgrimage."""
    game = table({name: [2]}, action)
    if action in SERVES[name]:
        act(game, action, sensible(name, action), cube=name)
        finish(game)
        assert card(game, name)["cubes"] == [1, 0, 0]
    else:
        assert why(play(game, action), f"use {name}") == "cube-useless"


def test_to_place_a_citizen_only_viticulturist_and_distiller_serve():
    """T16: of the expansion's cards."""
    serving = {
        (name, action)
        for name in CUBES
        for action in PLACING
        if why(play(table({name: [1]}, action), action), f"use {name}") is None
    }
    assert serving == {(name, action) for name in ("viticulturist", "distiller") for action in PLACING}


@pytest.mark.parametrize(
    ("action", "first", "second"),
    [
        ("combat war", "recruiter", "herbalist"),
        ("combat war", "chief_templar", "distiller"),
        ("combat war", "recruiter", "confession"),
        ("agriculture", "augustine", "viticulturist"),
        ("agriculture", "distiller", "monk"),
        ("build cathedral", "preacher", "distiller"),
        ("place city_hall", "distiller", "tithe"),
        ("activate pilgrimage", "preacher", "viticulturist"),
    ],
)
def test_only_one_cube_serves_an_action(action: str, first: str, second: str):
    """T16: whichever comes first, the other is refused, and so is a second from the same card."""
    game = play(table({first: [2], second: [2]}, action), action, f"use {first}")
    assert not [key for key in keys(game) if key.startswith("use")]
    assert why(game, f"use {second}") == "one-cube"
    assert why(game, f"use {first}") == "one-cube"


@pytest.mark.parametrize("name", CUBES)
def test_cubes_do_not_help_against_black_dice(name: str):
    """T16."""
    game = place(facing(cubes={name: [2]}, dice={0: "r1 y1 w1", 1: "r6"}, black=(6,), influence=[0]))
    assert why(game, f"use {name}") == "no-cubes-here"
    assert keys(game) == ["give way"]


@pytest.mark.parametrize("name", CUBES)
def test_no_cube_serves_the_guard(name: str):
    """L9, L18."""
    tiles = ("toll", "extra_red", "exchange", "fair")
    game = play(table({name: [2]}, "", tiles=tiles, guards=[0, 0, 0]), "patrol ramparts")
    assert why(game, f"use {name}") == "no-cube-for-guard"


@pytest.mark.parametrize("name", CUBES)
def test_a_cube_stays_usable_when_the_tradesman_has_gone(name: str):
    """T21: nobody stands on any of these cards."""
    action = "agriculture" if "agriculture" in SERVES[name] else "combat war"
    game = table({name: [1]}, action)
    act(game, action, sensible(name, action), cube=name)
    assert card(game, name)["tradesmen"] == [None, None]
    assert card(game, name)["cubes"] == [0, 0, 0]


@pytest.mark.parametrize("name", CUBES)
def test_another_players_cube_cannot_be_used(name: str):
    action = "agriculture" if "agriculture" in SERVES[name] else "combat war"
    game = play(table({name: [0, 2]}, action), action)
    assert why(game, f"use {name}") == "no-cube"
