"""The Distiller: a cube turns one own die over, for any action but the guard's (L9)."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, dice_of, facing, family, keys, place, play, row, standing, why

import troyes


def with_cubes(dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has two cubes on the Distiller; a neutral red 1 keeps the square from being empty."""
    events = {"war": [], "heresy": [], **table.pop("events", {})}
    return place(city(cubes={"distiller": [2]}, dice={"neutral": "r1", **dice}, events=events, **table))


def test_the_distiller_stores_a_cube_for_each_activation():
    """Division 3."""
    game = place(city(tradesmen={"distiller": "0."}, dice={0: "y6 y2", 1: "w1"}))
    act(game, "activate distiller", "y6 y2", most=2)
    assert card(game, "distiller")["cubes"] == [2, 0, 0]
    low = place(city(tradesmen={"distiller": "0."}, dice={0: "y2 w6", 1: "w1"}))
    assert why(low, "activate distiller") == "value-low"


# -- each kind of action ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shown", "gain"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_a_die_is_used_with_its_opposite_face(shown: int, gain: int):
    """In agriculture."""
    game = act(with_cubes({0: f"y{shown}"}, deniers=[0]), "agriculture", f"ty{shown}", cube="distiller")
    assert family(game)["deniers"] == gain
    assert card(game, "distiller")["cubes"] == [1, 0, 0]
    assert dice_of(game) == ""


def test_a_die_that_would_be_worth_too_little_is_not_turned():
    """T10: a 6 becomes a 1, which is no harvest."""
    alone = with_cubes({0: "y6"}, deniers=[0])
    act(alone, "agriculture", "y6")
    assert card(alone, "distiller")["cubes"] == [2, 0, 0]  # the cube was no choice
    game = play(with_cubes({0: "y6 y5"}, deniers=[0]), "agriculture", "use distiller", "turned 0 yellow 6")
    assert dice_of(game) == ""  # with the 5 it is enough, so that one came along
    assert family(game)["deniers"] == 3


def test_the_distiller_serves_activation_and_combat():
    """L9: of every colour."""
    game = with_cubes({0: "y1"}, tradesmen={"weaver": "0."}, deniers=[0])
    act(game, "activate weaver", "ty1", cube="distiller", most=3)
    assert family(game)["deniers"] == 3
    game = act(with_cubes({0: "r1 r2"}), "combat war", "tr1 r2", cube="distiller", most=2)
    assert banners(game)["war"] == [0, 0]
    game = act(with_cubes({0: "w1"}), "combat heresy", "tw1", cube="distiller", most=2)
    assert banners(game)["heresy"] == [0, 0]


def test_the_distiller_serves_the_cathedral():
    """L9: the cube is placed in the column of the other face."""
    game = act(with_cubes({0: "w2 w1"}, influence=[4]), "build cathedral", "tw2 w1", cube="distiller")
    assert game.position()["cathedral"][0] == row("0...0.")
    assert (family(game)["vp"], family(game)["influence"]) == (2, 7)


def test_at_the_cathedral_the_turned_face_needs_room():
    """T18."""
    levels = ["....1.", "....1.", "....1."]
    game = play(with_cubes({0: "w2 w1"}, cathedral=levels), "build cathedral", "use distiller")
    assert why(game, "turned 0 white 2") == "column-full"
    play(game, "turned 0 white 1", "done")
    assert game.position()["cathedral"][0] == row("....10")


@pytest.mark.parametrize(
    ("building", "die", "before", "after"),
    [
        ("palace", "r2", "......", "....0."),
        ("city_hall", "y3", "... ...", "... 0.."),
        ("bishopric", "w1", ".. .. ..", ".. .. 0."),
    ],
)
def test_the_distiller_serves_to_place_a_citizen(building: str, die: str, before: str, after: str):
    """L9, T16: in each of the three buildings."""
    game = with_cubes({0: die}, supply=[1], **{building: before})
    act(game, f"place {building}", f"t{die}", cube="distiller")
    assert standing(game, building) == after


def test_a_placement_takes_the_turned_die_only():
    game = play(with_cubes({0: "r2 r3", 1: "r6"}), "place palace", "use distiller")
    assert keys(game) == ["turned 0 red 3", "turned 0 red 2"]
    assert why(game, "die 0 red 2") == "cube-no-effect"


def test_the_turned_face_must_name_a_place_that_may_be_entered():
    """T15: seat 1 lies on the Palace already, so nobody of theirs is expelled from its fifth space."""
    game = with_cubes({0: "r4 r3 r2"}, palace="....1.", lying={"palace": [1]})
    play(game, "place palace", "use distiller")
    assert keys(game) == ["turned 0 red 4", "turned 0 red 3"]
    assert why(game, "turned 0 red 2") == "no-entrance"


def test_the_distiller_serves_the_pilgrimage_with_dice_of_one_colour():
    """T19: 6 and 4."""
    pilgrims: dict[str, Any] = {"tradesmen": {"pilgrimage": "0."}}
    game = with_cubes({0: "y1 y4"}, **pilgrims)
    act(game, "activate pilgrimage", "ty1 y4", cube="distiller", most=2)
    assert family(game)["vp"] == 4
    mixed = play(
        with_cubes({0: "y1 y4 w4 r4"}, **pilgrims), "activate pilgrimage", "use distiller", "turned 0 yellow 1"
    )
    assert keys(mixed) == ["done", "die 0 yellow 4"]
    assert why(mixed, "die 0 white 4") == "dice-colour"
    assert why(mixed, "die 0 red 4") == "dice-colour"


