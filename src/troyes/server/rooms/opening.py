"""How every game begins that the server plays, shows or thinks about."""

from typing import Any

import msgspec

import troyes


def opening(game: str, players: int, options: dict[str, Any], seed: str, start: bytes | None = None) -> troyes.Game:
    """The game before its first choice. `start`: the record it begins with, where that is not simply a new one."""
    if start:
        return troyes.replay(msgspec.json.decode(start))
    return troyes.new_game(game, players=players, seed=seed, **options)
