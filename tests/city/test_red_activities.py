"""The military cards: what each does, how far it goes, and what it refuses."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, family, keys, place, play, why

import troyes


def at(name: str, dice: dict[Any, str], rolls: tuple[int, ...] = (), **table: Any) -> troyes.Game:
    """Seat 0 has a tradesman on that card; a neutral white 1 keeps the square from being empty."""
    return place(city(tradesmen={name: "0."}, dice={"neutral": "w1", **dice}, **table), rolls)


# -- Archer: division 2 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rolled", [3, 4, 5, 6])
def test_the_archer_hits_with_three_or_more(rolled: int):
    game = act(at("archer", {0: "r2"}, rolls=(rolled,), influence=[4]), "activate archer", "r2", "roll")
    assert keys(game) == ["cube on marauding", "stop"]
    play(game, "cube on marauding")
    assert banners(game) == {"marauding": [0]}
    assert family(game)["influence"] == 5
    assert game.position()["turn"] == 1


@pytest.mark.parametrize("rolled", [1, 2])
def test_the_archer_misses_with_one_or_two(rolled: int):
    game = act(at("archer", {0: "r2"}, rolls=(rolled,), influence=[4]), "activate archer", "r2", "roll")
    assert keys(game) == ["stop"]
    play(game, "stop")
    assert banners(game) == {"marauding": []}
    assert family(game)["influence"] == 4
    assert game.position()["turn"] == 1


def test_the_archer_rolls_once_for_each_activation_and_each_hit_may_go_elsewhere():
    """T25: roll, place, roll again."""
    game = at("archer", {0: "r6"}, rolls=(5, 1, 3), influence=[4], events={"war": [], "drought": []})
    act(game, "activate archer", "r6")
    assert keys(game) == ["roll"]
    play(game, "roll")
    assert keys(game) == ["cube on marauding", "cube on war", "cube on drought", "stop"]
    play(game, "cube on war", "roll", "roll", "cube on drought")
    assert banners(game) == {"marauding": [], "war": [0], "drought": [0]}
    assert family(game)["influence"] == 6
    assert game.position()["turn"] == 1


def test_the_archer_may_stop_after_any_roll_but_makes_at_least_one():
    """T25."""
    game = act(at("archer", {0: "r6"}, rolls=(1, 1, 6)), "activate archer", "r6")
    assert why(game, "stop") == "roll-once"
    play(game, "roll")
    assert keys(game) == ["roll", "stop"]
    play(game, "stop")
    assert game.position()["turn"] == 1
    assert banners(game) == {"marauding": []}


def test_an_archer_who_stops_after_a_hit_places_nothing_and_gains_nothing():
    """T25."""
    game = act(at("archer", {0: "r6"}, rolls=(6,), influence=[4]), "activate archer", "r6", "roll", "stop")
    assert banners(game) == {"marauding": []}
    assert family(game)["influence"] == 4
    assert game.position()["turn"] == 1


def test_nothing_modifies_the_archers_roll():
    """T5: neither influence nor cubes serve between the rolls."""
    game = at("archer", {0: "r6 r1"}, rolls=(2,), influence=[9], cubes={"blacksmith": [1], "confession": [1]})
    act(game, "activate archer", "r6", "roll")
    assert keys(game) == ["roll", "stop"]
    for choice in ("reroll red 1", "turn red 1", "hire", "use blacksmith", "use confession"):
        assert why(game, choice) is not None


def test_the_archer_needs_red_dice_worth_two():
    """T10."""
    game = at("archer", {0: "r1 y6 w6"}, deniers=[20])
    assert why(game, "activate archer") == "value-low"


def test_an_archers_cube_can_counter_an_event():
    game = at("archer", {0: "r2"}, rolls=(3,), events={"brigands_a": [0, 0]}, vp=[1])
    act(game, "activate archer", "r2", "roll", "cube on brigands_a")
    assert banners(game) == {"marauding": []}
    assert family(game)["vp"] == 5
    assert family(game)["events"] == ["brigands_a"]


def test_a_hit_for_which_no_event_has_a_free_banner_is_lost():
    """T23: Marauding, once settled, takes no more cubes in that action."""
    game = at("archer", {0: "r6"}, rolls=(3, 6, 4), influence=[4], events={"marauding": [1, 0]}, vp=[0, 0])
    act(game, "activate archer", "r6", "roll", "cube on marauding", "roll")
    assert keys(game) == ["roll", "stop"]
    play(game, "roll")
    assert keys(game) == ["stop"]
    play(game, "stop")
    assert game.position()["turn"] == 1
    assert banners(game) == {"marauding": []}
    assert family(game)["influence"] == 5
    assert [family(game, seat)["vp"] for seat in (0, 1)] == [2, 1]


# -- Chivalry: division 4 --------------------------------------------------------------------------------------------


def test_chivalry_places_a_cube_for_each_red_die_in_the_own_district():
    """T25: each cube where the player likes, each for 1 influence."""
    game = at("chivalry", {0: "r4 r1 r1 y3 w3"}, influence=[4], events={"war": []})
    act(game, "activate chivalry", "r4", "cube on war", "cube on marauding")
    assert banners(game) == {"marauding": [0], "war": [0]}
    assert family(game)["influence"] == 6
    assert game.position()["turn"] == 1


def test_two_activations_of_chivalry_place_twice_as_many_cubes():
    game = at("chivalry", {0: "r5 r3 r1 r1"}, influence=[4], events={"war": []})
    act(game, "activate chivalry", "r5 r3", *4 * ["cube on war"], most=2)
    assert banners(game) == {"marauding": [], "war": [0, 0, 0, 0]}
    assert family(game)["influence"] == 8


def test_chivalry_may_be_stopped_once_a_cube_has_been_placed():
    """T11: fewer is allowed, never none."""
    game = act(at("chivalry", {0: "r4 r1 r1"}, influence=[4], events={"war": []}), "activate chivalry", "r4")
    assert keys(game) == ["cube on marauding", "cube on war"]
    assert why(game, "stop") == "place-one"
    play(game, "cube on war")
    assert keys(game) == ["cube on marauding", "cube on war", "stop"]
    play(game, "stop")
    assert banners(game) == {"marauding": [], "war": [0]}
    assert family(game)["influence"] == 5
    assert game.position()["turn"] == 1


def test_the_dice_that_activate_chivalry_no_longer_count():
    """T20, T10: with no red die left it places nothing, and may still be activated for the tradesman's space."""
    game = place(city(cards=["chivalry"], dice={0: "r4 y6", "neutral": "w1"}, influence=[4], events={"war": []}))
    act(game, "activate chivalry", "r4")
    assert banners(game) == {"marauding": [], "war": []}
    assert family(game)["influence"] == 4
    assert card(game, "chivalry")["tradesmen"] == [0, None]
    assert game.position()["turn"] == 1


