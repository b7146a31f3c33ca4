"""The analysis of a game: what each choice gave up, what luck brought, and where the game turned."""

from collections.abc import Callable, Mapping
from typing import Any

import troyes
from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import STRONGEST, Mind, Thought
from troyes.coach.comparison import Comparison
from troyes.coach.estimate import Points, estimate_for, has_spoken, mean
from troyes.coach.hint import advisor, weigh
from troyes.coach.ledger import Ledger
from troyes.coach.preview import follow, open_decision
from troyes.coach.reasons import reasons
from troyes.coach.shapes import VERSION, Analysis, Budget, Cause, Judged, Step, Turn
from troyes.coach.stage import stage
from troyes.coach.summaries import SOUND, summary
from troyes.coach.turning_points import turning_points
from troyes.core import records
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import from_seed
from troyes.registry import descriptor

__all__ = ["SOUND", "THINKING", "Progress", "Stopped", "analyse"]

THINKING = Limits(0.1)
"""How long each decision may take if nobody says otherwise."""
ENOUGH = 100
"""So many turns may be thought about for as long as is asked. In a game of more each gets less: no study is endless."""
OUTCOMES = 64
"""What chance brings is measured against the mean of so many draws; of fewer, down to `FEWEST`, if thought is dear."""
FEWEST = 8
DEALS = 16
"""The same for the cards of others at the start."""

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


def _shared_out(limits: Limits, turns: int) -> Limits:
    """What each turn of a game of so many may cost."""
    return Limits(limits.seconds * min(1.0, ENOUGH / max(turns, 1)), limits.simulations)


class _Walk:
    """A seat's turn while it is judged."""

    def __init__(self, moment: tuple[int, int], turn: Turn, sides: int) -> None:
        self.moment = moment
        self.turn = turn
        self.best: list[int] = []
        """What is left of the best walk, as long as it is followed."""
        self.best_value = 0.0
        self.thought = False
        self.loss = 0.0
        """What it gave up beside the best."""
        self.charged = False
        """Whether a choice has been told what the walk gave up: the first one that leaves the best walk."""
        self.change: Points = [0.0] * sides


