"""The arrays of a vector environment: one row a table, in memory that several processes may share."""

import ctypes
from multiprocessing.context import BaseContext
from typing import Any

import numpy as np
from numpy.typing import NDArray

from troyes.research.setting import Setting

ALIGNED = 64
"""Each array begins at an address that is a multiple of so many bytes: JAX takes no other without a copy."""


class Buffers:
    """What goes in and comes out of many tables at once."""

    actions: NDArray[np.int64]
    observations: NDArray[np.float32]
    final_observations: NDArray[np.float32]
    """Of the tables whose game has ended in the last step, as it ended."""
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]
    """Who must choose next."""
    rewards: NDArray[np.float32]
    """Of the seat that has chosen."""
    seat_rewards: NDArray[np.float32]
    """Of every seat."""
    points: NDArray[np.int32]
    """Of every side, le Roy included, where a game has ended in the last step."""
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    illegal: NDArray[np.bool_]

    def __init__(self, setting: Setting, rows: int, memory: Any = None) -> None:
        """`memory`: that of `shared`, or None for one's own."""
        fields = _fields(setting, rows)
        raw = np.zeros(_bytes(fields), np.uint8) if memory is None else np.frombuffer(memory, np.uint8)
        at = -raw.ctypes.data % ALIGNED  # the same in every process: memory is shared by whole pages
        for name, (shape, dtype) in fields.items():
            size = _size(shape, dtype)
            setattr(self, name, raw[at : at + size].view(dtype).reshape(shape))
            at += _aligned(size)


def shared(setting: Setting, rows: int, context: BaseContext) -> Any:
    """Memory for all arrays, which other processes can be handed. It goes when the last of them ends."""
    return context.RawArray(ctypes.c_byte, _bytes(_fields(setting, rows)))


def _fields(setting: Setting, rows: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    return {
        "actions": ((rows,), np.int64),
        "observations": ((rows, setting.size), np.float32),
        "final_observations": ((rows, setting.size), np.float32),
        "masks": ((rows, setting.actions), np.int8),
        "seats": ((rows,), np.int32),
        "rewards": ((rows,), np.float32),
        "seat_rewards": ((rows, setting.players), np.float32),
        "points": ((rows, setting.sides), np.int32),
        "terminations": ((rows,), np.bool_),
        "truncations": ((rows,), np.bool_),
        "illegal": ((rows,), np.bool_),
    }


def _size(shape: tuple[int, ...], dtype: Any) -> int:
    return int(np.prod(shape)) * np.dtype(dtype).itemsize


def _aligned(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED


def _bytes(fields: dict[str, tuple[tuple[int, ...], Any]]) -> int:
    """With room to begin at a multiple."""
    return ALIGNED + sum(_aligned(_size(shape, dtype)) for shape, dtype in fields.values())
