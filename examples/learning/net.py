"""A small net in plain numpy: what may be known goes in, how likely each action is and what to expect come out."""

from pathlib import Path
from typing import Any

import numpy as np

import troyes

Array = np.ndarray[Any, Any]
GAME = "troyes-dice"
GROUPS = troyes.observation_table(GAME).groups


def looked(rows: Array) -> Array:
    """Observations, and what a person sees at a glance: what each die would find on the sheet under its number.

    A net of this size learns slowly to look one thing up under another. It counts on numbers in the first order.
    """
    dice = rows[:, GROUPS["dice"].slice].reshape(-1, *GROUPS["dice"].shape)
    sheet = rows[:, GROUPS["sheet"].slice]
    drawn, crossed = sheet[:, :36].reshape(-1, 6, 6), sheet[:, 36:54].reshape(-1, 3, 6)
    shows, place = dice[:, :, :6], rows[:, GROUPS["walk"].slice][:, 4:]
    found = np.concatenate([dice, shows @ drawn.swapaxes(1, 2), shows @ crossed.swapaxes(1, 2)], axis=2)
    chosen = (place[:, None] @ found)[:, 0]
    count = len(rows)
    return np.concatenate([rows, found[:, :, 19:].reshape(count, -1), chosen, drawn.sum(axis=2)], axis=1)


class Net:
    """Two hidden layers; from the second one leads to the actions, and one to the value."""

    def __init__(self, weights: list[Array], places: Array, scale: Array) -> None:
        self.weights = weights
        self.places = places
        """The places of what `looked` gives that it takes in."""
        self.scale = scale
        """What the number in each of them is divided by."""

    @classmethod
    def fresh(cls, examples: Array, hidden: int, actions: int, rng: np.random.Generator) -> "Net":
        """Knows nothing yet. What is the same in all examples it need not take in."""
        places = np.flatnonzero(examples.min(axis=0) != examples.max(axis=0))
        shapes = [(len(places), hidden), (hidden, hidden), (hidden, actions), (hidden, 1)]
        gains = [1.4, 1.4, 0.01, 0.1]
        weights: list[Array] = []
        for (fan_in, fan_out), gain in zip(shapes, gains, strict=True):
            weights.append((rng.standard_normal((fan_in, fan_out)) * gain / np.sqrt(fan_in)).astype(np.float32))
            weights.append(np.zeros(fan_out, np.float32))
        return cls(weights, places, np.abs(examples[:, places]).max(axis=0))

    @classmethod
    def load(cls, path: str | Path) -> "Net":
        with np.load(path) as kept:
            return cls([kept[f"w{at}"] for at in range(8)], kept["places"], kept["scale"])

    def save(self, path: str | Path) -> None:
        weights = {f"w{at}": each for at, each in enumerate(self.weights)}
        np.savez_compressed(path, **weights, places=self.places, scale=self.scale)

    def forward(self, seen: Array, legal: Array) -> tuple[Array, Array, Array, tuple[Array, Array, Array]]:
        """Log-probabilities of the actions, their probabilities, values, and what `backward` needs."""
        w1, b1, w2, b2, w3, b3, w4, b4 = self.weights
        x = seen[:, self.places] / self.scale
        h1 = np.maximum(x @ w1 + b1, 0)
        h2 = np.maximum(h1 @ w2 + b2, 0)
        logits = np.where(legal, h2 @ w3 + b3, np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logp = logits - np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return logp, np.exp(logp), (h2 @ w4 + b4)[:, 0], (x, h1, h2)

    def backward(self, kept: tuple[Array, Array, Array], to_logits: Array, to_value: Array) -> list[Array]:
        """What each weight has to do with a loss, from what logits and values have."""
        _, _, w2, _, w3, _, w4, _ = self.weights
        x, h1, h2 = kept
        to_value = to_value[:, None]
        to_h2 = (to_logits @ w3.T + to_value @ w4.T) * (h2 > 0)
        to_h1 = (to_h2 @ w2.T) * (h1 > 0)
        pairs = [(x, to_h1), (h1, to_h2), (h2, to_logits), (h2, to_value)]
        return [each for before, after in pairs for each in (before.T @ after, after.sum(axis=0))]

    def best(self, seen: Array, legal: Array) -> Array:
        """The likeliest legal action of each row."""
        return self.forward(seen, legal)[0].argmax(axis=1)


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
