"""What the expansion's cards add to the count: Hermit, Fort, Princess, and how their lines make up the total (L8)."""

from typing import Any

import pytest
from tests.city.table import act, city, family, next_round, place

import troyes
from troyes.city.names import CHARACTERS

TILES = ("toll", "extra_red", "exchange", "fair")
LAST = {2: 4, 3: 5, 4: 6}


def over(players: int = 3, **table: Any) -> troyes.Game:
    return place(city(players, round=LAST[players] + 1, step="over", **table))


def line(game: troyes.Game, name: str) -> list[int]:
    return [score.lines[name] for score in game.scores()]


# -- Hermit ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "vp"),
    [
        ([1, 0, 0], [8, 0, 0]),
        ([2, 0, 0], [14, 0, 0]),
        ([4, 0, 0], [20, 0, 0]),
        ([1, 1, 1], [6, 6, 6]),
        ([4, 3, 0], [8, 6, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_a_cube_on_the_hermit_is_worth_9_less_all_the_cubes_there(cubes: list[int], vp: list[int]):
    assert line(over(cubes={"hermit": cubes}), "hermit") == vp


@pytest.mark.parametrize(
    ("cubes", "vp"), [([8, 0, 0], [8, 0, 0]), ([9, 0, 0], [9, 0, 0]), ([6, 5, 4], [6, 5, 4]), ([1, 0, 30], [1, 0, 30])]
)
def test_a_cube_on_the_hermit_is_never_worth_less_than_1(cubes: list[int], vp: list[int]):
    assert line(over(cubes={"hermit": cubes}), "hermit") == vp


def test_the_cubes_of_four_players_on_the_hermit_count_together():
    assert line(over(4, cubes={"hermit": [1, 2, 0, 2]}), "hermit") == [4, 8, 0, 8]


# -- Fort and Princess -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "vp"),
    [
        ([3, 2, 1], [3, 0, 0]),
        ([0, 0, 1], [0, 0, 3]),
        ([2, 2, 1], [1, 1, 0]),
        ([2, 2, 2], [1, 1, 1]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_most_cubes_at_the_fort_bring_3_points(cubes: list[int], vp: list[int]):
    """L8: those who tie share them, rounded down; nobody without a cube is ranked."""
    assert line(over(cubes={"fort": cubes}), "fort") == vp


@pytest.mark.parametrize(
    ("cubes", "vp"),
    [
        ([3, 2, 1], [6, 0, 0]),
        ([0, 1, 0], [0, 6, 0]),
        ([2, 2, 1], [3, 3, 0]),
        ([2, 2, 2], [2, 2, 2]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_most_cubes_on_the_princess_bring_6_points(cubes: list[int], vp: list[int]):
    """L8: those who tie share them; nobody without a cube is ranked."""
    assert line(over(cubes={"princess": cubes}), "princess") == vp


def test_four_who_tie_share_alike():
    """L8: 3 for four is nothing, 6 for four is 1 each."""
    assert line(over(4, cubes={"fort": [1, 1, 1, 1]}), "fort") == [0, 0, 0, 0]
    assert line(over(4, cubes={"princess": [2, 2, 2, 2]}), "princess") == [1, 1, 1, 1]


def test_two_players_share_as_well():
    """L8."""
    assert line(over(2, cubes={"fort": [4, 4]}), "fort") == [1, 1]
    assert line(over(2, cubes={"princess": [0, 1]}), "princess") == [0, 6]


# -- when, and what it adds up to ------------------------------------------------------------------------------------


def test_cubes_for_the_end_bring_nothing_before():
    """They are worth something in the count; the tokens in hand are not more for it."""
    game = place(city(tradesmen={"princess": "0."}, cubes={"hermit": [2]}, dice={0: "r4", 1: "w1"}, vp=[5]))
    act(game, "activate princess", "r4")
    assert family(game)["vp"] == 5
    after = next_round(round=4, cubes={"princess": [3, 1], "hermit": [2]}, palace="0.....", vp=[5])
    assert family(after)["vp"] == 5


def test_the_count_comes_at_the_end_of_the_last_round():
    game = next_round(round=5, cubes={"fort": [2, 1], "hermit": [1, 0, 1]}, vp=[5, 5, 5])
    assert game.over
    assert line(game, "tokens") == [5, 5, 5]
    assert line(game, "fort") == [3, 0, 0]
    assert line(game, "hermit") == [7, 0, 7]


def test_cubes_count_though_the_tradesman_has_gone():
    """T21."""
    game = over(cubes={"princess": [1, 0, 0]}, tradesmen={"princess": "12"})
    assert line(game, "princess") == [6, 0, 0]


def test_every_part_is_a_line_of_the_count_and_they_add_up():
    game = over(
        cubes={"fort": [2, 1, 0], "hermit": [1, 1, 0]},
        cards=["master_builder"],
        tiles=TILES,
        outdoor={"fair": [3, 1, 0]},
        vp=[7, 8, 9],
        visible="henry_i",
        taken={0: ["war"]},
        tradesmen={"fort": "01"},
    )
    scores = game.scores()
    shown = {"tokens", "events", "tradesmen", "missing_levels", "fort", "hermit", "fair", "henry_i"}
    for score in scores:
        assert shown <= set(score.lines)
        assert set(score.lines) - shown == set(CHARACTERS[:3])
        assert score.total == sum(score.lines.values())
    assert [line(game, name) for name in ("fort", "hermit", "fair")] == [[3, 0, 0], [7, 7, 0], [9, 6, 0]]
    assert line(game, "missing_levels") == [-8, -8, -8]


def test_the_abbey_is_a_line_of_its_own():
    game = over(tiles=("toll", "extra_red", "exchange", "abbey"), outdoor={"abbey": [2, 0, 1]})
    assert line(game, "abbey") == [2, 0, 1]
    assert "fair" not in game.scores()[0].lines


@pytest.mark.parametrize("name", ["hermit", "fort", "princess"])
def test_without_the_card_there_is_no_such_line(name: str):
    """The base game's own cards lie there."""
    assert name not in over(activities="both").scores()[0].lines
    assert name not in over().scores()[0].lines
