"""The analysis of a game: what each choice gave up, what luck brought, and where the game turned."""

import math
from collections.abc import Callable, Mapping
from typing import Any

import troyes
from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import STRONGEST, Mind, Thought
from troyes.coach.hint import advisor, weigh
from troyes.coach.ledger import Ledger, standing
from troyes.coach.preview import follow, open_decision
from troyes.coach.reasons import reasons
from troyes.coach.shapes import VERSION, Analysis, Budget, Judged, Step, Turn
from troyes.coach.stage import stage
from troyes.coach.summaries import SOUND, summary
from troyes.coach.turning_points import turning_points
from troyes.core import records
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import from_seed
from troyes.registry import descriptor

__all__ = ["SOUND", "THINKING", "Progress", "Stopped", "analyse"]

THINKING = Limits(0.2)
"""How long each decision may take if nobody says otherwise."""

Progress = Callable[[int, int], None]
"""Is told how many choices are done, and of how many."""


class Stopped(Exception):
    """The analysis was called off."""


def analyse(
    game: Game | Mapping[str, Any],
    limits: Limits | None = None,
    progress: Progress | None = None,
    stop: Callable[[], bool] | None = None,
    level: str = STRONGEST,
) -> Analysis:
    """Judges a game or a record, as far as it goes. The game is not touched.

    Each decision is weighed with what its seat could know then. With a limit in simulations the same game gives the
    same analysis. `stop` is asked before each choice; where it says yes, `Stopped` is raised.
    """
    record = game.record() if isinstance(game, Game) else game
    return _Analyst(record, THINKING if limits is None else limits, level).run(progress, stop)


class _Plan:
    """A seat's walk while it is judged: the steps that are already weighed, and what it has given up so far."""

    def __init__(self, moment: tuple[int, int], turn: Turn, value: float) -> None:
        self.moment = moment
        self.turn = turn
        self.codes: list[int] = []
        """The rest of the walk as it was weighed."""
        self.judged: list[Judged] = []
        self.value = value
        """What the walk is worth, as far as it is seen."""
        self.points: list[float] = []
        """What each side may expect of it."""
        self.first: Thought | None = None
        """The best that could have been done, thought of at the first choice; None: nothing was thought of yet."""


def _refund(plan: _Plan, more: float) -> None:
    """A second look in the middle of a walk finds it worth more: what was booked for the steps before was too much."""
    for judged in reversed(plan.judged):
        back = min(judged.gave_up, more)
        judged.gave_up -= back
        judged.value += back
        plan.value += back
        more -= back


