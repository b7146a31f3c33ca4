"""A judge of Troyes Dice in whole numbers, as players count with it."""

from array import array
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from training.dice.fit import MOSTS, Kin, Params, rows_of
from troyes.bots.dice.sights import AT_AFTER, AT_NEXT
from troyes.bots.net import HEAD, MOST, ONE, POINT, Kept

STRAIGHT_GRAIN: Final = 2
"""What passes straight through is rounded to so many steps: fewer kinds of numbers make a smaller file."""


def kept(params: list[Params], kin: Kin, told: dict[str, Any]) -> Kept:
    """By half day what was learned. `told`: where the numbers come from."""
    straight = [_straight(each, kin) for each in params]
    shared = [np.asarray(each["shared"])[:, 1:] / MOSTS[:, None] for each in params]
    bias = [np.asarray(each["bias"])[1:] for each in params]
    heads = [np.asarray(each["head"]) for each in params]
    parts = [whole(straight, POINT, STRAIGHT_GRAIN), whole(shared, ONE), whole(bias, ONE), whole(heads, HEAD)]
    found = array("h")
    found.frombytes(np.concatenate(parts).astype("=i2").tobytes())
    return Kept({**told, "cells": len(heads[0])}, found)


def _straight(params: Params, kin: Kin) -> NDArray[np.float32]:
    rows = np.array(rows_of(params, kin)[:, 0])
    rows[AT_NEXT:AT_AFTER] += float(params["bias"][0])
    return rows


def whole(numbers: list[NDArray[Any]], unit: int, grain: int = 1) -> NDArray[np.int64]:
    most = MOST // grain * grain
    found = np.concatenate([part.ravel() for part in numbers]).astype(np.float64)
    return np.clip(np.rint(found * unit / grain) * grain, -most, most).astype(np.int64)
