"""The Fort: each die of the group places a cube and is paid for itself (L8)."""

from typing import Any

import pytest
from tests.city.table import act, card, city, dice_of, family, keys, place, play, why

import troyes


def fort(dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has a tradesman there, and 4 influence; a neutral yellow 1 keeps the square from being empty."""
    return place(city(tradesmen={"fort": "0."}, dice={"neutral": "y1", **dice}, influence=[4], **table))


def earned(game: troyes.Game) -> tuple[int, int, int]:
    """Cubes on the Fort, points and influence that came with them."""
    means = family(game)
    return card(game, "fort")["cubes"][0], means["vp"], means["influence"] - 4


# -- plain dice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "each"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_a_die_places_a_cube_and_brings_a_point_and_influence_or_two_of_each(value: int, each: int):
    """Any red die will do: there is no division."""
    game = act(fort({0: f"r{value}"}), "activate fort", f"r{value}")
    assert earned(game) == (1, each, each)
    assert game.position()["turn"] == 1


@pytest.mark.parametrize(
    ("dice", "each"), [("r1 r3", 2), ("r6 r1", 3), ("r6 r5 r4", 6), ("r1 r1 r1", 3), ("r4 r3 r2", 4)]
)
def test_each_die_of_the_group_counts_for_itself(dice: str, each: int):
    """The sum of the group means nothing."""
    game = act(fort({0: dice}), "activate fort", dice)
    assert earned(game) == (len(dice.split()), each, each)


def test_how_often_is_not_asked():
    """L8, T11: no die of the group can be held back."""
    game = play(fort({0: "r6 r5 r2"}), "activate fort", "die 0 red 6", "die 0 red 5", "done")
    assert earned(game) == (2, 4, 4)
    assert dice_of(game) == "r2"
    assert game.position()["turn"] == 1


def test_a_fourth_die_does_not_join():
    game = play(fort({0: "r6 r5 r4 r3"}), "activate fort", "die 0 red 6", "die 0 red 5", "die 0 red 4")
    assert earned(game) == (3, 6, 6)
    assert dice_of(game) == "r3"


def test_dice_for_the_fort_are_bought_at_the_usual_price():
    """T9."""
    game = act(fort({0: "r3", 1: "r5"}, deniers=[4, 0]), "activate fort", "r3 1r5")
    assert [family(game, seat)["deniers"] for seat in (0, 1)] == [0, 4]
    assert earned(game) == (2, 3, 3)


def test_the_fort_takes_red_dice_only():
    game = fort({0: "y6 w6"})
    assert why(game, "activate fort") == "no-dice"
    game = play(fort({0: "r2 r1 y6 w6"}), "activate fort")
    assert keys(game) == ["die 0 red 2", "die 0 red 1"]
    assert why(game, "die 0 yellow 6") == "dice-colour"


def test_the_fort_needs_a_tradesman():
    table: dict[str, Any] = {"cards": ["fort"], "dice": {0: "r4", "neutral": "y1"}, "influence": [4]}
    assert why(place(city(deniers=[4], **table)), "activate fort") == "hire-dear"
    game = act(place(city(deniers=[5], **table)), "activate fort", "r4")
    assert (earned(game), family(game)["deniers"]) == ((1, 2, 2), 0)


def test_influence_beyond_20_is_lost_at_the_fort_too():
    game = place(city(tradesmen={"fort": "0."}, dice={0: "r6 r6", 1: "w1"}, influence=[18]))
    act(game, "activate fort", "r6 r6")
    assert (family(game)["influence"], family(game)["vp"]) == (20, 4)


# -- dice that a cube changes or makes -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "dice", "cubes", "each"),
    [
        # the value after modification
        ("confession", "r1", 1, 1),
        ("confession", "r2", 1, 2),
        ("confession", "r6", 1, 2),  # 8 counts as 4 to 6
        ("confession", "r3 r1 r1", 3, 4),
        ("apprenticeship", "r1", 1, 2),
        ("apprenticeship", "r1 r2 r3", 3, 6),
        ("preacher", "r4 r1", 2, 4),
        ("preacher", "r3 r2 r1", 3, 3),
        ("distiller", "tr1", 1, 2),
        ("distiller", "tr2 r3", 2, 3),
        # dice of another colour
        ("militia", "y5", 1, 2),
        ("militia", "y5 y2 y1", 3, 4),
        # dice that a cube makes
        ("templar", "w5", 2, 4),
        ("templar", "w3", 2, 2),
        ("herbalist", "w4", 3, 6),
        ("herbalist", "w1", 3, 3),
        ("recruiter", "r1", 2, 3),
        ("recruiter", "r6 r2", 3, 5),
    ],
)
def test_a_cube_changes_or_makes_dice_for_the_fort(name: str, dice: str, cubes: int, each: int):
    """L8."""
    own = " ".join(word.removeprefix("t") for word in dice.split())
    game = act(fort({0: own}, cubes={name: [1]}), "activate fort", dice, cube=name)
    assert earned(game) == (cubes, each, each)
    assert card(game, name)["cubes"] == [0, 0, 0]


def test_a_free_die_and_a_cheap_one_place_cubes_too():
    """L8: the Viticulturist's for nothing, the Chief Templar's for 2."""
    game = fort({0: "r1", 1: "r5"}, cubes={"viticulturist": [1]}, deniers=[0])
    act(game, "activate fort", "r1 1r5", cube="viticulturist")
    assert earned(game) == (2, 3, 3)
    game = fort({0: "r1", 1: "r5", 2: "r4"}, cubes={"chief_templar": [1]}, deniers=[4])
    act(game, "activate fort", "r1 1r5 2r4", cube="chief_templar")
    assert (earned(game), family(game)["deniers"]) == ((3, 5, 5), 0)


def test_the_blacksmith_is_no_use_at_the_fort():
    """L8: he adds to the group, not to a die."""
    game = play(fort({0: "r6 r5"}, cubes={"blacksmith": [1]}), "activate fort")
    assert why(game, "use blacksmith") == "cube-useless"
    assert keys(game) == ["die 0 red 6", "die 0 red 5"]


@pytest.mark.parametrize("name", ["tithe", "monk", "priest", "prior", "augustine"])
def test_cubes_for_other_colours_are_no_use_at_the_fort(name: str):
    game = play(fort({0: "r6 r5 y6 w6"}, cubes={name: [1]}), "activate fort")
    assert why(game, f"use {name}") == "cube-useless"


def test_a_white_die_alone_opens_the_fort_with_the_herbalists_cube():
    """L8: without it there is no red die."""
    assert why(fort({0: "w4"}, cubes={"herbalist": [0]}), "activate fort") == "no-dice"
    game = play(fort({0: "w4"}, cubes={"herbalist": [1]}), "activate fort")
    assert earned(game) == (3, 6, 6)


def test_a_purple_die_counts_at_the_fort_as_a_red_one():
    """L17."""
    game = act(fort({0: "r2 p5"}), "activate fort", "r2 pr5")
    assert earned(game) == (2, 3, 3)
