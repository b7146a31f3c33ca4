"""Learns to play Troyes Dice alone, on one core, in two parts.

First it learns by heart what `greedy` does. Then it plays by itself and does more of what turned out better than
expected: proximal policy optimisation (Schulman and others, 2017).

python ppo.py --out net.npz
python ppo.py --test net.npz
"""

import argparse
import os
from collections.abc import Iterator
from itertools import count, islice
from time import process_time
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from net import GAME, Adam, Array, Net, looked

import troyes
from troyes.bots import make, play_out
from troyes.bots.player import choose_for
from troyes.research import vector_env

HIDDEN = 128
POINT = 0.1
"""What a point is worth as a reward."""
CHUNK, LESSON_RATE = 256, 1e-3
"""So many games of `greedy` are learned from at once."""
TABLES, STEPS = 128, 64
"""So many games go on at once, and so many steps of each make a batch."""
EPOCHS, MINIBATCH = 3, 1024
CLIP, VALUE, TRACE, ENTROPY, RATE = 0.2, 0.5, 0.95, 0.002, 4e-4

Batch = dict[str, Array]


# -- by heart --------------------------------------------------------------------------------------------------------


def lessons(seed: int) -> Iterator[Batch]:
    """What `greedy` saw and did, and how many points came of it, some games at a time."""
    for first in count(0, CHUNK):
        rows: list[tuple[Any, Any, int]] = []
        points: list[float] = []
        for number in range(first, first + CHUNK):
            game = troyes.new_game(GAME, seed=f"lesson/{seed}/{number}")
            teacher = make("greedy", number)
            while game.pending:
                decision = game.pending[0]
                chosen = choose_for(teacher, game, decision)
                action = game.actions(0)[chosen.code]
                rows.append((np.array(game.observe(0)), np.array(game.mask(0, relative=True), bool), action))
                game.play(0, chosen)
            points += [game.scores()[0].total] * (len(rows) - len(points))
        seen, legal, action = (np.array(each) for each in zip(*rows, strict=True))
        yield {"seen": looked(seen), "legal": legal, "action": action, "target": POINT * np.array(points, np.float32)}


def imitate(net: Net, adam: Adam, batch: Batch, rate: float, rng: np.random.Generator) -> float:
    """Makes what the teacher did likelier. How often the net would have done the same."""
    agreed: list[float] = []
    for part in parts(batch, 2, rng):
        logp, p, value, kept = net.forward(part["seen"], part["legal"])
        rows, action = np.arange(len(value)), part["action"]
        agreed.append(float((logp.argmax(axis=1) == action).mean()))
        p[rows, action] -= 1
        adam.step(net.backward(kept, p / len(rows), VALUE * (value - part["target"]) / len(rows)), rate)
    return float(np.mean(agreed))


