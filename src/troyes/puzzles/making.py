"""How puzzles are made: the judge plays against itself, and what looks like a puzzle on the way is looked at closer.

A turn is a puzzle if it is clearly best and not the obvious one. Not obvious: `greedy`, the `apprentice` and the first
look of the search all take something else. Clearly best: longer and longer searches all lead to it, each from another
guess at what is hidden and with other dice to come, and each finds it ahead of every really different turn by a wide
margin. At last a much deeper search has to find the same.
"""

from collections.abc import Iterator, Sequence
from random import Random

import troyes
from troyes.bots.levels import APPRENTICE, COUNT, GREEDY
from troyes.bots.limits import Clock, Limits
from troyes.bots.mind import Mind, Thought
from troyes.bots.player import choose_for
from troyes.bots.roster import make
from troyes.coach.hint import advisor, gist, means_of, weigh
from troyes.coach.preview import Preview, follow, open_decision
from troyes.core.game import Game
from troyes.core.rng import from_seed
from troyes.puzzles.answers import same, turn_of
from troyes.puzzles.sets import PuzzleSet
from troyes.puzzles.shapes import Puzzle
from troyes.registry import descriptor

LIKELY = 0.6
"""Of the margin that is asked for, the first search and the last have to see this part."""


class Maker:
    """Finds the puzzles of one set. The same seed finds the same ones."""

    def __init__(self, made: PuzzleSet, seed: int, level: str = COUNT) -> None:
        self.set = made
        self.seed = seed
        self.level = level

    def game(self, number: int) -> Iterator[Puzzle]:
        """Plays one game, and tells of the puzzles in it. They have no number yet."""
        name = f"puzzle {self.set.id} {self.seed} {number}"
        setup = self.set.deal(Random(name))
        game = troyes.new_game(setup.game, players=setup.players, seed=name, **setup.options)
        mind = advisor(game.name, self.level)
        shared = descriptor(game.name).shared
        taken: list[Game] = []
        while game.pending:
            decision = game.pending[0]
            seat = decision.seat
            if len(decision.codes) == 1 or decision.kind not in self.set.kinds:
                game.play(seat, choose_for(make(GREEDY, name), game, decision))
                continue
            moment = Moment(self, mind, game, seat, f"{name} {len(game.made())}")
            thoughts = moment.thoughts(self.set.depths[0], "play")
            own = [at for at in taken if at.pending[0].seat == seat]
            twice = not shared and any(at.reveals == game.reveals for at in taken)  # all seats have the same dice
            if not twice and len(own) < self.set.each and all(game.turns - at.turns > self.set.apart for at in own):
                found = moment.puzzle(thoughts)
                if found is not None:
                    taken.append(game.copy())
                    if moment.proves(found):
                        yield found
            play_walk(game, seat, thoughts[0].codes)


def play_walk(game: Game, seat: int, codes: Sequence[int]) -> None:
    """As much of a plan as can be played before something is revealed."""
    turns, reveals = game.turns, game.reveals
    for code in codes:
        decision = open_decision(game, seat)
        if decision is None or code not in decision.codes or (game.turns, game.reveals) != (turns, reveals):
            return
        game.play(seat, code)


