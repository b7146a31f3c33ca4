"""Outdoor activities that serve before the own action: the extra dice and the exchange (L19, L21, L22)."""

from typing import Any

import pytest
from tests.city.table import act, card, city, dice_of, facing, family, keys, place, play, step, why

import troyes
from troyes.core.table import Table

EXTRA = {"extra_red": "r", "extra_yellow": "y", "extra_white": "w"}


def outside(tile: str, mine: int = 1, dice: dict[Any, str] | None = None, **given: Any) -> dict[str, Any]:
    """Seat 0 has so many cubes on that tile; the others lie where they belong."""
    tiles = ["patronage", "extra_yellow", "exchange", "fair"]
    tiles[1 if tile.startswith("extra") else 2] = tile
    given = {"outdoor": {tile: [mine, 0, 0]}, **given}
    return city(tiles=tuple(tiles), dice=dice or {0: "r2", 1: "y1"}, **given)


def cubes(game: troyes.Game, tile: str) -> list[int]:
    return next(data["cubes"] for data in game.position()["ladies"]["outdoor"] if data["activity"] == tile)


def swapping(dice: dict[Any, str], players: int = 3, **given: Any) -> troyes.Game:
    """Seat 0 has just used a cube of the exchange."""
    return play(place(outside("exchange", 2, dice, players=players, **given)), "use exchange")


# -- extra dice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", EXTRA)
def test_a_cube_rolls_a_die_of_the_colour_into_the_own_district(tile: str):
    """L19: before the action, which is still to come."""
    game = place(outside(tile, 2), [5])
    play(game, f"use {tile}")
    assert sorted(dice_of(game).split()) == sorted(["r2", f"{EXTRA[tile]}5"])
    assert (cubes(game, tile), game.pending[0].seat, step(game)) == ([1, 0, 0], 0, "action")


@pytest.mark.parametrize("tile", EXTRA)
def test_the_extra_die_is_a_die_like_any_other(tile: str):
    """It may be used at once, left for later, or bought by another."""
    game = place(outside(tile, dice={0: "r2", 1: "y1 y1"}), [6])
    play(game, f"use {tile}")
    act(game, "patrol ramparts", "r2", "cube at patronage", "stop")
    assert dice_of(game) == f"{EXTRA[tile]}6"
    act(game, "patrol ramparts", f"0{EXTRA[tile]}6", "cube at fair", "stop")
    assert dice_of(game) == ""


@pytest.mark.parametrize("tile", EXTRA)
def test_with_six_dice_of_the_colour_on_the_square_there_is_none_left(tile: str):
    """L21: in all districts together."""
    letter = EXTRA[tile]
    six: dict[Any, str] = {
        0: f"{letter}1 {letter}2",
        1: f"{letter}1 {letter}1",
        2: f"{letter}3",
        "neutral": f"{letter}4",
    }
    game = place(outside(tile, dice=six))
    assert why(game, f"use {tile}") == "no-dice-left"
    five = {**six, "neutral": ""}
    assert why(place(outside(tile, dice=five)), f"use {tile}") is None


def test_used_dice_are_in_the_supply_again():
    """L21: six less those on the square."""
    six: dict[Any, str] = {0: "r1 r2 y1", 1: "r1 r1", 2: "r3 r4"}
    game = place(outside("extra_red", dice=six, deniers=[0]))
    act(game, "patrol ramparts", "r1", "cube at patronage")
    play(game, "pass", "pass")
    assert why(game, "use extra_red") is None


def test_a_cube_a_turn_is_the_most():
    """L19: two cubes of the same outdoor activity never serve one action."""
    game = play(place(outside("extra_red", 3), [5]), "use extra_red")
    assert why(game, "use extra_red") == "outdoor-once"
    act(game, "patrol ramparts", "r2", "cube at patronage", "stop")
    play(game, "pass", "pass")
    assert why(game, "use extra_red") is None


