"""Who may sit in a bot's seat: the levels, chance, and bots of other packages, installed or named by the operator."""

from collections.abc import Sequence

from troyes.bots import BOTS, levels, outside
from troyes.bots.between import check_bot, is_strength, plainly
from troyes.bots.levels import LEVELS, usual
from troyes.core.errors import OptionError
from troyes.core.options import listed


def outside_bots(named: str) -> tuple[str, ...]:
    """Those of other packages, all loaded: one that cannot be refuses to start. `named`: with commas."""
    found = tuple(dict.fromkeys((*outside.installed(), *listed(named))))
    for bot in found:
        outside.load(bot)
    return found


def checked_bot(bot: str, game: str, others: Sequence[str], place: str) -> str:
    """The bot that was asked for, the usual one if none was. No guest names a class of their own."""
    found = bot or usual(game)
    known = (*BOTS, *others)
    if is_strength(found):
        found = plainly(found, place)
    elif found not in known:
        raise OptionError("option-bot", place=place, value=bot, known=", ".join(known))
    check_bot(found, game)
    return found


def who_knows(bot: str, game: str) -> str:
    """The bot that plays where this one should: the usual one, if it is a level that does not know the game."""
    return usual(game) if not bot or (bot in LEVELS and bot not in levels(game)) else bot
