"""What a table is asked to set up, and who sits at it."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from troyes.registry import USUAL

SECONDS = 1.0
"""How long a bot that searches thinks about a decision, unless the table says otherwise."""
TIMES = (0.2, SECONDS, 3.0, 10.0)
"""What the set-up offers."""
SHORTEST, LONGEST = 0.1, 60.0
"""What may be asked for at all."""


@dataclass
class SeatPlan:
    """Who sits in a seat: a person, or the bot with this name."""

    name: str
    bot: str | None = None


@dataclass
class Settings:
    """A game to play. Without seats, and with nothing to resume, the table asks first."""

    game: str = USUAL
    seats: list[SeatPlan] = field(default_factory=list[SeatPlan])
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    seed: int | str | None = None
    lang: str | None = None
    """None: the language of the game that is resumed."""
    resume: bool | str | Path | None = None
    """True: the game that was left last. A path: that saved game."""
    fallback: str = "en"
    """The language of whoever asks, as long as no game settles it."""
    seconds: float | None = None
    """How long the bots think about a decision. None: as long as they did in the game that is resumed, or as usual."""
    hints: bool | None = None
    """Whether the table gives hints. None: as in the game that is resumed; in a new one, if one person plays alone."""