def parts(batch: Batch, epochs: int, rng: np.random.Generator) -> Iterator[Batch]:
    """Small parts of a batch in random order, all of it so many times."""
    size = len(batch["action"])
    for _ in range(epochs):
        for rows in np.array_split(rng.permutation(size), max(1, size // MINIBATCH)):
            yield {name: each[rows] for name, each in batch.items()}


# -- by itself -------------------------------------------------------------------------------------------------------


def sampled(logp: Array, rng: np.random.Generator) -> Array:
    """An action of each row, as likely as the net says (the Gumbel trick)."""
    return (logp - np.log(-np.log(rng.random(logp.shape, dtype=np.float32) + 1e-20) + 1e-20)).argmax(axis=1)


def batches(net: Net, rng: np.random.Generator, seed: int) -> Iterator[tuple[Batch, list[int]]]:
    """What was seen, done and gained in the next steps of all tables; and the points of the games that ended."""
    env = vector_env(GAME, TABLES)
    rows, infos = env.reset(seed=seed)
    seen = looked(rows)
    while True:
        kept: dict[str, list[Any]] = {name: [] for name in ("seen", "legal", "action", "logp", "value", "gain", "end")}
        points: list[int] = []
        for _ in range(STEPS):
            legal = infos["action_mask"].astype(bool)
            logp, _, value, _ = net.forward(seen, legal)
            action = sampled(logp, rng)
            kept["seen"].append(seen)
            rows, gain, end, _, infos = env.step(action)
            seen = looked(rows)
            told = (legal, action, logp[np.arange(TABLES), action], value, gain * POINT, end)
            for name, each in zip(("legal", "action", "logp", "value", "gain", "end"), told, strict=True):
                kept[name].append(each)
            points += infos["points"][end, 0].tolist()
        kept["value"].append(net.forward(seen, infos["action_mask"].astype(bool))[2])
        yield with_advantages({name: np.array(each) for name, each in kept.items()}), points


def with_advantages(batch: Batch) -> Batch:
    """How much better than expected each action turned out (Schulman and others, 2015), one row a step."""
    values = batch.pop("value")
    advantage = np.zeros_like(batch["gain"])
    later = np.zeros(TABLES, np.float32)
    for step in reversed(range(STEPS)):
        goes_on = 1 - batch["end"][step].astype(np.float32)
        surprise = batch["gain"][step] + goes_on * values[step + 1] - values[step]
        advantage[step] = later = surprise + TRACE * goes_on * later
    batch["advantage"], batch["target"] = advantage, advantage + values[:-1]
    return {name: each.reshape(STEPS * TABLES, *each.shape[2:]) for name, each in batch.items()}


def improve(net: Net, adam: Adam, batch: Batch, rate: float, rng: np.random.Generator) -> None:
    """Some steps uphill, none of them far."""
    for part in parts(batch, EPOCHS, rng):
        adam.step(slopes(net, part), rate)


def slopes(net: Net, part: Batch) -> list[Array]:
    """Of PPO's clipped loss, the squared error of the values, and the entropy that keeps the net curious."""
    logp, p, value, kept = net.forward(part["seen"], part["legal"])
    rows, action = np.arange(len(value)), part["action"]
    advantage = part["advantage"]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    ratio = np.exp(logp[rows, action] - part["logp"])
    moves = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    chosen = -(advantage * ratio * moves)
    to_logits = -p * chosen[:, None]
    to_logits[rows, action] += chosen
    surprise = np.where(part["legal"], logp, 0)
    to_logits += ENTROPY * p * (surprise - (p * surprise).sum(axis=1, keepdims=True))
    to_value = VALUE * (value - part["target"])
    return net.backward(kept, (to_logits / len(rows)).astype(np.float32), (to_value / len(rows)).astype(np.float32))


# -- the whole -------------------------------------------------------------------------------------------------------


def learn(chunks: int, updates: int, seed: int) -> Net:
    """The same seed learns the same."""
    rng = np.random.default_rng(seed)
    lesson = lessons(seed)
    batch = next(lesson)
    net = Net.fresh(batch["seen"], HIDDEN, len(troyes.action_table(GAME)), rng)
    adam = Adam(net.weights)
    for number in range(1, chunks + 1):
        agreed = imitate(net, adam, batch, LESSON_RATE * (1 - number / (chunks + 1)), rng)
        if number % 4 == 0 or number == chunks:
            print(f"{process_time():6.0f} s  {number * CHUNK:7,} games of greedy, {agreed:.1%} alike", flush=True)
        batch = next(lesson) if number < chunks else batch
    adam, games = Adam(net.weights), 0
    for number, (batch, points) in enumerate(islice(batches(net, rng, seed), updates), 1):
        improve(net, adam, batch, RATE * (1 - number / (updates + 1)), rng)
        games += len(points)
        if number % 10 == 0 or number == updates:
            print(f"{process_time():6.0f} s  {games:7,} own games, {np.mean(points):.1f} points", flush=True)
    return net


def played(net: Net, games: int, seed: str) -> Array:
    """The points of so many games, always with the likeliest action; their seeds are SEED/0, SEED/1 and so on."""
    env = vector_env(GAME, games)
    rows, infos = env.reset(seed=seed)
    points, playing = np.zeros(games), np.ones(games, bool)
    while playing.any():
        rows, _, ended, _, infos = env.step(net.best(looked(rows), infos["action_mask"].astype(bool)))
        first = ended & playing
        points[first] = infos["points"][first, 0]
        playing &= ~ended
    return points


def compare(net: Net, games: int) -> None:
    """With `greedy`, on seeds that nobody has learned from."""
    ours = played(net, games, "fresh")
    tables = [troyes.new_game(GAME, seed=f"fresh/{number}") for number in range(games)]
    theirs = np.array([play_out(table, [make("greedy", table.seed)]).scores()[0].total for table in tables])
    more = ours - theirs
    interval = 1.96 * more.std(ddof=1) / np.sqrt(games)
    print(f"net {ours.mean():.1f}, greedy {theirs.mean():.1f}: {more.mean():+.1f} ± {interval:.1f} points a game")


def main() -> None:
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--chunks", type=int, default=40, help=f"of {CHUNK} games of greedy")
    arguments.add_argument("--updates", type=int, default=300, help=f"from {TABLES * STEPS} choices each")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", default="net.npz")
    arguments.add_argument("--test", help="a net that has learned already")
    arguments.add_argument("--games", type=int, default=1000, help="to compare it by")
    chosen = arguments.parse_args()
    if chosen.test:
        net = Net.load(chosen.test)
    else:
        net = learn(chosen.chunks, chosen.updates, chosen.seed)
        net.save(chosen.out)
    compare(net, chosen.games)


if __name__ == "__main__":
    main()
