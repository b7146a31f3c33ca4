"""Many games alone, and what the next half day makes of many sheets: the same on however many cores or machines."""

import os
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import Any, Final, NamedTuple, cast

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
    TOO_MANY,
    Mind,
    answer,
    chance,
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
from troyes.bots.dice.judge import Network
from troyes.bots.dice.offer import ROLLS
from troyes.bots.dice.sights import SIGHTS
from troyes.bots.net import HALF, HEAD, ONE, POINT, offset
from troyes.dice.printed import NOTCHES, Printed
from troyes.dice.sheet import blank
from troyes.dice.wheel import HALF_DAYS
from troyes.research.dice.fields import TABLE
from troyes.research.dice.generator import below
from troyes.research.dice.printed import printed_row
from troyes.work.where import Where, done_by

CHUNK: Final = 256
"""Games or sheets that are worked on in one go."""
SPAN: Final = 16 * CHUNK
"""Games or sheets that another machine works on in one go."""
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


def tables_of(network: Network) -> Tables:
    """The numbers that players count with, as broken ones: nothing is rounded any more."""
    lanes, half = network.cells + 1, offset(network.cells + 1)
    packed = [network.row(at) + half for at in range(STAGES * SIGHTS)]
    rows = np.frombuffer(b"".join([row.to_bytes(4 * lanes, "little") for row in packed]), "<u4").astype(np.float64)
    rows = (rows.reshape(STAGES, SIGHTS, -1) - HALF) / np.array([POINT, *[ONE] * network.cells])
    heads = np.array([head.weights for head in network.heads], np.float32)
    return Tables(rows.astype(np.float32), (heads / HEAD).astype(np.float32))


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
    everyone = np.arange(count)[:, None]
    plazas = np.array(printed.plazas)[_shuffled(rng, count, NOTCHES)]
    found[:, PLAZA:BESIDE] = plazas.reshape(count, -1)
    numbers = np.tile(np.arange(6), (count, 1))
    if not plain:
        kind = rng.random((count, 1))
        first, step = rng.integers(6, size=(count, 1)), 2 * rng.integers(2, size=(count, 1)) - 1
        numbers = np.where(kind < 0.3, (first + step * numbers) % 6, numbers)
        numbers = np.where((kind >= 0.3) & (kind < 0.45), _shuffled(rng, count, 6), numbers)
        same = (plazas[:, :, 0] == plazas[:, :, 1]) & (rng.random((count, 1)) < 0.25)
        tiles = _shuffled(rng, count, 8)[everyone, np.cumsum(same, axis=1) - 1] + 1
        found[:, BESIDE : BESIDE + NOTCHES] = np.where(same, tiles, 0)
    found[everyone, COLUMN + 1 + numbers] = np.arange(6)
    return found, rng.integers(1 << NOTCHES, size=count)


def _shuffled(rng: np.random.Generator, count: int, many: int) -> Whole:
    return rng.permuted(np.tile(np.arange(many), (count, 1)), axis=1)


# -- work on all cores -----------------------------------------------------------------------------------------------


class Playing(NamedTuple):
    """Some games to be played: a piece of work that can be sent to another machine."""

    tables: Tables
    row: Whole
    blank: Whole
    heat: float
    slips: float
    grounds: Whole
    sides: Whole
    words: Whole

    def part(self, first: int, end: int) -> "Playing":
        part = slice(first, end)
        return self._replace(grounds=self.grounds[part], sides=self.sides[part], words=self.words[part])

    def done(self) -> tuple[Whole, Whole]:
        moments = np.zeros((len(self.grounds), HALF_DAYS, MOMENT), np.int64)
        points = np.zeros(len(self.grounds), np.int64)
        _play(
            *self.tables, self.row, self.blank, self.heat, self.slips, self.grounds, self.sides, self.words, moments,
            points,
        )  # fmt: skip
        return moments, points


class Looking(NamedTuple):
    """Some moments whose next half day is to be looked at, over rolls from the first of each on."""

    rows: Real
    head: Real
    row: Whole
    turn: int
    grounds: Whole
    moments: Whole
    rolls: int
    firsts: Whole

    def part(self, first: int, end: int) -> "Looking":
        part = slice(first, end)
        return self._replace(grounds=self.grounds[part], moments=self.moments[part], firsts=self.firsts[part])

    def done(self) -> tuple[Real]:
        out = np.zeros(len(self.grounds), np.float32)
        _look_ahead(
            self.rows, self.head, self.row, self.turn, self.grounds, self.moments, self.rolls, self.firsts, out
        )  # fmt: skip
        return (out,)


