"""The white events: Theological Conflict, Heresy, Migrant Workers, Interruption of Work."""

from typing import Any

import pytest
from tests.city.table import act, banners, city, closing, family, lying, next_round, place, play, standing

import troyes

EACH_A_DIE = "012 ..."
"""A citizen of each player in City Hall: a yellow die each, and no salaries."""


def dawn(event: str, *rolls: int, new: bool = False, **given: Any) -> troyes.Game:
    """A round in which that event strikes, in the queue already or `new`; `rolls` come after the players' dice."""
    given = {"city_hall": EACH_A_DIE, **given}
    come = {"called": [event]} if new else {"events": {**given.pop("events", {}), event: []}}
    return next_round(rolls=(6, 6, 6, *rolls), **come, **given)


@pytest.mark.parametrize("event", ["theological_conflict", "heresy", "migrant_workers", "interruption_of_work"])
def test_a_white_event_is_combated_with_white_dice(event: str):
    game = place(city(dice={0: "w4 y6 r6"}, events={event: []}))
    act(game, f"combat {event}", "w4")
    assert banners(game)[event] == [0]


# -- Theological Conflict --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize(
    ("rolled", "bishopric"),
    [(1, "n. .. .."), (2, "n. .. .."), (3, ".. n. .."), (4, ".. n. .."), (5, ".. .. n."), (6, ".. .. n.")],
)
def test_a_theological_conflict_brings_a_neutral_citizen_to_the_rolled_row(rolled: int, bishopric: str, new: bool):
    """T5: when it appears, and in every round after."""
    game = dawn("theological_conflict", rolled, 2, 2, new=new)
    assert standing(game, "bishopric") == bishopric
    assert game.position()["neutral"]["supply"] == 7


def test_a_theological_conflict_pushes_as_usual():
    """Into a gap, or off the end."""
    game = dawn("theological_conflict", 6, 5, 3, 2, 2, bishopric=".. 01 ..")
    assert standing(game, "bishopric") == ".. n0 .."
    assert lying(game, "bishopric") == [1]
    game = dawn("theological_conflict", 6, 3, 2, 2, bishopric=".. 0. ..")
    assert standing(game, "bishopric") == ".. n0 .."
    assert lying(game, "bishopric") == []


def test_a_theological_conflict_brings_no_black_die():
    assert dawn("theological_conflict", 3, 4, 5).position()["black_dice"] == [5, 4]


@pytest.mark.parametrize(("rolled", "owner"), [(1, 1), (3, "neutral"), (6, "neutral")])
def test_a_theological_conflict_expels_no_protected_colour(rolled: int, owner: int | str):
    """T15: neutral citizens are protected too. Citizens that already lie can only be set."""
    board: dict[str, Any] = {"palace": "012012", "city_hall": "012 012", "bishopric": "01 .. .."}
    reds = ["brigands_a", "brigands_b", "brigands_c", "skirmishes_a", "skirmishes_b"]
    decks = {"red": reds, "yellow": [], "white": ["theological_conflict"]}
    for expelled in ([owner], []):
        table = city(
            round=1,
            step="placement",
            placed=14,
            turn=2,
            supply=[0, 0, 1],
            decks=decks,
            lying={"bishopric": expelled},
            **board,
        )
        game = play(place(table, (*(6,) * 18, rolled, 2, 2)), "bishopric 2 1")
        row = (rolled - 1) // 2
        before = ["01", "2n", "nn"][row]
        assert standing(game, "bishopric").split()[row] == (before if expelled else f"n{before[0]}")
        assert lying(game, "bishopric") == [owner]


# -- Heresy ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("new", [True, False])
def test_in_a_heresy_everyone_loses_two_influence(new: bool):
    """T5: when it appears, and in every round after."""
    game = dawn("heresy", 2, 2, new=new, influence=[5, 2, 20], vp=[3, 3, 3])
    assert [family(game, seat)["influence"] for seat in (0, 1, 2)] == [3, 0, 18]
    assert [family(game, seat)["vp"] for seat in (0, 1, 2)] == [3, 3, 3]