def test_chivalry_counts_no_red_dice_of_other_districts():
    game = at("chivalry", {0: "r4 r1", 1: "r2 r3", "neutral": "r6 w1"}, influence=[4], events={"war": []})
    act(game, "activate chivalry", "r4", "cube on war")
    assert banners(game) == {"marauding": [], "war": [0]}
    assert family(game)["influence"] == 5
    assert game.position()["turn"] == 1


def test_chivalrys_cubes_without_a_free_banner_are_not_placed():
    """T23: they bring nothing, and Marauding, once settled, takes no more in that action."""
    game = at("chivalry", {0: "r4 r1 r1 r1 r1"}, influence=[4], events={"marauding": [1]}, vp=[0, 0])
    act(game, "activate chivalry", "r4", "cube on marauding")
    assert banners(game) == {"marauding": []}
    assert family(game)["influence"] == 6
    assert [family(game, seat)["vp"] for seat in (0, 1, 2)] == [2, 1, 0]


def test_chivalry_takes_red_dice_only():
    game = at("chivalry", {0: "y6 w6 r3"})
    assert why(game, "activate chivalry") == "value-low"


# -- Diplomat: division 2 --------------------------------------------------------------------------------------------


def test_the_diplomat_pays_an_influence_for_a_cube_that_brings_one():
    """T25: its cubes may go to different events."""
    game = at("diplomat", {0: "r6"}, influence=[3], events={"war": []})
    act(game, "activate diplomat", "r6", "cube on war", most=3)
    assert family(game)["influence"] == 1
    play(game, "cube on marauding", "cube on war")
    assert banners(game) == {"marauding": [0], "war": [0, 0]}
    assert family(game)["influence"] == 3
    assert game.position()["turn"] == 1


