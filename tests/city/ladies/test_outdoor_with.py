"""Outdoor activities that serve with the own action: patronage, harvest, turn_bought, second_site (L19, L23, L24)."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, dice_of, family, keys, place, play, standing, step, why

import troyes

BUILDINGS = {"place palace": "r3", "place city_hall": "y3", "place bishopric": "w3"}


def outside(tile: str, mine: int = 1, dice: dict[Any, str] | None = None, **given: Any) -> dict[str, Any]:
    """Seat 0 has so many cubes on that tile; the others lie where they belong."""
    tiles = ["toll", "extra_yellow", "exchange", "fair"]
    tiles[0 if tile in ("patronage", "harvest") else 2] = tile
    given = {"outdoor": {tile: [mine, 0, 0]}, **given}
    return city(tiles=tuple(tiles), dice=dice or {0: "r3 y3 w3", 1: "y1"}, **given)


def cubes(game: troyes.Game, tile: str) -> list[int]:
    return next(data["cubes"] for data in game.position()["ladies"]["outdoor"] if data["activity"] == tile)


# -- patronage -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", BUILDINGS)
def test_patronage_brings_four_influence_for_a_citizen_placed(action: str):
    """In each of the three buildings."""
    game = act(place(outside("patronage", 2, influence=[1])), action, BUILDINGS[action])
    assert (step(game), keys(game), game.pending[0].seat) == ("boon", ["use patronage", "decline"], 0)
    play(game, "use patronage")
    assert (family(game)["influence"], cubes(game, "patronage")) == (5, [1, 0, 0])
    assert game.pending[0].seat == 1


def test_patronage_may_be_declined():
    game = act(place(outside("patronage", influence=[1])), "place palace", "r3", "decline")
    assert (family(game)["influence"], cubes(game, "patronage")) == (1, [1, 0, 0])


def test_the_citizen_is_placed_already():
    game = act(place(outside("patronage", palace="..1...")), "place palace", "r3")
    assert (standing(game, "palace"), game.position()["lying"]["palace"]) == ("..0...", [1])


@pytest.mark.parametrize(("action", "dice"), [("agriculture", "y3"), ("build cathedral", "w3")])
def test_patronage_serves_no_other_action(action: str, dice: str):
    game = act(place(outside("patronage")), action, dice)
    assert (game.pending[0].seat, cubes(game, "patronage")) == (1, [1, 0, 0])


def test_patronage_does_not_serve_for_a_tradesman():
    game = act(place(outside("patronage", cards=["hunting"])), "activate hunting", "r3")
    assert (card(game, "hunting")["tradesmen"], game.pending[0].seat) == ([0, None], 1)


def test_patronage_is_not_asked_where_it_would_bring_nothing():
    """Influence is at its end."""
    game = act(place(outside("patronage", influence=[20])), "place palace", "r3")
    assert game.pending[0].seat == 1
    game = act(place(outside("patronage", influence=[19])), "place palace", "r3", "use patronage")
    assert family(game)["influence"] == 20


def test_without_a_cube_nobody_is_asked():
    game = act(place(outside("patronage", outdoor={"patronage": [0, 3, 0]})), "place palace", "r3")
    assert game.pending[0].seat == 1


def test_patronage_goes_with_a_cube_of_an_activity_card():
    """L19: the Militia recolours the die."""
    game = place(outside("patronage", cubes={"militia": [1]}, influence=[0]))
    act(game, "place palace", "y3", "use patronage", cube="militia")
    assert (standing(game, "palace"), family(game)["influence"]) == ("..0...", 4)


# -- harvest ---------------------------------------------------------------------------------------------------------


def test_harvest_brings_five_deniers_more():
    game = act(place(outside("harvest", 2, deniers=[0])), "agriculture", "y3")
    assert (step(game), keys(game), family(game)["deniers"]) == ("boon", ["use harvest", "decline"], 1)
    play(game, "use harvest")
    assert (family(game)["deniers"], cubes(game, "harvest"), game.pending[0].seat) == (6, [1, 0, 0], 1)


def test_harvest_may_be_declined_and_serves_once():
    game = act(place(outside("harvest", 2, deniers=[0])), "agriculture", "y3", "decline")
    assert (family(game)["deniers"], cubes(game, "harvest"), game.pending[0].seat) == (1, [2, 0, 0], 1)


@pytest.mark.parametrize(("action", "dice"), [("place city_hall", "y3"), ("build cathedral", "w3")])
def test_harvest_serves_agriculture_only(action: str, dice: str):
    game = act(place(outside("harvest")), action, dice)
    assert (game.pending[0].seat, cubes(game, "harvest")) == (1, [1, 0, 0])


def test_harvest_cannot_pay_for_the_dice():
    """T9: it comes after."""
    game = place(outside("harvest", dice={0: "r1", 1: "y6"}, deniers=[1]))
    assert why(game, "agriculture") == "dice-dear"


def test_harvest_goes_with_a_cube_of_an_activity_card_and_one_of_another_tile():
    """L19: an extra die before, the Priest with it, and the harvest after."""
    given: dict[str, Any] = {"outdoor": {"harvest": [1], "extra_yellow": [1]}, "cubes": {"priest": [1]}}
    game = place(outside("harvest", dice={0: "r1", 1: "r1"}, deniers=[0], **given), [6])
    play(game, "use extra_yellow")
    act(game, "agriculture", "y6", "use harvest", cube="priest")
    assert family(game)["deniers"] == 4 + 5


def test_what_is_offered_must_be_answered():
    game = act(place(outside("harvest")), "agriculture", "y3")
    assert why(game, "pass") == "offer"
    assert why(game, "use patronage") == "offer"


# -- turn_bought -----------------------------------------------------------------------------------------------------


def test_a_die_bought_from_another_player_may_be_turned_over():
    """L23: seat 1's 1 works as a 6."""
    game = place(outside("turn_bought", 2, dice={0: "r1", 1: "y1 w1"}, deniers=[2, 0]))
    act(game, "agriculture", "t1y1")
    assert [family(game, seat)["deniers"] for seat in (0, 1)] == [3, 2]
    assert (cubes(game, "turn_bought"), dice_of(game, 1)) == ([1, 0, 0], "w1")


