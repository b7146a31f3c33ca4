"""How the twin is compiled: every function of it is plain Python that numba turns into native code, for a processor
when it is first called, and for a graphics card when a kernel of `card.py` calls it.

What was compiled for a processor is kept in `__pycache__`, or where the user's caches are. numba looks only at the file
of a function to see whether that is still good, so the folder is named after all files that have a say.
"""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, ParamSpec, Protocol, TypeVar, cast

from troyes.extras import missing

try:
    import numba  # pyright: ignore[reportMissingTypeStubs]
except ModuleNotFoundError as error:
    raise missing(error) from None

P = ParamSpec("P")
R = TypeVar("R")
HERE: Final = Path(__file__).parent
NUMBA: Final = cast("Any", numba)


class Row(Protocol):
    """What a compiled function knows of an array: numbers by place, wherever they lie."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: float, /) -> None: ...


class Grid(Protocol):
    """Rows, one for each game."""

    def __getitem__(self, at: int, /) -> Row: ...


def _stamp() -> str:
    files = sorted([*HERE.glob("*.py"), *HERE.parents[1].joinpath("dice").glob("*.py")])
    return sha256(b"".join([file.read_bytes() for file in files])).hexdigest()[:16]


CACHE: Final = HERE / "__pycache__" / _stamp()


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles on the first call. Nothing here asks for memory, so nothing counts who holds an array."""
    usual = NUMBA.config.CACHE_DIR
    NUMBA.config.CACHE_DIR = usual or str(CACHE)
    try:
        return NUMBA.njit(cache=True, nogil=True, error_model="numpy", _nrt=False)(function)
    finally:
        NUMBA.config.CACHE_DIR = usual
