"""Augustine and the Recruiter: a cube that counts as an own 6, yellow or red (L9)."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, dice_of, family, keys, place, play, why

import troyes

BOTH = pytest.mark.parametrize(("name", "letter"), [("augustine", "y"), ("recruiter", "r")])
COLOURS = {"r": "red", "y": "yellow"}
EVENT = {"y": "marauding", "r": "war"}
PER = {"y": 3, "r": 4}


def with_cubes(name: str, dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has two cubes on that card; a neutral white 1 keeps the square from being empty."""
    cubes = {name: [2], **table.pop("cubes", {})}
    events: dict[str, list[int]] = {"war": [], "heresy": []}
    return place(city(cubes=cubes, dice={"neutral": "w1", **dice}, events=events, **table))


def deniers(game: troyes.Game) -> list[int]:
    return [family(game, seat)["deniers"] for seat in (0, 1, 2)]


# -- both ------------------------------------------------------------------------------------------------------------


@BOTH
def test_the_cube_counts_as_a_6_beside_a_die(name: str, letter: str):
    """L9: 6 and 6."""
    game = act(with_cubes(name, {0: f"{letter}6"}), f"combat {EVENT[letter]}", f"{letter}6", cube=name)
    assert keys(game)[0] == f"times {min(12 // PER[letter], 3)}"
    assert card(game, name)["cubes"] == [1, 0, 0]


@BOTH
def test_the_cube_alone_is_no_group(name: str, letter: str):
    """At least one real die beside it."""
    game = with_cubes(name, {})
    assert why(game, f"combat {EVENT[letter]}") == "no-dice"
    game = play(with_cubes(name, {0: f"{letter}5 {letter}4"}), f"combat {EVENT[letter]}", f"use {name}")
    assert "done" not in keys(game)


