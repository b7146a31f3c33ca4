"""Citizens: where they come from, where they go, who is pushed, who lies down, and who is safe."""

from typing import Any

import pytest
from tests.city.table import act, card, city, dice_of, family, keys, lying, next_round, place, play, standing, step, why

import troyes
from troyes.city import buildings
from troyes.city.game import CityGame
from troyes.city.names import CITY_HALL, NEUTRAL


def sources(game: troyes.Game) -> list[str]:
    return [key for key in keys(game) if key.startswith("from")]


# -- where a citizen comes from --------------------------------------------------------------------------------------


EVERYWHERE: dict[str, Any] = {
    "cards": ["merchant", "monk"],
    "palace": "..0...",
    "city_hall": "... .0.",
    "bishopric": ".. 0. ..",
    "lying": {"palace": [0, 1], "bishopric": [0]},
    "tradesmen": {"monk": "10"},
    "illustration": {"archer": [0]},
    "dice": {0: "r6", 1: "y1"},
}


@pytest.mark.parametrize("action", ["place palace", "activate hunting"])
def test_a_citizen_comes_from_the_supply_or_from_anywhere_on_the_board(action: str):
    """T13: from a card or its illustration, from any building, and from among those who lie."""
    game = place(city(**EVERYWHERE))
    play(game, action)
    assert step(game) == "citizen"
    assert sources(game) == [
        "from supply",
        "from palace 3",
        "from city_hall 2 2",
        "from bishopric 2 1",
        "from lying palace",
        "from lying bishopric",
        "from archer",
        "from monk",
    ]


@pytest.mark.parametrize(
    ("source", "gone"),
    [
        ("from supply", lambda game: family(game)["supply"] == 1),
        ("from palace 3", lambda game: standing(game, "palace") == ".....0"),
        ("from city_hall 2 2", lambda game: standing(game, "city_hall") == "... ..."),
        ("from bishopric 2 1", lambda game: standing(game, "bishopric") == ".. .. .."),
        ("from lying palace", lambda game: lying(game, "palace") == [1]),
        ("from lying bishopric", lambda game: lying(game, "bishopric") == []),
        ("from archer", lambda game: card(game, "archer")["illustration"] == []),
        ("from monk", lambda game: card(game, "monk")["tradesmen"] == [1, None]),
    ],
)
def test_a_citizen_leaves_the_place_it_is_taken_from(source: str, gone: Any):
    """T13."""
    game = place(city(**EVERYWHERE))
    assert not gone(game)
    act(game, "place palace", "r6", source)
    assert gone(game)
    assert game.position()["buildings"]["palace"][5] == 0
    assert family(game)["supply"] == (1 if source == "from supply" else 2)
    assert (family(game)["influence"], family(game)["general"]) == (4, 3)


def test_a_tradesman_may_be_sent_to_another_card():
    """T13: and a citizen of a building may become a tradesman."""
    game = place(city(cards=["merchant"], tradesmen={"archer": "0."}, palace="0.....", dice={0: "y2", 1: "r1"}))
    act(game, "activate merchant", "y2", "from archer")
    assert card(game, "archer")["tradesmen"] == [None, None]
    assert card(game, "merchant")["tradesmen"] == [0, None]
    other = place(city(cards=["merchant"], palace="0.....", dice={0: "y2", 1: "r1"}))
    act(other, "activate merchant", "y2", "from palace 1")
    assert (standing(other, "palace"), card(other, "merchant")["tradesmen"]) == ("......", [0, None])


@pytest.mark.parametrize(("influence", "offered"), [(1, False), (2, True), (5, True)])
def test_without_anyone_in_the_supply_one_is_hired_for_2_influence(influence: int, offered: bool):
    """T13: as part of the action."""
    game = place(city(dice={0: "r2", 1: "y1"}, supply=[0], influence=[influence]))
    assert ("place palace" in keys(game)) is offered
    if offered:
        play(game, "place palace")
        assert standing(game, "palace") == ".0...."
        means = family(game)
        assert (means["influence"], means["supply"], means["general"]) == (influence - 2, 0, 11)


def test_hiring_a_citizen_and_a_tradesmans_price_are_both_paid():
    """T13."""
    game = place(city(cards=["merchant"], dice={0: "y2", 1: "r1"}, supply=[0], influence=[3], deniers=[4]))
    act(game, "activate merchant", "y2")
    assert (family(game)["influence"], family(game)["deniers"]) == (1, 2)


@pytest.mark.parametrize(("influence", "offered"), [(2, False), (3, True)])
def test_a_citizen_and_the_cards_own_price_must_both_be_payable(influence: int, offered: bool):
    """T10, T13: the Artisan takes 1 influence, and 2 more hire the tradesman."""
    game = place(city(cards=["artisan"], dice={0: "y4", 1: "r1"}, supply=[0], influence=[influence]))
    assert ("activate artisan" in keys(game)) is offered


