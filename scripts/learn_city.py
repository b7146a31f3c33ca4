"""Learns what a moment of Troyes is worth, from games that players of ours play among themselves.

Each iteration plays games, mostly by the weights of the one before, and fits by ridge regression how many points every
owner ended with beyond those in hand: for each number of rounds to come a line of weights. The first iteration is
played by the greedy player. The same arguments give the same weights.

    python scripts/learn_city.py 2 --games 2000 3000 3000
"""

import argparse
import multiprocessing
from pathlib import Path
from typing import Any

import numpy as np

import troyes
from troyes.bots.city.belief import chances_for
from troyes.bots.city.evaluation import FEATURES, PHASES, Evaluation, Recorder, phase_of
from troyes.bots.city.mind import realised
from troyes.bots.city.tree import Tree
from troyes.bots.city.weights import read, written
from troyes.bots.greedy import GreedyPlayer
from troyes.bots.player import choose_for
from troyes.city.game import CityGame
from troyes.city.names import BONUS, NEUTRAL
from troyes.city.state import ACTING, COUNTERING, PLACED, PLACING
from troyes.city.walk import carry_out, codes, rolls
from troyes.core.rng import Rng, from_seed

DATA = Path(__file__).parents[1] / "src/troyes/bots/city/data"
RIDGE = 30.0
PLAIN = 0.6
"""The share of games without bonus cards and modules."""
CHUNK = 25


def options_for(name: str, rng: Rng) -> dict[str, Any]:
    """Some of everything, so that every card is met."""
    if rng.below(100) < 100 * PLAIN:
        return {}
    options: dict[str, Any] = {"bonus": tuple(card for card in BONUS if rng.below(2))}
    if name == "king":
        return options
    options["characters"] = ("base", "ladies")[rng.below(2)]
    options["activities"] = ("base", "ladies", "both")[rng.below(3)]
    options["events"] = ("base", "both", "ladies")[rng.below(3)]
    options["purple_die"] = bool(rng.below(2))
    options["ramparts"] = bool(rng.below(2))
    options["tournament"] = name != "2" and bool(rng.below(2))
    return options


class Sums:
    """The normal equations of every phase, for players and for le Roy."""

    def __init__(self, kinds: int) -> None:
        self.square = np.zeros((kinds, PHASES, FEATURES, FEATURES))
        self.right = np.zeros((kinds, PHASES, FEATURES))
        self.count = np.zeros((kinds, PHASES))
        self.points = np.zeros((kinds, PHASES))

    def add(self, kind: int, phase: int, rows: np.ndarray, rest: np.ndarray) -> None:
        self.square[kind, phase] += rows.T @ rows
        self.right[kind, phase] += rows.T @ rest
        self.count[kind, phase] += len(rest)
        self.points[kind, phase] += (rest**2).sum()

    def join(self, other: "Sums") -> None:
        self.square += other.square
        self.right += other.right
        self.count += other.count
        self.points += other.points


def play(job: tuple[str, int, list[list[float]] | None, float, int]) -> Sums:
    name, first, weights, loose, simulations = job
    king = name == "king"
    sums = Sums(2 if king else 1)
    for seed in range(first, first + CHUNK):
        rng = from_seed(f"learn/{name}/{seed}/{weights is not None}")
        options = options_for(name, rng)
        if not king:
            options["players"] = int(name)
        game = troyes.new_game("king" if king else "troyes", seed=seed, **options)
        assert isinstance(game, CityGame)
        _one(game, weights, loose, simulations, rng, sums)
    return sums


