"""Self-play: games of Troyes by search, and what everybody had after each turn.

A game is played by its seed alone, so the same order gives the same games, on however many cores. In each game one turn
is played twice: once more with the next best choice, and the game goes on from there with the same dice to come. What
two turns are worth is learned best from games that differ in nothing else.
"""

import gc
from functools import cache
from math import nan
from typing import Any, NamedTuple

from scripts.learn_city import options_for

import troyes
from training.seen import Seen
from troyes.bots.city.belief import chances_for
from troyes.bots.city.evaluation import AFTER_ROUND, Evaluation, is_round_over, phase_of
from troyes.bots.city.judge import Counter, Judge, Network, kind_of, owners_of
from troyes.bots.city.mind import realised
from troyes.bots.city.tree import Branch, Tree
from troyes.bots.city.weights import read
from troyes.bots.net import read as read_net
from troyes.city.game import CityGame
from troyes.city.names import NEUTRAL
from troyes.city.state import ACTING, COUNTERING, PLACED, City
from troyes.city.walk import carry_out, codes, rolls
from troyes.core.rng import Rng, from_seed

COUNTER = Counter()


class Job(NamedTuple):
    """A few games in a row, for one file."""

    table: str
    """How many seats, or "king"."""
    seed: str
    first: int
    games: int
    judge: bytes
    """The judge that plays, as its file holds it; nothing: the evaluation of the package."""
    simulations: int
    loose: float
    """How often the next best turn is taken instead."""
    share: float = 1.0
    """How many of the moments within a round are kept, which differ little from one to the next; its ends all are."""


def play(job: Job) -> list[Seen]:
    """Plays, and tells what was seen. Nothing in it has circles, and looking for some takes a quarter of the time."""
    looked_for = gc.isenabled()
    gc.disable()
    try:
        return _played(job)
    finally:
        if looked_for:
            gc.enable()


def _played(job: Job) -> list[Seen]:
    rows: list[Seen] = []
    evaluation = eyes(job.table, job.judge)
    for number in range(job.first, job.first + job.games):
        rng = from_seed(f"{job.seed}/{job.table}/{number}")
        options = options_for(job.table, rng)
        if job.table != "king":
            options["players"] = int(job.table)
        name = "king" if job.table == "king" else "troyes"
        game = troyes.new_game(name, seed=f"{job.seed}/{job.table}/{number}", **options)
        assert isinstance(game, CityGame)
        whole = Line(game, evaluation, job, rng, number)
        whole.play(rng.below(60))
        whole.tell(rows)
        if whole.fork is not None:
            whole.fork.play(-1)
            whole.fork.tell(rows)
    return rows


@cache
def eyes(table: str, judge: bytes) -> Evaluation:
    """What a player judges by: a judge as its file holds it, or the evaluation of the package."""
    weights, roy = read(table), read("king-roy") if table == "king" else []
    return Judge(weights, roy, Network(read_net(judge))) if judge else Evaluation(weights, roy)


class Line:
    """One game from somewhere to its end."""

    def __init__(self, game: CityGame, evaluation: Evaluation, job: Job, rng: Rng, number: int) -> None:
        self.game = game
        self.evaluation = evaluation
        self.job = job
        self.rng = rng
        self.number = number
        self.moments: list[list[Any]] = []
        """By moment: for each owner kind, phase, owner, places, counts, hand, what the search expected."""
        self.fork: Line | None = None
        self._next_best = False

    def play(self, fork_at: int) -> None:
        """To the end; with the search's turn number `fork_at` begins a fork."""
        game, plan, moment, turns = self.game, [], (-1, -1), 0
        expected = [nan] * (NEUTRAL + 1)
        while game.pending:
            decision = game.pending[0]
            if not (plan and plan[0] in decision.codes and moment == (game.turns, game.reveals)):
                if turns == fork_at:
                    other = game.copy()
                    assert isinstance(other, CityGame)
                    self.fork = Line(other, self.evaluation, self.job, from_seed(f"{self.number}"), self.number)
                    self.fork._next_best = True
                turns += 1
                branch = self._chosen()
                plan = realised(game.city, branch.turn.codes)
                moment = (game.turns, game.reveals)
                expected = branch.means() if self.job.simulations or self.job.judge else expected
            code = plan.pop(0)
            self._look(game.city, code, expected)
            game.play(decision.seat, decision.vocabulary.keys[code])

    def _chosen(self) -> Branch:
        city, rng = self.game.city, self.rng
        tree = Tree(city, self.evaluation, chances_for(city, city.seat), rng, options=self.game.options)
        turns = None if city.step in (ACTING, COUNTERING) else [tree.turns.after(city, code) for code in codes(city)]
        tree.grow(tree.root, turns)
        for _ in range(self.job.simulations):
            tree.simulate()
        branches = tree.root.branches
        assert branches
        if self.job.simulations:
            branches = sorted(branches, key=lambda branch: -branch.visits)
        at = 1 if self._next_best and len(branches) > 1 else 0
        self._next_best = False
        while at + 1 < len(branches) and rng.below(1000) < 1000 * self.job.loose:
            at += 1
        return branches[at]

    def _look(self, before: City, code: int, expected: list[float]) -> None:
        """Keeps what everybody has once a walk has ended: the moments that a search judges."""
        if rolls(code):
            return
        city = before.copy()
        carry_out(city, code, from_seed("imagined"))
        phase = phase_of(city)
        if city.step < PLACED or phase == AFTER_ROUND:
            return
        if self.job.share < 1.0 and not is_round_over(city) and self.rng.below(1000) >= 1000 * self.job.share:
            return
        chances = chances_for(city, self.rng.below(city.seats))
        rows: list[Any] = []
        for owner in owners_of(city):
            *counts, hand = COUNTER.counted(city, owner, chances)
            places = [at for at, count in enumerate(counts) if count]
            seen = (places, [counts[at] for at in places])
            rows.append((kind_of(city, owner), phase, owner, *seen, hand, expected[owner]))
        self.moments.append(rows)

    def tell(self, rows: list[Seen]) -> None:
        """Once the game is over: every row with what came of it."""
        game = self.game
        totals = [score.total for score in game.scores()]
        winners = list(game.winners())
        number, line = (rows[-1].moment + 1, rows[-1].line + 1) if rows else (0, 0)
        for moment in self.moments:
            for kind, phase, owner, places, counts, hand, expected in moment:
                final = totals[-1] if owner == NEUTRAL else totals[owner]
                won = float(owner in winners) / max(len(winners), 1)
                if game.city.king:
                    won = float(final > totals[-1]) if owner != NEUTRAL else float(final >= totals[0])
                seen = (kind, phase, owner, places, counts, hand, final, won, expected)
                rows.append(Seen(self.number, line, number, *seen))
            number += 1
