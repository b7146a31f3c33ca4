"""Ctrl-C is heard at a good moment, and whoever is at work learns that it is no longer wanted."""

import signal
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from types import FrameType

_stops: list[Callable[[], bool]] = []
"""The last one tells whether what this process does is no longer wanted."""


class Unwanted(Exception):
    """What is being done is no longer wanted."""


def is_wanted() -> bool:
    return not (_stops and _stops[-1]())


def heed() -> None:
    """For those who take their time: to be called now and then."""
    if not is_wanted():
        raise Unwanted


def begin_work(stop: Event) -> None:
    """How a process begins that works for another: Ctrl-C is the other's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stops.append(stop.is_set)


@contextmanager
def listening() -> Generator[threading.Event]:
    """Ctrl-C is heard, and answered at a good moment: nothing is torn in its midst. A second one ends it at once."""
    heard = threading.Event()
    _stops.append(heard.is_set)
    try:
        if threading.current_thread() is not threading.main_thread():
            yield heard
            return
        before = signal.getsignal(signal.SIGINT)

        def hear(signal_number: int, frame: FrameType | None) -> None:
            heard.set()
            signal.signal(signal.SIGINT, before)

        signal.signal(signal.SIGINT, hear)
        try:
            yield heard
        finally:
            signal.signal(signal.SIGINT, before)
    finally:
        _stops.pop()


@contextmanager
def unheard() -> Generator[None]:
    """Processes started in here do not hear Ctrl-C, not even before their first line."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