def test_without_a_cube_there_it_cannot_be_used():
    assert why(place(outside("extra_red", 0)), "use extra_red") == "no-outdoor-cube"
    assert why(place(outside("extra_red", 0, outdoor={"extra_red": [0, 3, 0]})), "use extra_red") == "no-outdoor-cube"
    assert why(place(outside("extra_red")), "use extra_white") == "no-such-tile"


def test_it_comes_before_the_action_and_never_in_its_midst():
    """L19."""
    game = play(place(outside("extra_red", dice={0: "y2 y3", 1: "y1"})), "agriculture")
    assert why(game, "use extra_red") == "outdoor-not-now"


def test_it_does_not_serve_against_black_dice():
    """L19."""
    tiles = ("toll", "extra_red", "shield", "fair")
    game = place(facing(black=[6], dice={0: "y1", 1: "y1"}, tiles=tiles, outdoor={"extra_red": [1]}, influence=[2]))
    assert "use extra_red" not in keys(game)
    assert why(game, "use extra_red") is not None


def test_influence_may_change_the_extra_die():
    """T6: it is an own die before the action."""
    game = place(outside("extra_red", influence=[5]), [1, 4])
    play(game, "use extra_red", "reroll red 1", "turn red 4", "done")
    assert dice_of(game) == "r3 r2"


# -- the purple one --------------------------------------------------------------------------------------------------


def test_the_purple_die_is_rolled_again_for_two_deniers():
    """L21: to the bank; only once it has been used."""
    game = place(outside("extra_purple", dice={0: "r2", 1: "y1 p1"}, deniers=[3]), [5])
    play(game, "use extra_purple")
    assert (dice_of(game), family(game)["deniers"], cubes(game, "extra_purple")) == ("r2 p5", 1, [0, 0, 0])


def test_it_is_not_rolled_while_it_lies_on_the_square():
    """L21: nobody has two."""
    game = place(outside("extra_purple", dice={0: "r2 p1", 1: "y1"}, deniers=[2]))
    assert why(game, "use extra_purple") == "purple-is-there"
    act(game, "patrol ramparts", "pr1", "cube at patronage", "stop")
    play(game, "pass", "pass")
    assert why(game, "use extra_purple") is None


@pytest.mark.parametrize(("deniers", "refused"), [(1, "extra-dear"), (2, None)])
def test_without_two_deniers_it_is_not_rolled(deniers: int, refused: str | None):
    """L21."""
    assert why(place(outside("extra_purple", deniers=[deniers])), "use extra_purple") == refused


# -- then an action follows ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", [*EXTRA, "extra_purple"])
def test_after_an_extra_die_there_is_no_pass_as_long_as_an_action_is_possible(tile: str):
    """L19: the guard can always use a die."""
    game = play(place(outside(tile), [5]), f"use {tile}")
    assert "pass" not in keys(game)
    assert why(game, "pass") == "must-act"


def test_after_an_exchange_there_is_no_pass_either():
    """L19."""
    game = swapping({0: "r2 r3", 1: "y1 y2"})
    play(game, "die 1 yellow 1", "die 0 red 2")
    assert (step(game), why(game, "pass")) == ("action", "must-act")


def test_influence_does_not_count_as_the_action():
    """L19: a reroll changes a die; the action is still due."""
    game = play(place(outside("extra_red", influence=[3]), [5, 1]), "use extra_red", "reroll red 5", "hire")
    assert why(game, "pass") == "must-act"


def test_if_no_action_is_possible_there_is_the_pass():
    """L19: the own dice are gone, and there is no denier for another's."""
    begun = {"served": ["extra_red"], "must_act": True}
    game = place(outside("extra_red", dice={1: "y1"}, deniers=[0], influence=[0], ladies=begun))
    assert keys(game) == ["pass"]


def test_the_next_turn_may_be_a_pass():
    game = play(place(outside("extra_red"), [5]), "use extra_red")
    act(game, "patrol ramparts", "r2", "cube at patronage", "stop")
    play(game, "pass", "pass")
    assert (game.pending[0].seat, why(game, "pass")) == (0, None)


