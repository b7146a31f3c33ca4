"""The tournament: the start card goes to the right, and the last round goes the other way round (L3)."""

from typing import Any

import pytest
from tests.city.table import act, city, closing, facing, family, keys, place, play, step

import troyes

LAST = {3: 5, 4: 6}
TILES = ("toll", "extra_red", "shield", "fair")


def seats(game: troyes.Game, kind: str, *choices: str) -> list[int]:
    """Who is asked that kind of question, one after the other, if each plays the first of these keys on offer."""
    found: list[int] = []
    while game.pending and step(game) == kind:
        found.append(game.pending[0].seat)
        play(game, next(key for key in choices if key in keys(game)))
    return found


def last_round(players: int, start: int, **given: Any) -> dict[str, Any]:
    """The last round of a tournament, begun by that seat, who is up."""
    return city(players, round=LAST[players], start=start, turn=start, tournament=True, **given)


@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_may_play_it(players: int):
    assert troyes.new_game("troyes", players=players, seed=1, tournament=True).position()["options"]["tournament"]


def test_two_may_not():
    """L3."""
    with pytest.raises(troyes.OptionError) as refused:
        troyes.new_game("troyes", players=2, seed=1, tournament=True)
    assert refused.value.place == "tournament"


def test_a_position_of_two_players_cannot_have_it():
    """L3."""
    with pytest.raises(troyes.TroyesError):
        place(city(2, dice={0: "r1"}, tournament=True))


# -- the start card --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("start", [0, 1, 2])
def test_at_the_end_of_the_last_round_but_one_the_start_goes_to_the_right(players: int, start: int):
    """L3: in the rounds before, to the left."""
    for round in range(2, LAST[players] - 1):
        game = closed(players, round, start)
        assert game.position()["start_player"] == (start + 1) % players
    game = closed(players, LAST[players] - 1, start)
    assert game.position()["start_player"] == (start - 1) % players


def closed(players: int, round: int, start: int, **given: Any) -> troyes.Game:
    """The round after this one, which `start` has begun."""
    position = closing(players, round=round, tournament=True, start=start, turn=players - 1, **given)
    return play(place(position, given.get("rolls", ())), "pass")


def test_without_the_tournament_it_goes_to_the_left_to_the_end():
    position = closing(3, round=4, start=1, turn=2, purple_die=True)
    assert play(place(position), "pass").position()["start_player"] == 2


# -- turns -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "order"), [(3, [1, 0, 2]), (4, [1, 0, 3, 2])])
def test_in_the_last_round_turns_go_counterclockwise(players: int, order: list[int]):
    """L3."""
    game = place(last_round(players, 1, dice={"neutral": "r1"}))
    assert seats(game, "action", "pass") == order
    assert game.over


@pytest.mark.parametrize(("players", "round"), [(3, 3), (3, 4), (4, 5)])
def test_in_the_rounds_before_they_go_clockwise(players: int, round: int):
    """L3."""
    game = place(city(players, round=round, start=1, turn=1, tournament=True, dice={"neutral": "r1"}))
    found = [game.pending[0].seat]
    while len(found) < players:
        play(game, "pass")
        found.append(game.pending[0].seat)
    assert found == [(1 + step) % players for step in range(players)]


def test_who_waits_is_paid_as_the_turn_comes_by_the_other_way():
    """T8, L3: seat 0 has passed and gains 1 when the turn goes from 1 to 2."""
    game = place(last_round(3, 1, dice={1: "y2 y2", 2: "y2"}, district=[2, 0, 0]))
    act(game, "agriculture", "y2")
    assert (game.pending[0].seat, family(game)["district"]) == (2, 3)


# -- black dice ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "order"), [(5, [1, 0, 2, 1]), (4, [1, 2, 0, 1])])
def test_black_dice_go_round_counterclockwise_in_the_last_round_only(round: int, order: list[int]):
    """L3."""
    dice = {0: "r6 r6", 1: "y6 y6 y6", 2: "w6 w6"}
    position = facing(3, [4, 4, 4, 4], round=round, start=1, turn=1, dice=dice, tournament=True)
    game = place(position)
    first = [f"die {seat} {colour} 6" for seat, colour in ((0, "red"), (1, "yellow"), (2, "white"))]
    found: list[int] = []
    while step(game) == "black_dice":
        found.append(game.pending[0].seat)
        play(game, next(key for key in first if key in keys(game)), "done")
    assert found == order
    assert game.pending[0].seat == 1


# -- the event phase -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "order"), [(3, [2, 0, 1]), (4, [0, 2, 1])])
def test_choices_in_the_event_phase_go_counterclockwise_in_the_last_round_only(round: int, order: list[int]):
    """L3, T32: `round` is the one before. Seat 1 has begun it."""
    given: dict[str, Any] = {"cubes": {"monk": [1, 1, 1], "blacksmith": [1, 1, 1]}, "events": {"harsh_winter": []}}
    game = closed(3, round, 1, city_hall="012 ...", **given)
    assert seats(game, "ordeal", "lose monk") == order


@pytest.mark.parametrize(("round", "order"), [(3, [2, 0, 1]), (4, [0, 2, 1])])
def test_shields_are_asked_in_that_order(round: int, order: list[int]):
    """L3."""
    given: dict[str, Any] = {"tiles": TILES, "outdoor": {"shield": [1, 1, 1]}, "events": {"civil_war": []}}
    game = closed(3, round, 1, city_hall="012 ...", **given)
    assert seats(game, "ordeal", "decline") == order


@pytest.mark.parametrize(("round", "order"), [(3, [2, 0, 1]), (4, [0, 2, 1])])
def test_possession_is_chosen_in_that_order(round: int, order: list[int]):
    """L3."""
    game = closed(3, round, 1, city_hall="012 ...", red="brigands_a", called=["possession"])
    assert seats(game, "ordeal", "from supply") == order


# -- answers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "order"), [(6, [0, 3, 2]), (5, [2, 3, 0])])
def test_answers_go_counterclockwise_from_the_acting_player_in_the_last_round_only(round: int, order: list[int]):
    """L3, L20."""
    tradesmen, illustration = {"hunting": "02"}, {"hunting": [3, 1]}
    position = city(
        4,
        round=round,
        start=1,
        turn=1,
        tournament=True,
        tiles=("guild", *TILES[1:]),
        outdoor={"guild": [1, 1, 1, 1]},
        tradesmen=tradesmen,
        illustration=illustration,
        dice={1: "r3", 0: "y1"},
    )
    game = act(place(position), "activate hunting", "r3")
    assert seats(game, "answer", "use guild", "decline") == order


# -- all else --------------------------------------------------------------------------------------------------------


def test_without_the_tournament_the_last_round_goes_clockwise():
    game = place(city(3, round=5, start=1, turn=1, dice={"neutral": "r1"}, purple_die=True))
    assert seats(game, "action", "pass") == [1, 2, 0]


def test_the_first_placement_is_as_ever():
    """L3: there and back again, clockwise first."""
    game = troyes.new_game("troyes", players=3, seed=1, start_player=1, tournament=True)
    found: list[int] = []
    while step(game) == "placement" and len(found) < 6:
        found.append(game.pending[0].seat)
        play(game, keys(game)[0])
    assert found == [1, 2, 0, 0, 2, 1]
