"""The watchdog: how late the loop is, and how much of that was our own computing."""

import asyncio
import time

from prometheus_client import Histogram
from tests.server.test_metering import computed

from troyes.server.metrics import LOOP_HELD, LOOP_HELD_MOST, LOOP_LAG, LOOP_LAG_MOST
from troyes.server.watchdog import TOO_LONG, WINDOW, Watchdog


def too_long(figure: Histogram) -> float:
    """How often it was."""
    counts = {
        sample.labels.get("le"): sample.value
        for metric in figure.collect()
        for sample in metric.samples
        if sample.name.endswith("_bucket")
    }
    return counts["+Inf"] - counts[str(TOO_LONG)]


async def test_who_computes_holds_the_loop_and_who_sleeps_in_it_only_makes_it_late() -> None:
    watching = asyncio.create_task(Watchdog().watch())
    try:
        await asyncio.sleep(0.05)
        lag, held = too_long(LOOP_LAG), too_long(LOOP_HELD)
        computed(0.2)
        await asyncio.sleep(0.05)
        assert too_long(LOOP_LAG) > lag
        assert too_long(LOOP_HELD) == held + 1
        lag = too_long(LOOP_LAG)
        time.sleep(0.2)
        await asyncio.sleep(0.05)
        assert too_long(LOOP_LAG) > lag
        assert too_long(LOOP_HELD) == held + 1
    finally:
        watching.cancel()


def test_the_worst_of_the_last_minute_is_told() -> None:
    dog = Watchdog()
    for now, lag, held in ((1000.0, 0.3, 0.2), (1001.5, 0.1, 0.1), (1003.0, 0.02, 0.01)):
        dog.note(now, lag, held)
        assert (LOOP_LAG_MOST._value.get(), LOOP_HELD_MOST._value.get()) == (0.3, 0.2)
    dog.note(1000.5 + WINDOW, 0.0, 0.0)
    assert (LOOP_LAG_MOST._value.get(), LOOP_HELD_MOST._value.get()) == (0.1, 0.1)
