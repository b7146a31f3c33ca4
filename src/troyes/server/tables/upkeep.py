"""What goes on by itself while a server runs: after a restart bots and analyses go on; clocks are watched."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from troyes.server.replays.sources import of_record
from troyes.server.results.backfill import catch_up
from troyes.server.services import Services
from troyes.server.settings import Settings
from troyes.server.tables.outside_changes import EVERY, look_at_disk
from troyes.server.tables.seating import run_out
from troyes.server.thinking.studies import Subject

log = structlog.get_logger()
LOOK_ROUND = 5.0
"""How often the clocks are looked at, in seconds."""


async def begun(settings: Settings) -> Services:
    """A server that looks after itself until it is closed."""
    services = await Services.open(settings)
    for work in (_look_after(services), _guarded(partial(catch_up, services.store, services.results))):
        services.upkeep.append(asyncio.create_task(work))
    return services


async def _look_after(services: Services) -> None:
    await _guarded(partial(_go_on, services))
    looked = time.monotonic()
    while True:
        await asyncio.sleep(LOOK_ROUND)
        await _guarded(partial(watch_clocks, services))
        services.tables.put_away()
        if time.monotonic() - looked >= EVERY:
            looked = time.monotonic()
            await _guarded(partial(look_at_disk, services))


async def _go_on(services: Services) -> None:
    """With what was under way when the server ended: bots' turns, and analyses that were asked for."""
    await services.tables.wake(await services.store.to_wake())
    await services.tables.each(await services.store.unfinished_studies(), services.studies.begin)
    for id in await services.imports.unfinished_studies():
        kept = await services.imports.one(id)
        if kept is not None:
            await services.studies.begun(Subject("record", id, of_record(kept).job()))


async def watch_clocks(services: Services) -> None:
    await services.tables.each(await services.store.running_with_deadline(time.time()), run_out)


async def _guarded(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except Exception:  # upkeep must outlive a database that does not answer
        log.exception("the tables could not be looked after")
