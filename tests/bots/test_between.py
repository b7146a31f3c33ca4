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


def lead(name: str) -> float:
    """By how much it leads `greedy` in Troyes with two seats, on average over twelve deals, from either seat."""
    leads: list[int] = []
    for number in range(24):
        own, rival = number % 2, 1 - number % 2
        players = [make("greedy", f"rival {number}"), make("greedy", f"rival {number}")]
        players[own] = make(name, number, FEW)
        scores = play_out(troyes.new_game("troyes", players=2, seed=f"rising {number // 2}"), players).scores()
        leads.append(scores[own].total - scores[rival].total)
    return mean(leads)


def test_strength_rises_from_level_to_level():
    found = [points(f"strength-{strength}") for strength in (1, 1.5, 2, 2.5, 3)]
    assert all(higher > lower + 0.5 for lower, higher in pairwise(found)), found


def test_strength_rises_between_two_at_troyes():
    """By five points or more from each to the next, so that other dice would show the same."""
    found = [lead(f"strength-{strength}") for strength in (1, 1.5, 2, 2.5, 3, 4)]
    assert all(higher > lower + 2.0 for lower, higher in pairwise(found)), found


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
