"""The delayed white cards: Chief Templar (L11), Herbalist, Preacher (L9). Augustine is in `test_sixes`."""

from typing import Any

import pytest
from tests.city.table import act, banners, card, city, dice_of, family, keys, place, play, row, standing, step, why

import troyes


def with_cubes(name: str, dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has two cubes on that card; a neutral yellow 1 keeps the square from being empty."""
    events = {"war": [], "heresy": [], **table.pop("events", {})}
    cubes = {name: [2], **table.pop("cubes", {})}
    return place(city(cubes=cubes, dice={"neutral": "y1", **dice}, events=events, **table))


def deniers(game: troyes.Game) -> list[int]:
    return [family(game, seat)["deniers"] for seat in (0, 1, 2)]


# -- Chief Templar ---------------------------------------------------------------------------------------------------


def test_the_chief_templar_buys_a_red_die_from_each_player_for_2():
    """The owners are paid."""
    game = with_cubes("chief_templar", {0: "r4", 1: "r4", 2: "r4"}, deniers=[4, 0, 0])
    act(game, "combat war", "r4 1r4 2r4", cube="chief_templar", most=3)
    assert deniers(game) == [0, 2, 2]
    assert banners(game)["war"] == [0, 0, 0]
    assert card(game, "chief_templar")["cubes"] == [1, 0, 0]


def test_the_chief_templar_serves_every_seat():
    """Seat 1 buys from the seats on both sides."""
    table: dict[str, Any] = {"cubes": {"chief_templar": [0, 1, 0]}, "events": {"war": []}, "turn": 1, "start": 1}
    game = place(city(dice={0: "r4 y1", 1: "r4", 2: "r3"}, deniers=[0, 4, 0], **table))
    act(game, "combat war", "r4 0r4 2r3", cube="chief_templar", most=2)
    assert deniers(game) == [2, 0, 2]


def test_a_neutral_red_die_costs_2_as_well():
    """To the bank."""
    game = with_cubes("chief_templar", {1: "r5", "neutral": "r4 y1"}, deniers=[4, 0, 0])
    act(game, "combat war", "1r5 nr4", cube="chief_templar", most=2)
    assert deniers(game) == [0, 2, 0]


def test_three_dice_of_three_owners_for_6_deniers():
    game = with_cubes("chief_templar", {1: "r6", 2: "r6", "neutral": "r6 y1"}, deniers=[6, 0, 0])
    act(game, "combat war", "1r6 2r6 nr6", cube="chief_templar")
    assert deniers(game) == [0, 2, 2]
    assert step(game) == "times"


def test_a_second_die_of_the_same_owner_costs_the_usual_price():
    """L11: by the size of the group."""
    game = with_cubes("chief_templar", {1: "r5 r4"}, deniers=[6, 0, 0])
    act(game, "combat war", "1r5 1r4", cube="chief_templar")
    assert deniers(game) == [0, 6, 0]
    game = with_cubes("chief_templar", {0: "r1", 1: "r5 r4"}, deniers=[8, 0, 0])
    act(game, "combat war", "r1 1r5 1r4", cube="chief_templar")
    assert deniers(game) == [0, 8, 0]
    game = with_cubes("chief_templar", {1: "r5 r4 r3"}, deniers=[14, 0, 0])
    act(game, "combat war", "1r5 1r4 1r3", cube="chief_templar")
    assert deniers(game) == [0, 14, 0]


def test_a_second_die_that_cannot_be_paid_for_is_refused():
    """L11."""
    game = with_cubes("chief_templar", {0: "r4 r3", 1: "r5 r4"}, deniers=[7])
    play(game, "combat war", "use chief_templar", "die 0 red 4", "die 1 red 5")
    assert keys(game) == ["done", "die 0 red 3"]
    assert why(game, "die 1 red 4") == "group-dear"


def test_with_the_chief_templar_too_a_group_has_three_dice_at_most():
    """L11: the third completes it."""
    game = with_cubes("chief_templar", {0: "r4 r3", 1: "r5", 2: "r6"})
    play(game, "combat war", "use chief_templar", "die 0 red 4", "die 1 red 5", "die 2 red 6")
    assert dice_of(game) == "r3"
    assert step(game) == "times"


def test_the_chief_templar_is_refused_on_a_single_die():
    """T16: it costs 2 without him."""
    game = play(with_cubes("chief_templar", {0: "r4 r3", 1: "r6"}), "combat war", "use chief_templar", "die 1 red 6")
    assert "done" not in keys(game)
    assert why(game, "done") == "cube-no-effect"
    alone = play(with_cubes("chief_templar", {1: "r6"}), "combat war")
    assert banners(alone)["war"] == [0]
    assert card(alone, "chief_templar")["cubes"] == [2, 0, 0]


def test_the_chief_templar_is_refused_on_own_dice():
    """T16."""
    game = with_cubes("chief_templar", {0: "r4 r3 r2", 1: "r6"})
    play(game, "combat war", "use chief_templar", "die 0 red 4", "die 0 red 3")
    assert dice_of(game, 1) == ""  # only the bought one made sense of the cube
    none = play(with_cubes("chief_templar", {0: "r4 r3 r2"}), "combat war")
    assert why(none, "use chief_templar") == "cube-no-effect"


def test_no_second_cube_serves_with_the_chief_templars():
    game = with_cubes("chief_templar", {0: "r4", 1: "r6", 2: "r5"}, cubes={"recruiter": [1], "confession": [1]})
    play(game, "combat war", "use chief_templar")
    assert why(game, "use recruiter") == "one-cube"
    assert why(game, "use confession") == "one-cube"


@pytest.mark.parametrize("action", ["combat heresy", "combat marauding", "agriculture", "build cathedral"])
def test_the_chief_templar_serves_red_work_only(action: str):
    game = with_cubes("chief_templar", {0: "y6 y5 w6 w5", 1: "r6 y6 w6"})
    assert why(play(game, action), "use chief_templar") == "cube-useless"


def test_the_chief_templar_places_no_citizen():
    """T16."""
    game = play(with_cubes("chief_templar", {0: "r5", 1: "r6"}), "place palace")
    assert why(game, "use chief_templar") == "cube-useless"


def test_the_chief_templar_serves_the_pilgrimage_with_red_dice():
    """T19."""
    game = with_cubes("chief_templar", {0: "r4 y6", 1: "r6"}, tradesmen={"pilgrimage": "0."}, deniers=[2, 0])
    act(game, "activate pilgrimage", "r4 1r6", cube="chief_templar", most=2)
    assert (family(game)["vp"], deniers(game)[:2]) == (4, [0, 2])


def test_anothers_purple_die_is_not_for_the_chief_templar():
    """L17."""
    game = play(with_cubes("chief_templar", {0: "r4 r3 p2", 1: "p6 r5"}), "combat war", "use chief_templar")
    assert keys(game) == ["die 0 red 4", "die 0 red 3", "die 1 red 5", "die purple red 2"]


# -- Herbalist -------------------------------------------------------------------------------------------------------


def test_the_herbalist_makes_one_white_die_three_red_ones():
    game = act(with_cubes("herbalist", {0: "w4"}), "combat war", "w4", cube="herbalist", most=3)
    assert banners(game)["war"] == [0, 0, 0]
    assert card(game, "herbalist")["cubes"] == [1, 0, 0]
    game = with_cubes("herbalist", {0: "w4"}, tradesmen={"marriage": "0."}, deniers=[21])
    act(game, "activate marriage", "w4", cube="herbalist", most=3)
    assert family(game)["vp"] == 12


def test_no_other_die_joins_the_herbalists():
    """T16: neither white nor red."""
    game = play(with_cubes("herbalist", {0: "w4 w3 r6", 1: "w6 r5"}, deniers=[9]), "combat war", "use herbalist")
    assert keys(game) == ["die 0 white 4", "die 0 white 3", "die 1 white 6"]
    assert why(game, "die 0 red 6") == "dice-colour"
    play(game, "die 0 white 3")
    assert dice_of(game) == "r6 w4"
    assert step(game) == "times"


def test_a_white_die_bought_for_the_herbalist_costs_two():
    """T16: it counts as three dice and is paid for as one."""
    game = with_cubes("herbalist", {1: "w6"}, deniers=[2, 0])
    act(game, "combat war", "1w6", cube="herbalist", most=4)
    assert deniers(game)[:2] == [0, 2]
    assert why(with_cubes("herbalist", {1: "w6"}, deniers=[1, 0]), "combat war") == "dice-dear"


def test_the_herbalist_does_not_place_a_citizen_in_the_palace():
    """T16."""
    game = play(with_cubes("herbalist", {0: "w4 r3 r2"}), "place palace")
    assert why(game, "use herbalist") == "cube-useless"
    assert why(with_cubes("herbalist", {0: "w4"}), "place palace") == "no-dice"


@pytest.mark.parametrize("action", ["combat heresy", "combat marauding", "agriculture", "build cathedral"])
def test_the_herbalist_serves_red_work_only(action: str):
    game = with_cubes("herbalist", {0: "w4 w5 y6 y5"})
    assert why(play(game, action), "use herbalist") == "cube-useless"


def test_the_herbalist_serves_the_pilgrimage():
    """T19: three fives."""
    game = with_cubes("herbalist", {0: "w5"}, tradesmen={"pilgrimage": "0."})
    act(game, "activate pilgrimage", "w5", cube="herbalist", most=3)
    assert family(game)["vp"] == 6


def test_the_purple_die_may_be_the_herbalists_white_one():
    """L17."""
    game = act(with_cubes("herbalist", {0: "p4"}), "combat war", "pw4", cube="herbalist", most=3)
    assert banners(game)["war"] == [0, 0, 0]


# -- Preacher --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dice", "gain"), [("y6 y1", 6), ("y5 y2 y1", 7), ("y4 y4 y2", 6)])
def test_with_the_preacher_all_dice_take_the_value_of_the_highest(dice: str, gain: int):
    game = act(with_cubes("preacher", {0: dice}, deniers=[0]), "agriculture", dice, cube="preacher")
    assert deniers(game)[0] == gain
    assert card(game, "preacher")["cubes"] == [1, 0, 0]


def test_the_highest_die_leads_whichever_was_chosen_first():
    game = play(with_cubes("preacher", {0: "y6 y1", "neutral": "r1"}, deniers=[0]), "agriculture", "use preacher")
    play(game, "die 0 yellow 1")
    assert deniers(game)[0] == 6  # the 6 had to come along


def test_the_preacher_serves_every_colour():
    game = act(with_cubes("preacher", {0: "r4 r1"}), "combat war", "r4 r1", cube="preacher", most=2)
    assert banners(game)["war"] == [0, 0]
    game = act(with_cubes("preacher", {0: "w3 w1"}), "combat heresy", "w3 w1", cube="preacher", most=2)
    assert banners(game)["heresy"] == [0, 0]


def test_the_preacher_preaches_to_bought_dice_as_well():
    """T9."""
    game = with_cubes("preacher", {0: "y6", 1: "y1", 2: "y2"}, deniers=[12, 0, 0])
    act(game, "agriculture", "y6 1y1 2y2", cube="preacher")
    assert deniers(game) == [9, 6, 6]


def test_the_preacher_makes_no_third_die_of_two():
    """T10: 6 and 6 are no 16."""
    outlaw: dict[str, Any] = {"events": {"chief_outlaw": []}}
    assert why(with_cubes("preacher", {0: "r6 r5"}, **outlaw), "combat chief_outlaw") == "value-low"
    game = act(with_cubes("preacher", {0: "r6 r5 r1"}, **outlaw), "combat chief_outlaw", "r6 r5 r1", cube="preacher")
    assert family(game)["events"] == ["chief_outlaw"]


def test_the_preacher_is_refused_on_a_single_die():
    """T16."""
    game = play(with_cubes("preacher", {0: "y6 y2 y1"}), "agriculture", "use preacher", "die 0 yellow 6")
    assert why(game, "done") == "cube-no-effect"
    alone = play(with_cubes("preacher", {0: "y6", "neutral": "r1"}), "agriculture")
    assert card(alone, "preacher")["cubes"] == [2, 0, 0]  # without the cube, since that was no choice


def test_the_preacher_is_refused_on_equal_dice():
    """T16."""
    game = play(with_cubes("preacher", {0: "y3 y3 y2"}, deniers=[0]), "agriculture", "use preacher", "die 0 yellow 3")
    assert keys(game) == ["die 0 yellow 3", "die 0 yellow 2"]
    play(game, "die 0 yellow 3")
    assert deniers(game)[0] == 4  # only the 2 made sense of the cube
    equal = play(with_cubes("preacher", {0: "y3 y3", "neutral": "r1"}), "agriculture")
    assert keys(equal) == ["done", "die 0 yellow 3"]  # the first without a cube, since that was no choice
    assert equal.position()["walk"]["cube"] is None


def test_the_preacher_at_the_cathedral_sends_all_dice_to_the_column_of_the_first():
    """L9: of whichever the player chooses first."""
    for column, influence in ((5, 8), (2, 6)):
        game = with_cubes("preacher", {0: "w5 w2"}, influence=[4])
        play(game, "build cathedral", "use preacher", f"die 0 white {column}")
        assert dice_of(game) == ""  # the other one had to come along
        assert [level[column - 1] for level in game.position()["cathedral"]] == [0, 0, None, None]
        assert (family(game)["vp"], family(game)["influence"]) == (2, influence)


def test_three_dice_fill_a_column_with_the_preacher():
    """L9, T18."""
    game = with_cubes("preacher", {0: "w6 w2 w1"}, influence=[0])
    play(game, "build cathedral", "use preacher", "die 0 white 6", "die 0 white 2", "die 0 white 1")
    assert [level[5] for level in game.position()["cathedral"]] == [0, 0, 0, None]
    assert (family(game)["vp"], family(game)["influence"]) == (3, 6)


def test_the_leaders_column_needs_room_for_every_die():
    """T18: the fourth level is not for dice."""
    levels = [".....1", "......", "......"]
    game = with_cubes("preacher", {0: "w6 w2 w1"}, cathedral=levels)
    play(game, "build cathedral", "use preacher", "die 0 white 6", "die 0 white 2")
    assert dice_of(game) == "w1"  # no room for a third
    assert [level[5] for level in game.position()["cathedral"]] == [1, 0, 0, None]


def test_a_die_whose_column_has_room_for_one_does_not_lead():
    """T18, T16."""
    levels = [".....1", ".....1", "......"]
    game = play(with_cubes("preacher", {0: "w6 w2 w1"}, cathedral=levels), "build cathedral", "use preacher")
    assert keys(game) == ["die 0 white 2", "die 0 white 1"]
    play(game, "die 0 white 2")
    assert why(game, "die 0 white 6") is None  # it builds in the second column


def test_a_die_whose_own_column_is_full_may_follow_another():
    """L9, T18."""
    levels = [".....1", ".....1", ".....1"]
    game = with_cubes("preacher", {0: "w6 w2"}, cathedral=levels)
    act(game, "build cathedral", "w2 w6", cube="preacher")
    assert [level[1] for level in game.position()["cathedral"]] == [0, 0, None, None]


def test_the_preacher_on_pilgrimage_takes_dice_of_one_colour():
    """T19: 4 and 4, though a red 6 lies there."""
    game = with_cubes("preacher", {0: "y4 y1 r6"}, tradesmen={"pilgrimage": "0."}, deniers=[0])
    play(game, "activate pilgrimage", "use preacher", "die 0 yellow 4")
    assert family(game)["vp"] == 2  # the yellow 1 was the only one to join
    assert dice_of(game) == "r6"
    mixed = with_cubes("preacher", {0: "y4 y1 r6 r5"}, tradesmen={"pilgrimage": "0."}, deniers=[0])
    play(mixed, "activate pilgrimage", "use preacher")
    assert keys(mixed) == ["die 0 red 6", "die 0 red 5", "die 0 yellow 4", "die 0 yellow 1"]


def test_several_colours_are_refused_with_the_preacher():
    """T19."""
    dice: dict[Any, str] = {0: "y4 y2 y1 r6"}
    game = with_cubes("preacher", dice, tradesmen={"pilgrimage": "0."})
    play(game, "activate pilgrimage", "use preacher", "die 0 yellow 4")
    assert why(game, "die 0 red 6") == "dice-colour"


@pytest.mark.parametrize("building", ["palace", "city_hall", "bishopric"])
def test_the_preacher_places_no_citizen(building: str):
    """T16."""
    game = play(with_cubes("preacher", {0: "r6 r5 y6 y3 w6 w3"}), f"place {building}")
    assert why(game, "use preacher") == "cube-useless"
    assert standing(game, building).replace(" ", "") == "......"


def test_a_purple_die_may_lead_or_follow():
    """L17."""
    game = act(with_cubes("preacher", {0: "y2 p6"}, deniers=[0]), "agriculture", "y2 py6", cube="preacher")
    assert deniers(game)[0] == 6
    game = with_cubes("preacher", {0: "w2 p6"})
    act(game, "build cathedral", "pw6 w2", cube="preacher")
    assert game.position()["cathedral"][0] == row(".....0")
