"""The purple die: nobody else's, of any colour when it is used, of none while it lies there (L17)."""

from typing import Any

import pytest
from tests.city.table import (
    act,
    banners,
    card,
    city,
    dice_of,
    facing,
    family,
    keys,
    next_round,
    place,
    play,
    standing,
    step,
    why,
)

import troyes

COLOURS = {"r": "red", "y": "yellow", "w": "white"}


def points(game: troyes.Game) -> list[int]:
    return [family(game, seat)["vp"] for seat in range(game.players)]


def dice_keys(game: troyes.Game) -> list[str]:
    return [key for key in keys(game) if key.startswith(("die", "turned"))]


def finish(game: troyes.Game) -> None:
    """Seat 0 carries its action through, as fully as can be."""
    while game.pending[0].seat == 0:
        play(game, "done" if "done" in keys(game) else keys(game)[0])


# -- rolled ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_rolls_one_in_every_round_whatever_citizens_there_are(players: int):
    """After the other dice of the same district; the neutral player has none."""
    rolls = [5, 1, *range(2, players + 1), 6, 1]
    game = next_round(players, rolls, palace="0n....", purple_die=True)
    assert dice_of(game, 0) == "r5 p1"
    assert [dice_of(game, seat) for seat in range(1, players)] == [f"p{seat + 1}" for seat in range(1, players)]
    assert dice_of(game, "neutral") == "r6"
    assert "purple" not in game.position()["neutral"]["dice"]


def test_it_is_put_away_when_the_round_ends_and_rolled_anew():
    game = next_round(3, [1, 2, 3, 1, 1], purple_die=True, dice={0: "p6", 1: "p6", "neutral": "r1"})
    assert [dice_of(game, seat) for seat in range(3)] == ["p1", "p2", "p3"]


def test_a_used_one_is_off_the_square():
    game = act(place(city(dice={0: "p4", 1: "y1"})), "agriculture", "py4")
    assert family(game)["dice"]["purple"] == []


def test_without_the_module_nobody_rolls_one():
    game = next_round(3, [5, 1, 1], palace="0.....", events={"wolves": []}, red="brigands_a")
    assert all("purple" not in data["dice"] for data in game.position()["families"])
    assert why(place(city(dice={0: "r1"}, events={"wolves": []})), "reroll purple 1") == "no-purple"


def test_nobody_has_two():
    with pytest.raises(troyes.PositionError):
        place(city(dice={0: "p1 p2"}))


@pytest.mark.parametrize("others", ["r1", ""])
def test_as_long_as_one_lies_there_the_round_goes_on(others: str):
    """T8."""
    game = act(place(city(dice={0: "y2 p1", 1: others})), "agriculture", "y2")
    assert (game.position()["round"], game.pending[0].seat) == (3, 1)
    play(game, "pass", "pass")
    assert (game.position()["round"], game.pending[0].seat) == (3, 0)


# -- whose it is -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action", ["agriculture", "place palace", "place bishopric", "build cathedral", "combat war", "activate merchant"]
)
def test_another_players_purple_die_is_never_bought(action: str):
    """L17: the only die on the square is of no use to seat 0."""
    game = place(city(dice={1: "p6"}, tradesmen={"merchant": "0."}, events={"war": []}))
    assert action not in keys(game)
    assert why(game, action) == "no-dice"


def test_it_is_not_among_the_dice_to_be_bought():
    """L17: seat 1's yellow one is."""
    game = play(place(city(dice={0: "y2 p3", 1: "y6 p5"})), "agriculture")
    assert dice_keys(game) == ["die 0 yellow 2", "die 1 yellow 6", "die purple yellow 3"]
    assert why(game, "die purple yellow 5") == "no-purple-die"


@pytest.mark.parametrize("name", ["tithe", "viticulturist"])
def test_another_players_purple_die_is_never_taken_free(name: str):
    """L17."""
    game = place(city(dice={0: "y2 p1", 1: "p6"}, cubes={name: [1]}))
    play(game, "agriculture")
    assert why(game, f"use {name}") == "cube-no-effect"


def test_the_chief_templar_does_not_buy_one():
    """L17."""
    game = place(city(dice={0: "r6 p1", 1: "p6", 2: "p6"}, cubes={"chief_templar": [1]}, events={"war": []}))
    play(game, "combat war")
    assert why(game, "use chief_templar") == "cube-no-effect"


