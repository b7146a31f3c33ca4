"""Whoever thinks keeps to the time the table has set, also on a machine that has more to do than it can."""

import gc
import os
import random
from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest
from bench import thinking

import troyes
from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import advising
from troyes.core.game import Game
from troyes.core.rng import from_seed

SECONDS = 0.5
WITHIN = 1.2
LADIES: dict[str, Any] = {"activities": "both", "events": "both", "purple_die": True, "ramparts": True}
TABLES: dict[str, tuple[str, dict[str, Any], int]] = {
    "troyes": ("troyes", {"players": 4, **LADIES}, 90),
    "king": ("king", {}, 60),
    "dice": ("troyes-dice", {"players": 10, "banquets": True}, 200),
}
"""The game, its options, and after how many choices it is looked at."""


@pytest.fixture(scope="module")
def load() -> Iterator[None]:
    """As many that never rest as there are cores."""
    with thinking.load(os.cpu_count() or 1):
        gc.collect()
        gc.freeze()  # to clear up after other tests is not the player's work
        yield
        gc.unfreeze()


def in_the_middle(name: str, options: dict[str, Any], choices: int) -> Game:
    """Played at random, up to a decision about a whole turn."""
    game = troyes.new_game(name, seed="time", **options)
    rng = random.Random(1)
    while choices > 0 or game.pending[0].kind not in ("action", "die"):
        decision = rng.choice(game.pending)
        game.play(decision.seat, rng.choice(decision.options))
        choices -= 1
    return game


@pytest.mark.parametrize("level", ["provost", "count"])
@pytest.mark.parametrize("table", TABLES)
def test_time_limits_hold_under_load(load: None, table: str, level: str) -> None:
    """The middle of three; where the whole machine was held up, of the next three. It is the mind that is asked for
    advice: the Count's is the player's, and of the Provost's only that one takes the time there is."""
    game = in_the_middle(*TABLES[table])
    mind = advising(game.name, level)
    seat = game.pending[0].seat
    took: list[float] = []
    while len(took) < 12 and (len(took) % 3 or not took or median(took[-3:]) > SECONDS * WITHIN):
        clock = Clock(Limits(seconds=SECONDS))
        mind.consider(game.pending[0], lambda rng: game.guess(seat, rng), from_seed(len(took)), clock, None)
        took.append(clock.spent())
    assert median(took[-3:]) <= SECONDS * WITHIN, took
