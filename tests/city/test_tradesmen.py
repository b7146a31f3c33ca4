"""Activity cards in general: the tradesman, what he costs and where he stands, and the cubes of delayed cards."""

from typing import Any

import pytest
from tests.city.table import act, card, city, dice_of, family, keys, place, play, step, why

import troyes


def men(game: troyes.Game, name: str) -> tuple[list[Any], list[Any]]:
    """Who works on a card: on its two spaces, and on the illustration."""
    return card(game, name)["tradesmen"], card(game, name)["illustration"]


# -- activating ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "die"), [("mercenary", "r6"), ("merchant", "y6"), ("monk", "w6")])
def test_a_card_is_activated_with_dice_of_its_colour(name: str, die: str):
    moment: dict[str, Any] = {"cards": [name]}
    assert f"activate {name}" in keys(place(city(dice={0: die}, **moment)))
    for other in {"r6", "y6", "w6"} - {die}:
        game = place(city(dice={0: other}, **moment))
        assert f"activate {name}" not in keys(game)
        assert why(game, f"activate {name}") == "no-dice"


def test_without_a_tradesman_and_the_means_to_hire_one_a_card_is_not_offered():
    """No deniers, or nobody to send."""
    poor = place(city(cards=["merchant"], dice={0: "y6"}, deniers=[3]))
    assert (why(poor, "activate merchant"), "activate merchant" in keys(poor)) == ("hire-dear", False)
    alone = place(city(cards=["merchant"], dice={0: "y6"}, supply=[0], influence=[1]))
    assert (why(alone, "activate merchant"), "activate merchant" in keys(alone)) == ("nobody", False)
    there = place(city(cards=["merchant"], dice={0: "y6"}, deniers=[0], supply=[0], tradesmen={"merchant": "0."}))
    assert "activate merchant" in keys(there)


def test_who_has_a_tradesman_there_pays_nothing_again():
    game = place(city(cards=["monk"], tradesmen={"monk": "10"}, dice={0: "w3", 1: "r1"}, deniers=[1], supply=[3]))
    act(game, "activate monk", "w3")
    assert (family(game)["deniers"], family(game)["supply"]) == (1, 3)
    assert men(game, "monk") == ([1, 0], [])


def test_an_immediate_card_acts_at_once():
    """As many times as the value holds its number: 11 divided by 2 is 5."""
    game = place(city(cards=["merchant"], tradesmen={"merchant": "0."}, dice={0: "y6 y5", 1: "r1"}, deniers=[0]))
    act(game, "activate merchant", "y6 y5", "times 5")
    assert family(game)["deniers"] == 10
    assert card(game, "merchant")["cubes"] == [0, 0, 0]


def test_a_delayed_card_receives_own_cubes_instead():
    """11 divided by 3 is 3."""
    game = place(
        city(cards=["priest"], tradesmen={"priest": "0."}, cubes={"priest": [1, 2]}, dice={0: "w6 w5", 1: "r1"})
    )
    before = family(game)
    act(game, "activate priest", "w6 w5", "times 3")
    assert card(game, "priest")["cubes"] == [4, 2, 0]
    assert {**before, "dice": 0} == {**family(game), "dice": 0}


def test_fewer_cubes_may_be_placed_on_a_delayed_card():
    """T11."""
    game = place(city(cards=["priest"], tradesmen={"priest": "0."}, dice={0: "w6 w5", 1: "r1"}))
    act(game, "activate priest", "w6 w5")
    assert keys(game) == ["times 3", "times 2", "times 1"]
    play(game, "times 1")
    assert card(game, "priest")["cubes"] == [1, 0, 0]


# -- the tradesman ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "price", "die", "gain"),
    [("mercenary", 3, "r2", 3), ("merchant", 4, "y2", 2), ("monk", 6, "w3", 0), ("glassblower", 7, "w6 w1", 0)],
)
def test_a_new_tradesman_costs_the_cards_deniers(name: str, price: int, die: str, gain: int):
    """They go to the bank: nobody gains them. A citizen goes with them."""
    other = {"r": "w1", "y": "r1", "w": "y1"}[die[0]]
    game = place(city(cards=[name], dice={0: die, 1: other}, deniers=[20, 20, 20], supply=[2]))
    act(game, f"activate {name}", die)
    assert [data["deniers"] for data in game.position()["families"]] == [20 - price + gain, 20, 20]
    assert family(game)["supply"] == 1
    assert men(game, name) == ([0, None], [])


@pytest.mark.parametrize(("there", "after"), [("..", [0, None]), ("1.", [1, 0]), (".1", [0, 1]), ("12", [1, 2])])
def test_the_tradesman_takes_the_free_space_worth_most(there: str, after: list[Any]):
    """T12: the Merchant's first space is worth 2 and his second 1; with both taken it is the illustration."""
    game = place(city(cards=["merchant"], tradesmen={"merchant": there}, dice={0: "y2", 1: "r1"}))
    act(game, "activate merchant", "y2")
    assert men(game, "merchant") == (after, [0] if there == "12" else [])


