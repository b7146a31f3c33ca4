"""How `evaluation` learns, from games that it plays alone.

A sweep goes from the last half day back to the first. What a sheet is worth after a half day is taken to be what the
best end of the next one is worth on average, over rolls drawn at random; the weights of that half day are drawn
towards it, and the half day before learns from them in turn. Sheets come from games that it has played itself.
"""

from troyes.bots.dice.ends import Ends
from troyes.bots.dice.evaluation import Evaluation
from troyes.bots.dice.fold import Folded
from troyes.bots.dice.offer import FALL_OF, ROLLS, Ground
from troyes.core.native import i64
from troyes.core.rng import Rng
from troyes.dice.wheel import HALF_DAYS


class Moment:
    """A sheet when a half day is over, and the wheel it lies beside."""

    def __init__(self, ground: Ground, built: int, held: int, written: int, sides: int, raids: int) -> None:
        self.ground = ground
        self.built = built
        self.held = held
        self.written = written
        self.sides = sides
        self.raids = raids


class Learner:
    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def game(self, ground: Ground, start: Folded, rng: Rng, slips: int) -> tuple[float, list[Moment]]:
        """Plays one game alone, the best end by the evaluation each half day; its points, and its moments.

        `slips`: in how many half days of a thousand any end is taken, so that other sheets are seen as well.
        """
        ends = Ends(self.evaluation, ground)
        built: i64 = start[0]
        held: i64 = start[1]
        written: i64 = start[2]
        sides: i64 = ground.sides
        raids: i64 = ground.raids
        past: list[Moment] = []
        for turn in range(HALF_DAYS):
            offer = ground.offer(turn, sides, raids, FALL_OF[rng.below(ROLLS)])
            sides, raids = ground.sides_after(turn, sides, offer), ground.raids_after(turn, raids, offer)
            coming = ground.coming(turn, sides, raids)
            ends.keeps_all = slips > 0 and rng.below(1000) < slips
            ends.all_ends.clear()
            ends.answer(turn, ends.attacked(turn, built, offer), held, written, offer, coming)
            if ends.keeps_all:
                _, built, held, written = ends.all_ends[rng.below(len(ends.all_ends))]
            else:
                built, held, written = ends.built, ends.held, ends.written
            past.append(Moment(ground, built, held, written, sides, raids))
        return float(ends.value), past

    def target(self, turn: int, moment: Moment, rng: Rng, rolls: int) -> float:
        """What the next half day makes of a sheet, over so many rolls."""
        ground = moment.ground
        ends = Ends(self.evaluation, ground)
        ends.remembers = True
        total = 0.0
        for _ in range(rolls):
            offer = ground.offer(turn + 1, moment.sides, moment.raids, FALL_OF[rng.below(ROLLS)])
            sides = ground.sides_after(turn + 1, moment.sides, offer)
            coming = ground.coming(turn + 1, sides, ground.raids_after(turn + 1, moment.raids, offer))
            built = ends.attacked(turn + 1, moment.built, offer)
            total += ends.answer(turn + 1, built, moment.held, moment.written, offer, coming)
        return total / rolls

    def sights(self, turn: int, moment: Moment) -> tuple[float, list[int]]:
        """What the evaluation makes of a sheet, and the places of the weights that it read."""
        evaluation, ground = self.evaluation, moment.ground
        evaluation.noting = True
        evaluation.noted = []
        coming = ground.coming(turn, moment.sides, moment.raids)
        value = evaluation.value(turn, moment.built, moment.held, moment.written, ground, coming)
        evaluation.noting = False
        return value, evaluation.noted

    def fit(self, seen: list[list[int]], hopes: list[float], order: list[int], rate: float) -> float:
        """Goes once through sheets in this order, drawing the sum of the weights of each towards its hope.

        Tells the mean square of the errors.
        """
        weights = self.evaluation.weights
        squares = 0.0
        for one in order:
            noted = seen[one]
            error = hopes[one]
            for at in noted:
                error -= weights[at]
            squares += error * error
            step = rate * error / len(noted)
            for at in noted:
                weights[at] += step
        return squares / len(order)
