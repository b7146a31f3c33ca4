"""The greedy player in the city: legal everywhere, blind to what it may not know, and better than chance."""

from typing import Any

import pytest
from tests import contract
from tests.bots.twins import twins
from tests.city.table import city, keys, place, play

import troyes
from troyes.bots.city.counter import cheapest
from troyes.bots.city.worth import KING, NAMES, STANDARD, Weights, worth
from troyes.bots.player import choose_for, play_out
from troyes.bots.roster import make
from troyes.city.game import CityGame
from troyes.city.names import BONUS


def chosen(game: troyes.Game, seed: int = 1) -> str:
    return choose_for(make("greedy", seed), game, game.pending[0]).key


@pytest.mark.parametrize(("name", "players"), [("troyes", 2), ("troyes", 3), ("king", 1)])
def test_it_plays_to_the_end_with_every_bonus_card(name: str, players: int) -> None:
    game = troyes.new_game(name, players=players, seed=5, bonus=BONUS)
    play_out(game, [make("greedy", seat) for seat in range(players)])
    assert game.over
    contract.check_replay(game)


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (play_out(troyes.new_game("king", seed=3), [make("greedy", 7)]).record() for _ in range(2))
    assert first == second


@pytest.mark.parametrize("players", [2, 4])
def test_it_does_not_see_what_is_hidden(players: int) -> None:
    for here, there in twins(players):
        assert chosen(here) == chosen(there)


def test_it_beats_players_of_chance() -> None:
    """A few games; `docs/bots.md` has the figures of many."""
    won = 0
    for number in range(6):
        seat = number % 3
        players = [make("greedy" if at == seat else "random", f"{number}/{at}") for at in range(3)]
        won += play_out(troyes.new_game("troyes", players=3, seed=number), players).winners() == (seat,)
    assert won >= 5


def test_it_takes_points_that_lie_about() -> None:
    """In the last round a Sculptor with a tradesman there is worth more than farming or passing."""
    position = city(3, round=5, cards=["sculptor"], tradesmen={"sculptor": "0."}, dice={0: "y6 y6 y6"}, deniers=[0])
    game = place(position)
    assert chosen(game) == "activate sculptor"
    play(game, "activate sculptor")
    while game.pending and game.pending[0].seat == 0 and game.pending[0].kind != "action":
        game.play(0, chosen(game))
    assert game.scores()[0].lines["tokens"] >= 4


def test_it_gives_the_cheapest_dice_against_black_ones() -> None:
    position = city(2, step="black_dice", black=[4], walk={"left": 1}, dice={0: "r2 y6 w6"}, influence=[0, 0])
    game = place(position)
    assert chosen(game) == "die 0 red 2"


def test_it_gives_way_only_when_it_must() -> None:
    position = city(2, step="black_dice", black=[6], walk={"left": 1}, dice={0: "y1 w1"}, influence=[4, 0], vp=[0, 0])
    game = place(position)
    assert "give way" in keys(game)
    assert chosen(game) == "give way"


@pytest.mark.parametrize("need", range(1, 20))
def test_the_cheapest_dice_are_found(need: int) -> None:
    """Compared with every subset."""
    weights = Weights(STANDARD)
    dice = [0, 2, 2, 6, 11, 15, 17]  # red 1 3 3, yellow 1 6, white 4 6
    cost, die = cheapest(dice, need, weights)
    best = 1e9
    for subset in range(1, 1 << len(dice)):
        picked = [dice[at] for at in range(len(dice)) if subset >> at & 1]
        if sum((value % 6 + 1) * (2 if value < 6 else 1) for value in picked) >= need:
            best = min(best, sum(weights.die + weights.pip * (value % 6 + 1) for value in picked))
    assert cost == pytest.approx(best)
    assert die in dice


CHANGES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"vp": [0]}, {"vp": [2]}),
    ({"deniers": [4]}, {"deniers": [9]}),
    ({"influence": [3]}, {"influence": [6]}),
    ({"dice": {0: "r1", 1: "r1"}}, {"dice": {0: "r5", 1: "r1"}}),
    ({}, {"cathedral": ("0.....", "......", "......")}),
    ({}, {"tradesmen": {"merchant": "0."}, "cards": ["merchant"]}),
    ({}, {"events": {"war": [0, 0]}}),
    ({"events": {"war": [1, 1, 0]}}, {"events": {"war": [1, 0, 0]}}),
    ({"cards": ["priest"]}, {"cards": ["priest"], "cubes": {"priest": [2]}}),
    ({}, {"palace": "0....."}),
]


@pytest.mark.parametrize(("poorer", "richer"), CHANGES)
def test_more_is_worth_more(poorer: dict[str, Any], richer: dict[str, Any]) -> None:
    values = []
    for given in (poorer, richer):
        game = place(city(3, **{"dice": {0: "r3", 1: "r1"}, "round": 2, **given}))
        assert isinstance(game, CityGame)
        values.append(worth(game.city, 0, Weights(STANDARD)))
    assert values[1] > values[0]


def test_le_roys_dice_are_a_threat() -> None:
    values = []
    for dice in ("r1 r2 y3", "r1"):
        game = place(city(king=True, round=2, dice={0: "r3", "neutral": dice}))
        assert isinstance(game, CityGame)
        values.append(worth(game.city, 0, Weights(KING)))
    assert values[1] > values[0]


def test_every_weight_has_a_name() -> None:
    assert len(NAMES) == len(STANDARD) == len(KING)
