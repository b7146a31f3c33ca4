"""What somebody asks is counted as the time that was computed for it: on the loop, and in a thread beside it."""

import asyncio
import time

import pytest

from troyes.server.aside import aside
from troyes.server.metering import Meter, Metered


def computed(seconds: float) -> str:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass
    return "done"


async def test_computing_counts_and_waiting_does_not() -> None:
    async def work() -> str:
        computed(0.02)
        await asyncio.sleep(0.2)
        return computed(0.02)

    meter = Meter()
    assert await Metered(work(), meter) == "done"
    assert 0.04 <= meter.seconds < 0.2


async def test_what_is_done_aside_counts_for_who_asked() -> None:
    async def work() -> str:
        return await aside(computed, 0.05)

    mine, others = Meter(), Meter()
    assert await asyncio.gather(Metered(work(), mine), Metered(asyncio.sleep(0.2, "other"), others)) == [
        "done",
        "other",
    ]
    assert mine.seconds >= 0.05
    assert others.seconds < 0.05


async def test_errors_and_ends_go_through() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise KeyError("a")

    async def waits() -> str:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            return "told"
        return "slept"

    with pytest.raises(KeyError):
        await Metered(fails(), Meter())
    task = asyncio.ensure_future(Metered(waits(), Meter()))
    await asyncio.sleep(0.01)
    task.cancel()
    assert await task == "told"
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await Metered(asyncio.sleep(60), Meter())