def test_the_diplomats_influence_is_all_paid_before_the_first_cube():
    """T25: what the cubes bring cannot pay for the next."""
    game = act(at("diplomat", {0: "r6"}, influence=[2], events={"war": []}), "activate diplomat", "r6")
    assert keys(game) == ["times 2", "times 1"]
    play(game, "times 2")
    assert family(game)["influence"] == 0
    assert keys(game) == ["cube on marauding", "cube on war"]


def test_the_diplomat_is_paid_for_no_more_cubes_than_can_be_placed():
    """T25."""
    game = at("diplomat", {0: "r6 r6"}, influence=[9], events={"marauding": [1, 2], "brigands_a": [1, 1]})
    act(game, "activate diplomat", "r6 r6")
    assert keys(game) == ["times 2", "times 1"]
    assert why(game, "times 3") == "too-often"


def test_the_diplomat_places_every_cube_that_was_paid_for():
    """T25."""
    game = act(at("diplomat", {0: "r6"}, events={"war": []}), "activate diplomat", "r6", "cube on war", most=3)
    assert keys(game) == ["cube on marauding", "cube on war"]
    assert why(game, "stop") == "place-all"


def test_the_diplomat_may_be_activated_fewer_times():
    """T11."""
    game = at("diplomat", {0: "r6"}, influence=[4], events={"war": []})
    act(game, "activate diplomat", "r6", "times 1", "cube on war")
    assert banners(game)["war"] == [0]
    assert family(game)["influence"] == 4
    assert game.position()["turn"] == 1


def test_without_influence_the_diplomat_is_refused():
    """T10."""
    assert why(at("diplomat", {0: "r6"}, influence=[0]), "activate diplomat") == "card-influence"
    assert why(at("diplomat", {0: "r6"}, influence=[1]), "activate diplomat") is None


# -- Hunting: division 3 ---------------------------------------------------------------------------------------------


def test_hunting_brings_three_influence_an_activation():
    game = act(at("hunting", {0: "r4 r3"}, influence=[4]), "activate hunting", "r4 r3", most=2)
    assert family(game)["influence"] == 10


def test_influence_from_hunting_beyond_twenty_is_lost():
    game = act(at("hunting", {0: "r6"}, influence=[16]), "activate hunting", "r6", most=2)
    assert family(game)["influence"] == 20


def test_hunting_refuses_yellow_and_white_dice():
    game = at("hunting", {0: "y6 w6 r3 r3"})
    play(game, "activate hunting")
    assert keys(game) == ["done", "die 0 red 3"]
    assert why(game, "die 0 yellow 6") == "dice-colour"
    assert why(game, "die 0 white 6") == "dice-colour"
    assert why(at("hunting", {0: "y6 w6 r2"}), "activate hunting") == "value-low"
    assert why(at("hunting", {0: "y6 w6"}), "activate hunting") == "no-dice"


# -- Mercenary: division 2 -------------------------------------------------------------------------------------------


def test_the_mercenary_brings_three_deniers_an_activation():
    game = act(at("mercenary", {0: "r5"}, deniers=[1]), "activate mercenary", "r5", most=2)
    assert family(game)["deniers"] == 7


def test_the_mercenary_may_be_activated_fewer_times():
    """T11: but not zero times."""
    game = act(at("mercenary", {0: "r6"}, deniers=[1]), "activate mercenary", "r6")
    assert keys(game) == ["times 3", "times 2", "times 1"]
    assert why(game, "times 0") == "at-least-once"
    play(game, "times 1")
    assert family(game)["deniers"] == 4


