"""What goes on by itself while a server runs: after a restart bots and analyses go on; clocks are watched."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import structlog
from msgspec.structs import replace

from troyes.server import clock
from troyes.server.houses.following import Following
from troyes.server.houses.listening import Listening
from troyes.server.replays.sources import of_record
from troyes.server.results.backfill import catch_up
from troyes.server.services import Services
from troyes.server.settings import Settings
from troyes.server.storage.engines import address
from troyes.server.tables.outside_changes import EVERY, look_at_disk
from troyes.server.tables.seating import run_out
from troyes.server.thinking.studies import Subject

log = structlog.get_logger()
LOOK_ROUND = 5.0
"""How often the clocks are looked at, in seconds."""
TOO_LONG = 20.0
"""A clock that ran out so many seconds ago belonged to a server that is no more."""


async def begun(settings: Settings) -> Services:
    """A server that looks after itself until it is closed."""
    services = await Services.open(settings)
    if services.house.shared:
        await _among_others(services, settings)
    for work in (_look_after(services), _guarded(partial(catch_up, services.store, services.results))):
        services.upkeep.append(asyncio.create_task(work))
    return services


async def _among_others(services: Services, settings: Settings) -> None:
    """From now on this server hears what others on the same database do, and in a moment they hear of it.

    Until it answers it only reads: who starts waits for nobody who writes.
    """
    rooms = services.tables.rooms
    listening = Listening(address(settings), services.store.reader, services.house.id, rooms.__contains__)
    await listening.begin()
    await services.house.look()
    await services.house.look_at_lines()
    services.upkeep.append(asyncio.create_task(Following(services).run(listening)))


async def _look_after(services: Services) -> None:
    await _guarded(partial(_go_on, services))
    looked = time.monotonic()
    while True:
        await asyncio.sleep(LOOK_ROUND)
        await _guarded(partial(watch_clocks, services))
        await _guarded(services.thinkers.count_waiting)
        if services.house.shared:
            await _guarded(partial(wake_bots, services))
            await _guarded(partial(take_up_studies, services))
        services.tables.put_away()
        if time.monotonic() - looked >= EVERY:
            looked = time.monotonic()
            await _guarded(partial(look_at_disk, services))


async def _go_on(services: Services) -> None:
    """With what was under way when the server ended: bots' turns, and analyses that were asked for."""
    await services.tables.wake(_ours(services, await services.store.to_wake()))
    await take_up_studies(services)


async def take_up_studies(services: Services) -> None:
    """Analyses that were asked for at any server, and fall to this one."""
    studies = services.studies
    tables = await services.store.unfinished_studies()
    await services.tables.each([id for id in tables if studies.waits_for_us("table", id)], studies.go_on)
    for id in await services.imports.unfinished_studies():
        if not studies.waits_for_us("record", id):
            continue
        kept = await services.imports.one(id)
        if kept is not None:
            job = replace(of_record(kept).job(), person=kept.guest)
            await services.studies.begun(Subject("record", id, job))


async def wake_bots(services: Services) -> None:
    """Bots that must choose and whose table nobody has in memory, since the server that had it has ended."""
    waiting = await services.store.bots_to_move(clock.now() - LOOK_ROUND)
    await services.tables.wake([id for id in _ours(services, waiting) if id not in services.tables.rooms])


async def watch_clocks(services: Services) -> None:
    """Each server looks after its own share; what lies too long belongs to whoever finds it."""
    now = clock.now()
    late = _ours(services, await services.store.running_with_deadline(now))
    late += await services.store.running_with_deadline(now - TOO_LONG) if services.house.shared else []
    await services.tables.each(dict.fromkeys(late), run_out)


def _ours(services: Services, tables: Iterable[str]) -> list[str]:
    """Those of the tables that fall to this server."""
    return [id for id in tables if services.house.drives(id, services.tables.anybody_at(id))]


async def _guarded(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except Exception:  # upkeep must outlive a database that does not answer
        log.exception("the tables could not be looked after")