class Seeing(NamedTuple):
    """Some moments of which is told what a judge sees."""

    row: Whole
    turn: int
    grounds: Whole
    moments: Whole

    def part(self, first: int, end: int) -> "Seeing":
        part = slice(first, end)
        return self._replace(grounds=self.grounds[part], moments=self.moments[part])

    def done(self) -> tuple[NDArray[np.int32], Real]:
        seen = np.zeros((len(self.moments), SEEN), np.int32)
        points = np.zeros(len(self.moments), np.float32)
        _see(self.row, self.turn, self.grounds, self.moments, seen, points)
        return seen, points


Work = Playing | Looking | Seeing
Found = tuple[NDArray[Any], ...]


def parts_of(work: Work, size: int) -> Iterator[Work]:
    count = len(work.grounds)
    return (work.part(first, min(first + size, count)) for first in range(0, count, size))


def done_there(work: Work) -> Found:
    """A piece of work, chunk by chunk, on the one core that is given for it."""
    own: Work = _own(work)
    return together([part.done() for part in parts_of(own, CHUNK)])


def _own(thing: Any) -> Any:
    """The same with arrays of its own: those that Ray hands over can only be read."""
    if isinstance(thing, tuple):
        return type(thing)(*map(_own, cast("tuple[Any, ...]", thing)))
    return thing.copy() if isinstance(thing, np.ndarray) else thing


def together(found: list[Found]) -> Found:
    return tuple(np.concatenate(part) for part in zip(*found, strict=True))


class Workers:
    """Plays and looks ahead with printed numbers: on all cores here, in threads, on Ray, or on a graphics card."""

    def __init__(self, printed: Printed, where: Where, on_card: bool = False) -> None:
        self.printed = printed
        self.where = where
        self._row = printed_row(printed, 1, "first", False).astype(np.int64)
        self._blank = np.array([*fold(blank(printed)), 0, 0], np.int64)
        self._card: Any = None
        if on_card:
            from training.dice.card import Card  # only here is a card asked for

            self._card = Card()

    @contextmanager
    def held(self) -> Generator[None]:
        """Meanwhile whoever has compiled the loops on Ray stays, and need not do so again for the next half day."""
        if self.where.on is None:
            yield
            return
        with closing(self.where.opened(1)):
            yield

    def play(self, tables: Tables, laid: tuple[Whole, Whole], heat: float, slips: float, seed: int) -> Games:
        """A game on each ground. In a share of the half days, `slips`, worse ends are taken, by `heat`."""
        words = np.random.default_rng(seed).integers(1, 1 << 32, size=(len(laid[0]), 4))
        work = Playing(tables, self._row, self._blank, heat, slips, *laid, words)
        moments, points = self._card.play(work) if self._card else self._done(work)
        _refuse(points < 0)
        return Games(laid[0], moments, points)

    def targets(self, tables: Tables, turn: int, found: Whole, moments: Whole, rolls: int, seed: int) -> Real:
        """What each moment after half day `turn` is worth: the mean of the best ends of the next, over rolls."""
        firsts = np.random.default_rng(seed).integers(ROLLS, size=len(moments))
        at = min(turn + 1, STAGES - 1)
        rows = tables.rows[at, : SIGHTS if turn + 1 < STAGES else 0]
        work = Looking(rows, tables.heads[at], self._row, turn, found, moments, rolls, firsts)
        worth = (self._card.look_ahead(work) if self._card else self._done(work))[0]
        _refuse(worth >= TOO_MANY / rolls)
        return worth

    def see(self, turn: int, found: Whole, moments: Whole) -> tuple[NDArray[np.int32], Real]:
        """The rows that are seen of each moment, below 0 where there is none, and the points in hand."""
        seen, points = self._here(Seeing(self._row, turn, found, moments))
        return seen, points

    def _done(self, work: Work) -> Found:
        if self.where.on is None:
            return self._here(work)
        return together([*done_by(self.where, done_there, [*parts_of(work, SPAN)], largest=1)])

    def _here(self, work: Work) -> Found:
        with ThreadPoolExecutor(self.where.jobs or os.cpu_count()) as pool:
            return together([*pool.map(lambda part: part.done(), parts_of(work, CHUNK))])


def _refuse(crowded: NDArray[np.bool_]) -> None:
    if crowded.any():
        raise OverflowError(f"{crowded.sum()} sheets have half days with more ends than there is room for: `DEEPEST`")


# -- one game, one moment --------------------------------------------------------------------------------------------


class Room(NamedTuple):
    """Where one thread counts."""

    table: Any
    wheel: Any
    states: Any
    offer: Any
    score: Any
    chosen: Any
    coming: Any
    board: Any
    held: Any
    before: Any
    base: Any
    total: Any
    last: Any
    words: Any
    """Of a generator that is not asked."""


