"""Minds for the tests: they think when they may, or not at all."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from tests.cli.table.hands import screen_text, table
from textual.pilot import Pilot

from troyes.cli.table.app import TableApp
from troyes.coach.processes import Lost, Processes

Told = Callable[[Any], None]


class Slow(Processes):
    """Thinks here, tells `words` first, and waits until it may answer."""

    def __init__(self, *words: Any) -> None:
        super().__init__()
        self.words = words
        self.asked: list[tuple[str, tuple[Any, ...]]] = []
        self.may = asyncio.Event()

    async def ask(self, told: Told, work: Callable[..., Any], *given: Any) -> Any:
        self.asked.append((work.__name__, given))
        for words in self.words:
            told(words)
        await self.may.wait()
        return work(*given, told)


class Broken(Processes):
    async def ask(self, told: Told, work: Callable[..., Any], *given: Any) -> Any:
        raise Lost("the process ended")


async def until(pilot: Pilot[None], seen: Callable[[], bool], seconds: float = 30.0) -> None:
    """Waits until it can be seen."""
    end = time.monotonic() + seconds
    while not seen():
        assert time.monotonic() < end, screen_text(pilot.app)  # pyright: ignore[reportArgumentType]
        await pilot.pause(0.05)


def rim(app: TableApp) -> str:
    """What stands on the rim of the tray."""
    return str(table(app).tray.border_title)
