"""The religious cards: what each does, how far it goes, and what it refuses."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, dice_of, family, keys, place, play, standing, step, why

import troyes


def at(name: str, dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has a tradesman on that card; a neutral white 1 keeps the square from being empty."""
    return place(city(tradesmen={name: "0."}, dice={"neutral": "w1", **dice}, **table))


def with_cubes(name: str, dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has two cubes on that card; a neutral red 1 keeps the square from being empty."""
    return place(city(cubes={name: [2]}, dice={"neutral": "r1", **dice}, **table))


def deniers(game: troyes.Game) -> list[int]:
    return [family(game, seat)["deniers"] for seat in (0, 1, 2)]


def points(game: troyes.Game) -> list[int]:
    return [family(game, seat)["vp"] for seat in (0, 1, 2)]


@pytest.mark.parametrize(
    ("name", "cubes"),
    [("tithe", 2), ("monk", 3), ("priest", 3), ("apprenticeship", 3), ("confession", 3), ("templar", 3), ("prior", 3)],
)
def test_a_delayed_white_card_stores_a_cube_for_each_activation(name: str, cubes: int):
    """Dice worth 11: the Tithe divides by 4, the others by 3."""
    game = act(at(name, {0: "w6 w5"}), f"activate {name}", "w6 w5")
    assert keys(game)[0] == f"times {cubes}"
    play(game, f"times {cubes}")
    assert card(game, name)["cubes"] == [cubes, 0, 0]


# -- Tithe, delayed --------------------------------------------------------------------------------------------------


def test_the_tithe_takes_a_yellow_die_free_from_each_player_and_the_neutral_one():
    """T16: nobody is paid."""
    game = with_cubes("tithe", {1: "y5", 2: "y4", "neutral": "y3 r1"}, deniers=[0, 7, 7])
    act(game, "agriculture", "1y5 2y4 ny3", cube="tithe")
    assert deniers(game) == [6, 7, 7]
    assert dice_of(game, 1) == dice_of(game, 2) == ""
    assert dice_of(game, "neutral") == "r1"
    assert card(game, "tithe")["cubes"] == [1, 0, 0]


def test_a_group_of_three_for_nothing():
    """The appendix's example: a free die from each of two players and an own one."""
    game = with_cubes("tithe", {0: "y6", 1: "y5", 2: "y5"}, deniers=[0, 7, 7])
    act(game, "agriculture", "y6 1y5 2y5", cube="tithe")
    assert deniers(game) == [8, 7, 7]


def test_a_second_die_of_the_same_owner_is_bought_at_the_usual_price():
    """T16."""
    game = with_cubes("tithe", {1: "y5 y4"}, deniers=[4, 0])
    act(game, "agriculture", "1y5 1y4", cube="tithe")
    assert deniers(game) == [4, 4, 20]  # 4 paid, 4 gained
    game = with_cubes("tithe", {"neutral": "y5 y4 r1"}, deniers=[4, 0])
    act(game, "agriculture", "ny5 ny4", cube="tithe")
    assert deniers(game) == [4, 0, 20]


def test_a_second_die_that_cannot_be_paid_for_is_refused():
    game = play(with_cubes("tithe", {1: "y5 y4"}, deniers=[3]), "agriculture", "use tithe", "die 1 yellow 5")
    assert deniers(game)[0] == 5  # the one free die, at once: nothing else can join
    assert dice_of(game, 1) == "y4"


def test_free_dice_count_in_the_size_that_sets_the_price():
    """T9: a free die, an own one and a bought one are three, and the third costs 6."""
    game = with_cubes("tithe", {0: "y2", 1: "y5 y4"}, deniers=[6, 0])
    act(game, "agriculture", "y2 1y5 1y4", cube="tithe")
    assert deniers(game) == [5, 6, 20]
    three = with_cubes("tithe", {1: "y6 y6 y6"}, deniers=[12, 0])
    act(three, "agriculture", "1y6 1y6 1y6", cube="tithe")
    assert deniers(three) == [9, 12, 20]


def test_with_the_tithe_too_a_group_has_three_dice_at_most():
    """T16: the third die completes it."""
    game = with_cubes("tithe", {0: "y2 y2", 1: "y5", 2: "y4", "neutral": "y3 r1"}, deniers=[0])
    play(game, "agriculture", "use tithe", "die 1 yellow 5", "die 2 yellow 4")
    assert keys(game) == ["done", "die 0 yellow 2", "die neutral yellow 3"]
    play(game, "die neutral yellow 3")
    assert deniers(game)[0] == 6
    assert game.position()["turn"] == 1


def test_the_tithe_is_refused_with_own_dice_only():
    """T16: it would change nothing."""
    game = with_cubes("tithe", {0: "y6 y6", 1: "y1"}, deniers=[0])
    play(game, "agriculture", "use tithe", "die 0 yellow 6")
    assert keys(game) == ["die 0 yellow 6", "die 1 yellow 1"]
    assert why(game, "done") == "cube-no-effect"
    alone = play(with_cubes("tithe", {0: "y6 y5"}), "agriculture")
    assert keys(alone) == ["die 0 yellow 6", "die 0 yellow 5"]
    assert why(alone, "use tithe") == "cube-no-effect"


def test_the_tithe_brings_the_die_that_places_a_citizen_in_city_hall():
    """T16."""
    game = with_cubes("tithe", {0: "y6", 1: "y2"}, deniers=[0, 7], city_hall="1.. ...")
    act(game, "place city_hall", "1y2", cube="tithe")
    assert standing(game, "city_hall") == "01. ..."
    assert deniers(game) == [0, 7, 20]
    own = play(with_cubes("tithe", {0: "y6", 1: "y2"}), "place city_hall", "use tithe")
    assert standing(own, "city_hall") == "0.. ..."  # the own 6 was no choice with the cube


@pytest.mark.parametrize("action", ["combat war", "combat heresy", "activate hunting", "build cathedral"])
def test_the_tithe_takes_no_red_or_white_dice(action: str):
    events: dict[str, Any] = {"war": [], "heresy": []}
    game = with_cubes("tithe", {0: "r6 r5 w6 w5", 1: "r6 w6 y6"}, cards=["hunting"], events=events)
    assert why(play(game, action), "use tithe") == "cube-useless"


def test_the_tithe_serves_yellow_cards_and_marauding():
    game = with_cubes("tithe", {1: "y6"}, deniers=[0, 0], influence=[4])
    act(game, "combat marauding", "1y6", cube="tithe", most=2)
    assert banners(game)["marauding"] == [0, 0]
    game = with_cubes("tithe", {1: "y6"}, deniers=[4, 0], cards=["merchant"])
    act(game, "activate merchant", "1y6", cube="tithe", most=3)
    assert deniers(game) == [6, 0, 20]


# -- Monk, delayed ---------------------------------------------------------------------------------------------------


def test_the_monk_makes_one_white_die_three_yellow_ones():
    game = act(with_cubes("monk", {0: "w4"}, deniers=[0]), "agriculture", "w4", cube="monk")
    assert deniers(game)[0] == 6
    game = with_cubes("monk", {0: "w5"}, deniers=[4], cards=["merchant"])
    act(game, "activate merchant", "w5", cube="monk", most=7)
    assert deniers(game)[0] == 14
    game = act(with_cubes("monk", {0: "w2"}), "combat marauding", "w2", cube="monk", most=2)
    assert banners(game)["marauding"] == [0, 0]
    assert card(game, "monk")["cubes"] == [1, 0, 0]


def test_no_second_die_joins_the_monks():
    """T16: neither white nor yellow."""
    game = play(with_cubes("monk", {0: "w4 w3 y6", 1: "w6 y5"}, deniers=[9]), "agriculture", "use monk")
    assert keys(game) == ["die 0 white 4", "die 0 white 3", "die 1 white 6"]
    assert why(game, "die 0 yellow 6") == "dice-colour"
    play(game, "die 0 white 3")
    assert deniers(game)[0] == 13  # 9 and half of 9: at once, with that die alone
    assert dice_of(game) == "y6 w4"


def test_a_white_die_bought_for_the_monk_costs_two():
    """T16: it counts as three dice and is paid for as one."""
    game = act(with_cubes("monk", {1: "w5"}, deniers=[2, 0]), "agriculture", "1w5", cube="monk")
    assert deniers(game) == [7, 2, 20]
    assert why(with_cubes("monk", {1: "w5"}, deniers=[1, 0]), "agriculture") == "dice-dear"


def test_the_monk_does_not_place_a_citizen_in_city_hall():
    """T16."""
    assert why(with_cubes("monk", {0: "w4"}), "place city_hall") == "no-dice"
    game = play(with_cubes("monk", {0: "w4 y3 y2"}), "place city_hall")
    assert why(game, "use monk") == "cube-useless"


@pytest.mark.parametrize("action", ["combat heresy", "combat war", "build cathedral", "place bishopric"])
def test_the_monk_serves_yellow_work_only(action: str):
    game = with_cubes("monk", {0: "w4 w5 r6 r5"}, events={"war": [], "heresy": []})
    assert why(play(game, action), "use monk") == "cube-useless"


# -- Priest, delayed -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "gain"), [("y1", 2), ("y6 y2", 7), ("y6 y5 y1", 10)])
def test_the_priest_adds_three_to_each_yellow_die(dice: str, gain: int):
    """Beyond 6 too."""
    game = act(with_cubes("priest", {0: dice}, deniers=[0]), "agriculture", dice, cube="priest")
    assert deniers(game)[0] == gain
    assert card(game, "priest")["cubes"] == [1, 0, 0]


def test_the_priest_serves_yellow_events_and_cards():
    game = act(with_cubes("priest", {0: "y6"}), "combat marauding", "y6", cube="priest", most=3)
    assert family(game)["vp"] == 3  # alone on Marauding
    game = with_cubes("priest", {0: "y1"}, deniers=[4], cards=["merchant"])
    act(game, "activate merchant", "y1", cube="priest", most=2)
    assert deniers(game)[0] == 4


@pytest.mark.parametrize("action", ["combat war", "combat heresy", "activate hunting", "build cathedral"])
def test_the_priest_does_not_serve_red_or_white_groups(action: str):
    events: dict[str, Any] = {"war": [], "heresy": []}
    game = with_cubes("priest", {0: "r6 r5 w6 w5 y6"}, cards=["hunting"], events=events)
    assert why(play(game, action), "use priest") == "cube-useless"


def test_the_priest_does_not_place_a_citizen_in_city_hall():
    """T16: a 3 stays a 3."""
    game = play(with_cubes("priest", {0: "y3 y2"}), "place city_hall")
    assert keys(game) == ["die 0 yellow 3", "die 0 yellow 2"]
    assert why(game, "use priest") == "cube-useless"


# -- Apprenticeship, delayed -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "gain"), [("y1", 2), ("y2 y1", 5), ("y1 y1 y1", 7), ("y6 y6 y6", 7)])
def test_apprenticeship_makes_every_die_a_five(dice: str, gain: int):
    """A 6 too."""
    game = act(with_cubes("apprenticeship", {0: dice}, deniers=[0]), "agriculture", dice, cube="apprenticeship")
    assert deniers(game)[0] == gain


def test_apprenticeship_serves_every_colour():
    game = with_cubes("apprenticeship", {0: "r1 r1"}, events={"war": []})
    act(game, "combat war", "r1 r1", cube="apprenticeship", most=2)
    assert banners(game)["war"] == [0, 0]
    game = with_cubes("apprenticeship", {0: "w1 w1"}, events={"heresy": []}, vp=[0])
    act(game, "combat heresy", "w1 w1", cube="apprenticeship", most=3)
    assert family(game)["events"] == ["heresy"]


def test_apprenticeship_serves_a_group_of_three_colours_on_pilgrimage():
    """T19: three fives make 15."""
    game = with_cubes("apprenticeship", {0: "r2 y1 w1"}, tradesmen={"pilgrimage": "0."})
    act(game, "activate pilgrimage", "r2 y1 w1", cube="apprenticeship", most=3)
    assert points(game) == [6, 0, 0]


@pytest.mark.parametrize("name", ["apprenticeship", "confession"])
@pytest.mark.parametrize(
    ("action", "dice"),
    [
        ("place palace", "r1 r2"),
        ("place city_hall", "y1 y4"),
        ("place bishopric", "w1 w3"),
        ("build cathedral", "w1 w2"),
    ],
)
def test_apprenticeship_and_confession_serve_neither_buildings_nor_the_cathedral(name: str, action: str, dice: str):
    """T16: the Palace too, as the earlier text has it."""
    game = play(with_cubes(name, {0: dice, "neutral": ""}), action)
    assert why(game, f"use {name}") == "cube-useless"
    assert all(key.startswith("die 0") for key in keys(game))


def test_apprenticeship_is_refused_on_dice_that_are_all_five():
    """T16: it would change nothing."""
    game = play(with_cubes("apprenticeship", {0: "y5 y5 y4"}), "agriculture", "use apprenticeship", "die 0 yellow 5")
    assert keys(game) == ["die 0 yellow 5", "die 0 yellow 4"]
    assert why(game, "done") == "cube-no-effect"
    play(game, "die 0 yellow 5")
    assert dice_of(game) == ""  # only the 4 makes sense of the cube, so it came along
    alone = play(with_cubes("apprenticeship", {0: "y5 y5"}), "agriculture")
    assert keys(alone) == ["done", "die 0 yellow 5"]  # the first 5 without a cube, since that was no choice
    assert alone.position()["walk"]["cube"] is None


# -- Confession, delayed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "gain"), [("y1", 1), ("y6", 4), ("y6 y6", 8), ("y5 y5 y6", 11)])
def test_confession_adds_two_to_each_die(dice: str, gain: int):
    """Beyond 6 too."""
    game = act(with_cubes("confession", {0: dice}, deniers=[0]), "agriculture", dice, cube="confession")
    assert deniers(game)[0] == gain


def test_confession_serves_every_colour():
    game = with_cubes("confession", {0: "r5 r3"}, events={"war": []})
    act(game, "combat war", "r5 r3", cube="confession", most=3)
    assert banners(game)["war"] == [0, 0, 0]
    game = with_cubes(
        "confession", {0: "w5"}, tradesmen={"glassblower": "0."}, cathedral=["00....", "......", "......"]
    )
    act(game, "activate glassblower", "w5", cube="confession")
    assert points(game) == [1, 0, 0]


def test_confession_serves_a_group_of_several_colours_on_pilgrimage():
    """T19: 1 + 1 + 2, and 2 for each, make 10."""
    game = with_cubes("confession", {0: "r1 y1 w2"}, tradesmen={"pilgrimage": "0."})
    act(game, "activate pilgrimage", "r1 y1 w2", cube="confession", most=2)
    assert points(game) == [4, 0, 0]


# -- Templar, delayed ------------------------------------------------------------------------------------------------


def test_the_templar_makes_one_white_die_two_red_ones():
    game = act(with_cubes("templar", {0: "w6"}, events={"war": []}), "combat war", "w6", cube="templar", most=3)
    assert banners(game)["war"] == [0, 0, 0]
    assert card(game, "templar")["cubes"] == [1, 0, 0]
    game = with_cubes("templar", {0: "w3"}, tradesmen={"troubadour": "0."}, influence=[6])
    act(game, "activate troubadour", "w3", cube="templar", most=2)
    assert points(game) == [4, 0, 0]


def test_no_other_die_joins_the_templars():
    """T16: neither white nor red."""
    game = with_cubes("templar", {0: "w4 w3 r6", 1: "w6"}, events={"war": []}, deniers=[9])
    play(game, "combat war", "use templar")
    assert keys(game) == ["die 0 white 4", "die 0 white 3", "die 1 white 6"]
    assert why(game, "die 0 red 6") == "dice-colour"
    play(game, "die 0 white 4")
    assert step(game) == "times"
    assert dice_of(game) == "r6 w3"


def test_a_white_die_bought_for_the_templar_costs_two():
    """T16."""
    game = with_cubes("templar", {1: "w4"}, events={"war": []}, deniers=[2, 0])
    act(game, "combat war", "1w4", cube="templar", most=2)
    assert deniers(game) == [0, 2, 20]


def test_the_templar_does_not_place_a_citizen_in_the_palace():
    """T16."""
    assert why(with_cubes("templar", {0: "w4", "neutral": "y1"}), "place palace") == "no-dice"
    game = play(with_cubes("templar", {0: "w4 r3 r2"}), "place palace")
    assert why(game, "use templar") == "cube-useless"


@pytest.mark.parametrize("action", ["combat heresy", "combat marauding", "agriculture", "build cathedral"])
def test_the_templar_serves_red_work_only(action: str):
    game = with_cubes("templar", {0: "w4 w5 y6 y5"}, events={"heresy": []})
    assert why(play(game, action), "use templar") == "cube-useless"


# -- Pilgrimage: division 5 ------------------------------------------------------------------------------------------


def test_pilgrimage_brings_two_points_an_activation():
    game = act(at("pilgrimage", {0: "w6 w4"}), "activate pilgrimage", "w6 w4", most=2)
    assert points(game) == [4, 0, 0]


@pytest.mark.parametrize("dice", ["r5", "y5", "w5", "r3 y2", "r1 w4", "y4 w1", "r1 y2 w2", "r6 y2 y1"])
def test_dice_of_any_colours_activate_pilgrimage_without_a_cube(dice: str):
    """T19: alike or mixed."""
    game = act(at("pilgrimage", {0: dice}), "activate pilgrimage", dice)
    assert points(game) == [2, 0, 0]


def test_pilgrimage_takes_one_to_three_dice_worth_five():
    """T10."""
    assert why(at("pilgrimage", {0: "r4", "neutral": ""}), "activate pilgrimage") == "value-low"
    four = at("pilgrimage", {0: "r2 r1 y1 w1", "neutral": ""})
    assert why(four, "activate pilgrimage") == "value-low"
    game = play(at("pilgrimage", {0: "r2 y2 w2 w1"}, deniers=[0]), "activate pilgrimage", "die 0 red 2")
    play(game, "die 0 yellow 2", "die 0 white 2")
    assert points(game) == [2, 0, 0]
    assert dice_of(game) == "w1"


def test_dice_of_a_mixed_group_are_bought_at_the_usual_price():
    """T9: two of three."""
    game = at("pilgrimage", {0: "r2", 1: "y2", 2: "r1", "neutral": "w1"}, deniers=[12, 0])
    act(game, "activate pilgrimage", "r2 1y2 nw1")
    assert points(game) == [2, 0, 0]
    assert deniers(game) == [0, 6, 20]


@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("blacksmith", "red"),
        ("militia", "yellow"),
        ("tithe", "yellow"),
        ("monk", "white"),
        ("priest", "yellow"),
        ("templar", "white"),
        ("prior", "white"),
    ],
)
def test_a_mixed_group_for_pilgrimage_takes_none_of_the_other_cubes(name: str, colour: str):
    """T19: with such a cube only dice of its colour can be in the group."""
    dice = {0: "r6 r5 y6 y5 w6 w5", 1: "r6 y6 w6"}
    game = with_cubes(name, dice, tradesmen={"pilgrimage": "0."}, deniers=[20])
    play(game, "activate pilgrimage", f"use {name}")
    assert {key.split()[2] for key in keys(game)} == {colour}
    for other in {"red", "yellow", "white"} - {colour}:
        assert why(game, f"die 0 {other} 6") == "dice-colour"


