"""The learned weights as they are kept in `weights.bin`: sixteen bits each, packed."""

import zlib
from array import array
from functools import cache
from importlib.resources import files
from sys import byteorder
from typing import Final

from troyes.bots.dice.evaluation import SIZE, STAGES

UNIT: Final = 0.002
"""What one step of a kept weight is worth, in points."""
MOST: Final = 32767


def write(weights: list[float]) -> bytes:
    kept = array("h", [max(-MOST, min(MOST, round(weight / UNIT))) for weight in weights])
    if byteorder == "big":
        kept.byteswap()
    return zlib.compress(kept.tobytes(), 9)


def read(data: bytes) -> list[float]:
    kept = array("h")
    kept.frombytes(zlib.decompress(data))
    if byteorder == "big":
        kept.byteswap()
    assert len(kept) == STAGES * SIZE, "the weights were learned for other patterns"
    return [step * UNIT for step in kept]


@cache
def learned() -> list[float]:
    """The weights that the players think with."""
    return read((files("troyes.bots.dice") / "weights.bin").read_bytes())