# -- exchange --------------------------------------------------------------------------------------------------------


def test_one_die_is_exchanged_with_a_partner():
    """L22: values and colours stay with the dice; they may differ."""
    game = swapping({0: "r1 y2", 1: "w6 w5", 2: "y1"})
    assert sorted(keys(game)) == ["die 1 white 5", "die 1 white 6", "die 2 yellow 1"]
    play(game, "die 1 white 6", "die 0 red 1", "done")
    assert [dice_of(game, seat) for seat in (0, 1, 2)] == ["y2 w6", "r1 w5", "y1"]
    assert (cubes(game, "exchange"), step(game), game.pending[0].seat) == ([1, 0, 0], "action", 0)


def test_what_one_gets_is_ones_own():
    """L22: it costs nothing to use."""
    game = swapping({0: "r1", 1: "y6 w1"}, deniers=[0])
    play(game, "die 1 yellow 6")
    act(game, "agriculture", "y6")
    assert (family(game)["deniers"], dice_of(game, 1)) == (3, "r1 w1")


def test_nobody_is_paid_for_an_exchange():
    game = swapping({0: "r1 y2", 1: "w6 w5", 2: "y1"}, deniers=[5, 5, 5])
    play(game, "die 1 white 6", "die 0 red 1", "done")
    assert [family(game, seat)["deniers"] for seat in (0, 1, 2)] == [5, 5, 5]


def test_no_partner_serves_twice():
    """L22."""
    game = swapping({0: "r1 y2 y3", 1: "w6 w5", 2: "w4"})
    play(game, "die 1 white 6", "die 0 red 1")
    assert sorted(keys(game)) == ["die 2 white 4", "done"]
    assert why(game, "die 1 white 5") == "exchange-once"
    assert why(game, "die 1 red 1") == "exchange-once"


def test_the_neutral_player_may_be_a_partner():
    """L22."""
    game = swapping({0: "r1 y2", 1: "w5", "neutral": "w6"})
    play(game, "die neutral white 6", "die 0 yellow 2", "done")
    assert (dice_of(game), dice_of(game, "neutral")) == ("r1 w6", "y2")


def test_three_exchanges_are_the_most():
    """L22: four partners at the table, and three of them for a cube."""
    game = swapping({0: "r1 r2 r3 r4", 1: "w6", 2: "w5", 3: "w4", "neutral": "w3"}, players=4)
    play(game, "die 1 white 6", "die 0 red 1", "die neutral white 3", "die 0 red 2", "die 3 white 4", "die 0 red 3")
    assert (step(game), game.pending[0].seat) == ("action", 0)
    assert sorted(dice_of(game).split()) == ["r4", "w3", "w4", "w6"]
    assert dice_of(game, 2) == "w5"


def test_at_least_one_is_made():
    game = swapping({0: "r1 y2", 1: "w6 w5", 2: "y1"})
    assert why(game, "done") == "exchange"


def test_what_was_received_is_not_passed_on():
    """L22: with the same cube. The own yellow 2 is all that is left to give, and goes by itself."""
    game = swapping({0: "r1 y2", 1: "w6", 2: "w5"})
    play(game, "die 1 white 6", "die 0 red 1", "die 2 white 5")
    assert [dice_of(game, seat) for seat in (0, 1, 2)] == ["w6 w5", "r1", "y2"]
    game = swapping({0: "r1 y2 y3", 1: "w6", 2: "w5"})
    play(game, "die 1 white 6", "die 0 red 1", "die 2 white 5")
    assert why(game, "die 0 white 6") == "exchange-passed-on"


def test_an_own_die_like_the_received_one_may_be_given():
    """L22: equal dice are not the same die."""
    game = swapping({0: "r1 y2 w6", 1: "w6", 2: "w5"})
    play(game, "die 1 white 6", "die 0 red 1", "die 2 white 5")
    assert sorted(keys(game)) == ["die 0 white 6", "die 0 yellow 2"]


