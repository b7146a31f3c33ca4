"""Lookout plays by the rules, the same way for the same seed, and better than chance."""

from lookout import Lookout

import troyes
from troyes.bots import Limits, make, play_out
from troyes.bots.player import Player

FEW = Limits(simulations=2)


def points(player: Player, seed: int) -> int:
    return play_out(troyes.new_game("troyes-dice", seed=seed), [player]).scores()[0].total


def test_it_finishes_games_of_every_kind() -> None:
    for name in ("troyes-dice", "king"):
        assert play_out(troyes.new_game(name, seed=1), [Lookout("1", FEW)]).over


def test_the_same_seed_plays_the_same_game() -> None:
    assert points(Lookout("a", FEW), 3) == points(Lookout("a", FEW), 3)


def test_it_is_better_than_chance_at_troyes_dice() -> None:
    assert sum(points(Lookout(f"{seed}", FEW), seed) - points(make("random", seed), seed) for seed in range(4)) > 20
