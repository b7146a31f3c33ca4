"""The civil cards: what each does, how far it goes, and what it refuses."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, dice_of, family, keys, place, play, standing, step, why

import troyes


def at(name: str, dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has a tradesman on that card; a neutral white 1 keeps the square from being empty."""
    return place(city(tradesmen={name: "0."}, dice={"neutral": "w1", **dice}, **table))


def with_cubes(name: str, dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has two cubes on that card."""
    return place(city(cubes={name: [2]}, dice={"neutral": "w1", **dice}, **table))


# -- Artisan: division 4 ---------------------------------------------------------------------------------------------


def test_the_artisan_turns_an_influence_into_six_deniers():
    game = act(at("artisan", {0: "y6 y3"}, influence=[4], deniers=[1]), "activate artisan", "y6 y3", most=2)
    assert family(game)["influence"] == 2
    assert family(game)["deniers"] == 13


def test_the_artisan_works_no_more_often_than_there_is_influence():
    """T10."""
    game = act(at("artisan", {0: "y6 y6"}, influence=[2], deniers=[1]), "activate artisan", "y6 y6")
    assert keys(game) == ["times 2", "times 1"]
    assert why(game, "times 3") == "too-often"


def test_without_influence_the_artisan_is_refused():
    """T10."""
    assert why(at("artisan", {0: "y6"}, influence=[0]), "activate artisan") == "card-influence"
    assert why(at("artisan", {0: "y6"}, influence=[1]), "activate artisan") is None


# -- Merchant: division 2 --------------------------------------------------------------------------------------------


def test_the_merchant_brings_two_deniers_an_activation():
    game = act(at("merchant", {0: "y6 y3"}, deniers=[1]), "activate merchant", "y6 y3", most=4)
    assert family(game)["deniers"] == 9


def test_the_merchant_may_be_activated_fewer_times():
    """T11."""
    game = act(at("merchant", {0: "y6"}, deniers=[1]), "activate merchant", "y6")
    assert keys(game) == ["times 3", "times 2", "times 1"]
    play(game, "times 1")
    assert family(game)["deniers"] == 3


def test_the_merchant_refuses_dice_worth_less_than_two():
    """T10."""
    assert why(at("merchant", {0: "y1 r6 w6"}), "activate merchant") == "value-low"
    assert why(at("merchant", {0: "y1 y1"}), "activate merchant") is None


# -- Miller: division 4 ----------------------------------------------------------------------------------------------

ORDERS = {"palace": "000...", "bishopric": "0. .. .."}


@pytest.mark.parametrize(("choice", "deniers"), [("mill palace 1", 6), ("mill palace 0", 2)])
def test_the_miller_pays_for_the_palace_or_for_the_bishopric(choice: str, deniers: int):
    game = act(at("miller", {0: "y4"}, deniers=[0], **ORDERS), "activate miller", "y4")
    assert keys(game) == ["mill palace 1", "mill palace 0"]
    play(game, choice)
    assert family(game)["deniers"] == deniers


@pytest.mark.parametrize(("palace", "deniers"), [(2, 12), (1, 8), (0, 4)])
def test_each_activation_of_the_miller_may_choose_the_other_building(palace: int, deniers: int):
    game = act(at("miller", {0: "y4 y4"}, deniers=[0], **ORDERS), "activate miller", "y4 y4", most=2)
    play(game, f"mill palace {palace}")
    assert family(game)["deniers"] == deniers
    assert game.position()["turn"] == 1


def test_lying_citizens_earn_nothing_at_the_miller():
    lying = {"palace": [0], "bishopric": [0]}
    game = at("miller", {0: "y4"}, deniers=[0], palace="0.1...", bishopric="0. 1. ..", lying=lying)
    act(game, "activate miller", "y4")
    assert family(game)["deniers"] == 2


def test_the_miller_pays_nothing_for_city_hall():
    game = act(at("miller", {0: "y4"}, deniers=[0], city_hall="000 000"), "activate miller", "y4")
    assert family(game)["deniers"] == 0
    game = act(at("miller", {0: "y4"}, deniers=[0], city_hall="000 000", palace="0....."), "activate miller", "y4")
    assert keys(game) == ["mill palace 1", "mill palace 0"]
    play(game, "mill palace 1")
    assert family(game)["deniers"] == 2


def test_the_citizen_sent_to_the_miller_no_longer_earns_in_his_building():
    """T13: he has left it."""
    table: dict[str, Any] = {
        "cards": ["miller"],
        "dice": {0: "y4", "neutral": "w1"},
        "deniers": [5],
        "palace": "00....",
    }
    game = act(place(city(**table)), "activate miller", "y4", "from palace 2", "mill palace 1")
    assert family(game)["deniers"] == 2
    game = act(place(city(**table)), "activate miller", "y4", "from supply", "mill palace 1")
    assert family(game)["deniers"] == 4


def test_the_miller_needs_yellow_dice_worth_four():
    """T10."""
    assert why(at("miller", {0: "y3 r6 w6"}, **ORDERS), "activate miller") == "value-low"


# -- Innkeeper: division 1 -------------------------------------------------------------------------------------------


def test_the_innkeeper_sells_influence_for_a_denier():
    game = at("innkeeper", {0: "y4"}, influence=[2], deniers=[10])
    act(game, "activate innkeeper", "y4", most=4)
    assert family(game)["influence"] == 6
    assert family(game)["deniers"] == 6


def test_the_innkeeper_sells_for_what_is_left_after_dice_and_tradesman():
    """T10, T9: 3 for the tradesman and 2 for the die leave 2 of 7."""
    game = place(city(cards=["innkeeper"], dice={"neutral": "y6 w1"}, influence=[2], deniers=[7]))
    act(game, "activate innkeeper", "ny6")
    assert keys(game) == ["times 2", "times 1"]
    play(game, "times 2")
    assert family(game)["influence"] == 4
    assert family(game)["deniers"] == 0


def test_without_a_denier_left_the_innkeeper_is_refused():
    """T10."""
    assert why(at("innkeeper", {0: "y6"}, deniers=[0]), "activate innkeeper") == "card-deniers"
    assert why(at("innkeeper", {0: "y6"}, deniers=[1]), "activate innkeeper") is None
    assert why(at("innkeeper", {1: "y6"}, deniers=[2]), "activate innkeeper") == "dice-dear"
    assert why(at("innkeeper", {1: "y6"}, deniers=[3]), "activate innkeeper") is None
    hire: dict[str, Any] = {"cards": ["innkeeper"], "dice": {0: "y6", "neutral": "w1"}}
    assert why(place(city(deniers=[3], **hire)), "activate innkeeper") == "card-deniers"
    assert why(place(city(deniers=[4], **hire)), "activate innkeeper") is None


# -- Blacksmith, delayed: division 4 ---------------------------------------------------------------------------------


def test_the_blacksmith_stores_a_cube_for_each_activation():
    game = act(at("blacksmith", {0: "y6 y3"}), "activate blacksmith", "y6 y3", most=2)
    assert card(game, "blacksmith")["cubes"] == [2, 0, 0]


@pytest.mark.parametrize(("dice", "cubes"), [("r3", 2), ("r1 r2", 2), ("r1 r1 r1", 2), ("r6 r6 r1", 4)])
def test_the_blacksmith_adds_five_to_a_red_group_of_any_size(dice: str, cubes: int):
    """Five in all, not for each die: War divides by 4."""
    game = with_cubes("blacksmith", {0: dice}, events={"war": []})
    act(game, "combat war", dice, cube="blacksmith", most=cubes)
    assert banners(game)["war"] == [0] * cubes
    assert card(game, "blacksmith")["cubes"] == [1, 0, 0]


def test_the_blacksmith_serves_red_cards():
    game = with_cubes("blacksmith", {0: "r1"}, cards=["mercenary"], deniers=[3])
    act(game, "activate mercenary", "r1", cube="blacksmith", most=3)
    assert family(game)["deniers"] == 9


@pytest.mark.parametrize(
    "action", ["combat marauding", "combat heresy", "activate merchant", "activate glassblower", "agriculture"]
)
def test_the_blacksmith_does_not_serve_groups_of_other_colours(action: str):
    table: dict[str, Any] = {"cards": ["merchant", "glassblower"], "events": {"heresy": []}}
    game = play(with_cubes("blacksmith", {0: "r6 r6 y5 y6 w6 w5"}, **table), action)
    assert why(game, "use blacksmith") == "cube-useless"


def test_the_blacksmith_does_not_place_a_citizen_in_the_palace():
    """T16."""
    game = play(with_cubes("blacksmith", {0: "r1 r2"}), "place palace")
    assert keys(game) == ["die 0 red 2", "die 0 red 1"]
    assert why(game, "use blacksmith") == "cube-useless"


def test_the_blacksmith_is_never_joined_with_militia():
    """T16: his dice are red, and one cube serves an action; besides, the two are cards of one colour and level."""
    game = play(with_cubes("blacksmith", {0: "r1 y6"}, events={"war": []}), "combat war")
    # Only the Blacksmith makes the red 1 enough; the yellow 6 cannot join it.
    assert banners(game)["war"] == [0]
    assert dice_of(game) == "y6"
    for seed in range(60):
        cards = [activity["card"] for activity in troyes.new_game("troyes", seed=seed).position()["activities"]]
        assert not {"blacksmith", "militia"} <= set(cards)


# -- Militia, delayed: division 4 ------------------------------------------------------------------------------------


def test_militia_stores_a_cube_for_each_activation():
    game = act(at("militia", {0: "y6 y6"}), "activate militia", "y6 y6", most=3)
    assert card(game, "militia")["cubes"] == [3, 0, 0]


def test_militia_makes_yellow_dice_fight_red_events_with_their_values():
    game = with_cubes("militia", {0: "y4 y3 y1"}, events={"war": []}, influence=[4])
    act(game, "combat war", "y4 y3 y1", cube="militia", most=2)
    assert banners(game)["war"] == [0, 0]
    assert family(game)["influence"] == 6
    assert card(game, "militia")["cubes"] == [1, 0, 0]


def test_militia_makes_yellow_dice_activate_red_cards():
    game = with_cubes("militia", {0: "y5"}, cards=["mercenary"], deniers=[3])
    act(game, "activate mercenary", "y5", cube="militia", most=2)
    assert family(game)["deniers"] == 6


def test_militia_places_a_citizen_in_the_palace():
    """T16: the yellow die keeps its value."""
    game = act(with_cubes("militia", {0: "y3"}, palace="001..."), "place palace", "y3", "from supply", cube="militia")
    assert standing(game, "palace") == "000..."
    assert card(game, "militia")["cubes"] == [1, 0, 0]


def test_militia_buys_yellow_dice_at_the_usual_price():
    """T9."""
    game = with_cubes("militia", {0: "y3", 1: "y5"}, events={"war": []}, deniers=[9, 0])
    act(game, "combat war", "y3 1y5", cube="militia", most=2)
    assert [family(game, seat)["deniers"] for seat in (0, 1)] == [5, 4]


def test_red_dice_cannot_join_a_militia_group():
    game = play(with_cubes("militia", {0: "y4 y3 r6"}, events={"war": []}), "combat war", "use militia")
    assert keys(game) == ["die 0 yellow 4", "die 0 yellow 3"]
    assert why(game, "die 0 red 6") == "dice-colour"
    play(game, "die 0 yellow 4")
    assert keys(game) == ["done", "die 0 yellow 3"]


def test_without_militia_yellow_dice_do_no_red_work():
    game = with_cubes("militia", {0: "y6", 1: "y6"}, events={"war": []})
    play(game, "agriculture", "die 0 yellow 6", "done")
    assert why(game, "combat war") == "no-dice"  # seat 1 has no cube
    assert why(game, "place palace") == "no-dice"


@pytest.mark.parametrize("action", ["combat marauding", "activate merchant", "agriculture", "place city_hall"])
def test_militia_does_not_serve_yellow_actions(action: str):
    """T16: it would change nothing."""
    game = play(with_cubes("militia", {0: "y6 y5"}, cards=["merchant"]), action)
    assert keys(game) == ["die 0 yellow 6", "die 0 yellow 5"]
    assert why(game, "use militia") == "cube-useless"


# -- Journeyman: division 3 ------------------------------------------------------------------------------------------


def test_the_journeyman_turns_three_deniers_into_two_points():
    game = act(at("journeyman", {0: "y6"}, deniers=[10]), "activate journeyman", "y6", most=2)
    assert family(game)["deniers"] == 4
    assert family(game)["vp"] == 4


def test_the_journeyman_works_for_what_is_left_after_dice_and_tradesman():
    """T10, T9: 6 for the tradesman and 8 for two dice leave 7 of 21."""
    game = place(city(cards=["journeyman"], dice={1: "y6 y6", "neutral": "w1"}, deniers=[21]))
    act(game, "activate journeyman", "1y6 1y6")
    assert keys(game) == ["times 2", "times 1"]
    assert why(game, "times 3") == "too-often"
    play(game, "times 2")
    assert family(game)["deniers"] == 1
    assert family(game)["vp"] == 4


def test_with_fewer_than_three_deniers_left_the_journeyman_is_refused():
    """T10."""
    assert why(at("journeyman", {0: "y6"}, deniers=[2]), "activate journeyman") == "card-deniers"
    assert why(at("journeyman", {0: "y6"}, deniers=[3]), "activate journeyman") is None
    assert why(at("journeyman", {1: "y6"}, deniers=[4]), "activate journeyman") == "dice-dear"
    assert why(at("journeyman", {1: "y6"}, deniers=[5]), "activate journeyman") is None


# -- Goldsmith: division 4 -------------------------------------------------------------------------------------------


def test_the_goldsmith_brings_a_point_and_two_deniers():
    game = act(at("goldsmith", {0: "y6 y3"}, deniers=[1]), "activate goldsmith", "y6 y3", most=2)
    assert family(game)["vp"] == 2
    assert family(game)["deniers"] == 5


def test_the_goldsmith_may_be_activated_fewer_times():
    """T11."""
    game = act(at("goldsmith", {0: "y6 y6"}, deniers=[1]), "activate goldsmith", "y6 y6")
    assert keys(game) == ["times 3", "times 2", "times 1"]
    play(game, "times 1")
    assert family(game)["vp"] == 1
    assert family(game)["deniers"] == 3


def test_the_goldsmiths_deniers_cannot_pay_for_his_dice():
    """T9."""
    assert why(at("goldsmith", {1: "y6"}, deniers=[1]), "activate goldsmith") == "dice-dear"
    assert why(at("goldsmith", {1: "y6"}, deniers=[2]), "activate goldsmith") is None
    hire: dict[str, Any] = {"cards": ["goldsmith"], "dice": {0: "y6", "neutral": "w1"}}
    assert why(place(city(deniers=[6], **hire)), "activate goldsmith") == "hire-dear"
    assert why(place(city(deniers=[7], **hire)), "activate goldsmith") is None


# -- Sculptor: division 3 --------------------------------------------------------------------------------------------


def test_the_sculptor_brings_a_point_an_activation():
    game = act(at("sculptor", {0: "y6 y5"}, vp=[1]), "activate sculptor", "y6 y5", most=3)
    assert family(game)["vp"] == 4


def test_the_sculptor_may_be_activated_fewer_times():
    """T11."""
    game = act(at("sculptor", {0: "y6"}, vp=[1]), "activate sculptor", "y6")
    assert keys(game) == ["times 2", "times 1"]
    play(game, "times 1")
    assert family(game)["vp"] == 2


def test_the_sculptor_refuses_dice_worth_less_than_three():
    """T10."""
    assert why(at("sculptor", {0: "y2 r6 w6"}), "activate sculptor") == "value-low"
    assert why(at("sculptor", {0: "y2 y1"}), "activate sculptor") is None


# -- Baker, a bonus card: division 4 ---------------------------------------------------------------------------------


def test_the_baker_brings_a_denier_for_each_yellow_die_on_the_square():
    """All districts count, the neutral one too; red and white dice do not."""
    dice = {0: "y4 y1 r6", 1: "y2 y2 w6", 2: "w6 r1", "neutral": "y6 r1"}
    game = act(at("baker", dice, deniers=[0]), "activate baker", "y4")
    assert family(game)["deniers"] == 4
    assert [family(game, seat)["deniers"] for seat in (1, 2)] == [20, 20]


def test_two_activations_of_the_baker_pay_twice():
    game = act(at("baker", {0: "y5 y4", 1: "y1 y1 y1"}, deniers=[0]), "activate baker", "y5 y4", most=2)
    assert family(game)["deniers"] == 6


def test_dice_used_for_the_baker_do_not_count():
    """T20: a bought die too has left the square."""
    game = act(at("baker", {0: "y2", 1: "y4 y1"}, deniers=[9]), "activate baker", "y2 1y4")
    assert family(game)["deniers"] == 6  # 9, less 4 for the die, and 1 for the yellow 1 that is left
    game = act(at("baker", {0: "y4"}, deniers=[9]), "activate baker", "y4")
    assert family(game)["deniers"] == 9
    assert step(game) == "action"


def test_the_baker_needs_yellow_dice_worth_four():
    """T10."""
    assert why(at("baker", {0: "y3 r6 w6"}), "activate baker") == "value-low"
