"""How far long work is: a bar where rich is installed, a line now and then where it is not."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec

EVERY = 10.0
"""Seconds between two lines."""


@contextmanager
def shown(what: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
    """Yields what is to be called with the number of games that have been played since."""
    with (_bar if find_spec("rich") else _lines)(what, total, done) as advance:
        yield advance


@contextmanager
def _bar(what: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games  {task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns) as progress:
        bar = progress.add_task(what, total=total, completed=done, rate="")

        def advance(games: int) -> None:
            speed = progress.tasks[0].speed or 0
            progress.update(bar, advance=games, rate=f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.2g}/s")

        yield advance


@contextmanager
def _lines(what: str, total: int, done: int) -> Iterator[Callable[[int], None]]:
    before, began = done, time.monotonic()
    told = began

    def advance(games: int) -> None:
        nonlocal done, told
        done += games
        now = time.monotonic()
        if now > told + EVERY:
            told = now
            print(f"{what}: {done:,} of {total:,} games, {(done - before) / (now - began):,.0f}/s", flush=True)

    yield advance
