"""Fits the weights of the greedy player of The King's Challenge by its own games.

Each step changes a few weights at random and keeps the change if the mean difference to le Roy grows on the same fresh
seeds. The same arguments give the same weights. It prints them in the form that `troyes/bots/city/worth.py` holds.

    python scripts/fit_greedy_king.py --steps 37 --games 120
"""

import argparse
import random

import troyes
from troyes.bots.city.worth import NAMES, STANDARD, Weights
from troyes.bots.greedy import GreedyPlayer
from troyes.bots.player import play_out


def mean_difference(values: list[float], seeds: list[int]) -> float:
    total = 0
    for seed in seeds:
        game = play_out(troyes.new_game("king", seed=seed), [GreedyPlayer(seed, Weights(values))])
        own, roy = game.scores()
        total += own.total - roy.total
    return total / len(seeds)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--steps", type=int, default=40)
    arguments.add_argument("--games", type=int, default=120)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    weights = list(STANDARD)
    rng = random.Random(chosen.seed)
    for step in range(chosen.steps):
        seeds = [rng.getrandbits(40) for _ in range(chosen.games)]
        trial = list(weights)
        for at in rng.sample(range(len(NAMES)), 3):
            trial[at] = round(trial[at] * rng.choice([0.6, 0.8, 1.25, 1.6]) + rng.uniform(-0.03, 0.03), 3)
        before, after = mean_difference(weights, seeds), mean_difference(trial, seeds)
        if after > before + 0.2:
            weights = trial
            print(f"step {step}: {before:.2f} -> {after:.2f}  {weights}", flush=True)
    print(weights)


if __name__ == "__main__":
    main()