@BOTH
def test_the_cube_makes_a_small_die_enough(name: str, letter: str):
    """A 1 and the 6."""
    plain = with_cubes(name, {0: f"{letter}1"}, cubes={name: [0]})
    assert why(plain, f"combat {EVENT[letter]}") == "value-low"
    game = act(with_cubes(name, {0: f"{letter}1"}), f"combat {EVENT[letter]}", f"{letter}1", cube=name)
    if PER[letter] == 3:
        play(game, "times 2")
    assert banners(game)[EVENT[letter]] == [0] * (7 // PER[letter])


@BOTH
def test_the_cube_is_one_of_the_three_dice_at_most(name: str, letter: str):
    own = " ".join(f"{letter}{value}" for value in (6, 5, 4))
    game = play(with_cubes(name, {0: own}), f"combat {EVENT[letter]}", f"use {name}")
    colour = COLOURS[letter]
    play(game, f"die 0 {colour} 6")
    assert why(game, f"die 0 {colour} 4") is None
    play(game, f"die 0 {colour} 5")
    assert game.position()["step"] == "times"
    assert dice_of(game) == f"{letter}4"


@BOTH
def test_the_cube_counts_in_the_size_that_sets_the_price(name: str, letter: str):
    """T9: with a bought die alone they are two, with an own one three; the cube itself costs nothing."""
    dice: dict[Any, str] = {0: f"{letter}2", 1: f"{letter}5"}
    two = act(with_cubes(name, dice, deniers=[4, 0]), f"combat {EVENT[letter]}", f"1{letter}5", cube=name)
    assert deniers(two)[:2] == [0, 4]
    three = act(with_cubes(name, dice, deniers=[6, 0]), f"combat {EVENT[letter]}", f"{letter}2 1{letter}5", cube=name)
    assert deniers(three)[:2] == [0, 6]


@BOTH
def test_a_die_that_is_too_dear_beside_the_cube_is_refused(name: str, letter: str):
    """T9."""
    colour = COLOURS[letter]
    dice: dict[Any, str] = {0: f"{letter}3 {letter}2", 1: f"{letter}5"}
    two = play(with_cubes(name, dice, deniers=[3]), f"combat {EVENT[letter]}", f"use {name}")
    assert why(two, f"die 1 {colour} 5") == "group-dear"
    three = play(with_cubes(name, dice, deniers=[5]), f"combat {EVENT[letter]}", f"use {name}", f"die 0 {colour} 3")
    assert why(three, f"die 1 {colour} 5") == "group-dear"


@BOTH
def test_two_dice_bought_beside_the_cube_cost_6_each(name: str, letter: str):
    """T9."""
    dice: dict[Any, str] = {1: f"{letter}5", 2: f"{letter}4"}
    group = f"1{letter}5 2{letter}4"
    game = act(with_cubes(name, dice, deniers=[12, 0, 0]), f"combat {EVENT[letter]}", group, cube=name)
    assert deniers(game) == [0, 6, 6]


@BOTH
def test_the_cube_counts_beside_a_purple_die(name: str, letter: str):
    """L17."""
    game = act(with_cubes(name, {0: "p2"}), f"combat {EVENT[letter]}", f"p{letter}2", cube=name)
    assert keys(game)[0] == f"times {8 // PER[letter]}"


@BOTH
def test_a_pilgrimage_in_its_colour_takes_the_cube(name: str, letter: str):
    """T19: 4 and 6 make two activations."""
    game = with_cubes(name, {0: f"{letter}4 w6"}, tradesmen={"pilgrimage": "0."})
    act(game, "activate pilgrimage", f"{letter}4", cube=name, most=2)
    assert family(game)["vp"] == 4
    mixed = with_cubes(name, {0: f"{letter}4 w6"}, tradesmen={"pilgrimage": "0."})
    play(mixed, "activate pilgrimage", f"use {name}")
    assert dice_of(mixed) == "w6"  # only the die of its colour was a choice


# -- Augustine -------------------------------------------------------------------------------------------------------


def test_augustine_serves_yellow_work():
    game = act(with_cubes("augustine", {0: "y3"}, deniers=[0]), "agriculture", "y3", cube="augustine")
    assert deniers(game)[0] == 4
    game = with_cubes("augustine", {0: "y3 y3"}, tradesmen={"weaver": "0."}, deniers=[0])
    act(game, "activate weaver", "y3 y3", cube="augustine", most=6)
    assert deniers(game)[0] == 6


@pytest.mark.parametrize("action", ["combat war", "combat heresy", "activate hunting", "build cathedral"])
def test_augustine_serves_no_red_or_white_work(action: str):
    game = with_cubes("augustine", {0: "r6 r5 w6 w5"}, cards=["hunting"])
    assert why(play(game, action), "use augustine") == "cube-useless"


@pytest.mark.parametrize("building", ["palace", "city_hall", "bishopric"])
def test_augustine_places_no_citizen(building: str):
    """T16."""
    game = play(with_cubes("augustine", {0: "r6 r5 y6 y3 w6 w3"}), f"place {building}")
    assert why(game, "use augustine") == "cube-useless"


# -- Recruiter: division 4 -------------------------------------------------------------------------------------------


def test_the_recruiter_stores_a_cube_for_each_activation():
    game = place(city(tradesmen={"recruiter": "0."}, dice={0: "r6 r2", 1: "w1"}))
    act(game, "activate recruiter", "r6 r2", most=2)
    assert card(game, "recruiter")["cubes"] == [2, 0, 0]
    low = place(city(tradesmen={"recruiter": "0."}, dice={0: "r3 w6", 1: "w1"}))
    assert why(low, "activate recruiter") == "value-low"


def test_the_recruiter_serves_red_work():
    game = with_cubes("recruiter", {0: "r2"}, tradesmen={"marriage": "0."}, deniers=[14])
    act(game, "activate marriage", "r2", cube="recruiter", most=2)
    assert family(game)["vp"] == 8
    assert card(game, "recruiter")["cubes"] == [1, 0, 0]


def test_the_recruiters_cube_helps_to_place_more_of_them():
    game = with_cubes("recruiter", {0: "r2"}, tradesmen={"recruiter": "0."})
    act(game, "activate recruiter", "r2", cube="recruiter", most=2)
    assert card(game, "recruiter")["cubes"] == [3, 0, 0]


@pytest.mark.parametrize("action", ["combat marauding", "combat heresy", "agriculture", "build cathedral"])
def test_the_recruiter_serves_no_yellow_or_white_work(action: str):
    game = with_cubes("recruiter", {0: "y6 y5 w6 w5"})
    assert why(play(game, action), "use recruiter") == "cube-useless"


@pytest.mark.parametrize("building", ["palace", "city_hall", "bishopric"])
def test_the_recruiter_places_no_citizen(building: str):
    """T16."""
    game = play(with_cubes("recruiter", {0: "r6 r5 y6 y3 w6 w3"}), f"place {building}")
    assert why(game, "use recruiter") == "cube-useless"
