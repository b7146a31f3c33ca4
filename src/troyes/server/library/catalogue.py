"""What can be played here: every game with its options, and the bots."""

from collections.abc import Sequence
from functools import cache

import troyes
from troyes.bots.levels import GREEDY, LEVELS, levels, usual
from troyes.bots.limits import USUAL
from troyes.core.descriptor import Descriptor
from troyes.core.options import GameOption, Number
from troyes.core.text import ENGLISH
from troyes.engine import engine
from troyes.registry import descriptors
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
    return GameInfo(
        name=game.name,
        players=game.players,
        options=options_of(game),
        presets=[PresetInfo(preset.name, preset.values) for preset in game.presets],
        bots=[*levels(game.name), *bots],
        usual_bot=usual(game.name),
        client=game.client,
        cards=game.cards_of if game.numbers else "",
        rival=game.rival,
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
    return OptionInfo(
        name=option.name,
        kind=option.kind,  # pyright: ignore[reportArgumentType]
        values=list(option.values),
        usual=list(option.usual) if option.kind == "several" else option.usual,
        group=option.group,
        least_players=option.least_players,
        low=option.low if isinstance(option, Number) else 0,
        high=option.high if isinstance(option, Number) else 0,
        words=game.option_words(option),
    )
