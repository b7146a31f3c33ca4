"""Any set of the expansion's modules."""

import random
from typing import Any

EVERYTHING: dict[str, Any] = {
    "characters": "ladies",
    "open_character": True,
    "activities": "both",
    "events": "both",
    "purple_die": True,
    "ramparts": True,
}
"""All modules but the tournament."""


def random_modules(rng: random.Random, players: int) -> dict[str, Any]:
    return {
        "characters": rng.choice(["base", "ladies"]),
        "open_character": rng.random() < 0.5,
        "activities": rng.choice(["base", "ladies", "both"]),
        "events": rng.choice(["base", "ladies", "both"]),
        "purple_die": rng.random() < 0.5,
        "ramparts": rng.random() < 0.5,
        "tournament": players > 2 and rng.random() < 0.5,
    }
