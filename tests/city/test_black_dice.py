"""Black dice: who faces them, with which dice, and what comes of it (T7)."""

import pytest
from tests.city.table import dice_of, facing, family, keys, place, play, step, why

import troyes


def black(game: troyes.Game) -> list[int]:
    return game.position()["black_dice"]


def dice_keys(game: troyes.Game) -> list[str]:
    return [key for key in keys(game) if key.split()[0] in ("die", "black", "done", "give")]


def test_each_in_turn_faces_the_highest_that_is_left():
    """T7: from the start player clockwise."""
    game = place(facing(black=[5, 4, 2], dice={0: "y5 y6", 1: "y4 y6", 2: "y2 y6"}))
    for seat, left, die in ((0, [5, 4, 2], 5), (1, [4, 2], 4), (2, [2], 2)):
        assert (game.pending[0].seat, black(game)) == (seat, left)
        play(game, f"die {seat} yellow {die}", "done")
    assert (step(game), game.pending[0].seat) == ("action", 0)
    assert [dice_of(game, seat) for seat in range(3)] == ["y6", "y6", "y6"]


def test_the_round_goes_on_from_whoever_starts_it():
    game = place(facing(black=[3, 2], start=2, turn=2, dice={0: "y5 y1", 2: "y3 y1"}))
    play(game, "die 2 yellow 3", "done")
    assert game.pending[0].seat == 0
    play(game, "die 0 yellow 5", "done")
    assert (step(game), game.pending[0].seat) == ("action", 2)


def test_with_more_black_dice_than_players_the_turn_comes_round_again():
    game = place(facing(2, black=[2, 2, 1], dice={0: "y2 y3 y4", 1: "w2 w3"}))
    play(game, "die 0 yellow 2", "done", "die 1 white 2", "done")
    assert (game.pending[0].seat, black(game)) == (0, [1])
    play(game, "die 0 yellow 3", "done")
    assert dice_of(game) == "y4"
    assert step(game) == "action"


@pytest.mark.parametrize(("dice", "enough"), [("y4 y6 y6", True), ("y5 y6 y6", True), ("y3 y5 y6", False)])
def test_the_chosen_dice_must_reach_the_black_die(dice: str, enough: bool):
    game = place(facing(black=[4], dice={0: dice, 1: "y1"}))
    play(game, f"die 0 yellow {dice[1]}")
    assert ("done" in keys(game)) is enough
    if not enough:
        assert why(game, "done") == "not-enough"


@pytest.mark.parametrize(
    ("red", "value", "reaches"), [(2, 4, True), (2, 5, False), (3, 6, True), (1, 2, True), (1, 3, False)]
)
def test_red_dice_count_double(red: int, value: int, reaches: bool):
    game = place(facing(black=[value], dice={0: f"r{red}", 1: "y1"}))
    assert ("give way" in keys(game)) is not reaches
    assert (f"die 0 red {red}" in keys(game)) is reaches


def test_white_and_yellow_dice_count_as_they_are():
    for die in ("w3", "y3"):
        assert "give way" in keys(place(facing(black=[4], dice={0: die, 1: "y1"})))


def test_dice_of_different_colours_may_be_used_together():
    game = place(facing(black=[6], dice={0: "r1 y2 w2", 1: "y1"}, influence=[0]))
    play(game, "die 0 white 2", "die 0 red 1")  # and the yellow 2: without it they do not reach 6
    assert (step(game), black(game)) == ("action", [])
    assert (dice_of(game), family(game)["influence"]) == ("", 1)


def test_only_own_dice_may_be_used():
    game = place(facing(black=[4], dice={0: "y4 w5", 1: "y6", "neutral": "r6"}))
    assert [key for key in keys(game) if key.startswith("die")] == ["die 0 yellow 4", "die 0 white 5"]
    assert why(game, "die 1 yellow 6") == "own-dice-only"
    assert why(game, "die neutral red 6") == "own-dice-only"


def test_money_buys_no_help():
    """Rich or not: who has too little to show gives way."""
    game = place(facing(black=[6], dice={0: "y1", 1: "y6", "neutral": "r6"}, deniers=[99], influence=[0]))
    assert keys(game) == ["give way"]


def test_further_black_dice_may_be_taken_on():
    """T7: if the total reaches the sum of all."""
    game = place(facing(black=[5, 3, 2, 1], dice={0: "r5 y1", 1: "y1"}, influence=[0]))
    assert [key for key in keys(game) if key.startswith("black")] == ["black 3", "black 2", "black 1"]
    play(game, "die 0 red 5", "black 3", "black 2")
    assert black(game) == [5, 3, 2, 1]
    play(game, "done")
    assert (black(game), game.pending[0].seat) == ([1], 1)
    assert (family(game)["influence"], dice_of(game)) == (3, "y1")


def test_the_total_must_reach_the_sum_of_all_that_are_taken_on():
    """T7: 8 is enough for 6 and 2, or for 6 alone, not for 6 and 3."""
    game = place(facing(black=[6, 3, 2], dice={0: "r4", 1: "y1"}))
    assert [key for key in keys(game) if key.startswith("black")] == ["black 2"]
    assert why(game, "black 3") == "too-weak"
    assert why(game, "black 1") == "no-black-die"


def test_a_black_die_taken_on_must_be_paid_for():
    """T7: with the second one the first die picked is no longer enough."""
    game = place(facing(black=[4, 3], dice={0: "y4 y5 w6", 1: "y1"}))
    play(game, "black 3", "die 0 yellow 4")
    assert dice_keys(game) == ["die 0 yellow 5", "die 0 white 6"]
    assert why(game, "done") == "not-enough"


