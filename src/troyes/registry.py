"""Every game that can be played here: ours, one line each, and those that other packages bring.

A package brings a game with an entry point of the group `troyes.games` that names its descriptor.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any
from warnings import warn

from troyes.core.descriptor import Descriptor, loaded
from troyes.core.errors import OptionError, PositionError, quoted
from troyes.core.game import Game
from troyes.core.message import Message
from troyes.core.outside import GAMES, entry_points
from troyes.core.seeding import checked_rolls, checked_seed

OURS = {
    "troyes": "troyes.city.descriptor:TROYES",
    "king": "troyes.city.king.descriptor:KING",
    "troyes-dice": "troyes.dice.descriptor:DICE",
}
USUAL = "troyes-dice"
"""The game that is meant where none is named."""


@cache
def descriptors() -> tuple[Descriptor, ...]:
    """Every game, ours first."""
    found: dict[str, Descriptor] = {name: loaded(reference) for name, reference in OURS.items()}
    for point in entry_points(GAMES):
        try:
            game: object = point.load()
        except Exception as error:  # another package's defect must not keep anybody from our games
            warn(f"the game {point.name} ({point.value}) cannot be loaded: {error}", RuntimeWarning, stacklevel=2)
            continue
        if isinstance(game, Descriptor):
            found.setdefault(game.name, game)
    return tuple(found.values())


def names() -> tuple[str, ...]:
    return tuple(known.name for known in descriptors())


def descriptor(name: object) -> Descriptor:
    """The game of that name; an unknown one raises `OptionError`."""
    if isinstance(name, str):
        if name in OURS:
            return loaded(OURS[name])
        for known in descriptors():
            if known.name == name:
                return known
    raise OptionError("option-game", place="game", value=quoted(name), known=", ".join(names()))


def called(given: str) -> Descriptor:
    """The game that people call so, by its short name or its whole one."""
    for known in descriptors():
        if given in (known.short, known.name):
            return known
    shorts = ", ".join(known.short for known in descriptors())
    raise OptionError("option-game", place="game", value=given[:60], known=shorts)


def new(name: str, players: int | None, seed: object, options: Mapping[str, Any]) -> Game:
    """A game by its set-up, everything checked."""
    known = descriptor(name)
    for option in options:
        known.option(option)
    seats = known.checked_players(known.players[0] if players is None else players)
    checked = known.checked(options, seats)
    return known.part("start")(seats, checked_seed(seed), checked)


def place(position: Mapping[str, Any], seed: object, rolls: object) -> Game:
    """A game from a position, everything checked."""
    name: object = position.get("game") if isinstance(position, Mapping) else None  # pyright: ignore[reportUnnecessaryIsInstance]
    known = {each.name: each for each in descriptors() if each.position}
    if not isinstance(name, str) or name not in known:
        raise PositionError("position-foreign", place="game", known=", ".join(known))
    return known[name].part("position")(position, checked_seed(seed), checked_rolls(rolls))


def verdict(game: Game) -> Message | None:
    """What a finished game was worth by its own marks or ranks, if it has any."""
    found = descriptor(game.name).part("verdict")
    return found(game) if found else None
