"""The guard on the ramparts: his die, his points, the gates, and cubes for the outdoor activities (L18)."""

from typing import Any

import pytest
from tests.city.table import act, city, dice_of, family, keys, place, play, step, why

import troyes

TILES = ("toll", "extra_yellow", "exchange", "fair")


def wall(at: int = 0, dice: str = "r4", **given: Any) -> dict[str, Any]:
    """Seat 0's guard has come so far; the other guards stand at the top."""
    given = {"tiles": TILES, "guards": [at, 0, 0], "deniers": [0], **given}
    return city(dice={0: dice, 1: "w1", **given.pop("others", {})}, **given)


def guard(game: troyes.Game, seat: int = 0) -> int:
    return game.position()["ladies"]["guards"][seat]


def cubes(game: troyes.Game, seat: int = 0) -> list[int]:
    """The seat's cubes at the four gates."""
    return [tile["cubes"][seat] for tile in game.position()["ladies"]["outdoor"]]


def steps(game: troyes.Game) -> list[int]:
    return [int(key.split()[1]) for key in keys(game) if key.startswith("advance")]


def stations(game: troyes.Game) -> list[str]:
    return [key.removeprefix("cube at ") for key in keys(game) if key.startswith("cube at")]


# -- the die ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", ["r3", "y3", "w3"])
def test_a_die_of_any_colour_moves_the_guard(die: str):
    game = place(wall(dice=die))
    act(game, "patrol ramparts", die, "advance 3")
    assert (guard(game), dice_of(game), game.pending[0].seat) == (3, "", 1)


def test_it_is_a_single_die():
    game = play(place(wall(dice="r3 r4")), "patrol ramparts", "die 0 red 3")
    assert step(game) == "guard"
    assert why(game, "die 0 red 4") == "patrol"
    assert dice_of(game) == "r4"


@pytest.mark.parametrize(("owner", "paid"), [("1", 2), ("n", 0)])
def test_it_may_be_bought_for_two(owner: str, paid: int):
    """T9: a player is paid, a neutral die pays the bank."""
    game = place(wall(dice="", others={1: "w5", "neutral": "w5"}, deniers=[2, 0]))
    act(game, "patrol ramparts", f"{owner}w5", "advance 5")
    assert (family(game)["deniers"], family(game, 1)["deniers"], guard(game)) == (0, paid, 5)


def test_without_a_die_that_can_be_used_or_paid_he_stays():
    """L18, T10: another's purple die is none."""
    assert why(place(wall(dice="", deniers=[1])), "patrol ramparts") == "dice-dear"
    game = place(wall(dice="", others={1: "p6"}, deniers=[9]))
    assert "patrol ramparts" not in keys(game)
    assert why(game, "patrol ramparts") == "no-dice"


def test_another_players_purple_die_cannot_be_bought_for_him():
    """L17."""
    game = play(place(wall(others={1: "p6 w2"}, deniers=[9])), "patrol ramparts")
    assert keys(game) == ["die 0 red 4", "die 1 white 2"]


@pytest.mark.parametrize("name", ["monk", "confession", "apprenticeship", "distiller", "viticulturist", "preacher"])
def test_no_activity_cube_modifies_the_die(name: str):
    """L18: nor L9's Distiller."""
    game = play(place(wall(dice="w4 y4 r4", cubes={name: [2]})), "patrol ramparts")
    assert f"use {name}" not in keys(game)
    assert why(game, f"use {name}") == "no-cube-for-guard"


# -- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_the_value_of_the_die_is_the_number_of_points(die: int):
    """Without a denier there are no more."""
    game = act(place(wall(dice=f"r{die}")), "patrol ramparts", f"r{die}")
    assert steps(game) == list(range(die, 0, -1))
    assert guard(play(game, f"advance {die}")) == die


@pytest.mark.parametrize(("die", "deniers", "most"), [(4, 1, 5), (4, 2, 6), (4, 9, 6), (6, 9, 6), (1, 3, 4), (1, 9, 6)])
def test_a_denier_adds_a_point_up_to_six(die: int, deniers: int, most: int):
    """L18: paid to the bank."""
    game = act(place(wall(dice=f"r{die}", deniers=[deniers])), "patrol ramparts", f"r{die}")
    assert steps(game) == list(range(most, 0, -1))
    play(game, f"advance {most}")
    assert (guard(game), family(game)["deniers"]) == (most, deniers - (most - die))


def test_a_single_point_leaves_nothing_to_choose():
    """At the top there is nowhere to go but on."""
    game = act(place(wall(dice="r1")), "patrol ramparts", "r1")
    assert (guard(game), game.pending[0].seat) == (1, 1)


