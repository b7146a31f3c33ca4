"""Rolling restart: a server that is told to stop hands over, and nobody loses a step."""

import asyncio
import random
import tempfile
from pathlib import Path

import pytest
from tests.server.houses.faults import Load, cluster_of

AWAY = 3.0
"""Seconds after which everybody has a line again."""


@pytest.mark.quiet
async def test_servers_are_restarted_one_after_the_other_while_people_play() -> None:
    with tempfile.TemporaryDirectory(prefix="troyes-rolling-", ignore_cleanup_errors=True) as name:
        Path(name).chmod(0o755)  # PostgreSQL is run by somebody else
        async with cluster_of(Path(name), servers=2, workers=1) as cluster:
            load = Load(cluster, random.Random(5))
            ended: list[int] = []

            async def restarted() -> None:
                for house in cluster.houses:
                    before = load.acknowledged
                    ended.append(await asyncio.to_thread(house.server.end))
                    while load.acknowledged < before + 20 and not all(player.ended for player in load.players):
                        await asyncio.sleep(0.01)  # the other one goes on alone
                    await asyncio.to_thread(house.server.start)

            try:
                await load.seat(8)
                async with asyncio.timeout(120):
                    await load.run(restarted())
                await load.check()
            finally:
                await load.close()
    assert load.acknowledged > 40
    assert ended == [0, 0], "it was told to, and ended by itself"
    assert max(player.away for player in load.players) < AWAY