@pytest.mark.parametrize(("name", "times"), [("apprenticeship", 2), ("confession", 1)])
def test_a_mixed_group_for_pilgrimage_takes_apprenticeship_or_confession(name: str, times: int):
    """T19: 2 and 2 become 10 or 8."""
    game = with_cubes(name, {0: "r2 y2"}, tradesmen={"pilgrimage": "0."}, deniers=[0])
    assert why(game, "activate pilgrimage") is None
    act(game, "activate pilgrimage", "r2 y2", cube=name, most=times)
    assert points(game) == [2 * times, 0, 0]


@pytest.mark.parametrize(
    ("name", "die", "times"),
    [
        ("blacksmith", "r5", 2),
        ("militia", "y5", 1),
        ("tithe", "1y5", 1),
        ("monk", "w5", 3),
        ("priest", "y2", 1),
        ("apprenticeship", "w1", 1),
        ("apprenticeship", "r1", 1),
        ("confession", "y3", 1),
        ("templar", "w5", 2),
        ("prior", "w5", 2),
    ],
)
def test_a_group_of_one_colour_for_pilgrimage_takes_any_cube(name: str, die: str, times: int):
    """T19."""
    dice: dict[Any, str] = {1: die[1:]} if len(die) == 3 else {0: die}
    game = with_cubes(name, dice, tradesmen={"pilgrimage": "0."}, deniers=[0])
    act(game, "activate pilgrimage", die, cube=name, most=times)
    assert points(game) == [2 * times, 0, 0]
    assert card(game, name)["cubes"] == [1, 0, 0]