def test_only_points_that_are_used_are_paid():
    """L18: four of the die, then a fifth for a denier; the sixth is left."""
    game = place(wall(deniers=[5]))
    act(game, "patrol ramparts", "r4", "advance 3")
    assert family(game)["deniers"] == 5
    play(game, "advance 2", "stop")
    assert (guard(game), family(game)["deniers"]) == (5, 4)


def test_beyond_six_no_money_helps():
    """L18."""
    game = place(wall(dice="r5", deniers=[20]))
    act(game, "patrol ramparts", "r5", "advance 4")
    assert steps(game) == [2, 1]
    assert why(game, "advance 3") == "six-points"


def test_without_money_points_beyond_the_die_are_refused():
    """L18, T9: the price of a bought die is gone."""
    game = place(wall(dice="", others={1: "w2"}, deniers=[3]))
    act(game, "patrol ramparts", "1w2")
    assert (family(game)["deniers"], steps(game)) == (1, [3, 2, 1])
    assert why(game, "advance 4") == "boost-dear"


def test_at_least_one_point_is_used_and_the_rest_is_lost():
    """L18."""
    game = act(place(wall()), "patrol ramparts", "r4")
    assert why(game, "stop") == "patrol-something"
    play(game, "advance 1", "stop")
    assert (guard(game), game.pending[0].seat) == (1, 1)


def test_he_goes_on_from_where_he_stands():
    game = place(wall(7))
    act(game, "patrol ramparts", "r4", "advance 2", "stop")
    assert guard(game) == 9


# -- gates -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "open_to"),
    [(4, []), (5, ["toll"]), (9, ["toll"]), (10, list(TILES[:2])), (16, list(TILES[:3])), (20, list(TILES))],
)
def test_a_gate_reached_or_passed_is_open_for_good(at: int, open_to: list[str]):
    game = act(place(wall(at)), "patrol ramparts", "r4")
    assert stations(game) == open_to
    for name in TILES:
        if name not in open_to:
            assert why(game, f"cube at {name}") == "gate-closed"


def test_a_gate_reached_in_the_action_is_open_in_it():
    """The rest of the points may go there."""
    game = act(place(wall(3)), "patrol ramparts", "r4", "advance 2")
    assert stations(game) == ["toll"]
    play(game, "cube at toll")
    assert (guard(game), cubes(game)) == (5, [1, 0, 0, 0])


def test_a_gate_may_be_passed_in_one_go():
    game = act(place(wall(3)), "patrol ramparts", "r4", "advance 3")
    assert (guard(game), stations(game)) == (6, ["toll"])


def test_another_guards_gates_are_not_ones_own():
    game = act(place(wall(0, guards=[0, 20, 20])), "patrol ramparts", "r4")
    assert stations(game) == []


def test_he_does_not_go_beyond_the_last_gate():
    game = act(place(wall(18)), "patrol ramparts", "r4")
    assert steps(game) == [2, 1]
    assert why(game, "advance 3") == "ramparts-end"
    play(game, "advance 2")
    assert (guard(game), steps(game)) == (20, [])


def test_at_the_end_cubes_may_still_be_put():
    game = act(place(wall(20)), "patrol ramparts", "r4")
    assert steps(game) == []
    assert why(game, "advance 1") == "ramparts-end"
    for name in ("fair", "toll", "exchange", "extra_yellow"):
        play(game, f"cube at {name}")
    assert (guard(game), cubes(game), game.pending[0].seat) == (20, [1, 1, 1, 1], 1)


# -- cubes -----------------------------------------------------------------------------------------------------------


def test_a_point_puts_a_cube_and_one_for_each_activity_is_the_most():
    """L18: a tile that has a cube from this action takes no second one."""
    game = act(place(wall(12)), "patrol ramparts", "r4", "cube at toll")
    assert why(game, "cube at toll") == "stationed-once"
    play(game, "cube at extra_yellow")
    assert stations(game) == []
    play(game, "stop")
    assert cubes(game) == [1, 1, 0, 0]


def test_in_another_action_it_takes_another():
    game = place(wall(7, dice="r1 y1", outdoor={"toll": [3]}))
    act(game, "patrol ramparts", "r1", "cube at toll")
    play(game, "pass", "pass")
    act(game, "patrol ramparts", "y1", "cube at toll")
    assert cubes(game) == [5, 0, 0, 0]


def test_steps_and_cubes_may_alternate():
    """L18: a cube, a step to the next gate, a cube there."""
    game = act(
        place(wall(9)), "patrol ramparts", "r4", "cube at toll", "advance 1", "cube at extra_yellow", "advance 1"
    )
    assert (guard(game), cubes(game), game.pending[0].seat) == (11, [1, 1, 0, 0], 1)


def test_a_cube_beyond_the_die_costs_a_denier_too():
    """L18."""
    game = act(place(wall(6, dice="r1", deniers=[1])), "patrol ramparts", "r1", "advance 1", "cube at toll")
    assert (family(game)["deniers"], cubes(game), game.pending[0].seat) == (0, [1, 0, 0, 0], 1)
    game = act(place(wall(6, dice="r1", deniers=[1])), "patrol ramparts", "r1", "advance 2")
    assert game.pending[0].seat == 1


