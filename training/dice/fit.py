"""The network of Troyes Dice in JAX: what a half day's judge is made of, and how it learns.

Every half day has a network of its own, which begins as it was, or as that of the half day after it. Lane 0 passes
straight through and begins as the evaluation of the package, a weight for each pattern; the other lanes are hidden
cells, cut off below 0 and above 1, and know a pattern only by the numbers of its kind.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from troyes.bots.dice.kin import KINDS, NUMBERS
from troyes.bots.dice.sights import SIGHTS

Params = dict[str, jax.Array]
Real = NDArray[np.float32]
Kin = list[Real]
"""By kind: what describes its rows."""

WIDE = 0.4
"""How far cells are spread at the beginning."""
SLOWLY = 0.3
"""The pace at which cells change what they see: a cell sums hundreds of numbers, and all of them move."""
LONG = 4.0
"""Points beyond which an error counts by its size and no longer by its square."""


class Order(NamedTuple):
    steps: int
    batch: int
    rate: float
    decay: float
    """How fast what a row has of its own fades."""


def mosts() -> Real:
    """By number of a kind: about the most that it comes to."""
    found = [np.array([kind.numbers(at) for at in range(kind.size)]).max(0) for kind in KINDS]
    return np.maximum(np.concatenate(found), 1).astype(np.float32)


MOSTS = mosts()


def kin() -> Kin:
    """By kind: the numbers of its rows, each in parts of its most."""
    found: Kin = []
    for kind in KINDS:
        numbers = np.array([kind.numbers(at) for at in range(kind.size)], np.float32)
        found.append(numbers / MOSTS[kind.at : kind.at + kind.width])
    return found


def begun(straight: Real, cells: int, seed: int) -> Params:
    """Cells that see something, each with a little say: one that has none learns too slowly."""
    rng = np.random.default_rng(seed)
    shared = rng.normal(0, 1, (NUMBERS, cells + 1)).astype(np.float32)
    shared[:, 0] = 0
    return {
        "shared": jnp.asarray(shared),
        "own": jnp.asarray(straight),
        "bias": jnp.full(cells + 1, 0.5).at[0].set(0.0),
        "head": jnp.asarray(rng.choice((-0.3, 0.3), cells).astype(np.float32)),
    }


def centred(params: Params, kin: Kin, seen: NDArray[np.int32]) -> Params:
    """The same with cells that are half on, more or less, at such moments: one that is always off cannot learn."""
    lanes = _lanes(params, kin, padded(jnp.asarray(seen))) - params["bias"]
    scale = (WIDE / lanes.std(0)).at[0].set(1.0)
    bias = (0.5 - lanes.mean(0) * scale).at[0].set(0.0)
    return {**params, "shared": params["shared"] * scale, "bias": bias}


def rows_of(params: Params, kin: Kin) -> jax.Array:
    """The rows as a player has them, but for the bias."""
    shared = jnp.split(params["shared"], [kind.at for kind in KINDS[1:]])
    rows = jnp.concatenate([part @ own for part, own in zip(kin, shared, strict=True)])
    return rows.at[:, 0].add(params["own"])


def hoped(params: Params, kin: Kin, seen: jax.Array) -> jax.Array:
    """The points still to come, by moment. A row that is not seen is the last one, and all 0."""
    lanes = _lanes(params, kin, seen)
    return lanes[:, 0] + jnp.clip(lanes[:, 1:], 0, 1) @ params["head"]


def _lanes(params: Params, kin: Kin, seen: jax.Array) -> jax.Array:
    rows = jnp.concatenate([rows_of(params, kin), jnp.zeros((1, params["bias"].shape[0]))])
    return rows[seen].sum(1) + params["bias"]


def _fit(steps: int, batch: int) -> Callable[..., Any]:
    @jax.jit
    def run(params: Params, kin: Kin, seen: jax.Array, points: jax.Array, rate: Any, decay: Any, key: Any) -> Any:
        start = params
        pace = jnp.full(params["bias"].shape, SLOWLY).at[0].set(1.0)
        optimiser = optax.adam(optax.cosine_decay_schedule(rate, steps), b2=0.99)

        def loss(params: Params, chosen: jax.Array) -> jax.Array:
            error = hoped(params, kin, seen[chosen]) - points[chosen]
            return optax.huber_loss(error, delta=LONG).mean()

        def step(at: Any, carried: Any) -> Any:
            params, state, total = carried
            chosen = jax.random.randint(jax.random.fold_in(key, at), (batch,), 0, len(points))
            value, slope = jax.value_and_grad(loss)(params, chosen)
            slope["own"] = slope["own"] + decay * (params["own"] - start["own"])
            change: Any
            change, state = optimiser.update(slope, state, params)
            slowed = {name: change[name] * pace for name in ("shared", "bias")}
            return optax.apply_updates(params, {**change, **slowed}), state, 0.98 * total + 0.02 * value

        return jax.lax.fori_loop(0, steps, step, (params, optimiser.init(params), 0.0))

    return run


class Fitter:
    def __init__(self, order: Order, kin: Kin) -> None:
        self.order = order
        self.kin = kin
        self._run = _fit(order.steps, order.batch)

    def fit(
        self, params: Params, seen: NDArray[np.int32], points: Real, seed: int, share: float = 1.0
    ) -> tuple[Params, float]:
        """Learns what the moments are worth beyond the points in hand; tells the mean loss of the last steps.

        `share`: of the usual rate.
        """
        order, key = self.order, jax.random.PRNGKey(seed)
        rows = padded(jnp.asarray(seen))
        rate = order.rate * share
        params, _, loss = self._run(params, self.kin, rows, jnp.asarray(points), rate, order.decay, key)
        return params, float(loss)


def guessed(params: Params, kin: Kin, seen: NDArray[np.int32]) -> Real:
    return np.asarray(hoped(params, kin, padded(jnp.asarray(seen))))


def padded(seen: jax.Array) -> jax.Array:
    """Where nothing is seen, the row behind the last."""
    return jnp.where(seen < 0, SIGHTS, seen)
