"""The same loops on a graphics card: a thread for each game or moment. numba compiles the same functions for it."""

from functools import cache
from typing import Any, cast

import numpy as np
from numba import cuda as untyped  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType]

from training.dice.batch import MOMENT, Found, Looking, Playing, Room, look_ahead_one, play_one
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


@cache
def kernels(lanes: int) -> tuple[Any, Any]:
    """For networks of so many lanes: it has to be known when room is laid out for a thread."""

    def play(rows, heads, printed, start, heat, slips, found, sides, words, moments, points):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < len(points):
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
            )
            points[at] = play_one(
                rows, heads, printed, start, heat, slips, found[at], sides[at], words[at], moments[at], room
            )

    def look_ahead(rows, head, printed, turn, found, moments, rolls, firsts, out):  # type: ignore[no-untyped-def]
        at = cuda.grid(1)
        if at < len(out):
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
            )
            words = cuda.local.array(4, WHOLE)
            out[at] = look_ahead_one(rows, head, printed, turn, found[at], moments[at], rolls, firsts[at], words, room)

    return cuda.jit(play, fastmath=True, max_registers=REGISTERS), cuda.jit(
        look_ahead, fastmath=True, max_registers=REGISTERS
    )


class Card:
    def play(self, work: Playing) -> Found:
        kernel, _ = kernels(work.tables.rows.shape[2])
        moments = np.zeros((len(work.grounds), HALF_DAYS, MOMENT), np.int64)
        points = np.zeros(len(work.grounds), np.int64)
        laid = [cuda.to_device(each) for each in (*work.tables, work.row, work.blank)]
        counted = [cuda.to_device(each) for each in (work.grounds, work.sides, work.words, moments, points)]
        kernel[-(-len(points) // THREADS), THREADS](*laid, work.heat, work.slips, *counted)
        counted[3].copy_to_host(moments)
        counted[4].copy_to_host(points)
        return moments, points

    def look_ahead(self, work: Looking) -> Found:
        _, kernel = kernels(work.rows.shape[1])
        out = np.zeros(len(work.moments), np.float32)
        laid = [cuda.to_device(np.ascontiguousarray(each)) for each in (work.rows, work.head, work.row)]
        seen, at, first, told = [cuda.to_device(each) for each in (work.grounds, work.moments, work.firsts, out)]
        kernel[-(-len(out) // THREADS), THREADS](*laid, work.turn, seen, at, work.rolls, first, told)
        told.copy_to_host(out)
        return (out,)