# -- Procession: division 4 ------------------------------------------------------------------------------------------


def test_the_procession_honours_the_district_with_most_dice():
    """All colours count, values do not."""
    game = act(at("procession", {0: "w4 r1 y1", 1: "r6", 2: "y6"}), "activate procession", "w4")
    assert points(game) == [2, 0, 0]


def test_all_who_tie_for_the_procession_gain():
    game = act(at("procession", {0: "w4 r1 y1", 1: "r6 w6", 2: "y6"}), "activate procession", "w4")
    assert points(game) == [2, 2, 0]


def test_two_activations_of_the_procession_pay_twice():
    game = act(at("procession", {0: "w4 w4 r1 y1", 1: "r6"}), "activate procession", "w4 w4", most=2)
    assert points(game) == [4, 0, 0]


def test_the_procession_pays_others_even_if_only_they_profit():
    """T26."""
    game = act(at("procession", {0: "w4 r1", 1: "r6 w6", 2: "y6 y6"}), "activate procession", "w4")
    assert points(game) == [0, 2, 2]


def test_if_the_neutral_district_alone_has_most_dice_nobody_gains():
    """T26: and when it ties, the players gain all the same."""
    game = act(at("procession", {0: "w4 r1", 1: "r6", "neutral": "r1 y1"}), "activate procession", "w4")
    assert points(game) == [0, 0, 0]
    game = act(at("procession", {0: "w4 r1 y2", 1: "r6", "neutral": "r1 y1"}), "activate procession", "w4")
    assert points(game) == [2, 0, 0]