def test_with_an_empty_general_supply_nobody_is_hired():
    """T13: all twelve are out, none of them in the personal supply; one has to move."""
    game = place(
        city(
            2,
            dice={0: "r6", 1: "y1"},
            supply=[0],
            influence=[20],
            palace="00000.",
            city_hall="000 000",
            bishopric="0. .. ..",
        )
    )
    play(game, "place palace")
    assert "from hiring" not in sources(game)
    assert why(game, "from hiring") == "all-hired"
    assert len(sources(game)) == 12


def test_citizens_of_others_are_never_sent():
    """T13: nor neutral ones."""
    game = place(
        city(palace="12n...", lying={"city_hall": [1]}, tradesmen={"archer": "1."}, dice={0: "r6"}, supply=[0])
    )
    play(game, "place palace")
    assert standing(game, "palace") == "12n..0"
    assert family(game)["influence"] == 2  # there was only one to hire


def test_the_citizen_leaves_before_the_placement_is_judged():
    """T13: the gap it leaves in the row takes up those who are pushed, and nobody falls off."""
    game = place(city(city_hall="120 ...", dice={0: "y1", 1: "r1"}))
    act(game, "place city_hall", "y1", "from city_hall 1 3")
    assert (standing(game, "city_hall"), lying(game, "city_hall")) == ("012 ...", [])


def test_leaving_may_make_a_placement_possible():
    """T13, T15: seat 2, who lies there already, cannot be pushed off; from the row itself it can be entered."""
    moment: dict[str, Any] = {"city_hall": "102 ...", "lying": {"city_hall": [2]}, "dice": {0: "y1", 1: "r1"}}
    game = place(city(**moment))
    play(game, "place city_hall")
    assert standing(game, "city_hall") == "012 ..."
    assert lying(game, "city_hall") == [2]


# -- the Palace ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_in_the_palace_the_citizen_takes_the_space_of_the_value(value: int):
    game = place(city(dice={0: f"r{value}", 1: "y1"}))
    act(game, "place palace", f"r{value}")
    assert standing(game, "palace") == "." * (value - 1) + "0" + "." * (6 - value)


@pytest.mark.parametrize("owner", ["1", "n"])
def test_whoever_stood_there_is_expelled_and_lies_on_the_palace(owner: str):
    game = place(city(palace=f"11{owner}...", dice={0: "r3", 1: "y1"}))
    act(game, "place palace", "r3")
    assert standing(game, "palace") == "110..."
    assert lying(game, "palace") == [1 if owner == "1" else "neutral"]


def test_a_citizen_placed_in_the_action_phase_gives_no_die_in_this_round():
    game = place(city(dice={0: "r3 r1", 1: "y1"}))
    act(game, "place palace", "r3")
    assert dice_of(game) == "r1"


@pytest.mark.parametrize(("building", "die"), [("palace", "r1"), ("city_hall", "y1"), ("bishopric", "w1")])
def test_red_opens_the_palace_yellow_city_hall_and_white_the_bishopric(building: str, die: str):
    game = place(city(dice={0: die}))
    assert [key for key in keys(game) if key.startswith("place")] == [f"place {building}"]


# -- rows ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "after"), [(1, "0.. ..."), (2, "0.. ..."), (3, "0.. ..."), (4, "... 0.."), (5, "... 0.."), (6, "... 0..")]
)
def test_city_hall_has_a_row_for_1_to_3_and_one_for_4_to_6(value: int, after: str):
    game = place(city(dice={0: f"y{value}", 1: "r1"}))
    act(game, "place city_hall", f"y{value}")
    assert standing(game, "city_hall") == after


@pytest.mark.parametrize(
    ("value", "after"),
    [(1, "0. .. .."), (2, "0. .. .."), (3, ".. 0. .."), (4, ".. 0. .."), (5, ".. .. 0."), (6, ".. .. 0.")],
)
def test_the_bishopric_has_a_row_for_every_two_values(value: int, after: str):
    game = place(city(dice={0: f"w{value}", 1: "r1"}))
    act(game, "place bishopric", f"w{value}")
    assert standing(game, "bishopric") == after


