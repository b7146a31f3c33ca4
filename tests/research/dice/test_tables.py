"""The twin as a vector environment: the tables of `TablesEnv`, played by somebody else."""

from typing import Any

import numpy as np
import pytest

import troyes
from troyes import research
from troyes.research.dice.vector import TwinEnv

ROWS = 4


def options_of(players: int) -> dict[str, Any]:
    return {"players": players, "banquets": True, "numbering": "falling", "reward": "gains"}


def test_it_tells_what_the_tables_of_the_engine_tell():
    """The first game of every table, choice by choice."""
    twin = research.vector_env("troyes-dice", ROWS, device="cpu", **options_of(2))
    tables = research.vector_env("troyes-dice", ROWS, **options_of(2))
    assert twin.observation_space == tables.observation_space
    assert twin.action_space == tables.action_space
    rng = np.random.default_rng(1)
    (seen, told), (expected, known) = twin.reset(seed=5), tables.reset(seed=5)
    first, gained = [True] * ROWS, np.zeros((ROWS, 2))
    while any(first):
        actions = (rng.random(told["action_mask"].shape) * told["action_mask"]).argmax(axis=1)
        for row in np.flatnonzero(first):
            assert np.array_equal(seen[row], expected[row])
            for name in ("action_mask", "seat", "illegal"):
                assert np.array_equal(told[name][row], known[name][row]), name
            if rng.random() < 0.05:
                actions[row] = 73 - actions[row]
        seen, rewards, ended, broken_off, told = twin.step(actions)
        expected, due, over, _, known = tables.step(actions)
        assert not broken_off.any()
        for row in np.flatnonzero(first):
            gained[row] += told["seat_rewards"][row]
            assert rewards[row] == due[row]
            assert ended[row] == over[row]
            for name in ("seat_rewards", "points", "illegal"):
                assert np.array_equal(told[name][row], known[name][row]), name
            if over[row]:
                first[row] = False
                assert gained[row].tolist() == told["points"][row].tolist()


def test_a_sampled_action_is_legal_and_the_seed_told_is_the_engine_s():
    env = TwinEnv(ROWS, **options_of(2))
    _, told = env.reset(seed=8)
    for _ in range(100):
        *_, told = env.step(env.sample())
        assert not told["illegal"].any()
    assert min(told["seed"]) >= 8 + ROWS
    engine = troyes.new_game("troyes-dice", players=2, seed=int(told["seed"][0]), banquets=True, numbering="falling")
    assert engine.observe(0)[18:54].tolist() == env.batch.games.observations[0][18:54].tolist()


def test_what_it_cannot_be_is_refused():
    for wrong in ({"device": "tpu"}, {"observation": "long"}, {"reward": "fame"}, {"opponents": "greedy"}):
        with pytest.raises(troyes.OptionError, match=next(iter(wrong))):
            research.vector_env("troyes-dice", 2, **{"device": "cpu", **wrong})
    with pytest.raises(RuntimeError, match="reset"):
        research.vector_env("troyes-dice", 2, device="cpu").step([0, 0])
