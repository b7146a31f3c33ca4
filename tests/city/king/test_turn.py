"""Le Roy's turn: two black dice, a table, his best dice, and no choices."""

from typing import Any

import pytest
from tests.city.table import act, card, city, dice_of, family, lying, place, play, roy, roy_acts, standing, step

import troyes

MANY = "r6 r5 y6 y4 w3 w1"
"""Le Roy's dice; in his order red 6, yellow 6, red 5, yellow 4, white 3, white 1."""
AFTER = {1: "r5 y6 y4 w3 w1", 2: "r5 y4 w3 w1", 3: "y4 w3 w1", 0: "r6 r5 y6 y4 w3 w1"}
"""What is left of them when he has spent so many."""
PRICES = {2: 2, 3: 1, 4: 1, 5: 3, 6: 1, 7: 2, 8: 0, 9: 3, 10: 1, 11: 1, 12: 2}
"""His own dice; with 2, 3, 11 and 12 one more comes from the player. Marauding has three banners free."""


# -- the dice --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [(1, 6), (6, 1), (2, 5), (5, 2), (3, 4), (4, 3)])
def test_the_sum_of_two_dice_tells_what_he_does(first: int, second: int):
    """K7: every way to 7 builds two cubes."""
    position = city(king=True, dice={0: "y2 w1", "neutral": "r3 r2 w1"}, deniers=[0])
    game = act(place(position, (first, second)), "agriculture", "y2")
    assert game.position()["cathedral"][0] == [None, None, None, None, "neutral", "neutral"]
    assert dice_of(game, "neutral") == "w1"


@pytest.mark.parametrize("result", range(2, 13))
def test_each_result_has_its_price(result: int):
    """K7, K5: always his best dice, by value, then red, yellow, white."""
    game = roy_acts(result, MANY)
    assert dice_of(game, "neutral") == AFTER[PRICES[result]]
    assert dice_of(game) == ("w1" if result in (2, 3, 11, 12) else "w1 w1")


@pytest.mark.parametrize(
    ("before", "after"),
    [("r5 y5 w5", "y5 w5"), ("y5 w5", "w5"), ("r4 y5", "r4"), ("r4 w5", "r4"), ("y1 w1 r1", "y1 w1")],
)
def test_his_best_die_is_the_highest_then_red_then_yellow_then_white(before: str, after: str):
    """K5."""
    assert dice_of(roy_acts(6, before), "neutral") == after


def test_he_acts_while_he_has_dice_also_after_the_player_has_passed():
    """K7."""
    position = city(king=True, round=4, dice={0: "w1", "neutral": "r6 r5 r4"}, deniers=[0])
    game = play(place(position, (1, 5, 1, 5, 1, 5)), "pass")
    assert game.over
    tradesmen = [owner for found in game.position()["activities"] for owner in found["tradesmen"]]
    assert tradesmen.count("neutral") == 3


def test_without_dice_he_does_not_act():
    """K7: he counts as passed; nothing is rolled for him."""
    game = roy_acts(2, "")
    assert roy(game)["vp"] == 0
    assert step(game) == "action"
    assert not [message for message in game.log if message.id == "city-log-roy-roll"]


def test_player_and_le_roy_act_by_turns():
    """K7."""
    position = city(king=True, dice={0: "y2 y4 w1", "neutral": "r6 r5"}, deniers=[0])
    game = place(position, (1, 5, 1, 5))
    act(game, "agriculture", "y2")
    assert dice_of(game, "neutral") == "r5"
    act(game, "agriculture", "y4")
    assert dice_of(game, "neutral") == ""
    assert step(game) == "action"


@pytest.mark.parametrize(
    ("result", "gain"),
    [(2, {"vp": 2}), (3, {"vp": 2}), (7, {"vp": 2}), (5, {"vp": 3}), (9, {"vp": 3}), (12, {"vp": 2})],
)
def test_a_price_above_what_he_has_takes_what_he_has(result: int, gain: dict[str, int]):
    """K7: with one die he does the action in full."""
    game = roy_acts(result, "w1", dice="w1 w1 r1")
    assert dice_of(game, "neutral") == ""
    assert roy(game)["vp"] == gain["vp"]