def test_equal_dice_are_not_exchanged():
    """It would change nothing."""
    game = swapping({0: "r1 y2 w3", 1: "y2 r5"})
    play(game, "die 1 yellow 2")
    assert sorted(keys(game)) == ["die 0 red 1", "die 0 white 3"]
    assert why(game, "die 0 yellow 2") == "exchange-same"
    assert why(place(outside("exchange", dice={0: "r1", 1: "r1"})), "use exchange") == "nothing-to-exchange"


@pytest.mark.parametrize("dice", [{0: "p6", 1: "y1"}, {0: "y1", 1: "p6", 2: "p6"}])
def test_purple_dice_are_never_exchanged(dice: dict[Any, str]):
    """L17: neither given nor taken."""
    assert why(place(outside("exchange", dice=dice)), "use exchange") == "nothing-to-exchange"


def test_beside_others_the_purple_die_is_not_offered():
    """L17."""
    game = swapping({0: "r1 r2 p6", 1: "y1 p3", 2: "w1"})
    assert not [key for key in keys(game) if "purple" in key]
    play(game, "die 1 yellow 1")
    assert sorted(keys(game)) == ["die 0 red 1", "die 0 red 2"]
    assert why(game, "die purple red 6") == "exchange"


def test_the_die_wanted_is_named_before_the_one_given():
    game = swapping({0: "r1 y2", 1: "w6 w5", 2: "y1"})
    assert why(game, "die 0 red 1") == "exchange-theirs"
    play(game, "die 1 white 6")
    assert why(game, "die 1 white 5") == "exchange-own"
    assert why(game, "die 2 red 6") == "no-such-die"


def test_an_exchange_and_an_extra_die_may_serve_one_turn():
    """L19: cubes of different outdoor activities, with an Activity cube as well."""
    given: dict[str, Any] = {"outdoor": {"extra_yellow": [1], "exchange": [1]}, "cubes": {"priest": [1]}}
    game = place(outside("exchange", dice={0: "r1", 1: "w6 w5"}, deniers=[0], **given), [5])
    play(game, "use extra_yellow", "use exchange", "die 1 white 6", "die 0 red 1")
    assert dice_of(game) == "y5 w6"
    act(game, "agriculture", "y5", cube="priest")
    assert (family(game)["deniers"], card(game, "priest")["cubes"]) == (4, [0, 0, 0])


def test_each_serves_once_a_turn():
    """L19."""
    game = swapping({0: "r1 y2", 1: "w6 w5", 2: "w1"})
    play(game, "die 1 white 6", "die 0 red 1", "done")
    assert why(game, "use exchange") == "outdoor-once"


def test_an_exchange_needs_a_cube_and_dice_on_both_sides():
    assert why(place(outside("exchange", 0)), "use exchange") == "no-outdoor-cube"
    assert why(place(outside("exchange", dice={1: "y1"})), "use exchange") == "nothing-to-exchange"
    assert why(place(outside("exchange", dice={0: "r1"})), "use exchange") == "nothing-to-exchange"


# -- taking back -----------------------------------------------------------------------------------------------------


def test_an_exchange_can_be_taken_back_step_by_step():
    """Nothing new lies open; a roll is another matter."""
    position = outside("exchange", dice={0: "r1 y2", 1: "w6 w5", 2: "y1"})
    table = Table(place(position))
    for key in ("use exchange", "die 1 white 6", "die 0 red 1", "done"):
        assert not table.choose(0, key)
    assert dice_of(table.game) == "y2 w6"
    for _ in range(4):
        assert table.undo(0)
    assert (dice_of(table.game), cubes(table.game, "exchange")) == ("r1 y2", [1, 0, 0])


def test_an_extra_die_cannot_be_taken_back():
    """It is rolled at once, and the turn goes on."""
    table = Table(place(outside("extra_red", influence=[4], supply=[0]), [5]))
    table.choose(0, "hire")
    assert not table.choose(0, "use extra_red")
    assert (dice_of(table.game), table.can_undo(0)) == ("r5 r2", False)
