"""The civil cards of the expansion: what each does, how far it goes, and what it refuses.

Distiller and Viticulturist, whose cubes serve later actions, have modules of their own.
"""

from typing import Any

import pytest
from tests.city.table import act, card, city, family, keys, place, play, step, why

import troyes


def at(name: str, dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has a tradesman on that card; a neutral white 1 keeps the square from being empty."""
    tradesmen = {name: "0.", **table.pop("tradesmen", {})}
    return place(city(tradesmen=tradesmen, dice={"neutral": "w1", **dice}, **table))


def hiring(name: str, dice: dict[Any, str], **table: Any) -> troyes.Game:
    """The card lies open, and seat 0 has nobody on it."""
    return place(city(cards=[name], dice={"neutral": "w1", **dice}, **table))


# -- Lumberjack, mixed: division 2 -----------------------------------------------------------------------------------


def test_the_lumberjack_takes_a_cube_for_each_activation():
    game = act(at("lumberjack", {0: "y5"}, deniers=[0]), "activate lumberjack", "y5", most=2)
    assert card(game, "lumberjack")["cubes"] == [2, 0, 0]
    assert family(game)["deniers"] == 0


def test_a_cube_of_the_lumberjack_brings_4_deniers():
    game = at("lumberjack", {0: "y4"}, cubes={"lumberjack": [3]}, deniers=[0])
    act(game, "activate lumberjack", "y4", "discard 2")
    assert card(game, "lumberjack")["cubes"] == [1, 0, 0]
    assert (family(game)["deniers"], family(game)["influence"], family(game)["vp"]) == (8, 4, 0)


def test_the_lumberjack_needs_yellow_dice_worth_two():
    """T10."""
    assert why(at("lumberjack", {0: "y1 r6"}, cubes={"lumberjack": [2]}), "activate lumberjack") == "value-low"


# -- Clog Maker: division 2 ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hall", "gain"), [("0.. ...", 1), ("010 .n.", 2), ("000 000", 6)])
def test_the_clog_maker_brings_a_denier_for_each_own_citizen_in_city_hall(hall: str, gain: int):
    game = act(at("clog_maker", {0: "y2"}, city_hall=hall, deniers=[0]), "activate clog_maker", "y2")
    assert family(game)["deniers"] == gain


def test_two_activations_of_the_clog_maker_bring_twice_as_much():
    game = at("clog_maker", {0: "y4"}, city_hall="00. 0..", deniers=[0])
    act(game, "activate clog_maker", "y4", most=2)
    assert family(game)["deniers"] == 6


def test_nobody_elsewhere_wears_clogs():
    """Neither citizens in other buildings, nor tradesmen, nor a lying one."""
    game = at(
        "clog_maker",
        {0: "y2"},
        palace="000...",
        bishopric="0. .. ..",
        city_hall="0.. ...",
        lying={"city_hall": [0]},
        deniers=[0],
    )
    act(game, "activate clog_maker", "y2")
    assert family(game)["deniers"] == 1


def test_the_clog_maker_may_work_for_nothing():
    """T10: a tradesman's space scores."""
    game = act(hiring("clog_maker", {0: "y2"}, deniers=[3]), "activate clog_maker", "y2")
    assert family(game)["deniers"] == 0
    assert card(game, "clog_maker")["tradesmen"] == [0, None]


def test_a_citizen_who_left_city_hall_to_make_clogs_brings_nothing():
    """T13: he has left before."""
    game = hiring("clog_maker", {0: "y2"}, deniers=[3], supply=[0], city_hall="00. ...")
    act(game, "activate clog_maker", "y2", "from city_hall 1 1")
    assert family(game)["deniers"] == 1


def test_the_clog_maker_needs_yellow_dice_worth_two():
    """T10."""
    assert why(at("clog_maker", {0: "y1 r6"}), "activate clog_maker") == "value-low"


# -- Weaver: division 2 ----------------------------------------------------------------------------------------------


def test_the_weaver_brings_a_denier_for_each_own_tradesman():
    """On cards of every colour, the Weaver included; others' count for others."""
    game = at("weaver", {0: "y2"}, tradesmen={"hunting": "10", "monk": "0.", "templar": "1."}, deniers=[0])
    act(game, "activate weaver", "y2")
    assert family(game)["deniers"] == 3


def test_two_activations_of_the_weaver_bring_twice_as_much():
    game = act(at("weaver", {0: "y5"}, tradesmen={"monk": "0."}, deniers=[0]), "activate weaver", "y5", most=2)
    assert family(game)["deniers"] == 4


def test_a_new_tradesman_on_the_weaver_counts():
    """And one who came over from another card counts only here."""
    for source, gain in (("from supply", 2), ("from monk", 1)):
        game = hiring("weaver", {0: "y2"}, tradesmen={"monk": "0."}, deniers=[4])
        act(game, "activate weaver", "y2", source)
        assert family(game)["deniers"] == gain


def test_tradesmen_on_illustrations_count_for_the_weaver():
    """T12."""
    game = at("weaver", {0: "y2"}, tradesmen={"monk": "12"}, illustration={"monk": [0]}, deniers=[0])
    act(game, "activate weaver", "y2")
    assert family(game)["deniers"] == 2


def test_citizens_in_buildings_are_no_tradesmen_for_the_weaver():
    game = at("weaver", {0: "y2"}, palace="00....", city_hall="0.. ...", deniers=[0])
    act(game, "activate weaver", "y2")
    assert family(game)["deniers"] == 1


def test_the_weaver_needs_yellow_dice_worth_two():
    """T10."""
    assert why(at("weaver", {0: "y1 r6"}), "activate weaver") == "value-low"


# -- Landlady: division 4 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "influence", "vp"), [("lodge vp 1", 4, 1), ("lodge vp 0", 8, 0)])
def test_the_landlady_brings_4_influence_or_a_point(choice: str, influence: int, vp: int):
    game = act(at("landlady", {0: "y4"}, influence=[4]), "activate landlady", "y4")
    assert (step(game), keys(game)) == ("landlady", ["lodge vp 1", "lodge vp 0"])
    play(game, choice)
    assert (family(game)["influence"], family(game)["vp"]) == (influence, vp)
    assert game.position()["turn"] == 1


@pytest.mark.parametrize(("vp", "influence"), [(3, 1), (2, 5), (1, 9), (0, 13)])
def test_the_activations_of_the_landlady_may_be_divided(vp: int, influence: int):
    game = act(at("landlady", {0: "y6 y6"}, influence=[1]), "activate landlady", "y6 y6", most=3)
    assert keys(game) == ["lodge vp 3", "lodge vp 2", "lodge vp 1", "lodge vp 0"]
    play(game, f"lodge vp {vp}")
    assert (family(game)["influence"], family(game)["vp"]) == (influence, vp)


def test_no_more_points_than_activations_from_the_landlady():
    game = act(at("landlady", {0: "y6 y2"}), "activate landlady", "y6 y2", "times 1")
    assert why(game, "lodge vp 2") == "landlady"


def test_what_the_landlady_brings_beyond_20_is_lost():
    game = act(at("landlady", {0: "y6 y2"}, influence=[15]), "activate landlady", "y6 y2", "times 2", "lodge vp 0")
    assert (family(game)["influence"], family(game)["vp"]) == (20, 0)


def test_the_landlady_needs_yellow_dice_worth_four():
    """T10."""
    assert why(at("landlady", {0: "y3 r6"}), "activate landlady") == "value-low"


# -- Banker: division 4 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deniers", "vp"), [(0, 0), (29, 0), (30, 0), (31, 3), (90, 3)])
def test_the_banker_brings_3_points_with_more_than_30_deniers(deniers: int, vp: int):
    """L10: 30 are not enough; nothing is paid."""
    game = act(at("banker", {0: "y4"}, deniers=[deniers]), "activate banker", "y4")
    assert (family(game)["vp"], family(game)["deniers"]) == (vp, deniers)


def test_two_activations_of_the_banker_bring_twice_as_much():
    game = act(at("banker", {0: "y6 y2"}, deniers=[31]), "activate banker", "y6 y2", most=2)
    assert (family(game)["vp"], family(game)["deniers"]) == (6, 31)


@pytest.mark.parametrize(("deniers", "vp"), [(38, 0), (39, 3)])
def test_what_dice_and_tradesman_cost_is_no_longer_in_hand(deniers: int, vp: int):
    """L10: 2 for the die, 6 for the tradesman."""
    game = hiring("banker", {1: "y4"}, deniers=[deniers, 0])
    act(game, "activate banker", "1y4")
    assert (family(game)["vp"], family(game)["deniers"]) == (vp, deniers - 8)


def test_deniers_of_others_mean_nothing_to_the_banker():
    game = act(at("banker", {0: "y4"}, deniers=[30, 60, 60]), "activate banker", "y4")
    assert [family(game, seat)["vp"] for seat in (0, 1, 2)] == [0, 0, 0]


def test_the_banker_needs_yellow_dice_worth_four():
    """T10."""
    assert why(at("banker", {0: "y3 r6"}, deniers=[40]), "activate banker") == "value-low"


# -- Breeder, mixed: division 2 --------------------------------------------------------------------------------------


def test_a_cube_on_the_breeder_costs_3_deniers():
    game = act(at("breeder", {0: "y5"}, deniers=[7]), "activate breeder", "y5", most=2)
    assert card(game, "breeder")["cubes"] == [2, 0, 0]
    assert (family(game)["deniers"], family(game)["vp"]) == (1, 0)


def test_a_cube_of_the_breeder_brings_2_points_and_costs_nothing():
    game = at("breeder", {0: "y5"}, cubes={"breeder": [2]}, deniers=[0])
    act(game, "activate breeder", "y5")
    assert keys(game) == ["discard 2", "discard 1"]
    play(game, "discard 2")
    assert card(game, "breeder")["cubes"] == [0, 0, 0]
    assert (family(game)["deniers"], family(game)["vp"]) == (0, 4)


def test_no_more_livestock_is_bought_than_can_be_paid():
    """T10."""
    game = act(at("breeder", {0: "y6"}, cubes={"breeder": [3]}, deniers=[8]), "activate breeder", "y6")
    assert keys(game) == ["times 2", "times 1", "discard 3", "discard 2", "discard 1"]
    assert why(game, "times 3") == "too-often"


def test_with_neither_3_deniers_nor_livestock_the_breeder_is_not_activated():
    """T10."""
    assert why(at("breeder", {0: "y6"}, deniers=[2]), "activate breeder") == "card-deniers"
    assert why(hiring("breeder", {0: "y6"}, deniers=[7]), "activate breeder") == "card-deniers"
    assert why(hiring("breeder", {0: "y6"}, deniers=[8]), "activate breeder") is None
    assert why(at("breeder", {1: "y6"}, deniers=[4]), "activate breeder") == "dice-dear"


def test_another_players_livestock_is_no_help():
    game = at("breeder", {0: "y6"}, cubes={"breeder": [0, 3]}, deniers=[2])
    assert why(game, "activate breeder") == "card-deniers"


def test_a_tradesman_may_be_hired_just_to_sell_livestock():
    """L4, T10: 5 deniers for him are all there is."""
    game = hiring("breeder", {0: "y4"}, cubes={"breeder": [2]}, deniers=[5])
    act(game, "activate breeder", "y4", "discard 2")
    assert (family(game)["deniers"], family(game)["vp"]) == (0, 4)


# -- Master Tradesman: division 5 ------------------------------------------------------------------------------------

CARDS = ["archer", "hunting", "captain", "artisan", "innkeeper", "tithe", "apprenticeship", "pilgrimage"]


@pytest.mark.parametrize(("others", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (8, 4)])
def test_the_master_tradesman_brings_a_point_for_every_two_own_tradesmen(others: int, vp: int):
    """The one on the card counts; an odd one brings nothing."""
    game = at("master_tradesman", {0: "y5"}, tradesmen=dict.fromkeys(CARDS[:others], "0."))
    act(game, "activate master_tradesman", "y5")
    assert family(game)["vp"] == vp


def test_two_odd_halves_make_no_pair_for_the_master_tradesman():
    game = at("master_tradesman", {0: "y6 y4"}, tradesmen=dict.fromkeys(CARDS[:2], "0."))
    act(game, "activate master_tradesman", "y6 y4", most=2)
    assert family(game)["vp"] == 2


def test_a_new_tradesman_on_the_master_tradesman_counts():
    game = hiring("master_tradesman", {0: "y5"}, tradesmen={"archer": "0."}, deniers=[7], supply=[1])
    act(game, "activate master_tradesman", "y5", "from supply")
    assert family(game)["vp"] == 1


def test_tradesmen_on_illustrations_count_for_the_master_tradesman():
    """T12."""
    game = at("master_tradesman", {0: "y5"}, tradesmen={"archer": "12"}, illustration={"archer": [0]})
    act(game, "activate master_tradesman", "y5")
    assert family(game)["vp"] == 1


def test_tradesmen_of_others_do_not_count_for_the_master_tradesman():
    game = at("master_tradesman", {0: "y5"}, tradesmen={"archer": "12", "hunting": "1n"}, events={"monk_event": []})
    act(game, "activate master_tradesman", "y5")
    assert family(game)["vp"] == 0


def test_the_master_tradesman_needs_yellow_dice_worth_five():
    """T10."""
    assert why(at("master_tradesman", {0: "y4 r6"}), "activate master_tradesman") == "value-low"
