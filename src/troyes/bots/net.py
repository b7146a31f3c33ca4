"""A small network that counts in whole numbers, so that every machine finds the same, compiled or not.

Its first layer is a sum of rows, one for each thing that is seen, as chess engines do it. A row has a small number for
each *lane*. All lanes of a row are packed into one long integer, so that one addition adds them all at the speed of C,
and no library is needed. Lanes may be negative: packed numbers add, subtract and multiply as if each lane stood alone,
as long as none leaves its 32 bits.

Lane 0 passes straight through: a sum of weights, as without a network. Every other lane is a hidden cell, cut off below
0 and above `ONE`; the head weighs the cells, and adds them to lane 0. `training/` learns the numbers.
"""

import json
import zlib
from array import array
from collections.abc import Sequence
from sys import byteorder
from typing import Any, Final

from troyes.core.native import i64

LANE: Final = 32
"""Bits of a lane."""
HALF: Final = 1 << (LANE - 1)
"""What a lane may hold either way, and what is added to make it positive before it is read."""
ONE: Final = 8192
"""A hidden cell that is fully on."""
POINT: Final = 1024
"""A point in lane 0, and in what the head tells."""
HEAD: Final = 512
"""The weight of a cell that adds a point when it is fully on."""
DOWN: Final = 12
"""Bits by which the head's products are finer than its points: ONE times HEAD is POINT, shifted by this."""
MOST: Final = 32767
"""What a row or a head holds for a lane at the most, either way."""
KEPT: Final = 192
"""Rows are kept ready so many times; what is seen more often than that is multiplied."""


def pack(lanes: Sequence[int]) -> int:
    total = 0
    for value in reversed(lanes):
        total = (total << LANE) + value
    return total


def offset(lanes: int) -> int:
    """What makes each of so many lanes positive."""
    return pack([HALF] * lanes)


class Rows:
    """The rows of a first layer: each as often as it was asked for so far."""

    def __init__(self, rows: list[int]) -> None:
        self.rows = rows
        self._times = [[0, row] for row in rows]

    def times(self, at: int, count: int) -> int:
        """The row of what is seen, so many times."""
        known = self._times[at]
        if count < len(known):
            return known[count]
        row = self.rows[at]
        if count >= KEPT:
            return row * count
        while len(known) <= count:
            known.append(known[-1] + row)
        return known[count]

    def whole(self, places: list[int]) -> int:
        """The sum of the rows of what is seen, each once."""
        rows = self.rows
        total = 0
        for at in places:
            total += rows[at]
        return total


class Head:
    """What hidden cells make of a sum of rows."""

    def __init__(self, weights: list[int]) -> None:
        self.weights = weights
        """Of each hidden cell."""
        self.lanes = len(weights) + 1
        self._offset = offset(self.lanes)

    def points(self, total: int) -> i64:
        """In parts of a `POINT`."""
        lanes = (total + self._offset).to_bytes(4 * self.lanes, "little")
        weights = self.weights
        found: i64 = 0
        at: i64 = 0
        cells: i64 = len(weights)
        while at < cells:
            at += 1
            cell = _lane(lanes, at)
            if cell > 0:
                weight: i64 = weights[at - 1]
                found += weight * min(cell, ONE)
        return _lane(lanes, 0) + (found >> DOWN)


def _lane(lanes: bytes, at: i64) -> i64:
    first: i64 = lanes[4 * at]
    second: i64 = lanes[4 * at + 1]
    third: i64 = lanes[4 * at + 2]
    fourth: i64 = lanes[4 * at + 3]
    return (first | second << 8 | third << 16 | fourth << 24) - HALF


class Kept:
    """Learned numbers as a file holds them: a line that says where they come from, and numbers of sixteen bits."""

    def __init__(self, told: dict[str, Any], numbers: "array[int]") -> None:
        self.told = told
        self.numbers = numbers

    def write(self) -> bytes:
        numbers = array("h", self.numbers)
        if byteorder == "big":
            numbers.byteswap()
        return json.dumps(self.told).encode() + b"\n" + zlib.compress(numbers.tobytes(), 9)


def read(data: bytes) -> Kept:
    line, packed = data.split(b"\n", 1)
    numbers = array("h")
    numbers.frombytes(zlib.decompress(packed))
    if byteorder == "big":
        numbers.byteswap()
    return Kept(json.loads(line), numbers)
