"""The first placement: where the citizens of the beginning go, and in whose turn."""

from itertools import chain
from typing import Any

import pytest
from tests.city.table import city, family, keys, place, play, standing, step, why

import troyes

SPACES = [
    *(f"palace {value}" for value in range(1, 7)),
    *(f"city_hall {row} {space}" for row in (1, 2) for space in (1, 2, 3)),
    *(f"bishopric {row} {space}" for row in (1, 2, 3) for space in (1, 2)),
]
EACH = {2: 6, 3: 5, 4: 4}


def new(players: int = 3, start: int = 0) -> troyes.Game:
    return troyes.new_game("troyes", players=players, seed=11, start_player=start)


def all_placed(game: troyes.Game, last: bool = True) -> list[int]:
    """Places citizen after citizen on the first space that is free, and tells who was asked; to the end, or all but
    the last one."""
    seats: list[int] = []
    most = game.players * EACH[game.players] - (0 if last else 1)
    while len(seats) < most:
        seats.append(game.pending[0].seat)
        play(game, keys(game)[0])
    return seats


def people(game: troyes.Game) -> list[Any]:
    buildings = game.position()["buildings"]
    return [*buildings["palace"], *chain(*buildings["city_hall"]), *chain(*buildings["bishopric"])]


@pytest.mark.parametrize("players", [3, 4])
def test_a_citizen_may_go_to_any_empty_space_of_any_building(players: int):
    game = new(players)
    assert step(game) == "placement"
    assert keys(game) == SPACES


@pytest.mark.parametrize("space", SPACES)
def test_a_citizen_stands_where_it_was_put(space: str):
    """Also in the middle of a row: nobody is pushed and nothing closes up."""
    game = play(new(), space)
    assert [owner for owner in people(game) if owner is not None] == [0]
    assert people(game)[SPACES.index(space)] == 0
    assert family(game)["supply"] == 4
    assert game.position()["lying"] == {"palace": [], "city_hall": [], "bishopric": []}


def test_a_space_that_is_taken_cannot_be_chosen():
    game = play(new(), "city_hall 1 2")
    assert keys(game) == [space for space in SPACES if space != "city_hall 1 2"]
    assert why(game, "city_hall 1 2") == "space-taken"
    play(game, "city_hall 1 1")
    assert standing(game, "city_hall") == "10. ..."


def test_nothing_else_can_be_done_before_all_have_been_placed():
    assert why(new(), "pass") == "place-first"


@pytest.mark.parametrize("start", [0, 1])
def test_two_players_place_back_and_forth(start: int):
    one, other = start, 1 - start
    assert all_placed(new(2, start)) == [one, other, other, one] * 3


@pytest.mark.parametrize("start", [0, 1, 2])
def test_three_players_place_back_and_forth(start: int):
    """Five laps: the last one goes clockwise again."""
    a, b, c = start, (start + 1) % 3, (start + 2) % 3
    assert all_placed(new(3, start)) == [a, b, c, c, b, a, a, b, c, c, b, a, a, b, c]


@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_four_players_place_back_and_forth(start: int):
    a, b, c, d = ((start + seat) % 4 for seat in range(4))
    assert all_placed(new(4, start)) == [a, b, c, d, d, c, b, a] * 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_placement_ends_when_every_supply_is_empty(players: int):
    game = new(players)
    all_placed(game, last=False)
    assert step(game) == "placement"
    assert [family(game, seat)["supply"] for seat in range(players)].count(0) == players - 1
    play(game, keys(game)[0])
    assert step(game) != "placement"
    for seat in range(players):
        assert family(game, seat)["supply"] == 0
        assert family(game, seat)["general"] == 12 - EACH[players]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 1])
def test_the_start_player_begins_the_first_round(players: int, start: int):
    game = new(players, start)
    all_placed(game)
    assert (game.position()["round"], game.position()["start_player"]) == (1, start)
    assert (step(game), game.pending[0].seat) == ("black_dice", start)


def last_placement(players: int, palace: str, city_hall: str, bishopric: str) -> troyes.Game:
    """One citizen is left to be placed; the red card brings no other."""
    supply = [0] * players
    supply[(players - 1) if players == 3 else 0] = 1
    return place(
        city(
            players,
            step="placement",
            round=1,
            turn=supply.index(1),
            placed=players * EACH[players] - 1,
            supply=supply,
            palace=palace,
            city_hall=city_hall,
            bishopric=bishopric,
            decks={"white": [], "yellow": []},
        )
    )


def test_with_three_players_neutral_citizens_fill_the_last_three_spaces():
    game = last_placement(3, palace="..0011", city_hall="112 0.2", bishopric="00 12 .2")
    play(game, "palace 1")
    assert standing(game, "palace") == "2n0011"
    assert standing(game, "city_hall") == "112 0n2"
    assert standing(game, "bishopric") == "00 12 n2"
    assert game.position()["neutral"]["supply"] == 5


def test_with_four_players_neutral_citizens_fill_the_last_two_spaces():
    game = last_placement(4, palace="0.1233", city_hall="1.2 312", bishopric="00 12 .3")
    play(game, "bishopric 3 1")
    assert standing(game, "palace") == "0n1233"
    assert standing(game, "city_hall") == "1n2 312"
    assert standing(game, "bishopric") == "00 12 03"
    assert game.position()["neutral"]["supply"] == 6


def test_nobody_neutral_stands_there_before():
    assert people(new(3)) == people(new(4)) == [None] * 18


# -- two players -----------------------------------------------------------------------------------------------------


def test_with_two_players_six_neutral_citizens_come_first():
    game = new(2)
    assert standing(game, "palace") == ".n..n."
    assert standing(game, "bishopric") == ".n .. .n"
    assert standing(game, "city_hall") == "..n ..n"
    assert game.position()["neutral"]["supply"] == 2


def test_two_players_cannot_choose_a_space_of_a_neutral_citizen():
    game = new(2)
    taken = ["palace 2", "palace 5", "city_hall 1 3", "city_hall 2 3", "bishopric 1 2", "bishopric 3 2"]
    assert keys(game) == [space for space in SPACES if space not in taken]
    assert {why(game, space) for space in taken} == {"space-taken"}


def test_two_players_fill_all_the_other_spaces():
    game = last_placement(2, palace=".n10n1", city_hall="01n 10n", bishopric="0n 10 1n")
    assert keys(game) == ["palace 1"]
    play(game, "palace 1")
    assert standing(game, "palace") == "0n10n1"
    assert standing(game, "city_hall") == "01n 10n"
    assert standing(game, "bishopric") == "0n 10 1n"
    assert game.position()["neutral"]["supply"] == 2
