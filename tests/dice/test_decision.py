"""What a seat is asked, and how its options are put in words."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.dice.table import act, at, kind, sheet, with_die

import troyes


def told(game: troyes.Game, key: str) -> dict[str, Any]:
    """The arguments of an option's sentence; its words in both languages are put together on the way."""
    option = next(option for option in game.pending[0].options if option.key == key)
    assert option.label("en") != option.label("fr")
    assert str(option) == key
    return dict(option.message.args)


@pytest.mark.parametrize(
    ("key", "place", "colour", "value", "price"),
    [
        ("die 1", 1, "red", 1, []),
        ("die 2 for influence", 2, "yellow", 3, [["influence", 1]]),
        ("die 2 for deniers", 2, "yellow", 3, [["deniers", 1]]),
        ("die 2 for knowledge", 2, "yellow", 3, [["knowledge", 1]]),
        ("die 4", 4, "red", 6, [["deniers", 2]]),
    ],
)
def test_a_die_is_offered_with_its_price(key: str, place: int, colour: str, value: int, price: list[list[object]]):
    expected = {"place": place, "colour": colour, "value": value, "price": price, "paid": int(bool(price))}
    assert told(at(dice=(1, 3, 6), black=4), key) == expected


def test_a_surcharge_is_part_of_the_price():
    game = at(tiles={2: "6 raid"})
    assert told(game, "die 2 for knowledge")["price"] == [["influence", 1], ["knowledge", 1]]
    assert told(game, "die 2 for influence")["price"] == [["influence", 2]]


@pytest.mark.parametrize(
    ("key", "gain", "price"),
    [
        ("gain influence 3", ["influence", 3], []),
        ("gain influence 5", ["influence", 5], [["influence", 2]]),
        ("gain deniers 3", ["deniers", 3], [["knowledge", 2]]),
        ("gain knowledge 2", ["knowledge", 2], [["influence", 1], ["knowledge", 2]]),
    ],
)
def test_a_gain_is_offered_with_the_price_of_the_change(key: str, gain: list[object], price: list[list[object]]):
    assert told(with_die("red", 3), key) == {"gain": [gain], "price": price, "paid": int(bool(price))}


@pytest.mark.parametrize(
    ("key", "building", "number", "price"),
    [
        ("fortress 3", "fortress", 3, []),
        ("counts_palace 1", "counts_palace", 1, [["influence", 2]]),
        ("great_hall 3", "great_hall", 3, [["knowledge", 2]]),
        ("bishopric 6", "bishopric", 6, [["influence", 3], ["knowledge", 2]]),
    ],
)
def test_a_building_is_offered_with_the_price_of_the_change(
    key: str, building: str, number: int, price: list[list[object]]
):
    expected = {"building": building, "number": number, "price": price, "paid": int(bool(price))}
    assert told(with_die("red", 3), key) == expected


def test_a_bonus_building_is_offered_without_a_price():
    game = act(with_die("red", 3, sheet(citizens=(6, 5, 6))), "fortress 3")
    assert told(game, "bishopric 6") == {"building": "bishopric", "number": 6, "price": [], "paid": 0}


def naming_a_citizen() -> troyes.Game:
    return act(with_die("red", 1, tiles={3: "6 banquet"}), "fortress 1")


def naming_a_track() -> troyes.Game:
    return act(with_die("red", 1, sheet(citizens=(20, 11, 11))), "fortress 1")


@pytest.mark.parametrize("table", [naming_a_citizen, naming_a_track])
def test_a_citizen_is_offered_by_its_colour(table: Callable[[], troyes.Game]):
    assert told(table(), "citizen yellow") == {"colour": "yellow"}
    assert told(table(), "citizen white") == {"colour": "white"}


def test_a_red_citizen_is_offered_by_its_colour():
    game = act(with_die("red", 3, sheet(citizens=(11, 20, 11))), "fortress 3")
    assert told(game, "citizen red") == {"colour": "red"}


def test_one_of_each_is_offered_by_itself():
    game = at(sheet(influence=0, deniers=0, knowledge=0), dice=(2, 3, 4), black=1)
    assert told(game, "one of each") == {}


@pytest.mark.parametrize(
    ("asked", "table"),
    [
        ("die", at),
        ("use", lambda: act(at(), "die 1")),
        ("work_building", lambda: act(at(sheet(citizens=(5, 6, 6))), "die 1", "fortress 1")),
        ("prestige_building", lambda: act(at(sheet(citizens=(14, 0, 0))), "die 1", "fortress 1")),
        ("citizen", naming_a_citizen),
        ("track", naming_a_track),
    ],
)
def test_each_kind_of_decision_has_its_question(asked: str, table: Callable[[], troyes.Game]):
    game = table()
    assert kind(game) == asked
    question = game.pending[0].prompt()
    assert question.text("en") != question.text("fr")
