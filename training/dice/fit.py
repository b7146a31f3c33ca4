"""The network of Troyes Dice in JAX: what a half day's judge is made of, and how it learns.

Every half day has a network of its own, which begins as it was, or as that of the half day after it. Lane 0 passes
straight through and begins as the evaluation of the package; the other lanes are hidden cells, cut off below 0 and
above 1.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

Params = dict[str, jax.Array]
Real = NDArray[np.float32]

LONG = 4.0
"""Points beyond which an error counts by its size and no longer by its square."""


class Order(NamedTuple):
    steps: int
    batch: int
    rate: float
    decay: float
    """How fast what a row has of its own fades."""


def begun(straight: Real, kin: Real, cells: int, seed: int) -> Params:
    """Cells that see something, of which nothing is believed yet."""
    rng = np.random.default_rng(seed)
    shared = rng.normal(0, 0.12, (kin.shape[1], cells + 1)).astype(np.float32)
    shared[:, 0] = 0
    own = np.zeros((len(straight), cells + 1), np.float32)
    own[:, 0] = straight
    return {
        "shared": jnp.asarray(shared),
        "own": jnp.asarray(own),
        "bias": jnp.full(cells + 1, 0.5).at[0].set(0.0),
        "head": jnp.zeros(cells),
    }


def rows_of(params: Params, kin: jax.Array) -> jax.Array:
    """The rows as a player has them, but for the bias."""
    return kin @ params["shared"] + params["own"]


def hoped(params: Params, kin: jax.Array, seen: jax.Array) -> jax.Array:
    """The points still to come, by moment. A row that is not seen is the last one, and all 0."""
    rows = jnp.concatenate([rows_of(params, kin), jnp.zeros((1, params["bias"].shape[0]))])
    lanes = rows[seen].sum(1) + params["bias"]
    return lanes[:, 0] + jnp.clip(lanes[:, 1:], 0, 1) @ params["head"]


def _fit(steps: int, batch: int) -> Callable[..., Any]:
    @jax.jit
    def run(params: Params, kin: jax.Array, seen: jax.Array, points: jax.Array, rate: Any, decay: Any, key: Any) -> Any:
        start = params
        optimiser = optax.adam(optax.cosine_decay_schedule(rate, steps), b2=0.99)

        def loss(params: Params, chosen: jax.Array) -> jax.Array:
            error = hoped(params, kin, seen[chosen]) - points[chosen]
            return optax.huber_loss(error, delta=LONG).mean()

        def step(at: Any, carried: Any) -> Any:
            params, state, total = carried
            chosen = jax.random.randint(jax.random.fold_in(key, at), (batch,), 0, len(points))
            value, slope = jax.value_and_grad(loss)(params, chosen)
            slope["own"] = slope["own"] + decay * (params["own"] - start["own"])
            change, state = optimiser.update(slope, state, params)
            return optax.apply_updates(params, change), state, 0.98 * total + 0.02 * value

        return jax.lax.fori_loop(0, steps, step, (params, optimiser.init(params), 0.0))

    return run


class Fitter:
    def __init__(self, order: Order, kin: Real) -> None:
        self.order = order
        self.kin = jnp.asarray(kin)
        self._run = _fit(order.steps, order.batch)

    def fit(
        self, params: Params, seen: NDArray[np.int32], points: Real, seed: int, share: float = 1.0
    ) -> tuple[Params, float]:
        """Learns what the moments are worth beyond the points in hand; tells the mean loss of the last steps.

        `share`: of the usual rate.
        """
        order, key = self.order, jax.random.PRNGKey(seed)
        rows = jnp.asarray(padded(seen, len(self.kin)))
        rate = order.rate * share
        params, _, loss = self._run(params, self.kin, rows, jnp.asarray(points), rate, order.decay, key)
        return params, float(loss)


def guessed(params: Params, kin: Real, seen: NDArray[np.int32]) -> Real:
    return np.asarray(hoped(params, jnp.asarray(kin), jnp.asarray(padded(seen, len(kin)))))


def padded(seen: NDArray[np.int32], last: int) -> NDArray[np.int32]:
    """Where nothing is seen, the row behind the last."""
    return np.where(seen < 0, last, seen).astype(np.int32)
