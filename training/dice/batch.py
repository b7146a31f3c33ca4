"""Many games alone, and what the next half day makes of many sheets: on all cores, the same on however many."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from training.dice.compiling import compiled
from training.dice.ends import (
    DEEPEST,
    OF_BOARD,
    OF_HELD,
    OF_WHEEL,
    SEEN,
    STATE,
    Mind,
    answer,
    hand,
    lay_mind,
    see_board,
    see_held,
    see_wheel,
)
from training.dice.falls import (
    BESIDE,
    COLUMN,
    GROUND,
    OFFER,
    PLAZA,
    RAIDS,
    SIDES,
    attacked,
    make_offer,
)
from troyes.bots.dice.evaluation import STAGES
from troyes.bots.dice.fold import fold
from troyes.bots.dice.offer import ROLLS
from troyes.dice.printed import NOTCHES, Printed
from troyes.dice.sheet import blank
from troyes.dice.wheel import HALF_DAYS
from troyes.research.dice.fields import TABLE
from troyes.research.dice.printed import printed_row

CHUNK: Final = 256
"""Games or sheets that are worked on in one go."""
STEP: Final = 805
"""From one roll of a sheet to its next: they lie evenly among all 1,296."""

# A moment: a sheet when a half day is over, and how the wheel lies then.
BUILT, HELD, WRITTEN, AT_SIDES, AT_RAIDS = range(5)
MOMENT: Final = 5

Whole = NDArray[np.int64]
Real = NDArray[np.float32]


class Tables(NamedTuple):
    """A judge for all half days but the last: rows of lanes for all that is seen, and heads for their cells."""

    rows: Real
    """By half day and row."""
    heads: Real


class Games(NamedTuple):
    grounds: Whole
    """By game."""
    moments: Whole
    """By game and half day."""
    points: Whole


# -- grounds ---------------------------------------------------------------------------------------------------------


def grounds(count: int, printed: Printed, rng: np.random.Generator, plain: bool = False) -> tuple[Whole, Whole]:
    """Wheels and numberings, and which sides of the plazas are up. `plain`: the base game, first numbering.

    Otherwise 55 % are numbered as in the first game, 30 % rising or falling, 15 % in any order; a quarter has tiles.
    """
    found = np.zeros((count, GROUND), np.int64)
    for game in range(count):
        plazas = [printed.plazas[at] for at in rng.permutation(NOTCHES)]
        kind = 1.0 if plain else rng.random()
        written = [1, 2, 3, 4, 5, 6]
        if kind < 0.3:
            first, step = int(rng.integers(6)), 1 if rng.random() < 0.5 else -1
            written = [(first + step * column) % 6 + 1 for column in range(6)]
        elif kind < 0.45:
            written = [int(number) for number in rng.permutation(6) + 1]
        row = found[game]
        for notch, plaza in enumerate(plazas):
            row[PLAZA + 2 * notch : PLAZA + 2 * notch + 2] = plaza
        if not plain and rng.random() < 0.25:
            same = [notch for notch, plaza in enumerate(plazas) if plaza[0] == plaza[1]]
            row[BESIDE + np.array(same)] = rng.permutation(8)[: len(same)] + 1
        for column, number in enumerate(written):
            row[COLUMN + number] = column
    return found, rng.integers(1 << NOTCHES, size=count)


# -- work on all cores -----------------------------------------------------------------------------------------------


def on_all_cores(work: Callable[[int, int], None], count: int, threads: int | None = None) -> None:
    """Calls it with the beginning and the end of every chunk."""
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        chunks = [(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
        for done in [pool.submit(work, *chunk) for chunk in chunks]:
            done.result()


class Workers:
    """Plays and looks ahead with printed numbers, on so many threads."""

    def __init__(self, printed: Printed, threads: int | None = None) -> None:
        self.printed = printed
        self.threads = threads
        self._row = printed_row(printed, 1, "first", False).astype(np.int64)
        self._blank = np.array([*fold(blank(printed)), 0, 0], np.int64)

    def play(self, tables: Tables, laid: tuple[Whole, Whole], heat: float, slips: float, seed: int) -> Games:
        """A game on each ground. In a share of the half days, `slips`, worse ends are taken, by `heat`."""
        found, sides = laid
        count = len(found)
        moments = np.zeros((count, HALF_DAYS, MOMENT), np.int64)
        points = np.zeros(count, np.int64)

        def work(first: int, end: int) -> None:
            part = slice(first, end)
            _play(
                *tables, self._row, found[part], sides[part], self._blank, heat, slips,
                seed + first, moments[part], points[part],
            )  # fmt: skip

        on_all_cores(work, count, self.threads)
        return Games(found, moments, points)

    def targets(self, tables: Tables, turn: int, found: Whole, moments: Whole, rolls: int, seed: int) -> Real:
        """What each moment after half day `turn` is worth: the mean of the best ends of the next, over rolls."""
        out = np.zeros(len(moments), np.float32)

        def work(first: int, end: int) -> None:
            part = slice(first, end)
            _look_ahead(*tables, self._row, turn, found[part], moments[part], rolls, seed + first, out[part])

        on_all_cores(work, len(moments), self.threads)
        return out

    def see(self, turn: int, found: Whole, moments: Whole) -> tuple[NDArray[np.int32], Real]:
        """The rows that are seen of each moment, below 0 where there is none, and the points in hand."""
        seen = np.zeros((len(moments), SEEN), np.int32)
        points = np.zeros(len(moments), np.float32)
        _see(self._row, turn, found, moments, seen, points)
        return seen, points


@compiled
def _room():  # type: ignore[no-untyped-def]
    wheel = np.zeros(OF_WHEEL, np.int64)
    states = np.zeros((DEEPEST, STATE), np.int64)
    return wheel, states, np.zeros(OFFER, np.int64), np.zeros(2), np.zeros(3, np.int64)


@compiled
def _lanes(lanes):  # type: ignore[no-untyped-def]
    board = np.zeros(OF_BOARD, np.int64)
    held = np.zeros(OF_HELD, np.int64)
    before = np.zeros(OF_BOARD, np.int64)
    base = np.zeros(lanes, np.float32)
    total = np.zeros(lanes, np.float32)
    return np.zeros(3, np.int64), board, held, before, base, total, np.zeros(2, np.int64)


@compiled
def _play(rows, heads, printed, found, sides_up, start, heat, slips, seed, moments, points):  # type: ignore[no-untyped-def]
    np.random.seed(seed)
    wheel, states, offer, score, chosen = _room()
    lanes = _lanes(rows.shape[2])
    table = np.zeros(TABLE, np.int64)
    for game in range(len(found)):
        ground = found[game]
        built, held, written = start[0], start[1], start[2]
        sides, raids = sides_up[game], np.int64(0)
        for turn in range(HALF_DAYS):
            make_offer(table, printed, ground, turn, sides, raids, np.random.randint(ROLLS), offer)
            sides, raids = offer[SIDES], offer[RAIDS]
            built = attacked(table, printed, built)
            at = min(turn, STAGES - 1)
            mind = Mind(ground, printed, rows[at] if turn < STAGES else rows[at][:0], heads[at], *lanes)
            lay_mind(mind, turn, built, written, sides, raids, wheel)
            loose = 0.0
            if turn < STAGES and np.random.random() < slips:
                loose = heat if np.random.random() < 0.85 else 20 * heat
            answer(mind, offer, built, held, written, loose, states, score, chosen)
            built, held, written = chosen[0], chosen[1], chosen[2]
            moment = moments[game, turn]
            moment[BUILT], moment[HELD], moment[WRITTEN] = built, held, written
            moment[AT_SIDES], moment[AT_RAIDS] = sides, raids
        points[game] = hand(built, held, written, printed)


@compiled
def _look_ahead(rows, heads, printed, turn, found, moments, rolls, seed, out):  # type: ignore[no-untyped-def]
    np.random.seed(seed)
    wheel, states, offer, score, chosen = _room()
    lanes = _lanes(rows.shape[2])
    table = np.zeros(TABLE, np.int64)
    after = turn + 1
    at = min(after, STAGES - 1)
    for one in range(len(moments)):
        ground, moment = found[one], moments[one]
        mind = Mind(ground, printed, rows[at] if after < STAGES else rows[at][:0], heads[at], *lanes)
        roll, total = np.random.randint(ROLLS), 0.0
        for _ in range(rolls):
            roll = (roll + STEP) % ROLLS
            make_offer(table, printed, ground, after, moment[AT_SIDES], moment[AT_RAIDS], roll, offer)
            built = attacked(table, printed, moment[BUILT])
            lay_mind(mind, after, built, moment[WRITTEN], offer[SIDES], offer[RAIDS], wheel)
            total += answer(mind, offer, built, moment[HELD], moment[WRITTEN], 0.0, states, score, chosen)
        out[one] = total / rolls


@compiled
def _see(printed, turn, found, moments, seen, points):  # type: ignore[no-untyped-def]
    coming = np.zeros(3, np.int64)
    for one in range(len(moments)):
        ground, moment = found[one], moments[one]
        see_wheel(ground, turn, moment[AT_SIDES], moment[AT_RAIDS], coming, seen[one, OF_BOARD + OF_HELD :])
        see_board(ground, printed, moment[BUILT], moment[WRITTEN], coming, seen[one])
        see_held(moment[HELD], seen[one, OF_BOARD:])
        points[one] = hand(moment[BUILT], moment[HELD], moment[WRITTEN], printed)
