"""Building the Cathedral: each die its cube (T18)."""

from typing import Any

import pytest
from tests.city.table import act, city, dice_of, family, keys, place, play, row, step, why

import troyes


def levels(game: troyes.Game) -> list[list[Any]]:
    return game.position()["cathedral"]


@pytest.mark.parametrize("dice", ["w2", "w2 w4", "w2 w4 w5"])
def test_the_cathedral_is_built_with_one_to_three_white_dice(dice: str):
    game = place(city(dice={0: "w2 w4 w5 w6", 1: "r1"}))
    act(game, "build cathedral", dice)
    values = [int(die[1]) for die in dice.split()]
    assert levels(game)[0] == [0 if value in values else None for value in range(1, 7)]
    assert family(game)["vp"] == len(values)


def test_other_dice_do_not_build():
    game = place(city(dice={0: "r6 y6"}))
    assert "build cathedral" not in keys(game)
    assert why(game, "build cathedral") == "no-dice"


@pytest.mark.parametrize("value", range(1, 7))
def test_the_value_of_the_die_is_the_column(value: int):
    game = place(city(dice={0: f"w{value}", 1: "r1"}))
    act(game, "build cathedral", f"w{value}")
    assert levels(game) == [[0 if column == value else None for column in range(1, 7)], [None] * 6, [None] * 6]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("......", "......", "......"), ("...0..", "......", "......")),
        (("...1..", "......", "......"), ("...1..", "...0..", "......")),
        (("...n..", "...1..", "......"), ("...n..", "...1..", "...0..")),
        (("111.11", "111.11", "111.11"), ("111011", "111.11", "111.11")),
    ],
)
def test_a_cube_goes_to_the_lowest_free_level_of_its_column(before: tuple[str, ...], after: tuple[str, ...]):
    """T18."""
    game = place(city(dice={0: "w4", 1: "r1"}, cathedral=before))
    act(game, "build cathedral", "w4")
    assert levels(game) == [row(level) for level in after]


@pytest.mark.parametrize(
    ("dice", "after"),
    [("w4 w4", ("...0..", "...0..", "......")), ("w4 w4 w4", ("...0..", "...0..", "...0.."))],
)
def test_equal_dice_stack_in_one_column(dice: str, after: tuple[str, ...]):
    """T18."""
    game = place(city(dice={0: dice, 1: "r1"}))
    act(game, "build cathedral", dice)
    assert levels(game) == [row(level) for level in after]
    assert family(game)["vp"] == len(dice.split())


def test_a_die_whose_column_is_full_cannot_be_in_the_group():
    """T18."""
    full = ("...1..", "...1..", "...1..")
    alone = place(city(dice={0: "w4"}, cathedral=full))
    assert "build cathedral" not in keys(alone)
    assert why(alone, "build cathedral") == "columns-full"
    game = place(city(dice={0: "w4 w5 w6", 1: "r1"}, cathedral=full))
    play(game, "build cathedral")
    assert keys(game) == ["die 0 white 6", "die 0 white 5"]
    assert why(game, "die 0 white 4") == "column-full"


def test_nor_one_whose_column_the_others_fill():
    """T18: there is room for two of three equal dice."""
    game = place(city(dice={0: "w4 w4 w4", 1: "w5"}, cathedral=("...1..", "......", "......")))
    play(game, "build cathedral", "die 0 white 4", "die 0 white 4")
    assert "die 0 white 4" not in keys(game)
    assert why(game, "die 0 white 4") == "column-full"
    assert "die 1 white 5" in keys(game)


def test_each_die_of_the_group_places_its_cube():
    """T11: nobody is asked how many; three dice are three cubes."""
    game = place(city(dice={0: "w1 w2 w3", 1: "r1"}))
    play(game, "build cathedral", "die 0 white 1", "die 0 white 2", "die 0 white 3")
    assert (step(game), game.pending[0].seat) == ("action", 1)
    assert levels(game)[0] == row("000...")
    assert dice_of(game) == ""


@pytest.mark.parametrize(("value", "influence"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_cube_brings_1_point_and_1_influence_or_2_in_the_high_columns(value: int, influence: int, level: int):
    """On every level alike."""
    below = ("111111",) * level + ("......",) * (3 - level)
    game = place(city(dice={0: f"w{value}", 1: "r1"}, cathedral=below, influence=[3], vp=[5]))
    act(game, "build cathedral", f"w{value}")
    assert (family(game)["vp"], family(game)["influence"]) == (6, 3 + influence)


def test_bought_dice_build_as_well():
    game = place(city(dice={0: "w1", 1: "w6 r1", "neutral": "w4"}, deniers=[12, 0], influence=[0]))
    act(game, "build cathedral", "w1 1w6 nw4")
    assert levels(game)[0] == row("0..0.0")
    assert (family(game)["deniers"], family(game, 1)["deniers"]) == (0, 6)
    assert (family(game)["vp"], family(game)["influence"]) == (3, 5)


@pytest.mark.parametrize("cube", ["apprenticeship", "confession"])
def test_apprenticeship_and_confession_do_not_serve_the_cathedral(cube: str):
    """T16."""
    game = place(city(cards=[cube], cubes={cube: [1]}, dice={0: "w1 w2", 1: "r1"}))
    play(game, "build cathedral")
    assert f"use {cube}" not in keys(game)
    assert why(game, f"use {cube}") == "cube-useless"


def test_no_tradesman_is_needed():
    game = place(city(dice={0: "w6", 1: "r1"}, deniers=[0], supply=[0], influence=[0]))
    act(game, "build cathedral", "w6")
    assert levels(game)[0] == row(".....0")
