"""The King's Challenge: rounds, events and black dice."""

from typing import Any

import pytest
from tests.city.table import (
    act,
    banners,
    city,
    dice_of,
    family,
    keys,
    king_round,
    lying,
    place,
    play,
    roy,
    standing,
    step,
    why,
)

import troyes

# -- the round -------------------------------------------------------------------------------------------------------


def test_the_player_starts_the_first_round():
    """K4."""
    for seed in range(5):
        game = troyes.new_game("king", seed=seed)
        while step(game) == "placement":
            play(game, keys(game)[0])
        assert game.position()["round"] == 1
        assert game.position()["start_player"] == 0


def test_the_start_alternates():
    """K4."""
    assert king_round(6, 2, 2, city_hall="0.. ...", starts="neutral").position()["start_player"] == "neutral"
    assert king_round(6, 2, 2, city_hall="0.. ...", starts=0).position()["start_player"] == 0


def test_who_starts_the_round_acts_first():
    """K4: le Roy's 6 goes for the black die, and with the 4 he places a tradesman before the player is asked."""
    game = king_round(6, 6, 4, 1, 5, 1, 5, starts="neutral", red="succession_conflict", city_hall="0nn ...")
    assert step(game) == "action"
    assert (dice_of(game), dice_of(game, "neutral")) == ("y6", "")
    game = king_round(6, 6, 4, 1, 5, starts=0, red="succession_conflict", city_hall="00n ...")
    play(game, "die 0 yellow 6", "done")
    assert step(game) == "action"
    assert (dice_of(game), dice_of(game, "neutral")) == ("y6", "y4")


def test_le_roy_has_no_income_and_pays_no_salaries():
    game = king_round(
        *(6,) * 13, 2, 2, palace="nnnnnn", bishopric="nn nn nn", city_hall="0.. ...", roy_vp=5, deniers=[3]
    )
    assert roy(game)["vp"] == 5
    assert "deniers" not in roy(game)
    assert family(game)["deniers"] == 3 + 2 + 10


def test_the_player_has_income_and_salaries_as_usual():
    game = king_round(*(6,) * 5, 2, 2, palace="00....", bishopric="0. .. ..", city_hall="00. ...", deniers=[3])
    assert family(game)["deniers"] == 3 + 2 + 10 - 5


def test_both_roll_a_die_for_each_standing_citizen():
    game = king_round(1, 2, 3, 4, 5, 6, 2, 2, palace="0n....", city_hall="0n. ...", bishopric="0n .. ..")
    assert dice_of(game) == "r1 y2 w3"
    assert dice_of(game, "neutral") == "r4 y5 w6"


@pytest.mark.parametrize(("dice", "price", "gain"), [("ny6", 2, 3), ("ny6 y1", 4, 3), ("ny6 ny5 y1", 12, 6)])
def test_le_roys_dice_cost_the_usual_price(dice: str, price: int, gain: int):
    """It goes to the bank. Le Roy, with a white die left, then places a tradesman."""
    position = city(king=True, dice={0: "y1 r1", "neutral": "y6 y5 w1"}, deniers=[20])
    game = act(place(position, (1, 5)), "agriculture", dice)
    assert family(game)["deniers"] == 20 - price + gain


def test_the_players_pass_pays_while_le_roy_goes_on():
    """K7: 2 deniers at once, and 1 more when the turn comes round; le Roy has two dice and needs two turns."""
    position = city(king=True, round=4, dice={0: "w1", "neutral": "r6 r5"}, deniers=[0])
    game = play(place(position, (1, 5, 1, 5)), "pass")
    assert game.over
    assert family(game)["deniers"] == 3


def test_each_of_le_roys_turns_pays_the_player_who_has_passed():
    """K7: three turns without a die spent, then his only one."""
    position = city(king=True, round=4, dice={0: "w1", "neutral": "r6"}, deniers=[0])
    game = play(place(position, (2, 6, 3, 5, 4, 4, 1, 5)), "pass")
    assert game.over
    assert family(game)["deniers"] == 2 + 3
    assert len(game.position()["stack"]) == 3


def test_a_player_who_passes_when_le_roy_has_no_dice_ends_the_round():
    """K7: without dice he counts as passed."""
    game = play(place(city(king=True, round=4, dice={0: "w1 w2"}, deniers=[0])), "pass")
    assert game.over
    assert family(game)["deniers"] == 2


