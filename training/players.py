"""Players to measure a judge with, for `troyes ladder`: the Count with another judge than his own.

TROYES_JUDGE=runs/first/3/judge.bin troyes ladder troyes --bots training.players:Judged,count --games 100
"""

import os
from pathlib import Path
from typing import Any

from training.city.play import eyes
from troyes.bots.city.mind import CityMind
from troyes.bots.levels import COUNT
from troyes.bots.limits import Limits
from troyes.bots.player import Guess, View
from troyes.bots.search import SearchPlayer
from troyes.core.decision import Decision, Option


class Judged:
    """The Count of Champagne with the judge of the file that TROYES_JUDGE names."""

    def __init__(self, seed: str, limits: Limits) -> None:
        self.seed = seed
        self.limits = limits
        self.player: SearchPlayer | None = None

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        if self.player is None:
            seen: dict[str, Any] = view()
            table = "king" if seen["game"] == "king" else str(seen["players"])
            mind = CityMind(COUNT, eyes(table, Path(os.environ["TROYES_JUDGE"]).read_bytes()))
            self.player = SearchPlayer(COUNT, self.seed, self.limits, mind=mind)
        return self.player.choose(decision, view, guess)
