"""The mistakes of a beginner at Troyes and The King's Challenge.

What is overlooked is settled once a turn, so a turn makes sense in itself: whoever has not thought of buying a die does
not buy one halfway through.
"""

from typing import Final

from troyes.bots.city.greedy import WORST, CityThinker
from troyes.bots.city.ladies import first_outdoor
from troyes.bots.city.worth import NAMES, Weights, tastes
from troyes.city.codes import ACTIVATE, COMBAT, DIE, FROM_SUPPLY, HIRE, PASS, REROLL, USE, USE_OUTDOOR
from troyes.city.game import CityGame
from troyes.city.names import ACTIVITIES, EVENTS
from troyes.city.numbering import PILES, value_of
from troyes.city.square import size
from troyes.city.state import ACTING, ANSWERING, COUNTERING, EXCHANGING, TURNING, City
from troyes.city.walk import carry_out
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng

LATER: Final = {
    "influence": 0.5,
    "die": 0.5,
    "pip": 0.5,
    "citizen": 0.5,
    "supply": 0.3,
    "tradesman": 0.3,
    "cube": 0.5,
    "presence": 0.4,
    "majority": 0.5,
    "character": 0.4,
    "roy_die": 0.6,
    "roy_citizen": 0.6,
}
"""How much of the usual weight a beginner gives to what pays later, or to others."""
THRIFTY: Final = 1.25
LAVISH: Final = 0.75
"""Deniers are either held together or thrown about."""

# In percent: how often a turn is played without thinking of this.
OTHERS_DICE: Final = 15
STORED_CUBES: Final = 15
BETTER_DICE: Final = 25
"""Rerolling, turning over, and what else goes before an action."""
A_CARD: Final = 10
AN_EVENT: Final = 10

STRONG_DIE: Final = 8
"""Black dice are met with the highest die, whatever else it could have done."""

SLIPS: Final = 15
"""In percent: how often the second best looks like the best."""
NEAR: Final = 3.0
"""Points: a second best that is worse than this is seen for what it is."""


def _weights(king: bool, mood: Rng) -> Weights:
    usual = tastes(king).values
    found = [usual[at] * LATER.get(name, 1.0) for at, name in enumerate(NAMES)]
    found[0] *= THRIFTY if mood.below(2) else LAVISH
    return Weights(found)


class CityApprentice(CityThinker):
    def __init__(self, king: bool, mood: Rng) -> None:
        super().__init__(king, _weights(king, mood))
        self.mood = mood
        self._turn = -1
        """The turn that the rest was settled for."""
        self._buys = False
        self._uses_cubes = False
        self._betters = False
        self._strong_die = False
        self._slips = False
        self._overlooked: set[int] = set()
        """Actions on cards that are not thought of, by their codes."""

    def choose(self, game: Game, decision: Decision, rng: Rng) -> int:
        assert isinstance(game, CityGame)
        if game.turns != self._turn:
            self._turn = game.turns
            self._settle()
        city = game.city
        found = list(decision.codes)
        if city.step == COUNTERING:
            strong = _strongest(found) if self._strong_die else -1
            return strong if strong >= 0 else super().choose(game, decision, rng)
        if city.step in (TURNING, EXCHANGING, ANSWERING):
            return super().choose(game, decision, rng)
        seen = self._seen(city, found)
        action = self._pick(city, seen or found, rng)
        if city.step == ACTING and self._betters:
            outdoor = first_outdoor(city, found, self.weights) if city.ladies is not None and action > PASS else -1
            return outdoor if outdoor >= 0 else self._first_influence(city, found, action)
        return action

    def _settle(self) -> None:
        mood = self.mood
        self._buys = mood.below(100) >= OTHERS_DICE
        self._uses_cubes = mood.below(100) >= STORED_CUBES
        self._betters = mood.below(100) >= BETTER_DICE
        self._strong_die = mood.below(100) < STRONG_DIE
        self._slips = mood.below(100) < SLIPS
        self._overlooked = set()
        for code in range(ACTIVATE, ACTIVATE + len(ACTIVITIES)):
            if mood.below(100) < A_CARD:
                self._overlooked.add(code)
        for code in range(COMBAT, COMBAT + len(EVENTS)):
            if mood.below(100) < AN_EVENT:
                self._overlooked.add(code)

    def _pick(self, city: City, found: list[int], rng: Rng) -> int:
        """The best of these, or, in a careless turn, what comes close to it."""
        best_code, best = found[0], WORST
        next_code, next_best = -1, WORST
        for code in found:
            value = self._after(city, code, rng)
            if value > best:
                next_code, next_best = best_code, best
                best_code, best = code, value
            elif value > next_best:
                next_code, next_best = code, value
        if city.step == ACTING and self._slips and next_code >= 0 and best - next_best < NEAR:
            return next_code
        return best_code

    def _after(self, city: City, code: int, rng: Rng) -> float:
        """A way that needs the dice of others is no way for who does not think of them."""
        after = city.copy()
        carry_out(after, code, rng)
        if not self._buys and _others(after, city.seat) < _others(city, city.seat):
            return WORST
        return self._best(after, rng)

    def _seen(self, city: City, found: list[int]) -> list[int]:
        """What is thought of in this turn. Spending influence first is another question."""
        acting = city.step == ACTING
        seen: list[int] = []
        for code in found:
            if acting and (REROLL <= code <= HIRE or USE_OUTDOOR <= code < DIE):
                continue
            if code in self._overlooked:
                continue
            if USE <= code < USE_OUTDOOR and not self._uses_cubes:
                continue
            seen.append(code)
        return seen

    def _likely(self, city: City) -> list[int]:
        return self._seen(city, super()._likely(city))


def _others(city: City, seat: int) -> int:
    """How many dice of others lie on the square."""
    dice = 0
    for at in range(PILES):
        if at // 3 != seat:
            dice += size(city.dice[at])
    return dice


def _strongest(found: list[int]) -> int:
    """The highest die that can be given up for black ones; -1: none can."""
    best_code, best = -1, -1
    for code in found:
        if DIE <= code < FROM_SUPPLY and value_of(code - DIE) > best:
            best_code, best = code, value_of(code - DIE)
    return best_code


def apprentice(mood: Rng) -> CityApprentice:
    return CityApprentice(False, mood)


def king_apprentice(mood: Rng) -> CityApprentice:
    return CityApprentice(True, mood)