def test_the_price_is_paid_also_when_nothing_comes_of_the_action():
    """K7: he has a tradesman on every card, and every citizen in the Palace is protected."""
    nine = ["archer", "hunting", "captain", "artisan", "innkeeper", "journeyman", "tithe", "apprenticeship"]
    game = roy_acts(6, MANY, tradesmen=dict.fromkeys([*nine, "pilgrimage"], "n."))
    assert dice_of(game, "neutral") == AFTER[1]
    game = roy_acts(4, MANY, palace="nnn000", lying={"palace": [0, "neutral"]})
    assert dice_of(game, "neutral") == AFTER[1]
    assert standing(game, "palace") == "nnn000"


# -- 2, 3, 11, 12: two points ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("result", [2, 12])
def test_two_and_twelve_bring_two_points_for_three_dice_one_of_them_bought_for_six(result: int):
    """K8."""
    game = roy_acts(result, "r4 y3 w2 w1", dice="w5 w1", roy_vp=1)
    assert roy(game)["vp"] == 3
    assert dice_of(game, "neutral") == "w2 w1"
    assert dice_of(game) == "w1"
    assert family(game)["deniers"] == 1 + 6


@pytest.mark.parametrize("result", [3, 11])
def test_three_and_eleven_bring_two_points_for_two_dice_one_of_them_bought_for_four(result: int):
    """K8."""
    game = roy_acts(result, "r4 y3 w2 w1", dice="w5 w1", roy_vp=1)
    assert roy(game)["vp"] == 3
    assert dice_of(game, "neutral") == "y3 w2 w1"
    assert dice_of(game) == "w1"
    assert family(game)["deniers"] == 1 + 4


@pytest.mark.parametrize(
    ("dice", "left"),
    [("r3 y5 w6", "r3 y5"), ("r6 y6 w6", "y6 w6"), ("y6 w6 r5", "r5 w6"), ("w4 r4 y4", "y4 w4"), ("w2", "")],
)
def test_the_die_he_buys_is_the_players_best(dice: str, left: str):
    """K8: ranked as his own."""
    assert dice_of(roy_acts(3, "r1 r1", dice=dice)) == left


@pytest.mark.parametrize(("result", "left"), [(2, "w1"), (12, "w1"), (3, "w2 w1"), (11, "w2 w1")])
def test_if_the_player_has_no_die_he_uses_only_his_own_and_pays_nothing(result: int, left: str):
    """K8: the whole price in his own dice."""
    game = roy_acts(result, "r4 y3 w2 w1", dice="")
    assert dice_of(game, "neutral") == left
    assert family(game)["deniers"] == 1
    assert roy(game)["vp"] == 2


def test_he_pays_a_player_who_has_passed_into_the_hand():
    """K8, T9: le Roy's 12 and then, for his last die, a 6."""
    position = city(king=True, round=4, dice={0: "w3 w1", "neutral": "r6 r5 r4"}, deniers=[0])
    game = play(place(position, (6, 6, 1, 5)), "pass")
    assert game.over
    assert family(game)["deniers"] == 6 + 3
    assert roy(game)["vp"] == 2


def test_the_round_ends_when_he_buys_the_last_die():
    """T8: no die is left on the square."""
    position = city(king=True, round=4, dice={0: "y2 w1", "neutral": "r6"}, deniers=[0])
    game = act(place(position, (1, 2)), "agriculture", "y2")
    assert game.over
    assert family(game)["deniers"] == 1 + 4


# -- 4 and 10: a citizen ---------------------------------------------------------------------------------------------

WORKER = [4, 10]


@pytest.mark.parametrize("result", WORKER)
@pytest.mark.parametrize(
    ("dice", "building", "after"),
    [
        ("r2 y1 w1", "palace", ".....n"),
        ("r1 y2 w1", "city_hall", "... n.."),
        ("r1 y1 w2", "bishopric", ".. .. n."),
        ("r3 y3 w3", "palace", ".....n"),
        ("r2 y3 w3", "city_hall", "... n.."),
    ],
)
def test_the_colour_of_his_best_die_names_the_building(result: int, dice: str, building: str, after: str):
    """K9: its value does not matter."""
    game = roy_acts(result, dice)
    assert standing(game, building) == after
    assert roy(game)["supply"] == 23
    assert len(dice_of(game, "neutral").split()) == 2