def test_nobody_gains_from_a_procession_without_a_die():
    """T26: the last die of the last round is used for it."""
    game = place(city(tradesmen={"procession": "0."}, dice={0: "w4"}, round=5))
    act(game, "activate procession", "w4")
    assert game.over
    assert points(game) == [0, 0, 0]


def test_dice_used_for_the_procession_do_not_count():
    """T20: bought ones too have left."""
    game = act(at("procession", {0: "w4 r1", 1: "r6 w1"}), "activate procession", "w4")
    assert points(game) == [0, 2, 0]
    game = act(at("procession", {0: "r1 r1", 1: "r6 y6 w4"}), "activate procession", "1w4")
    assert points(game) == [2, 2, 0]


def test_the_procession_needs_white_dice_worth_four():
    """T10."""
    assert why(at("procession", {0: "w3 r6 y6", "neutral": ""}), "activate procession") == "value-low"


# -- Glassblower: division 7 -----------------------------------------------------------------------------------------


def test_the_glassblower_brings_a_point_for_every_two_own_cubes():
    """In the whole Cathedral; again with each activation."""
    cathedral = ["0000..", "00....", "......"]
    game = act(at("glassblower", {0: "w6 w1"}, cathedral=cathedral), "activate glassblower", "w6 w1")
    assert points(game) == [3, 0, 0]
    game = at("glassblower", {0: "w6 w6 w2"}, cathedral=cathedral)
    act(game, "activate glassblower", "w6 w6 w2", most=2)
    assert points(game) == [6, 0, 0]


