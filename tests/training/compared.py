"""Tells what the judge and the network in JAX say at some moments of every table.

A program of its own: a process in which JAX has begun must not be forked, as other tests do.
"""

import json
import sys
from array import array

import jax.numpy as jnp
import numpy as np
from tests.bots.city.judged import CELLS, TABLES, file_of, judge_of, moments
from training.city.fit import begun, hoped, whole_numbers

from troyes.bots.city.belief import chances_for
from troyes.bots.city.evaluation import FEATURES, phase_of
from troyes.bots.city.judge import Counter, kind_of, owners_of

SCALE = np.ones(FEATURES, np.float32)


def main() -> None:
    rng = np.random.default_rng(7)
    made = {name: np.asarray(value) for name, value in begun(CELLS, SCALE, 1).items()}
    for name, size in (("straight", 0.1), ("shared", 0.05), ("phase", 0.02), ("kind", 0.02), ("head", 3.0)):
        made[name] = made[name] + rng.normal(0, size, made[name].shape)
    params = {name: jnp.asarray(value, jnp.float32) for name, value in made.items()}
    kept = file_of(array("h", whole_numbers(params, SCALE).tobytes()).tolist())
    found: list[tuple[float, float]] = []
    for game, players, options in TABLES:
        for city in moments(game, players, options):
            chances, owners = chances_for(city, 0), owners_of(city)
            *seen, hand = np.asarray([Counter().counted(city, owner, chances) for owner in owners]).T
            counts = np.stack(seen, axis=1)
            said = judge_of(city, kept).outlook(city, chances)
            for at, owner in enumerate(owners):
                both = jnp.concatenate([counts[at], counts.sum(0) - counts[at]]).astype(jnp.float32)
                kinds, phases = jnp.asarray([kind_of(city, owner)]), jnp.asarray([phase_of(city)])
                found.append((said[owner], float(hand[at] + hoped(params, kinds, phases, both[None, None])[0, 0])))
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main()