def test_the_mercenarys_deniers_pay_neither_for_his_dice_nor_for_his_tradesman():
    """T9: the price is in hand before the action."""
    bought = {1: "r6"}
    assert why(at("mercenary", bought, deniers=[1]), "activate mercenary") == "dice-dear"
    assert why(at("mercenary", bought, deniers=[2]), "activate mercenary") is None
    own = {0: "r6", "neutral": "w1"}
    assert why(place(city(cards=["mercenary"], dice=own, deniers=[2])), "activate mercenary") == "hire-dear"
    assert why(place(city(cards=["mercenary"], dice=own, deniers=[3])), "activate mercenary") is None
    both = {1: "r6", "neutral": "w1"}
    assert why(place(city(cards=["mercenary"], dice=both, deniers=[4])), "activate mercenary") == "dice-dear"
    game = place(city(cards=["mercenary"], dice=both, deniers=[5, 0]))
    act(game, "activate mercenary", "1r6", most=3)
    assert family(game)["deniers"] == 9
    assert family(game, 1)["deniers"] == 2


# -- Tax Collector: division 4 ---------------------------------------------------------------------------------------


def test_the_tax_collector_takes_a_denier_for_each_citizen_of_others_in_city_hall():
    game = at("tax_collector", {0: "r4"}, deniers=[1, 9, 9], city_hall="112 1..", palace="1.....", bishopric="2. .. ..")
    act(game, "activate tax_collector", "r4")
    assert [family(game, seat)["deniers"] for seat in (0, 1, 2)] == [5, 6, 8]


def test_the_tax_collector_taxes_again_with_each_activation():
    game = at("tax_collector", {0: "r4 r4"}, deniers=[1, 9, 9], city_hall="112 ...")
    act(game, "activate tax_collector", "r4 r4", most=2)
    assert [family(game, seat)["deniers"] for seat in (0, 1, 2)] == [7, 5, 7]


def test_the_bank_pays_the_tax_of_neutral_citizens():
    """T27."""
    game = at("tax_collector", {0: "r4"}, deniers=[1, 9, 9], city_hall="1nn n..")
    act(game, "activate tax_collector", "r4")
    assert [family(game, seat)["deniers"] for seat in (0, 1, 2)] == [5, 8, 9]


def test_who_cannot_pay_the_tax_pays_what_there_is_without_penalty():
    """T27."""
    game = at("tax_collector", {0: "r4"}, deniers=[1, 2, 0], vp=[0, 5, 5], city_hall="111 222")
    act(game, "activate tax_collector", "r4")
    assert [family(game, seat)["deniers"] for seat in (0, 1, 2)] == [3, 0, 0]
    assert [family(game, seat)["vp"] for seat in (0, 1, 2)] == [0, 5, 5]


def test_own_citizens_and_lying_ones_pay_no_tax():
    """T27."""
    lying = {"city_hall": [1, "neutral"]}
    game = at("tax_collector", {0: "r4"}, deniers=[1, 9, 9], city_hall="002 0..", lying=lying)
    act(game, "activate tax_collector", "r4")
    assert [family(game, seat)["deniers"] for seat in (0, 1, 2)] == [2, 9, 8]


def test_deniers_in_districts_are_not_taxed():
    """T8: that money is nobody's to tax until the round ends."""
    game = at("tax_collector", {0: "r4"}, deniers=[1, 1, 9], district=[0, 5, 0], city_hall="111 ...")
    act(game, "activate tax_collector", "r4")
    assert family(game)["deniers"] == 2
    assert family(game, 1)["deniers"] == 0
    assert family(game, 1)["district"] == 6  # one more, as the turn came round


def test_the_tax_collector_needs_red_dice_worth_four():
    """T10."""
    assert why(at("tax_collector", {0: "r3 y6 w6"}, city_hall="111 ..."), "activate tax_collector") == "value-low"
    assert why(at("tax_collector", {0: "r3 r1"}, city_hall="111 ..."), "activate tax_collector") is None


# -- Captain: division 5 ---------------------------------------------------------------------------------------------


