"""The games on a graphics card: a thread for each. numba compiles the functions of `games.py` once more for it."""

from collections.abc import Callable
from typing import Any, cast

from numba import cuda as untyped  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType]

from troyes.research.dice import games as one
from troyes.research.dice.games import Games

cuda = cast("Any", untyped)
THREADS = 128
"""Of a block."""
Run = Callable[[Games, int], None]


def _kernel(function: Callable[[Games, int], None]) -> Run:
    def on_card(games: Games, count: int) -> None:
        game = cuda.grid(1)
        if game < count:
            function(games, game)

    kernel = cuda.jit(on_card)

    def run(games: Games, count: int) -> None:
        kernel[-(-count // THREADS), THREADS](games, count)

    return run


begin = _kernel(one.begin)
advance = _kernel(one.advance)
choose = _kernel(one.choose)
tell = _kernel(one.tell)
tell_short = _kernel(one.tell_short)
play_out = _kernel(one.play_out)
