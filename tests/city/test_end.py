"""The end of the game: the last round, the count, and who wins."""

import random
from typing import Any

import pytest
from tests import contract
from tests.city.table import city, family, lying, next_round, place, play

import troyes

QUIET = [["henry_i"], ["le_florentin"], ["chretien_de_troyes"]]
"""Characters who give nothing for what these tests are about."""


def ended(**given: Any) -> troyes.Game:
    """A game of three players whose last round has just been ended. Levels of the Cathedral are missing to nobody."""
    moment = {
        "cathedral": ["012...", "012...", "012..."],
        "characters": QUIET,
        "deniers": [0, 0, 0],
        "influence": [0, 0, 0],
        **given,
    }
    game = next_round(3, round=5, **moment)
    assert game.over
    return game


def line(game: troyes.Game, name: str) -> list[int]:
    return [score.lines[name] for score in game.scores()]


def totals(game: troyes.Game) -> list[int]:
    return [score.total for score in game.scores()]


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "last"), [(2, 4), (3, 5), (4, 6)])
def test_the_game_ends_with_the_round_in_which_the_last_red_card_came(players: int, last: int):
    going = next_round(players, round=last - 1, palace="0.....")
    assert (going.over, going.position()["round"], going.position()["decks"]["red"]) == (False, last, [])
    over = next_round(players, round=last, palace="0.....")
    assert (over.over, over.pending, over.position()["step"]) == (True, (), "over")


def test_nothing_new_comes_after_the_last_round():
    """No income, no event, no dice."""
    game = ended(palace="0.....", deniers=[4, 4, 4])
    assert [family(game, seat)["deniers"] for seat in range(3)] == [6, 6, 6]
    assert [event["card"] for event in game.position()["events"]] == ["marauding"]


def test_districts_and_lying_citizens_go_home_before_the_count():
    """T33: Thibaut II counts the deniers that lay in the district."""
    game = ended(
        deniers=[4, 5, 0],
        district=[2, 13, 0],
        lying={"palace": [0]},
        supply=[1],
        characters=[["thibaut_ii"], ["hugues_de_payns"], ["urbain_iv"]],
    )
    assert line(game, "thibaut_ii") == [1, 6, 0]
    assert (family(game)["supply"], lying(game, "palace")) == (2, [])


# -- the count -------------------------------------------------------------------------------------------------------


def test_1_point_for_each_event_with_an_own_cube():
    """Marauding included; more cubes on one event bring no more."""
    game = ended(events={"marauding": [0, 1], "war": [0, 0, "neutral"], "heresy": [0], "drought": []})
    assert line(game, "events") == [3, 1, 0]


def test_tradesmen_bring_the_points_of_their_spaces():
    """The Merchant 2 and 1, the Monk 3 and 2, the illustration 0."""
    game = ended(
        cards=["merchant", "monk"],
        tradesmen={"merchant": "01", "monk": "10"},
        illustration={"merchant": [2]},
    )
    assert line(game, "tradesmen") == [2 + 2, 1 + 3, 0]


@pytest.mark.parametrize(
    ("cathedral", "lost"),
    [
        (("......", "......", "......"), [-6, -6, -6]),
        (("012...", "......", "......"), [-4, -4, -4]),
        (("001...", "00....", "0....."), [0, -4, -6]),
        (("000...", "0n1...", "1n...."), [-2, -2, -6]),
    ],
)
def test_2_points_are_lost_for_each_level_of_the_cathedral_without_an_own_cube(
    cathedral: tuple[str, ...], lost: list[int]
):
    assert line(ended(cathedral=cathedral), "missing_levels") == lost


def test_every_character_in_the_game_counts_for_every_player():
    """T34: also for those who did not hold it."""
    game = ended(
        characters=[["thibaut_ii"], ["hugues_de_payns"], ["henry_i"]],
        deniers=[16, 10, 4],
        influence=[4, 5, 15],
        taken={2: ["war", "drought", "heresy"], 0: ["support"]},
    )
    assert line(game, "thibaut_ii") == [6, 3, 1]
    assert line(game, "hugues_de_payns") == [0, 1, 6]
    assert line(game, "henry_i") == [1, 0, 3]
    assert set(game.scores()[0].lines) == {
        "tokens",
        "events",
        "tradesmen",
        "missing_levels",
        "thibaut_ii",
        "hugues_de_payns",
        "henry_i",
    }


def test_with_two_players_all_four_characters_count():
    """T34: with the numbers for two."""
    game = next_round(
        2,
        round=4,
        characters=[["chretien_de_troyes", "thibaut_ii"], ["urbain_iv", "henry_i"]],
        city_hall="000 111",
        palace="...111",
        cathedral=["000111", "...1..", "......"],
        deniers=[0, 0],
    )
    assert line(game, "chretien_de_troyes") == [0, 3]
    assert line(game, "urbain_iv") == [0, 1]


def test_a_total_may_be_below_0():
    """T3: the count is plain arithmetic, though nobody fell below 0 in play."""
    game = ended(cathedral=("......", "......", "......"), vp=[1, 0, 7])
    assert totals(game) == [-5, -6, 1]
    assert [family(game, seat)["vp"] for seat in range(3)] == [1, 0, 7]


def test_the_lines_add_up_to_the_total():
    game = ended(
        vp=[11, 3, 0],
        events={"war": [0, 1]},
        tradesmen={"archer": "01"},
        characters=[["thibaut_ii"], ["hugues_de_payns"], ["henry_i"]],
        deniers=[16, 0, 0],
    )
    assert game.scores()[0].lines == {
        "tokens": 11,
        "events": 1,
        "tradesmen": 1,
        "missing_levels": 0,
        "thibaut_ii": 6,
        "hugues_de_payns": 0,
        "henry_i": 0,
    }
    assert totals(game) == [19, 5, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_lines_add_up_in_whole_games(players: int, seed: int):
    game = contract.play_random(troyes.new_game("troyes", players=players, seed=seed), random.Random(seed))
    assert len(game.scores()) == players
    contract.check_scores(game)


# -- who wins --------------------------------------------------------------------------------------------------------


def test_most_points_win():
    assert ended(vp=[4, 9, 8]).winners() == (1,)


def test_equal_totals_share_the_victory():
    """T35: whatever they are made of, and however much money is left."""
    game = ended(vp=[9, 8, 3], events={"war": [1]}, deniers=[30, 0, 0])
    assert totals(game) == [9, 9, 3]
    assert game.winners() == (0, 1)


def test_all_may_share_it():
    """T35."""
    assert ended(vp=[5, 5, 5]).winners() == (0, 1, 2)


def test_nobody_has_won_before_the_end():
    game = place(city(dice={0: "y1"}, vp=[30]))
    assert (game.over, game.winners()) == (False, ())
    play(game, "pass")
    assert game.winners() == ()