# -- its colour ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "letter"),
    [
        ("combat war", "r"),
        ("place palace", "r"),
        ("activate mercenary", "r"),
        ("agriculture", "y"),
        ("combat marauding", "y"),
        ("place city_hall", "y"),
        ("activate merchant", "y"),
        ("combat heresy", "w"),
        ("place bishopric", "w"),
        ("build cathedral", "w"),
        ("activate procession", "w"),
    ],
)
def test_it_serves_every_action_with_the_colour_that_is_asked_for(action: str, letter: str):
    """L17: with that one and no other."""
    tradesmen = {"mercenary": "0.", "merchant": "0.", "procession": "0."}
    game = place(city(dice={0: "p6", 1: "r1 y1 w1"}, tradesmen=tradesmen, events={"war": [], "heresy": []}))
    play(game, action)
    for other, colour in COLOURS.items():
        assert (f"die purple {colour} 6" in keys(game)) is (other == letter)
        if other != letter:
            assert why(game, f"die purple {colour} 6") == "dice-colour"
    play(game, f"die purple {COLOURS[letter]} 6")
    finish(game)
    assert dice_of(game) == ""


def test_it_joins_a_group_of_that_colour():
    """Bought dice cost by the size of the group; the own purple one is free."""
    game = place(city(dice={0: "y5 p6", 1: "y6 r1"}, deniers=[6, 0]))
    act(game, "agriculture", "y5 py6 1y6")
    assert (family(game)["deniers"], family(game, 1)["deniers"]) == (8, 6)


def test_it_is_only_one_die():
    game = play(place(city(dice={0: "p6 y1", 1: "y1"})), "agriculture", "die purple yellow 6")
    assert why(game, "die purple yellow 6") == "no-purple-die"


def test_in_a_pilgrimage_it_takes_part_whatever_the_colours():
    """L17, T19: it is any of them, and only one is offered."""
    game = place(city(dice={0: "y4 w4 p4", 1: "r1"}, tradesmen={"pilgrimage": "0."}))
    play(game, "activate pilgrimage")
    assert [key for key in keys(game) if "purple" in key] == ["die purple red 4"]
    game = place(city(dice={0: "y4 w4 p4", 1: "r1"}, tradesmen={"pilgrimage": "0."}))
    act(game, "activate pilgrimage", "y4 w4 pr4")
    assert dice_of(game) == ""


@pytest.mark.parametrize(("die", "standing_there"), [(2, ".0...."), (5, "....0.")])
def test_it_places_a_citizen_with_its_value(die: int, standing_there: str):
    game = act(place(city(dice={0: f"p{die}", 1: "y1"})), "place palace", f"pr{die}")
    assert standing(game, "palace") == standing_there


def test_it_builds_in_its_column():
    game = act(place(city(dice={0: "p3", 1: "y1"})), "build cathedral", "pw3")
    assert game.position()["cathedral"][0] == [None, None, 0, None, None, None]
    full = ["..1...", "..1...", "..1..."]
    game = place(city(dice={0: "p3 w2", 1: "w1"}, cathedral=full))
    assert why(play(game, "build cathedral"), "die purple white 3") == "column-full"


# -- cubes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "action", "deniers"),
    [
        ("monk", "agriculture", 9),
        ("templar", "activate mercenary", 18),
        ("herbalist", "activate mercenary", 27),
    ],
)
def test_declared_white_it_may_be_the_one_die_of_a_cube(name: str, action: str, deniers: int):
    """L17: Monk, Templar, Herbalist. The Mercenary divides by 2 and pays 3."""
    game = place(city(dice={0: "p6", 1: "r1 y1"}, deniers=[0], cubes={name: [1]}, tradesmen={"mercenary": "0."}))
    act(game, action, "pw6", cube=name)
    finish(game)
    assert family(game)["deniers"] == deniers
    assert card(game, name)["cubes"] == [0, 0, 0]


def test_the_prior_builds_twice_with_it():
    """L17, T17."""
    game = place(city(dice={0: "p6", 1: "y1"}, cubes={"prior": [1]}))
    act(game, "build cathedral", "pw6", cube="prior")
    assert [level[5] for level in game.position()["cathedral"]] == [0, 0, None]


