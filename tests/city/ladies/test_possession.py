"""Possession: whom it takes, who sets them free, and what a possessed citizen is not (L15)."""

from typing import Any

import pytest
from tests.city.table import (
    act,
    banners,
    card,
    city,
    closing,
    family,
    keys,
    lying,
    next_round,
    place,
    play,
    standing,
    step,
    why,
)

import troyes

EACH_A_DIE = "012 ..."
"""A citizen of each player in City Hall: a yellow die each, and no salaries."""
COMES: dict[str, Any] = {"red": "brigands_a", "called": ["possession"]}


def dawn(*rolls: int, **given: Any) -> troyes.Game:
    """A new round; `rolls` come after a 6 for each of the players' dice, one each unless the test says otherwise."""
    given = {"city_hall": EACH_A_DIE, "round": 3, **given}
    return next_round(rolls=(6, 6, 6, *rolls), **given)


def possessed(game: troyes.Game) -> list[int]:
    return game.position()["ladies"]["possessed"]


def supplies(game: troyes.Game) -> list[int]:
    return [family(game, seat)["supply"] for seat in (0, 1, 2)]


def haunted(*cubes: Any, **given: Any) -> dict[str, Any]:
    """A turn of seat 0 with Possession in the queue, and a citizen of each player on it."""
    given = {"possessed": [1, 1, 1], "dice": {0: "w3 w6 r6", 1: "y1"}, **given}
    return city(events={"possession": list(cubes)}, **given)


# -- when it comes ---------------------------------------------------------------------------------------------------


def test_each_player_puts_a_citizen_on_it_when_it_appears():
    game = dawn(2, 2, supply=[2, 1, 3], **COMES)
    for seat in (0, 1, 2):
        assert (game.pending[0].seat, step(game)) == (seat, "ordeal")
        play(game, "from supply")
    assert (possessed(game), supplies(game)) == ([1, 1, 1], [1, 0, 2])
    assert step(game) == "black_dice"


def test_it_acts_only_in_the_round_in_which_it_appears():
    """L15."""
    game = dawn(2, 2, events={"possession": []}, possessed=[1, 0, 1])
    assert step(game) == "black_dice"
    assert possessed(game) == [1, 0, 1]
    assert list(banners(game)) == ["marauding", "possession", "brigands_a"]


def test_the_citizen_comes_from_the_supply_or_from_anywhere_on_the_board():
    """Cards, an illustration, buildings, lying: all of it."""
    game = dawn(
        *(6,) * 2,
        2,
        2,
        2,
        2,
        events={"theological_conflict": []},
        palace="0.....",
        bishopric="10 .. ..",
        tradesmen={"merchant": "0.", "priest": "12"},
        illustration={"priest": [0]},
        **COMES,
    )
    # The neutral citizen has just expelled seat 0 from the Bishopric.
    assert lying(game, "bishopric") == [0]
    assert sorted(keys(game)) == [
        "from city_hall 1 1",
        "from lying bishopric",
        "from merchant",
        "from palace 1",
        "from priest",
        "from supply",
    ]
    assert why(game, "decline") == "ordeal"


@pytest.mark.parametrize(
    ("source", "given"),
    [
        ("from palace 1", {"palace": "0....."}),
        ("from merchant", {"tradesmen": {"merchant": "0."}}),
        ("from priest", {"tradesmen": {"priest": "12"}, "illustration": {"priest": [0]}}),
    ],
)
def test_a_citizen_who_is_taken_leaves_his_place(source: str, given: dict[str, Any]):
    game = dawn(2, 2, 2, 2, supply=[1, 1, 1], cards=["merchant", "priest"], **given, **COMES)
    play(game, source)
    assert possessed(game)[0] == 1
    assert family(game)["supply"] == 1
    assert standing(game, "palace") == "......"
    assert 0 not in card(game, "merchant")["tradesmen"]
    assert card(game, "priest")["illustration"] == []


def test_with_none_in_supply_one_may_be_hired_for_it():
    """L15: for 2 influence, then and there."""
    game = dawn(2, 2, supply=[0, 0, 1], influence=[2, 1, 4], **COMES)
    assert keys(game) == ["from hiring", "from city_hall 1 1"]
    general = family(game)["general"]
    play(game, "from hiring")
    assert (family(game)["influence"], family(game)["general"]) == (0, general - 1)
    # Seat 1 cannot hire: her citizen in City Hall is all there is, and goes without a question.
    assert (possessed(game)[:2], game.pending[0].seat) == ([1, 1], 2)
    assert standing(game, "city_hall") == "0.2 ..."


def test_who_has_citizens_in_supply_hires_none():
    """L15."""
    game = dawn(2, 2, supply=[1, 1, 1], influence=[9, 9, 9], **COMES)
    assert "from hiring" not in keys(game)
    assert why(game, "from hiring") == "supply-first"


