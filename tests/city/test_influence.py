"""What influence is good for, and when it may be spent (T6)."""

import pytest
from tests.city.table import act, city, dice_of, facing, family, keys, place, play, step, why

import troyes

WAYS = ("reroll", "turn", "hire")


def ways(game: troyes.Game) -> list[str]:
    return [key for key in keys(game) if key.split()[0] in WAYS]


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(15, 19), (16, 20), (17, 20), (19, 20), (20, 20)])
def test_influence_beyond_20_is_lost(before: int, after: int):
    """Two cubes in high columns of the Cathedral bring 4."""
    game = act(place(city(dice={0: "w5 w6", 1: "y1"}, influence=[before])), "build cathedral", "w5 w6")
    assert family(game)["influence"] == after


@pytest.mark.parametrize("end", ["agriculture", "pass"])
def test_influence_may_be_spent_in_any_order_before_acting_or_passing(end: str):
    """T6: a hire, a reroll, a turn-over, a reroll and another hire, all before one action."""
    game = place(city(dice={0: "y1 y5", 1: "w1"}, influence=[20], supply=[0]), rolls=[3, 2])
    play(game, "hire", "reroll yellow 1", "turn yellow 3", "done", "reroll yellow 5", "hire")
    assert (game.pending[0].seat, step(game)) == (0, "action")
    assert dice_of(game) == "y4 y2"
    assert (family(game)["influence"], family(game)["supply"]) == (20 - 2 - 1 - 4 - 1 - 2, 2)
    if end == "pass":
        play(game, "pass")
        assert (family(game)["district"], game.pending[0].seat) == (2, 1)
    else:
        act(game, "agriculture", "y4 y2")
        assert (family(game)["deniers"], game.pending[0].seat) == (23, 1)


def test_influence_may_be_spent_several_times_before_countering_a_black_die():
    """T6."""
    game = place(facing(black=[6], dice={0: "y1 w1", 1: "y1"}, influence=[10], supply=[0]), rolls=[2])
    play(game, "reroll yellow 1", "turn yellow 2", "done", "hire")
    assert (step(game), dice_of(game)) == ("black_dice", "y5 w1")
    play(game, "die 0 yellow 5")  # and the white 1, which is needed too
    assert (step(game), dice_of(game)) == ("action", "")
    assert (family(game)["influence"], family(game)["supply"]) == (10 - 1 - 4 - 2 + 1, 1)


def test_without_influence_nothing_is_offered():
    assert ways(place(city(dice={0: "y1 r2"}, influence=[0]))) == []


@pytest.mark.parametrize(
    ("influence", "offered"),
    [
        (1, ["reroll yellow 1"]),
        (2, ["reroll yellow 1", "hire"]),
        (3, ["reroll yellow 1", "hire"]),
        (4, ["reroll yellow 1", "hire", "turn yellow 1"]),
    ],
)
def test_each_way_has_its_price(influence: int, offered: list[str]):
    """1 to reroll, 2 for a citizen, 4 to turn dice over."""
    assert ways(place(city(dice={0: "y1"}, influence=[influence]))) == offered


@pytest.mark.parametrize(
    ("asked", "action"),
    [("dice", "agriculture"), ("citizen", "place palace"), ("times", "activate merchant"), ("dice", "build cathedral")],
)
def test_no_influence_is_spent_once_an_action_has_begun(asked: str, action: str):
    """T6: no reroll, no turn-over, and no citizen but the one that the action itself needs."""
    game = place(
        city(
            cards=["merchant"],
            tradesmen={"merchant": "0."},
            palace="..0...",
            dice={0: "y6 w1 w2 r6", 1: "y1"} if asked == "dice" else {0: "y6 r6 w1"},
            influence=[20],
        )
    )
    assert ways(game) != []
    play(game, action)
    assert step(game) == asked
    assert ways(game) == []
    for key in ("hire", "reroll red 6", "turn red 6"):
        assert why(game, key) is not None


def test_only_whoever_is_up_spends_influence():
    game = place(city(dice={0: "y1", 1: "y6"}, influence=[20, 20]))
    reason = game.why_not(1, "reroll yellow 6")
    assert reason is not None
    assert reason.message.id == "why-not-your-turn"


# -- reroll ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "name"), [("r3", "red 3"), ("y3", "yellow 3"), ("w3", "white 3")])
def test_1_influence_rerolls_one_own_die(die: str, name: str):
    game = place(city(dice={0: die, 1: "y1"}, influence=[5]), rolls=[6])
    play(game, f"reroll {name}")
    assert (dice_of(game), family(game)["influence"]) == (f"{die[0]}6", 4)
    assert game.pending[0].seat == 0


def test_of_two_equal_dice_one_is_rerolled():
    game = place(city(dice={0: "y2 y2 w2", 1: "y1"}, influence=[5]), rolls=[5])
    assert ways(game) == ["reroll yellow 2", "reroll white 2", "hire", "turn yellow 2", "turn white 2"]
    play(game, "reroll yellow 2")
    assert dice_of(game) == "y5 y2 w2"


