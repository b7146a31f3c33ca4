"""Work that takes a moment, done beside the event loop: in a thread where there are any. A page has none.

There is one such thread. Python lets one compute at a time: were there more, the loop would wait for each of them.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import cache, partial
from typing import ParamSpec, TypeVar

from troyes.server.metering import noted

Done = TypeVar("Done")
With = ParamSpec("With")
THREADS = sys.platform != "emscripten"


async def aside(work: Callable[With, Done], *args: With.args, **named: With.kwargs) -> Done:
    if THREADS:
        context, there = copy_context(), partial(work, *args, **named)
        return await asyncio.get_running_loop().run_in_executor(_thread(), lambda: context.run(_timed, there))
    await asyncio.sleep(0)  # what waits to be told is told first
    return work(*args, **named)


def _timed(work: Callable[[], Done]) -> Done:
    """What it costs is counted for whoever asked."""
    began = time.thread_time()
    try:
        return work()
    finally:
        noted(time.thread_time() - began)


@cache
def _thread() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(1, "aside")
