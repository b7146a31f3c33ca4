"""Who plays in games of bots: a bot by its key and, if it searches, how long it may think.

A bot of another package is called `package.module:Class`, or by the name of its entry point. `count@0.2s` thinks for
0.2 s a decision, `count@500` for 500 simulations, so that thinking times can be compared. The label of an entrant
always tells its limit: games with another limit are games of another player.
"""

import math
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from troyes.bots.levels import check
from troyes.bots.limits import USUAL, Limits
from troyes.bots.player import Player
from troyes.bots.roster import make, takes_limits
from troyes.cli.voice import CliError
from troyes.core.errors import OptionError

EXAMPLES = "count, count@0.5s, count@500"


class Entrant(NamedTuple):
    label: str
    bot: str
    seconds: float = 0.0
    simulations: int = 0
    """Both 0: it does not search."""

    @property
    def searches(self) -> bool:
        return self.seconds > 0 or self.simulations > 0

    @property
    def limits(self) -> Limits | None:
        return Limits(self.seconds or USUAL.seconds, self.simulations) if self.searches else None


def entrants(game: str, given: list[str], seconds: float | None, simulations: int | None) -> list[Entrant]:
    """All who were named. `seconds` or `simulations` is the limit of those who search and name none themselves."""
    if seconds is not None and simulations is not None:
        raise CliError("cli-limits-both")
    if seconds is not None and not _is_time(seconds):
        raise OptionError("option-bad", place="seconds", value=f"{seconds:g}", expected="> 0")
    if simulations is not None and simulations < 1:
        raise OptionError("option-bad", place="simulations", value=str(simulations), expected="1+")
    usual = f"{simulations}" if simulations is not None else f"{USUAL.seconds if seconds is None else seconds:g}s"
    found: list[Entrant] = []
    for name in given:
        one = entrant(name)
        check(one.bot, game)
        found.append(entrant(f"{name}@{usual}") if one.searches and "@" not in name else one)
    return found


@cache
def entrant(given: str) -> Entrant:
    """The one who is called so."""
    bot, at, limit = given.partition("@")
    find(bot)
    searches = takes_limits(bot)
    if at and not searches:
        raise CliError("cli-limit-idle", bot=bot, given=given[:60])
    if not searches:
        return Entrant(bot, bot)
    if not at:
        return Entrant(f"{bot}@{USUAL.seconds:g}s", bot, USUAL.seconds)
    try:
        if limit.endswith("s") and _is_time(float(limit[:-1])):
            seconds = float(limit[:-1])
            return Entrant(f"{bot}@{seconds:g}s", bot, seconds)
        if limit.isascii() and limit.isdigit() and int(limit) > 0:
            return Entrant(f"{bot}@{int(limit)}", bot, 0.0, int(limit))
    except ValueError:
        pass
    raise OptionError("option-bad", place="bots", value=given[:60], expected=EXAMPLES)


def find(bot: str) -> None:
    """Refuses what is not the name of a bot. One from outside may also lie in the folder that the command runs in."""
    if ":" in bot and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # processes that are started inherit it
    make(bot)


def seated(label: str, seed: str) -> Player:
    """A player for one game. Only the bot and the seed count for its chance, not its limit."""
    one = entrant(label)
    return make(one.bot, seed, one.limits)


def _is_time(seconds: float) -> bool:
    return math.isfinite(seconds) and seconds > 0
