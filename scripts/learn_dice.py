"""Learns the weights by which the searching players of Troyes Dice judge a sheet, from games played alone.

All ways of numbering, with tiles and without. The same arguments give the same weights. It begins with the weights of
the greedy player, and writes `troyes/bots/dice/weights.bin`.

    python scripts/learn_dice.py --sweeps 3 --games 16000
"""

import argparse
import random
import sys
from pathlib import Path
from time import perf_counter

import troyes
from troyes.bots.dice import weights as dice_weights
from troyes.bots.dice.evaluation import STAGES, Evaluation
from troyes.bots.dice.fold import fold
from troyes.bots.dice.learn import Learner, Moment
from troyes.bots.dice.offer import Ground, Offer
from troyes.core.rng import Rng, from_seed
from troyes.dice import numbers
from troyes.dice.game import DiceGame
from troyes.dice.printed import NOTCHES, Printed
from troyes.dice.sheet import blank
from troyes.dice.wheel import Wheel

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from scripts.greedy_weights import greedy_weights  # noqa: E402

FILE = ROOT / "src" / "troyes" / "bots" / "dice" / "weights.bin"
RATES = (0.5, 0.3, 0.2, 0.1, 0.05, 0.02)
"""How much of an error is taken away each time round."""


def numbering(rng: random.Random) -> list[int]:
    """The column of each number: most often as in the first game, else rising, falling or in any order."""
    kind = rng.random()
    written = [1, 2, 3, 4, 5, 6]
    if kind < 0.3:
        first, step = rng.randrange(6), rng.choice((1, -1))
        written = [(first + step * column) % 6 + 1 for column in range(6)]
    elif kind < 0.45:
        rng.shuffle(written)
    return [-1, *(written.index(number) for number in range(1, 7))]


def lay_out(rng: random.Random, printed: Printed, kept: dict[int, Offer]) -> Ground:
    """A wheel as it may lie before the first day."""
    plazas = printed.plazas[:]
    rng.shuffle(plazas)
    tile = [0] * NOTCHES
    if rng.random() < 0.25:
        drawn = rng.sample(range(1, 9), 3)
        same = [notch for notch in range(NOTCHES) if plazas[notch][0] == plazas[notch][1]]
        for notch, number in zip(same, drawn, strict=True):
            tile[notch] = number
    wheel = Wheel(plazas, [rng.randrange(2) for _ in range(NOTCHES)], tile, [False] * NOTCHES)
    return Ground(wheel, printed, numbering(rng), kept)


def measured(learner: Learner, games: int) -> float:
    """The mean of the base game, first numbering, one half day ahead: the same games each time."""
    total = 0.0
    kept: dict[int, Offer] = {}
    for seed in range(games):
        game = troyes.new_game("troyes-dice", seed=f"measure/{seed}")
        assert isinstance(game, DiceGame)
        ground = Ground(game.wheel, game.printed, game.column_of, kept)
        total += learner.game(ground, fold(blank(game.printed)), from_seed(f"measure/{seed}"), 0)[0]
    return total / games


def sweep(learner: Learner, games: list[list[Moment]], rolls: Rng, each: int, rng: random.Random, scale: float) -> None:
    """Learns all half days, the last one first. `scale`: of the steps."""
    for turn in range(STAGES - 1, -1, -1):
        seen: list[list[int]] = []
        hopes: list[float] = []
        for moments in games:
            moment = moments[turn]
            value, noted = learner.sights(turn, moment)
            for at in noted:
                value -= learner.evaluation.weights[at]
            seen.append(noted)
            hopes.append(learner.target(turn, moment, rolls, each) - value)
        order = list(range(len(seen)))
        errors: list[float] = []
        for rate in RATES:
            rng.shuffle(order)
            errors.append(learner.fit(seen, hopes, order, scale * rate))
        print(f"  half day {turn + 1}: errors {errors[0] ** 0.5:.2f} to {errors[-1] ** 0.5:.2f}", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--sweeps", type=int, default=3)
    arguments.add_argument("--games", type=int, default=16_000, help="in each sweep")
    arguments.add_argument("--rolls", type=int, default=4, help="for each sheet")
    arguments.add_argument("--slips", type=int, default=50, help="half days of a thousand in which any end is taken")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", type=Path, default=FILE)
    arguments.add_argument("--begin", type=Path, help="weights to begin with")
    chosen = arguments.parse_args()
    rng, rolls = random.Random(chosen.seed), from_seed(f"learn/{chosen.seed}")
    printed, _ = numbers.load(None)
    weights = dice_weights.read(chosen.begin.read_bytes()) if chosen.begin else greedy_weights(printed)
    learner = Learner(Evaluation(weights))
    start = fold(blank(printed))
    kept: dict[int, Offer] = {}
    began = perf_counter()
    print(f"base game, one half day ahead: {measured(learner, 500):.2f}", flush=True)
    for number in range(1, chosen.sweeps + 1):
        games = [learner.game(lay_out(rng, printed, kept), start, rolls, chosen.slips)[1] for _ in range(chosen.games)]
        print(f"{len(games):,} games played  {perf_counter() - began:.0f} s", flush=True)
        sweep(learner, games, rolls, chosen.rolls, rng, min(1.0, 2 / number))
        chosen.out.write_bytes(dice_weights.write(weights))
        print(f"sweep {number}: {perf_counter() - began:.0f} s  base game {measured(learner, 500):.2f}", flush=True)


if __name__ == "__main__":
    main()
