"""Cubes of delayed cards: one for an action, on every kind of action that they serve and on no other."""

from typing import Any

import pytest
from tests.city.table import act, card, city, dice_of, family, keys, place, play, standing, step, why

import troyes

CUBES = ["blacksmith", "militia", "tithe", "monk", "priest", "apprenticeship", "confession", "templar", "prior"]
COLOUR_OF = {
    "combat war": "r6",
    "activate mercenary": "r6",
    "place palace": "r6",
    "combat marauding": "y6",
    "activate merchant": "y6",
    "agriculture": "y6",
    "place city_hall": "y6",
    "combat heresy": "w6",
    "activate procession": "w6",
    "place bishopric": "w6",
    "build cathedral": "w6",
    "activate pilgrimage": "w6",
}
RED = {"combat war", "activate mercenary"}
YELLOW = {"combat marauding", "activate merchant", "agriculture"}
WHITE = {"combat heresy", "activate procession"}
PILGRIMAGE = {"activate pilgrimage"}
SERVES = {
    "blacksmith": RED | PILGRIMAGE,
    "militia": RED | {"place palace"} | PILGRIMAGE,
    "tithe": YELLOW | {"place city_hall"} | PILGRIMAGE,
    "monk": YELLOW | PILGRIMAGE,
    "priest": YELLOW | PILGRIMAGE,
    "apprenticeship": RED | YELLOW | WHITE | PILGRIMAGE,
    "confession": RED | YELLOW | WHITE | PILGRIMAGE,
    "templar": RED | PILGRIMAGE,
    "prior": WHITE | {"build cathedral"} | PILGRIMAGE,
}
"""What the rules let each cube serve. Whatever is not here is refused."""
OWN_DIE = {"blacksmith": "r6", "militia": "y6", "tithe": "1y6", "monk": "w6", "priest": "y6", "templar": "w6"}
"""The die that a cube works on, where the action does not say."""


def table(cubes: dict[str, list[int]], action: str, **more: Any) -> troyes.Game:
    """Seat 0 has these cubes and a tradesman on every card that may be asked for."""
    third = "pilgrimage" if action == "activate pilgrimage" else "procession"
    tradesmen = {"mercenary": "0.", "merchant": "0.", third: "0."}
    dice = {0: "r6 r5 y6 y5 w6 w5", 1: "r3 y6 w3", "neutral": "r1"}
    return place(city(cubes=cubes, tradesmen=tradesmen, events={"war": [], "heresy": []}, dice=dice, **more))


def finish(game: troyes.Game) -> None:
    """Seat 0 carries its action through, as fully as can be."""
    while game.position()["turn"] == 0:
        play(game, keys(game)[0])


@pytest.mark.parametrize("action", COLOUR_OF)
@pytest.mark.parametrize("name", CUBES)
def test_a_cube_serves_every_action_of_its_kind_and_no_other(name: str, action: str):
    """T16, T19: combat, activation, agriculture, the Cathedral, placing a citizen, Pilgrimage."""
    game = table({name: [2]}, action)
    if action in SERVES[name]:
        act(game, action, OWN_DIE.get(name, COLOUR_OF[action]), cube=name)
        finish(game)
        assert card(game, name)["cubes"] == [1, 0, 0]
    else:
        assert why(play(game, action), f"use {name}") == "cube-useless"


@pytest.mark.parametrize(
    ("action", "first", "second"),
    [
        ("combat war", "blacksmith", "confession"),
        ("combat war", "militia", "templar"),
        ("agriculture", "monk", "confession"),
        ("agriculture", "tithe", "apprenticeship"),
        ("activate pilgrimage", "priest", "confession"),
        ("activate pilgrimage", "blacksmith", "prior"),
    ],
)
def test_only_one_cube_serves_an_action(action: str, first: str, second: str):
    """T16: whichever comes first, the other is refused, and so is a second from the same card."""
    for one, other in ((first, second), (second, first)):
        game = table({first: [2], second: [2]}, action)
        play(game, action, f"use {one}")
        assert not [key for key in keys(game) if key.startswith("use")]
        assert why(game, f"use {other}") == "one-cube"
        assert why(game, f"use {one}") == "one-cube"


@pytest.mark.parametrize("name", CUBES)
def test_cubes_do_not_help_against_black_dice(name: str):
    """T16."""
    dice: dict[Any, str] = {0: "r1 y1 w1"}
    game = place(city(cubes={name: [2]}, dice=dice, step="black_dice", black=[5], walk={"left": 1}, influence=[0]))
    assert why(game, f"use {name}") == "no-cubes-here"
    assert step(game) == "black_dice"
    assert keys(game) == ["give way"]
    strong: dict[Any, str] = {0: "r6 y1 w1"}
    game = place(city(cubes={name: [2]}, dice=strong, step="black_dice", black=[5], walk={"left": 1}, influence=[0]))
    assert keys(game) == ["die 0 red 6", "die 0 yellow 1", "die 0 white 1"]
    assert why(game, f"use {name}") == "no-cubes-here"


def test_a_cube_must_change_something():
    """T16: the value (Apprenticeship on fives), the price (Tithe on own dice), the colour (Militia on yellow work)."""
    fives = play(table({"apprenticeship": [1]}, "agriculture"), "agriculture", "use apprenticeship", "die 0 yellow 5")
    assert why(fives, "done") == "cube-no-effect"
    own = play(table({"tithe": [1]}, "agriculture"), "agriculture", "use tithe", "die 0 yellow 5")
    assert why(own, "done") == "cube-no-effect"
    yellow = play(table({"militia": [1]}, "agriculture"), "agriculture")
    assert why(yellow, "use militia") == "cube-useless"
    # One other die each makes sense of the cube.
    assert why(play(fives, "die 0 yellow 6"), "done") is None
    assert why(play(own, "die 1 yellow 6"), "done") is None