class _Analyst:
    def __init__(self, record: Mapping[str, Any], limits: Limits, level: str) -> None:
        troyes.replay(record)  # a damaged record is refused before anything is thought about
        self.game = troyes.replay(record, 0)
        self.choices = records.read(record).choices
        self.hash = records.checksum(record)
        self.limits = _shared_out(limits, self._turns())
        self.budget = Budget(level, limits.seconds, limits.simulations)
        self.mind: Mind = advisor(self.game.name, level)
        self.estimate = estimate_for(self.game.name, self.mind)
        self.outcomes = min(max(limits.simulations, FEWEST), OUTCOMES) if limits.simulations else OUTCOMES
        self.expected = self.estimate.expects(self.game)
        """What each side may expect now, for one who sees everything."""
        self.sides = len(self.expected)
        shared = descriptor(self.game.name).shared
        self.ledger = Ledger(self.game.name, self.game.players, self._start(), shared)
        self.judged: list[Judged] = []
        self.turns: list[Turn] = []
        self.walks: dict[int, _Walk] = {}

    def _turns(self) -> int:
        """How many turns leave something to choose."""
        game, found = self.game.copy(), set[tuple[int, int, int]]()
        for seat, key in self.choices:
            decision = open_decision(game, seat)
            if decision is not None and len(decision.codes) > 1:
                found.add((seat, game.turns, game.reveals))
            if game.why_not(seat, key) is None:
                game.play(seat, key)
        return len(found)

    def _start(self) -> Points:
        """What each seat could expect with the cards of others unknown; le Roy has none."""
        start = self.expected.copy()
        for seat in range(self.game.players):
            rng = from_seed(f"deal/{seat}")
            deals = [self.estimate.expects(self.game.guess(seat, rng)) for _ in range(min(DEALS, self.outcomes))]
            start[seat] += sum(deal[seat] - self.expected[seat] for deal in deals) / len(deals)
        return start

    def run(self, progress: Progress | None, stop: Callable[[], bool] | None) -> Analysis:
        self._mark(0, None)
        if self.ledger.start != self.expected:
            self.ledger.chance_speaks(self.ledger.start, self.expected)
            self._mark(0, "dice")
        for number, (seat, key) in enumerate(self.choices):
            if stop is not None and stop():
                raise Stopped
            if progress is not None:
                progress(number, len(self.choices))
            if self.game.why_not(seat, key) is not None:
                self.game.again(seat, key)  # an earlier version asked for it, in vain
                continue
            before = self.game.copy()
            self._choice(number, seat, key)
            self.game.play(seat, key)
            self._book(number, seat, key, before)
        if not self.game.over:
            self._break_off()
        if progress is not None:
            progress(len(self.choices), len(self.choices))
        return self._told()

    # -- one choice ----------------------------------------------------------------------------------------------

    def _choice(self, number: int, seat: int, key: str) -> None:
        decision = open_decision(self.game, seat)
        assert decision is not None
        code = decision.vocabulary.code(key)
        walk = self._walk(number, decision)
        walk.turn.last = number
        walk.turn.steps.append(Step(key, decision.describe(code)))
        thinks = not walk.thought and len(decision.codes) > 1
        if thinks:
            self._weigh(number, decision, walk)
        if len(decision.codes) > 1:
            walk.turn.forced = False
        best = walk.best.pop(0) if walk.best else code
        gave_up = 0.0
        if best != code:
            walk.best = []
            if not walk.charged and walk.loss > 0:
                walk.charged = True
                gave_up = walk.loss
            else:
                best = code
        self._judge(number, decision, walk, code, best, gave_up, thinks)

    def _walk(self, number: int, decision: Decision) -> _Walk:
        """The walk this choice belongs to: a new one if something was revealed since the seat's last choice."""
        moment = (self.game.turns, self.game.reveals)
        walk = self.walks.get(decision.seat)
        if walk is None or walk.moment != moment:
            at, now, _ = stage(self.game)
            turn = Turn(len(self.turns), decision.seat, at, now, number, number, [], [], [], 0.0, 0.0, True)
            self.turns.append(turn)
            walk = self.walks[decision.seat] = _Walk(moment, turn, self.sides)
        return walk

    def _weigh(self, number: int, decision: Decision, walk: _Walk) -> None:
        """Thinks about a turn: what would be best, and what the walk that was taken gives up beside it."""
        seat = decision.seat
        thoughts = weigh(self.mind, self.game, decision, from_seed(f"analysis/{number}"), Clock(self.limits))
        best = thoughts[0]
        taken = self._taken(number, seat)
        walk.thought = True
        walk.best = best.codes.copy()
        walk.best_value = best.value
        if taken[: len(best.codes)] == best.codes or best.codes[: len(taken)] == taken:
            walk.turn.margin = max(best.value - thoughts[1].value, 0.0) if len(thoughts) > 1 else 0.0
            return
        comparison = Comparison(self.mind, self.estimate, self.game, seat, self.limits, f"glance/{number}")
        walk.loss = comparison.loss(best.codes, taken)
        if walk.loss > 0:
            self._explain(walk.turn, seat, best)

    def _taken(self, number: int, seat: int) -> list[int]:
        """The rest of the seat's walk as it was taken."""
        trial = self.game.copy()
        moment = (trial.turns, trial.reveals)
        codes: list[int] = []
        for chooser, key in self.choices[number:]:
            if chooser != seat or trial.why_not(seat, key) is not None:
                continue
            codes.append(trial.vocabulary.code(key))
            trial.play(seat, key)
            if (trial.turns, trial.reveals) != moment or open_decision(trial, seat) is None:
                break
        return codes

    def _explain(self, turn: Turn, seat: int, best: Thought) -> None:
        """What would have been better, and why."""
        preview = follow(self.game.guess(seat, from_seed(f"look/{turn.number}")), seat, best.codes)
        turn.better = [*turn.steps[:-1], *preview.steps]
        turn.reasons = reasons(preview)

    def _judge(
        self, number: int, decision: Decision, walk: _Walk, code: int, best: int, gave_up: float, thought: bool
    ) -> None:
        keys = decision.vocabulary.keys
        turn = walk.turn
        value = walk.best_value if walk.thought else self.expected[decision.seat]
        after = value - (walk.loss if walk.charged else 0.0)
        self.judged.append(
            Judged(
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
                value_best=after + gave_up,
                value=after,
                gave_up=gave_up,
                margin=turn.margin if thought else 0.0,
                expected=self.ledger.expected.copy(),
            )
        )

    # -- what it changed -----------------------------------------------------------------------------------------

    def _book(self, number: int, seat: int, key: str, before: Game) -> None:
        """What the choice changed, then what chance did."""
        game, ledger = self.game, self.ledger
        spoken = has_spoken(before, game)
        new_stage = game.over or stage(game).number != stage(before).number
        now = self.estimate.expects(game)
        hoped = now
        if spoken:
            rng = from_seed(f"chance/{number}")
            found = self.estimate.outcomes(before, seat, key, self.outcomes, rng)
            hoped = mean([self.estimate.expects(each) for each in found])
        decided = (self.estimate.decided(before, seat, key) if new_stage else None) or hoped
        walk = self.walks[seat]
        for side in range(self.sides):
            walk.change[side] += decided[side] - self.expected[side]
        self.expected = now
        if walk.moment != (game.turns, game.reveals) or open_decision(game, seat) is None:
            self._settle(seat, number + 1)
        if new_stage:
            ledger.revises(hoped)
            self._mark(number + 1, "revision")
        if spoken:
            ledger.chance_speaks(hoped, now)
            self._mark(number + 1, "dice")

    def _settle(self, seat: int, choices: int) -> None:
        """Books the seat's turn once it is over, or as far as it goes: what it gave up counts once."""
        walk = self.walks.pop(seat)
        turn = walk.turn
        if walk.charged or not walk.thought:
            turn.gave_up = walk.loss
        else:
            turn.better, turn.reasons = [], []
        self.ledger.chooses(seat, turn.gave_up, walk.change)
        self._mark(choices, "choice", turn)

    def _break_off(self) -> None:
        """The game is not over: what was chosen last is booked as far as it goes."""
        for seat in list(self.walks):
            self._settle(seat, len(self.choices))
        if self.choices:
            self.ledger.revises(self.expected)
            self._mark(len(self.choices), "revision")

    def _mark(self, choices: int, cause: Cause | None, turn: Turn | None = None) -> None:
        """Notes a point of the curve; `turn`: the one that led here, otherwise the next."""
        at = stage(self.game)
        number = len(self.turns) if turn is None else turn.number
        self.ledger.mark(at.elapsed, choices, at.number if turn is None else turn.stage, number, cause)

    # -- the end -------------------------------------------------------------------------------------------------

    def _told(self) -> Analysis:
        game, ledger = self.game, self.ledger
        curve = ledger.curve()
        for moment in curve:  # after the last turn there is no next one
            moment.turn = min(moment.turn, max(len(self.turns) - 1, 0))
        analysis = Analysis(
            version=VERSION,
            record=self.hash,
            game=game.name,
            players=game.players,
            sides=self.sides,
            solo=self.sides == 1,
            over=game.over,
            winners=list(game.winners()),
            budget=self.budget,
            decisions=self.judged,
            turns=self.turns,
            curve=curve,
            turning_points=[],
            summaries=[summary(ledger, self.turns, side) for side in range(self.sides)],
        )
        analysis.turning_points = turning_points(analysis)
        return analysis
