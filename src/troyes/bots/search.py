"""The players that search: they think at the first step of a walk, and then follow their plan."""

from typing import cast

from troyes.bots.limits import USUAL, Clock, Limits
from troyes.bots.mind import Mind, Thought, Watch, mind_for
from troyes.bots.player import Guess, View
from troyes.core.decision import Decision, Option, Vocabulary
from troyes.core.rng import Seed, from_seed


class SearchPlayer:
    def __init__(
        self,
        level: str,
        seed: Seed,
        limits: Limits | None = None,
        watch: Watch | None = None,
        mind: Mind | None = None,
    ) -> None:
        """`mind`: another than the game's own for this level."""
        self.level = level
        self.rng = from_seed(seed)
        self.limits = USUAL if limits is None else limits
        self.watch = watch
        self.thoughts: list[Thought] = []
        """What was thought at the last decision that needed thinking, the best first."""
        self._mind = mind
        self._given = mind
        self._vocabulary: Vocabulary | None = None
        """Whose keys the mind knows: another game's decision calls for another mind."""
        self._plan: list[int] = []
        """The rest of the walk."""
        self._planned_at = (-1, -1)
        """The turn and the reveal that the plan was made for."""

    def choose(self, decision: Decision, view: View, guess: Guess) -> Option:
        codes = decision.codes
        if len(codes) == 1:
            if self._plan and self._plan[0] == codes[0]:
                self._plan.pop(0)
            return Option(decision, codes[0])
        now = guess(self.rng)
        moment = (now.turns, now.reveals)
        if self._plan and self._plan[0] in codes and self._planned_at == moment:
            return Option(decision, self._plan.pop(0))
        mind = self._mind
        if mind is None or self._vocabulary is not decision.vocabulary:
            mind = self._mind = self._given or mind_for(cast(str, view()["game"]), self.level)
            self._vocabulary = decision.vocabulary
        self.thoughts = mind.consider(decision, guess, self.rng, Clock(self.limits), self.watch)
        best = self.thoughts[0].codes
        self._plan = best[1:]
        self._planned_at = moment
        return Option(decision, best[0])
