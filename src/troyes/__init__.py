"""Troyes, The King's Challenge, The Ladies of Troyes and Troyes Dice: one small API for all of them.

game = troyes.new_game("troyes-dice", players=2, seed="market day")
while game.pending:
    decision = game.pending[0]
    game.play(decision.seat, decision.options[0])
print(game.scores(), game.winners())
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from troyes import registry
from troyes.core import records
from troyes.core.actions import ActionTable
from troyes.core.decision import Decision, Option
from troyes.core.errors import BotError, CardsError, IllegalMove, OptionError, PositionError, RecordError, TroyesError
from troyes.core.game import Game, Score
from troyes.core.observing import ObservationTable
from troyes.core.rng import seed_hash

__version__ = "0.2.0"
__all__ = [
    "ActionTable",
    "BotError",
    "CardsError",
    "Commitment",
    "Decision",
    "Game",
    "IllegalMove",
    "ObservationTable",
    "Option",
    "OptionError",
    "PositionError",
    "RecordError",
    "Score",
    "TroyesError",
    "action_table",
    "commit",
    "from_position",
    "games",
    "new_game",
    "observation_table",
    "replay",
]


def games() -> tuple[str, ...]:
    """The names that `new_game` knows."""
    return registry.names()


def new_game(name: str, *, players: int | None = None, seed: int | str | None = None, **options: Any) -> Game:
    """A new game at its first decision.

    Without a seed one is drawn, and the record tells it. An unknown game or option, or a number of players that the
    game does not take, raises `OptionError`.
    """
    return registry.new(name, players, commit().secret if seed is None else seed, options)


def replay(record: Mapping[str, Any], upto: int | None = None) -> Game:
    """The identical game again. `upto` stops after so many choices. A record that is not whole raises `RecordError`."""
    return records.replay(record, registry, upto)


def from_position(position: Mapping[str, Any], seed: int | str = 1, rolls: Sequence[int] = ()) -> Game:
    """A game that plays on from a position. `rolls` come up first, in order, then the seed's own.

    A position that cannot be raises `PositionError`, which says what is wrong.
    """
    return registry.place(position, seed, rolls)


def action_table(name: str) -> ActionTable:
    """The published actions of a game, which `Game.mask(seat, relative=True)` tells of."""
    return registry.new(name, None, 0, {}).action_table()


def observation_table(name: str, players: int | None = None) -> ObservationTable:
    """What stands where in what `Game.observe` writes."""
    return registry.new(name, players, 0, {}).observation_table()


class Commitment(NamedTuple):
    """A seed that nobody can have chosen for its dice: publish the hash before the game, the secret after it."""

    secret: str
    hash: str


def commit() -> Commitment:
    """A fresh secret seed and its SHA-256 hash."""
    secret = secrets.token_hex(32)
    return Commitment(secret, seed_hash(secret))