def test_the_highest_is_always_among_those_countered():
    """T7: nobody picks a smaller one instead."""
    game = place(facing(black=[6, 2], dice={0: "y6 w2", 1: "y1"}))
    play(game, "die 0 white 2")
    assert "done" not in keys(game)
    assert why(game, "done") == "not-enough"
    play(game, "die 0 yellow 6", "done")
    assert black(game) == [2]


def test_equal_black_dice_are_one_choice():
    game = place(facing(black=[2, 2, 2, 2], dice={0: "r6 r6", 1: "y1"}))
    assert [key for key in keys(game) if key.startswith("black")] == ["black 2"]
    play(game, "black 2", "black 2")
    assert [key for key in keys(game) if key.startswith("black")] == ["black 2"]


def test_all_the_chosen_dice_are_spent():
    """T7: also those beyond need."""
    game = place(facing(black=[2], dice={0: "r6 y6 w6", 1: "y1"}, influence=[0]))
    play(game, "die 0 red 6", "die 0 white 6", "done")
    assert (dice_of(game), family(game)["influence"]) == ("y6", 1)
    assert black(game) == []


@pytest.mark.parametrize(("more", "gain"), [([], 1), (["black 2"], 2), (["black 2", "black 1"], 3)])
def test_each_countered_black_die_brings_1_influence(more: list[str], gain: int):
    game = place(facing(black=[3, 2, 1, 1], dice={0: "r6 y1", 1: "y1"}, influence=[4]))
    play(game, *more, "die 0 red 6", "done")
    assert family(game)["influence"] == 4 + gain


def test_influence_ends_at_20():
    game = place(facing(black=[3, 2], dice={0: "r6 y1", 1: "y1"}, influence=[19]))
    play(game, "black 2", "die 0 red 6", "done")
    assert family(game)["influence"] == 20


def test_who_can_counter_must():
    """T7: even with everything there is."""
    game = place(facing(black=[6], dice={0: "r1 y2 w2", 1: "y1"}, vp=[5]))
    assert "give way" not in keys(game)
    assert why(game, "give way") == "must-counter"


@pytest.mark.parametrize(("points", "after"), [(7, 5), (2, 0), (1, 0), (0, 0)])
def test_who_cannot_loses_2_points_and_no_die(points: int, after: int):
    """T7, and T3: nobody falls below 0. The black die goes away."""
    game = place(facing(black=[6, 2], dice={0: "r1 y1 w2", 1: "y2 y3"}, vp=[points], influence=[4]))
    assert dice_keys(game) == ["give way"]
    assert why(game, "die 0 yellow 1") == "too-weak"
    play(game, "give way")
    means = family(game)
    assert (means["vp"], means["influence"], dice_of(game)) == (after, 4, "r1 y1 w2")
    assert (black(game), game.pending[0].seat) == ([2], 1)


def test_influence_may_be_spent_before():
    """T6, T7: by someone whose dice do not suffice: a 1 turned over is a 6."""
    game = place(facing(black=[6], dice={0: "y1", 1: "y1"}, influence=[5]))
    assert {"give way", "reroll yellow 1", "turn yellow 1", "hire"} == set(keys(game))
    play(game, "turn yellow 1")
    assert (dice_of(game), family(game)["influence"]) == ("y6", 1)
    assert step(game) == "black_dice"
    assert why(game, "give way") == "must-counter"


def test_a_reroll_before_a_black_die():
    """T6: as often as there is influence; what falls decides whether the die must be countered."""
    game = place(facing(black=[6], dice={0: "y1", 1: "y1"}, influence=[3]), rolls=[5, 6])
    play(game, "reroll yellow 1")
    assert "give way" in keys(game)
    play(game, "reroll yellow 5")
    assert "give way" not in keys(game)
    assert (dice_of(game), family(game)["influence"]) == ("y6", 1)
    play(game, "die 0 yellow 6")
    assert (dice_of(game), family(game)["influence"]) == ("", 2)


def test_nobody_is_forced_to_spend_influence():
    """T7: 20 influence could turn the 1 over, but giving way is allowed."""
    game = place(facing(black=[6], dice={0: "y1", 1: "y1"}, influence=[20], vp=[4]))
    play(game, "give way")
    assert (family(game)["influence"], family(game)["vp"], dice_of(game)) == (20, 2, "y1")


def test_no_influence_is_spent_once_dice_are_picked():
    """T6: nor once another black die is taken on."""
    for first in ("die 0 yellow 3", "black 1"):
        game = play(place(facing(black=[4, 1], dice={0: "y3 y4", 1: "y1"}, influence=[20])), first)
        assert not [key for key in keys(game) if key.split()[0] in ("reroll", "turn", "hire")]
        assert why(game, "hire") == "influence-before"


def test_activity_cubes_do_not_help():
    """T16: a Priest's cube would make the 3 a 6."""
    game = place(facing(black=[6], dice={0: "y3", 1: "y1"}, cards=["priest"], cubes={"priest": [2]}))
    assert dice_keys(game) == ["give way"]
    assert why(game, "use priest") is not None
    assert why(place(facing(black=[3], dice={0: "y3"}, cubes={"priest": [2]})), "use priest") == "no-cubes-here"


def test_no_action_before_the_black_dice_are_gone():
    game = place(facing(black=[3], dice={0: "y3 y4", 1: "y1"}))
    assert why(game, "agriculture") == "black-dice-first"
    assert why(game, "pass") == "black-dice-first"


def test_without_any_die_influence_may_still_hire_before_giving_way():
    """T6: before countering a black die influence may be spent, whatever the district holds."""
    game = place(facing(black=[3], dice={1: "y1"}, influence=[2], supply=[0], vp=[5]))
    assert keys(game) == ["give way", "hire"]
    play(game, "hire")
    assert family(game)["supply"] == 1
    assert family(game)["vp"] == 3, "with nothing else to choose the die is given way to"
