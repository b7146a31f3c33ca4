"""How the greedy player thinks about Troyes: one whole turn ahead, to the end of its own walk.

Influence is weighed by rules of thumb: a new roll or another face is worth what it adds to a die on average.
"""

from typing import Final

from troyes.bots.city_counter import counter
from troyes.bots.city_worth import Weights, tastes, worth
from troyes.city.activities.cards import CARDS
from troyes.city.game import CityGame
from troyes.city.influence import REROLLING, TURNING_OVER
from troyes.city.names import ACTIVATE, DIE, DONE, FROM_SPACE, FROM_SUPPLY, HIRE, REROLL, TURN
from troyes.city.state import (
    ACTING,
    CHOOSING_CITIZEN,
    CHOOSING_DICE,
    CHOOSING_TIMES,
    COUNTERING,
    PLACED,
    PLACING_CUBES,
    SHOOTING,
    TURNING,
    City,
)
from troyes.city.targets import is_activate
from troyes.city.walk import carry_out, codes
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng

__all__ = ["CityThinker"]

WORST: Final = -1e9


class CityThinker:
    def __init__(self, king: bool, weights: object) -> None:
        self.weights = weights if isinstance(weights, Weights) else tastes(king)

    def choose(self, game: Game, decision: Decision, rng: Rng) -> int:
        assert isinstance(game, CityGame)
        city = game.city
        found = decision.codes
        if city.step == COUNTERING:
            return counter(city, found, self.weights)
        if city.step == TURNING:
            return self._turn_on(found)
        best_code, best = -1, WORST
        for code in found:
            if not REROLL <= code <= HIRE:
                value = self._after(city, code, rng)
                if value > best:
                    best_code, best = code, value
        if city.step == ACTING:
            return self._first_influence(city, found, best_code)
        return best_code

    def _after(self, city: City, code: int, rng: Rng) -> float:
        after = city.copy()
        carry_out(after, code, rng)
        return self._best(after, rng)

    def _best(self, city: City, rng: Rng) -> float:
        """The worth of the best end of the walk that this city is in."""
        if city.step >= PLACED:
            return worth(city, city.seat, self.weights)
        if city.step == SHOOTING:
            return worth(city, city.seat, self.weights) + self.weights.shot * city.left
        if city.step == PLACING_CUBES:
            return self._best(self._best_cube(city, rng), rng)
        best = WORST
        for code in self._likely(city):
            best = max(best, self._after(city, code, rng))
        return best

    def _best_cube(self, city: City, rng: Rng) -> City:
        """After the one cube that is best by itself: all ways to place many are too many."""
        found, best = city, WORST
        for code in codes(city):
            after = city.copy()
            carry_out(after, code, rng)
            value = worth(after, city.seat, self.weights)
            if value > best:
                found, best = after, value
        return found

    def _likely(self, city: City) -> list[int]:
        """The choices that are worth a look: dice in one order only, and as often as can be where that is free."""
        found = codes(city)
        step = city.step
        if step == CHOOSING_DICE and city.group:
            last = city.group[-1]
            return [code for code in found if code == DONE or code - DIE >= last]
        if step == CHOOSING_TIMES:
            return found if _has_price(city) else found[:1]
        if step == CHOOSING_CITIZEN and found[0] == FROM_SUPPLY:
            return [code for code in found if code < FROM_SPACE]
        return found

    # -- influence -----------------------------------------------------------------------------------------------

    def _first_influence(self, city: City, found: list[int], action: int) -> int:
        """Spends influence on poor dice before acting, where that pays."""
        weights = self.weights
        best_code, best = action, 0.0
        poor = 0.0
        for code in found:
            if REROLL <= code < TURN:
                gain = (3.5 - (code - REROLL) % 6 - 1) * weights.pip * weights.luck - REROLLING * weights.influence
                if gain > best:
                    best_code, best = code, gain
            elif TURN <= code < HIRE:
                poor += max(5 - 2 * ((code - TURN) % 6), 0) * weights.pip * weights.luck
        if poor - TURNING_OVER * weights.influence > best:
            return self._turn_on(found)
        return best_code

    def _turn_on(self, found: list[int]) -> int:
        """The die that gains most when it is turned over, or DONE if none gains."""
        best_code, best = DONE, 3
        for code in found:
            if TURN <= code < HIRE and (code - TURN) % 6 + 1 <= best:
                best_code, best = code, (code - TURN) % 6
        return best_code


def _has_price(city: City) -> bool:
    """Whether each activation of the card costs something."""
    if not is_activate(city.target):
        return False
    card = CARDS[city.target - ACTIVATE]
    return card.deniers > 0 or card.influence > 0
