"""Learns to play Troyes Dice alone, from nothing, on one core: it plays, and does more of what turned out better than
expected. That is proximal policy optimisation (Schulman and others, 2017).

python ppo.py --out net.npz
python ppo.py --test net.npz
"""

import argparse
import os
from collections.abc import Iterator
from itertools import islice
from time import process_time
from typing import Any, NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from ahead import SEEN, outcomes, room
from net import POINT, Adam, Array, Net, highest, spread, starts_of

import troyes
from troyes.bots import make, play_out
from troyes.research import vector_env

GAME = "troyes-dice"
HIDDEN = 64
TABLES, STEPS = 256, 34
"""So many games go on at once, and so many decisions of each make a batch."""
EPOCHS, PART = 2, 512
"""A batch is learned from so many times, so many decisions at a time."""
CLIP, VALUE, TRACE, ENTROPY, RATE = 0.2, 0.5, 0.95, 0.003, 1e-3


class Tables:
    """Many tables of the flat twin, and what would come of each way through the decision at each of them."""

    def __init__(self, count: int, seed: int) -> None:
        self.env: Any = vector_env(GAME, count, device="cpu", observation="short")
        self.env.reset(seed=seed)
        self.games = self.env.batch.games
        self._room = room(count, self.games.rows[0])

    def look(self) -> tuple[Array, Array, Array]:
        """Of every way what comes of it and its two codes; and where those of a table end."""
        games = self.games
        found = outcomes(games.rows, games.seats, games.printed, *self._room)
        seen, codes, ends = self._room[2:]
        return seen[:found].copy(), codes[:found].copy(), ends.copy()

    def play(self, codes: Array) -> tuple[Array, Array]:
        """Which games have ended, and with how many points. A table that has only one code to play then waits."""
        ended, points = np.zeros(len(codes), bool), np.zeros(len(codes), np.float32)
        for code in codes.T:
            _, rewards, over, _, _ = self.env.step(code)
            ended |= over
            points += rewards
        return ended, points


class Batch(NamedTuple):
    """So many decisions of all tables: first all tables, then all tables a step later."""

    seen: Array
    """A row for every choice that there was."""
    ends: Array
    """Where those of a decision end."""
    chosen: Array
    """Which of them was chosen."""
    logp: Array
    """How likely it was then."""
    advantage: Array
    """How much better than expected it turned out."""
    target: Array
    """What was to be expected."""


def batches(net: Net, rng: np.random.Generator, seed: int) -> Iterator[tuple[Batch, list[float]]]:
    """What was seen and done at the next decisions of all tables; and the points of the games that ended."""
    tables = Tables(TABLES, seed)
    while True:
        rows: list[Array] = []
        ends: list[Array] = []
        told: list[tuple[Array, ...]] = []
        points: list[float] = []
        for _ in range(STEPS):
            seen, codes, last = tables.look()
            logp, worth, _ = net.forward(seen, last)
            chosen = sampled(logp, last, rng)
            ended, counted = tables.play(codes[chosen])
            before = ends[-1][-1] if ends else 0
            rows.append(seen)
            ends.append(last + before)
            told.append((chosen + before, logp[chosen], expected(logp, worth, last), POINT * counted, ended))
            points += counted[ended].tolist()
        seen, _, last = tables.look()
        logp, worth, _ = net.forward(seen, last)
        chosen, logp_then, value, reward, end = (np.array(each) for each in zip(*told, strict=True))
        gained = advantages(np.vstack([value, expected(logp, worth, last)]), reward, end)
        flat = (each.ravel() for each in (chosen, logp_then, gained, gained + value))
        yield Batch(np.concatenate(rows), np.concatenate(ends), *flat), points


def sampled(logp: Array, ends: Array, rng: np.random.Generator) -> Array:
    """A choice for each table, as likely as the net says (the Gumbel trick)."""
    return highest(logp - np.log(-np.log(rng.random(logp.shape) + 1e-20) + 1e-20), ends)


def expected(logp: Array, worth: Array, ends: Array) -> Array:
    """What a decision is worth: the mean of its choices, as likely as they are."""
    return np.add.reduceat(np.exp(logp) * worth, starts_of(ends))


