"""The folder of a run: its order, and files that are written whole or not at all."""

import json
from pathlib import Path
from typing import Any

import numpy as np


class OtherRun(Exception):
    """The folder holds a run of another order."""


def begin(folder: Path, plan: dict[str, Any], may_grow: str) -> None:
    """Writes the order down; a folder with another one is refused, but for the part that may grow."""
    file = folder / "run.json"
    order = json.loads(json.dumps(plan))
    if file.exists():
        known: dict[str, Any] = json.loads(file.read_text("utf-8"))
        other = [name for name in order if name != may_grow and known.get(name) != order[name]]
        if other:
            told = ", ".join(f"{name} was {known.get(name)!r} and is {order[name]!r}" for name in other)
            raise OtherRun(f"{file} is of another order: {told}. Name another folder, or the same order again.")
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(order, indent=1) + "\n", "utf-8")


def write(path: Path, arrays: dict[str, np.ndarray]) -> None:
    beside = path.with_suffix(".part.npz")
    np.savez(beside, **arrays)  # type: ignore[arg-type]
    beside.replace(path)


def whole(path: Path, data: bytes) -> None:
    beside = path.with_suffix(".part")
    beside.write_bytes(data)
    beside.replace(path)
