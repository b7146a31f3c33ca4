"""The Count of Champagne as he was in 2026, before he had a judge, for the ladder: what comes later is measured by him.

    troyes ladder troyes --players 2 --bots count,tests.bots.city.count_2026:Count2026 --seconds 1 --seed fresh

He sees by the evaluation alone, looks below the root only for the likeliest turns, and no further than to the end of a
round. For the rest his tree is today's, which is a little better than his was: it meets each fall of a roll as often as
it is likely.
"""

from typing import Any

from troyes.bots.city.evaluation import Evaluation
from troyes.bots.city.mind import CityMind
from troyes.bots.city.tree import DEEP
from troyes.bots.city.weights import read
from troyes.bots.levels import COUNT
from troyes.bots.limits import Limits
from troyes.bots.player import Guess, View
from troyes.bots.search import SearchPlayer
from troyes.core.decision import Decision, Option


def mind_of(eyes: Evaluation) -> CityMind:
    mind = CityMind(COUNT, eyes)
    mind.sees = DEEP - 1  # more turns than a round has, but it takes all of them to look beyond one
    mind.thorough = False
    return mind


class Count2026:
    def __init__(self, seed: str, limits: Limits) -> None:
        self.seed = seed
        self.limits = limits
        self.player: SearchPlayer | None = None

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        if self.player is None:
            seen: dict[str, Any] = view()
            king = seen["game"] == "king"
            eyes = Evaluation(read("king" if king else str(seen["players"])), read("king-roy") if king else [])
            self.player = SearchPlayer(COUNT, self.seed, self.limits, mind=mind_of(eyes))
        return self.player.choose(decision, view, guess)
