"""The outdoor activities of the last gate: abbey, fair, race; and what outdoor cubes are worth in the end (L26)."""

from itertools import permutations
from typing import Any

import pytest
from tests.city.table import act, city, family, next_round, place

import troyes

QUIET = [["henry_i"], ["le_florentin"], ["chretien_de_troyes"], ["urbain_iv"]]
"""Characters who give nothing for what these tests are about."""


def wall(last: str, guards: list[int], dice: str = "r6", players: int = 3, **given: Any) -> dict[str, Any]:
    tiles = ("toll", "extra_yellow", "exchange", last)
    squares: dict[Any, str] = {0: dice, **dict.fromkeys(range(1, players), "w6")}
    return city(players, tiles=tiles, guards=guards, dice=squares, **{"deniers": [0] * players, **given})


def ended(last: str, there: list[int], **given: Any) -> troyes.Game:
    """A game whose last round has just been ended; these cubes lie at the last gate."""
    players = len(there)
    moment = {
        "cathedral": ["0123..", "0123..", "0123.."] if players == 4 else ["012...", "012...", "012..."],
        "characters": QUIET[:players] if players > 2 else [QUIET[0] + QUIET[1], QUIET[2] + QUIET[3]],
        "deniers": [0] * players,
        "influence": [0] * players,
        "tiles": ("toll", "extra_yellow", "exchange", last),
        "outdoor": {} if last.startswith("race") else {last: there},
        **given,
    }
    if players == 2:
        moment["cathedral"] = ["01....", "01....", "01...."]
    game = next_round(players, round={2: 4, 3: 5, 4: 6}[players], **moment)
    assert game.over
    return game


def line(game: troyes.Game, name: str) -> list[int]:
    return [score.lines[name] for score in game.scores()]


def points(game: troyes.Game) -> list[int]:
    return [family(game, seat)["vp"] for seat in range(game.players)]


# -- abbey -----------------------------------------------------------------------------------------------------------


def test_whoever_reaches_the_abbey_gains_three_points():
    """Everybody, first or last."""
    game = place(wall("abbey", [15, 16, 20]))
    act(game, "patrol ramparts", "r6", "advance 5", "stop")
    act(game, "patrol ramparts", "w6", "advance 4", "stop")
    assert points(game) == [3, 3, 0]


@pytest.mark.parametrize(("at", "steps"), [(12, 6), (15, 4), (0, 5)])
def test_before_the_gate_there_is_nothing(at: int, steps: int):
    game = act(place(wall("abbey", [at, 0, 0])), "patrol ramparts", "r6", f"advance {steps}")
    assert points(game) == [0, 0, 0]


def test_who_stands_there_gains_the_points_no_second_time():
    game = act(place(wall("abbey", [20, 0, 0])), "patrol ramparts", "r6", "cube at abbey", "stop")
    assert points(game) == [0, 0, 0]


def test_each_cube_at_the_abbey_is_worth_a_point_in_the_count():
    """In the count and not before."""
    game = act(place(wall("abbey", [20, 0, 0])), "patrol ramparts", "r6", "cube at abbey", "stop")
    assert (points(game)[0], line(game, "abbey")) == (0, [1, 0, 0])
    over = ended("abbey", [4, 0, 1])
    assert (line(over, "abbey"), points(over)) == ([4, 0, 1], [0, 0, 0])
    assert [score.total for score in over.scores()] == [4, 0, 1]


