"""What is seen in games: what a fit learns from. No library is needed to see it."""

from typing import NamedTuple


class Seen(NamedTuple):
    """What an owner had at a moment, and what came of it."""

    game: int
    """The number of its seed. A game and its fork have the same: neither tells of the other what it should not."""
    line: int
    """Counted through the file: a game and its fork are two, each from its first moment to its last."""
    moment: int
    """Counted through the file: the owners of one moment stand together."""
    kind: int
    phase: int
    owner: int
    places: list[int]
    counts: list[int]
    hand: int
    final: int
    won: float
    """1 for the winner, shared if several win."""
    searched: float
    """What the search that chose the turn expected this owner to end with; not a number without a search."""
