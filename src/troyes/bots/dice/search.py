"""The search of Troyes Dice: ends of the half day, compared over the same rolls to come.

All seats see the same dice and touch no paper but their own, so a seat plays best by playing for its own points. A
*line* follows one end through some more half days: dice are rolled, the best end by the evaluation is taken, and at its
last half day the evaluation says what the sheet is worth. Every end meets the same rolls, which takes most of the luck
out of the comparison. Ends that fall behind are dropped as the budget is spent.
"""

from troyes.bots.dice.ends import Ends
from troyes.bots.dice.evaluation import STAGES, Evaluation
from troyes.bots.dice.fold import fold
from troyes.bots.dice.offer import FALL_OF, FALLS, ROLLS, Ground
from troyes.bots.limits import Clock
from troyes.core.native import i64
from troyes.core.rng import Rng
from troyes.dice.walk import DONE, Walk
from troyes.dice.wheel import HalfDay


class End:
    """One way in which the seat's half day may end."""

    def __init__(self, codes: list[int], built: int, held: int, written: int) -> None:
        self.codes = codes
        """The rest of the walk that leads there."""
        self.built = built
        self.held = held
        self.written = written
        self.value = 0.0
        """At a glance first; then what the search makes of it."""
        self.base = 0.0
        """What an earlier stage made of it, which the present one corrects."""
        self.total = 0.0
        """The sum of what its lines of the present stage came to."""
        self.lines = 0
        """How many lines have followed it in all."""
        self.behind = 0.0
        """How far it was behind the best when it was last compared."""


def ends_of(walk: Walk, half: HalfDay, ground: Ground, evaluation: Evaluation, sides: int, raids: int) -> list[End]:
    """Every end of a walk, each sheet once, with what the evaluation makes of it.

    `sides`, `raids`: of the wheel afterwards.
    """
    found: dict[tuple[int, int, int], End] = {}
    _gather(walk, half, [], found)
    coming = ground.coming(half.turn, sides, raids)
    ends = list(found.values())
    for end in ends:
        end.value = evaluation.value(half.turn, end.built, end.held, end.written, ground, coming)
    return ends


def _gather(walk: Walk, half: HalfDay, codes: list[int], found: dict[tuple[int, int, int], End]) -> None:
    if walk.stage == DONE:
        built, held, written = sheet = fold(walk.sheet)
        if sheet not in found:
            found[sheet] = End(codes, built, held, written)
        return
    for code in walk.codes(half):
        _gather(walk.after(code, half), half, [*codes, code], found)


class Search:
    """Compares ends after half day `turn`, with the wheel as it lies then."""

    def __init__(self, ends: Ends, turn: int, sides: int, raids: int, rng: Rng) -> None:
        self.ends = ends
        self.ground = ends.ground
        self.turn = turn
        self.sides = sides
        self.raids = raids
        self.rng = rng

        self.order = rng.shuffled(len(FALLS))
        """In which the falls of the next dice are tried: each once, by its weight, and then all over again."""

    def rolls(self, number: int, depth: int) -> list[int]:
        """The falls of so many half days to come, for the lines of a round."""
        falls = [self.order[number % len(FALLS)]]
        while len(falls) < min(depth, STAGES - self.turn):
            falls.append(FALL_OF[self.rng.below(ROLLS)])
        return falls

    def line(self, end: End, falls: list[int], clock: Clock) -> float:
        """What comes of an end with these dice; of a longer line only what its first half day did not show."""
        ends, ground = self.ends, self.ground
        built: i64 = end.built
        held: i64 = end.held
        written: i64 = end.written
        sides: i64 = self.sides
        raids: i64 = self.raids
        turn: i64 = self.turn
        first = 0.0
        for fall in falls:
            turn += 1
            offer = ground.offer(turn, sides, raids, fall)
            sides = ground.sides_after(turn, sides, offer)
            raids = ground.raids_after(turn, raids, offer)
            built = ends.attacked(turn, built, offer)
            ends.answer(turn, built, held, written, offer, ground.coming(turn, sides, raids))
            if turn == self.turn + 1:
                first = ends.value
            built, held, written = ends.built, ends.held, ends.written
        clock.simulations += len(falls)
        return ends.value - first if len(falls) > 1 else first