class Moment:
    """A seat at the beginning of its turn."""

    def __init__(self, maker: Maker, mind: Mind, game: Game, seat: int, name: str) -> None:
        self.set = maker.set
        self.mind = mind
        self.game = game
        self.seat = seat
        self.name = name
        self.means = means_of(game, seat)

    def thoughts(self, simulations: int, seed: str, game: Game | None = None) -> list[Thought]:
        """What the search makes of it, the best first."""
        at = self.game if game is None else game
        decision = open_decision(at, self.seat)
        assert decision is not None
        clock = Clock(Limits(simulations=simulations))
        return weigh(self.mind, at, decision, from_seed(f"{self.name} {seed}"), clock)

    def puzzle(self, quick: list[Thought]) -> Puzzle | None:
        """The puzzle that this moment is, if it is one. What costs least is asked first."""
        if len(quick) < self.set.fewest:
            return None
        best = self.walked(quick[0].codes)
        if len(best.steps) != len(quick[0].codes):
            return None  # a turn that only begins like this
        seen = self.alike(best, self.walked(self.thoughts(1, "first")[0].codes))
        wide = self.set.wide_at_sight if seen else self.set.wide
        if quick[0].value - max(thought.value for thought in quick[1:]) < LIKELY * wide:
            return None
        obvious = self.taken_by(GREEDY)
        if self.alike(best, obvious) or self.alike(best, self.taken_by(APPRENTICE)):
            return None
        lead = self.settled(best, wide)
        if lead is None:
            return None
        keys = [step.key for step in best.steps]
        return Puzzle(
            number=0,
            game=self.game.name,
            players=self.game.players,
            options=self.game.options_data(),
            seed=str(self.game.seed),
            choices=self.game.made(),
            seat=self.seat,
            best=keys,
            obvious=[step.key for step in obvious.steps],
            lead=round(lead, 2),
            themes=list(self.set.find(best)),
            hardness=self.hardness(best),
        )

    def proves(self, puzzle: Puzzle) -> bool:
        """Whether a much deeper search finds it as well, still well ahead."""
        lead = self.lead(turn_of(self.game, self.seat, puzzle.best), self.set.proof, "proof")
        return lead >= LIKELY * self.set.wide

    def walked(self, codes: Sequence[int]) -> Preview:
        return follow(self.game, self.seat, codes)

    def taken_by(self, bot: str) -> Preview:
        """The turn of somebody who does not search."""
        player, game, codes = make(bot, self.name), self.game, list[int]()
        while game is not None and (decision := open_decision(game, self.seat)) is not None:
            option = choose_for(player, game, decision)
            codes.append(option.code)
            game = game.ahead(self.seat, option)
        return self.walked(codes)

    def alike(self, one: Preview, other: Preview) -> bool:
        """Whether two turns are really the same: they come to the same, or differ only in the dice they use."""
        return self.same(one, other) or self.gist(one) == self.gist(other)

    def same(self, one: Preview, other: Preview) -> bool:
        return same(self.set, one, other)

    def gist(self, walk: Preview) -> tuple[str, ...]:
        return gist((step.key for step in walk.steps), self.means)

    def settled(self, best: Preview, wide: float) -> float | None:
        """The least lead that any search sees, if every one finds this turn with a wide one."""
        least = 1e9
        for simulations in self.set.depths[1:]:
            least = min(least, self.lead(best, simulations, str(simulations)))
            if least < wide:
                return None
        return least if self.holds_inside(best) else None

    def lead(self, best: Preview, simulations: int, seed: str) -> float:
        """By how much a search finds this turn ahead of every really different one; below 0: it finds another."""
        thoughts = self.thoughts(simulations, seed)
        if not self.alike(best, self.walked(thoughts[0].codes)):
            return -1.0
        others = [each.value for each in thoughts[1:] if not self.alike(best, self.walked(each.codes))]
        return thoughts[0].value - max(others, default=thoughts[0].value)

    def holds_inside(self, best: Preview) -> bool:
        """Whether the later steps of the turn are clear as well, once it has begun so. Which dice do it may be open."""
        now: Game | None = self.game
        for done, step in enumerate(best.steps[1:], 1):
            now = now.ahead(self.seat, best.steps[done - 1].key)
            if now is None:
                return True
            decision = open_decision(now, self.seat)
            if step.key in self.means or decision is None or len(decision.codes) == 1:
                continue
            thoughts = self.thoughts(self.set.depths[-2], f"inside {done}", now)
            own = [thought.value for thought in thoughts if thought.codes[0] == best.codes[done]]
            others = [
                thought.value
                for thought in thoughts
                if thought.codes[0] != best.codes[done] and not self.same(follow(now, self.seat, thought.codes), best)
            ]
            if not own or (others and own[0] - max(others) < self.set.inside):
                return False
        return True

    def hardness(self, best: Preview) -> int:
        """How many of the short searches do not find it."""
        for at, simulations in enumerate(self.set.glances):
            if self.same(self.walked(self.thoughts(simulations, "glance")[0].codes), best):
                return at
        return len(self.set.glances)