def test_a_player_who_has_nobody_to_put_there_loses_2_points():
    """All twelve are in the general supply, and there is no influence to hire one: the event is not carried out."""
    game = dawn(2, 2, city_hall=".12 ...", supply=[0, 1, 1], influence=[1, 4, 4], vp=[5, 5, 5], **COMES)
    assert game.pending[0].seat == 1
    assert [family(game, seat)["vp"] for seat in range(3)] == [3, 5, 5]
    play(game, "from supply", "from supply")
    assert possessed(game) == [0, 1, 1]
    assert family(game)["influence"] == 1


def test_the_choices_go_round_from_the_start_player():
    """T32: seat 2 starts."""
    position = closing(start=1, turn=2, round=3, city_hall=EACH_A_DIE, **COMES)
    game = play(place(position, (6, 6, 6, 2, 2)), "pass")
    seats = []
    while step(game) == "ordeal":
        seats.append(game.pending[0].seat)
        assert game.view(None)["ladies"]["possessed"].count(1) == len(seats) - 1
        play(game, "from supply")
    assert seats == [2, 0, 1]


# -- who is freed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("whom", [0, 1, 2])
def test_a_players_cube_frees_one_citizen_of_that_players_choice(whom: int):
    """L15: of any colour; he goes to his owner's supply."""
    game = place(haunted(supply=[2, 2, 2]))
    act(game, "combat possession", "w3")
    assert (game.pending[0].seat, step(game), keys(game)) == (0, "release", ["free 0", "free 1", "free 2"])
    play(game, f"free {whom}")
    assert possessed(game) == [int(seat != whom) for seat in (0, 1, 2)]
    assert supplies(game) == [2 + (seat == whom) for seat in (0, 1, 2)]
    assert game.pending[0].seat == 1


def test_only_whoever_is_on_the_card_can_be_freed():
    game = place(haunted(possessed=[1, 0, 1]))
    act(game, "combat possession", "w3")
    assert keys(game) == ["free 0", "free 2"]
    assert why(game, "free 1") == "nobody-possessed"
    assert why(game, "pass") == "release"


def test_each_cube_frees_one():
    """L15: two cubes of one action, two citizens."""
    game = place(haunted(1))
    act(game, "combat possession", "w6", "times 2", "free 2", "free 0")
    assert (possessed(game), banners(game)["possession"]) == ([0, 1, 0], [1, 0, 0])


def test_with_nobody_left_a_cube_frees_nobody():
    game = place(haunted(possessed=[0, 0, 0]))
    act(game, "combat possession", "w3")
    assert (possessed(game), game.pending[0].seat) == ([0, 0, 0], 1)
    game = place(haunted(1, possessed=[0, 1, 0], supply=[2, 2, 2]))
    act(game, "combat possession", "w6", "times 2")
    assert (possessed(game), supplies(game), game.pending[0].seat) == ([0, 0, 0], [2, 3, 2], 1)


def test_the_diplomats_cubes_free_one_by_one():
    """L15, T25: each is placed, and each frees, before the next."""
    game = place(haunted(tradesmen={"diplomat": "0."}, influence=[5]))
    act(game, "activate diplomat", "r6", "times 3", "cube on possession")
    assert keys(game) == ["free 0", "free 1", "free 2"]
    play(game, "free 1", "cube on marauding")
    assert step(game) == "event"
    play(game, "cube on possession")
    assert keys(game) == ["free 0", "free 2"]
    play(game, "free 0")
    assert (possessed(game), banners(game)["possession"], game.pending[0].seat) == ([0, 0, 1], [0, 0], 1)


def test_the_archers_cubes_free():
    """L15: between two rolls."""
    game = place(haunted(tradesmen={"archer": "0."}), [5, 1])
    act(game, "activate archer", "r6", "roll", "cube on possession")
    assert (step(game), keys(game)) == ("release", ["free 0", "free 1", "free 2"])
    play(game, "free 2")
    assert (step(game), keys(game)) == ("archer", ["roll", "stop"])
    play(game, "roll", "stop")
    assert (possessed(game), game.pending[0].seat) == ([1, 1, 0], 1)


def test_the_scouts_cubes_free():
    """L15: two activations may put two there."""
    game = place(haunted(tradesmen={"scout": "0."}, dice={0: "r6 r2", 1: "y1"}))
    act(game, "activate scout", "r6 r2", "cube on possession")
    assert step(game) == "release"
    play(game, "free 0", "cube on possession", "free 2", "stop")
    assert (possessed(game), banners(game)["possession"]) == ([0, 1, 0], [0, 0])


def test_the_catapults_pair_frees_two():
    """L15."""
    game = place(haunted(tradesmen={"catapult": "0."}, cubes={"catapult": [1]}))
    act(game, "activate catapult", "r6", "discard 1", "cube on possession")
    assert (step(game), game.position()["ladies"]["release"]) == ("release", 2)
    play(game, "free 0")
    assert keys(game) == ["free 1", "free 2"]
    play(game, "free 1")
    assert (possessed(game), banners(game)["possession"], game.pending[0].seat) == ([0, 0, 1], [0, 0], 1)