@pytest.mark.parametrize(
    ("palace", "after"),
    [
        ("000000", "00000n"),
        ("0.....", "n....."),
        ("00.nn.", "0n.nn."),
        ("0n00n.", "0n0nn."),
    ],
)
def test_he_takes_the_best_place_that_expels_a_citizen_of_the_player(palace: str, after: str):
    """K9: rather than a better one that is empty."""
    game = roy_acts(4, "r6", palace=palace)
    assert standing(game, "palace") == after
    assert lying(game, "palace") == [0]


@pytest.mark.parametrize(("palace", "after"), [("nn..n.", "nn..nn"), ("...nnn", "..nnnn"), (".nnnnn", "nnnnnn")])
def test_if_none_does_he_takes_the_best_that_expels_nobody(palace: str, after: str):
    """K9."""
    game = roy_acts(4, "r6", palace=palace)
    assert standing(game, "palace") == after
    assert lying(game, "palace") == []


def test_else_he_takes_the_best_place_and_expels_one_of_his_own():
    """K9."""
    game = roy_acts(4, "r6", palace="nnnnnn", roy_vp=1)
    assert standing(game, "palace") == "nnnnnn"
    assert lying(game, "palace") == ["neutral"]
    assert roy(game)["supply"] == 24 - 7
    # With the player protected by a lying citizen, his own must go: the best of them is on 5.
    game = roy_acts(4, "r6", palace="nnnnn0", lying={"palace": [0]})
    assert standing(game, "palace") == "nnnnn0"
    assert lying(game, "palace") == [0, "neutral"]


@pytest.mark.parametrize(
    ("city_hall", "after", "expelled"),
    [
        ("... ...", "... n..", []),  # the row of 4 to 6 first
        ("nn0 ...", "nnn ...", [0]),  # the other row, where the player falls off
        ("nn0 nn0", "nn0 nnn", [0]),  # both would do: the better
        ("00. 000", "00. n00", [0]),
        ("n00 00n", "nn0 00n", [0]),  # only the first row's last is the player's
        ("0.0 0.0", "0.0 n00", []),  # a gap takes up the push: nobody is expelled
        ("... nnn", "n.. nnn", []),  # better nobody than one of his own
        ("nnn nnn", "nnn nnn", ["neutral"]),
    ],
)
def test_in_rows_he_enters_at_the_first_space(city_hall: str, after: str, expelled: list[Any]):
    """K9: rows rank by that space in his order."""
    game = roy_acts(10, "y6", city_hall=city_hall)
    assert standing(game, "city_hall") == after
    assert lying(game, "city_hall") == expelled


@pytest.mark.parametrize(
    ("bishopric", "after", "expelled"),
    [
        (".. .. ..", ".. .. n.", []),
        (".. .. nn", ".. n. nn", []),
        (".. nn nn", "n. nn nn", []),
        ("n0 n0 .0", "n0 nn .0", [0]),
        ("00 n. nn", "n0 n. nn", [0]),
        ("nn nn nn", "nn nn nn", ["neutral"]),
    ],
)
def test_the_rows_of_the_bishopric_rank_from_the_last_to_the_first(bishopric: str, after: str, expelled: list[Any]):
    """K9."""
    game = roy_acts(4, "w6", bishopric=bishopric)
    assert standing(game, "bishopric") == after
    assert lying(game, "bishopric") == expelled


@pytest.mark.parametrize(
    ("palace", "protected", "after", "left"),
    [
        ("00.n.0", [0], "00.nn0", 22),  # the player is protected: nobody is expelled
        ("0000.n", ["neutral"], "000n.n", 21),  # his own protection does not stop him from expelling the player
        ("000nnn", [0], "000nnn", 20),  # he pushes off his own
        ("0nnnnn", [0, "neutral"], "0nnnnn", 18),  # no place is allowed
    ],
)
def test_he_expels_no_protected_colour(palace: str, protected: list[Any], after: str, left: int):
    """K9, T15."""
    game = roy_acts(4, "r6", palace=palace, lying={"palace": protected})
    assert standing(game, "palace") == after
    assert roy(game)["supply"] == left