def test_on_the_illustration_a_tradesman_is_worth_0_points():
    """T12."""
    first = place(city(cards=["merchant"], tradesmen={"merchant": "01"}, dice={0: "y2"}))
    second = place(city(cards=["merchant"], tradesmen={"merchant": "10"}, dice={0: "y2"}))
    third = place(
        city(cards=["merchant"], tradesmen={"merchant": "12"}, illustration={"merchant": [0]}, dice={0: "y2"})
    )
    assert [game.scores()[0].lines["tradesmen"] for game in (first, second, third)] == [2, 1, 0]


def test_several_may_stand_on_the_illustration():
    """T12."""
    moment: dict[str, Any] = {"tradesmen": {"merchant": "12"}, "illustration": {"merchant": [3]}}
    game = place(city(4, cards=["merchant"], dice={0: "y2", 1: "r1"}, **moment))
    act(game, "activate merchant", "y2")
    assert men(game, "merchant") == ([1, 2], [0, 3])


@pytest.mark.parametrize("where", ["first", "second", "illustration"])
def test_nobody_has_two_tradesmen_on_a_card(where: str):
    """T12: neither on the other space nor on the illustration."""
    men_there = {"first": "0.", "second": ".0", "illustration": "1."}[where]
    drawn = {"merchant": [0]} if where == "illustration" else {}
    game = place(
        city(cards=["merchant"], tradesmen={"merchant": men_there}, illustration=drawn, dice={0: "y2", 1: "r1"})
    )
    before = men(game, "merchant")
    act(game, "activate merchant", "y2")
    assert men(game, "merchant") == before
    assert (family(game)["supply"], family(game)["deniers"]) == (2, 22)


def test_hiring_without_activating_is_not_possible():
    """Dice that do not reach the division bring no tradesman either."""
    game = place(city(cards=["goldsmith"], dice={0: "y3"}))
    assert why(game, "activate goldsmith") == "value-low"


def test_a_space_that_a_tradesman_leaves_is_free_for_others():
    """T12: nobody who is there moves up."""
    moment: dict[str, Any] = {
        "cards": ["merchant", "militia"],
        "tradesmen": {"merchant": "01"},
        "illustration": {"merchant": [2]},
        "supply": [0, 2, 2, 2],
        "influence": [0],
    }
    game = place(city(4, dice={0: "y4", 3: "y2", 1: "r1"}, **moment))
    act(game, "activate militia", "y4")
    assert men(game, "merchant") == ([None, 1], [2])
    assert men(game, "militia") == ([0, None], [])
    play(game, "pass", "pass")
    act(game, "activate merchant", "y2")
    assert men(game, "merchant") == ([3, 1], [2])


def test_a_tradesman_on_the_illustration_activates_the_card():
    """T12."""
    game = place(
        city(
            cards=["merchant"],
            tradesmen={"merchant": "12"},
            illustration={"merchant": [0]},
            dice={0: "y6", 1: "r1"},
            deniers=[0],
        )
    )
    act(game, "activate merchant", "y6", "times 3")
    assert family(game)["deniers"] == 6


def test_a_tradesman_on_the_illustration_counts_as_a_tradesman():
    """T12: for Le Florentin, who asks for two."""
    one = city(tradesmen={"merchant": "0."}, characters=[["le_florentin"], ["henry_i"], ["urbain_iv"]], dice={0: "r1"})
    assert place(one).scores()[0].lines["le_florentin"] == 0
    two = city(
        cards=["miller"],
        tradesmen={"archer": "0.", "miller": "12"},
        illustration={"miller": [0]},
        characters=[["le_florentin"], ["henry_i"], ["urbain_iv"]],
        dice={0: "r1"},
    )
    assert place(two).scores()[0].lines["le_florentin"] == 1


def test_the_dice_come_before_the_citizen():
    """The question who is sent comes when the dice are settled; all of it is one action."""
    game = place(city(cards=["merchant"], dice={0: "y2 y6", 1: "r1"}, palace="0....."))
    play(game, "activate merchant")
    assert step(game) == "dice"
    play(game, "die 0 yellow 2", "done")
    assert (step(game), keys(game)) == ("citizen", ["from supply", "from palace 1"])


# -- cubes of delayed cards ------------------------------------------------------------------------------------------


def test_only_one_cube_modifies_an_action():
    """T16: from the same card or from another."""
    game = place(
        city(
            cards=["priest", "confession"],
            cubes={"priest": [2], "confession": [1]},
            dice={0: "y1 y2", 1: "r1"},
        )
    )
    play(game, "agriculture", "use priest")
    assert not [key for key in keys(game) if key.startswith("use")]
    assert why(game, "use priest") == why(game, "use confession") == "one-cube"