class _Analyst:
    def __init__(self, record: Mapping[str, Any], limits: Limits, level: str) -> None:
        troyes.replay(record)  # a damaged record is refused before anything is thought about
        self.game = troyes.replay(record, 0)
        self.choices = records.read(record).choices
        self.hash = records.checksum(record)
        self.limits = limits
        self.level = level
        self.mind: Mind = advisor(self.game.name, level)
        self.sides = len(self.game.scores())
        self.ledger = Ledger(self.game.name, self.game.players, self.sides, descriptor(self.game.name).shared)
        self.judged: list[Judged] = []
        self.turns: list[Turn] = []
        self.plans: dict[int, _Plan] = {}

    def run(self, progress: Progress | None, stop: Callable[[], bool] | None) -> Analysis:
        for number, (seat, key) in enumerate(self.choices):
            if stop is not None and stop():
                raise Stopped
            if progress is not None:
                progress(number, len(self.choices))
            self._choice(number, seat, key)
            self.game.again(seat, key)
            self._settle(seat)
        self._close()
        if progress is not None:
            progress(len(self.choices), len(self.choices))
        return self._told()

    # -- one choice ----------------------------------------------------------------------------------------------

    def _choice(self, number: int, seat: int, key: str) -> None:
        decision = open_decision(self.game, seat)
        assert decision is not None
        code = decision.vocabulary.code(key)
        plan = self._plan(number, decision)
        plan.turn.last = number
        plan.turn.steps.append(Step(key, decision.describe(code)))
        planned = bool(plan.codes) and plan.codes[0] == code
        if planned:
            plan.codes.pop(0)
        if planned or len(decision.codes) == 1:
            self._judge(number, decision, plan, code, code, plan.value, 0.0, 0.0, False)
        else:
            plan.turn.forced = False
            self._weigh(number, decision, plan, code)

    def _plan(self, number: int, decision: Decision) -> _Plan:
        """The walk this choice belongs to: a new one if something was revealed since the seat's last choice."""
        moment = (self.game.turns, self.game.reveals)
        plan = self.plans.get(decision.seat)
        if plan is None or plan.moment != moment:
            at, now, _ = stage(self.game)
            turn = Turn(len(self.turns), decision.seat, at, now, number, number, [], [], [], 0.0, 0.0, True)
            self.turns.append(turn)
            plan = self.plans[decision.seat] = _Plan(moment, turn, self.ledger.now()[decision.seat])
        return plan

    def _weigh(self, number: int, decision: Decision, plan: _Plan, code: int) -> None:
        """Thinks about a choice. In the middle of a walk only the difference counts: nothing has happened since."""
        thoughts = weigh(self.mind, self.game, decision, from_seed(f"analysis/{number}"), Clock(self.limits))
        best = thoughts[0]
        found = next((thought for thought in thoughts if thought.codes[0] == code), None)
        chosen = best if found is best else self._measured(number, decision, best, found)
        gave_up = best.value - chosen.value
        margin = max(best.value - thoughts[1].value, 0.0) if len(thoughts) > 1 else 0.0
        turn = plan.turn
        if plan.first is None:
            plan.first = best
            plan.value, plan.points = best.value, list(best.points)
            self.ledger.looks(decision.seat, best.points)
            self._mark(number, turn, "dice" if self.ledger.begun else None)
        elif best.value > plan.value:
            _refund(plan, best.value - plan.value)
        self._judge(number, decision, plan, code, best.codes[0], best.value, gave_up, margin, True)
        plan.codes = chosen.codes[1:]
        plan.value -= gave_up
        plan.points = [had + has - most for had, has, most in zip(plan.points, chosen.points, best.points, strict=True)]
        if gave_up > 0 and not turn.better:
            self._explain(turn, decision.seat, best)

    def _settle(self, seat: int, whole: bool = True) -> None:
        """Books the seat's turn once it is over, or as far as it goes: what it gave up counts once."""
        plan = self.plans[seat]
        game = self.game
        if whole and plan.moment == (game.turns, game.reveals) and open_decision(game, seat) is not None:
            return
        del self.plans[seat]
        turn, first = plan.turn, plan.first
        turn.gave_up = sum(judged.gave_up for judged in plan.judged)
        if first is None:
            return
        if turn.gave_up > 0:
            self.ledger.chooses(seat, turn.gave_up, first.points, plan.points)
            self._mark(turn.last + 1, turn, "choice")
        else:
            turn.better, turn.reasons = [], []
            turn.margin = max(judged.margin for judged in plan.judged)

    def _measured(self, number: int, decision: Decision, best: Thought, chosen: Thought | None) -> Thought:
        """What was chosen, measured against the best by two looks: the search, and a glance right after each walk.

        A search looks far, but flatters what it likes and tries the rest seldom; a glance sees both walks with the same
        eyes, and no further. The mean uses both (docs/coach.md has what was compared). What the search had no word for
        has the glance alone, with the rest of the walk as it was played.
        """
        seat = decision.seat
        dream = self.game.guess(seat, from_seed(f"glance/{number}"))
        vocabulary = decision.vocabulary
        rest = [vocabulary.code(key) for chooser, key in self.choices[number:] if chooser == seat]
        preview = follow(dream, seat, rest if chosen is None else chosen.codes)
        had = self.mind.outlook(follow(dream, seat, best.codes).after)
        has = self.mind.outlook(preview.after)
        lost = [then - now for then, now in zip(had, has, strict=True)]
        shared = self.ledger.shared
        worse = standing(had, seat, shared) - standing(has, seat, shared)
        if chosen is not None:
            lost = [
                (at_once + most - own) / 2 for at_once, most, own in zip(lost, best.points, chosen.points, strict=True)
            ]
            worse = (worse + best.value - chosen.value) / 2
        points = [most - less for most, less in zip(best.points, lost, strict=True)]
        codes = preview.codes if chosen is None else chosen.codes
        return Thought(codes, best.value - max(worse, 0.0), points, 0 if chosen is None else chosen.visits)

    def _explain(self, turn: Turn, seat: int, best: Thought) -> None:
        """What would have been better, and why."""
        preview = follow(self.game.guess(seat, from_seed(f"look/{turn.number}")), seat, best.codes)
        turn.better = [*turn.steps[:-1], *preview.steps]
        turn.reasons = reasons(preview)

    def _judge(
        self,
        number: int,
        decision: Decision,
        plan: _Plan,
        code: int,
        best: int,
        value: float,
        gave_up: float,
        margin: float,
        thought: bool,
    ) -> None:
        keys = decision.vocabulary.keys
        turn = plan.turn
        judged = Judged(
            number=number,
            seat=decision.seat,
            turn=turn.number,
            stage=turn.stage,
            when=turn.when,
            kind=decision.kind,
            key=keys[code],
            label=decision.describe(code),
            best=keys[best],
            best_label=decision.describe(best),
            options=len(decision.codes),
            thought=thought,
            value_best=value,
            value=value - gave_up,
            gave_up=gave_up,
            margin=margin,
            expected=self.ledger.now(),
        )
        self.judged.append(judged)
        plan.judged.append(judged)

    def _mark(self, choices: int, turn: Turn, cause: Any) -> None:
        self.ledger.mark(stage(self.game).elapsed, choices, turn.stage, turn.number, cause)

    # -- the end -------------------------------------------------------------------------------------------------

    def _close(self) -> None:
        """Whoever was never asked is looked at once; then the true result is booked."""
        ledger, game = self.ledger, self.game
        for seat in list(self.plans):
            self._settle(seat, whole=False)
        for seat in range(game.players):
            if ledger.expected[seat] is None:
                ledger.looks(seat, self.mind.outlook(game.guess(seat, from_seed(f"end/{seat}"))))
        if game.over:
            ledger.ends([float(score.total) for score in game.scores()])
        at = len(self.choices)
        last = self.turns[-1].number if self.turns else 0
        now = stage(game)
        ledger.mark(now.elapsed, at, now.number, last, "dice" if at else None)

    def _told(self) -> Analysis:
        game, ledger = self.game, self.ledger
        for judged in self.judged:
            judged.expected = ledger.filled(judged.expected)
            if math.isnan(judged.value):  # a forced choice before the first look
                judged.value = judged.value_best = judged.expected[judged.seat]
        analysis = Analysis(
            version=VERSION,
            record=self.hash,
            game=game.name,
            players=game.players,
            sides=self.sides,
            solo=self.sides == 1,
            over=game.over,
            winners=list(game.winners()),
            budget=Budget(self.level, self.limits.seconds, self.limits.simulations),
            decisions=self.judged,
            turns=self.turns,
            curve=ledger.curve(),
            turning_points=[],
            summaries=[summary(ledger, self.turns, side) for side in range(self.sides)],
        )
        analysis.turning_points = turning_points(analysis)
        return analysis
