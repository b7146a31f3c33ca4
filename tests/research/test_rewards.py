"""What each way to reward a game can come to, as docs/research.md tells it."""

import random
from typing import Any

import pytest

from troyes.research.course import Course
from troyes.research.setting import Setting

Table = tuple[str, int, dict[str, Any]]
TABLES: list[Table] = [
    ("troyes", 2, {}),
    ("troyes", 4, {"characters": "ladies", "ramparts": True}),
    ("king", 1, {}),
    ("troyes-dice", 1, {}),
    ("troyes-dice", 3, {"banquets": True}),
]
CITY: dict[str, tuple[int, int]] = {"win": (0, 1), "points": (-8, 999), "margin": (-1007, 1007)}
DICE: dict[str, tuple[int, int]] = {"win": (0, 1), "points": (0, 159), "margin": (-159, 159), "gains": (0, 159)}
TOLD = [
    (table, reward, bounds)
    for table in TABLES
    for reward, bounds in (DICE if table[0] == "troyes-dice" else CITY).items()
]


def told(name: str, players: int, reward: str, bounds: tuple[int, int]) -> tuple[int, int]:
    """Whoever has nobody beside has no margin either."""
    return DICE["points"] if (name, players, reward) == ("troyes-dice", 1, "margin") else bounds


@pytest.mark.parametrize(("table", "reward", "bounds"), TOLD, ids=[f"{t[0]}-{t[1]}-{reward}" for t, reward, _ in TOLD])
def test_what_a_game_comes_to_lies_between_its_bounds(table: Table, reward: str, bounds: tuple[int, int]) -> None:
    """All that a seat gets; and nothing that it gets at once is more than lies between."""
    name, players, options = table
    setting = Setting.of(name, players, reward, options)
    low, high = setting.reward_bounds
    assert (low, high) == told(name, players, reward, bounds)
    course = Course(setting, "raise")
    for seed in range(2):
        game, rng = course.begin(seed), random.Random(seed)
        totals = [0.0] * players
        while game.pending:
            decision = rng.choice(game.pending)
            game.play(decision.seat, rng.choice(decision.codes))
            rewards = course.rewards()
            assert all(abs(got) <= high - min(low, 0) for got in rewards)
            totals = [total + got for total, got in zip(totals, rewards, strict=True)]
        assert low <= min(totals) <= max(totals) <= high
