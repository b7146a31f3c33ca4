"""What a folded sheet of Troyes Dice may be expected to end with, by a small network.

It looks where `evaluation` looks, and at how the wheel lies. Each pattern that it sees has a row of numbers; the sum of
the rows and a few hidden cells say what is still to be hoped for (`troyes.bots.net`). A hidden cell knows a pattern by
what it has in common with others (`kin`). `training/` learns the numbers.

Buildings, what is held, and the wheel are summed apart, so that what many ends have in common is summed once.
"""

from array import array
from functools import cache
from importlib.resources import files
from typing import Final

from troyes.bots.dice.evaluation import STAGES, Evaluation
from troyes.bots.dice.fold import characters, counted
from troyes.bots.dice.kin import KIND_OF, KINDS, NUMBERS
from troyes.bots.dice.offer import RAIDS_AT, SIDES_AT, Ground
from troyes.bots.dice.sights import AT_AFTER, AT_NEXT, AT_NOTCHES, AT_TILES, SIGHTS
from troyes.bots.net import LANE, POINT, Head, Kept, pack, read
from troyes.core.native import i64
from troyes.dice.printed import NOTCHES
from troyes.dice.wheel import notch_of

FILE: Final = "data/judge.bin"
MOST_KEPT: Final = 100_000
"""Sums of what is held, and of wheels."""


class Network:
    """A file of learned numbers: what passes straight through by half day and row; then for the hidden cells of each
    half day what they make of the numbers of every kind, where they stand without any, and their weights.
    """

    def __init__(self, kept: Kept) -> None:
        self.told = kept.told
        self.cells: int = kept.told["cells"]
        straight, shared = STAGES * SIGHTS, STAGES * NUMBERS * self.cells
        assert len(kept.numbers) == straight + shared + 2 * STAGES * self.cells, "the judge knows other patterns"
        self._straight: array[int] = kept.numbers[:straight]
        self._shared = _packed(kept.numbers[straight : straight + shared], self.cells)
        rest = kept.numbers[straight + shared :]
        self._bias = _packed(rest[: STAGES * self.cells], self.cells)
        self.heads = [Head(rest[self.cells * at : self.cells * (at + 1)].tolist()) for at in range(STAGES, 2 * STAGES)]
        self.rows: list[int | None] = [None] * straight
        """Worked out when it is first seen."""

    def row(self, at: int) -> int:
        turn, place = at // SIGHTS, at % SIGHTS
        total = 0
        if self.cells:
            kind = KINDS[KIND_OF[place]]
            first = turn * NUMBERS + kind.at
            for number, count in enumerate(kind.numbers(place - kind.first)):
                if count:
                    total += count * self._shared[first + number]
            if AT_NEXT <= place < AT_AFTER:  # one of these is always seen
                total += self._bias[turn]
        found = self.rows[at] = (total << LANE) + self._straight[at]
        return found


def _packed(numbers: "array[int]", cells: int) -> list[int]:
    return [pack(numbers[at : at + cells].tolist()) for at in range(0, len(numbers), cells)] if cells else []


class Judge(Evaluation):
    def __init__(self, network: Network) -> None:
        super().__init__([])
        self.stride = SIGHTS
        self.network = network
        self._sum = 0
        self._held: dict[int, int] = {}
        self._wheels: dict[int, int] = {}
        self._told: Ground | None = None

    def value(self, turn: i64, built: i64, held: i64, written: i64, ground: Ground, coming: list[int]) -> float:
        board = 0 if turn >= STAGES else self.board_sum(turn, built, written, ground, coming)
        return self.worth(turn, built, held, written, ground, board, self.wheel_sum(turn, ground, coming))

    def worth(self, turn: i64, built: i64, held: i64, written: i64, ground: Ground, board: int, wheel: int) -> float:
        """The points to be expected, where the sums of the buildings and of the wheel are known."""
        points: i64 = characters(built, written, ground.printed) + counted(held)
        if turn >= STAGES:
            return float(points)
        head = self.network.heads[turn]
        hope: i64 = head.points(board + wheel + self.held_sum(turn, held))
        return float(points) + float(hope) / POINT

    def forget(self) -> None:
        """Looks anew at what it has seen before."""
        self._held.clear()
        self._wheels.clear()

    def board_sum(self, turn: i64, built: i64, written: i64, ground: Ground, coming: list[int]) -> int:
        """The rows of buildings and crosses."""
        base: i64 = turn * SIGHTS
        self._sum = 0
        self._rows(base, built, written, ground)
        self._columns(base, built, ground)
        self._wheel(base, built, coming)
        return self._sum

    def held_sum(self, turn: i64, held: i64) -> int:
        """The rows of citizens and resources."""
        key: i64 = held << 4 | turn
        found = self._held.get(key)
        if found is None:
            if len(self._held) >= MOST_KEPT:
                self._held.clear()
            self._sum = 0
            self._counts(turn * SIGHTS, held)
            found = self._held[key] = self._sum
        return found

    def wheel_sum(self, turn: i64, ground: Ground, coming: list[int]) -> int:
        """The rows of how the wheel lies."""
        if turn >= STAGES:
            return 0
        if self._told is not ground or len(self._wheels) >= MOST_KEPT:
            self._wheels.clear()
            self._told = ground
        key = (coming[RAIDS_AT] << NOTCHES | coming[SIDES_AT]) << 4 | turn
        found = self._wheels.get(key)
        if found is None:
            self._sum = 0
            for at in wheel_sights(turn, ground, coming[SIDES_AT], coming[RAIDS_AT]):
                self._read(turn * SIGHTS + at)
            found = self._wheels[key] = self._sum
        return found

    def _read(self, at: i64) -> float:
        if self.noting:
            self.noted.append(at)
        row = self.network.rows[at]
        self._sum += self.network.row(at) if row is None else row
        return 0.0


def wheel_sights(turn: i64, ground: Ground, sides: i64, raids: i64) -> list[int]:
    """What is seen of a wheel when half day `turn` is over."""
    found: list[int] = []
    for ahead in range(1, 3):
        pattern: i64 = 0
        for place in range(4):
            notch = notch_of(turn + ahead, place)
            pattern = 3 * pattern + ground.colours[2 * notch + (sides >> notch & 1)]
        found.append((AT_NEXT if ahead == 1 else AT_AFTER) + pattern)
    first = notch_of(turn + 1, 0)
    for at in range(NOTCHES):
        notch = (first + at) % NOTCHES
        up: i64 = 2 * notch + (sides >> notch & 1)
        found.append(AT_NOTCHES + 9 * at + 3 * ground.colours[up] + ground.colours[up ^ 1])
        tile = ground.wheel.tile[notch]
        if tile:
            found.append(AT_TILES + 16 * at + 8 * (raids >> notch & 1) + tile - 1)
    return found


@cache
def network() -> Network | None:
    """What players judge with, if the package has it."""
    file = files("troyes.bots.dice") / FILE
    return Network(read(file.read_bytes())) if file.is_file() else None
