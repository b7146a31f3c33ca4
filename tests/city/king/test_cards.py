"""Cards that change in The King's Challenge."""

from typing import Any

import pytest
from tests.city.table import act, city, dice_of, family, keys, king_round, place, play, roy

import troyes

NO_POINTS = (1, 5)
"""Le Roy's turn after the player's: a 6, a tradesman for one die and no VP."""


def at(name: str, player: str, king: str, **given: Any) -> troyes.Game:
    """The player has a tradesman on that card, and these dice are on the square."""
    position = city(king=True, tradesmen={name: "0."}, dice={0: player, "neutral": king}, **given)
    return place(position, NO_POINTS)


def points(game: troyes.Game) -> list[int]:
    return [family(game)["vp"], roy(game)["vp"]]


@pytest.mark.parametrize(
    ("player", "king", "vp"),
    [
        ("w4 r1 r1", "y6", [2, 0]),
        ("w4 r1 r1", "y6 w6", [2, 2]),
        ("w4 r1", "y6 w6", [0, 2]),
        ("w4", "y6", [0, 2]),
    ],
)
def test_le_roy_counts_and_gains_in_a_procession(player: str, king: str, vp: list[int]):
    """K14."""
    assert points(act(at("procession", player, king), "activate procession", "w4")) == vp


@pytest.mark.parametrize(
    ("player", "king", "vp"),
    [
        ("r4 r5", "r4 y6", [2, 0]),
        ("r4 r5", "r4 r1", [2, 2]),
        ("r4 r5", "r6", [0, 0]),
        ("r4 w1", "r1", [0, 0]),
    ],
)
def test_le_roy_counts_and_gains_in_a_joust_only_when_he_ties(player: str, king: str, vp: list[int]):
    """K14, T26."""
    assert points(act(at("joust", player, king, deniers=[0]), "activate joust", "r4")) == vp


def test_the_tax_collector_brings_two_deniers_for_each_citizen_of_le_roy():
    """K15: standing ones in City Hall; the player's own pay nothing."""
    game = at("tax_collector", "r4 w1", "w1", city_hall="nn0 n..", palace="nn....", lying={"city_hall": ["neutral"]})
    act(game, "activate tax_collector", "r4")
    assert family(game)["deniers"] == 20 + 6
    game = at("tax_collector", "r4 r4 w1", "w1", city_hall="nn0 n..")
    act(game, "activate tax_collector", "r4 r4", most=2)
    assert family(game)["deniers"] == 20 + 12


def tithe(player: str, king: str, **given: Any) -> troyes.Game:
    position = city(king=True, cubes={"tithe": [1]}, dice={0: player, "neutral": king}, **{"deniers": [0], **given})
    return place(position, NO_POINTS)


@pytest.mark.parametrize(
    ("group", "gain"), [("ny6", 3), ("ny6 ny5", 5), ("ny6 ny5 ny4", 7), ("y2 ny6 ny5", 6), ("y2 ny4", 3)]
)
def test_the_tithe_takes_up_to_three_of_le_roys_dice_free(group: str, gain: int):
    """K15."""
    game = act(tithe("y2 w1", "y6 y5 y4 y3 w1"), "agriculture", group, cube="tithe")
    assert family(game)["deniers"] == gain


def test_a_group_with_the_tithe_still_has_three_dice():
    """K15: the third die completes it."""
    game = play(tithe("y2 w1", "y6 y5 y4 y3 w1"), "agriculture", "use tithe", "die neutral yellow 6")
    play(game, "die neutral yellow 5", "die neutral yellow 4")
    assert family(game)["deniers"] == 7
    assert dice_of(game) == "y2 w1"


def test_the_tithe_needs_a_die_of_le_roys():
    """T16: with own dice alone it changes nothing."""
    game = play(tithe("y2 y3 w1", "y6 w1"), "agriculture", "use tithe", "die 0 yellow 2")
    assert keys(game) == ["die 0 yellow 3", "die neutral yellow 6"]


@pytest.mark.parametrize(
    ("cathedral", "after"),
    [
        (["......", "......", "......"], ["n.....", "......", "......"]),
        (["000000", "n0....", "......"], ["000000", "n0n...", "......"]),
    ],
)
def test_migrant_workers_place_a_cube_of_le_roy_and_bring_him_a_point(cathedral: list[str], after: list[str]):
    """K15, K2."""
    game = king_round(
        6, 2, 2, events={"migrant_workers": []}, city_hall="0.. ...", cathedral=cathedral, roy_vp=1, vp=[1]
    )
    rows = game.position()["cathedral"]
    assert ["".join("." if owner is None else str(owner)[0] for owner in row) for row in rows] == after
    assert points(game) == [1, 2]


def test_with_a_full_cathedral_migrant_workers_bring_him_nothing():
    """K15."""
    full = ["000000", "nnnnnn", "000000"]
    game = king_round(6, 2, 2, events={"migrant_workers": []}, city_hall="0.. ...", cathedral=full, roy_vp=1)
    assert roy(game)["vp"] == 1


@pytest.mark.parametrize(
    ("player", "king", "vp"), [("r4 r1", "r6 r6 r6", 1), ("r4 r1 r1 r1", "r6", 3), ("r4 w1", "r6", 0)]
)
def test_the_banquet_leaves_le_roys_dice_out(player: str, king: str, vp: int):
    """K15."""
    game = act(at("banquet", player, king, deniers=[0]), "activate banquet", "r4")
    assert points(game) == [vp, 0]


def test_the_baker_counts_le_roys_dice():
    """K15."""
    game = act(at("baker", "y4 y1 w1", "y6 y6 r1", deniers=[0]), "activate baker", "y4")
    assert family(game)["deniers"] == 3
