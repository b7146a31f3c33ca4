"""The network of Troyes in JAX: what is learned, how, and how far off it is.

Tables of one kind in one phase are a *group*. Lane 0, what passes straight through, has weights for each group; the
hidden cells share most of theirs: a row is the sum of one for all, one for the phase and one for the kind of table, so
that what is learned at one table helps at the others. Written out for the player the sums are made once.

Every batch has as many rows of each group, however many there are of it. What is learned from is how far an owner's
expectation is off, and how far its lead over the others at the table is: players choose by leads.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from training.buffer import Data
from troyes.bots.city.evaluation import FEATURES, PHASES
from troyes.bots.city.judge import GRAINS, KINDS, ROY, places_in
from troyes.bots.city.weights import read
from troyes.bots.net import HEAD, MOST, ONE, POINT, Kept

KING = ROY - 1
SEEN_BY = [0, 1, 2, ROY, KING]
"""By kind: of which kind the others at the table are."""
FEWEST = 8
"""A group with fewer rows is left as it is."""
HELD_BACK = 10
"""One game in so many is not learned from: it tells how good the fit is."""
LONG = 10.0
"""Points beyond which an error counts by its size and no longer by its square."""
WALKS = (11, 15, 19, 6, 6)
"""By kind: how many walks a round has, about."""
OTHERS = 3
"""At the most, beside an owner."""
PARTS = 20
"""So often a fit tells how it goes."""

Params = dict[str, jax.Array]


class Order(NamedTuple):
    """How to fit."""

    cells: int
    steps: int
    batch: int
    """Rows of each group in a step."""
    rate: float
    decay: float
    """How strongly weights are drawn back to where they began; those of cells that have learned nothing, to 0."""
    far: float
    """How much of a target lies beyond a round's time; the rest is what searches expected until then."""
    lead: float
    """How much of the loss is about leads."""
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
    return with_cells(straight, cells, seed)


def with_cells(straight: np.ndarray, cells: int, seed: int) -> Params:
    """What is known in lane 0, and hidden cells that nobody listens to yet."""
    rng = np.random.default_rng(seed)
    shared = rng.normal(0.0, (2.0 / 40) ** 0.5, (2, FEATURES, cells)) * np.array([1.0, 0.3])[:, None, None]
    return {
        "straight": jnp.asarray(straight),
        "shared": jnp.asarray(shared, jnp.float32),
        "phase": jnp.zeros((PHASES, 2, FEATURES, cells)),
        "kind": jnp.zeros((len(KINDS), 2, FEATURES, cells)),
        "head": jnp.zeros((len(KINDS), PHASES, cells)),
    }


def straight_of(known: Kept, scale: np.ndarray) -> np.ndarray:
    """Lane 0 of a judge without cells, for the cards of today."""
    numbers = np.asarray(known.numbers, np.float32).reshape(len(KINDS), PHASES, -1, 2).swapaxes(2, 3)
    found = [numbers[..., places].mean(-1) for places in places_in(known.told["cards"])]
    return np.stack(found, axis=-1) / POINT * scale


def unlearned(start: Params) -> Params:
    """What weights are drawn towards where nothing was learned yet: no cell looks at anything."""
    return {**start, "shared": jnp.zeros_like(start["shared"])}


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


def targets(data: Data, far: float) -> np.ndarray:
    """What every owner still gained, mixed with what was expected on the way: each later search counts for a share.

    The search that chose a turn knows no more than the evaluation about what comes after it. The next ones do: they
    see the dice of the next round, and turns of others. What they expected swings less than how the game ended.
    """
    keeps = [far ** (1.0 / walks) for walks in WALKS]
    found = np.zeros(len(data.game), np.float32)
    later: dict[tuple[int, int], tuple[float, float]] = {}
    columns = (data.line, data.owner, data.kind, data.final, data.searched)
    for at, (line, owner, kind, final, searched) in reversed(
        list(enumerate(zip(*(column.tolist() for column in columns), strict=True)))
    ):
        known = later.get((line, owner))
        target = final if known is None else keeps[kind] * known[0] + (1.0 - keeps[kind]) * known[1]
        found[at] = target
        later[line, owner] = (target, target if np.isnan(searched) else searched)
    return found - data.hand


def others_of(data: Data) -> np.ndarray:
    """By row: the rows of the others at the same moment; -1: there are no more."""
    rows = np.arange(len(data.moment))
    first = np.searchsorted(data.moment, data.moment, "left")
    last = np.searchsorted(data.moment, data.moment, "right")
    found = []
    for at in range(OTHERS):
        row = first + at
        row = row + (row >= rows)
        found.append(np.where(row < last, row, -1))
    return np.stack(found, axis=1)