def test_with_the_monk_it_is_white_and_not_yellow():
    """L17, T16."""
    game = place(city(dice={0: "p6", 1: "y1"}, cubes={"monk": [1]}))
    play(game, "agriculture", "use monk")
    # The one way there is has been taken.
    assert (family(game)["deniers"], card(game, "monk")["cubes"]) == (29, [0, 0, 0])
    used = next(message for message in game.log if message.id == "city-log-used-dice")
    assert used.args["faces"] == [["face-purple", 6]]


def test_declared_yellow_it_goes_with_the_militia():
    """L17, T16: yellow dice count as red."""
    game = place(city(dice={0: "p4 y3", 1: "r1"}, cubes={"militia": [1]}, events={"war": []}))
    act(game, "combat war", "py4", cube="militia")
    assert banners(game)["war"] == [0]


@pytest.mark.parametrize(("name", "deniers"), [("priest", 4), ("confession", 4), ("apprenticeship", 2)])
def test_other_cubes_count_it_as_any_die_of_its_colour(name: str, deniers: int):
    """L17: 6 and 3, 6 and 2, or a 5."""
    game = place(city(dice={0: "p6", 1: "r1"}, cubes={name: [1]}, deniers=[0]))
    act(game, "agriculture", "py6", cube=name)
    assert family(game)["deniers"] == deniers


def test_it_is_free_as_an_own_die_beside_a_tithe():
    """L17: the Tithe's die of seat 1 is free too."""
    game = place(city(dice={0: "p6", 1: "y6 r1"}, cubes={"tithe": [1]}, deniers=[0, 0]))
    act(game, "agriculture", "py6 1y6", cube="tithe")
    assert [family(game, seat)["deniers"] for seat in (0, 1)] == [6, 0]


def test_a_tithe_with_the_own_purple_die_alone_has_no_effect():
    """L17, T16."""
    game = place(city(dice={0: "p6", 1: "y6", 2: "y5"}, cubes={"tithe": [1]}))
    play(game, "agriculture", "use tithe", "die purple yellow 6")
    assert why(game, "done") == "cube-no-effect"


# -- without a colour ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "vp"), [("r1 p1", [2, 0, 0]), ("r1", [2, 2, 0]), ("p1", [2, 2, 0]), ("", [0, 2, 0])])
def test_a_procession_counts_it(mine: str, vp: list[int]):
    """L17, T26: seat 1 has one die; whoever has most gains."""
    game = place(city(dice={0: f"w4 {mine}", 1: "r1"}, tradesmen={"procession": "0."}, purple_die=True))
    act(game, "activate procession", "w4")
    assert points(game) == vp


@pytest.mark.parametrize("purple", ["p6", ""])
def test_a_joust_does_not_count_it(purple: str):
    """L17: seat 1's red 2 is more than seat 0's red 1, purple 6 or not."""
    game = place(city(dice={0: f"r4 r1 {purple}", 1: "r2"}, tradesmen={"joust": "0."}, purple_die=True))
    act(game, "activate joust", "r4")
    assert points(game) == [0, 0, 0]


def test_a_joust_is_not_won_by_a_purple_die_alone():
    """L17, T26: nobody gains without a red die."""
    game = place(city(dice={0: "r4 p6", 1: "p1"}, tradesmen={"joust": "0."}))
    act(game, "activate joust", "r4")
    assert points(game) == [0, 0, 0]


@pytest.mark.parametrize(("dice", "vp"), [("w4 p6", 0), ("w4 w1 p6", 1), ("w4 w1", 1)])
def test_the_nun_does_not_count_it(dice: str, vp: int):
    """L17."""
    game = place(city(dice={0: dice, 1: "y1"}, tradesmen={"nun": "0."}, purple_die=True))
    act(game, "activate nun", "w4")
    assert points(game)[0] == vp


@pytest.mark.parametrize(("dice", "cubes"), [("r4 r1 p6", 1), ("r4 r1", 1), ("r4 p6", 0)])
def test_chivalry_does_not_count_it(dice: str, cubes: int):
    """L17: a cube for each red die in the own district."""
    game = place(city(dice={0: dice, 1: "y1"}, tradesmen={"chivalry": "0."}, events={"war": []}, purple_die=True))
    act(game, "activate chivalry", "r4")
    finish(game)
    assert sum(len(owners) for owners in banners(game).values()) == cubes


