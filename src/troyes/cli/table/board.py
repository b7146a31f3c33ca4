"""A game's board at the terminal table. A game without one of its own has the plain one: log and list of options."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from troyes.cli.table.play import TableScreen
from troyes.cli.table.session import Session
from troyes.cli.table.words import Words
from troyes.registry import descriptor


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


class Board(NamedTuple):
    """What the table needs to know of a game."""

    screen: type[TableScreen] = TableScreen
    """The board: it shows the session, and takes keys and clicks."""
    session: type[Session] = Session
    """What can be asked of the game on the table; a step is foretold here."""
    help: Callable[[Words, Mapping[str, Any]], HelpPage] = _plain_help
    """What the help tells of the game as it is played with these options."""


def board_of(game: str) -> Board:
    return descriptor(game).part("board") or Board()
