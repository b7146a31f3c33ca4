"""How the players that search think about Troyes Dice."""

from typing import Final

from troyes.bots.dice.ahead import Ahead
from troyes.bots.dice.contest import Contest
from troyes.bots.dice.ends import Ends
from troyes.bots.dice.evaluation import STAGES, Evaluation
from troyes.bots.dice.fold import fold
from troyes.bots.dice.judge import Judge, network
from troyes.bots.dice.offer import CHANCES, FALLS, ROLLS, Ground, Offer
from troyes.bots.dice.search import Search, ends_of
from troyes.bots.dice.weights import learned
from troyes.bots.levels import COUNT, PROVOST
from troyes.bots.limits import Clock
from troyes.bots.mind import Thought, Watch
from troyes.bots.player import Guess
from troyes.core.decision import Decision
from troyes.core.game import Game
from troyes.core.rng import Rng
from troyes.dice.game import DiceGame
from troyes.dice.walk import AT_DIE, DONE
from troyes.dice.wheel import HalfDay, notch_of


class Stage:
    """A part of the thinking: how far its lines go, how many ends it begins with, when it is over."""

    def __init__(self, depth: int, widest: int, narrowest: int, until: float, doubt: float) -> None:
        self.depth = depth
        self.widest = widest
        self.narrowest = narrowest
        self.until = until
        """The share of the budget that is spent by then."""
        self.doubt = doubt
        """For how many rolls of 1,296 the opinion before this stage counts."""


PLANS: Final[dict[str, list[Stage]]] = {
    "provost": [Stage(1, 16, 4, 1.0, 16.0)],
    "count": [Stage(1, 30, 8, 0.3, 16.0), Stage(16, 8, 2, 1.0, 200.0)],
}
HALVINGS: Final = 4.0
"""How often the number of ends is halved while a stage goes on, if it may become so small."""
WATCHED_EVERY: Final = 0.3
"""Seconds."""
WATCHED_AFTER: Final = 4000
"""Simulations, where the clock is not to be read."""


def evaluation_for(level: str) -> Evaluation:
    """What a level judges by."""
    known = network() if level == COUNT else None
    return Evaluation(learned()) if known is None else Judge(known)


