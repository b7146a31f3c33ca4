"""The mistakes of a beginner at Troyes Dice."""

from typing import Final

from troyes.bots.dice.greedy import DiceThinker
from troyes.bots.dice.worth import NAMES, Weights, worth
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng
from troyes.dice.game import DiceGame
from troyes.dice.names import GAIN, ONE_OF_EACH, WORK, use_code
from troyes.dice.walk import AT_DIE, AT_USE, Walk
from troyes.dice.wheel import HalfDay

HOPES: Final = 0.35
"""How much of the usual weight a beginner gives to what pays later."""
UNSEEN: Final = 20
"""In percent: how often a die that costs something is not thought of."""
UNCHANGED: Final = 40
"""In percent: how often nobody thinks of another value or colour for a die."""
SLIPS: Final = 25
"""In percent: how often the second best looks like the best."""
NEAR: Final = 2.0
"""Points: a second best that is worse than this is seen for what it is."""


def _weights(mood: Rng) -> Weights:
    """Hopes are held small, some of them are hardly held at all."""
    weights = Weights()
    for name in NAMES:
        setattr(weights, name, getattr(weights, name) * HOPES * mood.below(201) / 100)
    return weights


class DiceApprentice(DiceThinker):
    def __init__(self, mood: Rng) -> None:
        super().__init__(mood, _weights(mood))
        self.mood = mood
        self._turn = -1
        """The half day that the rest was settled for."""
        self._unseen: list[bool] = []
        """By place: dice that are not thought of, unless they are free."""
        self._as_it_lies = False
        """Dice are used as they lie."""
        self._slips = False

    def choose(self, game: Game, decision: Decision, rng: Rng) -> int:
        assert isinstance(game, DiceGame)
        half = game.half
        walk = game.walks[decision.seat]
        if half.turn != self._turn:
            self._turn = half.turn
            self._settle()
        found = list(decision.codes)
        if walk.stage == AT_DIE:
            found = self._seen(found, half) or found
        elif walk.stage == AT_USE:
            found = self._uses(found, walk, half) or found
        best_code, best = found[0], -1e9
        next_code, next_best = -1, -1e9
        for code in found:
            value = self.value(walk.after(code, half), half)
            if value > best:
                next_code, next_best = best_code, best
                best_code, best = code, value
            elif value > next_best:
                next_code, next_best = code, value
        if self._slips and next_code >= 0 and best - next_best < NEAR:
            self._slips = False
            return next_code
        return best_code

    def value(self, walk: Walk, half: HalfDay) -> float:
        """What the die itself brings: what a bonus after it could be used for is found out when it comes."""
        if walk.stage != AT_USE:
            return worth(walk.sheet, half, self.weights)
        best = -1e9
        found = list(walk.codes(half))
        for code in self._uses(found, walk, half) or found:
            best = max(best, worth(walk.after(code, half).sheet, half, self.weights))
        return best

    def _settle(self) -> None:
        self._unseen = [self.mood.below(100) < UNSEEN for _ in range(4)]
        self._as_it_lies = self.mood.below(100) < UNCHANGED
        self._slips = self.mood.below(100) < SLIPS

    def _seen(self, found: list[int], half: HalfDay) -> list[int]:
        """The dice that are thought of: a free one always is."""
        seen: list[int] = []
        for code in found:
            if code < ONE_OF_EACH and self._unseen[code // 4]:
                die = half.dice[code // 4]
                if die.price_any or any(die.price):
                    continue
            seen.append(code)
        return seen

    def _uses(self, found: list[int], walk: Walk, half: HalfDay) -> list[int]:
        """The uses that are thought of."""
        if not self._as_it_lies:
            return found
        die = half.dice[walk.place]
        first = use_code(die.colour, max(die.value, 1), GAIN)
        return [code for code in found if first <= code <= first + WORK]
