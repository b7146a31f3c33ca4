"""How the greedy player thinks about Troyes: one whole turn ahead, to the end of its own walk."""

from troyes.bots.city_worth import Weights, tastes, worth
from troyes.city.activities.cards import CARDS
from troyes.city.game import CityGame
from troyes.city.names import ACTIVATE, BLACK, DIE, DONE, FROM_SPACE, FROM_SUPPLY, HIRE, REROLL, STOP, TURN
from troyes.city.state import (
    ACTING,
    CHOOSING_CITIZEN,
    CHOOSING_DICE,
    CHOOSING_TIMES,
    COUNTERING,
    PLACED,
    PLACING,
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

WORST = -1e9


class CityThinker:
    def __init__(self, rng: Rng, weights: object) -> None:
        self.weights = weights if isinstance(weights, Weights) else tastes(rng)

    def choose(self, game: Game, decision: Decision, rng: Rng) -> int:
        assert isinstance(game, CityGame)
        city = game.city
        if city.step == PLACING:
            return self._place(city, decision.codes, rng)
        if city.step == SHOOTING:
            return self._shoot(city, decision.codes, rng)
        best_code, best = -1, WORST
        for code in decision.codes:
            value = self._rerolled(city, code) if REROLL <= code < TURN else self._after(city, code, rng)
            if value > best:
                best_code, best = code, value
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
            return self._volley(city)
        best = WORST
        for code in self._likely(city):
            best = max(best, self._after(city, code, rng))
        return best

    def _likely(self, city: City) -> list[int]:
        """The choices that are worth a look."""
        found = codes(city)
        step = city.step
        if step == CHOOSING_DICE and city.group:
            last = city.group[-1]
            return [code for code in found if code == DONE or code - DIE >= last]
        if step == CHOOSING_TIMES:
            paid = (
                is_activate(city.target)
                and CARDS[city.target - ACTIVATE].deniers + CARDS[city.target - ACTIVATE].influence
            )
            return found if paid else found[:1]
        if step == CHOOSING_CITIZEN and found[0] == FROM_SUPPLY:
            return [code for code in found if code < FROM_SPACE]
        if step == COUNTERING and city.group:
            if found[0] == DONE:
                return found[:1]
            last = city.group[-1]
            return [code for code in found if DIE <= code < BLACK and code - DIE >= last]
        if step in (ACTING, COUNTERING):
            return [code for code in found if not REROLL <= code <= HIRE]
        if step == TURNING:
            return [DONE]
        return found

    def _rerolled(self, city: City, code: int) -> float:
        """A new roll is worth the average of its faces, the turn that follows aside."""
        face = (code - REROLL) % 6 + 1
        stay = worth(city, city.seat, self.weights)
        gain = (3.5 - face) * self.weights.pip * 1.5 - self.weights.influence
        return stay + gain if gain > 0 else WORST

    def _volley(self, city: City) -> float:
        """Each of the Archer's rolls puts a cube in two cases out of three."""
        return worth(city, city.seat, self.weights) + 0.9 * city.left

    def _shoot(self, city: City, found: list[int], rng: Rng) -> int:
        best_code, best = found[0], WORST
        for code in found:
            if code != STOP:
                after = city.copy()
                carry_out(after, code, rng)
                value = worth(after, city.seat, self.weights)
                if value > best:
                    best_code, best = code, value
        return best_code

    def _place(self, city: City, found: list[int], rng: Rng) -> int:
        best_code, best = found[0], WORST
        for code in found:
            after = city.copy()
            carry_out(after, code, rng)
            value = worth(after, city.seat, self.weights)
            if value > best:
                best_code, best = code, value
        return best_code
