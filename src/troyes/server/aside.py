"""Work that takes a moment, done beside the event loop: in a thread where there are any. A page has none."""

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

Done = TypeVar("Done")
With = ParamSpec("With")
THREADS = sys.platform != "emscripten"


async def aside(work: Callable[With, Done], *args: With.args, **named: With.kwargs) -> Done:
    if THREADS:
        return await asyncio.to_thread(work, *args, **named)
    await asyncio.sleep(0)  # what waits to be told is told first
    return work(*args, **named)
