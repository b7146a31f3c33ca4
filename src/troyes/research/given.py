"""Numbers that are given for many tables at once."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

WHOLE = "iu"
"""The kinds of numpy's types that are whole numbers; flags are none."""


def whole_numbers(values: ArrayLike, shape: tuple[int, ...]) -> NDArray[Any]:
    """The numbers as an array of just this shape. numpy itself would repeat a single one for all tables, and cut off
    what is behind a point."""
    found = np.asarray(values)
    if found.shape != shape or found.dtype.kind not in WHOLE:
        raise ValueError(f"whole numbers of the shape {shape} are needed, not {found.dtype} of {found.shape}")
    return found
