"""Whole numbers of any kind: Python's own, and those of numpy and the like."""

from operator import index
from typing import Any, SupportsIndex


def whole(value: object) -> int | None:
    """The number as a plain one; None for anything that is no whole number. True and False are none."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    given: Any = value
    try:
        return index(given)
    except TypeError:
        return None


DEEPEST = 40
"""Nothing of ours is nested deeper; what is, may have no end, and is left as it is."""


def plain(data: Any, depth: int = DEEPEST) -> Any:
    """The same plain data with every whole number in it as a plain one."""
    if isinstance(data, (dict, list, tuple)) and depth == 0:
        return data  # pyright: ignore[reportUnknownVariableType]
    if isinstance(data, dict):
        return {name: plain(value, depth - 1) for name, value in data.items()}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(data, (list, tuple)):
        return [plain(value, depth - 1) for value in data]  # pyright: ignore[reportUnknownVariableType]
    number = whole(data)
    return data if number is None else number


def seat_number(seat: SupportsIndex) -> int:
    """A seat as a plain number, whatever kind of number was given."""
    return seat if isinstance(seat, int) else index(seat)
