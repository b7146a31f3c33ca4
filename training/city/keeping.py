"""A judge as a file: its numbers, and where they come from."""

from array import array
from typing import Any

import numpy as np

from training.city.fit import Params, whole_numbers
from troyes.bots.city.evaluation import BY_CARD, FEATURES
from troyes.bots.net import HALF, Kept


def kept(params: Params, scale: np.ndarray, most: np.ndarray, source: dict[str, Any]) -> Kept:
    """`most`: how often each feature was seen at the most. A lane that could overflow is refused."""
    numbers = whole_numbers(params, scale)
    cells = int(params["shared"].shape[-1])
    told = {
        **source,
        "cells": cells,
        "features": FEATURES,
        "cards": {part: list(names) for part, names in BY_CARD.items()},
    }
    check(numbers, cells, most)
    return Kept(told, array("h", numbers.tobytes()))


def check(numbers: np.ndarray, cells: int, most: np.ndarray) -> None:
    """Four owners who have the most of everything at once must not fill a lane."""
    lanes = FEATURES * 2 * (cells + 1)
    rows = np.abs(numbers.astype(np.int64).reshape(-1, lanes + cells)[:, :lanes].reshape(-1, FEATURES, 2 * (cells + 1)))
    if (worst := int((rows * most[None, :, None]).sum(1).max()) * 4) >= HALF:
        raise ValueError(f"a lane may come to {worst:,}, and holds {HALF:,}")
