"""What a view tells beside the table, so that whoever shows it needs no rule."""

import pytest
from tests.city.table import city, place, play


@pytest.mark.parametrize(("players", "asked"), [(2, [4, 6, 8]), (3, [3, 5, 7])])
def test_what_a_character_asks_for_depends_on_the_players(players: int, asked: list[int]):
    game = place(city(players, dice={0: "r1"}))
    assert game.view(0)["thresholds"]["chretien_de_troyes"] == asked


def test_only_characters_that_the_seat_sees_are_told_of():
    game = place(city(3, dice={0: "r1"}, characters=[["henry_i"], ["urbain_iv"], ["thibaut_ii"]]))
    assert [list(game.view(seat)["thresholds"]) for seat in (1, None)] == [["urbain_iv"], []]


def test_against_le_roy_it_is_as_for_two():
    assert place(city(1, king=True, dice={0: "r1"})).view(0)["thresholds"]["chretien_de_troyes"] == [4, 6, 8]


def test_spaces_are_named_row_by_row():
    spaces = place(city(dice={0: "r1"})).view(0)["spaces"]
    assert spaces["palace"][5] == "palace 6"
    assert spaces["city_hall"][3] == "city_hall 2 1"
    assert spaces["bishopric"][3] == "bishopric 2 2"


def test_a_die_leads_to_the_row_of_its_value():
    game = place(city(dice={0: "r4 r2", 1: "y1"}, supply=[1]))
    assert game.view(0)["walk"]["leads"] == {}
    play(game, "place palace")
    assert game.view(0)["walk"]["leads"] == {"die 0 red 4": 4, "die 0 red 2": 2}
    assert game.view(1)["walk"]["leads"] == {}


def test_a_turned_die_leads_where_its_other_side_does():
    game = place(city(cards=["distiller"], cubes={"distiller": [1]}, dice={0: "w5 w4"}))
    play(game, "build cathedral", "use distiller")
    leads = game.view(0)["walk"]["leads"]
    assert leads["die 0 white 5"] == 5
    assert leads["turned 0 white 5"] == 2


def test_with_the_preacher_only_the_first_die_leads():
    game = place(city(cards=["preacher"], cubes={"preacher": [1]}, dice={0: "w5 w4 w4"}))
    play(game, "build cathedral", "use preacher")
    assert game.view(0)["walk"]["leads"] == {"die 0 white 5": 5, "die 0 white 4": 4}
    play(game, "die 0 white 4")
    assert game.view(0)["walk"]["leads"] == {}
