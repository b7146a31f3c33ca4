"""A small net in plain numpy. It is shown what comes of each choice, and says how likely it makes that choice, and what
is to be expected of it."""

from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
POINT = 0.1
"""What a point is worth to it."""
COUNTED = 20 * POINT
"""The last number that it is shown is a twentieth of the points that would be counted now."""


class Net:
    """Two hidden layers; from the second one leads to the odds of a choice, and one to its value."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights

    @classmethod
    def fresh(cls, seen: int, hidden: int, rng: np.random.Generator) -> "Net":
        """Knows nothing yet."""
        shapes = [(seen, hidden), (hidden, hidden), (hidden, 2)]
        weights: list[Array] = []
        for (fan_in, fan_out), gain in zip(shapes, [1.4, 1.4, 0.1], strict=True):
            weights.append((rng.standard_normal((fan_in, fan_out)) * gain / np.sqrt(fan_in)).astype(np.float32))
            weights.append(np.zeros(fan_out, np.float32))
        return cls(weights)

    @classmethod
    def load(cls, path: str | Path) -> "Net":
        with np.load(path) as kept:
            return cls([kept[f"arr_{at}"] for at in range(6)])

    def save(self, path: str | Path) -> None:
        np.savez_compressed(path, *self.weights)

    def forward(self, seen: Array, ends: Array) -> tuple[Array, Array, tuple[Array, Array, Array]]:
        """Of every choice its log-probability among those of its table and its value; and what `backward` needs.

        The value is that of the whole game: the points that are there already, and what the net expects to come.
        """
        w1, b1, w2, b2, w3, b3 = self.weights
        h1 = np.maximum(seen @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        out = h2 @ w3 + b3
        return log_share(out[:, 0], ends), out[:, 1] + COUNTED * seen[:, -1], (seen, h1, h2)

    def backward(self, kept: tuple[Array, Array, Array], to_out: Array) -> list[Array]:
        """What each weight has to do with a loss, from what odds and values have."""
        _, _, w2, _, w3, _ = self.weights
        seen, h1, h2 = kept
        to_h2 = (to_out @ w3.T) * (h2 > 0)
        to_h1 = (to_h2 @ w2.T) * (h1 > 0)
        pairs = [(seen, to_h1), (h1, to_h2), (h2, to_out)]
        return [each for before, after in pairs for each in (before.T @ after, after.sum(axis=0))]


def starts_of(ends: Array) -> Array:
    return np.concatenate([[0], ends[:-1]])


def spread(each: Array, ends: Array) -> Array:
    """What belongs to a table, for every choice of it."""
    return np.repeat(each, np.diff(ends, prepend=0))


def log_share(odds: Array, ends: Array) -> Array:
    """The logarithm of each choice's share of its table's chances."""
    starts = starts_of(ends)
    odds = odds - spread(np.maximum.reduceat(odds, starts), ends)
    return odds - spread(np.log(np.add.reduceat(np.exp(odds), starts)), ends)


def highest(each: Array, ends: Array) -> Array:
    """Where the highest number of each table stands."""
    starts = starts_of(ends)
    top = each == spread(np.maximum.reduceat(each, starts), ends)
    places = np.flatnonzero(top)
    return places[np.searchsorted(places, starts)]


class Adam:
    """Kingma and Ba's way downhill (2014), in steps that are never long."""

    def __init__(self, weights: list[Array]) -> None:
        self.weights = weights
        self.mean = [np.zeros_like(each) for each in weights]
        self.square = [np.zeros_like(each) for each in weights]
        self.count = 0

    def step(self, slopes: list[Array], rate: float) -> None:
        norm = float(np.sqrt(sum(float((each * each).sum()) for each in slopes)))
        shorter = np.float32(min(1.0, 0.5 / (norm + 1e-8)))
        self.count += 1
        for weight, mean, square, slope in zip(self.weights, self.mean, self.square, slopes, strict=True):
            slope = slope * shorter
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            upright = np.sqrt(square / (1 - 0.999**self.count)) + 1e-5
            weight -= rate * (mean / (1 - 0.9**self.count)) / upright
