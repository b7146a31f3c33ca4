"""Many games of the twin at once, on a processor and on a (simulated) graphics card."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import troyes
from troyes.dice import numbers
from troyes.research.dice.batch import Batch
from troyes.research.dice.one import Twin
from troyes.research.dice.printed import printed_row


def batch_of(count: int, players: int = 1, **settings: Any) -> Batch:
    return Batch(printed_row(numbers.standard(), players, "rising", True), count, **settings)


def test_every_game_of_a_batch_is_one_that_the_engine_can_play():
    """Each row goes on with its next game when one has ended; all of them are replayed in the engine."""
    batch = batch_of(8, players=2, reward="points")
    batch.begin(range(100, 108))
    batch.tell()
    games = batch.games
    engines: dict[int, troyes.Game] = {}
    ended = 0
    for _ in range(150):
        batch.choose()
        before = [int(seed) for seed in games.seeds]
        moves = [(int(seat), int(code)) for seat, code in zip(games.seats, games.actions, strict=True)]
        batch.advance()
        batch.tell()
        for row, (seed, (seat, code)) in enumerate(zip(before, moves, strict=True)):
            engine = engines.get(seed)
            if engine is None:
                settings = {"numbering": "rising", "banquets": True}
                engine = engines[seed] = troyes.new_game("troyes-dice", players=2, seed=seed, **settings)
            engine.play(seat, code)
            assert bool(games.terminations[row]) == engine.over
            if engine.over:
                ended += 1
                assert games.seeds[row] == seed + 8
                assert games.points[row].tolist() == [score.total for score in engine.scores()]
                assert games.rewards[row] == games.points[row][seat] == games.seat_rewards[row][seat]
            else:
                assert games.seats[row] == engine.pending[0].seat
                assert games.masks[row].tobytes() == bytes(engine.mask(games.seats[row]))
                assert games.observations[row].tobytes() == engine.observe(games.seats[row]).tobytes()
                assert not games.points[row].any()
    assert ended > 8


def test_playing_out_counts_the_points_of_every_game():
    batch = batch_of(50, players=3)
    batch.begin(range(50))
    batch.play_out()
    assert batch.games.rows[:, 2].all()  # all are over
    assert 3 * 16 < batch.games.choices.min() < batch.games.choices.max() < 3 * 128
    assert batch.games.points.min() > 5
    assert batch.games.points.max() < 80
    points = batch.here(batch.games.points)
    batch.begin(range(50))
    batch.play_out()
    assert (batch.games.points == points).all()
    batch.begin(range(50), chance=1)
    batch.play_out()
    assert (batch.games.points != points).any()


@pytest.mark.parametrize(("reward", "players"), [("win", 3), ("margin", 3), ("margin", 1), ("win", 1)])
def test_rewards_are_what_their_name_says(reward: str, players: int):
    batch = batch_of(16, players=players, reward=reward)
    batch.begin(range(16))
    ended = 0
    while ended < 16:
        batch.choose()
        batch.advance()
        for row in np.flatnonzero(batch.games.terminations):
            ended += 1
            points, rewards = batch.games.points[row].tolist(), batch.games.seat_rewards[row].tolist()
            if reward == "win":
                best = max(points)
                assert rewards == pytest.approx([(own == best) / points.count(best) for own in points])
            elif players == 1:
                assert rewards == points
            else:
                others = [max(points[:seat] + points[seat + 1 :]) for seat in range(players)]
                assert rewards == [own - other for own, other in zip(points, others, strict=True)]


def test_an_action_that_is_not_on_offer_changes_nothing():
    batch = batch_of(3)
    batch.begin(range(3))
    rows = batch.here(batch.games.rows)
    for wrong in (73, -1, 74, 2**40):
        batch.choose()
        batch.games.actions[1] = wrong
        kept = batch.games.rows[1].copy()
        batch.advance()
        assert batch.games.illegal.tolist() == [False, True, False]
        assert (batch.games.rows[1] == kept).all()
    assert (batch.games.rows[0] != rows[0]).any()
    batch.choose()
    batch.advance()
    assert not batch.games.illegal.any()


@pytest.mark.parametrize("wrong", [{"device": "tpu"}, {"form": "long"}, {"reward": "fame"}, {"count": 0}])
def test_what_a_batch_cannot_be_is_refused(wrong: dict[str, Any]):
    with pytest.raises(ValueError, match="at least one game"):
        batch_of(**{"count": 1, **wrong})


@pytest.mark.parametrize("seeds", [[0, 1], [-1], [2**62]])
def test_seeds_that_it_cannot_write_are_refused(seeds: list[int]):
    with pytest.raises(ValueError, match="seeds"):
        batch_of(1).begin(seeds)


CARD = """
import numpy as np
from tests.research.dice.test_batch import batch_of, go_on
batch = batch_of(2, players=2, device="cuda", form="short")
print(go_on(batch), np.ascontiguousarray(batch.here(batch.games.observations)).tobytes().hex())
"""


def go_on(batch: Batch) -> str:
    """Plays on at random, past the end of a game, and tells of all arrays but the observations."""
    batch.begin([1, 2])
    for _ in range(75):
        batch.choose()
        batch.advance()
    batch.tell()
    batch.wait()
    games = batch.games
    arrays = [games.rows, games.masks, games.points, games.seeds, games.seats, games.actions]
    return " ".join([np.ascontiguousarray(batch.here(array)).tobytes().hex() for array in arrays])


def test_the_same_functions_play_on_a_graphics_card():
    """numba's simulator runs the kernels in plain Python, so this also shows that they mean the same there."""
    simulated = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", CARD]
    done = subprocess.run(command, env={**os.environ, **simulated}, capture_output=True, text=True, check=True)
    batch = batch_of(2, players=2)
    *arrays, seen = done.stdout.split()
    assert " ".join(arrays) == go_on(batch)
    assert max(batch.games.seeds) > 2  # a second game has begun
    twins = [
        Twin(row, words, batch.games.printed) for row, words in zip(batch.games.rows, batch.games.words, strict=True)
    ]
    short = [twin.observe_short(int(seat)) for twin, seat in zip(twins, batch.games.seats, strict=True)]
    assert seen == np.stack(short).tobytes().hex()
