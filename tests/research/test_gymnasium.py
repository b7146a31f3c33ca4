"""Gymnasium's own check, and one seat as it tells of it."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.research.tables import TABLES, Table

import troyes
from troyes import research
from troyes.bots import make, play_out

SOLO = [table for table in TABLES if table[1] == 1]


@pytest.mark.parametrize("table", SOLO, ids=str)
def test_the_check(table: Table) -> None:
    name, _, options = table
    check_env(research.gym_env(name, **options))


def test_the_check_among_bots() -> None:
    check_env(research.gym_env("troyes", players=3, opponents=["greedy", "random"]))
    check_env(research.gym_env("troyes-dice", players=2, opponents="apprentice"))


@pytest.mark.parametrize(("known_as", "name"), [("troyes/King-v1", "king"), ("troyes/Dice-v1", "troyes-dice")])
def test_gymnasium_makes_them_by_name(known_as: str, name: str) -> None:
    env: Any = gymnasium.make(known_as)
    check_env(env.unwrapped)
    env.reset(seed=3)
    assert env.unwrapped.game == troyes.new_game(name, seed=3)


def test_every_option_can_be_given() -> None:
    env: Any = gymnasium.make("troyes/Dice-v1", banquets=True, numbering=(3, 1, 2, 6, 5, 4), reward="win")
    env.reset(seed=3)
    assert env.unwrapped.game.options["numbering"] == [3, 1, 2, 6, 5, 4]
    with pytest.raises(troyes.OptionError):
        gymnasium.make("troyes/King-v1", ramparts=True)


def played(env: Any, seed: int) -> tuple[float, bool]:
    """A game at random, checked on the way: all rewards, and whether it was broken off."""
    seen, info = env.reset(seed=seed)
    rng, total, ended, broken = np.random.default_rng(seed), 0.0, False, False
    while not ended and not broken:
        assert seen in env.observation_space
        assert seen.tolist() == env.game.observe(0).tolist()
        assert bytes(info["action_mask"]) == bytes(env.game.mask(0, relative=True)) == bytes(env.action_masks())
        seen, reward, ended, broken, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        total += reward
    return total, broken


def test_alone_one_plays_for_points_and_against_le_roy_to_win() -> None:
    env = research.gym_env("troyes-dice")
    assert played(env, 1) == (env.game.scores()[0].total, False)
    env = research.gym_env("king")
    assert played(env, 1) == (float(env.game.winners() == (0,)), False)
    env = research.gym_env("king", reward="margin")
    own, roy = 0, 1
    assert played(env, 1)[0] == env.game.scores()[own].total - env.game.scores()[roy].total


def test_gains_come_as_they_are_made_and_add_up_to_the_points() -> None:
    env = research.gym_env("troyes-dice", reward="gains")
    _, info = env.reset(seed=1)
    total = 0.0
    while info["action_mask"].any():
        _, reward, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        total += reward
        assert total == env.game.scores()[0].total
    with pytest.raises(troyes.OptionError, match="gains"):
        research.gym_env("king", reward="gains")


def test_among_bots_the_first_seat_is_asked_and_the_bots_play_as_bots() -> None:
    env = research.gym_env("troyes", players=2, opponents="greedy", reward="points")
    total, _ = played(env, 4)
    assert total == env.game.scores()[0].total

    choices = iter([key for seat, key in env.game.made() if seat == 0])

    class Again:
        def choose(self, decision: Any, view: Any, guess: Any) -> Any:
            key = next(choices)
            return next(option for option in decision.options if option.key == key)

    game = play_out(troyes.new_game("troyes", players=2, seed=4), [Again(), make("greedy", "4/1")])
    assert game == env.game


def test_a_bot_for_each_other_seat() -> None:
    with pytest.raises(ValueError, match="2 opponents"):
        research.gym_env("troyes", players=3, opponents=["greedy"])
    with pytest.raises(troyes.OptionError):
        research.gym_env("troyes", players=2, opponents="nobody")


def test_a_game_can_be_broken_off() -> None:
    assert played(research.gym_env("king", max_cycles=5), 1) == (0.0, True)


@pytest.mark.parametrize("wrong", [0, -1, 1.5, "x"])
def test_broken_off_after_no_choice_at_all_it_cannot_be(wrong: Any) -> None:
    for begin in (research.gym_env, research.vector_env):
        with pytest.raises(troyes.OptionError, match="max_cycles"):
            begin("king", max_cycles=wrong)


def test_after_the_end_comes_a_reset() -> None:
    env = research.gym_env("troyes-dice")
    played(env, 1)
    with pytest.raises(RuntimeError, match="over"):
        env.step(np.int64(0))