def test_a_cube_may_also_lower_a_value():
    """T16: it changes it; nobody must gain by it."""
    game = place(city(cubes={"apprenticeship": [1]}, dice={0: "y6", "neutral": "r1"}, deniers=[0]))
    act(game, "agriculture", "y6", cube="apprenticeship")
    assert family(game)["deniers"] == 2


def test_to_place_a_citizen_only_tithe_and_militia_serve():
    """T16."""
    buildings = ["palace", "city_hall", "bishopric"]
    serving = {
        (name, building)
        for name in CUBES
        for building in buildings
        if why(play(table({name: [1]}, ""), f"place {building}"), f"use {name}") is None
    }
    assert serving == {("militia", "palace"), ("tithe", "city_hall")}


def test_a_citizen_placed_with_a_cube_still_takes_exactly_one_die():
    game = play(table({"militia": [1]}, ""), "place palace", "use militia")
    play(game, "die 0 yellow 5", "from supply")
    assert standing(game, "palace") == "....0."
    assert dice_of(game) == "r6 r5 y6 w6 w5"


def test_a_used_cube_leaves_its_card():
    game = act(table({"monk": [1, 1]}, "agriculture"), "agriculture", "w6", cube="monk")
    assert card(game, "monk")["cubes"] == [0, 1, 0]
    play(game, "pass", "pass", "agriculture")
    assert game.position()["turn"] == 0
    assert why(game, "use monk") == "no-cube"


def test_an_action_may_go_without_its_cube():
    game = act(table({"monk": [1], "confession": [1]}, "agriculture", deniers=[0]), "agriculture", "y6")
    assert family(game)["deniers"] == 3
    assert card(game, "monk")["cubes"] == card(game, "confession")["cubes"] == [1, 0, 0]


def test_another_players_cube_cannot_be_used():
    game = play(table({"monk": [0, 2]}, "agriculture"), "agriculture")
    assert why(game, "use monk") == "no-cube"
    # and its owner, in turn, can
    game = play(table({"monk": [0, 2]}, "agriculture"), "pass", "agriculture")
    assert why(game, "use monk") is None


def test_a_card_without_cubes_lends_none():
    game = play(table({"monk": [1]}, "agriculture"), "agriculture")
    assert why(game, "use merchant") == "no-cube-card"


def test_a_cube_is_named_before_the_dice():
    game = play(table({"monk": [1]}, "agriculture"), "agriculture", "die 0 yellow 6")
    assert why(game, "use monk") == "cube-first"


def test_cubes_stay_usable_when_the_tradesman_has_gone():
    """T21."""
    game = place(city(tradesmen={"monk": "0."}, cubes={"monk": [2]}, supply=[0], dice={0: "y3 w4 w5", "neutral": "r1"}))
    act(game, "place city_hall", "y3", "from monk")
    assert card(game, "monk")["tradesmen"] == [None, None]
    assert card(game, "monk")["cubes"] == [2, 0, 0]
    play(game, "pass", "pass")
    deniers = family(game)["deniers"]
    act(game, "agriculture", "w4", cube="monk")
    assert family(game)["deniers"] == deniers + 6
    assert card(game, "monk")["cubes"] == [1, 0, 0]


def test_placing_more_cubes_needs_a_tradesman_there_again():
    """T21: for the card's price."""
    dice = {0: "w6", "neutral": "r1"}
    assert why(place(city(cubes={"monk": [2]}, deniers=[5], dice=dice)), "activate monk") == "hire-dear"
    game = act(place(city(cubes={"monk": [2]}, deniers=[6], dice=dice)), "activate monk", "w6", most=2)
    assert family(game)["deniers"] == 0
    assert card(game, "monk")["tradesmen"] == [0, None]
    assert card(game, "monk")["cubes"] == [4, 0, 0]


def test_fewer_cubes_may_be_stored_than_the_dice_allow():
    """T11."""
    game = place(city(tradesmen={"priest": "0."}, dice={0: "w6 w3", "neutral": "r1"}))
    act(game, "activate priest", "w6 w3")
    assert keys(game) == ["times 3", "times 2", "times 1"]
    play(game, "times 1")
    assert card(game, "priest")["cubes"] == [1, 0, 0]


def test_faye_and_the_priest():
    """The rulebook's example: Anna is seat 0, Faye seat 1."""
    dice: dict[Any, str] = {0: "w4", 1: "w5 y5 y2", 2: "r1"}
    game = place(city(cards=["priest"], dice=dice, turn=1, deniers=[0, 12, 0]))
    act(game, "activate priest", "w5 0w4", most=3)
    assert [family(game, seat)["deniers"] for seat in (0, 1)] == [4, 0]
    assert card(game, "priest")["tradesmen"] == [1, None]
    assert card(game, "priest")["cubes"] == [0, 3, 0]
    play(game, "pass", "pass")
    act(game, "agriculture", "y5 y2", cube="priest")
    assert family(game, 1)["deniers"] == 6  # 5 + 3 and 2 + 3 make 13
    assert card(game, "priest")["cubes"] == [0, 2, 0]
