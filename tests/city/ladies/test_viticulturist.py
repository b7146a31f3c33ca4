"""The Viticulturist: a cube takes one die of another district for nothing."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, dice_of, facing, family, keys, place, play, row, standing, why

import troyes


def with_cubes(dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has two cubes on the Viticulturist; a neutral red 1 keeps the square from being empty."""
    events = {"war": [], "heresy": [], **table.pop("events", {})}
    return place(city(cubes={"viticulturist": [2]}, dice={"neutral": "r1", **dice}, events=events, **table))


def deniers(game: troyes.Game) -> list[int]:
    return [family(game, seat)["deniers"] for seat in (0, 1, 2)]


def test_the_viticulturist_stores_a_cube_for_each_activation():
    """Division 4."""
    game = place(city(tradesmen={"viticulturist": "0."}, dice={0: "y6 y2", 1: "w1"}))
    act(game, "activate viticulturist", "y6 y2", most=2)
    assert card(game, "viticulturist")["cubes"] == [2, 0, 0]
    low = place(city(tradesmen={"viticulturist": "0."}, dice={0: "y3 w6", 1: "w1"}))
    assert why(low, "activate viticulturist") == "value-low"


# -- the free die ----------------------------------------------------------------------------------------------------


def test_a_die_of_another_player_is_free():
    """Nobody is paid."""
    game = act(with_cubes({1: "y6"}, deniers=[0, 7, 7]), "agriculture", "1y6", cube="viticulturist")
    assert deniers(game) == [3, 7, 7]
    assert dice_of(game, 1) == ""
    assert card(game, "viticulturist")["cubes"] == [1, 0, 0]


def test_a_neutral_die_is_free_as_well():
    game = act(with_cubes({"neutral": "y6 r1"}, deniers=[0]), "agriculture", "ny6", cube="viticulturist")
    assert deniers(game)[0] == 3


@pytest.mark.parametrize(("action", "die", "event"), [("combat war", "1r6", "war"), ("combat heresy", "1w6", "heresy")])
def test_the_free_die_may_have_any_colour(action: str, die: str, event: str):
    game = with_cubes({1: die[1:]}, deniers=[0])
    act(game, action, die, cube="viticulturist")
    if event == "heresy":
        play(game, "times 2")
    assert banners(game)[event] == [0] * (1 if event == "war" else 2)


def test_own_dice_may_join():
    game = act(with_cubes({0: "y5 y3", 1: "y6"}, deniers=[0]), "agriculture", "y5 y3 1y6", cube="viticulturist")
    assert deniers(game)[0] == 7


def test_further_dice_are_paid_by_the_size_of_the_group():
    """T9: the free one counts in it. 4 for one more, 6 for one more beside an own die, 12 for two."""
    game = act(with_cubes({1: "y6", 2: "y5"}, deniers=[4, 0, 0]), "agriculture", "1y6 2y5", cube="viticulturist")
    assert deniers(game) == [5, 0, 4]
    game = with_cubes({0: "y4", 1: "y6 y5"}, deniers=[6, 0, 0])
    act(game, "agriculture", "1y6 1y5 y4", cube="viticulturist")
    assert deniers(game) == [7, 6, 0]
    game = with_cubes({1: "y6 y5 y4"}, deniers=[12, 0, 0])
    act(game, "agriculture", "1y6 1y5 1y4", cube="viticulturist")
    assert deniers(game) == [7, 12, 0]


@pytest.mark.parametrize(("dice", "paid"), [("1y6 2y5", [0, 4]), ("2y5 1y6", [4, 0])])
def test_the_first_die_from_another_district_is_the_free_one(dice: str, paid: list[int]):
    game = act(with_cubes({1: "y6", 2: "y5"}, deniers=[4, 0, 0]), "agriculture", dice, cube="viticulturist")
    assert deniers(game)[1:] == paid


def test_only_one_die_is_free():
    game = play(with_cubes({1: "y6", 2: "y5"}, deniers=[3]), "agriculture", "use viticulturist", "die 1 yellow 6")
    assert deniers(game)[0] == 6  # at once: the second could not be paid
    assert dice_of(game, 2) == "y5"


