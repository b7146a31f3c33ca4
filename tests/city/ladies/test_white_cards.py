"""The religious cards of the expansion: what each does, how far it goes, and what it refuses.

Those whose cubes serve later actions have modules of their own, and so has the Master Builder: `test_fourth_level`.
"""

from typing import Any

import pytest
from tests.city.table import act, card, city, dice_of, family, keys, place, why

import troyes


def at(name: str, dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has a tradesman on that card; a neutral red 1 keeps the square from being empty."""
    return place(city(tradesmen={name: "0."}, dice={"neutral": "r1", **dice}, **table))


def points(game: troyes.Game) -> list[int]:
    return [family(game, seat)["vp"] for seat in (0, 1, 2)]


@pytest.mark.parametrize(
    ("name", "cubes"), [("augustine", 3), ("chief_templar", 2), ("herbalist", 2), ("preacher", 3), ("hermit", 1)]
)
def test_a_white_card_stores_a_cube_for_each_activation(name: str, cubes: int):
    """Dice worth 11: Augustine and Preacher divide by 3, Chief Templar and Herbalist by 4, the Hermit by 8."""
    game = act(at(name, {0: "w6 w5"}), f"activate {name}", "w6 w5", most=cubes)
    assert card(game, name)["cubes"] == [cubes, 0, 0]


# -- Bishop: division 3 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cathedral", "gain"),
    [
        (["......", "......", "......"], 0),
        (["0.....", "......", "......"], 1),
        (["010n02", "0.....", "......"], 4),
        (["000000", "000000", "000000", "000000"], 24),
    ],
)
def test_the_bishop_brings_a_denier_for_each_own_cube_on_the_cathedral(cathedral: list[str], gain: int):
    """L6: cubes of the fourth level too, which the Master Builder opens."""
    table = at("bishop", {0: "w3"}, cards=["master_builder"], cathedral=cathedral, deniers=[0])
    game = act(table, "activate bishop", "w3")
    assert family(game)["deniers"] == gain


def test_two_activations_of_the_bishop_bring_twice_as_much():
    game = at("bishop", {0: "w6"}, cathedral=["0.0...", "......", "......"], deniers=[0])
    act(game, "activate bishop", "w6", most=2)
    assert family(game)["deniers"] == 4


def test_the_bishop_needs_white_dice_worth_three():
    """T10."""
    assert why(at("bishop", {0: "w2 r6"}), "activate bishop") == "value-low"


# -- Scribe: division 5 ----------------------------------------------------------------------------------------------

WON = ["war", "heresy", "drought", "brigands_a"]


@pytest.mark.parametrize("cards", [0, 1, 2, 4])
def test_the_scribe_brings_a_point_for_each_event_card_held(cards: int):
    """L7."""
    game = act(at("scribe", {0: "w5"}, taken={0: WON[:cards]}), "activate scribe", "w5")
    assert points(game) == [cards, 0, 0]


def test_two_activations_of_the_scribe_bring_twice_as_much():
    game = at("scribe", {0: "w6 w4"}, taken={0: WON[:3], 1: WON[3:]})
    act(game, "activate scribe", "w6 w4", most=2)
    assert points(game) == [6, 0, 0]


def test_it_does_not_matter_how_a_card_for_the_scribe_was_won():
    """L7: by a Ransom here."""
    game = place(
        city(
            tradesmen={"ransom": "0.", "scribe": "0."},
            dice={0: "r2 w5", 1: "w1"},
            events={"brigands_a": [0, 1]},
            vp=[0],
        )
    )
    act(game, "activate ransom", "r2", "cube on brigands_a")
    assert (family(game)["events"], points(game)) == (["brigands_a"], [3, 1, 0])
    game.play(1, "pass")
    game.play(2, "pass")
    act(game, "activate scribe", "w5")
    assert points(game) == [4, 1, 0]


def test_a_settled_marauding_is_nothing_to_write_about():
    """L7, T23: it is no card that anyone holds."""
    game = place(
        city(tradesmen={"scribe": "0."}, dice={0: "y3 w5", 1: "w1"}, events={"marauding": [0, 0]}, district=[0, 0, 2])
    )
    act(game, "combat marauding", "y3")
    assert points(game) == [3, 0, 0]
    game.play(1, "pass")
    act(game, "activate scribe", "w5")
    assert points(game) == [3, 0, 0]


def test_the_scribe_needs_white_dice_worth_five():
    """T10."""
    assert why(at("scribe", {0: "w4 r6"}, taken={0: WON}), "activate scribe") == "value-low"


# -- Hermit, at the end of the game: division 8 ----------------------------------------------------------------------


def test_the_hermit_takes_a_cube_for_each_activation():
    game = act(at("hermit", {0: "w6 w6 w4"}), "activate hermit", "w6 w6 w4", most=2)
    assert card(game, "hermit")["cubes"] == [2, 0, 0]
    assert points(game) == [0, 0, 0]


def test_fewer_cubes_may_be_placed_on_the_hermit():
    """T11."""
    game = act(at("hermit", {0: "w6 w6 w4"}), "activate hermit", "w6 w6 w4", "times 1")
    assert card(game, "hermit")["cubes"] == [1, 0, 0]


def test_the_hermit_needs_white_dice_worth_eight():
    """T10."""
    assert why(at("hermit", {0: "w6 w1 r6"}), "activate hermit") == "value-low"


# -- Nun: division 4 -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "vp"), [("", 0), ("w1", 1), ("w6 w2 w1", 3), ("r6 y6", 0), ("w1 r6 y6", 1)])
def test_the_nun_brings_a_point_for_each_white_die_left_in_the_own_district(left: str, vp: int):
    """T20: the one that activated her is gone before."""
    game = act(at("nun", {0: f"w4 {left}"}), "activate nun", "w4")
    assert points(game) == [vp, 0, 0]


def test_two_activations_of_the_nun_bring_twice_as_much():
    game = act(at("nun", {0: "w6 w2 w1 w1"}), "activate nun", "w6 w2", most=2)
    assert points(game) == [4, 0, 0]


def test_white_dice_of_other_districts_bring_the_nun_nothing():
    game = act(at("nun", {0: "w1", 1: "w4 w3", 2: "w2", "neutral": "w6"}), "activate nun", "1w4")
    assert points(game) == [1, 0, 0]


def test_the_purple_die_is_not_white_for_the_nun():
    """L17."""
    game = act(at("nun", {0: "w4 w1 p6"}), "activate nun", "w4")
    assert points(game) == [1, 0, 0]
    assert dice_of(game) == "w1 p6"


def test_the_purple_die_may_activate_the_nun_as_a_white_one():
    """L17: and all white dice are left."""
    game = act(at("nun", {0: "w3 w1 p4"}), "activate nun", "pw4")
    assert points(game) == [2, 0, 0]


def test_the_nun_needs_white_dice_worth_four():
    """T10."""
    assert why(at("nun", {0: "w3 r6"}), "activate nun") == "value-low"
    assert "activate nun" not in keys(at("nun", {0: "w3 r6"}))
