"""How the players that search think about Troyes and The King's Challenge."""

import gc
from typing import Any, Final

from troyes.bots.city.belief import chances_for, remembered
from troyes.bots.city.evaluation import Evaluation
from troyes.bots.city.tree import DEEP, Branch, Tree
from troyes.bots.city.weights import evaluation_for
from troyes.bots.levels import COUNT, PROVOST
from troyes.bots.limits import Clock
from troyes.bots.mind import Thought, Watch
from troyes.bots.player import Guess
from troyes.city.codes import DIE
from troyes.city.game import CityGame
from troyes.city.names import NEUTRAL
from troyes.city.state import ACTING, PLACED, SHOOTING, City
from troyes.city.walk import carry_out, codes
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng, from_seed

PROVOST_SEES: Final = 3
"""The provost thinks of the own turn, of the answer to it, and of the turn after that."""
PROVOST_WEIGHS: Final = 60
"""So many simulations are enough for him, however much time he has: then he trusts what he sees."""
PROVOST_SLIPS: Final = 10
"""In percent: how often the second best looks like the best to him, as it may to anybody who has seen so little."""
NEAR: Final = 6.0
"""Points: a second best that is worse than this is seen for what it is."""
UNTIL_TIME_IS_UP: Final = 1 << 30
"""More simulations than anybody has time for."""
ASKED: Final = 64
"""After so many simulations it is asked whether more of them can change anything."""
WATCHED: Final = 0.25
"""Seconds between two reports."""


class CityMind:
    def __init__(self, level: str, evaluation: Evaluation | None = None) -> None:
        self.level = level
        self.evaluation = evaluation
        """Other eyes than the level's own."""
        self.judged = level == COUNT
        """Whether it may ask the judge."""
        self.sees = PROVOST_SEES if level == PROVOST else DEEP
        """So many turns ahead."""
        self.thorough = level == COUNT
        """Whether turns to come are looked for as widely as the one that is to be taken, where that helps."""
        self.weighs = PROVOST_WEIGHS if level == PROVOST else UNTIL_TIME_IS_UP
        """At most so many simulations."""
        self.slips = PROVOST_SLIPS if level == PROVOST else 0

    @staticmethod
    def advising(level: str) -> "CityMind":
        """The mind that the coach and the puzzles ask: it takes its time, does not slip, and answers sooner than a mind
        that looks for everything."""
        mind = CityMind(level)
        mind.thorough = False
        mind.weighs = UNTIL_TIME_IS_UP
        mind.slips = 0
        return mind

    def consider(self, decision: Decision, guess: Guess, rng: Rng, clock: Clock, watch: Watch | None) -> list[Thought]:
        """A tree has no circles, and looking for some in it takes an eighth of the time: nobody looks meanwhile."""
        looked_for = gc.isenabled()
        gc.disable()
        try:
            return self._considered(decision, guess, rng, clock, watch)
        finally:
            if looked_for:
                gc.enable()

    def _considered(
        self, decision: Decision, guess: Guess, rng: Rng, clock: Clock, watch: Watch | None
    ) -> list[Thought]:
        game = guess(rng)
        assert isinstance(game, CityGame)
        city = game.city
        if not city.king and not game.options["open_scores"]:
            city = remembered(city, decision.seat)
        tree = self._planted(city, decision.seat, rng, game.options)
        branches = tree.root.branches
        assert branches is not None
        told = 0.0
        grown = 0
        clock.simulations += 1
        while len(branches) > 1 and clock.simulations < self.weighs and clock.goes_on():
            tree.simulate()
            clock.simulations += 1
            if clock.simulations % ASKED == 0:
                if tree.grown == grown or _is_decided(branches, clock.left()):
                    break
                grown = tree.grown
            if watch is not None and clock.spent() > told + WATCHED:
                told = clock.spent()
                watch(_thoughts(city, branches), clock)
        thoughts = _thoughts(city, branches)
        if self.slips and len(thoughts) > 1 and rng.below(100) < self.slips and _are_near(thoughts):
            thoughts[0], thoughts[1] = thoughts[1], thoughts[0]
        if watch is not None:
            watch(thoughts, clock)
        return thoughts

    def _planted(self, city: City, seat: int, rng: Rng, options: dict[str, Any]) -> Tree:
        wide = self.looks_widely(city)
        tree = Tree(city, self._eyes(city), chances_for(city, seat), rng, self.sees, options, wide)
        if city.step == ACTING:
            turns = tree.turns.of(city, True)
        else:
            turns = [tree.turns.after(city, code) for code in codes(city)]
        tree.grow(tree.root, turns)
        return tree

    def looks_widely(self, city: City) -> bool:
        """With two seats it was found to help much; with four, and against le Roy, not at all."""
        return self.thorough and city.seats == 2

    def _eyes(self, city: City) -> Evaluation:
        return evaluation_for(city, self.judged) if self.evaluation is None else self.evaluation

    def outlook(self, game: Game) -> list[float]:
        assert isinstance(game, CityGame)
        city = game.city
        values = self._eyes(city).outlook(city, chances_for(city, -1))
        return values[: city.seats] + ([values[NEUTRAL]] if city.king else [])


def _is_decided(branches: list[Branch], left: float) -> bool:
    """Whether no other branch can be visited more often than the first, however the rest of the time goes."""
    first, second = 0, 0
    for branch in branches:
        if branch.visits > first:
            first, second = branch.visits, first
        elif branch.visits > second:
            second = branch.visits
    return first - second > left


def _are_near(thoughts: list[Thought]) -> bool:
    return thoughts[0].value - thoughts[1].value < NEAR


def _visits(branch: Branch) -> float:
    return -branch.visits


def _thoughts(city: City, branches: list[Branch]) -> list[Thought]:
    """One for each first step: its most visited branch, the most visited of all first."""
    seen: list[int] = []
    found: list[Thought] = []
    for branch in sorted(branches, key=_visits):
        first = branch.turn.codes[0]
        if first in seen:
            continue
        seen.append(first)
        means = branch.means()
        points = means[: city.seats] + ([means[NEUTRAL]] if city.king else [])
        plan = realised(city, branch.turn.codes)
        found.append(Thought(plan, branch.mean(city.seat), points, branch.visits))
    return found


def realised(city: City, wanted: list[int]) -> list[int]:
    """The steps of a walk as they will be asked: without those that go by themselves, up to the first roll."""
    left = wanted.copy()
    seat = city.seat
    walk = city.copy()
    luck = from_seed("plan")
    steps: list[int] = []
    while left and walk.seat == seat and walk.step < PLACED:
        options = codes(walk)
        at = 0
        while at < len(left) and (left[at] not in options or _has_joined(walk, left[at], wanted, city)):
            at += 1
        if at == len(left):
            break
        code = left.pop(at)
        steps.append(code)
        if walk.step == SHOOTING and len(steps) > 1:
            steps.pop()
            break
        carry_out(walk, code, luck)
    return steps


def _has_joined(walk: City, code: int, wanted: list[int], begun: City) -> bool:
    """Whether as many of these equal dice as are wanted are in the group, because the first went by itself."""
    die = code - DIE
    return walk.group.count(die) - begun.group.count(die) >= wanted.count(code)
