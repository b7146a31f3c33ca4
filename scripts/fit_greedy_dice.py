"""Fits the weights of the greedy player of Troyes Dice by solo games.

Each step changes a few weights at random and keeps the change if it scores more on the same fresh seeds. The same
arguments give the same weights. It prints them in the form that `troyes/bots/dice/worth.py` holds.

    python scripts/fit_greedy_dice.py --steps 200 --games 300
"""

import argparse
import random

import troyes
from troyes.bots.dice.worth import NAMES, Weights
from troyes.bots.greedy import GreedyPlayer
from troyes.bots.player import play_out


def mean_score(values: dict[str, float], seeds: list[int]) -> float:
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    total = 0
    for seed in seeds:
        game = troyes.new_game("troyes-dice", seed=f"fit/{seed}", banquets=seed % 3 == 0)
        total += play_out(game, [GreedyPlayer(seed, weights)]).scores()[0].total
    return total / len(seeds)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--steps", type=int, default=200)
    arguments.add_argument("--games", type=int, default=300)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    rng = random.Random(chosen.seed)
    weights = {name: getattr(Weights(), name) for name in NAMES}
    for step in range(chosen.steps):
        seeds = [rng.getrandbits(40) for _ in range(chosen.games)]
        trial = dict(weights)
        for name in rng.sample(NAMES, 3):
            trial[name] = round(trial[name] * rng.choice([0.6, 0.8, 1.25, 1.6]) + rng.uniform(-0.05, 0.05), 3)
        before, after = mean_score(weights, seeds), mean_score(trial, seeds)
        if after > before + 0.05:
            weights = trial
            print(f"step {step}: {before:.2f} -> {after:.2f}  {weights}", flush=True)
    for name, weight in weights.items():
        print(f"        self.{name} = {weight:.2f}")


if __name__ == "__main__":
    main()