@pytest.mark.parametrize("race", ["race_a", "race_b"])
def test_a_race_takes_no_cube(race: str):
    """L18."""
    game = act(place(wall(20, tiles=(*TILES[:3], race))), "patrol ramparts", "r4")
    assert stations(game) == list(TILES[:3])
    assert why(game, f"cube at {race}") == "race-no-cubes"


def test_what_is_not_there_takes_no_cube():
    game = act(place(wall(20)), "patrol ramparts", "r4")
    assert why(game, "cube at guild") == "no-such-tile"


def test_a_cube_need_not_wait_for_its_use():
    """A cube just put serves in a later turn as any other."""
    game = place(wall(10, dice="r1 y6", influence=[0]), [4])
    act(game, "patrol ramparts", "r1", "cube at extra_yellow")
    play(game, "pass", "pass")
    assert "use extra_yellow" in keys(game)


# -- the colours of a Recruit ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", ["r", "y", "w"])
@pytest.mark.parametrize(("tile", "same"), [("extra_red", "r"), ("extra_yellow", "y"), ("extra_white", "w")])
def test_an_extra_die_takes_a_cube_only_from_a_die_of_another_colour(tile: str, same: str, letter: str):
    """L18: bought or not."""
    for dice, others, word in ((f"{letter}2", {}, f"{letter}2"), ("", {1: f"{letter}2"}, f"1{letter}2")):
        tiles = (TILES[0], tile, *TILES[2:])
        game = place(wall(10, dice=dice, others=others, tiles=tiles, deniers=[2]))
        act(game, "patrol ramparts", word)
        assert stations(game) == (["toll"] if letter == same else ["toll", tile])
        if letter == same:
            assert why(game, f"cube at {tile}") == "same-colour"


@pytest.mark.parametrize(
    ("tile", "declared"), [("extra_red", "yellow"), ("extra_yellow", "red"), ("extra_white", "red")]
)
def test_a_purple_die_is_declared_as_another_colour(tile: str, declared: str):
    """L18: it is asked in no other."""
    game = play(place(wall(10, dice="p3 w1", tiles=(TILES[0], tile, *TILES[2:]))), "patrol ramparts")
    assert [key for key in keys(game) if "purple" in key] == [f"die purple {declared} 3"]
    play(game, f"die purple {declared} 3", f"cube at {tile}", "cube at toll", "advance 1")
    assert (cubes(game), guard(game), dice_of(game)) == ([1, 1, 0, 0], 11, "w1")


def test_a_purple_die_puts_no_cube_on_the_purple_side():
    """L18: whatever it is declared to be."""
    tiles = (TILES[0], "extra_purple", *TILES[2:])
    game = act(place(wall(10, dice="p3", tiles=tiles)), "patrol ramparts", "pr3")
    assert stations(game) == ["toll"]
    assert why(game, "cube at extra_purple") == "same-colour"


@pytest.mark.parametrize("die", ["r2", "y2", "w2"])
def test_any_other_die_puts_a_cube_on_the_purple_side(die: str):
    """L18."""
    tiles = (TILES[0], "extra_purple", *TILES[2:])
    game = act(place(wall(10, dice=die, tiles=tiles)), "patrol ramparts", die, "cube at extra_purple")
    assert cubes(game) == [0, 1, 0, 0]


def test_a_purple_die_moves_the_guard_like_any_other():
    """Boosted too."""
    game = act(place(wall(0, dice="p4", deniers=[2])), "patrol ramparts", "pr4", "advance 6")
    assert (guard(game), family(game)["deniers"], dice_of(game)) == (6, 0, "")


# -- the action ------------------------------------------------------------------------------------------------------


def test_it_is_an_action_of_ones_turn():
    """In the midst of it nothing else is chosen."""
    game = act(place(wall(7, outdoor={"toll": [1]})), "patrol ramparts", "r4")
    assert why(game, "pass") == "patrol"
    assert why(game, "agriculture") == "patrol"
    play(game, "advance 4")
    assert game.pending[0].seat == 1


def test_the_guards_of_others_stay():
    game = act(place(wall(0, guards=[0, 8, 13])), "patrol ramparts", "r4", "advance 4")
    assert [guard(game, seat) for seat in (0, 1, 2)] == [4, 8, 13]


def test_a_bought_die_may_be_boosted():
    """L18: 2 for the die, 4 for the points."""
    game = place(wall(dice="", others={1: "w2 r1"}, deniers=[6, 0]))
    act(game, "patrol ramparts", "1w2", "advance 6")
    assert (guard(game), family(game)["deniers"], family(game, 1)["deniers"]) == (6, 0, 2)