@pytest.mark.parametrize(
    ("name", "dice", "action"),
    [("priest", "r6", "combat war"), ("blacksmith", "y6", "agriculture"), ("militia", "y6", "agriculture")],
)
def test_a_cube_that_changes_nothing_is_not_accepted(name: str, dice: str, action: str):
    """T16: a Priest's is for yellow dice, a Blacksmith's for red ones, and yellow dice need no Militia here."""
    game = place(city(cards=[name], cubes={name: [1]}, events={"war": ()}, dice={0: f"{dice} {dice}", 1: "r1"}))
    play(game, action)
    assert step(game) == "dice"
    assert why(game, f"use {name}") == "cube-useless"


def test_a_cube_must_change_these_very_dice():
    """T16: Apprenticeship makes fives, and two fives are fives already."""
    game = place(city(cards=["apprenticeship"], cubes={"apprenticeship": [1]}, dice={0: "y5 y5", 1: "y5"}))
    play(game, "agriculture")
    assert "use apprenticeship" not in keys(game)
    assert why(game, "use apprenticeship") == "cube-no-effect"


@pytest.mark.parametrize(
    ("cube", "building", "dice", "serves"),
    [
        ("tithe", "city_hall", {1: "y4", 0: "y2 r1"}, True),
        ("militia", "palace", {0: "y4 y2 r1"}, True),
        ("priest", "city_hall", {0: "y2 y3"}, False),
        ("monk", "city_hall", {0: "w2 y3 y2"}, False),
        ("templar", "palace", {0: "w2 r3 r2"}, False),
        ("prior", "bishopric", {0: "w2 w3"}, False),
        ("apprenticeship", "bishopric", {0: "w2 w3"}, False),
        ("apprenticeship", "palace", {0: "r2 r3"}, False),
        ("confession", "city_hall", {0: "y2 y3"}, False),
        ("blacksmith", "palace", {0: "r2 r3"}, False),
    ],
)
def test_to_place_a_citizen_only_tithe_and_militia_serve(cube: str, building: str, dice: dict[int, str], serves: bool):
    """T16: cubes that bring a die, or change its colour."""
    game = place(city(cards=[cube], cubes={cube: [1]}, dice={2: "w1", **dice}))
    play(game, f"place {building}")
    assert step(game) == "dice"
    assert (f"use {cube}" in keys(game)) is serves
    if not serves:
        assert why(game, f"use {cube}") == "cube-useless"


def test_a_used_cube_leaves_its_card():
    game = place(city(cards=["priest"], cubes={"priest": [3, 2]}, dice={0: "y1", 1: "r1"}, deniers=[0]))
    act(game, "agriculture", "y1", cube="priest")
    assert card(game, "priest")["cubes"] == [2, 2, 0]
    assert family(game)["deniers"] == 2


def test_cubes_of_others_cannot_be_used():
    game = place(city(cards=["priest"], cubes={"priest": [0, 2]}, dice={0: "y3 y2", 1: "r1"}))
    play(game, "agriculture")
    assert why(game, "use priest") == "no-cube"


def test_a_cube_need_not_be_used():
    game = place(city(cards=["priest"], cubes={"priest": [1]}, dice={0: "y6", 1: "r1"}, deniers=[0]))
    act(game, "agriculture", "y6")
    assert (family(game)["deniers"], card(game, "priest")["cubes"]) == (3, [1, 0, 0])


def test_the_cube_comes_before_the_dice():
    """It decides which dice fit, so it cannot be put in later."""
    game = place(city(cards=["priest"], cubes={"priest": [1]}, dice={0: "y3 y2", 1: "r1"}))
    play(game, "agriculture")
    assert "use priest" in keys(game)
    play(game, "die 0 yellow 3")
    assert why(game, "use priest") == "cube-first"


def test_cubes_stay_usable_when_the_tradesman_has_gone():
    """T21."""
    moment: dict[str, Any] = {"tradesmen": {"priest": ".1"}, "cubes": {"priest": [2]}, "deniers": [0]}
    game = place(city(cards=["priest"], dice={0: "y1", 1: "r1"}, **moment))
    act(game, "agriculture", "y1", cube="priest")
    assert (family(game)["deniers"], card(game, "priest")["cubes"]) == (2, [1, 0, 0])


def test_sending_a_tradesman_away_leaves_the_cubes():
    """T21."""
    game = place(
        city(cards=["priest"], tradesmen={"priest": "0."}, cubes={"priest": [2]}, dice={0: "r2", 1: "w1"}, supply=[0])
    )
    act(game, "place palace", "r2", "from priest")
    assert card(game, "priest")["cubes"] == [2, 0, 0]
    assert men(game, "priest") == ([None, None], [])


@pytest.mark.parametrize(("have", "offered"), [(7, False), (8, True)])
def test_placing_more_cubes_needs_a_tradesman_again(have: int, offered: bool):
    """T21: at the full price."""
    game = place(city(cards=["priest"], cubes={"priest": [2]}, dice={0: "w3", 1: "r1"}, deniers=[have]))
    assert ("activate priest" in keys(game)) is offered
    if offered:
        act(game, "activate priest", "w3")
        assert (family(game)["deniers"], card(game, "priest")["cubes"]) == (0, [3, 0, 0])
        assert (men(game, "priest"), dice_of(game)) == (([0, None], []), "")
