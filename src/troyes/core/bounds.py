"""How long a game can last, and how far its points can go."""

from typing import Final, NamedTuple


class Bounds(NamedTuple):
    """Safe rather than tight: no game goes beyond them, and most stay far within."""

    choices: int
    """Of all seats together."""
    low: int
    """The fewest points of a seat."""
    high: int
    """The most points of a seat, le Roy's included."""


FAR: Final = 2**31 - 1
NO_PROMISE: Final = Bounds(FAR, -FAR, FAR)
"""Of a game that does not say how far it can go."""
