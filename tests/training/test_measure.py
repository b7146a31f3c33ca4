"""What a report says of a judge rests on games that the judge, and what is drawn with it, has not been fitted to."""

import numpy as np
import pytest
from training.buffer import Data
from training.city import measure
from training.city.measure import wins_calibration

LEAD = 4.0
"""Points by which somebody leads at every moment."""


def two_seats(wins: list[int]) -> tuple[np.ndarray, Data]:
    """What a judge says of two seats, and what came. `wins`: by game, at how many of ten moments the winner leads."""
    games, moments = len(wins), 10 * len(wins)
    row = np.arange(2 * moments)
    told = np.where(row % 2 == 0, 30.0 + LEAD, 30.0)
    ahead = np.repeat([1.0 if at < wins[game] else 0.0 for game in range(games) for at in range(10)], 2)
    won = np.where(row % 2 == 0, ahead, 1.0 - ahead)
    same = np.zeros(2 * moments, np.int64)
    return told, Data(
        seen=np.zeros((2 * moments, 1)),
        game=row // 20,
        line=row // 20,
        moment=row // 2,
        kind=same,
        phase=same + 1,
        owner=row % 2,
        hand=same,
        final=same + 30,
        won=won,
        searched=told,
    )


def test_chances_are_drawn_with_what_other_games_have_taught(monkeypatch: pytest.MonkeyPatch):
    """Who leads wins nine of ten in every second game, six of ten in the others. Each half is told what the other
    taught."""
    monkeypatch.setattr(measure, "BINS", 4)
    told, data = two_seats([9, 6] * 4)
    found = [(one.said, one.came) for one in wins_calibration(told, data)]
    assert found == [
        (pytest.approx(said, abs=0.02), came) for said, came in ((0.1, 0.4), (0.4, 0.1), (0.6, 0.9), (0.9, 0.6))
    ]


def test_where_other_games_tell_nothing_all_games_do():
    told, data = two_seats([8])
    top = max(one.said for one in wins_calibration(told, data))
    assert top == pytest.approx(0.8, abs=0.02)