def _one(
    game: CityGame, weights: list[list[float]] | None, loose: float, simulations: int, rng: Rng, sums: Sums
) -> None:
    evaluation = None if weights is None else Evaluation(weights[0], weights[1] if game.city.king else [])
    greedy = GreedyPlayer("learner")
    recorder = Recorder()
    seen: list[tuple[int, int, int, list[float]]] = []
    plan: list[int] = []
    moment = (-1, -1)
    while game.pending:
        decision = game.pending[0]
        city = game.city
        if plan and plan[0] in decision.codes and moment == (game.turns, game.reveals):
            code = plan.pop(0)
        elif evaluation is None:
            code = choose_for(greedy, game, decision).code
            if rng.below(1000) < 1000 * loose and city.step in (ACTING, PLACING):
                code = decision.codes[rng.below(len(decision.codes))]
        else:
            plan = _plan(game, evaluation, loose, simulations, rng)
            moment = (game.turns, game.reveals)
            code = plan.pop(0)
        after = city.copy()
        if not rolls(code):
            carry_out(after, code, from_seed("imagined"))
            if after.step >= PLACED:
                owners = [0, NEUTRAL] if city.king else list(range(city.seats))
                viewer = rng.below(city.seats)
                chances = chances_for(after, viewer)
                phase = phase_of(after)
                for owner in owners:
                    seen.append((int(owner == NEUTRAL), phase, owner, recorder.seen(after, owner, chances)))
        game.play(decision.seat, decision.vocabulary.keys[code])
    totals = [score.total for score in game.scores()]
    by: dict[tuple[int, int], list[tuple[list[float], float]]] = {}
    for kind, phase, owner, row in seen:
        total = totals[-1] if owner == NEUTRAL else totals[owner]
        by.setdefault((kind, phase), []).append((row[:-1], total - row[-1]))
    for (kind, phase), rows in by.items():
        sums.add(kind, phase, np.array([row for row, _ in rows]), np.array([rest for _, rest in rows]))


def _plan(game: CityGame, evaluation: Evaluation, loose: float, simulations: int, rng: Rng) -> list[int]:
    city = game.city
    tree = Tree(city, evaluation, chances_for(city, city.seat), rng)
    turns = None if city.step in (ACTING, COUNTERING) else [tree.turns.after(city, code) for code in codes(city)]
    tree.grow(tree.root, turns)
    for _ in range(simulations):
        tree.simulate()
    branches = tree.root.branches
    assert branches
    if simulations:
        branches = sorted(branches, key=lambda branch: -branch.visits)
    at = 0
    while at + 1 < len(branches) and rng.below(1000) < 1000 * loose:
        at += 1
    return realised(city, branches[at].turn.codes)


def learn(name: str, sums: Sums) -> list[list[float]]:
    found = []
    for kind in range(len(sums.square)):
        weights: list[float] = []
        for phase in range(PHASES):
            if sums.count[kind, phase] == 0:
                weights += [0.0] * FEATURES
                continue
            square = sums.square[kind, phase] + RIDGE * np.eye(FEATURES)
            solved = np.linalg.solve(square, sums.right[kind, phase])
            rows = int(sums.count[kind, phase])
            error = sums.points[kind, phase] - solved @ sums.right[kind, phase]
            print(f"{name} {kind} phase {phase}: {rows} rows, error {np.sqrt(error / rows):.2f}", flush=True)
            weights += [round(float(weight), 4) for weight in solved]
        found.append(weights)
    return found


def write(name: str, weights: list[list[float]]) -> None:
    for kind, row in enumerate(weights):
        (DATA / f"{name}{'-roy' if kind else ''}.json").write_text(written(row))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=["2", "3", "4", "king"])
    parser.add_argument("--games", type=int, nargs="+", default=[2000, 3000, 3000])
    parser.add_argument("--loose", type=float, default=0.15)
    parser.add_argument("--simulations", type=int, default=0, help="how far those who have weights search")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--go-on", action="store_true", help="begin with the weights that are there")
    order = parser.parse_args()
    parts = [order.name, "king-roy"] if order.name == "king" else [order.name]
    weights = [read(part) for part in parts] if order.go_on else None
    first = order.seed
    with multiprocessing.Pool(order.jobs) as pool:
        for games in order.games:
            sums = Sums(2 if order.name == "king" else 1)
            jobs = [(order.name, first + at, weights, order.loose, order.simulations) for at in range(0, games, CHUNK)]
            for part in pool.imap(play, jobs):
                sums.join(part)
            first += games
            weights = learn(order.name, sums)
            write(order.name, weights)


if __name__ == "__main__":
    main()
