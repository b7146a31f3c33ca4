"""Puzzles of Troyes, with the modules of its expansion, and of The King's Challenge."""

import math
from collections.abc import Iterator
from random import Random
from typing import Any

from troyes.city import log
from troyes.city.codes import HIRE, REROLL, TURN
from troyes.city.descriptor import MODULES
from troyes.city.names import BONUS
from troyes.coach.city.difference import Difference
from troyes.coach.preview import Preview
from troyes.coach.reasons import ranked
from troyes.puzzles.sets import PuzzleSet, Setup

TABLES = (("troyes", 2),) * 8 + (("troyes", 3),) * 5 + (("troyes", 4),) * 3 + (("king", 1),) * 4


def deal(rng: Random) -> Setup:
    game, players = rng.choice(TABLES)
    options: dict[str, Any] = {}
    if rng.random() < 0.3:
        options["bonus"] = rng.sample(sorted(BONUS), rng.randint(1, 2))
    if game == "troyes" and rng.random() < 0.35:
        modules = rng.sample(sorted(MODULES), rng.randint(1, len(MODULES)))
        options |= {name: MODULES[name] for name in modules}
    return Setup(game, players, options)


FOUND = {
    log.BUILT: "cathedral",
    log.CUBE_ON: "event",
    log.EXPELLED: "expulsion",
    log.TRADESMAN: "tradesman",
    log.STOCKED: "storing",
    log.USED_CUBE: "cube",
    log.ACTS_AGRICULTURE: "harvest",
    log.ACTS_PATROL: "ramparts",
    log.USED_OUTDOOR: "ramparts",
    log.BOUGHT: "buying",
    log.HIRED: "influence",
    log.TURNED: "influence",
    log.PASSED: "passing",
}
"""What happens, the most telling first."""


def themes(preview: Preview) -> Iterator[str]:
    diff = Difference(preview)
    found = [theme for what, theme in FOUND.items() if diff.of(what)]
    if REROLL <= diff.rolled < TURN:
        found.insert(0, "reroll")
    elif TURN <= diff.rolled < HIRE:
        found.insert(0, "influence")
    if any(each.message.id.startswith("coach-city-character") for each in ranked(preview)[:3]):
        found.append("character")
    if diff.king:
        found.append("king")
    if not diff.left:
        found.append("last")
    yield from dict.fromkeys(found)


CITY = PuzzleSet(
    id="troyes",
    game="troyes",
    kinds=frozenset({"action"}),
    deal=deal,
    find=themes,
    themes=(
        *("reroll", *dict.fromkeys(FOUND.values())),
        *("character", "king", "last"),
    ),
    wide=1.0,
    wide_at_sight=math.inf,
    inside=0.3,
    fewest=5,
    depths=(60, 250, 750, 2500),
    proof=5_000,
    jury=750,
    glances=(8, 24, 60),
    passing=frozenset({"walk"}),
    each=2,
    apart=6,
)
