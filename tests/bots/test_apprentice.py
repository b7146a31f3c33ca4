"""The apprentice: legal everywhere, blind to what it may not know, and a beginner by measure."""

import random
from collections import Counter
from typing import Any

import pytest
from tests import contract
from tests.bots.twins import twins
from tests.city.modules import random_modules
from tests.city.table import city, place

import troyes
from troyes.bots import LEVELS
from troyes.bots.greedy import GreedyPlayer
from troyes.bots.player import choose_for, play_out
from troyes.bots.roster import make
from troyes.city.names import BONUS


def chosen(game: troyes.Game, seed: int | str = 1) -> str:
    return choose_for(make("apprentice", seed), game, game.pending[0]).key


def chosen_by_many(game: troyes.Game, bot: str = "apprentice", players: int = 60) -> Counter[str]:
    return Counter(choose_for(make(bot, seed), game, game.pending[0]).key for seed in range(players))


def totals(game: str, bots: list[str], games: int) -> list[list[int]]:
    """By game, in the order of the bots, whose seats rotate over common seeds."""
    found: list[list[int]] = []
    for number in range(games):
        turn = number % len(bots)
        seats = bots[turn:] + bots[:turn]
        table = troyes.new_game(game, players=len(bots), seed=number // len(bots))
        play_out(table, [make(bot, f"{number}/{seat}") for seat, bot in enumerate(seats)])
        points = [score.total for score in table.scores()]
        found.append([points[(at - turn) % len(bots)] for at in range(len(bots))] + points[len(bots) :])
    return found


# -- legal, the same by its seed, and blind --------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [("troyes", 2), ("troyes", 3), ("troyes", 4), ("king", 1)])
def test_it_plays_to_the_end_with_every_bonus_card(name: str, players: int) -> None:
    game = troyes.new_game(name, players=players, seed=5, bonus=BONUS)
    play_out(game, [make("apprentice", seat) for seat in range(players)])
    assert game.over
    contract.check_replay(game)


@pytest.mark.parametrize("number", range(5))
def test_it_plays_to_the_end_with_any_modules(number: int) -> None:
    players = 2 + number % 3
    options = random_modules(random.Random(number), players)
    game = troyes.new_game("troyes", players=players, seed=number, **options)
    assert play_out(game, [make("apprentice", f"{number}/{at}") for at in range(players)]).over
    contract.check_replay(game)


@pytest.mark.parametrize(("name", "options"), [("king", {}), ("troyes-dice", {"banquets": True})])
def test_the_same_seed_plays_the_same_game(name: str, options: dict[str, Any]) -> None:
    played = [play_out(troyes.new_game(name, seed=3, **options), [make("apprentice", 7)]) for _ in range(2)]
    assert played[0].record() == played[1].record()


def test_another_seed_errs_elsewhere() -> None:
    played = [play_out(troyes.new_game("troyes-dice", seed=3), [make("apprentice", seed)]) for seed in range(6)]
    assert len({str(game.made()) for game in played}) == 6


@pytest.mark.parametrize("players", [2, 4])
def test_it_does_not_see_what_is_hidden(players: int) -> None:
    for at, (here, there) in enumerate(twins(players)):
        assert chosen(here, at) == chosen(there, at)


def test_it_leaves_the_game_as_it_is() -> None:
    game = troyes.new_game("troyes", players=2, seed=3)
    before = game.position(), game.draws()
    chosen(game)
    assert (game.position(), game.draws()) == before


def test_it_goes_from_one_game_to_another() -> None:
    """One player at two games: each has its own mistakes."""
    player = make("apprentice", 1)
    assert play_out(troyes.new_game("troyes-dice", seed=1), [player]).over
    assert play_out(troyes.new_game("king", seed=1), [player]).over


# -- a beginner's mistakes -------------------------------------------------------------------------------------------


def test_it_is_the_first_of_the_levels() -> None:
    assert LEVELS[0] == "apprentice"
    assert "random" not in LEVELS
    assert isinstance(make("apprentice"), GreedyPlayer)


def test_it_does_not_always_think_of_the_dice_of_others() -> None:
    """Seat 0 has no die of its own, and money: greedy buys, a beginner may just pass."""
    position = city(
        3, round=5, cards=["sculptor"], tradesmen={"sculptor": "0."}, dice={1: "y6 y6 y6"}, deniers=[20, 5, 5]
    )
    assert chosen_by_many(place(position), "greedy", 5)["pass"] == 0
    assert 2 <= chosen_by_many(place(position))["pass"] <= 20


def test_it_does_not_always_think_of_bettering_its_dice() -> None:
    position = city(2, round=1, dice={0: "r1 r1 y1 y1 w1", 1: "r3"}, influence=[14, 4])
    spends = sum(
        count for key, count in chosen_by_many(place(position)).items() if key.startswith(("turn ", "reroll "))
    )
    skilled = chosen_by_many(place(position), "greedy", 5)
    assert sum(count for key, count in skilled.items() if key.startswith(("turn ", "reroll "))) == 5
    assert 30 <= spends <= 55


def test_it_sometimes_throws_its_best_die_at_black_ones() -> None:
    position = city(2, step="black_dice", black=[4], walk={"left": 1}, dice={0: "r2 y6 w6"}, influence=[0, 0])
    given = chosen_by_many(place(position), players=100)
    assert given["die 0 red 2"] >= 75, "mostly the cheapest that suffices"
    assert 1 <= sum(count for key, count in given.items() if key.endswith(" 6")) <= 25


def changes(bot: str, game: troyes.Game, seed: int) -> bool:
    """Whether it pays for another value or colour in the half day that begins."""
    trial = game.copy()
    player = make(bot, seed)
    while trial.turns == game.turns:
        trial.play(0, choose_for(player, trial, trial.pending[0]))
    return any(message.id == "dice-log-changed" for message in trial.log[len(game.log) :])


def test_it_does_not_always_think_of_another_value_or_colour() -> None:
    """At Troyes Dice, with the same sheet and the same dice: a beginner uses more of them as they lie."""
    changed = Counter[str]()
    for seed in range(8):
        game = troyes.new_game("troyes-dice", seed=seed)
        player = make("greedy", seed)
        begun = -1
        while game.pending:
            if game.turns != begun:
                begun = game.turns
                for bot in ("apprentice", "greedy"):
                    changed[bot] += changes(bot, game, begun)
            game.play(0, choose_for(player, game, game.pending[0]))
    assert 0 < changed["apprentice"] < 0.8 * changed["greedy"]


# -- between chance and greedy ---------------------------------------------------------------------------------------


def test_solo_dice_lies_between() -> None:
    """A thousand seeds are in docs/strength.md: about 45. Forty of them have a standard error of 0.8."""
    points = [own for (own,) in totals("troyes-dice", ["apprentice"], 40)]
    assert 41 <= sum(points) / len(points) <= 48.5


def test_it_beats_chance_in_the_city() -> None:
    assert sum(own > other for own, other in totals("troyes", ["apprentice", "random"], 6)) == 6


def test_greedy_beats_it_in_the_city() -> None:
    """85 of 100 by docs/strength.md: less than 5 of 10 has a chance of about one in a thousand."""
    assert sum(own > other for own, other in totals("troyes", ["greedy", "apprentice"], 10)) >= 5


def test_le_roy_mostly_beats_it_but_less_than_chance() -> None:
    own = [points - roy for points, roy in totals("king", ["apprentice"], 6)]
    chance = [points - roy for points, roy in totals("king", ["random"], 6)]
    assert sum(chance) / 6 + 15 < sum(own) / 6 < 8