@pytest.mark.parametrize(
    ("action", "word", "given"),
    [
        ("agriculture", "t1y2", {}),
        ("combat marauding", "t1y2", {}),
        ("activate merchant", "t1y2", {"tradesmen": {"merchant": "0."}}),
        ("place city_hall", "t1y2", {}),
        ("build cathedral", "t1w2", {}),
        ("patrol ramparts", "t1w2", {}),
    ],
)
def test_the_new_face_holds_for_any_action(action: str, word: str, given: dict[str, Any]):
    """L23."""
    game = place(outside("turn_bought", dice={0: "r1", 1: "y2 w2 r1"}, guards=[15, 0, 0], **given))
    act(game, action, word)
    while game.pending[0].seat == 0:
        play(game, keys(game)[0])
    assert cubes(game, "turn_bought") == [0, 0, 0]


def test_the_cathedral_gets_its_cube_in_the_column_of_the_new_face():
    """L23."""
    game = place(outside("turn_bought", dice={0: "r1", 1: "w2 r1"}))
    act(game, "build cathedral", "t1w2")
    assert game.position()["cathedral"][0] == [None] * 4 + [0, None]


def test_a_citizen_is_placed_by_the_new_face():
    """L23."""
    game = place(outside("turn_bought", dice={0: "w1", 1: "r2 y1"}))
    act(game, "place palace", "t1r2")
    assert standing(game, "palace") == "....0."


def test_the_guard_has_the_points_of_the_new_face():
    """L23."""
    game = place(outside("turn_bought", dice={0: "w1", 1: "r2 y1"}, guards=[15, 0, 0], deniers=[2]))
    act(game, "patrol ramparts", "t1r2", "advance 5")
    assert game.position()["ladies"]["guards"][0] == 20


def test_own_and_neutral_dice_are_not_turned_with_it():
    """L23."""
    game = play(place(outside("turn_bought", dice={0: "y2", 1: "y3", "neutral": "y4"})), "agriculture")
    assert [key for key in keys(game) if key.startswith("turned")] == ["turned 1 yellow 3"]
    assert why(game, "turned 0 yellow 2") == "turn-own"
    assert why(game, "turned neutral yellow 4") == "turn-neutral"


@pytest.mark.parametrize("name", ["tithe", "viticulturist"])
def test_a_die_taken_free_is_not_turned_with_it(name: str):
    """L23: with seat 1's only die either the cube or the turning makes sense, never both."""
    position = outside("turn_bought", dice={0: "y2", 1: "y3", 2: "w1"}, cubes={name: [1]}, deniers=[20])
    game = play(place(position), "agriculture", f"use {name}")
    assert "turned 1 yellow 3" not in keys(game)


def test_beside_a_die_taken_free_a_paid_one_may_be_turned():
    """L23: the Viticulturist takes the 6; the 1 is bought for 4 and works as a 6."""
    position = outside("turn_bought", dice={0: "r2", 1: "y6 y1", 2: "w1"}, cubes={"viticulturist": [1]}, deniers=[4, 0])
    game = act(place(position), "agriculture", "1y6 t1y1", cube="viticulturist")
    assert [family(game, seat)["deniers"] for seat in (0, 1)] == [6, 4]
    assert cubes(game, "turn_bought") == [0, 0, 0]


