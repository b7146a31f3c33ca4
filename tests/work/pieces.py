"""Pieces of work for the tests: functions of a module, so that they are found wherever work runs."""

import os
import signal
import time
from pathlib import Path
from typing import NamedTuple

from troyes.core.errors import OptionError


class Piece(NamedTuple):
    number: int
    once: Path | None = None
    """A worker that finds no such file makes it, and is killed."""
    end: str = ""
    """How it ends: "killed" every time, "refused", or well."""
    seconds: float = 0.0


def square(piece: Piece) -> int:
    time.sleep(piece.seconds)
    if piece.once is not None and not piece.once.exists():
        piece.once.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    if piece.end == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    if piece.end == "refused":
        raise OptionError("option-bad", place="number", value=str(piece.number), expected="another")
    return piece.number**2
