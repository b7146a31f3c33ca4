"""The network of Troyes in JAX: what is learned, how, and how far off it is.

Tables of one kind in one phase are a *group*. Lane 0, what passes straight through, has weights for each group; the
hidden cells share most of theirs: a row is the sum of one for all, one for the phase and one for the kind of table, so
that what is learned at one table helps at the others. Written out for the player the sums are made once.

Every batch has as many rows of each group, however many there are of it.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from training.buffer import Data
from troyes.bots.city.evaluation import FEATURES, PHASES
from troyes.bots.city.judge import GRAINS, KINDS, ROY
from troyes.bots.city.weights import read
from troyes.bots.net import HEAD, MOST, ONE, POINT

KING = ROY - 1
SEEN_BY = [0, 1, 2, ROY, KING]
"""By kind: of which kind the others at the table are."""
FEWEST = 8
"""A group with fewer rows is left as it is."""
HELD_BACK = 10
"""One game in so many is not learned from: it tells how good the fit is."""
LONG = 10.0
"""Points beyond which an error counts by its size and no longer by its square."""

Params = dict[str, jax.Array]


class Order(NamedTuple):
    """How to fit."""

    cells: int
    steps: int
    batch: int
    """Rows of each group in a step."""
    rate: float
    decay: float
    """How strongly weights are drawn back to where they began, or to 0."""
    searched: float
    """How much of a target is what the search expected; the rest is how the game ended."""
    seed: int


class Fit(NamedTuple):
    params: Params
    scale: np.ndarray
    """By feature: what it is divided by before it is learned from."""
    losses: list[float]
    """Every so often, over the batches since the last."""


def begun(cells: int, scale: np.ndarray, seed: int) -> Params:
    """The evaluation of the package in lane 0, and hidden cells that nobody listens to yet."""
    straight = np.zeros((len(KINDS), PHASES, 2, FEATURES), np.float32)
    for kind, name in enumerate((*KINDS[:ROY], "king-roy")):
        weights = np.asarray(read(name), np.float32).reshape(PHASES, FEATURES)
        straight[kind, :, 0] = weights / np.asarray(GRAINS) * scale
    rng = np.random.default_rng(seed)
    shared = rng.normal(0.0, (2.0 / 40) ** 0.5, (2, FEATURES, cells)) * np.array([1.0, 0.3])[:, None, None]
    return {
        "straight": jnp.asarray(straight),
        "shared": jnp.asarray(shared, jnp.float32),
        "phase": jnp.zeros((PHASES, 2, FEATURES, cells)),
        "kind": jnp.zeros((len(KINDS), 2, FEATURES, cells)),
        "head": jnp.zeros((len(KINDS), PHASES, cells)),
    }


def scale_of(data: Data) -> np.ndarray:
    """So that what is seen varies by about one."""
    spread = np.sqrt(np.mean(np.square(data.seen, dtype=np.float32), axis=0))
    return np.where(spread > 0.05, spread, 1.0).astype(np.float32)


def rows(params: Params, kinds: Any, phases: Any) -> tuple[jax.Array, jax.Array]:
    """Of groups: the weights of lane 0 and of the cells, own features and those of others one after the other."""
    others = jnp.asarray(SEEN_BY)[kinds]
    straight = jnp.concatenate([params["straight"][kinds, phases, 0], params["straight"][others, phases, 1]], axis=-1)
    own, theirs = (
        params["shared"][side] + params["phase"][phases, side] + params["kind"][whose, side]
        for side, whose in ((0, kinds), (1, others))
    )
    return straight, jnp.concatenate([own, theirs], axis=-2)


def hoped(params: Params, kinds: Any, phases: Any, seen: jax.Array) -> jax.Array:
    """What is still to be gained: groups times rows, from groups times rows times features."""
    straight, hidden = rows(params, kinds, phases)
    cells = jnp.clip(jnp.einsum("grf,gfc->grc", seen, hidden), 0.0, 1.0)
    return jnp.einsum("grf,gf->gr", seen, straight) + jnp.einsum("grc,gc->gr", cells, params["head"][kinds, phases])


def held_back(data: Data) -> np.ndarray:
    return data.game % HELD_BACK == 0


def targets(data: Data, searched: float) -> np.ndarray:
    """What every owner still gained, or was expected to gain."""
    share = np.where(np.isnan(data.searched), 0.0, searched)
    return (1.0 - share) * data.final + share * np.nan_to_num(data.searched) - data.hand


def fit(data: Data, before: Params, start: Params, scale: np.ndarray, order: Order, tell: Callable[[str], None]) -> Fit:
    """Goes on from `before`; weights are drawn towards `start`."""
    groups = [group for group in groups_of(data.part(~held_back(data))) if len(group.rows) >= FEWEST]
    if not groups:
        raise ValueError(f"too few games to learn from: no kind of moment has {FEWEST} rows")
    learned = data.part(~held_back(data))
    kinds, phases = (jnp.asarray([group[at] for group in groups]) for at in (0, 1))
    rate = optax.cosine_decay_schedule(order.rate, order.steps)
    optimiser = optax.adam(rate)

    def loss(params: Params, seen: jax.Array, hopes: jax.Array) -> tuple[jax.Array, jax.Array]:
        errors = hoped(params, kinds, phases, seen) - hopes
        drawn = sum(jnp.sum(jnp.square(params[name] - start[name])) for name in ("straight", "phase", "kind"))
        size = jnp.mean(optax.huber_loss(errors, delta=LONG))
        return size + order.decay * (drawn + jnp.sum(jnp.square(params["shared"]))), size

    @jax.jit
    def step(params: Params, state: Any, seen: jax.Array, hopes: jax.Array) -> tuple[Params, Any, jax.Array]:
        (_, size), slopes = jax.value_and_grad(loss, has_aux=True)(params, seen, hopes)
        changes, state = optimiser.update(slopes, state, params)
        return optax.apply_updates(params, changes), state, size  # type: ignore[return-value]

    params, state = before, optimiser.init(before)
    losses: list[float] = []
    sizes: list[Any] = []
    for number, (seen, hopes) in enumerate(_batches(learned, groups, scale, order)):
        params, state, size = step(params, state, seen, hopes)
        sizes.append(size)
        if (number + 1) % max(order.steps // 20, 1) == 0:
            losses.append(float(np.mean(jax.device_get(sizes))))
            sizes = []
            tell(f"step {number + 1}: {losses[-1]:.2f}")
    return Fit(params, scale, losses)


class Group(NamedTuple):
    kind: int
    phase: int
    rows: np.ndarray


def groups_of(data: Data) -> list[Group]:
    named = data.kind.astype(np.int64) * PHASES + data.phase
    found = []
    for name in np.unique(named):
        found.append(Group(int(name) // PHASES, int(name) % PHASES, np.flatnonzero(named == name)))
    return found


def _batches(data: Data, groups: list[Group], scale: np.ndarray, order: Order) -> Iterator[tuple[Any, Any]]:
    rng = np.random.default_rng(order.seed)
    hopes = targets(data, order.searched).astype(np.float32)
    for _ in range(order.steps):
        chosen = np.stack([rng.choice(group.rows, order.batch) for group in groups])
        yield _scaled(data, chosen, scale), hopes[chosen]


def _scaled(data: Data, chosen: np.ndarray, scale: np.ndarray) -> np.ndarray:
    return np.concatenate([data.seen[chosen] / scale, data.others[chosen] / scale], axis=-1)


AT_ONCE = 1024


@jax.jit
def _told(params: Params, kind: jax.Array, phase: jax.Array, seen: jax.Array) -> jax.Array:
    return hoped(params, kind, phase, seen[None])[0]


def predicted(params: Params, scale: np.ndarray, data: Data) -> np.ndarray:
    """What every row may be expected to end with."""
    found = data.hand.astype(np.float32)
    for group in groups_of(data):
        kind, phase = jnp.asarray([group.kind]), jnp.asarray([group.phase])
        for first in range(0, len(group.rows), AT_ONCE):
            part = group.rows[first : first + AT_ONCE]
            seen = _scaled(data, np.resize(part, AT_ONCE), scale)  # always as many: it is compiled once
            found[part] += np.asarray(_told(params, kind, phase, seen))[: len(part)]
    return found


def whole_numbers(params: Params, scale: np.ndarray) -> np.ndarray:
    """The network as players count with it: by kind and phase the rows of all features, then the head."""
    parts: list[np.ndarray] = []
    for kind in range(len(KINDS)):
        for phase in range(PHASES):
            straight = params["straight"][kind, phase]
            hidden = params["shared"] + params["phase"][phase] + params["kind"][kind]
            lanes = np.concatenate([np.asarray(straight)[..., None] * POINT, np.asarray(hidden) * ONE], axis=-1)
            by_feature = (lanes / scale[:, None]).transpose(1, 0, 2).reshape(-1)
            parts += [by_feature, np.asarray(params["head"][kind, phase]) * HEAD]
    return np.clip(np.rint(np.concatenate(parts)), -MOST, MOST).astype(np.int16)