def test_with_own_dice_only_the_cube_is_refused():
    """T16."""
    game = play(with_cubes({0: "y6 y5", 1: "y1"}), "agriculture", "use viticulturist", "die 0 yellow 6")
    assert why(game, "done") == "cube-no-effect"
    alone = play(with_cubes({0: "y6 y5"}), "agriculture")
    assert why(alone, "use viticulturist") == "cube-no-effect"


def test_anothers_purple_die_is_not_taken():
    """L17."""
    game = play(with_cubes({0: "y2 y1", 1: "p6 y3"}), "agriculture", "use viticulturist")
    assert keys(game) == ["die 0 yellow 2", "die 0 yellow 1", "die 1 yellow 3"]
    assert why(with_cubes({1: "p6"}, deniers=[0]), "agriculture") == "no-dice"


def test_the_own_purple_die_is_none_of_another_district():
    """T16, L17: it makes no sense of the cube, but may join the free die."""
    game = play(with_cubes({0: "y1 p6"}), "agriculture")
    assert why(game, "use viticulturist") == "cube-no-effect"
    game = act(with_cubes({0: "p6", 1: "y2"}, deniers=[0]), "agriculture", "1y2 py6", cube="viticulturist")
    assert deniers(game)[0] == 4


# -- other actions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "die", "after"),
    [("palace", "1r5", "....0."), ("city_hall", "1y5", "... 0.."), ("bishopric", "1w5", ".. .. 0.")],
)
def test_the_free_die_may_place_a_citizen(building: str, die: str, after: str):
    """T16: in each of the three buildings."""
    game = with_cubes({0: die[1] + "1", 1: die[1:]}, deniers=[0, 7], supply=[1])
    act(game, f"place {building}", die, cube="viticulturist")
    assert standing(game, building) == after
    assert deniers(game)[:2] == [0, 7]


def test_an_own_die_places_no_citizen_with_the_cube():
    """T16."""
    game = play(with_cubes({0: "r6 r5", 1: "r2", 2: "r3"}), "place palace", "use viticulturist")
    assert keys(game) == ["die 1 red 2", "die 2 red 3", "die neutral red 1"]
    assert why(game, "die 0 red 6") == "cube-no-effect"


def test_the_free_die_must_name_a_place_that_may_be_entered():
    """T15: seat 1 lies on the Palace already, so nobody of theirs is expelled from its fifth space."""
    game = with_cubes({1: "r5 r4", 2: "r3"}, palace="....1.", lying={"palace": [1]})
    play(game, "place palace", "use viticulturist")
    assert keys(game) == ["die 1 red 4", "die 2 red 3", "die neutral red 1"]
    assert why(game, "die 1 red 5") == "no-entrance"


def test_the_free_die_may_build_on_the_cathedral():
    game = with_cubes({0: "w2", 1: "w5"}, deniers=[0])
    act(game, "build cathedral", "1w5 w2", cube="viticulturist")
    assert game.position()["cathedral"][0] == row(".0..0.")


def test_the_viticulturist_serves_the_pilgrimage_with_dice_of_one_colour():
    """T19."""
    game = with_cubes({0: "y4 w6", 1: "y6"}, tradesmen={"pilgrimage": "0."}, deniers=[0])
    play(game, "activate pilgrimage", "use viticulturist", "die 1 yellow 6")
    assert keys(game) == ["done", "die 0 yellow 4"]
    assert why(game, "die 0 white 6") == "dice-colour"
    play(game, "die 0 yellow 4", "times 2")
    assert family(game)["vp"] == 4


def test_the_viticulturist_does_not_serve_the_guard():
    tiles = ("toll", "extra_red", "exchange", "fair")
    game = play(with_cubes({0: "y2", 1: "y6"}, tiles=tiles, guards=[0, 0, 0]), "patrol ramparts")
    assert why(game, "use viticulturist") == "no-cube-for-guard"


def test_the_viticulturist_is_no_help_against_black_dice():
    """T16."""
    game = place(facing(cubes={"viticulturist": [2]}, dice={0: "r1", 1: "r6"}, black=(6,), influence=[0]))
    assert why(game, "use viticulturist") == "no-cubes-here"
    assert keys(game) == ["give way"]