# -- fair ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cubes", "shares"),
    [
        ([3, 2, 1], [9, 6, 3]),
        ([1, 2, 3], [3, 6, 9]),
        ([5, 1, 0], [9, 6, 0]),
        ([1, 0, 0], [9, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([4, 3, 2, 1], [9, 6, 3, 0]),
        ([2, 1], [9, 6]),
    ],
)
def test_most_second_most_and_third_most_cubes_gain(cubes: list[int], shares: list[int]):
    """L8: nobody without a cube."""
    assert line(ended("fair", cubes), "fair") == shares


@pytest.mark.parametrize(
    ("cubes", "shares"),
    [
        # two firsts share 15, and the next has 3
        ([2, 2, 1], [7, 7, 3]),
        ([2, 2, 0], [7, 7, 0]),
        ([2, 2], [7, 7]),
        ([2, 2, 1, 0], [7, 7, 3, 0]),
        # two firsts, two thirds, who share 3
        ([2, 2, 1, 1], [7, 7, 1, 1]),
        # two seconds share 9
        ([3, 1, 1], [9, 4, 4]),
        ([3, 1, 1, 0], [9, 4, 4, 0]),
        # what follows two seconds is fourth
        ([3, 2, 2, 1], [9, 4, 4, 0]),
        # two thirds share 3
        ([3, 2, 1, 1], [9, 6, 1, 1]),
        # three firsts share 18
        ([2, 2, 2], [6, 6, 6]),
        ([2, 2, 2, 1], [6, 6, 6, 0]),
        # four of a rank share all there is
        ([1, 1, 1, 1], [4, 4, 4, 4]),
        # three seconds share 6 and 3
        ([2, 1, 1, 1], [9, 3, 3, 3]),
    ],
)
def test_who_ties_at_the_fair_shares_the_ranks(cubes: list[int], shares: list[int]):
    """L26: rounded down, in whatever seats they sit."""
    for order in set(permutations(range(len(cubes)))):
        game = ended("fair", [cubes[at] for at in order])
        assert line(game, "fair") == [shares[at] for at in order]


def test_the_fair_pays_nothing_before_the_count():
    game = act(place(wall("fair", [15, 0, 0])), "patrol ramparts", "r6", "advance 5", "cube at fair")
    assert (points(game), line(game, "fair")) == ([0, 0, 0], [9, 0, 0])


def test_reaching_the_fair_brings_nothing():
    """Only abbey and race reward the way."""
    assert points(act(place(wall("fair", [18, 0, 0])), "patrol ramparts", "r6", "advance 2", "stop")) == [0, 0, 0]


# -- race ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("race", ["race_a", "race_b"])
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_guards_gain_by_the_order_of_arrival(race: str, first: int):
    """6, 4, 2 and 1, at once."""
    position = wall(race, [19, 19, 19, 19], players=4, start=first, turn=first)
    for data in position["families"]:
        data["dice"] = {"red": [1]}
    position["neutral"]["dice"] = {"white": [1]}
    game, gained = place(position), [0, 0, 0, 0]
    for rank, vp in enumerate((6, 4, 2, 1)):
        seat = (first + rank) % 4
        act(game, "patrol ramparts", "r1", "advance 1")
        gained[seat] = vp
        assert points(game) == gained


@pytest.mark.parametrize("race", ["race_a", "race_b"])
@pytest.mark.parametrize(("there", "vp"), [([], 6), ([1], 4), ([2], 4), ([1, 2], 2), ([1, 2, 3], 1)])
def test_what_counts_is_how_many_have_arrived(race: str, there: list[int], vp: int):
    guards = [18, *(20 if seat in there else 0 for seat in (1, 2, 3))]
    game = place(wall(race, guards, players=4))
    act(game, "patrol ramparts", "r6", "advance 2", "stop")
    assert points(game) == [vp, 0, 0, 0]


@pytest.mark.parametrize("race", ["race_a", "race_b"])
def test_a_race_adds_nothing_to_the_count(race: str):
    game = ended(race, [0, 0, 0])
    assert not {"abbey", "fair", race} & set(game.scores()[0].lines)
    assert [score.total for score in game.scores()] == [0, 0, 0]


# -- the count -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("last", "other"), [("abbey", "fair"), ("fair", "abbey")])
def test_each_is_a_line_of_the_count_that_adds_up(last: str, other: str):
    game = ended(last, [2, 1, 0], cubes={"hermit": [1, 1, 0], "fort": [1, 0, 2]}, vp=[5, 6, 7])
    for score in game.scores():
        assert {last, "hermit", "fort"} < set(score.lines)
        assert other not in score.lines
        assert score.total == sum(score.lines.values())
    assert line(game, "hermit") == [7, 7, 0]
    assert line(game, "fort") == [0, 0, 3]


def test_without_the_ramparts_there_is_no_such_line():
    game = place(city(dice={0: "r1"}, purple_die=True))
    assert not {"abbey", "fair"} & set(game.scores()[0].lines)


@pytest.mark.parametrize("tile", ["toll", "extra_yellow", "exchange"])
def test_cubes_left_elsewhere_are_worth_nothing(tile: str):
    game = ended("race_a", [0, 0, 0], outdoor={tile: [5, 1, 0]})
    assert [score.total for score in game.scores()] == [0, 0, 0]