@pytest.mark.parametrize(
    ("before", "after", "fallen"),
    [
        ("...", "0..", []),
        ("1..", "01.", []),
        ("12.", "012", []),
        (".12", "012", []),
        ("1.2", "012", []),
        ("..1", "0.1", []),
        (".1.", "01.", []),
        ("123", "012", [3]),
        ("12n", "012", ["neutral"]),
        ("n11", "0n1", [1]),
    ],
)
def test_those_in_a_row_move_right_as_far_as_the_first_gap(before: str, after: str, fallen: list[Any]):
    """T14: beyond it nobody stirs; without a gap the last one falls off and lies on the building."""
    game = place(city(4, city_hall=f"{before} 123", dice={0: "y2", 1: "r1"}))
    act(game, "place city_hall", "y2")
    assert standing(game, "city_hall") == f"{after} 123"
    assert lying(game, "city_hall") == fallen
    assert dice_of(game, 1) == "r1"


@pytest.mark.parametrize(("before", "after", "fallen"), [("1.", "01", []), (".1", "01", []), ("12", "01", [2])])
def test_rows_of_the_bishopric(before: str, after: str, fallen: list[Any]):
    """T14."""
    game = place(city(bishopric=f"11 {before} 22", dice={0: "w3", 1: "r1"}))
    act(game, "place bishopric", "w3")
    assert standing(game, "bishopric") == f"11 {after} 22"
    assert lying(game, "bishopric") == fallen


def test_a_gap_left_by_a_citizen_who_went_elsewhere_stays():
    """T14."""
    game = place(city(city_hall="102 ...", dice={0: "r2", 1: "r1"}))
    act(game, "place palace", "r2", "from city_hall 1 2")
    assert standing(game, "city_hall") == "1.2 ..."


def test_a_gap_is_there_until_somebody_is_pushed_into_it():
    """T14: also in the next round."""
    game = next_round(city_hall="1.2 ...", palace="0.....", rolls=[5, 2, 3])
    assert standing(game, "city_hall") == "1.2 ..."


# -- a placement changes something -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moment", "die", "refused"),
    [
        ({"palace": ".0...."}, "r2", "from palace 2"),
        ({"city_hall": "0.. ..."}, "y1", "from city_hall 1 1"),
        ({"city_hall": "00. ..."}, "y1", "from city_hall 1 2"),
        ({"city_hall": "000 ..."}, "y3", "from city_hall 1 3"),
        ({"bishopric": ".. .. 00"}, "w6", "from bishopric 3 2"),
    ],
)
def test_a_placement_that_leaves_the_table_as_it_was_is_no_action(moment: dict[str, Any], die: str, refused: str):
    """T10: a citizen may not come from there, though from elsewhere."""
    building = {"r": "palace", "y": "city_hall", "w": "bishopric"}[die[0]]
    two = {"bishopric": "00 .. .."} if building == "palace" else {"palace": "00...."}
    game = place(city(dice={0: die}, supply=[0], influence=[0], **{**two, **moment}))
    play(game, f"place {building}")
    assert step(game) == "citizen"
    assert refused not in keys(game)
    assert why(game, refused) == "unchanged"


def test_with_no_other_citizen_such_a_placement_is_not_offered():
    """T10."""
    game = place(city(palace=".0....", dice={0: "r2"}, supply=[0], influence=[0]))
    assert "place palace" not in keys(game)


@pytest.mark.parametrize(
    ("moment", "die"),
    [
        ({"palace": ".0....", "lying": {"palace": [0]}}, "r2"),
        ({"city_hall": "000 ...", "lying": {"city_hall": [0]}}, "y3"),
    ],
)
def test_to_change_places_with_a_lying_citizen_of_ones_own_is_no_action(moment: dict[str, Any], die: str):
    """T10: one of seat 0's would stand and one would lie, as before. Others cannot come either: the colour is safe."""
    building = {"r": "palace", "y": "city_hall"}[die[0]]
    game = place(city(dice={0: die}, supply=[2], **moment))
    assert f"place {building}" not in keys(game)
    assert why(game, f"place {building}") == "no-entrance"


@pytest.mark.parametrize(
    ("before", "source", "after"),
    [("10. ...", "from city_hall 1 2", "01. ..."), ("0.0 ...", "from city_hall 1 3", "00. ...")],
)
def test_moving_up_in_ones_own_row_is_a_change(before: str, source: str, after: str):
    """T10."""
    game = place(city(city_hall=before, dice={0: "y1", 1: "r1"}))
    act(game, "place city_hall", "y1", source)
    assert standing(game, "city_hall") == after


# -- lying -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("owner", [1, 2, "neutral"])
def test_nobody_whose_colour_lies_there_is_expelled(owner: Any):
    """T15: the placement is not allowed, neutral citizens are as safe as others."""
    letter = str(owner)[0]
    moment: dict[str, Any] = {
        "palace": f"..{letter}...",
        "city_hall": f"..{letter} ...",
        "dice": {0: "r3", 1: "w1"},
        "lying": {"palace": [owner]},
    }
    game = place(city(**moment))
    assert "place palace" not in keys(game)
    assert why(game, "place palace") == "no-entrance"


