"""Speed beside a peer, as ratios from one run: `make bench`.

The three engines take turns on one core, several rounds, and the medians are compared, so that a noisy machine slows
them all alike.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
BARS = {"compiled": 10.0, "plain": 3.0}
COPY_BAR_US = 3.0


def measured(what: str, seconds: float, plain: bool) -> dict[str, Any]:
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if plain:
        surroundings["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "bench.measure", what, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def main() -> None:
    arguments = argparse.ArgumentParser(prog="make bench")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=3.0, help="for each engine in each round")
    chosen = arguments.parse_args()
    rates: dict[str, list[float]] = {"compiled": [], "plain": [], "catanatron": []}
    copies: dict[str, list[float]] = {"compiled": [], "plain": []}
    for number in range(1, chosen.rounds + 1):
        peer = measured("catanatron", chosen.seconds, plain=False)
        rates["catanatron"].append(peer["rate"])
        line = [f"Catanatron {peer['rate']:>9,.0f}"]
        for plain in (False, True):
            found = measured("dice", chosen.seconds, plain)
            rates[found["built"]].append(found["rate"])
            copies[found["built"]].append(found["copy_us"])
            line.append(f"{found['built']} {found['rate']:>9,.0f}")
        print(f"round {number}: {'   '.join(line)}", flush=True)
    print()
    peer_rate = median(rates["catanatron"])
    print(f"Catanatron, 4 random players          {peer_rate:>10,.0f} actions/s")
    for built, bar in BARS.items():
        if not rates[built]:
            print(f"Troyes Dice, 4 random players, {built}: not installed")
            continue
        rate = median(rates[built])
        ratios = [mine / theirs for mine, theirs in zip(rates[built], rates["catanatron"], strict=False)]
        verdict = "ok" if median(ratios) >= bar else "BELOW THE BAR"
        print(
            f"Troyes Dice, 4 random players, {built:<8}{rate:>9,.0f} decisions/s"
            f"   {median(ratios):5.1f} times (bar: {bar:g})  {verdict}"
        )
        print(f"  copy of a game in its middle        {median(copies[built]):>10.2f} µs")
    if copies["compiled"]:
        print(f"copy, compiled: {'ok' if median(copies['compiled']) <= COPY_BAR_US else 'BELOW THE BAR'} (bar: 3 µs)")


if __name__ == "__main__":
    main()
