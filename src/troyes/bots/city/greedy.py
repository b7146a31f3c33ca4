"""How the greedy player thinks about Troyes: one whole turn ahead, to the end of its own walk.

What a table is worth it knows by rules of thumb, and with two to four seats partly from what games have taught.

Influence is weighed by rules of thumb: a new roll or another face is worth what it adds to a die on average.
"""

from typing import Final

from troyes.bots.city.belief import chances_for
from troyes.bots.city.counter import counter
from troyes.bots.city.ladies import exchanged, first_outdoor
from troyes.bots.city.weights import evaluation_for
from troyes.bots.city.worth import Weights, tastes
from troyes.bots.city.worth import worth as by_rules
from troyes.city.activities.cards import CARDS
from troyes.city.codes import (
    ACTIVATE,
    ADVANCE,
    DECLINE,
    DIE,
    DISCARD,
    DONE,
    FROM_SPACE,
    FROM_SUPPLY,
    HIRE,
    PASS,
    REROLL,
    STATION,
    TURN,
    USE_OUTDOOR,
)
from troyes.city.game import CityGame
from troyes.city.numbering import value_of
from troyes.city.square import REROLLING, TURNING_OVER
from troyes.city.state import (
    ACTING,
    ANSWERING,
    CHOOSING_CITIZEN,
    CHOOSING_DICE,
    CHOOSING_TIMES,
    COUNTERING,
    EXCHANGING,
    EXECUTING,
    PATROLLING,
    PLACED,
    PLACING_CUBES,
    RAISING,
    RELEASING,
    SHOOTING,
    TURNING,
    City,
)
from troyes.city.targets import is_activate
from troyes.city.walk import carry_out, codes
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng

WORST: Final = -1e9
LEARNED: Final = 1 / 3
"""So much of what the Merchant thinks a table of Troyes is worth he has from games; the rest are rules of thumb."""


class CityThinker:
    def __init__(self, king: bool, weights: object, learned: float = 0.0) -> None:
        self.weights = weights if isinstance(weights, Weights) else tastes(king)
        self.learned = learned
        """How much is thought of what games have taught, beside the rules of thumb."""
        self.chances: list[float] = []
        """By Character: how likely it counts, as the seat that chooses knows."""

    def choose(self, game: Game, decision: Decision, rng: Rng) -> int:
        assert isinstance(game, CityGame)
        city = game.city
        found = list(decision.codes)
        if city.step == COUNTERING:
            return counter(city, found, self.weights)
        if city.step == TURNING:
            return self._turn_on(found)
        if city.step == EXCHANGING:
            return exchanged(city, found)
        if city.step == ANSWERING:
            return found[0]
        self.chances = chances_for(city, city.seat)
        best_code, best = -1, WORST
        for code in found:
            if not REROLL <= code <= HIRE and not (city.step == ACTING and USE_OUTDOOR <= code < DIE):
                value = self._after(city, code, rng)
                if value > best:
                    best_code, best = code, value
        if city.step == ACTING:
            if city.ladies is not None and best_code > PASS:
                outdoor = first_outdoor(city, found, self.weights)
                if outdoor >= 0:
                    return outdoor
            return self._first_influence(city, found, best_code)
        return best_code

    def _after(self, city: City, code: int, rng: Rng) -> float:
        after = city.copy()
        carry_out(after, code, rng)
        return self._best(after, rng)

    def _best(self, city: City, rng: Rng) -> float:
        """The worth of the best end of the walk that this city is in."""
        if city.step >= PLACED:
            return self.worth(city)
        if city.step == SHOOTING:
            return self.worth(city) + self.weights.shot * int(city.left)
        if city.step in (PLACING_CUBES, RELEASING, RAISING, EXECUTING):
            return self._best(self._best_cube(city, rng), rng)
        if city.step == ANSWERING:
            return self._after(city, DECLINE, rng)
        best = WORST
        for code in self._likely(city):
            best = max(best, self._after(city, code, rng))
        return best

    def worth(self, city: City) -> float:
        """What the seat that walks has, as it sees it."""
        by_thumb = by_rules(city, city.seat, self.weights)
        if self.learned == 0.0:
            return by_thumb
        by_games = evaluation_for(city).expected(city, city.seat, self.chances)
        return by_thumb + self.learned * (by_games - by_thumb)

    def _best_cube(self, city: City, rng: Rng) -> City:
        """After the one cube, or the like, that is best by itself: all ways to place many are too many."""
        found, best = city, WORST
        for code in codes(city):
            after = city.copy()
            carry_out(after, code, rng)
            value = self.worth(after)
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
            return found if has_price(city) else _most(found)
        if step == PATROLLING and city.ladies is not None and city.value > 0:
            return [code for code in found if not ADVANCE <= code < STATION]
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
                gain = (3.5 - int(value_of(code - REROLL))) * weights.pip * weights.luck - REROLLING * weights.influence
                if gain > best:
                    best_code, best = code, gain
            elif TURN <= code < HIRE:
                poor += max(7 - 2 * int(value_of(code - TURN)), 0) * weights.pip * weights.luck
        if poor - TURNING_OVER * weights.influence > best:
            return self._turn_on(found)
        return best_code

    def _turn_on(self, found: list[int]) -> int:
        """The die that gains most when it is turned over, or DONE if none gains."""
        best_code, best = DONE, 3
        for code in found:
            if TURN <= code < HIRE and value_of(code - TURN) <= best:
                best_code, best = code, value_of(code - TURN) - 1
        return best_code


def _most(found: list[int]) -> list[int]:
    """As often as can be; for a mixed card also as many of its cubes as can be used."""
    return found[:1] + [code for code in found if code >= DISCARD][:1]


def has_price(city: City) -> bool:
    """Whether each activation of the card costs something."""
    if not is_activate(city.target):
        return False
    card = CARDS[city.target - ACTIVATE]
    return card.takes.deniers > 0 or card.takes.influence > 0


def thinker(rng: Rng, weights: object) -> CityThinker:
    return CityThinker(False, weights, LEARNED)


def king_thinker(rng: Rng, weights: object) -> CityThinker:
    return CityThinker(True, weights)
