"""Several judges made one: their mean, or one for some tables beside another for the rest."""

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np

from troyes.bots.city.judge import KINDS, ROY
from troyes.bots.net import Kept

COMMON = ("game", "cells", "features", "cards", "spreads")
"""What a judge tells of itself; the rest is where it comes from."""


def mean(judges: Sequence[Kept]) -> Kept:
    """Judges without cells are sums, and so is their mean: what each has learned of luck alone weighs less in it."""
    told = [judge.told for judge in judges]
    if any(one["game"] != "troyes" or one["cells"] for one in told):
        raise ValueError("only judges of Troyes without hidden cells have a mean")
    _check_alike(judges)
    numbers = np.rint(np.mean([np.asarray(judge.numbers) for judge in judges], axis=0)).astype(np.int16)
    common = {name: told[0][name] for name in COMMON}
    run = " + ".join(one["run"] for one in told)
    return Kept({**common, "run": run, "mean": [_own(one) for one in told]}, array("h", numbers.tobytes()))


def beside(known: Kept, other: Kept, tables: Sequence[str]) -> Kept:
    """A judge that knows its tables as it did, and these as another does."""
    _check_alike((known, other))
    numbers, others = (np.array(judge.numbers).reshape(len(KINDS), -1) for judge in (known, other))
    kinds = [kind for kind, name in enumerate(KINDS) if ("king" if kind == ROY else name) in tables]
    numbers[kinds] = others[kinds]
    told = {
        **known.told,
        "tables": [name for name in KINDS[:ROY] if name in tables or name in known.told["tables"]],
        "spreads": {
            **known.told["spreads"],
            **{name: of for name, of in other.told["spreads"].items() if name in tables},
        },
        "beside": {**known.told.get("beside", {}), **dict.fromkeys(tables, _own(other.told))},
    }
    return Kept(told, array("h", numbers.tobytes()))


def _own(told: dict[str, Any]) -> dict[str, Any]:
    return {name: told[name] for name in told if name not in COMMON}


def _check_alike(judges: Sequence[Kept]) -> None:
    first = judges[0].told
    if any(judge.told[name] != first[name] for judge in judges for name in ("cards", "features", "cells")):
        raise ValueError("these judges know different cards, or have not as many cells")
