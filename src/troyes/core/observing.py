"""What a seat may know as a row of 32-bit floats: how it is put together, and what stands where.

The row is joined from pieces of bytes that were made once: a number, a one among zeros, a row of flags. So writing it
takes microseconds in plain Python, too.
"""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Final

MOST: Final = 2047
"""Larger numbers are written as this one."""


def floats(values: list[float]) -> bytes:
    return array("f", values).tobytes()


def one_hot(size: int) -> list[bytes]:
    """By number: a one in that place of so many. The last, which -1 finds, has none."""
    return [floats([float(place == at) for place in range(size)]) for at in range(size + 1)]


def flags(size: int) -> list[bytes]:
    """By a number of so many bits: a flag for each, the lowest first."""
    return [floats([float(bits >> place & 1) for place in range(size)]) for bits in range(1 << size)]


def nothing(size: int) -> bytes:
    return bytes(4 * size)


def rests(most: int, size: int) -> list[bytes]:
    """By how many of at most so many things are told: nothing in place of the others."""
    return [nothing((most - told) * size) for told in range(most + 1)]


NUMBERS: Final = [floats([float(number)]) for number in [*range(MOST + 1), -1]]
"""By number from -1 to MOST: itself."""
FLAGS: Final = [NUMBERS[0], NUMBERS[1]]


@dataclass(frozen=True)
class Group:
    """A part of the row."""

    start: int
    shape: tuple[int, ...]
    told: str
    """What it holds."""

    @property
    def stop(self) -> int:
        return self.start + prod(self.shape)

    @property
    def slice(self) -> slice:
        """Where it stands in the row."""
        return slice(self.start, self.stop)

    def __reduce__(self) -> tuple[type["Group"], tuple[object, ...]]:
        return Group, (self.start, self.shape, self.told)


@dataclass(frozen=True)
class ObservationTable:
    """What stands where in the row that `Game.observe` writes."""

    game: str
    players: int
    version: int
    """Grows whenever a number moves or changes its meaning."""
    groups: Mapping[str, Group]

    @property
    def size(self) -> int:
        """How many floats there are."""
        return max((group.stop for group in self.groups.values()), default=0)

    def __reduce__(self) -> tuple[type["ObservationTable"], tuple[object, ...]]:
        return ObservationTable, (self.game, self.players, self.version, dict(self.groups))

    def __hash__(self) -> int:
        return hash((self.game, self.players, self.version))

    def __repr__(self) -> str:
        told = f"{self.game}, {self.players} players, version {self.version}"
        return f"<ObservationTable {told}: {len(self.groups)} groups, {self.size} numbers>"


Layout = list[tuple[str, tuple[int, ...], str]]
"""The groups in their order: name, shape, and what they hold."""


def table(game: str, players: int, version: int, layout: Layout) -> ObservationTable:
    groups: dict[str, Group] = {}
    start = 0
    for name, shape, told in layout:
        groups[name] = Group(start, shape, told)
        start = groups[name].stop
    return ObservationTable(game, players, version, groups)
