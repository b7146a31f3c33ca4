"""Ridge regression in plain Python, on rows that are mostly zeros: how the weights of Troyes are fitted."""

from collections.abc import Sequence
from typing import NamedTuple


class Sums:
    """The normal equations of one fit: only the half of the square on and above its diagonal."""

    def __init__(self, features: int) -> None:
        self.square = [[0.0] * (features - at) for at in range(features)]
        self.right = [0.0] * features
        self.points = 0.0
        self.rows = 0

    def add(self, row: Sequence[float], target: float) -> None:
        seen = [(at, value) for at, value in enumerate(row) if value]
        for first, (at, value) in enumerate(seen):
            line = self.square[at]
            for other, its in seen[first:]:
                line[other - at] += value * its
            self.right[at] += value * target
        self.points += target * target
        self.rows += 1

    def join(self, other: "Sums") -> None:
        for line, its in zip(self.square, other.square, strict=True):
            line[:] = map(float.__add__, line, its)
        self.right[:] = map(float.__add__, self.right, other.right)
        self.points += other.points
        self.rows += other.rows


class Fit(NamedTuple):
    weights: list[float]
    error: float
    """The mean error of a row, in points."""


def fitted(sums: Sums, ridge: float, before: Sequence[float] = (), trust: float = 0.0) -> Fit:
    """The best weights for these rows, drawn towards those of `before`, or towards 0.

    They are drawn by so much as `ridge` rows, and `trust` times the rows themselves, would do.
    """
    square = [line.copy() for line in sums.square]
    right = sums.right.copy()
    for at, line in enumerate(square):
        extra = ridge + trust * line[0]
        if before:
            right[at] += extra * before[at]
        line[0] += extra
    weights = _solved(square, right)
    told = sum(map(float.__mul__, weights, sums.right))
    return Fit(weights, (max(sums.points - told, 0.0) / max(sums.rows, 1)) ** 0.5)


def _solved(square: list[list[float]], right: list[float]) -> list[float]:
    """Solves the equations by elimination; a positive diagonal needs no pivots."""
    size = len(right)
    for at in range(size):
        line = square[at]
        pivot = line[0]
        for off in range(1, size - at):
            if factor := line[off] / pivot:
                below = square[at + off]
                below[:] = [value - factor * its for value, its in zip(below, line[off:], strict=True)]
                right[at + off] -= factor * right[at]
    for at in range(size - 1, -1, -1):
        line = square[at]
        known = sum(map(float.__mul__, line[1:], right[at + 1 :]))
        right[at] = (right[at] - known) / line[0]
    return right
