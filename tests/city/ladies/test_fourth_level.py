"""The Master Builder and the fourth level of the Cathedral (L6)."""

from typing import Any

import pytest
from tests.city.table import act, city, family, keys, next_round, place, play, row, step, why

import troyes

FULL = ["111111", "222222", "nnnnnn"]
"""Three levels without a gap."""
EMPTY = "......"
QUIET = [["henry_i"], ["le_florentin"], ["chretien_de_troyes"]]
"""Characters who do not look at the Cathedral."""


def builder(dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has a tradesman on the Master Builder; a neutral red 1 keeps the square from being empty."""
    tradesmen = {"master_builder": "0.", **table.pop("tradesmen", {})}
    return place(city(tradesmen=tradesmen, dice={"neutral": "r1", **dice}, influence=[0], **table))


def levels(game: troyes.Game) -> list[list[Any]]:
    return game.position()["cathedral"]


# -- the Master Builder: division 5 ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("column", "influence"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_the_master_builder_builds_in_a_column_of_choice(column: int, influence: int):
    """For a point and the influence of that column."""
    game = act(builder({0: "w5"}), "activate master_builder", "w5")
    assert (step(game), keys(game)) == ("column", [f"column {value}" for value in range(1, 7)])
    play(game, f"column {column}")
    assert levels(game)[0][column - 1] == 0
    assert sum(level.count(0) for level in levels(game)) == 1
    assert (family(game)["vp"], family(game)["influence"]) == (1, influence)
    assert game.position()["turn"] == 1


def test_the_cube_goes_to_the_lowest_free_level_of_its_column():
    game = act(builder({0: "w5"}, cathedral=["1...1.", "2.....", EMPTY]), "activate master_builder", "w5", "column 1")
    assert levels(game) == [row("1...1."), row("2....."), row("0....."), row(EMPTY)]


def test_each_activation_may_choose_another_column():
    game = act(builder({0: "w6 w6 w3"}), "activate master_builder", "w6 w6 w3", most=3)
    play(game, "column 2", "column 6", "column 2")
    assert levels(game)[:2] == [row(".0...0"), row(".0....")]
    assert (family(game)["vp"], family(game)["influence"]) == (3, 4)


def test_the_master_builder_may_build_on_the_fourth_level():
    """For the same point and influence."""
    game = act(builder({0: "w5"}, cathedral=FULL), "activate master_builder", "w5", "column 4")
    assert levels(game)[3] == row("...0..")
    assert (family(game)["vp"], family(game)["influence"]) == (1, 2)


def test_a_space_of_the_fourth_level_opens_when_the_third_is_filled():
    """Here in one and the same action."""
    start = ["1.....", "1.....", EMPTY]
    game = act(builder({0: "w6 w4"}, cathedral=start), "activate master_builder", "w6 w4", most=2)
    play(game, "column 1")
    assert [level[0] for level in levels(game)] == [1, 1, 0, None]
    play(game, "column 1")
    assert [level[0] for level in levels(game)] == [1, 1, 0, 0]


def test_a_column_with_four_cubes_takes_no_more():
    game = act(builder({0: "w5"}, cathedral=[*FULL, "12...."]), "activate master_builder", "w5")
    assert keys(game) == ["column 3", "column 4", "column 5", "column 6"]
    assert why(game, "column 1") == "column"


def test_no_more_cubes_than_there_is_room_for():
    """T11, L6: two spaces are left in the whole Cathedral."""
    game = builder({0: "w6 w6 w6"}, cathedral=[*FULL, "1111.."])
    act(game, "activate master_builder", "w6 w6 w6")
    assert keys(game) == ["times 2", "times 1"]
    play(game, "times 2", "column 5")
    assert levels(game)[3] == row("111100")  # the last column was no choice


def test_fewer_cubes_may_be_placed_than_the_dice_allow():
    """T11."""
    game = act(builder({0: "w6 w4"}), "activate master_builder", "w6 w4", "times 1", "column 1")
    assert sum(level.count(0) for level in levels(game)) == 1
    assert game.position()["turn"] == 1


def test_on_a_full_cathedral_the_master_builder_may_work_for_nothing():
    """T10: a tradesman's space scores."""
    game = place(
        city(
            cards=["master_builder"],
            dice={0: "w5", "neutral": "r1"},
            cathedral=[*FULL, "111111"],
            deniers=[7],
            influence=[0],
        )
    )
    act(game, "activate master_builder", "w5")
    assert (family(game)["deniers"], family(game)["vp"]) == (0, 0)
    assert game.scores()[0].lines["tradesmen"] == 4


def test_the_master_builder_needs_white_dice_worth_five():
    """T10."""
    assert why(builder({0: "w4 r6"}), "activate master_builder") == "value-low"


# -- nobody else builds there ----------------------------------------------------------------------------------------


def test_for_white_dice_a_column_with_three_cubes_is_full():
    """T18: though the Master Builder lies open."""
    game = place(city(cards=["master_builder"], dice={0: "w6 w2", 1: "r1"}, cathedral=FULL))
    assert why(game, "build cathedral") == "columns-full"
    one = ["11111.", "22222.", "nnnnn."]
    game = play(place(city(cards=["master_builder"], dice={0: "w6 w6 w2", 1: "r1"}, cathedral=one)), "build cathedral")
    assert keys(game) == ["done", "die 0 white 6"]
    assert why(game, "die 0 white 2") == "column-full"


def test_the_priors_second_cube_does_not_go_to_the_fourth_level():
    """T17: there was room for one."""
    game = place(
        city(
            cubes={"prior": [1]},
            dice={0: "w6 w1", 1: "r1"},
            cathedral=[".....1", ".....1", EMPTY],
            activities="both",
        )
    )
    act(game, "build cathedral", "w6", cube="prior")
    assert [level[5] for level in levels(game)] == [1, 1, 0, None]


def test_migrant_workers_never_build_there():
    """L6: a Cathedral with three full levels is full to them."""
    game = next_round(cards=["master_builder"], cathedral=FULL, events={"migrant_workers": []}, palace="0.....")
    assert levels(game) == [*(row(level) for level in FULL), row(EMPTY)]


def test_migrant_workers_still_build_below():
    """T28: the lowest level, there the lowest value."""
    start = ["111111", "22.22.", "nn.nn."]
    game = next_round(cards=["master_builder"], cathedral=start, events={"migrant_workers": []}, palace="0.....")
    assert levels(game)[1] == row("22n22.")


def test_interruption_of_work_takes_from_the_fourth_level_first():
    """L6, T28: there the highest value."""
    game = next_round(
        round=3,
        cards=["master_builder"],
        cathedral=[*FULL, "0..01."],
        events={"interruption_of_work": []},
        palace="0.....",
        vp=[5],
    )
    assert levels(game) == [*(row(level) for level in FULL), row("0..0..")]
    assert family(game)["vp"] == 5  # what a cube once paid is kept


def test_interruption_of_work_takes_from_the_third_level_when_the_fourth_is_empty():
    """T28."""
    game = next_round(
        round=3, cards=["master_builder"], cathedral=FULL, events={"interruption_of_work": []}, palace="0....."
    )
    assert levels(game)[2] == row("nnnnn.")


# -- cubes of the Cathedral, everywhere ------------------------------------------------------------------------------


def test_fourth_level_cubes_count_for_the_bishop():
    """L6."""
    game = place(
        city(
            cards=["master_builder"],
            tradesmen={"bishop": "0."},
            dice={0: "w3", 1: "r1"},
            cathedral=[*FULL, "00...."],
            deniers=[0],
        )
    )
    act(game, "activate bishop", "w3")
    assert family(game)["deniers"] == 2


def test_fourth_level_cubes_count_for_the_glassblower():
    """L6."""
    game = builder({0: "w6 w1"}, tradesmen={"glassblower": "0."}, cathedral=[*FULL, "0000.."])
    act(game, "activate glassblower", "w6 w1")
    assert family(game)["vp"] == 2


def test_fourth_level_cubes_count_for_urbain():
    """L6."""
    game = place(
        city(
            round=6,
            step="over",
            cards=["master_builder"],
            cathedral=[*FULL, "000..."],
            characters=[["urbain_iv"], ["henry_i"], ["le_florentin"]],
        )
    )
    assert [score.lines["urbain_iv"] for score in game.scores()] == [1, 3, 3]


# -- the count -------------------------------------------------------------------------------------------------------


def missing(*cathedral: str, **table: Any) -> list[int]:
    """The line for missing levels at the end."""
    game = place(city(round=6, step="over", cathedral=cathedral, characters=QUIET, **table))
    return [score.lines["missing_levels"] for score in game.scores()]


def test_a_fourth_level_without_an_own_cube_costs_2_points():
    """L6."""
    below = ["012...", "012...", "012..."]
    assert missing(*below, EMPTY, cards=["master_builder"]) == [-2, -2, -2]
    assert missing(*below, "0.....", cards=["master_builder"]) == [0, -2, -2]
    assert missing("01....", "01....", "0.....", "1.....", cards=["master_builder"]) == [-2, -2, -8]


def test_without_the_master_builder_the_fourth_level_costs_nobody_anything():
    """L6."""
    below = ["012...", "012...", "012..."]
    assert missing(*below, EMPTY, cards=["preacher"]) == [0, 0, 0]
    assert missing(*below, cards=["templar"]) == [0, 0, 0]


def test_it_is_enough_that_the_card_is_among_the_nine():
    """L6: an owner's game of one round ends before it is turned up; until the end nothing tells that it is there."""
    below = ["012...", "012...", "012..."]
    short = {"board": {"rounds": {"3": 1}}}
    position = city(round=1, cards=["master_builder"], dice={0: "r1"}, district=[0, 2, 2], cathedral=below)
    position["options"]["cards"] = short
    position["decks"]["box"] += position["decks"]["red"]
    position["decks"]["red"] = []
    game = place(position)
    assert [score.lines["missing_levels"] for score in game.scores()] == [0, 0, 0]
    play(game, "pass")
    assert game.over
    assert [score.lines["missing_levels"] for score in game.scores()] == [-2, -2, -2]


def test_what_counts_is_a_cube_there_at_the_end():
    """L6: Interruption of Work has taken the only one down in the last round."""
    game = next_round(
        round=4,
        cards=["master_builder"],
        cathedral=["000000", "000000", "000000", "0....."],
        events={"interruption_of_work": []},
        palace="0.....",
        characters=QUIET,
    )
    assert game.scores()[0].lines["missing_levels"] == -2


def test_the_fourth_level_is_seen_from_when_the_master_builder_lies_open():
    game = next_round(round=1, cards=["master_builder"], palace="0.....")
    assert len(game.view(0)["cathedral"]) == 4
    before = place(city(round=1, cards=["master_builder"], dice={0: "r1"}))
    absent = place(city(cards=["preacher"], dice={0: "r1"}))
    assert len(before.view(0)["cathedral"]) == len(absent.view(0)["cathedral"]) == 3