def test_the_player_goes_on_alone_when_le_roy_has_no_dice():
    """K7."""
    game = place(city(king=True, dice={0: "y2 y4 w1"}, deniers=[0]))
    act(game, "agriculture", "y2")
    assert step(game) == "action"
    act(game, "agriculture", "y4")
    assert step(game) == "action"
    assert family(game)["deniers"] == 3


# -- events ----------------------------------------------------------------------------------------------------------


def test_no_event_takes_anything_from_le_roy():
    """K5: nor 2 VP for what he does not have."""
    events: dict[str, Any] = {"heresy": [], "civil_war": [], "drought": []}
    game = king_round(
        6, 6, 6, 6, 2, 2, events=events, city_hall="0nn n..", roy_vp=5, deniers=[5], influence=[7], vp=[4]
    )
    assert roy(game)["vp"] == 5
    assert standing(game, "city_hall") == "0nn n.."


def test_events_hurt_the_player_as_ever():
    events: dict[str, Any] = {"heresy": [], "civil_war": [], "drought": []}
    game = king_round(6, 6, 6, 6, 2, 2, events=events, city_hall="0nn n..", deniers=[5], influence=[1], vp=[4])
    assert family(game)["deniers"] == 5 + 12 - 3 - 1
    assert family(game)["influence"] == 0
    assert family(game)["vp"] == 2


def cathedral(game: troyes.Game) -> list[str]:
    rows = game.position()["cathedral"]
    return ["".join("." if owner is None else str(owner)[0] for owner in row) for row in rows]


def test_an_interruption_takes_nothing_where_it_would_take_le_roys_cube():
    """K5: nor the next one in rank."""
    work = ["00nnnn", "00n...", "......"]
    game = king_round(6, 2, 2, events={"interruption_of_work": []}, city_hall="0.. ...", cathedral=work)
    assert cathedral(game) == work


def test_an_interruption_takes_the_players_cube():
    game = king_round(
        6, 2, 2, events={"interruption_of_work": []}, city_hall="0.. ...", cathedral=["00nnnn", "n00...", "......"]
    )
    assert cathedral(game) == ["00nnnn", "n0....", "......"]


def test_resistance_takes_nothing_from_an_event_where_le_roys_cube_is_the_newest():
    """K5: the older cubes of the player there are safe too."""
    events: dict[str, Any] = {"marauding": [0, "neutral"], "resistance": ["neutral"], "war": ["neutral", 0, 0]}
    game = king_round(6, 2, 2, 2, 2, events=events, city_hall="0.. ...")
    assert banners(game) == {
        "marauding": [0, "neutral"],
        "resistance": ["neutral"],
        "war": ["neutral", 0],
        "brigands_a": [],
    }


@pytest.mark.parametrize(
    ("event", "rolled", "building", "after"),
    [
        ("succession_conflict", 4, "palace", "...n.."),
        ("theological_conflict", 3, "bishopric", ".. n. .."),
        ("wayfarers", 5, "city_hall", "0.. n.."),
    ],
)
def test_a_citizen_that_an_event_brings_is_le_roys(event: str, rolled: int, building: str, after: str):
    """K2: from his supply of 24."""
    game = king_round(6, rolled, 2, 2, events={event: []}, city_hall="0.. ...")
    assert standing(game, building) == after
    assert roy(game)["supply"] == 23


@pytest.mark.parametrize(
    ("event", "rolled", "building", "spaces"),
    [("succession_conflict", 4, "palace", "...n.."), ("theological_conflict", 3, "bishopric", ".. nn ..")],
)
def test_such_a_citizen_may_push_off_one_of_le_roys_own(event: str, rolled: int, building: str, spaces: str):
    """K5."""
    rolls = (6, *(6,) * spaces.count("n"), rolled, 2, 2)
    game = king_round(*rolls, events={event: []}, city_hall="0.. ...", **{building: spaces})
    assert standing(game, building) == spaces
    assert lying(game, building) == ["neutral"]


def test_such_a_citizen_expels_the_player_as_usual():
    game = king_round(6, 6, 4, 2, 2, events={"succession_conflict": []}, palace="...0..", city_hall="0.. ...")
    assert standing(game, "palace") == "...n.."
    assert lying(game, "palace") == [0]


