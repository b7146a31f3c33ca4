"""Positions with something wrong in them, perhaps: one or a few values of a real one, changed at random."""

import copy
import random
from collections.abc import Iterator
from typing import Any

from tests import contract
from tests.city import invariants

import troyes
from troyes.city.choices import VOCABULARY
from troyes.city.codes import AGRICULTURE, USE
from troyes.city.steps.table import STEP_NAMES

ACTIONS = VOCABULARY.keys[AGRICULTURE:USE]
LEFT_ALONE = ("format", "game", "options")

Path = tuple[Any, ...]


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every list and every single value, with the way to it."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, (*path, name))
        return
    yield path, data
    if isinstance(data, list):
        for at, value in enumerate(data):
            yield from leaves(value, (*path, at))


def other(path: Path, value: Any, rng: random.Random) -> Any:
    """Another value of the same kind, as like as not a wrong one."""
    if path == ("step",):
        return rng.choice(STEP_NAMES)
    if path == ("walk", "target"):
        return rng.choice([None, rng.choice(ACTIONS)])
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([0, value + 1, value - 1, rng.randint(0, 12), rng.randint(0, 40)])
    if isinstance(value, list):
        longer = [*value, rng.choice(value)] if value else [rng.randint(0, 6)]
        return rng.choice([value[1:], value[:-1], value[::-1], longer])
    return rng.choice([None, "neutral", 0, 1, "merchant", "war", value])


def changed(position: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    found = copy.deepcopy(position)
    for _ in range(rng.choice([1, 1, 2, 3])):
        path, value = rng.choice([leaf for leaf in leaves(found) if leaf[0] and leaf[0][0] not in LEFT_ALONE])
        parent: Any = found
        for name in path[:-1]:
            parent = parent[name]
        parent[path[-1]] = other(path, value, rng)
    return found


def check(game: troyes.Game, rng: random.Random) -> bool:
    """A changed position is refused, or it is sound and plays to its end. Whether it was accepted."""
    position = changed(game.position(), rng)
    try:
        placed = troyes.from_position(position, seed=rng.randrange(100))
    except troyes.PositionError:
        return False
    invariants.check_position(placed.position())
    while placed.pending:
        contract.play_random(placed, rng, 10)
        invariants.check_position(placed.position())
        contract.check_position(placed)
    return True