def test_without_a_legal_place_nothing_happens_and_the_die_is_spent():
    """K9, K7."""
    game = roy_acts(4, "r6 w1", palace="0nnnnn", lying={"palace": [0, "neutral"]})
    assert dice_of(game, "neutral") == "w1"
    assert roy(game)["supply"] == 24 - 6


def test_without_a_citizen_nothing_happens_and_the_die_is_spent():
    """K9, K7: eighteen stand in the buildings and six on cards."""
    six = dict.fromkeys(["archer", "hunting", "captain", "artisan", "innkeeper", "journeyman"], "n.")
    game = roy_acts(4, "r6 w1", palace="nnnnnn", city_hall="nnn nnn", bishopric="nn nn nn", tradesmen=six)
    assert roy(game)["supply"] == 0
    assert lying(game, "palace") == []
    assert dice_of(game, "neutral") == "w1"


# -- 6: a tradesman --------------------------------------------------------------------------------------------------

# The nine cards, unless a test names others: price of a tradesman, points of the two spaces.
#   red:    Archer 3: 1, 1;   Hunting 4: 2, 1;         Captain 6: 3, 2.
#   yellow: Artisan 3: 1, 1;  Innkeeper 3: 1, 1;       Journeyman 6: 3, 2.
#   white:  Tithe 4: 2, 1;    Apprenticeship 5: 3, 2;  Pilgrimage 8: 4, 2.


def tradesmen(game: troyes.Game) -> dict[str, list[Any]]:
    """The cards on which le Roy stands."""
    found = {activity["card"]: activity["tradesmen"] for activity in game.position()["activities"]}
    return {name: spaces for name, spaces in found.items() if "neutral" in spaces}


def has_gone_to(game: troyes.Game, before: dict[str, str]) -> str:
    """The card that his new tradesman has taken."""
    (found,) = set(tradesmen(game)) - {name for name, spaces in before.items() if "n" in spaces}
    return found


def test_he_takes_the_free_space_with_most_points():
    """K11."""
    game = roy_acts(6, "r1")
    assert tradesmen(game) == {"pilgrimage": ["neutral", None]}
    assert roy(game)["supply"] == 23
    assert dice_of(game, "neutral") == ""


def test_he_takes_no_second_space_on_a_card():
    """K11: though Pilgrimage's second space is worth as much as others."""
    before = {"pilgrimage": "n.", "captain": "n.", "journeyman": "n.", "apprenticeship": "n."}
    assert has_gone_to(roy_acts(6, "r1", tradesmen=before), before) == "hunting"


def test_a_space_that_the_player_has_taken_does_not_count():
    """K11: Pilgrimage is worth 2 to him then, and three others 3."""
    before = {"pilgrimage": "0."}
    game = roy_acts(6, "r1", tradesmen=before)
    assert has_gone_to(game, before) == "apprenticeship"
    only = {**before, "captain": "n.", "journeyman": "n.", "apprenticeship": "n.", "hunting": "n.", "tithe": "n."}
    assert tradesmen(roy_acts(6, "r1", tradesmen=only))["pilgrimage"] == [0, "neutral"]


def test_of_equal_spaces_he_takes_the_one_on_the_cheapest_card():
    """K11: of Captain 6, Journeyman 6 and Apprenticeship 5."""
    before = {"pilgrimage": "n."}
    assert has_gone_to(roy_acts(6, "r1", tradesmen=before), before) == "apprenticeship"
    # Miller 5 is as cheap as Apprenticeship: yellow goes before white.
    dearer = {"pilgrimage": "n.", "miller": ".."}
    assert has_gone_to(roy_acts(6, "r1", tradesmen=dearer), dearer) == "miller"