def test_an_odd_cube_counts_nothing_for_the_glassblower():
    """Nor do two odd halves make a pair when it is activated twice."""
    cathedral = ["000...", "......", "......"]
    game = at("glassblower", {0: "w6 w6 w2"}, cathedral=cathedral)
    act(game, "activate glassblower", "w6 w6 w2", most=2)
    assert points(game) == [2, 0, 0]


@pytest.mark.parametrize("cathedral", [["......"] * 3, ["0.....", "......", "......"]])
def test_a_glassblower_with_fewer_than_two_cubes_brings_nothing(cathedral: list[str]):
    """T10: and may still be activated."""
    game = place(city(cards=["glassblower"], dice={0: "w6 w1", "neutral": "r1"}, cathedral=cathedral))
    act(game, "activate glassblower", "w6 w1")
    assert points(game) == [0, 0, 0]
    assert card(game, "glassblower")["tradesmen"] == [0, None]


def test_cubes_of_others_do_not_count_for_the_glassblower():
    cathedral = ["0011nn", "1n....", "......"]
    game = act(at("glassblower", {0: "w6 w1"}, cathedral=cathedral), "activate glassblower", "w6 w1")
    assert points(game) == [1, 0, 0]


def test_the_glassblower_needs_white_dice_worth_seven():
    """T10."""
    game = at("glassblower", {0: "w6 r6", "neutral": "r1"}, cathedral=["00....", "......", "......"])
    assert why(game, "activate glassblower") == "value-low"


