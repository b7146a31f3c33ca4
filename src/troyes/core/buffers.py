"""Whoever plays in a program brings buffers of its own: bytearrays, arrays, or what numpy, torch and the like have."""

from array import array
from collections.abc import Callable
from struct import Struct
from typing import Any, Final


class Writer:
    """Writes so many bytes into a buffer, faster than a view of it can."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.write: Callable[[Any, int, bytes | bytearray], None] = Struct(f"{size}s").pack_into


class Latest:
    """The latest writer: mostly the same size is asked for over and over."""

    def __init__(self) -> None:
        self.writer = Writer(0)


MASKS: Final = Latest()
OBSERVATIONS: Final = Latest()
_ARRAY: Final[Any] = array
"""Compiled, this is at hand; an imported name is looked up each time."""


def _room(out: Any) -> int:
    """How many bytes there are in a bytearray or an array; -1: it is neither."""
    if isinstance(out, bytearray):
        return len(out)
    if isinstance(out, _ARRAY):
        count: int = len(out)
        size: int = out.itemsize
        return count * size
    return -1


def filled(out: Any, data: bytes | bytearray, latest: Latest) -> Any:
    """Writes the bytes into a buffer of just their size, whatever it holds: of numpy, say, or of torch."""
    size = len(data)
    if _room(out) == size:
        writer = latest.writer
        if writer.size != size:
            writer = latest.writer = Writer(size)
        writer.write(out, 0, data)
        return out
    try:
        memoryview(out).cast("B")[:] = data
    except (TypeError, ValueError) as error:
        raise ValueError(f"a writable buffer of {len(data)} bytes is needed: {error}") from None
    return out
