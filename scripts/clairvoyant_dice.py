"""How near the limit of Troyes Dice players come: solo games beside a player that knows every roll.

That player keeps the most promising sheets after each half day, by the learned weights, and follows all of them through
the real rolls. What it finds can be reached, so it is a reference from below to the best that hindsight allows: the
wider, the nearer. Each line of the output: the seed, what hindsight found, and what the player reached.

    python scripts/clairvoyant_dice.py --seeds 200 --width 1500 --bot count --simulations 10000
"""

import argparse
from statistics import mean, stdev

import troyes
from troyes.bots import make, play_out
from troyes.bots.dice import weights as dice_weights
from troyes.bots.dice.ends import Ends
from troyes.bots.dice.evaluation import Evaluation
from troyes.bots.dice.fold import Folded, fold
from troyes.bots.dice.offer import FALLS, Ground, Offer
from troyes.bots.limits import Limits
from troyes.dice.game import DiceGame
from troyes.dice.sheet import blank


def new_game(seed: int) -> DiceGame:
    game = troyes.new_game("troyes-dice", seed=seed)
    assert isinstance(game, DiceGame)
    return game


def falls_of(seed: int) -> list[int]:
    """How the dice fall in every half day. No choice changes that."""
    game, found = new_game(seed), []
    while game.pending:
        if len(found) == game.half.turn:
            clear = sorted(die.rolled for die in game.half.dice if not die.black)
            black = next(die.rolled for die in game.half.dice if die.black)
            found.append(FALLS.index([*clear, black]))
        game.play(0, game.pending[0].options[0])
    return found


def hindsight(seed: int, width: int, evaluation: Evaluation, kept: dict[int, Offer]) -> int:
    """The most points that were found for this seed."""
    game = new_game(seed)
    ground = Ground(game.half.wheel, game.printed, game.column_of, kept)
    ends = Ends(evaluation, ground)
    ends.keeps_all = ends.remembers = True
    sides, raids = ground.sides, ground.raids
    sheets: list[Folded] = [fold(blank(game.printed))]
    best = 0.0
    for turn, fall in enumerate(falls_of(seed)):
        offer = ground.offer(turn, sides, raids, fall)
        sides, raids = ground.sides_after(turn, sides, offer), ground.raids_after(turn, raids, offer)
        coming = ground.coming(turn, sides, raids)
        found: dict[Folded, float] = {}
        for built, held, written in sheets:
            ends.all_ends.clear()
            ends.answer(turn, ends.attacked(turn, built, offer), held, written, offer, coming)
            for value, *sheet in ends.all_ends:
                found[sheet[0], sheet[1], sheet[2]] = value
        sheets = sorted(found, key=lambda sheet: -found[sheet])[:width]
        best = found[sheets[0]]
    return round(best)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--seeds", type=int, default=200)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--width", type=int, default=1500)
    arguments.add_argument("--bot", default="", help="a player to compare with")
    arguments.add_argument("--seconds", type=float, default=1.0)
    arguments.add_argument("--simulations", type=int, default=0)
    chosen = arguments.parse_args()
    evaluation, kept = Evaluation(dice_weights.learned()), dict[int, Offer]()
    limits = Limits(chosen.seconds, chosen.simulations)
    best: list[int] = []
    reached: list[int] = []
    for seed in range(chosen.first, chosen.first + chosen.seeds):
        best.append(hindsight(seed, chosen.width, evaluation, kept))
        line = f"{seed} {best[-1]}"
        if chosen.bot:
            game = play_out(new_game(seed), [make(chosen.bot, seed, limits)])
            reached.append(game.scores()[0].total)
            line += f" {reached[-1]}"
        print(line, flush=True)
    if len(best) > 1:
        print(f"hindsight: mean {mean(best):.2f}, sd {stdev(best):.2f}, {len(best)} seeds, width {chosen.width}")
    if len(reached) > 1:
        share = 100 * sum(reached) / sum(best)
        print(f"{chosen.bot} {limits}: mean {mean(reached):.2f}, sd {stdev(reached):.2f}: {share:.1f} % of it")


if __name__ == "__main__":
    main()
