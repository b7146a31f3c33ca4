"""The same loops on a graphics card: a thread for each game or moment. numba compiles the same functions for it."""

from collections.abc import Callable
from functools import cache
from typing import Any, cast

import numpy as np
from numba import cuda as untyped  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType]

from training.dice.batch import MOMENT, Found, Looking, Playing, Room, look_ahead_one, play_one
from training.dice.compiling import compiled
from training.dice.ends import DEEPEST, OF_BOARD, OF_HELD, OF_WHEEL, STATE
from training.dice.falls import OFFER
from troyes.dice.wheel import HALF_DAYS
from troyes.research.dice.compiling import NUMBA
from troyes.research.dice.fields import TABLE

cuda = cast("Any", untyped)
THREADS = 64
"""Of a block."""
REGISTERS = 128
"""Of a thread: with fewer, more threads are at work at once."""
WHOLE, BROKEN, FINE = NUMBA.int64, NUMBA.float32, NUMBA.float64


@compiled
def _play(work, at, found, room):  # type: ignore[no-untyped-def]
    moments, points = found
    points[at] = play_one(
        work.tables.rows, work.tables.heads, work.row, work.blank, work.heat, work.slips, work.grounds[at],
        work.sides[at], work.words[at], moments[at], room,
    )  # fmt: skip


@compiled
def _look_ahead(work, at, found, room):  # type: ignore[no-untyped-def]
    found[0][at] = look_ahead_one(
        work.rows, work.head, work.row, work.turn, work.grounds[at], work.moments[at], work.rolls, work.firsts[at], room
    )


@cache
def kernel(task: Callable[..., Any], lanes: int) -> Any:
    """For networks of so many lanes: it has to be known when room is laid out for a thread."""

    def on_card(work, found):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < len(work.grounds):
            room = Room(
                cuda.local.array(TABLE, WHOLE),
                cuda.local.array(OF_WHEEL, WHOLE),
                cuda.local.array((DEEPEST, STATE), WHOLE),
                cuda.local.array(OFFER, WHOLE),
                cuda.local.array(2, FINE),
                cuda.local.array(3, WHOLE),
                cuda.local.array(3, WHOLE),
                cuda.local.array(OF_BOARD, WHOLE),
                cuda.local.array(OF_HELD, WHOLE),
                cuda.local.array(OF_BOARD, WHOLE),
                cuda.local.array(lanes, BROKEN),
                cuda.local.array(lanes, BROKEN),
                cuda.local.array(2, WHOLE),
                cuda.local.array(4, WHOLE),
            )
            task(work, at, found, room)

    return cuda.jit(on_card, fastmath=True, max_registers=REGISTERS)


class Card:
    def play(self, work: Playing) -> Found:
        moments = np.zeros((len(work.grounds), HALF_DAYS, MOMENT), np.int64)
        points = np.zeros(len(work.grounds), np.int64)
        return _done(kernel(_play, work.tables.rows.shape[2]), work, (moments, points))

    def look_ahead(self, work: Looking) -> Found:
        return _done(kernel(_look_ahead, work.rows.shape[1]), work, (np.zeros(len(work.moments), np.float32),))


def _done(task: Any, work: Playing | Looking, found: Found) -> Found:
    """A piece of work, a thread for each part of it."""
    there = tuple(cuda.to_device(each) for each in found)
    task[-(-len(work.grounds) // THREADS), THREADS](_laid(work), there)
    return tuple(each.copy_to_host() for each in there)


def _laid(thing: Any) -> Any:
    """The same with its arrays on the card."""
    if isinstance(thing, tuple):
        return type(thing)(*map(_laid, cast("tuple[Any, ...]", thing)))
    return cuda.to_device(np.ascontiguousarray(thing)) if isinstance(thing, np.ndarray) else thing
