"""Players to measure a judge with, for `troyes ladder`: the Count with another judge than his own.

TROYES_JUDGE=runs/first/3/judge.bin troyes ladder troyes --bots training.players:Judged,count --games 100
"""

import os
from pathlib import Path
from typing import Any

from training.city.play import eyes
from troyes.bots.city.mind import CityMind
from troyes.bots.dice.judge import Judge, Network
from troyes.bots.dice.mind import DiceMind
from troyes.bots.levels import COUNT
from troyes.bots.limits import Limits
from troyes.bots.mind import Mind
from troyes.bots.net import read
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
            self.player = SearchPlayer(COUNT, self.seed, self.limits, mind=self.mind(view()))
        return self.player.choose(decision, view, guess)

    def mind(self, seen: dict[str, Any]) -> Mind:
        data = Path(os.environ["TROYES_JUDGE"]).read_bytes()
        if seen["game"] == "troyes-dice":
            return DiceMind(COUNT, Judge(Network(read(data))))
        return CityMind(COUNT, eyes("king" if seen["game"] == "king" else str(seen["players"]), data))


class Glancing(Judged):
    """The judge alone at Troyes Dice: whatever end of the half day it likes best, without a search."""

    def mind(self, seen: dict[str, Any]) -> Mind:
        known = DiceMind(COUNT) if "TROYES_JUDGE" not in os.environ else super().mind(seen)
        assert isinstance(known, DiceMind)
        known.plan = []
        return known