@pytest.mark.parametrize("building", ["city_hall", "bishopric"])
def test_nor_pushed_off_the_end_of_a_row(building: str):
    """T15."""
    die = "y1" if building == "city_hall" else "w1"
    row = "221 ..." if building == "city_hall" else "21 .. .."
    moment: dict[str, Any] = {building: row, "dice": {0: die, 1: "r1"}}
    assert f"place {building}" in keys(place(city(**moment)))
    assert f"place {building}" in keys(place(city(**moment, lying={building: [2]})))
    assert f"place {building}" not in keys(place(city(**moment, lying={building: [1, 2]})))


def test_who_lies_elsewhere_is_not_protected_here():
    """T15: the building counts."""
    game = place(city(palace="..1...", lying={"city_hall": [1]}, dice={0: "r3", 1: "w1"}))
    act(game, "place palace", "r3")
    assert (lying(game, "palace"), lying(game, "city_hall")) == ([1], [1])


def test_with_another_die_the_protected_one_may_be_passed_by():
    """T15: only the placements that would expel the colour are gone."""
    game = place(city(palace="..1...", lying={"palace": [1]}, dice={0: "r3 r4", 1: "w1"}))
    play(game, "place palace")
    assert standing(game, "palace") == "..10.."
    assert dice_of(game) == "r3"


def test_a_protected_row_with_a_gap_may_be_entered():
    """T15: nobody is expelled."""
    game = place(city(city_hall="11. ...", lying={"city_hall": [1]}, dice={0: "y1", 2: "r1"}))
    act(game, "place city_hall", "y1")
    assert standing(game, "city_hall") == "011 ..."


def test_expelling_oneself_is_allowed_once():
    """T15: under the same limit as for others."""
    game = place(city(palace="..0...", dice={0: "r3", 1: "w1"}, supply=[1]))
    act(game, "place palace", "r3")
    assert (standing(game, "palace"), lying(game, "palace"), family(game)["supply"]) == ("..0...", [0], 0)
    again = place(city(palace="..0...", dice={0: "r3", 1: "w1"}, supply=[1], lying={"palace": [0]}))
    assert "place palace" not in keys(again)
    assert why(again, "place palace") == "no-entrance"


def test_citizens_of_several_players_may_lie_on_one_building():
    game = place(city(palace="..1.2n", dice={0: "r3", 1: "r5", 2: "r6", "neutral": "w1"}))
    act(game, "place palace", "r3")
    act(game, "place palace", "r5", "from supply")
    act(game, "place palace", "r6", "from supply")
    assert lying(game, "palace") == [1, 2, "neutral"]
    assert standing(game, "palace") == "..0.12"


def test_sending_ones_lying_citizen_away_ends_the_protection_first():
    """T13, T15: seat 0's lying citizen enters, and one of seat 0's own is pushed off in its stead."""
    game = place(city(city_hall="120 ...", lying={"city_hall": [0]}, dice={0: "y1", 1: "r1"}, supply=[1]))
    play(game, "place city_hall")
    assert sources(game) == ["from city_hall 1 3", "from lying city_hall"]
    assert why(game, "from supply") == "protected"
    play(game, "from lying city_hall")
    assert (standing(game, "city_hall"), lying(game, "city_hall")) == ("012 ...", [0])


def test_the_protection_ends_with_the_round():
    """T15: those who lay are in the supply again."""
    game = next_round(palace="..1...", lying={"palace": [1]}, round=2, rolls=[6, 1, 1])
    assert lying(game, "palace") == []
    assert family(game, 1)["supply"] == 3


def test_a_lying_citizen_is_not_in_the_building():
    """Chrétien de Troyes, who asks for three, counts two who stand and not the one who lies."""
    moment: dict[str, Any] = {"characters": [["chretien_de_troyes"], ["henry_i"], ["urbain_iv"]], "dice": {0: "y1"}}
    game = place(city(palace="00....", lying={"palace": [0]}, **moment))
    assert game.scores()[0].lines["chretien_de_troyes"] == 0
    assert place(city(palace="000...", **moment)).scores()[0].lines["chretien_de_troyes"] == 1


def test_an_event_that_would_expel_a_protected_colour_does_nothing():
    """T15: no two events of the box strike one building, so the row is asked directly."""
    game = place(city(city_hall="221 ...", lying={"city_hall": [1]}, dice={0: "y1"}))
    assert isinstance(game, CityGame)
    enters = [buildings.may_enter(game.city, NEUTRAL, CITY_HALL, value, -1) for value in range(1, 7)]
    assert enters == [False, False, False, True, True, True]