# -- Prior, a bonus card, delayed ------------------------------------------------------------------------------------


def test_the_prior_makes_one_white_die_two():
    game = with_cubes("prior", {0: "w5"}, events={"interruption_of_work": []})
    act(game, "combat interruption_of_work", "w5", cube="prior", most=2)
    assert banners(game)["interruption_of_work"] == [0, 0]
    assert card(game, "prior")["cubes"] == [1, 0, 0]
    game = with_cubes("prior", {0: "w4"}, tradesmen={"glassblower": "0."}, cathedral=["00....", "......", "......"])
    act(game, "activate glassblower", "w4", cube="prior")
    assert points(game) == [1, 0, 0]


def test_no_other_die_joins_the_priors():
    """T16."""
    game = play(with_cubes("prior", {0: "w4 w3", 1: "w6"}, events={"heresy": []}), "combat heresy", "use prior")
    assert keys(game) == ["die 0 white 4", "die 0 white 3", "die 1 white 6"]
    play(game, "die 0 white 4")
    assert step(game) == "times"
    assert dice_of(game) == "w3"


def test_a_white_die_bought_for_the_prior_costs_two():
    """T16."""
    game = with_cubes("prior", {1: "w4"}, deniers=[2, 0])
    act(game, "build cathedral", "1w4", cube="prior")
    assert deniers(game) == [0, 2, 20]
    assert points(game) == [2, 0, 0]