def fit(data: Data, before: Params, start: Params, scale: np.ndarray, order: Order, tell: Callable[[str], None]) -> Fit:
    """Goes on from `before`; weights are drawn towards `start`."""
    learned = data.part(~held_back(data))
    groups = [group for group in groups_of(learned) if len(group.rows) >= FEWEST]
    if not groups:
        raise ValueError(f"too few games to learn from: no kind of moment has {FEWEST} rows")
    kinds, phases = (jnp.asarray([group[at] for group in groups]) for at in (0, 1))
    rows_of = jnp.asarray(np.concatenate([group.rows for group in groups]))
    sizes = np.asarray([len(group.rows) for group in groups])
    begins, many = jnp.asarray(np.cumsum(sizes) - sizes), jnp.asarray(sizes)
    whole = jnp.asarray(learned.seen)
    hopes, others = jnp.asarray(targets(learned, order.far)), jnp.asarray(others_of(learned))
    parts = jnp.asarray(np.concatenate([scale, scale]))
    optimiser = optax.adam(optax.cosine_decay_schedule(order.rate, order.steps))

    def errors(params: Params, kinds: Any, chosen: jax.Array, seen: jax.Array, everybody: jax.Array) -> jax.Array:
        both = jnp.concatenate([seen, everybody - seen], axis=-1) / parts
        return hoped(params, kinds, phases, both) - hopes[chosen]

    def loss(params: Params, chosen: jax.Array) -> tuple[jax.Array, jax.Array]:
        beside = others[chosen]
        there = beside >= 0
        rows = jnp.maximum(beside, 0)
        mine, yours = whole[chosen].astype(jnp.float32), whole[rows] * there[..., None].astype(jnp.float32)
        everybody = mine + yours.sum(-2)
        flat = len(groups), order.batch * OTHERS
        own = errors(params, kinds, chosen, mine, everybody)
        all_of = jnp.repeat(everybody, OTHERS, axis=1)
        theirs = errors(params, jnp.asarray(SEEN_BY)[kinds], rows.reshape(flat), yours.reshape(*flat, -1), all_of)
        leads = own - (theirs.reshape(beside.shape) * there).sum(-1) / there.sum(-1)
        off, off_lead = (jnp.mean(optax.huber_loss(size, delta=LONG)) for size in (own, leads))
        drawn = sum(jnp.sum(jnp.square(params[name] - start[name])) for name in ("straight", "shared", "phase", "kind"))
        size = (1.0 - order.lead) * off + order.lead * off_lead
        return size + order.decay * drawn, size

    def step(carried: Any, _: Any) -> tuple[Any, jax.Array]:
        params, state, key = carried
        key, now = jax.random.split(key)
        drawn = jax.random.uniform(now, (len(groups), order.batch))
        chosen = rows_of[begins[:, None] + jnp.floor(drawn * many[:, None]).astype(jnp.int32)]
        (_, size), slopes = jax.value_and_grad(loss, has_aux=True)(params, chosen)
        changes, state = optimiser.update(slopes, state, params)
        return (optax.apply_updates(params, changes), state, key), size

    go = jax.jit(lambda carried: jax.lax.scan(step, carried, length=max(order.steps // PARTS, 1)))
    carried = (before, optimiser.init(before), jax.random.PRNGKey(order.seed))
    losses: list[float] = []
    for part in range(min(PARTS, order.steps)):
        carried, found = go(carried)
        losses.append(float(np.mean(jax.device_get(found))))
        tell(f"{part + 1} of {min(PARTS, order.steps)} parts: {losses[-1]:.2f}")
    return Fit(carried[0], scale, losses)


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


def _scaled(data: Data, others: np.ndarray, chosen: np.ndarray, scale: np.ndarray) -> np.ndarray:
    beside = others[chosen]
    theirs = (data.seen[beside] * (beside >= 0)[..., None]).sum(1)
    return np.concatenate([data.seen[chosen] / scale, theirs / scale], axis=-1)


AT_ONCE = 1024


@jax.jit
def _told(params: Params, kind: jax.Array, phase: jax.Array, seen: jax.Array) -> jax.Array:
    return hoped(params, kind, phase, seen[None])[0]


def predicted(params: Params, scale: np.ndarray, data: Data) -> np.ndarray:
    """What every row may be expected to end with."""
    found, others = data.hand.astype(np.float32), others_of(data)
    for group in groups_of(data):
        kind, phase = jnp.asarray([group.kind]), jnp.asarray([group.phase])
        for first in range(0, len(group.rows), AT_ONCE):
            part = group.rows[first : first + AT_ONCE]
            seen = _scaled(data, others, np.resize(part, AT_ONCE), scale)  # always as many: it is compiled once
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