def test_a_baker_does_not_count_it():
    """L17: the yellow die of seat 1 alone."""
    game = place(city(dice={0: "y4 p6", 1: "y1 p6"}, tradesmen={"baker": "0."}, deniers=[0]))
    act(game, "activate baker", "y4")
    assert family(game)["deniers"] == 1


def test_a_banquet_does_not_count_it():
    """L17: no district has more than one red die."""
    game = place(city(dice={0: "r4 r1 p6", 1: "r1 p6"}, tradesmen={"banquet": "0."}))
    act(game, "activate banquet", "r4")
    assert points(game)[0] == 1


# -- black dice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "black", "reaches"), [(3, 6, True), (2, 5, False), (2, 4, True), (1, 3, False)])
def test_against_black_dice_it_counts_double(die: int, black: int, reaches: bool):
    """L17."""
    game = place(facing(black=[black], dice={0: f"p{die} y6 w6", 1: "y1"}, influence=[0]))
    play(game, f"die purple red {die}")
    assert why(game, "done") == (None if reaches else "not-enough")


def test_it_is_spent_and_brings_the_influence():
    """L17."""
    game = place(facing(black=[6], dice={0: "p3 y1", 1: "y1"}, influence=[0]))
    play(game, "die purple red 3", "done")
    assert (dice_of(game), family(game)["influence"]) == ("y1", 1)


def test_it_is_one_of_all_dice_that_decide_whether_one_must_counter():
    """L17, T7."""
    game = place(facing(black=[6], dice={0: "p2 y2", 1: "y1"}, influence=[0]))
    assert why(game, "give way") == "must-counter"
    game = place(facing(black=[6], dice={0: "p2 y1", 1: "y1"}, influence=[1]))
    assert "give way" in keys(game)
    assert why(game, "die purple red 2") == "too-weak"


def test_it_stands_beside_red_dice_of_the_same_value():
    game = place(facing(black=[6], dice={0: "r2 p2 y6", 1: "y1"}, influence=[0]))
    assert dice_keys(game) == ["die 0 red 2", "die 0 yellow 6", "die purple red 2"]
    play(game, "die 0 red 2", "die purple red 2", "done")
    assert dice_of(game) == "y6"


# -- influence -------------------------------------------------------------------------------------------------------


def test_it_can_be_rerolled():
    game = place(city(dice={0: "p1", 1: "y1"}, influence=[1]), [5])
    play(game, "reroll purple 1")
    assert (dice_of(game), family(game)["influence"]) == ("p5", 0)
    assert why(place(city(dice={0: "p1"})), "reroll purple 2") == "no-own-die"


def test_it_can_be_turned_over_with_others():
    """T6: one to three own dice for 4."""
    game = place(city(dice={0: "r1 p2 w3", 1: "y1"}, influence=[4]))
    play(game, "turn purple 2", "turn red 1", "done")
    assert (dice_of(game), family(game)["influence"]) == ("r6 w3 p5", 0)


def test_it_can_be_rerolled_before_a_black_die():
    game = place(facing(black=[6], dice={0: "p1 y1", 1: "y1"}, influence=[5]), [2])
    play(game, "reroll purple 1")
    assert (step(game), dice_of(game), game.pending[0].seat) == ("black_dice", "y1 p2", 0)
    play(game, "turn purple 2", "done")
    assert (step(game), dice_of(game)) == ("black_dice", "y1 p5")


def test_another_players_purple_die_is_not_rerolled():
    game = place(city(dice={0: "r1", 1: "p3"}))
    assert why(game, "reroll purple 3") == "no-own-die"
    assert why(game, "turn purple 3") == "no-own-die"


# -- the view --------------------------------------------------------------------------------------------------------


def test_everybody_sees_the_purple_dice():
    game = place(city(dice={0: "r1", 1: "p3"}))
    for seat in (None, 0, 1, 2):
        shown: Any = game.view(seat)["families"]
        assert [data["dice"]["purple"] for data in shown] == [[], [3], []]