def test_supports_cubes_are_le_roys():
    """K2: he ranks with them, gains the reward and takes the card."""
    events: dict[str, Any] = {"brigands_b": ["neutral", 0], "support": []}
    game = king_round(6, 2, 2, 2, events=events, city_hall="0.. ...", roy_vp=1, vp=[1])
    assert banners(game) == {"marauding": ["neutral"], "support": [], "brigands_a": []}
    assert roy(game)["vp"] == 4
    assert roy(game)["events"] == ["brigands_b"]
    assert family(game)["vp"] == 2


def test_le_roys_lying_citizen_protects_his_colour():
    """K2, T15: the player cannot expel a second one."""
    table: dict[str, Any] = {"king": True, "dice": {0: "r3 r2"}, "palace": ".nn...", "deniers": [0]}
    game = play(place(city(**table)), "place palace")
    assert keys(game) == ["die 0 red 3", "die 0 red 2"]
    game = place(city(lying={"palace": ["neutral"]}, **table))
    assert why(game, "place palace") == "no-entrance"


# -- black dice ------------------------------------------------------------------------------------------------------


def test_le_roy_spends_his_best_die_on_the_highest_black_one_whatever_the_values():
    """K6: his best shows 3, the black one 6. Then the player faces the 5."""
    game = king_round(6, 1, 3, 2, 6, 5, starts="neutral", city_hall="0.. ...", palace="n.....", bishopric="nn .. ..")
    assert dice_of(game, "neutral") == "r1 w2"
    assert game.position()["black_dice"] == [5]
    assert (step(game), game.position()["turn"]) == ("black_dice", 0)


def test_his_best_die_is_the_highest_then_red_then_yellow_then_white():
    """K5, K6."""
    board: dict[str, Any] = {"palace": "n.....", "city_hall": "n.0 ...", "bishopric": "n. .. ..", "starts": "neutral"}
    assert dice_of(king_round(6, 4, 4, 4, 2, 2, **board), "neutral") == "y4 w4"
    assert dice_of(king_round(6, 3, 4, 4, 2, 2, **board), "neutral") == "r3 w4"
    assert dice_of(king_round(6, 3, 3, 4, 2, 2, **board), "neutral") == "r3 y3"


def test_le_roy_takes_on_only_one_black_die_at_a_time():
    game = king_round(6, 6, 6, 1, 1, 1, starts="neutral", red="war", city_hall="0.. ...", palace="nn....")
    assert dice_of(game, "neutral") == "r6"
    assert game.position()["black_dice"] == [1, 1]


def test_player_and_le_roy_face_the_black_dice_by_turns():
    """K6: 6 for the player, 5 for le Roy, 4 for the player."""
    game = king_round(6, 6, 6, 1, 6, 5, 4, red="war", city_hall="000 n..", influence=[4])
    assert game.position()["black_dice"] == [6, 5, 4]
    play(game, "die 0 yellow 6", "done")
    assert game.position()["black_dice"] == [4]
    assert dice_of(game, "neutral") == ""
    play(game, "die 0 yellow 6", "done")
    assert family(game)["influence"] == 6


def test_with_no_die_left_le_roy_leaves_the_black_die_to_the_player():
    """K6: le Roy starts, and the player faces the highest."""
    game = king_round(6, 6, 2, 1, starts="neutral", city_hall="00. ...", vp=[5], roy_vp=5)
    assert game.position()["black_dice"] == [2, 1]
    play(game, "die 0 yellow 6", "done")
    assert game.position()["black_dice"] == [1]
    assert game.position()["turn"] == 0
    assert roy(game)["vp"] == 5


def test_le_roy_gains_nothing_for_a_black_die():
    game = king_round(6, 6, 2, 1, starts="neutral", city_hall="0n. ...", roy_vp=5)
    assert roy(game)["vp"] == 5


def test_the_player_counters_black_dice_as_ever():
    """Red counts double, several may be taken on, and each brings an influence."""
    game = king_round(4, 6, 6, 2, 1, red="war", palace="0.....", city_hall="0.. ...", influence=[4])
    play(game, "black 2", "die 0 red 4", "done")
    assert game.position()["black_dice"] == [1]
    assert family(game)["influence"] == 6
    assert dice_of(game) == "y6"


def test_a_player_too_weak_for_a_black_die_loses_two_points():
    game = king_round(1, 6, 2, 1, red="war", city_hall="0.. ...", influence=[4], vp=[5])
    assert keys(game)[0] == "give way"
    play(game, "give way")
    assert family(game)["vp"] == 3
    assert dice_of(game) == "y1"