def test_who_has_less_than_two_influence_loses_it_all_and_two_points():
    """T4, T3: and never more points than there are."""
    game = dawn("heresy", 2, 2, influence=[4, 1, 0], vp=[3, 3, 1])
    assert [family(game, seat)["influence"] for seat in (0, 1, 2)] == [2, 0, 0]
    assert [family(game, seat)["vp"] for seat in (0, 1, 2)] == [3, 1, 0]


def test_a_heresy_that_is_countered_takes_nothing_more():
    """T5."""
    position = closing(dice={2: "w3"}, events={"heresy": [0, 0]}, city_hall=EACH_A_DIE, influence=[4, 4, 4])
    game = act(place(position, (6, 6, 6, 2, 2)), "combat heresy", "w3")
    assert game.position()["round"] == 3
    assert [family(game, seat)["influence"] for seat in (0, 1, 2)] == [4, 4, 5]


# -- Migrant Workers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize(
    ("cathedral", "level", "value"),
    [
        (["......", "......", "......"], 1, 1),
        (["01n.00", "0.....", "0....."], 1, 4),
        (["0.000.", "......", "......"], 1, 2),
        (["000000", "00.0..", "00...."], 2, 3),
        (["000000", "000000", ".00000"], 3, 1),
    ],
)
def test_migrant_workers_build_at_the_lowest_level_and_there_at_the_lowest_value(
    cathedral: list[str], level: int, value: int, new: bool
):
    """T28, T5."""
    game = dawn("migrant_workers", 2, 2, new=new, cathedral=cathedral)
    rows = [["." if owner is None else str(owner)[0] for owner in row] for row in game.position()["cathedral"]]
    expected = [list(row) for row in cathedral]
    expected[level - 1][value - 1] = "n"
    assert rows == expected
    assert [family(game, seat)["vp"] for seat in (0, 1, 2)] == [0, 0, 0]


def test_with_a_full_cathedral_migrant_workers_do_nothing():
    """T28."""
    cathedral = ["010101", "111111", "000000"]
    game = dawn("migrant_workers", 2, 2, cathedral=cathedral)
    assert ["".join(map(str, row)) for row in game.position()["cathedral"]] == cathedral


# -- Interruption of Work --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("new", [True, False])
@pytest.mark.parametrize(
    ("cathedral", "level", "value"),
    [
        (["0.1...", "......", "......"], 1, 3),
        (["000000", "0.1...", "......"], 2, 3),
        (["001000", "00n...", "1....."], 3, 1),
        (["1....n", "......", "......"], 1, 6),
        (["000000", "000001", "00000."], 3, 5),
    ],
)
def test_an_interruption_takes_the_cube_of_the_highest_level_and_there_of_the_highest_value(
    cathedral: list[str], level: int, value: int, new: bool
):
    """T28, T5: whoever owns it."""
    game = dawn("interruption_of_work", 2, 2, new=new, cathedral=cathedral)
    rows = [["." if owner is None else str(owner)[0] for owner in row] for row in game.position()["cathedral"]]
    expected = [list(row) for row in cathedral]
    expected[level - 1][value - 1] = "."
    assert rows == expected


def test_what_the_removed_cube_earned_is_kept():
    """T28: points and influence."""
    game = dawn("interruption_of_work", 2, 2, cathedral=["0.....", "......", "......"], vp=[3], influence=[6])
    assert family(game)["vp"] == 3
    assert family(game)["influence"] == 6


def test_with_an_empty_cathedral_an_interruption_does_nothing():
    game = dawn("interruption_of_work", 2, 3, vp=[3, 3, 3])
    assert game.position()["cathedral"] == [[None] * 6] * 3
    assert [family(game, seat)["vp"] for seat in (0, 1, 2)] == [3, 3, 3]
    assert game.position()["black_dice"] == [3, 2]
