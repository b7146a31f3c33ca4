"""Players of a strength between two levels."""

from itertools import pairwise
from statistics import mean

import pytest

import troyes
from troyes.bots import make, play_out
from troyes.bots.between import levels_of
from troyes.bots.levels import LEVELS
from troyes.bots.limits import Limits
from troyes.bots.roster import takes_limits
from troyes.core.errors import OptionError

FEW = Limits(simulations=60)


def points(name: str) -> float:
    """The mean of what it scores alone in Troyes Dice."""
    games = [play_out(troyes.new_game("troyes-dice", seed=seed), [make(name, seed, FEW)]) for seed in range(30)]
    return mean(game.scores()[0].total for game in games)


def test_strength_rises_from_level_to_level():
    found = [points(f"strength-{strength}") for strength in (1, 1.5, 2, 2.5, 3)]
    assert all(higher > lower + 0.5 for lower, higher in pairwise(found)), found


def test_a_whole_strength_is_the_level_itself():
    for at, level in enumerate(LEVELS):
        assert levels_of(f"strength-{at + 1}") == [level]
    assert levels_of("strength-2.4") == ["greedy", "provost"]


def test_it_can_be_told_how_long_to_think_where_somebody_searches():
    assert [takes_limits(f"strength-{strength}") for strength in (1.5, 2, 2.01, 4)] == [False, False, True, True]


@pytest.mark.parametrize("name", ["strength-0.9", "strength-4.1", "strength-", "strength-nan", "strength-inf"])
def test_other_strengths_are_refused(name: str):
    with pytest.raises(OptionError):
        make(name)


def test_turns_are_whole():
    """In Troyes, too, whoever begins a turn ends it."""
    game = troyes.new_game("troyes", players=2, seed="between")
    play_out(game, [make("strength-2.5", 1, Limits(simulations=2)), make("strength-1.5", 2)])
    assert game.over