@pytest.mark.parametrize(("die", "influence"), [("w2", 2), ("w4", 4)])
def test_the_priors_die_places_two_cubes_in_its_column(die: str, influence: int):
    """T17: each brings what a cube there brings."""
    game = act(with_cubes("prior", {0: die}, influence=[0]), "build cathedral", die, cube="prior")
    at_value = int(die[1]) - 1
    assert [level[at_value] for level in game.position()["cathedral"]] == [0, 0, None]
    assert points(game) == [2, 0, 0]
    assert family(game)["influence"] == influence


def test_the_priors_two_cubes_may_be_on_the_upper_levels():
    """T17."""
    game = with_cubes("prior", {0: "w4"}, cathedral=["...1..", "......", "......"])
    act(game, "build cathedral", "w4", cube="prior")
    assert [level[3] for level in game.position()["cathedral"]] == [1, 0, 0]


def test_with_room_for_one_cube_the_priors_die_places_one():
    """T17."""
    game = with_cubes("prior", {0: "w4"}, cathedral=["...1..", "...1..", "......"], influence=[0])
    act(game, "build cathedral", "w4", cube="prior")
    assert [level[3] for level in game.position()["cathedral"]] == [1, 1, 0]
    assert points(game) == [1, 0, 0]
    assert family(game)["influence"] == 2
    assert card(game, "prior")["cubes"] == [1, 0, 0]


def test_a_full_column_refuses_the_priors_die_too():
    """T18."""
    game = with_cubes("prior", {0: "w4 w3 w2"}, cathedral=["...1..", "...1..", "...1.."])
    play(game, "build cathedral", "use prior")
    assert keys(game) == ["die 0 white 3", "die 0 white 2"]
    assert why(game, "die 0 white 4") == "column-full"


def test_the_prior_does_not_place_a_citizen_in_the_bishopric():
    """T16."""
    game = play(with_cubes("prior", {0: "w4 w2"}), "place bishopric")
    assert keys(game) == ["die 0 white 4", "die 0 white 2"]
    assert why(game, "use prior") == "cube-useless"


@pytest.mark.parametrize("action", ["combat war", "combat marauding", "agriculture"])
def test_the_prior_serves_white_work_only(action: str):
    game = with_cubes("prior", {0: "w4 w5 y6 y5 r6 r5"}, events={"war": []})
    assert why(play(game, action), "use prior") == "cube-useless"
