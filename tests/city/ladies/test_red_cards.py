"""The military cards of the expansion: what each does, how far it goes, and what it refuses."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, family, keys, place, play, step, why

import troyes


def at(name: str, dice: dict[Any, str], rolls: tuple[int, ...] = (), **table: Any) -> troyes.Game:
    """Seat 0 has a tradesman on that card; a neutral white 1 keeps the square from being empty."""
    tradesmen = {name: "0.", **table.pop("tradesmen", {})}
    return place(city(tradesmen=tradesmen, dice={"neutral": "w1", **dice}, **table), rolls)


def of_all(game: troyes.Game, means: str) -> list[int]:
    return [family(game, seat)[means] for seat in (0, 1, 2)]


# -- Ransom: division 2 ----------------------------------------------------------------------------------------------


def test_a_ransom_of_3_deniers_places_a_cube_on_an_event():
    """T25: for 1 influence, as every cube there."""
    game = act(at("ransom", {0: "r2"}, deniers=[3], influence=[4], events={"war": []}), "activate ransom", "r2")
    assert keys(game) == ["cube on marauding", "cube on war"]
    play(game, "cube on war")
    assert banners(game) == {"marauding": [], "war": [0]}
    assert (family(game)["deniers"], family(game)["influence"]) == (0, 5)


def test_each_cube_of_the_ransom_may_go_to_another_event():
    game = act(at("ransom", {0: "r6"}, deniers=[9], events={"war": [], "heresy": []}), "activate ransom", "r6", most=3)
    assert family(game)["deniers"] == 0
    play(game, "cube on war", "cube on heresy", "cube on war")
    assert banners(game) == {"marauding": [], "war": [0, 0], "heresy": [0]}


def test_a_ransom_that_is_paid_is_placed():
    """T25: all is paid first, then all cubes are placed."""
    game = act(at("ransom", {0: "r6"}, deniers=[9], events={"war": []}), "activate ransom", "r6", most=3)
    play(game, "cube on war")
    assert why(game, "stop") == "place-all"


def test_no_more_ransoms_than_can_be_paid():
    """T10."""
    game = act(at("ransom", {0: "r6"}, deniers=[8]), "activate ransom", "r6", most=2)
    assert family(game)["deniers"] == 2
    poor = at("ransom", {0: "r6"}, deniers=[2])
    assert why(poor, "activate ransom") == "card-deniers"


def test_the_first_ransom_must_be_left_when_tradesman_and_dice_are_paid():
    """T9, T10: 3 for the tradesman, 2 for the die, 3 for one activation."""
    table: dict[str, Any] = {"cards": ["ransom"], "dice": {1: "r6", "neutral": "w1"}}
    assert why(place(city(deniers=[7], **table)), "activate ransom") == "dice-dear"
    game = act(place(city(deniers=[8, 0], **table)), "activate ransom", "1r6")
    assert of_all(game, "deniers") == [0, 2, 20]


def test_no_ransom_is_paid_for_cubes_that_find_no_banner():
    """T23: the two free banners of Marauding are all there is."""
    game = at("ransom", {0: "r6"}, deniers=[9], events={"marauding": [1]})
    act(game, "activate ransom", "r6", most=2)
    assert family(game)["deniers"] == 3
    assert banners(game)["marauding"] == []


def test_a_ransom_needs_red_dice_worth_two():
    """T10."""
    assert why(at("ransom", {0: "r1 y6 w6"}), "activate ransom") == "value-low"


# -- Catapult, mixed: division 3 -------------------------------------------------------------------------------------


def test_the_catapult_is_loaded_with_a_cube_for_each_activation():
    game = act(at("catapult", {0: "r6 r3"}), "activate catapult", "r6 r3", most=3)
    assert card(game, "catapult")["cubes"] == [3, 0, 0]
    assert banners(game) == {"marauding": []}


def test_a_cube_of_the_catapult_becomes_two_on_one_event():
    """T25: each of them for 1 influence."""
    game = at("catapult", {0: "r3"}, cubes={"catapult": [2]}, events={"war": []}, influence=[4])
    act(game, "activate catapult", "r3", "discard 1")
    assert keys(game) == ["cube on marauding", "cube on war"]
    play(game, "cube on war")
    assert banners(game) == {"marauding": [], "war": [0, 0]}
    assert card(game, "catapult")["cubes"] == [1, 0, 0]
    assert family(game)["influence"] == 6


def test_each_shot_of_the_catapult_may_hit_another_event():
    game = at("catapult", {0: "r6"}, cubes={"catapult": [2]}, events={"war": [], "heresy": []})
    act(game, "activate catapult", "r6", "discard 2", "cube on war", "cube on heresy")
    assert banners(game) == {"marauding": [], "war": [0, 0], "heresy": [0, 0]}
    assert card(game, "catapult")["cubes"] == [0, 0, 0]


def test_two_shots_may_hit_the_same_event():
    game = at("catapult", {0: "r6"}, cubes={"catapult": [2]}, events={"war": []})
    act(game, "activate catapult", "r6", "discard 2", "cube on war", "cube on war")
    assert banners(game)["war"] == [0, 0, 0, 0]


def test_with_one_free_banner_only_one_cube_of_the_pair_is_placed():
    """L5: and only one brings influence; the other goes nowhere else."""
    game = at("catapult", {0: "r3"}, cubes={"catapult": [1]}, events={"brigands_a": [1, 1]}, influence=[4])
    act(game, "activate catapult", "r3", "discard 1", "cube on brigands_a")
    assert banners(game) == {"marauding": []}
    assert of_all(game, "vp") == [1, 3, 0]
    assert family(game)["influence"] == 5
    assert game.position()["turn"] == 1


def test_no_more_shots_than_there_are_pairs_to_place():
    """L5, T23: two and one on Marauding, one on the last banner of the Brigands."""
    events: dict[str, list[int]] = {"brigands_a": [1, 1]}
    game = at("catapult", {0: "r6 r6 r6"}, cubes={"catapult": [6]}, events=events)
    act(game, "activate catapult", "r6 r6 r6")
    assert [key for key in keys(game) if key.startswith("discard")] == ["discard 3", "discard 2", "discard 1"]
    assert why(game, "discard 4") == "discard-fewer"
    play(game, "discard 3", "cube on marauding", "cube on marauding")
    assert card(game, "catapult")["cubes"] == [3, 0, 0]
    assert banners(game) == {"marauding": []}  # the last shot had one event left
    assert of_all(game, "vp") == [4, 3, 0]


def test_a_settled_marauding_takes_no_second_pair():
    """T23."""
    game = at("catapult", {0: "r6"}, cubes={"catapult": [2]}, events={"marauding": [1], "war": []})
    act(game, "activate catapult", "r6", "discard 2", "cube on marauding")
    assert banners(game) == {"marauding": [], "war": [0, 0]}  # no choice was left for the second


def test_the_catapult_needs_red_dice_worth_three():
    """T10."""
    assert why(at("catapult", {0: "r2 y6"}, cubes={"catapult": [2]}), "activate catapult") == "value-low"


# -- Scout: division 4 -----------------------------------------------------------------------------------------------


def test_the_scout_places_a_cube_on_every_event_for_a_denier_each():
    """Marauding included. T25: each cube brings 1 influence."""
    game = at("scout", {0: "r4"}, deniers=[5], influence=[4], events={"war": [], "heresy": []})
    act(game, "activate scout", "r4")
    assert step(game) == "event"
    assert keys(game) == ["cube on marauding", "cube on war", "cube on heresy"]
    play(game, "cube on marauding", "cube on war", "cube on heresy")
    assert banners(game) == {"marauding": [0], "war": [0], "heresy": [0]}
    assert (family(game)["deniers"], family(game)["influence"]) == (2, 7)
    assert game.position()["turn"] == 1


def test_the_scout_may_leave_events_out_and_does_not_pay_for_them():
    game = at("scout", {0: "r4"}, deniers=[5], events={"war": [], "heresy": []})
    act(game, "activate scout", "r4", "cube on heresy")
    assert keys(game) == ["cube on marauding", "cube on war", "stop"]
    play(game, "stop")
    assert banners(game) == {"marauding": [], "war": [], "heresy": [0]}
    assert family(game)["deniers"] == 4


def test_the_scout_places_at_least_one_cube():
    """T11."""
    game = act(at("scout", {0: "r4"}, events={"war": []}), "activate scout", "r4")
    assert why(game, "stop") == "place-one"


def test_one_activation_of_the_scout_places_no_two_cubes_on_an_event():
    """L5."""
    game = act(at("scout", {0: "r4"}, events={"war": []}), "activate scout", "r4", "cube on war")
    assert keys(game) == ["cube on marauding", "stop"]
    assert why(game, "cube on war") == "scouted"


def test_two_activations_of_the_scout_place_up_to_two_cubes_on_an_event():
    """L5."""
    game = at("scout", {0: "r4 r4"}, deniers=[9], events={"war": []})
    act(game, "activate scout", "r4 r4", "cube on war", "cube on war")
    assert keys(game) == ["cube on marauding", "stop"]
    play(game, "cube on marauding", "cube on marauding")
    assert banners(game) == {"marauding": [0, 0], "war": [0, 0]}
    assert family(game)["deniers"] == 5


def test_the_scout_goes_as_far_as_the_deniers():
    """T10."""
    game = at("scout", {0: "r4"}, deniers=[2], events={"war": [], "heresy": []})
    act(game, "activate scout", "r4", "cube on war", "cube on heresy")
    assert family(game)["deniers"] == 0
    assert game.position()["turn"] == 1


def test_without_a_denier_there_is_no_scouting():
    """T10."""
    assert why(at("scout", {0: "r4"}, deniers=[0]), "activate scout") == "card-deniers"
    hire: dict[str, Any] = {"cards": ["scout"], "dice": {0: "r4", "neutral": "w1"}}
    assert why(place(city(deniers=[4], **hire)), "activate scout") == "card-deniers"
    assert why(place(city(deniers=[5], **hire)), "activate scout") is None


def test_a_scouts_cube_that_settles_marauding_is_the_last_there():
    """T23."""
    game = at("scout", {0: "r4 r4"}, deniers=[9], events={"marauding": [1, 1], "war": []})
    act(game, "activate scout", "r4 r4", "cube on marauding")
    assert why(game, "cube on marauding") is not None
    assert keys(game) == ["cube on war", "stop"]
    assert of_all(game, "vp") == [1, 2, 0]


def test_the_scout_needs_red_dice_worth_four():
    """T10."""
    assert why(at("scout", {0: "r3 w6"}), "activate scout") == "value-low"


# -- the Chief Outlaw ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["ransom", "chivalry", "diplomat", "scout"])
def test_red_cards_of_the_first_level_place_no_cube_on_the_chief_outlaw(name: str):
    """L12: of either box."""
    game = at(name, {0: "r4 r1 r1"}, influence=[8], events={"chief_outlaw": [], "war": []})
    act(game, f"activate {name}", "r4")
    if step(game) == "times":
        play(game, "times 2")
    assert "cube on war" in keys(game)
    assert why(game, "cube on chief_outlaw") == "outlaw-spared"


def test_the_archer_does_not_hit_the_chief_outlaw():
    """L12."""
    game = at("archer", {0: "r2"}, rolls=(6,), events={"chief_outlaw": [], "war": []})
    act(game, "activate archer", "r2", "roll")
    assert keys(game) == ["cube on marauding", "cube on war", "stop"]
    assert why(game, "cube on chief_outlaw") == "outlaw-spared"


def test_a_hit_that_only_the_chief_outlaw_could_take_is_lost():
    """L12, T23: Marauding is settled with the first."""
    game = at("archer", {0: "r4"}, rolls=(6, 6), events={"marauding": [1, 1], "chief_outlaw": []})
    act(game, "activate archer", "r4", "roll", "cube on marauding", "roll")
    assert keys(game) == ["stop"]
    assert banners(game) == {"marauding": [], "chief_outlaw": []}


def test_the_catapult_does_not_fire_at_the_chief_outlaw():
    """L12: nor does his banner allow for one more shot."""
    game = at("catapult", {0: "r6 r6"}, cubes={"catapult": [4]}, events={"chief_outlaw": [], "war": [1, 1, 1, 1]})
    act(game, "activate catapult", "r6 r6")
    assert [key for key in keys(game) if key.startswith("discard")] == ["discard 3", "discard 2", "discard 1"]
    play(game, "discard 1")
    assert keys(game) == ["cube on marauding", "cube on war"]
    assert why(game, "cube on chief_outlaw") == "outlaw-spared"


@pytest.mark.parametrize("name", ["ransom", "diplomat"])
def test_nothing_is_paid_for_a_cube_that_only_the_chief_outlaw_could_take(name: str):
    """L12, T23: the two free banners of Marauding are all there is."""
    game = at(name, {0: "r6"}, influence=[9], events={"marauding": [1], "chief_outlaw": []})
    act(game, f"activate {name}", "r6", most=2)
    assert banners(game) == {"marauding": [], "chief_outlaw": []}


def test_the_chief_outlaw_can_be_fought_with_dice():
    game = place(city(dice={0: "r6 r6 r4", "neutral": "w1"}, events={"chief_outlaw": []}, influence=[4]))
    act(game, "combat chief_outlaw", "r6 r6 r4")
    assert family(game)["events"] == ["chief_outlaw"]
    assert (family(game)["vp"], family(game)["influence"]) == (6, 5)


def test_a_cube_of_the_recruiter_helps_against_the_chief_outlaw():
    """L12: it is no red card of the first level, and only improves the dice."""
    game = place(
        city(cubes={"recruiter": [1]}, dice={0: "r6 r4", "neutral": "w1"}, events={"chief_outlaw": []}, influence=[4])
    )
    act(game, "combat chief_outlaw", "r6 r4", cube="recruiter")
    assert family(game)["events"] == ["chief_outlaw"]


# -- Executioner: division 2 -----------------------------------------------------------------------------------------


def test_the_executioner_brings_1_influence_and_takes_1_from_whoever_has_most():
    game = at("executioner", {0: "r2"}, influence=[4, 7, 6])
    act(game, "activate executioner", "r2")
    assert of_all(game, "influence") == [6, 6, 6]
    assert of_all(game, "vp") == [0, 0, 0]
    assert game.position()["turn"] == 1


def test_every_seat_may_be_robbed():
    """By seat 2 here."""
    table: dict[str, Any] = {"tradesmen": {"executioner": "2."}, "dice": {2: "r2", 1: "w1"}, "turn": 2, "start": 2}
    game = act(place(city(influence=[7, 6, 4], **table)), "activate executioner", "r2")
    assert of_all(game, "influence") == [6, 6, 6]
    tie = act(place(city(influence=[6, 6, 4], **table)), "activate executioner", "r2", "take from 0")
    assert of_all(tie, "influence") == [5, 6, 6]


def test_the_own_influence_is_not_compared():
    game = act(at("executioner", {0: "r2"}, influence=[15, 3, 2]), "activate executioner", "r2")
    assert of_all(game, "influence") == [17, 2, 2]


def test_who_has_most_is_looked_at_anew_for_each_activation():
    """The first takes from seat 1, who has 7; then both have 6; the third takes from the one who was spared."""
    game = act(at("executioner", {0: "r6"}, influence=[0, 7, 6]), "activate executioner", "r6", most=3)
    assert keys(game) == ["take from 1", "take from 2"]
    play(game, "take from 2")
    assert of_all(game, "influence") == [6, 5, 5]
    assert game.position()["turn"] == 1


def test_among_opponents_who_tie_the_player_chooses():
    for chosen, left in ((1, [2, 4, 5]), (2, [2, 5, 4])):
        game = act(at("executioner", {0: "r2"}, influence=[0, 5, 5]), "activate executioner", "r2")
        assert (step(game), keys(game)) == ("executioner", ["take from 1", "take from 2"])
        assert of_all(game, "influence") == [0, 5, 5]
        play(game, f"take from {chosen}")
        assert of_all(game, "influence") == left


def test_nothing_is_taken_from_one_who_has_less():
    position = city(4, tradesmen={"executioner": "0."}, dice={0: "r2", 1: "w1"}, influence=[0, 5, 5, 4])
    game = act(place(position), "activate executioner", "r2")
    assert keys(game) == ["take from 1", "take from 2"]
    assert why(game, "take from 3") == "most-influence"
    assert why(game, "take from 0") == "most-influence"


def test_with_no_influence_among_the_opponents_the_executioner_brings_1():
    """L10."""
    game = act(at("executioner", {0: "r2"}, influence=[4, 0, 0]), "activate executioner", "r2")
    assert of_all(game, "influence") == [5, 0, 0]
    last = act(at("executioner", {0: "r6"}, influence=[4, 1, 0]), "activate executioner", "r6", most=3)
    assert of_all(last, "influence") == [8, 0, 0]  # 2, then 1 and 1


def test_at_the_end_of_the_track_the_opponent_loses_the_point_all_the_same():
    """L10."""
    game = act(at("executioner", {0: "r2"}, influence=[20, 7, 6]), "activate executioner", "r2")
    assert of_all(game, "influence") == [20, 6, 6]
    near = act(at("executioner", {0: "r4"}, influence=[17, 7, 3]), "activate executioner", "r4", most=2)
    assert of_all(near, "influence") == [20, 5, 3]


def test_the_executioner_needs_red_dice_worth_two():
    """T10."""
    assert why(at("executioner", {0: "r1 w6"}), "activate executioner") == "value-low"


# -- Squire, mixed: division 2 ---------------------------------------------------------------------------------------


def test_the_squire_takes_a_cube_for_each_activation():
    game = act(at("squire", {0: "r5"}, influence=[4]), "activate squire", "r5", most=2)
    assert card(game, "squire")["cubes"] == [2, 0, 0]
    assert family(game)["influence"] == 4


def test_a_cube_of_the_squire_brings_5_influence():
    game = at("squire", {0: "r4"}, cubes={"squire": [3]}, influence=[1])
    act(game, "activate squire", "r4", "discard 2")
    assert card(game, "squire")["cubes"] == [1, 0, 0]
    assert (family(game)["influence"], family(game)["deniers"], family(game)["vp"]) == (11, 20, 0)


def test_what_the_squire_brings_beyond_20_is_lost():
    game = act(at("squire", {0: "r4"}, cubes={"squire": [2]}, influence=[14]), "activate squire", "r4", "discard 2")
    assert family(game)["influence"] == 20
    assert card(game, "squire")["cubes"] == [0, 0, 0]


def test_the_squire_needs_red_dice_worth_two():
    """T10."""
    assert why(at("squire", {0: "r1 w6"}, cubes={"squire": [2]}), "activate squire") == "value-low"


# -- Marriage: division 4 --------------------------------------------------------------------------------------------


def test_a_marriage_costs_7_deniers_and_brings_4_points():
    game = act(at("marriage", {0: "r4"}, deniers=[7]), "activate marriage", "r4")
    assert (family(game)["deniers"], family(game)["vp"]) == (0, 4)
    game = act(at("marriage", {0: "r6 r2"}, deniers=[15]), "activate marriage", "r6 r2", most=2)
    assert (family(game)["deniers"], family(game)["vp"]) == (1, 8)


def test_no_more_marriages_than_can_be_paid():
    """T10."""
    game = act(at("marriage", {0: "r6 r6"}, deniers=[20]), "activate marriage", "r6 r6", most=2)
    assert (family(game)["deniers"], family(game)["vp"]) == (6, 8)
    assert why(at("marriage", {0: "r6"}, deniers=[6]), "activate marriage") == "card-deniers"


def test_a_marriage_needs_red_dice_worth_four():
    """T10."""
    assert why(at("marriage", {0: "r3 y6"}), "activate marriage") == "value-low"


# -- Princess, at the end of the game: division 4 --------------------------------------------------------------------


def test_the_princess_takes_a_cube_for_each_activation():
    game = act(at("princess", {0: "r6 r3"}), "activate princess", "r6 r3", most=2)
    assert card(game, "princess")["cubes"] == [2, 0, 0]
    assert of_all(game, "vp") == [0, 0, 0]


def test_fewer_cubes_may_be_placed_on_the_princess():
    """T11."""
    game = act(at("princess", {0: "r6 r3"}), "activate princess", "r6 r3", "times 1")
    assert card(game, "princess")["cubes"] == [1, 0, 0]


def test_the_princess_needs_red_dice_worth_four():
    """T10."""
    assert why(at("princess", {0: "r3 y6"}), "activate princess") == "value-low"
