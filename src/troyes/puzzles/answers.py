"""Whether an answer is right, how much it gives up, and what there is to say for it and for the best turn."""

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import Mind, Thought
from troyes.coach.comparison import Comparison
from troyes.coach.estimate import estimate_for
from troyes.coach.hint import advisor, weigh
from troyes.coach.preview import Preview, follow, open_decision
from troyes.coach.reasons import reasons
from troyes.coach.shapes import Line
from troyes.core.game import Game
from troyes.core.rng import from_seed
from troyes.puzzles.sets import PuzzleSet, set_of

Grade = Literal["right", "nearly", "wrong"]
ALIKE = 0.25
"""Who gives up less than this has found something just as good."""
NEAR, LEAST = 0.4, 0.5
"""Less than this part of the lead, or less than so many points: that was nearly it."""


class Verdict(Struct):
    grade: Grade
    gives_up: float
    """Points that the answer gives up beside the best turn."""
    best: Line
    yours: Line | None
    """None: it is the best turn, perhaps in another order."""
    simulations: int


def same(among: PuzzleSet, one: Preview, other: Preview) -> bool:
    """Whether two turns come to the same, in whatever order their steps were taken."""
    return one.rolled == other.rolled and _left_by(among, one) == _left_by(among, other)


def _left_by(among: PuzzleSet, turn: Preview) -> dict[str, Any]:
    """The table as a turn leaves it."""
    return {name: part for name, part in turn.after.position().items() if name not in among.passing}


def turn_of(game: Game, seat: int, keys: Sequence[str]) -> Preview:
    return follow(game, seat, [game.vocabulary.code(key) for key in keys])


def judged(game: Game, seat: int, best: Sequence[str], lead: float, answer: Sequence[str]) -> Verdict:
    """Judges the answer to a puzzle. The clock is not read: the same answer is always judged the same way."""
    about = set_of(game.name)
    jury = Jury(game, seat, about.jury)
    wanted, chosen = turn_of(game, seat, best), turn_of(game, seat, answer)
    is_best = same(about, wanted, chosen)
    loss = 0.0 if is_best else jury.loss(wanted, chosen)
    points = jury.points(wanted)
    return Verdict(
        grade="right" if loss < ALIKE else "nearly" if loss < max(NEAR * lead, LEAST) else "wrong",
        gives_up=round(loss, 1),
        best=jury.line(best, points, 0.0),
        yours=None if is_best else jury.line(answer, jury.points(chosen), loss),
        simulations=jury.simulations,
    )


class Jury:
    """Weighs turns of one seat with the search that made the puzzle."""

    def __init__(self, game: Game, seat: int, simulations: int) -> None:
        self.game = game
        self.seat = seat
        self.mind: Mind = advisor(game.name)
        self.simulations = 0
        self._each = simulations
        self._first = self._weighed(game)

    def _weighed(self, game: Game) -> list[Thought]:
        decision = open_decision(game, self.seat)
        assert decision is not None
        clock = Clock(Limits(simulations=self._each))
        found = weigh(self.mind, game, decision, from_seed("puzzle"), clock)
        self.simulations += clock.simulations
        return found

    def loss(self, best: Preview, chosen: Preview) -> float:
        """What each step of a turn gives up, one after the other; as far as it goes with the best one, nothing."""
        lost = 0.0
        now: Game | None = self.game
        for at, code in enumerate(chosen.codes):
            assert now is not None
            decision = open_decision(now, self.seat)
            if decision is None:
                break
            shared = chosen.codes[: at + 1] == best.codes[: at + 1]
            if len(decision.codes) > 1 and not shared:
                thoughts = self._first if at == 0 else self._weighed(now)
                own = [thought.value for thought in thoughts if thought.codes[0] == code]
                if not own:
                    return lost + self._compared(best, chosen)
                top = thoughts[0].value
                if chosen.codes[:at] == best.codes[:at]:
                    top = next((each.value for each in thoughts if each.codes[0] == best.codes[at]), top)
                lost += max(top - own[0], 0.0)
            now = now.ahead(self.seat, decision.vocabulary.keys[code])
            if now is None:
                break
        return lost

    def _compared(self, best: Preview, chosen: Preview) -> float:
        """For a turn that the search does not think of."""
        estimate = estimate_for(self.game.name, self.mind)
        limits = Limits(simulations=self._each)
        comparison = Comparison(self.mind, estimate, self.game, self.seat, limits, "puzzle")
        return comparison.loss(best.codes, chosen.codes)

    def points(self, turn: Preview) -> list[float]:
        """What each side may expect after a turn that begins so."""
        known = next((each for each in self._first if each.codes[0] == turn.codes[0]), self._first[0])
        return list(known.points)

    def line(self, keys: Sequence[str], points: list[float], gives_up: float) -> Line:
        """A turn in words, seen on a guess: nothing is told that its seat may not know."""
        seen = turn_of(self.game.guess(self.seat, from_seed("look")), self.seat, keys)
        return Line(
            key=seen.steps[0].key,
            steps=seen.steps,
            points=points,
            value=points[self.seat] - gives_up,
            gives_up=gives_up,
            visits=0,
            reasons=reasons(seen),
        )