def test_one_die_of_the_group_is_all_that_is_turned():
    """L19, L23: though there are two cubes."""
    game = play(place(outside("turn_bought", 2, dice={1: "y1 y2", 2: "y3 r1"})), "agriculture", "turned 1 yellow 1")
    assert not [key for key in keys(game) if key.startswith("turned")]
    assert why(game, "turned 1 yellow 2") == "turn-one"
    play(game, "die 1 yellow 2", "done")
    assert (family(game)["deniers"], cubes(game, "turn_bought")) == (20 - 8 + 4, [1, 0, 0])


def test_it_may_go_with_a_distillers_cube():
    """L19: that turns one of one's own."""
    position = outside("turn_bought", dice={0: "y1", 1: "y1 r1"}, cubes={"distiller": [1]}, deniers=[4])
    game = act(place(position), "agriculture", "ty1 t1y1", cube="distiller")
    assert (family(game)["deniers"], cubes(game, "turn_bought")) == (6, [0, 0, 0])


def test_the_die_is_used_in_the_action_for_which_it_is_bought():
    """It is gone from the square, and nothing is turned without an action."""
    game = place(outside("turn_bought", dice={0: "y1", 1: "y1 r1"}))
    assert why(game, "use turn_bought") == "outdoor-not-now"
    act(game, "agriculture", "t1y1")
    assert dice_of(game, 1) == "r1"


def test_without_a_cube_nothing_is_turned():
    game = play(place(outside("turn_bought", 0, dice={0: "y2 y1", 1: "y3"})), "agriculture")
    assert why(game, "turned 1 yellow 3") == "no-outdoor-cube"
    game = play(place(outside("exchange", dice={0: "y2 y1", 1: "y3"})), "agriculture")
    assert why(game, "turned 1 yellow 3") == "no-such-tile"


def test_an_action_may_be_possible_only_with_it():
    """L23: a 1 would not do for agriculture, a 6 does."""
    dice = {0: "r1", 1: "y1 r1"}
    assert why(place(outside("turn_bought", 0, dice=dice)), "agriculture") == "value-low"
    assert why(place(outside("turn_bought", dice=dice)), "agriculture") is None
    assert why(place(outside("turn_bought", dice=dice, deniers=[1])), "agriculture") is not None


def test_a_purple_die_of_another_is_not_turned():
    """L17: it cannot be bought."""
    game = place(outside("turn_bought", dice={0: "r1", 1: "p1 r1"}))
    assert "agriculture" not in keys(game)


# -- second_site -----------------------------------------------------------------------------------------------------

SITES = ["militia", "breeder", "priest", "templar", "hermit", "catapult", "squire", "fort"]


def building(name: str, dice: str, **given: Any) -> troyes.Game:
    """Seat 0 activates that card with these dice; a tradesman of hers stands there."""
    given = {"cards": SITES, "tradesmen": {name: "0."}, **given}
    game = place(outside("second_site", given.pop("mine", 1), dice={0: dice, 1: "y1"}, **given))
    act(game, f"activate {name}", dice)
    while step(game) == "times":
        play(game, keys(game)[0])
    return game


@pytest.mark.parametrize(("name", "dice"), [("militia", "y4"), ("priest", "w3"), ("squire", "r2")])
def test_a_cube_moves_to_another_card_that_stores_cubes(name: str, dice: str):
    """L24: after a delayed or a mixed card; to any delayed, mixed or endgame one but itself. No tradesman is there."""
    game = building(name, dice)
    assert (step(game), game.pending[0].seat) == ("boon", 0)
    assert sorted(keys(game)) == sorted([*(f"site {other}" for other in SITES if other != name), "decline"])
    assert why(game, f"site {name}") == "another-card"
    play(game, "site templar")
    assert (card(game, "templar")["cubes"], cubes(game, "second_site")) == ([1, 0, 0], [0, 0, 0])
    assert (card(game, "templar")["tradesmen"], game.pending[0].seat) == ([None, None], 1)


def test_using_the_cubes_of_a_mixed_card_is_an_activation_too():
    """L24."""
    game = place(outside("second_site", cards=SITES, tradesmen={"squire": "0."}, cubes={"squire": [2]}))
    act(game, "activate squire", "r3", "discard 1", "site hermit")
    assert (card(game, "hermit")["cubes"], card(game, "squire")["cubes"]) == ([1, 0, 0], [1, 0, 0])


