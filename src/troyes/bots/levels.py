"""The four levels, and which of them a game has thinkers for."""

from typing import Any, Final

from troyes.core.errors import OptionError
from troyes.registry import descriptor

APPRENTICE: Final = "apprentice"
GREEDY: Final = "greedy"
PROVOST: Final = "provost"
COUNT: Final = "count"
LEVELS: Final = (APPRENTICE, GREEDY, PROVOST, COUNT)
"""The players that people choose from, the weakest first."""
PARTS: Final = {APPRENTICE: "apprentice", GREEDY: "greedy", PROVOST: "mind", COUNT: "mind"}
"""What each level needs of a game's descriptor."""


def levels(game: str) -> tuple[str, ...]:
    """Those that know the game; chance, if none does."""
    known = descriptor(game)
    return tuple(level for level in LEVELS if getattr(known, PARTS[level])) or ("random",)


def usual(game: str) -> str:
    """Who plays where nobody is named."""
    return GREEDY if GREEDY in levels(game) else levels(game)[0]


def check(bot: str, game: str) -> None:
    """Refuses a level that does not know the game; of anybody else nothing is known."""
    if bot in LEVELS and bot not in (known := levels(game)):
        raise OptionError("option-bot-game", place="bot", value=bot, game=game, known=", ".join(known))


def part_for(game: str, part: str, bot: str) -> Any:
    """A thinker of the game's descriptor, for this bot; a game that has none is refused."""
    check(bot, game)
    return descriptor(game).part(part)
