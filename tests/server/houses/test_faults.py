"""Three servers, a worker and their database fail in every way while people and bots play: `make soak ARGS=cluster`, in
short."""

import os
import random
import tempfile
from pathlib import Path

from tests.server.houses.faults import tried


async def test_nothing_that_was_acknowledged_is_lost_or_doubled() -> None:
    seed = int(os.environ.get("TROYES_FAULT_SEED", random.randrange(10**6)))
    print(f"TROYES_FAULT_SEED={seed}")  # noqa: T201
    with tempfile.TemporaryDirectory(prefix="troyes-faults-", ignore_cleanup_errors=True) as name:
        Path(name).chmod(0o755)  # PostgreSQL is run by somebody else
        load = await tried(Path(name), servers=3, workers=1, tables=6, faults=5, seed=seed)
    assert load.acknowledged > 30
    assert load.by_bots > 3