def test_a_catapult_that_fires_is_one_as_well():
    """L24: the site comes after the cubes."""
    position = outside(
        "second_site", cards=SITES, tradesmen={"catapult": "0."}, cubes={"catapult": [1]}, events={"war": []}
    )
    game = act(place(position), "activate catapult", "r3", "discard 1", "cube on war", "site fort")
    assert (banners(game)["war"], card(game, "fort")["cubes"]) == ([0, 0], [1, 0, 0])


@pytest.mark.parametrize(("deniers", "offered"), [(2, False), (3, True)])
def test_at_the_breeder_three_deniers_are_due(deniers: int, offered: bool):
    """L24."""
    game = building("priest", "w3", deniers=[deniers])
    assert ("site breeder" in keys(game)) is offered
    if offered:
        play(game, "site breeder")
        assert (family(game)["deniers"], card(game, "breeder")["cubes"]) == (0, [1, 0, 0])
    else:
        assert why(game, "site breeder") == "card-deniers"


def test_at_the_fort_the_cube_earns_nothing_by_itself():
    """L24: it counts for the majority."""
    game = building("priest", "w3", influence=[4], vp=[0])
    play(game, "site fort")
    assert (family(game)["influence"], family(game)["vp"], card(game, "fort")["cubes"]) == (4, 0, [1, 0, 0])
    assert [score.lines["fort"] for score in game.scores()] == [3, 0, 0]


@pytest.mark.parametrize(("name", "dice"), [("fort", "r3"), ("hermit", "w6 w2"), ("princess", "r4")])
def test_activating_an_endgame_card_does_not_allow_it(name: str, dice: str):
    """L24."""
    others = [other for other in SITES if other != "fort"]
    game = building(name, dice, cards=others if name == "princess" else SITES)
    assert (game.pending[0].seat, cubes(game, "second_site")) == (1, [1, 0, 0])


def test_activating_an_immediate_card_does_not_allow_it():
    """L24."""
    game = place(outside("second_site", cards=SITES[:5], tradesmen={"hunting": "0."}))
    act(game, "activate hunting", "r3")
    assert game.pending[0].seat == 1


def test_immediate_cards_take_no_such_cube():
    game = place(outside("second_site", cards=["merchant", "priest", "templar"], tradesmen={"priest": "0."}))
    act(game, "activate priest", "w3")
    assert "site templar" in keys(game)
    assert why(game, "site merchant") == "stores-nothing"


def test_only_revealed_cards_take_it():
    """L24: in round 2 the third cards lie face down."""
    game = building("priest", "w3", round=2)
    assert sorted(keys(game)) == sorted(["site catapult", "site militia", "site squire", "site templar", "decline"])
    assert why(game, "site hermit") == "not-open"
    assert why(game, "site princess") == "not-open"


def test_it_may_be_declined_and_one_cube_moves_at_the_most():
    """L19."""
    game = building("priest", "w3", mine=3)
    play(game, "decline")
    assert (cubes(game, "second_site"), game.pending[0].seat) == ([3, 0, 0], 1)
    game = building("priest", "w3", mine=3)
    play(game, "site templar")
    assert (cubes(game, "second_site"), game.pending[0].seat) == ([2, 0, 0], 1)


def test_agriculture_combat_and_the_cathedral_do_not_allow_it():
    for action, dice in (("agriculture", "y3"), ("combat marauding", "y3"), ("build cathedral", "w3")):
        game = act(place(outside("second_site", cards=SITES)), action, dice)
        assert game.pending[0].seat == 1


def test_it_goes_with_a_cube_of_an_activity_card():
    """L19: the Confession improves the dice for the Militia."""
    position = outside("second_site", cards=["militia"], cubes={"confession": [1]}, dice={0: "y2", 1: "y1"})
    game = act(place(position), "activate militia", "y2", "site confession", cube="confession")
    assert (card(game, "militia")["cubes"], card(game, "confession")["cubes"]) == ([1, 0, 0], [1, 0, 0])


def test_a_cube_put_there_serves_like_any_other():
    """T21: without a tradesman. The Templar makes two red dice of the white 4."""
    position = outside("second_site", dice={0: "w3 w4", 1: "y1"}, cards=["priest", "templar"], events={"war": []})
    game = act(place(position), "activate priest", "w3", "site templar")
    play(game, "pass", "pass")
    act(game, "combat war", "w4", "times 2", cube="templar")
    assert (banners(game)["war"], card(game, "templar")["cubes"]) == ([0, 0], [0, 0, 0])


def test_no_cube_moves_to_an_outdoor_activity():
    """Nor to a race, which takes none at all."""
    game = building("priest", "w3")
    assert not [key for key in keys(game) if key.startswith("cube at")]
    assert why(game, "cube at fair") == "offer"