def advantages(values: Array, reward: Array, end: Array) -> Array:
    """How much better than expected each choice turned out (Schulman and others, 2015)."""
    found = np.zeros_like(reward)
    later = np.zeros(reward.shape[1], np.float32)
    for step in reversed(range(len(reward))):
        goes_on = 1 - end[step].astype(np.float32)
        surprise = reward[step] + goes_on * values[step + 1] - values[step]
        found[step] = later = surprise + TRACE * goes_on * later
    return found


def parts(batch: Batch, rng: np.random.Generator) -> Iterator[Batch]:
    """Small parts of a batch in random order, all of it so many times."""
    starts, sizes = starts_of(batch.ends), np.diff(batch.ends, prepend=0)
    count = len(sizes)
    for _ in range(EPOCHS):
        for some in np.array_split(rng.permutation(count), max(1, count // PART)):
            ends = sizes[some].cumsum()
            moved = starts[some] - starts_of(ends)
            rows = np.arange(ends[-1]) + spread(moved, ends)
            yield Batch(
                batch.seen[rows],
                ends,
                batch.chosen[some] - moved,
                batch.logp[some],
                batch.advantage[some],
                batch.target[some],
            )


def slopes(net: Net, part: Batch) -> list[Array]:
    """Of PPO's clipped loss, the squared error of the values, and the entropy that keeps the net curious."""
    logp, worth, kept = net.forward(part.seen, part.ends)
    p = np.exp(logp)
    starts, count = starts_of(part.ends), len(part.ends)
    advantage = (part.advantage - part.advantage.mean()) / (part.advantage.std() + 1e-8)
    ratio = np.exp(logp[part.chosen] - part.logp)
    moves = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    push = -(advantage * ratio * moves)
    to_odds = -p * spread(push, part.ends)
    to_odds[part.chosen] += push
    to_odds += ENTROPY * p * (logp - spread(np.add.reduceat(p * logp, starts), part.ends))
    to_worth = np.zeros_like(p)
    to_worth[part.chosen] = VALUE * (worth[part.chosen] - part.target)
    return net.backward(kept, (np.stack([to_odds, to_worth], axis=1) / count).astype(kept[0].dtype))


def learn(updates: int, seed: int) -> Net:
    """The same seed learns the same."""
    rng = np.random.default_rng(seed)
    net = Net.fresh(SEEN, HIDDEN, rng)
    adam, games = Adam(net.weights), 0
    for number, (batch, points) in enumerate(islice(batches(net, rng, seed << 32), updates), 1):
        for part in parts(batch, rng):
            adam.step(slopes(net, part), RATE * (1 - number / (updates + 1)))
        games += len(points)
        if number % 10 == 0 or number == updates:
            print(f"{process_time():6.0f} s  {games:7,} games, {np.mean(points or [0]):.1f} points", flush=True)
    return net


def played(net: Net, games: int, seed: int) -> Array:
    """The points of so many games, always with the likeliest choice; their seeds follow the given one."""
    tables = Tables(games, seed)
    points, playing = np.zeros(games), np.ones(games, bool)
    while playing.any():
        seen, codes, ends = tables.look()
        ended, counted = tables.play(codes[highest(net.forward(seen, ends)[0], ends)])
        first = ended & playing
        points[first] = counted[first]
        playing &= ~ended
    return points


def compare(net: Net, games: int, seed: int = 10**15) -> None:
    """With `greedy`, on seeds that nobody has learned from."""
    ours = played(net, games, seed)
    tables = [troyes.new_game(GAME, seed=number) for number in range(seed, seed + games)]
    theirs = np.array([play_out(table, [make("greedy", table.seed)]).scores()[0].total for table in tables])
    more = ours - theirs
    interval = 1.96 * more.std(ddof=1) / np.sqrt(games)
    print(f"net {ours.mean():.1f}, greedy {theirs.mean():.1f}: {more.mean():+.1f} ± {interval:.1f} points a game")


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--updates", type=int, default=140, help=f"from {TABLES * STEPS:,} decisions each")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", default="net.npz")
    arguments.add_argument("--test", help="a net that has learned already")
    arguments.add_argument("--games", type=int, default=1000, help="to compare it by")
    chosen = arguments.parse_args()
    if chosen.test:
        net = Net.load(chosen.test)
    else:
        net = learn(chosen.updates, chosen.seed)
        net.save(chosen.out)
    compare(net, chosen.games)


if __name__ == "__main__":
    main()
