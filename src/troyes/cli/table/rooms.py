"""Where each game's table is found. `room_of` is the only place that knows; what it gives is loaded only then.

A game without a room of its own is played in the plain one: its log, and a list of its options.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple, cast

from troyes.cli.table.fields import Field
from troyes.cli.table.play import TableScreen
from troyes.cli.table.sitting import Sitting
from troyes.cli.table.words import Words
from troyes.core.game import Game

__all__ = ["ROOMS", "HelpPage", "Room", "room_of"]

ROOMS = {
    "troyes-dice": "troyes.cli.table.dice.room",
    "troyes": "troyes.cli.table.city.room",
    "king": "troyes.cli.table.city.king_room",
}
"""By the name of a game: the module that holds its `ROOM`."""


class HelpPage(NamedTuple):
    """What a game adds to the help, in the reader's words."""

    how: str
    """How it is played at this table, in a few sentences."""
    keys: list[tuple[str, str]]
    """Its own keys, and what they do; those that every game has are told anyway."""
    signs: list[tuple[str, str]]
    """The signs on its board, and what they mean."""


def _plain_help(words: Words, options: Mapping[str, Any]) -> HelpPage:
    return HelpPage(words("table-help-plain"), [], [])


def _no_verdict(game: Game, words: Words) -> str:
    return ""


class Room(NamedTuple):
    """What the table needs to know of a game."""

    screen: type[TableScreen] = TableScreen
    """The board: it shows the sitting, and takes keys and clicks."""
    sitting: type[Sitting] = Sitting
    """What can be asked of the game on the table; a step is foretold here."""
    fields: tuple[Field, ...] = ()
    """The options of the game that the set-up asks for."""
    help: Callable[[Words, Mapping[str, Any]], HelpPage] = _plain_help
    """What the help tells of the game as it is played with these options."""
    verdict: Callable[[Game, Words], str] = _no_verdict
    """What is said of a finished game below its points, if anything."""


def room_of(game: str) -> Room:
    module = ROOMS.get(game)
    return Room() if module is None else cast(Room, import_module(module).ROOM)
