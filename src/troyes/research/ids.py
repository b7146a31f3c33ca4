"""What the games are called in Gymnasium's registry."""

import gymnasium

from troyes import registry
from troyes.core.descriptor import Descriptor

VERSION = 1
"""Grows when the same actions no longer lead to the same observations and rewards."""


def gym_id(game: Descriptor) -> str:
    """As `gymnasium.make` takes it: `troyes/King-v1`, `troyes/Dice-v1`."""
    return f"troyes/{game.short.capitalize()}-v{VERSION}"


def register() -> None:
    for game in registry.descriptors():
        if gym_id(game) not in gymnasium.registry:
            gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
                gym_id(game),
                entry_point="troyes.research.solo:SeatEnv",
                vector_entry_point="troyes.research.vector:TablesEnv",
                kwargs={"name": game.name},
            )
