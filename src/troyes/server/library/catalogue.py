"""What can be played here: every game with its options, and the bots."""

from collections.abc import Sequence
from functools import cache

import troyes
from troyes.bots.between import between
from troyes.bots.levels import GREEDY, LEVELS, levels, usual
from troyes.bots.limits import USUAL
from troyes.core.descriptor import Descriptor
from troyes.core.options import GameOption
from troyes.core.text import ENGLISH
from troyes.engine import engine
from troyes.registry import descriptors
from troyes.server.wire.common import filled
from troyes.server.wire.tables import Catalogue, GameInfo, OptionInfo, PresetInfo

SECONDS = (0.2, 1.0, 3.0, 10.0)
"""Thinking times that are offered."""


def catalogue(bots: Sequence[str] = ()) -> Catalogue:
    """`bots`: those of other packages that play here."""
    offered = [*LEVELS, *bots]
    return Catalogue(troyes.__version__, _games(tuple(bots)), offered, GREEDY, list(SECONDS), USUAL.seconds, engine())


@cache
def _games(bots: tuple[str, ...]) -> list[GameInfo]:
    return [_game(game, bots) for game in descriptors()]


def _game(game: Descriptor, bots: tuple[str, ...]) -> GameInfo:
    return filled(
        GameInfo,
        game,
        options=options_of(game),
        presets=[PresetInfo(preset.name, preset.values) for preset in game.presets],
        bots=[*levels(game.name), *bots],
        between=list(between(game.name)),
        usual_bot=usual(game.name),
        cards=game.cards_of if game.numbers else "",
        rules=bool(game.rules(ENGLISH)),
        advised=bool(game.mind),
        prints=list(game.prints),
    )


def rivalled() -> list[str]:
    """The games in which somebody who sits in no seat plays against the table."""
    return [game.name for game in descriptors() if game.rival]


def has_rival(game: str) -> bool:
    return game in rivalled()


def options_of(game: Descriptor) -> list[OptionInfo]:
    """The options of a game. An owner's own numbers belong to the command line and to programs."""
    return [_option(game, option) for option in game.options if option.asked]


def _option(game: Descriptor, option: GameOption) -> OptionInfo:
    usual = list(option.usual) if option.kind == "several" else option.usual
    return filled(OptionInfo, option, values=list(option.values), usual=usual, words=game.option_words(option))
