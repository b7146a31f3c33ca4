"""What a file of whole games holds.

What all games of a file have in common stands once, in the file's metadata: the game and its options, every printed
number, the version of the engine, and the table of actions by which the choices are numbered. A row is one game.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple

import msgspec

import troyes
from troyes import registry
from troyes.core.errors import TroyesError

pa: Any = import_module("pyarrow")

FORMAT = 1
KEY = b"troyes"
"""Where the metadata stand in the file's own."""


class DatasetError(TroyesError):
    """A file of games that cannot be read, or does not hold what it should."""


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a file have in common."""

    format: int
    game: str
    players: int
    options: dict[str, Any]
    """Those that are not the usual ones."""
    numbers: dict[str, Any]
    """Every printed number that was played with."""
    engine: str
    """The version of troyes."""
    table: int
    """The version of the table of actions."""
    actions: list[str]
    """That table: by number, the name of an action. `troyes.action_table` has it, too."""


class Played(NamedTuple):
    """A game from its first choice to its last."""

    number: int
    """In its run, from 0."""
    seed: str
    bots: Sequence[str]
    """By seat."""
    totals: Sequence[int]
    """By seat; le Roy's behind the last one, where he plays."""
    winners: Sequence[int]
    seats: Sequence[int]
    """By choice: who made it."""
    actions: Sequence[int]
    """By choice: its number in the table of actions."""


def about(game: str, players: int, options: dict[str, Any]) -> About:
    """What games of this kind have in common. `options`: those that are not the usual ones, as plain data."""
    probe = registry.new(game, players, 0, options)
    table = probe.action_table()
    return About(
        FORMAT,
        game,
        players,
        options,
        probe.numbers_data(),
        troyes.__version__,
        table.version,
        list(table.actions),
    )


def schema(common: About) -> Any:
    """The columns, and what stands once."""
    return pa.schema(
        [
            pa.field("game", pa.int64(), nullable=False),
            pa.field("seed", pa.string(), nullable=False),
            _listed("bots", pa.string()),
            _listed("totals", pa.int16()),
            _listed("winners", pa.uint8()),
            _listed("seats", pa.uint8()),
            _listed("actions", pa.uint16()),
        ],
        metadata={KEY: msgspec.json.encode(common)},
    )


def _listed(name: str, kind: Any) -> Any:
    return pa.field(name, pa.list_(pa.field("element", kind, nullable=False)), nullable=False)
