"""The players that there are, by name: the levels and what lies between them, chance, and bots of other packages."""

from typing import Any, Final

from troyes.bots import outside
from troyes.bots.apprentice import Apprentice
from troyes.bots.between import FINE, Between, is_strength, levels_of, strength_of
from troyes.bots.greedy import GreedyPlayer
from troyes.bots.levels import APPRENTICE, COUNT, GREEDY, LEVELS, PROVOST
from troyes.bots.limits import Limits
from troyes.bots.player import Player, RandomPlayer
from troyes.bots.search import SearchPlayer
from troyes.core.errors import OptionError
from troyes.core.rng import Seed, seed_text

SEARCHING: Final = (PROVOST, COUNT)
BOTS: Final = ("random", *LEVELS)


def make(name: str, seed: Seed = 1, limits: Limits | None = None, watch: Any = None) -> Player:
    """A player by its name. The same seed plays the same way, as far as the clock does not decide.

    `limits`: how long those may think who search. `watch`: a `bots.mind.Watch`, told what they think as they go.
    """
    sown = f"{name}/{seed_text(seed)}"
    if name == "random":
        return RandomPlayer(sown)
    if name == APPRENTICE:
        return Apprentice(sown)
    if name == GREEDY:
        return GreedyPlayer(sown)
    if name in SEARCHING:
        return SearchPlayer(name, sown, limits, watch)
    if is_strength(name):
        players = [make(level, f"{level}/{seed_text(seed)}", limits, watch) for level in levels_of(name)]
        return Between(players, strength_of(name) % FINE, sown)
    return outside.make(_known(name), sown, limits)


def takes_limits(name: str) -> bool:
    """Whether it can be told how long to think."""
    if is_strength(name):
        return any(level in SEARCHING for level in levels_of(name))
    return name in SEARCHING or (name not in BOTS and outside.takes_limits(_known(name)))


def _known(name: str) -> str:
    if ":" not in name and name not in outside.installed():
        raise OptionError("option-bot", place="bot", value=name[:60], known=", ".join((*BOTS, *outside.installed())))
    return name