def test_ransom_and_chivalry_free_too():
    """L15: whatever puts the cube there."""
    game = place(haunted(tradesmen={"ransom": "0."}, dice={0: "r3", 1: "y1"}))
    act(game, "activate ransom", "r3", "cube on possession", "free 1")
    assert possessed(game) == [1, 0, 1]
    game = place(haunted(tradesmen={"chivalry": "0."}, dice={0: "r6 r5", 1: "y1"}))
    act(game, "activate chivalry", "r6", "cube on possession", "free 1")
    assert possessed(game) == [1, 0, 1]


def test_once_all_are_freed_nothing_tells_of_it():
    """The game is the same as one that begins there, at the end of the action and in its midst."""
    done = act(place(haunted()), "combat possession", "w3", "free 1")
    shooting = act(
        place(haunted(tradesmen={"archer": "0."}), [5]), "activate archer", "r6", "roll", "cube on possession"
    )
    for game in (done, play(shooting, "free 2")):
        game.reseed(9)
        again = troyes.from_position(game.position(), seed=9)
        assert again == game
        assert hash(again) == hash(game)


def test_where_to_go_back_to_is_read_only_while_somebody_is_to_be_freed():
    position = haunted()
    told = {**position, "ladies": {**position["ladies"], "back": "acted"}}
    assert place(told) == place(position)


def test_a_neutral_cube_frees_nobody():
    """L15: Support puts one there."""
    game = dawn(2, 2, events={"possession": [0], "support": []}, possessed=[1, 1, 1], red="succession_conflict")
    assert banners(game)["possession"] == [0, "neutral"]
    while step(game) == "black_dice":
        play(game, keys(game)[0])
    assert (step(game), possessed(game)) == ("action", [1, 1, 1])
    assert step(play(game, "pass")) == "action"


# -- when it is countered --------------------------------------------------------------------------------------------


def test_when_it_is_countered_all_who_are_left_go_home():
    """L15: no question is asked."""
    game = place(haunted(1, 1, 2, supply=[2, 2, 2], possessed=[1, 2, 0]))
    act(game, "combat possession", "w3")
    assert (possessed(game), supplies(game)) == ([0, 0, 0], [3, 4, 2])
    assert "possession" not in banners(game)
    assert (family(game, 1)["events"], game.pending[0].seat) == (["possession"], 1)


def test_countering_it_in_the_midst_of_an_action_goes_on():
    """The Diplomat's second cube counters it; the third goes elsewhere."""
    game = place(haunted(1, 1, tradesmen={"diplomat": "0."}, influence=[5]))
    act(game, "activate diplomat", "r6", "times 3", "cube on possession", "free 0", "cube on possession")
    assert possessed(game) == [0, 0, 0]
    assert banners(game) == {"marauding": [0]}
    assert game.pending[0].seat == 1


def test_support_that_counters_it_sends_all_home():
    """L15: a grey cube frees nobody by itself, but the card is countered."""
    game = dawn(
        2,
        2,
        events={"possession": [0, 0, 1], "support": []},
        possessed=[1, 1, 1],
        supply=[1, 1, 1],
        red="succession_conflict",
    )
    assert (possessed(game), supplies(game)) == ([0, 0, 0], [2, 2, 2])
    assert family(game)["events"] == ["possession"]


# -- what he is not --------------------------------------------------------------------------------------------------


def test_a_possessed_citizen_cannot_be_sent_anywhere():
    """T13: nobody else is there, and there is no influence to hire."""
    game = place(haunted(supply=[0], influence=[1], cards=["priest"]))
    assert why(game, "place palace") == "nobody"
    assert why(game, "activate priest") == "nobody"
    richer = place(haunted(supply=[0], influence=[2]))
    assert standing(act(richer, "place palace", "r6"), "palace") == ".....0"
    assert (possessed(richer), family(richer)["influence"]) == ([1, 1, 1], 0)


def test_a_freed_citizen_can_be_sent():
    game = place(haunted(supply=[0], influence=[0], dice={0: "w3 r6", 1: "y1 y1"}))
    act(game, "combat possession", "w3", "free 0")
    play(game, "pass", "pass")
    act(game, "place palace", "r6")
    assert standing(game, "palace") == ".....0"


def test_a_possessed_citizen_is_no_presence_in_the_count():
    """L15: only cubes are."""
    game = place(haunted(1))
    lines = [score.lines["events"] for score in game.scores()]
    assert lines == [0, 1, 0]


def test_possessed_citizens_do_not_count_for_characters():
    """They are on no card and in no building."""
    hands = [["henry_i"], ["le_florentin"], ["chretien_de_troyes"]]
    with_them = place(haunted(1, characters=hands, possessed=[3, 3, 3]))
    without = place(haunted(1, characters=hands, possessed=[0, 0, 0]))
    assert [score.total for score in with_them.scores()] == [score.total for score in without.scores()]


def test_no_citizen_can_be_on_a_card_that_is_not_there():
    with pytest.raises(troyes.PositionError):
        place(city(dice={0: "r1"}, events={"wolves": []}, possessed=[1]))


def test_resistance_takes_a_cube_from_it_and_frees_nobody():
    """T29."""
    game = dawn(2, 2, events={"possession": [0, 1], "resistance": []}, possessed=[1, 1, 0], red="succession_conflict")
    assert (banners(game)["possession"], possessed(game)) == ([0], [1, 1, 0])
