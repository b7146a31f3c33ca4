"""What a walk gives up beside another one: both taken on the same guesses, with the same dice, and looked at alike."""

import math
from collections.abc import Sequence

from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import Mind
from troyes.coach.estimate import Estimate, Points, has_spoken, mean
from troyes.coach.preview import open_decision
from troyes.core.game import Game
from troyes.core.rng import from_seed
from troyes.registry import descriptor

GUESSES = 3
"""So many guesses of what the seat cannot know."""
OUTCOMES = 6
"""So many falls of the dice on each, where a walk ends with a roll."""
KEPT = 2 / 3
"""Of a point that seems to be given up, so much shows in the results: the best of many walks is flattered."""
SHARE = 8
"""A second look has this part of the simulations that the first one may have ..."""
TIME = 32
"""... and this part of its time: there are many of them."""


def standing(points: Sequence[float], seat: int, shared: bool) -> float:
    """What a seat makes of everybody's points: its own, less half of the best other's and half of the others' mean.

    Where no choice touches another's result, its own points are all there is.
    """
    others = [theirs for side, theirs in enumerate(points) if side != seat]
    if not shared or not others:
        return points[seat]
    return points[seat] - max(others) / 2 - sum(others) / len(others) / 2


class Comparison:
    """Two walks of one seat from one position."""

    def __init__(self, mind: Mind, estimate: Estimate, game: Game, seat: int, limits: Limits, seed: str) -> None:
        self.mind = mind
        self.estimate = estimate
        self.game = game
        self.seat = seat
        self.limits = Limits(limits.seconds / TIME, limits.simulations and max(limits.simulations // SHARE, 4))
        self.seed = seed
        self.shared = descriptor(game.name).shared

    def loss(self, better: Sequence[int], chosen: Sequence[int]) -> float:
        """How much less the chosen walk is worth to the seat; 0 where the difference is within its own noise."""
        worse: list[float] = []
        for number in range(GUESSES):
            dream = self.game.guess(self.seat, from_seed(f"{self.seed}/{number}"))
            had, has = (self._worth(dream.copy(), walk, f"{self.seed}/{number}") for walk in (better, chosen))
            worse.append(standing(had, self.seat, self.shared) - standing(has, self.seat, self.shared))
        middle = sum(worse) / GUESSES
        noise = math.sqrt(sum((each - middle) ** 2 for each in worse) / (GUESSES - 1) / GUESSES)
        return KEPT * middle if middle > noise else 0.0

    def _worth(self, dream: Game, walk: Sequence[int], seed: str) -> Points:
        """What each side may expect when the seat has taken this walk to the end of its turn."""
        before, key = dream, ""
        plan = list(walk)
        turn = dream.turns
        while plan and dream.turns == turn and (decision := open_decision(dream, self.seat)) is not None:
            code = plan.pop(0)
            if code not in decision.codes:
                break
            before, key = dream.copy(), decision.vocabulary.keys[code]
            dream.play(self.seat, key)
        if not key or not has_spoken(before, dream):
            return self._looked(self._finished(dream, turn))
        decided = self.estimate.decided(before, self.seat, key)
        if decided is not None:
            return decided
        found = self.estimate.outcomes(before, self.seat, key, OUTCOMES, from_seed(seed))
        return mean([self.estimate.expects(self._finished(each, turn)) for each in found])

    def _finished(self, dream: Game, turn: int) -> Game:
        """The rest of the turn as is best, as far as there is one."""
        while dream.turns == turn and (decision := open_decision(dream, self.seat)) is not None:
            if len(decision.codes) == 1:
                dream.play(self.seat, decision.vocabulary.keys[decision.codes[0]])
                continue
            now = dream
            clock, rng = Clock(self.limits), from_seed(self.seed)
            thought = self.mind.consider(decision.seen(), lambda bits, now=now: now.copy(), rng, clock, None)[0]
            for code in thought.codes:
                decision = open_decision(dream, self.seat)
                if dream.turns != turn or decision is None or code not in decision.codes:
                    break
                dream.play(self.seat, decision.vocabulary.keys[code])
        return dream

    def _looked(self, dream: Game) -> Points:
        """The mean of two looks: one at the position as it lies, one at what the next seat makes of it."""
        seen = self.estimate.expects(dream)
        if dream.over or not self.shared:
            return seen
        decision = dream.pending[0]
        if len(decision.codes) == 1:
            return seen
        clock, rng = Clock(self.limits), from_seed(self.seed)
        thought = self.mind.consider(decision.seen(), lambda bits: dream.copy(), rng, clock, None)[0]
        return mean([seen, thought.points])
