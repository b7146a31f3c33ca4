"""A worker for the servers on a PostgreSQL database: it thinks, and they play."""

import asyncio
import signal

from sqlalchemy.engine import make_url

from troyes.cli.settings import settings_of
from troyes.cli.voice import CliError, Voice
from troyes.server.library.bots import outside_bots
from troyes.server.logs import keep_log, usual_level
from troyes.server.settings import Settings
from troyes.server.storage.engines import address
from troyes.server.storage.thoughts import Thoughts
from troyes.server.thinking.worker import Worker

__all__ = ["settings_of", "work"]


def work(settings: Settings, processes: int, voice: Voice) -> None:
    """Until it is told to end."""
    if not settings.database or make_url(settings.database).get_backend_name() != "postgresql":
        raise CliError("cli-worker-database")
    keep_log(usual_level())
    outside_bots(settings.bots)  # what cannot be loaded is told before anything is taken
    voice.say("cli-worker-begins", processes=processes)
    voice.note("cli-worker-end")
    asyncio.run(_work(settings, processes))


async def _work(settings: Settings, processes: int) -> None:
    thoughts = Thoughts(address(settings))
    working = asyncio.create_task(Worker(thoughts, processes).run())
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, working.cancel)
    await asyncio.wait([working])
    await thoughts.close()
    if not working.cancelled():
        working.result()
