"""Speed beside a peer, as ratios from one run: `make bench`.

The engines take turns on one core, several rounds, and the medians are compared, so that a noisy machine slows them all
alike. Then Troyes is compared with the version before this one (`bench/before.py`), and the server is measured:
many live tables, opening and taking back, the first page.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from bench import before, card, carriers, judge, opening, page, programs, research, study, tables, thinking, twin

ROOT = Path(__file__).parent.parent
BARS = {
    ("dice", "compiled"): 25.0,
    ("dice", "plain"): 3.0,
    ("city", "compiled"): 12.0,
    ("king", "compiled"): 10.0,
    ("ladies", "compiled"): 8.0,
}
"""How many times the peer's actions a second each is to make in decisions."""
SEEN_BARS = {"city-seen": 100_000, "dice-seen": 300_000}
"""Steps a second with mask and observation at each."""
COPY_BARS_US = {"dice": 3.0, "city": 10.0}
TITLES = {
    "dice": "Troyes Dice, 4 random players",
    "city": "Troyes, 4 random players",
    "city-three": "Troyes, 3 random players",
    "city-two": "Troyes, 2 random players",
    "king": "The King's Challenge, random",
    "ladies": "Troyes, all modules, 4 random players",
}
SEEN_TITLES = {
    "city-seen": "Troyes, mask and observation at every step",
    "dice-seen": "Troyes Dice, mask and observation",
}

Found = list[dict[str, Any]]


def measured(what: str, seconds: float, plain: bool) -> dict[str, Any]:
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if plain:
        surroundings["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.measure", what, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def middle(found: Found, what: str) -> float:
    return median(measure[what] for measure in found)


def show(what: str, built: str, found: Found, peers: list[float]) -> None:
    """One engine beside the peer, round by round."""
    ratio = median(measure["rate"] / peer for measure, peer in zip(found, peers, strict=True))
    bar = BARS.get((what, built))
    verdict = "" if bar is None else f" (bar: {bar:g})  {'ok' if ratio >= bar else 'BELOW THE BAR'}"
    name = f"{TITLES[what]}, {built}"
    print(f"{name:<46}{middle(found, 'rate'):>10,.0f} decisions/s   {ratio:5.1f} times{verdict}")
    print(f"{'':<46}{middle(found, 'games'):>10,.1f} games/s")
    copy, most = middle(found, "copy_us"), COPY_BARS_US.get(what)
    verdict = (
        "" if most is None or built == "plain" else f" (bar: {most:g})  {'ok' if copy <= most else 'ABOVE THE BAR'}"
    )
    print(f"{'':<46}{copy:>10.2f} µs for a copy in mid-game{verdict}")


def show_seen(what: str, found: Found) -> None:
    rate, bar = middle(found, "rate"), SEEN_BARS[what]
    verdict = f" (bar: {bar:,})  {'ok' if rate >= bar else 'BELOW THE BAR'}"
    print(f"{SEEN_TITLES[what]:<46}{rate:>10,.0f} steps/s{verdict}")


def show_growth(found: dict[tuple[str, str], Found]) -> None:
    """How the cost of a decision grows with the players at the table."""
    costs = [1e6 / middle(found[what, "compiled"], "rate") for what in ("city-two", "city-three", "city")]
    shown = ", ".join(f"{players} players {cost:.2f} µs" for players, cost in zip((2, 3, 4), costs, strict=True))
    print(f"\nA decision of Troyes, compiled: {shown} ({costs[2] / costs[0]:.2f} times from 2 to 4)")


def main() -> None:
    arguments = argparse.ArgumentParser(prog="make bench")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=2.0, help="for each engine in each round")
    arguments.add_argument("--tables", type=int, nargs="+", default=(tables.FEW, tables.MANY), help="how many are live")
    arguments.add_argument("--pace", type=float, default=0.0, help="seconds between two choices at a live table")
    arguments.add_argument(
        "what", nargs="*", choices=[*PARTS, []], help="one or several; all but the study if left out"
    )
    chosen = arguments.parse_args()
    for part in chosen.what or USUAL:
        PARTS[part](chosen)


def compare_with_peers(rounds: int, seconds: float) -> None:
    peers: list[float] = []
    found: dict[tuple[str, str], Found] = {}
    tasks = [(what, False) for what in (*TITLES, *SEEN_TITLES)] + [("dice", True), ("city", True)]
    for number in range(1, rounds + 1):
        peers.append(measured("catanatron", seconds, plain=False)["rate"])
        line = [f"Catanatron {peers[-1]:>8,.0f}"]
        for what, plain in tasks:
            measure = measured(what, seconds, plain)
            found.setdefault((what, measure["built"]), []).append(measure)
            line.append(f"{what} {measure['built']} {measure['rate']:,.0f}")
        print(f"round {number}: {'   '.join(line)}", flush=True)
    print(f"\n{'Catanatron, 4 random players':<46}{median(peers):>10,.0f} actions/s")
    for (what, built), measures in found.items():
        if what in SEEN_TITLES:
            show_seen(what, measures)
        elif len(measures) == len(peers):
            show(what, built, measures, peers)
    if ("city", "compiled") in found:
        show_growth(found)
    else:
        print("\nCompiled engines: not installed")


PARTS: dict[str, Callable[[argparse.Namespace], object]] = {
    "peers": lambda chosen: compare_with_peers(chosen.rounds, chosen.seconds),
    "programs": lambda chosen: programs.compare(),
    "research": lambda chosen: research.compare(chosen.rounds, chosen.seconds),
    "before": lambda chosen: before.compare(4 * chosen.rounds),
    "tables": lambda chosen: tables.compare(chosen.tables, chosen.pace),
    "carriers": lambda chosen: carriers.compare(),
    "opening": lambda chosen: opening.compare(),
    "page": lambda chosen: page.compare(),
    "thinking": lambda chosen: thinking.compare(),
    "judge": lambda chosen: judge.compare(),
    "study": lambda chosen: study.compare(),
    "twin": lambda chosen: twin.compare(chosen.rounds, chosen.seconds),
    "card": lambda chosen: card.compare(),
}

USUAL = [part for part in PARTS if part != "study"]
"""What is measured if nothing is named: speed. The study takes hours of one core, and says nothing of speed."""

if __name__ == "__main__":
    main()
