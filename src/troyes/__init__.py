"""Troyes, The King's Challenge, The Ladies of Troyes and Troyes Dice: one small API for all of them.

game = troyes.new_game("troyes-dice", players=2, seed="market day")
while game.pending:
    decision = game.pending[0]
    game.play(decision.seat, decision.options[0])
print(game.scores(), game.winners())
"""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, cast

from troyes.core.decision import Decision, Option
from troyes.core.errors import (
    BotError,
    CardsError,
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
    TroyesError,
    shown,
)
from troyes.core.game import Game, Score
from troyes.core.rng import seed_hash, seed_text

__version__ = "0.2.0"
__all__ = [
    "BotError",
    "CardsError",
    "Commitment",
    "Decision",
    "Game",
    "IllegalMove",
    "Option",
    "OptionError",
    "PositionError",
    "RecordError",
    "Score",
    "TroyesError",
    "commit",
    "from_position",
    "games",
    "new_game",
    "replay",
]

_ROOMS = {"troyes": "troyes.city", "king": "troyes.city.king", "troyes-dice": "troyes.dice"}


def games() -> tuple[str, ...]:
    """The names that `new_game` knows."""
    return tuple(_ROOMS)


def new_game(name: str, *, players: int | None = None, seed: int | str | None = None, **options: Any) -> Game:
    """A new game at its first decision.

    Without a seed one is drawn, and the record tells it. An unknown game or option, or a number of players that the
    game does not take, raises `OptionError`.
    """
    return _begun(name, players, commit().secret if seed is None else seed, options)


def replay(record: Mapping[str, Any], upto: int | None = None) -> Game:
    """The identical game again. `upto` stops after so many choices. A record that is not whole raises `RecordError`."""
    from troyes.core import records

    return records.replay(record, House(), upto)


def from_position(position: Mapping[str, Any], seed: int | str = 1, rolls: Sequence[int] = ()) -> Game:
    """A game that plays on from a position. `rolls` come up first, in order, then the seed's own.

    A position that cannot be raises `PositionError`, which says what is wrong.
    """
    name: object = position.get("game") if isinstance(position, Mapping) else None  # pyright: ignore[reportUnnecessaryIsInstance]
    if not isinstance(name, str) or name not in _ROOMS:
        raise PositionError("position-foreign", place="game", known=", ".join(_ROOMS))
    return _room(name, "position").read(position, _checked_seed(seed), _checked_rolls(rolls))


class Commitment(NamedTuple):
    """A seed that nobody can have chosen for its dice: publish the hash before the game, the secret after it."""

    secret: str
    hash: str


def commit() -> Commitment:
    """A fresh secret seed and its SHA-256 hash."""
    import secrets

    secret = secrets.token_hex(32)
    return Commitment(secret, seed_hash(secret))


class House:
    """Opens the game that a record names: what `core.records` asks of the house."""

    def new(self, name: str, players: int, seed: int | str, options: dict[str, Any]) -> Game:
        return _begun(name, players, seed, options)

    def place(self, position: dict[str, Any], seed: int | str, rolls: list[int]) -> Game:
        return from_position(position, seed, rolls)


def _begun(name: str, players: int | None, seed: int | str, options: Mapping[str, Any]) -> Game:
    setup = _room(name, "setup")
    for option in options:
        if option not in setup.OPTIONS:
            raise OptionError("option-unknown", place=option, game=name, known=", ".join(setup.OPTIONS))
    low, high = setup.PLAYERS
    players = low if players is None else players
    if type(players) is not int or not low <= players <= high:
        which = "option-players-only" if low == high else "option-players"
        raise OptionError(which, place="players", game=name, value=shown(players), low=low, high=high)
    return setup.start(players, _checked_seed(seed), dict(options))


def _room(name: object, module: str) -> Any:
    if not isinstance(name, str) or name not in _ROOMS:
        raise OptionError("option-game", place="game", value=shown(name), known=", ".join(_ROOMS))
    return import_module(f"{_ROOMS[name]}.{module}")


def _checked_seed(seed: object) -> int | str:
    """The seed as a plain number or text, so that it is the same seed again when a record brings it back."""
    if isinstance(seed, (int, str)) and not isinstance(seed, bool):
        plain = int(seed) if isinstance(seed, int) else str.__str__(seed)
        try:
            seed_text(plain).encode()
        except ValueError:  # more digits than Python will write, or half a character
            pass
        else:
            return plain
    raise OptionError("option-seed", place="seed", value=shown(seed))


def _checked_rolls(rolls: object) -> tuple[int, ...]:
    if not isinstance(rolls, Iterable):
        raise PositionError("position-roll", place="rolls", value=shown(rolls))
    found: list[int] = []
    for at, roll in enumerate(cast("Iterable[object]", rolls)):
        if type(roll) is not int or not 1 <= roll <= 6:
            raise PositionError("position-roll", place=f"rolls[{at}]", value=shown(roll))
        found.append(roll)
    return tuple(found)
