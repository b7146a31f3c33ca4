"""A game of another package, as if it had been installed: Pig, in `pig/`, found through its entry point."""

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from troyes import registry
from troyes.core import outside, text

__all__ = ["PIG", "environment", "pig_installed"]

PIG = Path(__file__).parent / "pig"
"""The folder to have on the path."""


def environment() -> dict[str, str]:
    """For a process of its own: the environment in which the game is installed."""
    paths = [str(PIG), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


@contextmanager
def pig_installed() -> Iterator[None]:
    """In this process, for a while."""
    sys.path.insert(0, str(PIG))
    _forget()
    try:
        yield
    finally:
        sys.path.remove(str(PIG))
        _forget()


def _forget() -> None:
    """What was found before is looked for anew."""
    importlib.invalidate_caches()
    for kept in (outside.entry_points, registry.descriptors, text.bundle):
        kept.cache_clear()
