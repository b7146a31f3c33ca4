"""What runs the games here: native code, or plain Python while native code may be on its way."""

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Literal

Engine = Literal["native", "plain", "building", "ready"]
"""`plain` stays plain; `building` and `ready` are plain now: native code is being made, or waits for the next start."""
COMING = "TROYES_NATIVE"
"""Names the file that tells how far a build beside us has come: `make play` sets it."""


def engine() -> Engine:
    if (import_module("troyes.core.rng").__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)):
        return "native"
    told = Path(os.environ.get(COMING) or os.devnull)
    state = told.read_text("utf-8").strip() if told.exists() else ""
    return state if state in ("building", "ready") else "plain"
