"""What can be played here: every game with its options, and the bots."""

from typing import Any, Literal

import troyes
from troyes.bots import LEVELS
from troyes.bots.limits import USUAL
from troyes.city import setup as city
from troyes.city.king import setup as king
from troyes.city.ladies.setup import LEAST_PLAYERS, MODULES, WORDS
from troyes.city.names import BONUS
from troyes.dice import setup as dice
from troyes.server.wire.tables import Catalogue, GameInfo, OptionInfo

__all__ = ["USUAL_BOT", "catalogue", "options_of"]

Kind = Literal["flag", "pick", "several", "seat", "numbering"]
USUAL_BOT = "greedy"
SECONDS = (0.2, 1.0, 3.0, 10.0)
"""Thinking times that are offered."""
LADIES = "ladies"
NOT_OFFERED = ("cards",)
"""An owner's own numbers belong to the command line and to programs."""
LISTS: dict[str, tuple[Kind, tuple[str, ...]]] = {
    "bonus": ("several", tuple(BONUS)),
    "start_player": ("seat", ()),
    "numbering": ("numbering", dice.NUMBERINGS),
    **{name: ("pick", words) for name, words in WORDS.items()},
}
"""The options that are more than yes or no."""
GAMES: tuple[tuple[Literal["troyes", "king", "troyes-dice"], Any], ...] = (
    ("troyes", city),
    ("king", king),
    ("troyes-dice", dice),
)


def catalogue() -> Catalogue:
    games = [GameInfo(name, setup.PLAYERS, options_of(setup.OPTIONS)) for name, setup in GAMES]
    return Catalogue(troyes.__version__, games, list(LEVELS), USUAL_BOT, list(SECONDS), USUAL.seconds)


def options_of(usual: dict[str, Any]) -> list[OptionInfo]:
    """The options of a game, from what they usually are."""
    return [_option(name, value) for name, value in usual.items() if name not in NOT_OFFERED]


def _option(name: str, usual: Any) -> OptionInfo:
    kind, values = LISTS.get(name, ("flag", ()))
    return OptionInfo(
        name=name,
        kind=kind,
        values=list(values),
        usual=list(usual) if kind == "several" else usual,
        group=LADIES if name in MODULES else "",
        least_players=LEAST_PLAYERS.get(name, 1),
    )