def test_of_equally_cheap_ones_red_goes_before_yellow_and_white():
    """K11."""
    before = {"pilgrimage": "n.", "apprenticeship": "n."}
    assert has_gone_to(roy_acts(6, "r1", tradesmen=before), before) == "captain"
    yellow = {**before, "captain": "n."}
    assert has_gone_to(roy_acts(6, "r1", tradesmen=yellow), yellow) == "journeyman"
    # Hunting and Tithe: both 4 for 2 points.
    rest = {**yellow, "journeyman": "n."}
    assert has_gone_to(roy_acts(6, "r1", tradesmen=rest), rest) == "hunting"


def test_then_the_lower_level_goes_first():
    """K11: Archer and Mercenary, both red, both 3 for 1 point."""
    others = ["captain", "artisan", "innkeeper", "journeyman", "tithe", "apprenticeship", "pilgrimage"]
    before = {**dict.fromkeys(others, "n."), "archer": "..", "mercenary": ".."}
    game = roy_acts(6, "r1", tradesmen=before)
    assert has_gone_to(game, before) == "archer"
    last = {**before, "archer": "n."}
    assert has_gone_to(roy_acts(6, "r1", tradesmen=last), last) == "mercenary"


@pytest.mark.parametrize(("round", "name"), [(1, "tithe"), (2, "apprenticeship"), (3, "pilgrimage")])
def test_only_revealed_cards_count(round: int, name: str):
    """K11."""
    assert list(tradesmen(roy_acts(6, "r1", round=round))) == [name]


def test_he_never_stands_on_the_illustration():
    """K11: with no space for him nothing happens."""
    nine = ["archer", "hunting", "captain", "artisan", "innkeeper", "journeyman", "tithe", "apprenticeship"]
    before = dict.fromkeys([*nine, "pilgrimage"], "0n")
    game = roy_acts(6, "r1", tradesmen=before)
    assert all(not activity["illustration"] for activity in game.position()["activities"])
    assert roy(game)["supply"] == 24 - 9


def test_he_pays_no_deniers_for_a_tradesman():
    game = roy_acts(6, "r1", deniers=[7], dice="w1")
    assert family(game)["deniers"] == 8  # the player's own agriculture
    assert card(game, "pilgrimage")["tradesmen"] == ["neutral", None]


# -- 7: the Cathedral ------------------------------------------------------------------------------------------------


def levels(game: troyes.Game) -> list[str]:
    rows = game.position()["cathedral"]
    return ["".join("." if owner is None else str(owner)[0] for owner in row) for row in rows]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["......", "......", "......"], ["....nn", "......", "......"]),
        (["0..0.0", "......", "......"], ["0.n0n0", "......", "......"]),
        ([".00000", "......", "......"], ["n00000", ".....n", "......"]),
        (["000000", ".....0", "......"], ["000000", "...nn0", "......"]),
        (["000000", "0.0000", "0.0..."], ["000000", "0n0000", "0.0..n"]),
    ],
)
def test_he_builds_two_cubes_on_the_highest_values_of_the_lowest_level_with_room(before: list[str], after: list[str]):
    """K12: one at a time, and each brings him 1 VP."""
    game = roy_acts(7, "r3 r2 r1", cathedral=before, roy_vp=1)
    assert levels(game) == after
    assert roy(game)["vp"] == 3
    assert dice_of(game, "neutral") == "r1"


def test_with_room_for_one_cube_he_builds_one_and_gains_nothing_more():
    """K12."""
    game = roy_acts(7, "r3 r2 r1", cathedral=["000000", "nnnnnn", "00.000"], roy_vp=1)
    assert levels(game) == ["000000", "nnnnnn", "00n000"]
    assert roy(game)["vp"] == 2
    assert dice_of(game, "neutral") == "r1"


def test_with_no_room_at_all_he_gains_two_points_instead():
    """K12."""
    full = ["000000", "nnnnnn", "000000"]
    game = roy_acts(7, "r3 r2 r1", cathedral=full, roy_vp=1)
    assert levels(game) == full
    assert roy(game)["vp"] == 3
    assert dice_of(game, "neutral") == "r1"