def test_the_captain_brings_a_point_for_each_event_with_an_own_cube():
    events = {"marauding": [0], "war": [1, 0], "drought": [1], "heresy": [0, "neutral"]}
    game = act(at("captain", {0: "r5"}, events=events, vp=[2]), "activate captain", "r5")
    assert family(game)["vp"] == 5


def test_the_captain_brings_it_again_with_each_activation():
    events = {"marauding": [0], "war": [1, 0]}
    game = act(at("captain", {0: "r6 r5"}, events=events, vp=[2]), "activate captain", "r6 r5", most=2)
    assert family(game)["vp"] == 6


def test_several_cubes_on_one_event_count_once_for_the_captain():
    game = act(at("captain", {0: "r5"}, events={"war": [0, 0, 0, 0]}), "activate captain", "r5")
    assert family(game)["vp"] == 1


def test_a_captain_without_a_cube_on_any_event_brings_nothing():
    """T10: and may still be activated, for the tradesman's space."""
    game = place(city(cards=["captain"], dice={0: "r5", "neutral": "w1"}, events={"war": [1]}, vp=[2]))
    act(game, "activate captain", "r5")
    assert family(game)["vp"] == 2
    assert card(game, "captain")["tradesmen"] == [0, None]


def test_the_captain_takes_yellow_dice_only_as_militia():
    assert why(at("captain", {0: "y5 w5"}), "activate captain") == "no-dice"
    game = at("captain", {0: "y5"}, events={"war": [0]}, cubes={"militia": [1]})
    act(game, "activate captain", "y5", cube="militia")
    assert family(game)["vp"] == 1


# -- Joust: division 4 -----------------------------------------------------------------------------------------------


def points(game: troyes.Game, seats: int = 3) -> list[int]:
    return [family(game, seat)["vp"] for seat in range(seats)]


def test_the_highest_total_of_red_dice_wins_the_joust():
    """The total counts, not the number of dice."""
    game = at("joust", {0: "r4 r6 r1", 1: "r2 r2 r2 y6", 2: "w6 w6"})
    act(game, "activate joust", "r4")
    assert points(game) == [2, 0, 0]


def test_two_activations_of_the_joust_bring_four_points():
    """The appendix's example: use it twice."""
    game = act(at("joust", {0: "r5 r4 r3", 1: "r2"}), "activate joust", "r5 r4", most=2)
    assert points(game) == [4, 0, 0]


def test_all_who_tie_with_the_jouster_gain_too():
    """T26."""
    game = act(at("joust", {0: "r4 r6", 1: "r5 r1", 2: "r3"}), "activate joust", "r4")
    assert points(game) == [2, 2, 0]


def test_if_the_jouster_does_not_lead_nobody_gains():
    """T26."""
    game = act(at("joust", {0: "r4 r5", 1: "r6", 2: "r6"}), "activate joust", "r4")
    assert points(game) == [0, 0, 0]


def test_the_neutral_district_jousts_too_and_gains_nothing():
    """T26."""
    game = act(at("joust", {0: "r4 r5", "neutral": "r3 r3"}), "activate joust", "r4")
    assert points(game) == [0, 0, 0]
    game = act(at("joust", {0: "r4 r5", "neutral": "r3 r2"}), "activate joust", "r4")
    assert points(game) == [2, 0, 0]


def test_nobody_gains_from_a_joust_without_a_red_die():
    """T26: a tie at nothing is no victory."""
    game = act(at("joust", {0: "r4 y6", 1: "y6 w6"}), "activate joust", "r4")
    assert points(game) == [0, 0, 0]


def test_red_dice_used_for_the_joust_do_not_count():
    """T20: a bought die too has left its district."""
    game = act(at("joust", {0: "r4 r3", 1: "r4"}), "activate joust", "r4")
    assert points(game) == [0, 0, 0]
    game = act(at("joust", {0: "r4 r3", 1: "r4"}), "activate joust", "1r4")
    assert points(game) == [2, 0, 0]


def test_the_joust_needs_red_dice_worth_four():
    """T10."""
    assert why(at("joust", {0: "r3 y6 w6"}), "activate joust") == "value-low"


# -- Troubadour: division 3 ------------------------------------------------------------------------------------------


