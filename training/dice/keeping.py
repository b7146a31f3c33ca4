"""A judge of Troyes Dice in whole numbers, as players count with it."""

from array import array
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from training.dice.batch import Tables
from training.dice.kin import kinds
from troyes.bots.dice.evaluation import STAGES
from troyes.bots.net import HEAD, MOST, ONE, POINT, Kept

STRAIGHT_GRAIN: Final = 2
CELL_GRAIN: Final = 16
"""Numbers are rounded to so many steps: fewer kinds of numbers make a smaller file."""
RARE: Final = 4
"""What was met less often in training is judged as the mean of its kind."""


def kept(tables: Tables, met: NDArray[np.int64], told: dict[str, Any], rare: int = RARE) -> Kept:
    """`met`: how often each row was seen, by half day. `told`: where the numbers come from."""
    rows = tables.rows.copy()
    for turn in range(STAGES):
        level_out(rows[turn], met[turn], rare)
    numbers = np.concatenate([whole_rows(rows).ravel(), whole(tables.heads, HEAD, 1).ravel()])
    found = array("h")
    found.frombytes(numbers.astype("=i2").tobytes())
    return Kept({**told, "cells": tables.heads.shape[1]}, found)


def level_out(rows: NDArray[np.float32], met: NDArray[np.int64], rare: int) -> None:
    """Gives rows that were hardly met the mean of their kind, by how often its rows were met."""
    for kind in kinds():
        places = np.array([at for at, _ in kind])
        seldom = met[places] < rare
        often = np.minimum(met[places], 50).astype(np.float32) + 1e-3
        mean = (rows[places] * often[:, None]).sum(0) / often.sum()
        rows[places[seldom]] = mean


def whole_rows(rows: NDArray[np.float32]) -> NDArray[np.int64]:
    straight = whole(rows[..., :1], POINT, STRAIGHT_GRAIN)
    return np.concatenate([straight, whole(rows[..., 1:], ONE, CELL_GRAIN)], axis=-1)


def whole(numbers: NDArray[np.float32], unit: int, grain: int) -> NDArray[np.int64]:
    most = MOST // grain * grain
    return np.clip(np.rint(numbers.astype(np.float64) * unit / grain) * grain, -most, most).astype(np.int64)
