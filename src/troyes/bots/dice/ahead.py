"""What a sheet that has ended its half day may expect: what its best end of the next one comes to, over falls of its
dice. All sheets meet the same falls, and what was found once is remembered."""

from typing import Final

from troyes.bots.dice.ends import Ends
from troyes.bots.dice.evaluation import Evaluation
from troyes.bots.dice.offer import CHANCES, FALLS, Ground
from troyes.core.native import i64
from troyes.core.rng import from_seed

FORESEEN: Final = 48
"""So many of the 336 falls of four dice, each by its weight."""
MOST_KEPT: Final = 100_000


class Ahead:
    """Looks at the sheets of one game."""

    def __init__(self, evaluation: Evaluation, ground: Ground) -> None:
        self.ground = ground
        self.ends = Ends(evaluation, ground)
        self.ends.remembers = True
        self._falls = from_seed("foresight").shuffled(len(FALLS))[:FORESEEN]
        self._known: dict[tuple[int, int, int, int, int, int], float] = {}

    def knows(self, ground: Ground) -> bool:
        """Whether it is the same game, with the wheel turned as it may be."""
        own = self.ground
        return (
            ground.printed is own.printed
            and ground.column_of == own.column_of
            and ground.colours == own.colours
            and ground.wheel.tile == own.wheel.tile
        )

    def mean(self, turn: int, built: int, held: int, written: int, sides: int, raids: int) -> float:
        """After half day `turn`, with the wheel as it lies then."""
        key = (turn, built, held, written, sides, raids)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            found = self._known[key] = self._mean(turn + 1, built, held, written, sides, raids)
        return found

    def _mean(self, turn: i64, built: i64, held: i64, written: i64, sides: i64, raids: i64) -> float:
        ends, ground = self.ends, self.ground
        total = 0.0
        weight = 0
        for fall in self._falls:
            offer = ground.offer(turn, sides, raids, fall)
            coming = ground.coming(turn, ground.sides_after(turn, sides, offer), ground.raids_after(turn, raids, offer))
            value = ends.answer(turn, ends.attacked(turn, built, offer), held, written, offer, coming)
            total += CHANCES[fall] * value
            weight += CHANCES[fall]
        return total / weight