class DiceMind:
    def __init__(self, level: str, evaluation: Evaluation | None = None) -> None:
        """`evaluation`: another than the level's own."""
        self.level = level
        self.plan = PLANS.get(level, PLANS[PROVOST])
        self.evaluation = evaluation or evaluation_for(level)
        self._ground: Ground | None = None
        self._ahead: Ahead | None = None
        self._told = 0.0

    def consider(self, decision: Decision, guess: Guess, rng: Rng, clock: Clock, watch: Watch | None) -> list[Thought]:
        game = guess(rng)
        assert isinstance(game, DiceGame)
        half = game.half
        ground = self._ground_of(game)
        sides, raids = _wheel_after(ground, half)
        found = ends_of(game.walks[decision.seat], half, ground, self.evaluation, sides, raids)
        points = [0.0] * game.players
        for seat in range(game.players):
            if seat != decision.seat:
                points[seat] = self._hope(game, seat)
        contest = Contest(found, decision.seat, points)
        self._told = 0.0
        if half.turn < STAGES and len(found) > 1:
            ends = Ends(self.evaluation, ground)
            ends.remembers = True
            search = Search(ends, half.turn, sides, raids, rng)
            begun = 0.0
            for stage in self.plan:
                self._compare(search, contest, stage, begun, clock, watch)
                begun = stage.until
        thoughts = contest.thoughts()
        if watch is not None:
            watch(thoughts, clock)
        return thoughts

    def _compare(
        self, search: Search, contest: Contest, stage: Stage, begun: float, clock: Clock, watch: Watch | None
    ) -> None:
        """Follows lines in rounds, one for each end that is left, and drops those that fall behind."""
        depth = min(stage.depth, STAGES - search.turn)
        if begun and depth == 1:
            return
        contest.enter(stage.widest)
        begin = len(contest.left)
        number = 0
        while len(contest.left) > 1 and (depth > 1 or number < len(FALLS)):
            share = (_share(clock) - begun) / (stage.until - begun)
            if share >= 1.0:
                return
            contest.narrow(max(stage.narrowest, round(begin * 0.5 ** (share * HALVINGS))))
            falls = search.rolls(number, depth)
            corrections: list[float] = []
            for end in contest.left:
                if not clock.goes_on():
                    return
                result = search.line(end, falls, clock)
                corrections.append(result if depth > 1 else result - end.base)
            doubt = stage.doubt if depth > 1 else stage.doubt * (1.0 - (contest.weight + CHANCES[falls[0]]) / ROLLS)
            contest.add(corrections, CHANCES[falls[0]], doubt)
            number += 1
            if watch is not None and self._due(clock):
                watch(contest.thoughts(), clock)

    def _due(self, clock: Clock) -> bool:
        """Whether it is time to tell what is thought so far."""
        now = float(clock.simulations // WATCHED_AFTER) if clock.limits.simulations else clock.spent() // WATCHED_EVERY
        if now <= self._told:
            return False
        self._told = now
        return True

    def outlook(self, game: Game) -> list[float]:
        assert isinstance(game, DiceGame)
        return [self._hope(game, seat) for seat in range(game.players)]

    def _hope(self, game: DiceGame, seat: int) -> float:
        """What a seat may expect if it ends its half day as the evaluation likes best."""
        walk = game.walks[seat]
        if game.over:
            return float(walk.sheet.points(game.printed))
        ground = self._ground_of(game)
        half = game.half
        sides, raids = _wheel_after(ground, half)
        if walk.stage != AT_DIE:
            return max([end.value for end in ends_of(walk, half, ground, self.evaluation, sides, raids)])
        built, held, written = fold(walk.sheet)
        coming = ground.coming(half.turn, sides, raids)
        return Ends(self.evaluation, ground).answer(half.turn, built, held, written, Offer(half), coming)

    def foresight(self, game: Game) -> list[float]:
        """The same, but who has ended the half day is seen through the next one: what it brings, over the same falls
        of its dice for all."""
        assert isinstance(game, DiceGame)
        half = game.half
        found: list[float] = []
        for seat, walk in enumerate(game.walks):
            if game.over or half.turn >= STAGES or walk.stage != DONE:
                found.append(self._hope(game, seat))
            else:
                ground = self._ground_of(game)
                built, held, written = fold(walk.sheet)
                sides, raids = _wheel_after(ground, half)
                found.append(self._ahead_in(ground).mean(half.turn, built, held, written, sides, raids))
        return found

    def _ahead_in(self, ground: Ground) -> Ahead:
        known = self._ahead
        if known is None or not known.knows(ground):
            known = self._ahead = Ahead(self.evaluation, ground)
        return known

    def _ground_of(self, game: DiceGame) -> Ground:
        """Where this game is played: what was worked out for its dice is used again."""
        wheel = game.half.wheel
        old = self._ground
        kept = old.kept if old is not None and old.same_dice(wheel, game.printed) else None
        ground = self._ground = Ground(wheel, game.printed, game.column_of, kept)
        return ground


def _wheel_after(ground: Ground, half: HalfDay) -> tuple[int, int]:
    """The sides and the raids of the wheel when this half day is over."""
    sides, raids = ground.sides, ground.raids
    for die in half.dice:
        notch = notch_of(half.turn, die.place)
        if die.strikes:
            sides ^= 1 << notch
        if die.black and half.wheel.tile[notch]:
            raids |= 1 << notch
    return sides, raids


def _share(clock: Clock) -> float:
    """How much of the budget is spent."""
    limits = clock.limits
    return clock.simulations / limits.simulations if limits.simulations else clock.spent() / limits.seconds
