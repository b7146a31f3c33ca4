"""The wheel: which notches are in use, what their places cost, and how the dice are placed."""

import itertools
from typing import Any

import pytest
from tests.dice.table import (
    COLOURS,
    HALF_DAYS,
    RESOURCES,
    act,
    at,
    changes,
    dice,
    keys,
    notches,
    played_out,
    position,
    sheet,
    with_die,
)

import troyes

# By day: the notches of the morning's and the afternoon's four places, counted from 0.
GEOMETRY = [
    ("1234", "5678"),
    ("2345", "6780"),
    ("3456", "7801"),
    ("4567", "8012"),
    ("5678", "0123"),
    ("6780", "1234"),
    ("7801", "2345"),
    ("8012", "3456"),
]


def used(day: int, half: str) -> list[int]:
    game = at(day=day, half=half)
    return [die["notch"] for die in dice(game)]


@pytest.mark.parametrize("day", range(1, 9))
def test_the_morning_takes_the_four_notches_after_the_neutral_one(day: int):
    assert used(day, "morning") == [int(notch) for notch in GEOMETRY[day - 1][0]]


@pytest.mark.parametrize("day", range(1, 9))
def test_the_afternoon_takes_the_four_notches_after_the_mornings(day: int):
    assert used(day, "afternoon") == [int(notch) for notch in GEOMETRY[day - 1][1]]


@pytest.mark.parametrize("day", range(1, 9))
def test_the_neutral_notch_is_not_used(day: int):
    both = used(day, "morning") + used(day, "afternoon")
    assert sorted(both) == [notch for notch in range(9) if notch != day - 1]


def test_a_game_goes_through_the_notches_day_by_day():
    seen: dict[tuple[int, str], list[int]] = {}
    for game in played_out(troyes.new_game("troyes-dice", seed=11)):
        view = game.view(None)
        seen[view["day"], view["half"]] = [die["notch"] for die in view["dice"]]
    expected = [[int(notch) for notch in half] for day in GEOMETRY for half in day]
    assert list(seen.values()) == expected


def test_plazas_keep_their_notch():
    def tiles(game: troyes.Game) -> list[list[str]]:
        return [sorted((notch["up"], notch["down"])) for notch in notches(game)]

    game = troyes.new_game("troyes-dice", seed=12)
    before = tiles(game)
    for later in played_out(game):
        assert tiles(later) == before
    assert game.over


PRICES = [
    (1, ["die 1"], {}),
    (3, ["die 3"], {"deniers": -1}),
    (4, ["die 4"], {"deniers": -2}),
    *((2, [f"die 2 for {resource}"], {resource: -1}) for resource in RESOURCES),
]


@pytest.mark.parametrize("half", ["morning", "afternoon"])
@pytest.mark.parametrize(("place", "choice", "price"), PRICES)
def test_the_price_of_a_place(half: str, place: int, choice: list[str], price: dict[str, int]):
    """Nothing, one resource of choice (D2), 1 denier, 2 deniers; the same in the morning and in the afternoon."""
    black = 6 if place < 4 else 1
    game = at(half=half, dice=(2, 3, 4), black=black)
    assert changes(game, *choice) == price


@pytest.mark.parametrize("half", ["morning", "afternoon"])
def test_the_prices_are_shown_with_the_dice(half: str):
    shown = [die["price"] for die in dice(at(half=half))]
    nothing = {"influence": 0, "deniers": 0, "knowledge": 0, "any": 0}
    assert shown == [nothing, nothing | {"any": 1}, nothing | {"deniers": 1}, nothing | {"deniers": 2}]


def test_an_owner_may_write_other_prices():
    """A number on the wheel is data: what an owner's wheel asks is what is paid."""
    data = position(dice=(2, 4, 5), black=3)
    prices = [[1, "any"], [1, "any"], [1, "influence"], [2, "knowledge"]]
    data["options"]["cards"] = {"wheel": {"prices": prices}}
    for choice, price in (("die 1 for deniers", "deniers"), ("die 3", "influence")):
        assert changes(troyes.from_position(data), choice) == {price: -1}
    assert changes(troyes.from_position(data), "die 4") == {"knowledge": -2}


def laid(transparent: tuple[int, ...], black: int, **moment: Any) -> list[str]:
    """The dice by place: their rolled values, the black one marked."""
    return [f"{die['rolled']}{' black' * die['black']}" for die in dice(at(dice=transparent, black=black, **moment))]


@pytest.mark.parametrize("transparent", list(itertools.permutations((2, 4, 5))))
def test_dice_are_placed_from_lowest_to_highest(transparent: tuple[int, ...]):
    assert laid(transparent, 1) == ["1 black", "2", "4", "5"]
    assert laid(transparent, 3) == ["2", "3 black", "4", "5"]
    assert laid(transparent, 6) == ["2", "4", "5", "6 black"]


def test_every_roll_is_placed_in_order_with_the_black_die_before_its_equals():
    for roll in itertools.combinations_with_replacement(range(1, 7), 3):
        for black in range(1, 7):
            lower = [str(value) for value in roll if value < black]
            others = [str(value) for value in roll if value >= black]
            assert laid(roll, black) == [*lower, f"{black} black", *others]


@pytest.mark.parametrize(
    ("transparent", "black", "expected"),
    [
        ((3, 4, 5), 3, ["3 black", "3", "4", "5"]),
        ((2, 4, 4), 4, ["2", "4 black", "4", "4"]),
        ((6, 6, 6), 6, ["6 black", "6", "6", "6"]),
        ((1, 2, 6), 6, ["1", "2", "6 black", "6"]),
    ],
)
def test_the_black_die_goes_before_its_equals(transparent: tuple[int, ...], black: int, expected: list[str]):
    assert laid(transparent, black) == expected


@pytest.mark.parametrize("transparent", [(4, 2, 4), (4, 4, 2), (2, 4, 4)])
def test_equal_dice_lie_side_by_side(transparent: tuple[int, ...]):
    assert laid(transparent, 6) == ["2", "4", "4", "6 black"]
    assert laid(transparent, 3) == ["2", "3 black", "4", "4"]


@pytest.mark.parametrize("tile", ["4 raid", "8 raid", "8 banquet", "1 banquet"])
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_dice_are_placed_as_rolled_whatever_the_tiles_do(tile: str, place: int):
    """D12: tile effects come after the placing."""
    assert laid((2, 3, 5), 3, tiles={place: tile}) == ["2", "3 black", "3", "5"]


@pytest.mark.parametrize("plazas", ["red yellow white red", "white white yellow red", "yellow red red white"])
def test_a_die_has_the_colour_of_its_plaza(plazas: str):
    assert [die["colour"] for die in dice(at(plazas=plazas))] == plazas.split()


@pytest.mark.parametrize("up", COLOURS)
def test_a_die_has_the_colour_of_the_side_that_is_up(up: str):
    down = COLOURS[COLOURS.index(up) - 1]
    game = at(sheet(influence=0, knowledge=0), plazas=f"{up}/{down} red yellow white", dice=(4, 5, 5), black=6)
    act(game, "die 1")
    assert all(key in keys(with_die(up, 4)) for key in keys(game))
    assert len(keys(game)) == 3


@pytest.mark.parametrize(("day", "half"), HALF_DAYS)
def test_the_choice_is_among_the_dice_of_this_half_day(day: int, half: str):
    assert keys(at(day=day, half=half)) == [
        "die 1",
        "die 2 for influence",
        "die 2 for deniers",
        "die 2 for knowledge",
        "die 3",
    ]
