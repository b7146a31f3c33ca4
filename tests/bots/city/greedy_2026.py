"""The Merchant as he was in 2026, by rules of thumb alone, for the ladder: what comes later is measured by him.

troyes ladder troyes --players 3 --ladies --bots count,tests.bots.city.greedy_2026:Greedy2026 --seed fresh
"""

from troyes.bots.city.greedy import CityThinker
from troyes.bots.player import Guess, View
from troyes.core.decision import Decision, Option
from troyes.core.rng import from_seed


class Greedy2026:
    def __init__(self, seed: str) -> None:
        self.rng = from_seed(seed)
        self.thinker: CityThinker | None = None

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        if len(decision.codes) == 1:
            return Option(decision, decision.codes[0])
        if self.thinker is None:
            self.thinker = CityThinker(view()["game"] == "king", None)
        return Option(decision, self.thinker.choose(guess(self.rng), decision, self.rng))
