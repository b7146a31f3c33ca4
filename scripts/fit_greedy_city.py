"""Fits the weights of the greedy player of Troyes or The King's Challenge by its own games.

Each step changes a few weights at random and keeps the change if it does better on the same fresh seeds: against le Roy
by the mean difference, in Troyes by the mean margin of one such player over two of the kind before. The same arguments
give the same weights. It prints them in the form that `troyes/bots/city_worth.py` holds.

    python scripts/fit_greedy_city.py king --steps 60 --games 150
"""

import argparse
import random

import troyes
from troyes.bots.city_worth import KING, NAMES, STANDARD, Weights
from troyes.bots.greedy import GreedyPlayer
from troyes.bots.player import play_out


def king(values: list[float], before: list[float], seeds: list[int]) -> float:
    """The mean difference to le Roy."""
    total = 0
    for seed in seeds:
        game = play_out(troyes.new_game("king", seed=seed), [GreedyPlayer(seed, Weights(values))])
        own, roy = game.scores()
        total += own.total - roy.total
    return total / len(seeds)


def city(values: list[float], before: list[float], seeds: list[int]) -> float:
    """The mean margin over two who play with the weights of before, seats rotated."""
    total = 0.0
    for seed in seeds:
        seat = seed % 3
        players = [GreedyPlayer(f"{seed}/{at}", Weights(values if at == seat else before)) for at in range(3)]
        scores = [score.total for score in play_out(troyes.new_game("troyes", players=3, seed=seed), players).scores()]
        total += scores[seat] - (sum(scores) - scores[seat]) / 2
    return total / len(seeds)


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("game", choices=["king", "troyes"])
    arguments.add_argument("--steps", type=int, default=60)
    arguments.add_argument("--games", type=int, default=150)
    arguments.add_argument("--seed", type=int, default=1)
    chosen = arguments.parse_args()
    judge = king if chosen.game == "king" else city
    weights = list(KING if chosen.game == "king" else STANDARD)
    rng = random.Random(chosen.seed)
    for step in range(chosen.steps):
        seeds = [rng.getrandbits(40) for _ in range(chosen.games)]
        trial = list(weights)
        for at in rng.sample(range(len(NAMES)), 3):
            trial[at] = round(trial[at] * rng.choice([0.6, 0.8, 1.25, 1.6]) + rng.uniform(-0.03, 0.03), 3)
        before, after = judge(weights, weights, seeds), judge(trial, weights, seeds)
        if after > before + 0.2:
            weights = trial
            print(f"step {step}: {before:.2f} -> {after:.2f}  {weights}", flush=True)
    print(weights)


if __name__ == "__main__":
    main()