def test_the_distiller_turns_dice_of_any_colour_for_a_pilgrimage():
    """T19: the first die settles which."""
    game = with_cubes({0: "r1 y1 w1"}, tradesmen={"pilgrimage": "0."}, deniers=[0])
    play(game, "activate pilgrimage")
    assert keys(game) == ["turned 0 red 1", "turned 0 yellow 1", "turned 0 white 1"]


def test_the_distiller_does_not_serve_the_guard():
    """L9."""
    tiles = ("toll", "extra_red", "exchange", "fair")
    game = play(with_cubes({0: "y1 y2"}, tiles=tiles, guards=[0, 0, 0]), "patrol ramparts")
    assert why(game, "use distiller") == "no-cube-for-guard"
    assert not [key for key in keys(game) if key.startswith(("use", "turned"))]


def test_the_distiller_is_no_help_against_black_dice():
    """T16."""
    game = place(facing(cubes={"distiller": [2]}, dice={0: "r1 y1"}, black=(6,), influence=[0]))
    assert why(game, "use distiller") == "no-cubes-here"
    assert keys(game) == ["give way"]


# -- one own die -----------------------------------------------------------------------------------------------------


def test_one_cube_turns_one_die():
    game = play(with_cubes({0: "y1 y2 y3"}), "agriculture", "use distiller", "turned 0 yellow 1")
    assert keys(game) == ["done", "die 0 yellow 3", "die 0 yellow 2"]
    assert why(game, "turned 0 yellow 2") == "turn-one"
    game = play(with_cubes({0: "r5 r1"}, deniers=[0]), "combat war", "use distiller", "turned 0 red 1")
    assert keys(game) == ["done", "die 0 red 5"]


def test_a_group_without_a_turned_die_is_refused():
    """T16: the cube would change nothing."""
    game = play(with_cubes({0: "y4 y2 y1"}), "agriculture", "use distiller", "die 0 yellow 4")
    assert why(game, "done") == "cube-no-effect"
    play(game, "die 0 yellow 2")
    assert dice_of(game) == ""  # only the third die could still be turned


def test_dice_of_others_are_bought_as_they_lie():
    """The appendix: not even a bought one is turned."""
    game = play(with_cubes({0: "y1", 1: "y2", "neutral": "y3"}, deniers=[12]), "agriculture", "use distiller")
    assert keys(game) == ["turned 0 yellow 1", "die 1 yellow 2", "die neutral yellow 3"]
    assert why(game, "turned 1 yellow 2") is not None
    assert why(game, "turned neutral yellow 3") == "turn-not-own"


def test_bought_dice_may_join_the_turned_one():
    """T9."""
    game = with_cubes({0: "y1", 1: "y4"}, deniers=[4, 0])
    act(game, "agriculture", "ty1 1y4", cube="distiller")
    assert [family(game, seat)["deniers"] for seat in (0, 1)] == [5, 4]


def test_without_a_die_of_ones_own_the_distiller_is_no_use():
    game = play(with_cubes({1: "y4 y3"}, deniers=[9]), "agriculture")
    assert why(game, "use distiller") == "cube-no-effect"


def test_no_die_is_turned_without_the_cube():
    game = play(with_cubes({0: "y1 y2"}), "agriculture")
    assert why(game, "turned 0 yellow 1") == "turn-own"


def test_what_is_turned_has_left_the_square():
    game = act(with_cubes({0: "y1 y1"}), "agriculture", "ty1 y1", cube="distiller")
    assert family(game)["deniers"] == 20 + 3
    assert dice_of(game) == ""


# -- the purple die --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "letter", "building", "after"),
    [
        ("place palace", "r", "palace", "....0."),
        ("place city_hall", "y", "city_hall", "... 0.."),
        ("place bishopric", "w", "bishopric", ".. .. 0."),
    ],
)
def test_the_distiller_turns_the_own_purple_die(action: str, letter: str, building: str, after: str):
    """L9, L17: a 2 becomes a 5, in whatever colour it is used."""
    game = with_cubes({0: "p2"}, supply=[1])
    act(game, action, f"tp{letter}2", cube="distiller")
    assert standing(game, building) == after
    assert dice_of(game) == ""


def test_a_turned_purple_die_joins_dice_of_its_declared_colour():
    """L17."""
    game = with_cubes({0: "y4 p1"}, deniers=[0])
    act(game, "agriculture", "y4 tpy1", cube="distiller")
    assert family(game)["deniers"] == 5
    game = act(with_cubes({0: "p1"}, influence=[4]), "build cathedral", "tpw1", cube="distiller")
    assert game.position()["cathedral"][0] == row(".....0")


def test_a_turned_purple_die_goes_on_pilgrimage_in_any_colour():
    """L17, T19: 6 and 4, with dice of the colour that it is declared to have."""
    for letter in "ryw":
        game = with_cubes({0: "r4 y4 w4 p1"}, tradesmen={"pilgrimage": "0."})
        act(game, "activate pilgrimage", f"tp{letter}1 {letter}4", cube="distiller", most=2)
        assert f"{letter}4" not in dice_of(game)
        assert family(game)["vp"] == 4


def test_purple_and_another_die_are_not_turned_both():
    game = play(with_cubes({0: "y1 p1"}), "agriculture", "use distiller", "turned 0 yellow 1")
    assert keys(game) == ["done", "die purple yellow 1"]
    assert why(game, "turned purple yellow 1") == "turn-one"
