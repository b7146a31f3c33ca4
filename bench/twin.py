"""The flat twin of Troyes Dice beside the engine: decisions a second of one core, and of a graphics card if there is.

Both play at random, in turn, and processor time is counted: what else the machine does matters less.
"""

import random
from array import array
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

import troyes
from troyes.core import rng as engine_rng
from troyes.dice import numbers

CORE_BAR, CARD_BAR, VECTOR_BAR = 5e6, 200e6, 20e6
"""Decisions a second on one core; on an H200 with mask and observation; there through the vector interface."""
TABLES: dict[str, tuple[int, bool]] = {
    "alone": (1, False),
    "alone, with tiles": (1, True),
    "4 players": (4, False),
    "4 players, with tiles": (4, True),
}
GAMES = 4000
AT_ONCE = 512
ON_CARD = 2**20
CARD_STEPS = 100


def compare(rounds: int, seconds: float) -> None:
    built = "plain" if (engine_rng.__file__ or "").endswith(".py") else "compiled"
    print(f"\nThe flat twin of Troyes Dice beside the engine ({built}), decisions a second of one core")
    for title, (players, banquets) in TABLES.items():
        tasks = _tasks(players, banquets)
        found: dict[str, list[float]] = {what: [] for what in tasks}
        for _ in range(rounds):
            for what, task in tasks.items():
                found[what].append(task(seconds / 4))
        _show(title, found)
    _on_a_card()


def _tasks(players: int, banquets: bool) -> dict[str, Callable[[float], float]]:
    from troyes.research.dice.batch import Batch
    from troyes.research.dice.printed import printed_row

    printed = printed_row(numbers.standard(), players, "first", banquets)
    batch = Batch(printed, GAMES)
    seeing, told = Batch(printed, AT_ONCE), Batch(printed, AT_ONCE, form="short")
    return {
        "engine": lambda spent: _engine(players, banquets, spent, seeing=False),
        "engine, with mask and observation": lambda spent: _engine(players, banquets, spent, seeing=True),
        "twin": lambda spent: _whole_games(batch, spent),
        "twin, with mask and observation": lambda spent: _steps(seeing, spent),
        "twin, with mask and 256 bytes": lambda spent: _steps(told, spent),
    }


def _show(title: str, found: dict[str, list[float]]) -> None:
    for what, rates in found.items():
        peer = found["engine, with mask and observation" if "with" in what else "engine"]
        ratio = median(rate / other for rate, other in zip(rates, peer, strict=True))
        verdict = f" (bar: {CORE_BAR / 1e6:g} M)  {_judged(median(rates), CORE_BAR)}" if what == "twin" else ""
        print(f"{title + ': ' + what:<58}{median(rates):>12,.0f}   {ratio:6.1f} times{verdict}")


def _judged(rate: float, bar: float) -> str:
    return "ok" if rate >= bar else "BELOW THE BAR"


def _engine(players: int, banquets: bool, seconds: float, seeing: bool) -> float:
    rng, decisions, seed = random.Random(1), 0, 0
    began = process_time()
    while process_time() - began < seconds:
        game = troyes.new_game("troyes-dice", players=players, seed=seed, banquets=banquets)
        seen = array("f", bytes(4 * game.observation_table().size))
        legal = bytearray(game.action_count)
        while pending := game.pending:
            decision = pending[0]
            if seeing:
                game.mask(decision.seat, legal)
                game.observe(decision.seat, seen)
            game.play(decision.seat, rng.choice(decision.codes))
            decisions += 1
        seed += 1
    return decisions / (process_time() - began)


def _whole_games(batch: Any, seconds: float) -> float:
    """Set up and played to their ends, the legal choices listed at each step."""
    decisions = first = 0
    spent = 0.0
    while spent < seconds:
        began = process_time()
        batch.begin(np.arange(first, first + GAMES), chance=first)
        batch.play_out()
        if first:  # the first time it was compiled
            spent += process_time() - began
            decisions += int(batch.games.choices.sum())
        first += GAMES
    return decisions / spent


def _steps(batch: Any, seconds: float) -> float:
    """Step by step: every game is told of, chosen for and played on."""
    batch.begin(np.arange(AT_ONCE))
    _step(batch)
    steps = 0
    began = process_time()
    while process_time() - began < seconds:
        _step(batch)
        steps += 1
    return steps * AT_ONCE / (process_time() - began)


def _step(batch: Any) -> None:
    batch.choose()
    batch.advance()
    batch.tell()


def _on_a_card() -> None:
    from numba import cuda  # pyright: ignore[reportMissingTypeStubs]

    if not cuda.is_available():
        print("On a graphics card: there is none here, or no numba-cuda")
        return
    from troyes import research

    name = cuda.get_current_device().name
    print(f"\nOn {name if isinstance(name, str) else name.decode()}, {ON_CARD:,} games at once, decisions a second")
    for form in ("short", "published"):
        env: Any = research.vector_env("troyes-dice", ON_CARD, device="cuda", observation=form, banquets=True)
        env.reset(seed=1)
        bar = CARD_BAR if form == "short" else 0
        _timed(f"mask and {form} observation", lambda env=env: _step(env.batch), env.batch.wait, bar)
        bar = VECTOR_BAR if form == "published" else 0
        _timed(f"through the vector interface, {form}", lambda env=env: env.step(env.sample()), env.batch.wait, bar)


def _timed(what: str, step: Callable[[], object], wait: Callable[[], None], bar: float) -> None:
    step()
    wait()
    began = perf_counter()
    for _ in range(CARD_STEPS):
        step()
    wait()
    rate = CARD_STEPS * ON_CARD / (perf_counter() - began)
    verdict = f" (bar: {bar / 1e6:g} M)  {_judged(rate, bar)}" if bar else ""
    print(f"{what:<58}{rate:>16,.0f}{verdict}")
