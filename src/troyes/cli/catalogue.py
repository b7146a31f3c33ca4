"""What the commands know of each game: how people call it, where its room is, how its story is cut and ends.

One line a game. A line may wait here for its game: only what `troyes.games()` knows is ever offered.
"""

from importlib import import_module
from typing import Any, NamedTuple

import troyes
from troyes.core.errors import OptionError

__all__ = ["DICE", "Title", "named", "options", "players", "position_schema", "title", "titles", "usual_seats"]

DICE = "troyes-dice"
"""The game that is meant where none is named."""
USUAL_SEATS = 2


class Title(NamedTuple):
    name: str
    """As `new_game` takes it; `title-NAME` is what people read."""
    short: str
    """As people write it after a command, and as the names of its files begin."""
    room: str
    """Its folder in the package: the rules, the set-up, the positions."""
    chapters: tuple[str, ...]
    """The messages of the log that open a chapter of its story."""
    ending: str = "cli-ending"
    """The message that tells who won."""


TITLES = (
    Title("troyes", "troyes", "city", ("city-log-round",)),
    Title("king", "king", "city/king", ("city-log-round",), "cli-ending-king"),
    Title(DICE, "dice", "dice", ("dice-log-rolled",)),
)


def titles() -> list[Title]:
    """Every game that can be played here, the usual one first."""
    known = troyes.games()
    return [title for title in TITLES if title.name in known]


def title(name: str) -> Title:
    """The line of a game that is known by this name."""
    return next(title for title in titles() if title.name == name)


def named(given: str) -> Title:
    """The game that is called so, by its short name or its whole one."""
    for title in titles():
        if given in (title.short, title.name):
            return title
    raise OptionError("option-game", place="game", value=given[:60], known=", ".join(title.short for title in titles()))


def players(name: str) -> tuple[int, int]:
    """The least and the largest number of seats."""
    return _module(name, "setup").PLAYERS


def usual_seats(name: str) -> int:
    """How many sit down where nothing is said: two, or as near to it as the game allows."""
    low, high = players(name)
    return min(max(USUAL_SEATS, low), high)


def options(name: str) -> dict[str, Any]:
    """The options of a game, with what they usually are."""
    return _module(name, "setup").OPTIONS


def position_schema(name: str) -> dict[str, Any]:
    """The JSON schema of a game's positions."""
    return _module(name, "position").schema()


def _module(name: str, module: str) -> Any:
    return import_module(f"troyes.{title(name).room.replace('/', '.')}.{module}")
