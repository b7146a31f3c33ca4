"""Servers, workers and their database fail while people and bots play: `make soak ARGS=cluster`.

See `tests.server.houses.faults`.
"""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.server.houses.faults import Faults, Load, cluster_of

from bench.tally import Tally

SERVERS, WORKERS, TABLES, ROUND = 3, 2, 64, 13
"""Each round has every kind of fault once."""
CALM = 3.0, 8.0
"""Seconds before each fault in which people play: a choice costs less than a server that starts."""
WHAT = "cluster"


async def soak(faults: int, choices: int, tally: Tally) -> None:
    """Round after round with new tables, until there were so many faults and so many acknowledged choices in all.

    Whole rounds are noted, so it can be stopped, and goes on with the next one.
    """
    own = tally.of(WHAT)
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="troyes-soak-", ignore_cleanup_errors=True) as name:
        Path(name).chmod(0o755)  # PostgreSQL is run by somebody else
        async with cluster_of(Path(name), SERVERS, WORKERS) as cluster:
            while own.get("faults", 0) < faults or own.get("choices", 0) < choices:
                rng = random.Random(f"cluster/{own.get('rounds', 0)}")
                load, failing = Load(cluster, rng), Faults(cluster, rng)
                await load.seat(TABLES)
                await load.run(failing.happen(ROUND, CALM))
                await load.check()
                await load.close()
                tally.count(WHAT, rounds=1, faults=len(failing.done), choices=load.acknowledged)
                tally.save()
                done = f"{own['faults']} faults, {own['choices']:,} acknowledged choices"
                print(f"cluster: {done} after {time.monotonic() - began:,.0f} s: all there, once", flush=True)


def run(faults: int, choices: int, tally: Tally) -> None:
    asyncio.run(soak(faults, choices, tally))