@compiled
def _room(lanes):  # type: ignore[no-untyped-def]
    return Room(
        np.zeros(TABLE, np.int64),
        np.zeros(OF_WHEEL, np.int64),
        np.zeros((DEEPEST, STATE), np.int64),
        np.zeros(OFFER, np.int64),
        np.zeros(2),
        np.zeros(3, np.int64),
        np.zeros(3, np.int64),
        np.zeros(OF_BOARD, np.int64),
        np.zeros(OF_HELD, np.int64),
        np.zeros(OF_BOARD, np.int64),
        np.zeros(lanes, np.float32),
        np.zeros(lanes, np.float32),
        np.zeros(2, np.int64),
        np.zeros(4, np.int64),
    )


@compiled
def mind_of(room, ground, printed, rows, head, words):  # type: ignore[no-untyped-def]
    return Mind(
        ground, printed, rows, head, room.coming, room.board, room.held, room.before, room.base, room.total, room.last,
        words,
    )  # fmt: skip


@compiled
def play_one(rows, heads, printed, start, heat, slips, ground, sides, words, moments, room):  # type: ignore[no-untyped-def]
    """Writes down the moment after each half day, and tells the points in the end; -1: there was too little room."""
    built, held, written = start[0], start[1], start[2]
    raids = start[4]
    offer, chosen = room.offer, room.chosen
    for turn in range(HALF_DAYS):
        make_offer(room.table, printed, ground, turn, sides, raids, below(words, ROLLS), offer)
        sides, raids = offer[SIDES], offer[RAIDS]
        built = attacked(room.table, printed, built)
        at = min(turn, STAGES - 1)
        known = rows[at] if turn < STAGES else rows[at][:0]
        mind = mind_of(room, ground, printed, known, heads[at], words)
        lay_mind(mind, turn, built, written, sides, raids, room.wheel)
        loose = 0.0
        if turn < STAGES and chance(words) < slips:
            loose = heat if chance(words) < 0.85 else 20 * heat
        if answer(mind, offer, built, held, written, loose, room.states, room.score, chosen) >= TOO_MANY:
            return -1
        built, held, written = chosen[0], chosen[1], chosen[2]
        moments[turn, BUILT], moments[turn, HELD], moments[turn, WRITTEN] = built, held, written
        moments[turn, AT_SIDES], moments[turn, AT_RAIDS] = sides, raids
    return hand(built, held, written, printed)


@compiled
def look_ahead_one(rows, head, printed, turn, ground, moment, rolls, roll, room):  # type: ignore[no-untyped-def]
    """The mean of the best ends of the half day after `turn`, over so many rolls from one on."""
    after, total, offer = turn + 1, 0.0, room.offer
    mind = mind_of(room, ground, printed, rows, head, room.words)
    for _ in range(rolls):
        roll = (roll + STEP) % ROLLS
        make_offer(room.table, printed, ground, after, moment[AT_SIDES], moment[AT_RAIDS], roll, offer)
        built = attacked(room.table, printed, moment[BUILT])
        lay_mind(mind, after, built, moment[WRITTEN], offer[SIDES], offer[RAIDS], room.wheel)
        total += answer(mind, offer, built, moment[HELD], moment[WRITTEN], 0.0, room.states, room.score, room.chosen)
    return total / rolls


@compiled
def _play(rows, heads, printed, start, heat, slips, found, sides, words, moments, points):  # type: ignore[no-untyped-def]
    room = _room(rows.shape[2])
    for game in range(len(found)):
        points[game] = play_one(
            rows, heads, printed, start, heat, slips, found[game], sides[game], words[game], moments[game], room
        )


@compiled
def _look_ahead(rows, head, printed, turn, found, moments, rolls, firsts, out):  # type: ignore[no-untyped-def]
    room = _room(rows.shape[1])
    for one in range(len(moments)):
        out[one] = look_ahead_one(rows, head, printed, turn, found[one], moments[one], rolls, firsts[one], room)


@compiled
def _see(printed, turn, found, moments, seen, points):  # type: ignore[no-untyped-def]
    coming = np.zeros(3, np.int64)
    for one in range(len(moments)):
        ground, moment = found[one], moments[one]
        see_wheel(ground, turn, moment[AT_SIDES], moment[AT_RAIDS], coming, seen[one, OF_BOARD + OF_HELD :])
        see_board(ground, printed, moment[BUILT], moment[WRITTEN], coming, seen[one])
        see_held(moment[HELD], seen[one, OF_BOARD:])
        points[one] = hand(moment[BUILT], moment[HELD], moment[WRITTEN], printed)