def test_a_die_may_be_rerolled_again_and_again():
    game = place(city(dice={0: "y2", 1: "y1"}, influence=[3]), rolls=[2, 1, 4])
    play(game, "reroll yellow 2", "reroll yellow 2", "reroll yellow 1")
    assert (dice_of(game), family(game)["influence"]) == ("y4", 0)


def test_dice_of_others_are_not_rerolled():
    game = place(city(dice={0: "y1", 1: "r2", "neutral": "w3"}, influence=[20]))
    assert [key for key in keys(game) if key.startswith("reroll")] == ["reroll yellow 1"]
    assert why(game, "reroll red 2") == why(game, "reroll white 3") == "no-own-die"


# -- hire ------------------------------------------------------------------------------------------------------------


def test_2_influence_bring_a_citizen_into_the_personal_supply():
    game = play(place(city(dice={0: "y1"}, influence=[5], supply=[1])), "hire")
    means = family(game)
    assert (means["influence"], means["supply"], means["general"]) == (3, 2, 10)
    assert game.pending[0].seat == 0


def test_with_all_twelve_citizens_out_nobody_is_hired():
    game = place(city(dice={0: "y1"}, influence=[20], supply=[9], palace="000..."))
    assert "hire" not in keys(game)
    assert why(game, "hire") == "all-hired"
    one_left = place(city(dice={0: "y1"}, influence=[20], supply=[8], palace="000..."))
    assert "hire" not in keys(play(one_left, "hire"))


# -- turn over -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", range(1, 7))
def test_4_influence_turn_a_die_to_its_opposite_face(value: int):
    """Seven minus what it showed."""
    game = place(city(dice={0: f"y{value}", 1: "y1"}, influence=[6]))
    play(game, f"turn yellow {value}")
    assert (dice_of(game), family(game)["influence"]) == (f"y{7 - value}", 2)
    assert (step(game), game.pending[0].seat) == ("action", 0)


@pytest.mark.parametrize(
    ("turned", "dice"),
    [
        (["red 1"], "r6 y2 w3 w3"),
        (["red 1", "white 3"], "r6 y2 w4 w3"),
        (["white 3", "white 3"], "r1 y2 w4 w4"),
        (["red 1", "yellow 2", "white 3"], "r6 y5 w4 w3"),
        (["yellow 2", "white 3", "white 3"], "r1 y5 w4 w4"),
    ],
)
def test_one_to_three_dice_of_any_colours_are_turned_for_4_in_all(turned: list[str], dice: str):
    game = place(city(dice={0: "r1 y2 w3 w3", 1: "y1"}, influence=[8]))
    play(game, *(f"turn {die}" for die in turned))
    if len(turned) < 3:
        play(game, "done")
    assert (dice_of(game), family(game)["influence"]) == (dice, 4)
    assert step(game) == "action"


def test_a_fourth_die_is_not_turned_for_the_same_price():
    game = place(city(dice={0: "y1 y2 y3 w1", 1: "y1"}, influence=[4]))
    play(game, "turn yellow 1", "turn yellow 2", "turn yellow 3")
    assert (step(game), dice_of(game)) == ("action", "y6 y5 y4 w1")
    assert why(game, "turn white 1") == "influence-short"


def test_a_die_is_turned_once_for_one_price():
    """A turned 1 shows 6 afterwards, and cannot be turned back with the same 4 points."""
    game = play(place(city(dice={0: "y1 w2", 1: "y1"}, influence=[8])), "turn yellow 1")
    assert keys(game) == ["done", "turn white 2"]
    assert why(game, "turn yellow 6") == "turned-already"
    play(game, "done", "turn yellow 6", "done")
    assert (dice_of(game), family(game)["influence"]) == ("y1 w2", 0)


def test_a_die_that_shows_what_a_turned_one_shows_may_be_turned_as_well():
    game = play(place(city(dice={0: "y1 y6 w2", 1: "y1"}, influence=[4])), "turn yellow 1")
    assert keys(game) == ["done", "turn yellow 6", "turn white 2"]
    play(game, "turn yellow 6", "done")
    assert dice_of(game) == "y6 y1 w2"


def test_dice_of_others_are_not_turned():
    game = place(city(dice={0: "y1 w1", 1: "r2", "neutral": "w3"}, influence=[20]))
    assert [key for key in keys(game) if key.startswith("turn")] == ["turn yellow 1", "turn white 1"]
    assert why(game, "turn red 2") == why(game, "turn white 3") == "no-own-die"
    play(game, "turn yellow 1")
    assert keys(game) == ["done", "turn white 1"]


def test_a_bought_die_is_used_as_it_lies():
    """Nothing rerolls or turns it: buying is part of an action that has begun (T6)."""
    game = place(city(dice={0: "y1", 1: "y2 y6"}, influence=[20]))
    play(game, "agriculture", "die 1 yellow 2")
    assert {key.split()[0] for key in keys(game)} <= {"done", "die"}