def test_the_troubadour_turns_three_influence_into_two_points():
    game = act(at("troubadour", {0: "r6"}, influence=[8]), "activate troubadour", "r6", most=2)
    assert family(game)["influence"] == 2
    assert family(game)["vp"] == 4


def test_the_troubadour_sings_no_more_often_than_he_is_paid():
    """T10."""
    game = act(at("troubadour", {0: "r6 r6"}, influence=[8]), "activate troubadour", "r6 r6")
    assert keys(game) == ["times 2", "times 1"]
    assert why(game, "times 3") == "too-often"


def test_with_fewer_than_three_influence_the_troubadour_is_refused():
    """T10."""
    assert why(at("troubadour", {0: "r6"}, influence=[2]), "activate troubadour") == "card-influence"
    assert why(at("troubadour", {0: "r6"}, influence=[3]), "activate troubadour") is None


def test_the_troubadours_price_comes_on_top_of_a_citizens_hiring():
    """T10, T13: 2 influence for the citizen and 3 for the song."""
    table: dict[str, Any] = {"cards": ["troubadour"], "dice": {0: "r3", "neutral": "w1"}, "supply": [0]}
    assert why(place(city(influence=[4], **table)), "activate troubadour") == "nobody"
    game = act(place(city(influence=[5], **table)), "activate troubadour", "r3")
    assert family(game)["influence"] == 0
    assert family(game)["vp"] == 2


@pytest.mark.parametrize(("name", "influence"), [("troubadour", 4), ("diplomat", 2)])
def test_no_citizen_is_hired_with_the_influence_that_the_card_asks_for(name: str, influence: int):
    """T10, T13: with too little for both only the citizen on the board can be sent."""
    table: dict[str, Any] = {"cards": [name], "dice": {0: "r3", "neutral": "w1"}, "supply": [0], "palace": "0....."}
    game = act(place(city(influence=[influence], **table)), f"activate {name}", "r3")
    assert card(game, name)["tradesmen"] == [0, None]
    assert game.position()["buildings"]["palace"] == [None] * 6
    game = act(place(city(influence=[influence + 1], **table)), f"activate {name}", "r3")
    assert keys(game) == ["from hiring", "from palace 1"]


# -- Banquet, a bonus card: division 4 -------------------------------------------------------------------------------


def test_the_banquet_brings_a_point_for_each_red_die_of_the_richest_district():
    """The number counts, not the value."""
    game = act(at("banquet", {0: "r4 r1 r1 r2", 1: "r6 r6", 2: "y6 w6"}), "activate banquet", "r4")
    assert points(game) == [3, 0, 0]


@pytest.mark.parametrize("owner", [1, 2, "neutral"])
def test_the_banquet_may_be_held_in_any_district(owner: int | str):
    game = act(at("banquet", {0: "r4 r1", owner: "r2 r2 r3 w1"}), "activate banquet", "r4")
    assert points(game) == [3, 0, 0]


def test_two_activations_of_the_banquet_pay_twice():
    game = act(at("banquet", {0: "r5 r4 r1 r1"}), "activate banquet", "r5 r4", most=2)
    assert points(game) == [4, 0, 0]


def test_dice_used_for_the_banquet_do_not_count():
    """T20."""
    game = act(at("banquet", {0: "r2 r2 r2", 1: "r1"}), "activate banquet", "r2 r2")
    assert points(game) == [1, 0, 0]
    game = act(at("banquet", {0: "r1", 1: "r5 r1"}), "activate banquet", "1r5")
    assert points(game) == [1, 0, 0]


def test_a_banquet_with_no_red_die_left_brings_nothing():
    """T10: and may still be activated."""
    game = place(city(cards=["banquet"], dice={0: "r4 y6", "neutral": "w1"}))
    act(game, "activate banquet", "r4")
    assert points(game) == [0, 0, 0]
    assert card(game, "banquet")["tradesmen"] == [0, None]


def test_the_banquet_needs_red_dice_worth_four():
    """T10."""
    assert why(at("banquet", {0: "r3 y6 w6"}), "activate banquet") == "value-low"
