"""Finished analyses, kept: asking again for the same game at the same price answers at once.

A file is named after what was analysed and how: the record, the limits, the level and the version of the shapes. One
that cannot be read is as good as none.
"""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp
from typing import Any

import msgspec

import troyes
from troyes.bots.limits import Limits
from troyes.bots.mind import STRONGEST
from troyes.coach.analysis import THINKING, Progress, analyse
from troyes.coach.shapes import VERSION, Analysis
from troyes.core import records


def name_of(record: Mapping[str, Any], limits: Limits, level: str = STRONGEST) -> str:
    """The name under which an analysis is kept."""
    spent = f"{limits.simulations} simulations" if limits.simulations else f"{limits.seconds:g} s"
    parts = (records.checksum(record), level, spent, str(VERSION), troyes.__version__)
    return sha256("/".join(parts).encode()).hexdigest()


def load(folder: Path, name: str) -> Analysis | None:
    """The analysis of that name, if there is one and it is whole."""
    try:
        found = msgspec.json.decode((folder / f"{name}.json").read_bytes(), type=Analysis)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return found if found.version == VERSION else None


def store(folder: Path, name: str, analysis: Analysis) -> bool:
    """Keeps an analysis, whole or not at all. Says whether it could: a full disk is no reason to lose the answer."""
    made = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle, temporary = mkstemp(dir=folder, prefix=".analysis-")
        made = Path(temporary)
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(analysis))
        made.replace(folder / f"{name}.json")
    except OSError:
        if made is not None:
            with suppress(OSError):
                made.unlink()
        return False
    return True


def analyse_cached(
    record: Mapping[str, Any],
    folder: Path,
    limits: Limits | None = None,
    progress: Progress | None = None,
    stop: Callable[[], bool] | None = None,
    level: str = STRONGEST,
    fresh: bool = False,
) -> Analysis:
    """The analysis from the folder, or a new one, which is then kept there. `fresh`: a new one in any case."""
    limits = THINKING if limits is None else limits
    name = name_of(record, limits, level)
    found = None if fresh else load(folder, name)
    if found is None:
        found = analyse(record, limits, progress, stop, level)
        store(folder, name, found)
    return found
