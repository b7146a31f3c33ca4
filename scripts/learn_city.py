"""Learns what a moment of Troyes is worth, from games that players of ours play among themselves.

Each iteration plays games, mostly by the weights of the one before, and fits by ridge regression how many points every
owner ended with beyond those in hand: for each number of rounds to come a line of weights. The first iteration is
played by the greedy player. The same arguments give the same weights.

    python scripts/learn_city.py 2 --games 2000 3000 3000
"""

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

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
from troyes.work.where import Where, done_by

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from scripts.ridge import Sums, fitted  # noqa: E402

DATA = ROOT / "src/troyes/bots/city/data"
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


Table = list[list[Sums]]
"""The equations of every phase, for players and for le Roy."""


def no_rows(name: str) -> Table:
    return [[Sums(FEATURES) for _ in range(PHASES)] for _ in parts_of(name)]


def join(table: Table, other: Table) -> None:
    for phases, others in zip(table, other, strict=True):
        for sums, more in zip(phases, others, strict=True):
            if more.rows:
                sums.join(more)


def parts_of(name: str) -> list[str]:
    """The sets of weights that are learned together."""
    return [name, "king-roy"] if name == "king" else [name]


class Job(NamedTuple):
    """A few games in a row."""

    name: str
    first: int
    """The first seed."""
    weights: list[list[float]] | None
    loose: float
    simulations: int
    cards: dict[str, Any] | None = None
    """Other printed numbers to play with."""
    games: int = CHUNK


def play(job: Job) -> Table:
    name, weights = job.name, job.weights
    king = name == "king"
    table = no_rows(name)
    for seed in range(job.first, job.first + job.games):
        rng = from_seed(f"learn/{name}/{seed}/{weights is not None}")
        options = options_for(name, rng)
        if not king:
            options["players"] = int(name)
        game = troyes.new_game("king" if king else "troyes", seed=seed, cards=job.cards, **options)
        assert isinstance(game, CityGame)
        _one(game, weights, job.loose, job.simulations, rng, table)
    return table


def _one(
    game: CityGame, weights: list[list[float]] | None, loose: float, simulations: int, rng: Rng, table: Table
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
    for kind, phase, owner, row in seen:
        total = totals[-1] if owner == NEUTRAL else totals[owner]
        table[kind][phase].add(row[:-1], total - row[-1])


def _plan(game: CityGame, evaluation: Evaluation, loose: float, simulations: int, rng: Rng) -> list[int]:
    city = game.city
    tree = Tree(city, evaluation, chances_for(city, city.seat), rng, options=game.options)
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


def learn(name: str, table: Table) -> list[list[float]]:
    found = []
    for part, phases in zip(parts_of(name), table, strict=True):
        weights: list[float] = []
        for phase, sums in enumerate(phases):
            if sums.rows == 0:
                weights += [0.0] * FEATURES
                continue
            fit = fitted(sums, RIDGE)
            print(f"{part} phase {phase}: {sums.rows} rows, error {fit.error:.2f}", flush=True)
            weights += [round(weight, 4) for weight in fit.weights]
        found.append(weights)
    return found


def write(name: str, weights: list[list[float]], folder: Path) -> None:
    for part, row in zip(parts_of(name), weights, strict=True):
        (folder / f"{part}.json").write_text(written(row))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=["2", "3", "4", "king"])
    parser.add_argument("--games", type=int, nargs="+", default=[2000, 3000, 3000])
    parser.add_argument("--loose", type=float, default=0.15)
    parser.add_argument("--simulations", type=int, default=0, help="how far those who have weights search")
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--on", help="ray, or ray://host:port: on a cluster whose machines have troyes")
    parser.add_argument("--out", type=Path, default=DATA, help="the folder for the weights, otherwise the package's")
    parser.add_argument("--go-on", action="store_true", help="begin with the weights that are there")
    order = parser.parse_args()
    weights = [read(part) for part in parts_of(order.name)] if order.go_on else None
    first = order.seed
    where = Where(order.on, order.jobs, (ROOT / "scripts",)).checked()
    for games in order.games:
        table = no_rows(order.name)
        starts = range(first, first + games, CHUNK)
        jobs = [Job(order.name, start, weights, order.loose, order.simulations) for start in starts]
        for part in done_by(where, play, jobs, largest=1):
            join(table, part)
        first += games
        weights = learn(order.name, table)
        write(order.name, weights, order.out)


if __name__ == "__main__":
    main()
