"""How the loops of training are compiled: by numba, as those of the twin, and not kept from one run to the next."""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from troyes.research.dice.compiling import NUMBA

P = ParamSpec("P")
R = TypeVar("R")


def compiled(function: Callable[P, R]) -> Callable[P, Any]:
    return NUMBA.njit(nogil=True, error_model="numpy", boundscheck=False, fastmath=True)(function)
