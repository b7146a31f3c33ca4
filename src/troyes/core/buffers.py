"""Whoever plays in a program brings buffers of its own: bytearrays, arrays, or what numpy, torch and the like have."""

import sys
from array import array
from collections.abc import Callable
from struct import Struct
from typing import Any, Final

BYTES: Final = frozenset([f"{order}{kind}" for order in ("", "@", "=", "<", ">") for kind in "Bbc?"])
"""How a buffer says that it holds single bytes, or truths."""
FLOATS: Final = frozenset(["f", "@f", "=f", "<f" if sys.byteorder == "little" else ">f"])
"""The same of 32-bit floats as this machine has them."""


class Writer:
    """Writes so many bytes into a buffer, faster than a view of it can."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.write: Callable[[Any, int, bytes | bytearray], None] = Struct(f"{size}s").pack_into


class Kind:
    """What is written: whether a buffer may hold floats, and the latest writer: mostly the same size is asked for."""

    def __init__(self, floats: bool) -> None:
        self.floats = floats
        self.formats = BYTES | FLOATS if floats else BYTES
        self.writer = Writer(0)

    def of(self, size: int) -> Writer:
        writer = self.writer
        if writer.size != size:
            writer = self.writer = Writer(size)
        return writer


MASKS: Final = Kind(False)
OBSERVATIONS: Final = Kind(True)
_ARRAY: Final[Any] = array
"""Compiled, this is at hand; an imported name is looked up each time."""


def _room(out: Any, kind: Kind) -> int:
    """How many bytes there are in a bytearray, or in an array that holds such things; -1: it is neither."""
    if isinstance(out, bytearray):
        return len(out)
    if isinstance(out, _ARRAY):
        code: str = out.typecode
        count: int = len(out)
        if kind.floats and code == "f":
            return 4 * count
        if code in ("B", "b"):
            return count
    return -1


def filled(out: Any, data: bytes | bytearray, kind: Kind) -> Any:
    """Writes the bytes into a buffer of just their size that holds such things: of numpy, say, or of torch."""
    size = len(data)
    try:
        kind.of(size).write(out if _room(out, kind) == size else _seen(out, kind, size), 0, data)
    except (TypeError, ValueError, BufferError) as error:
        told = "32-bit floats or plain bytes" if kind.floats else "plain bytes or truths"
        raise ValueError(f"a writable buffer of {size} bytes is needed, {told}: {error}") from None
    return out


def _seen(out: Any, kind: Kind, size: int) -> memoryview:
    """Any other buffer, once it is known to hold such things, and so many of them."""
    view = memoryview(out)
    if view.format not in kind.formats:
        raise ValueError(f"this one holds {view.format!r}")
    if view.nbytes != size:
        raise ValueError(f"this one has {view.nbytes}")
    return view
