"""Random games over all options, with every check on: `make soak`.

Games are numbered, and a number says everything about its game, so a failure can be played again with `--only`. What is
done is noted in `build/soak.json` as it goes: stopping loses nothing, and the next run goes on from there.
"""

import argparse
import json
import multiprocessing
import os
import sys
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

CHUNK = 250
STATE = Path("build") / "soak.json"
GAMES = {"dice": 1_000_000, "city": 100_000}
"""What is played, and how many games of it: `bench.soak_dice`, `bench.soak_city`."""


def player(what: str) -> Callable[[int], int]:
    """Plays one numbered game with all its checks, and tells how many decisions it had."""
    return import_module(f"bench.soak_{what}").soak


def soak_chunk(task: tuple[str, int]) -> tuple[int, int, str]:
    what, chunk = task
    soak = player(what)
    decisions = 0
    for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        try:
            decisions += soak(number)
        except Exception:
            return chunk, decisions, f"{what}, game {number}:\n{traceback.format_exc()}"
    return chunk, decisions, ""


def load() -> dict[str, Any]:
    held: dict[str, Any] = json.loads(STATE.read_text("utf-8")) if STATE.exists() else {}
    return {what: held.get(what, {"done": [], "decisions": 0}) for what in GAMES}


def save(state: dict[str, Any]) -> None:
    STATE.parent.mkdir(exist_ok=True)
    fresh = STATE.with_suffix(".new")
    fresh.write_text(json.dumps(state), "utf-8")
    fresh.replace(STATE)


def run(what: str, games: int, jobs: int, state: dict[str, Any]) -> int:
    """Plays the games that are still to be played. 1 if a check has failed."""
    own = state[what]
    done = set(own["done"])
    wanted = [(what, chunk) for chunk in range(-(-games // CHUNK)) if chunk not in done]
    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games  {task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns) as progress, multiprocessing.Pool(jobs) as pool:
        total = (len(wanted) + len(done)) * CHUNK
        bar = progress.add_task(what, total=total, completed=len(done) * CHUNK, rate="")
        for chunk, decisions, failure in pool.imap_unordered(soak_chunk, wanted):
            if failure:
                progress.stop()
                pool.terminate()
                print(failure, file=sys.stderr)
                return 1
            own["done"].append(chunk)
            own["decisions"] += decisions
            save(state)
            speed = progress.tasks[0].speed or 0
            progress.update(bar, advance=CHUNK, rate=f"{speed:,.0f}/s")
    print(f"{what}: {len(own['done']) * CHUNK:,} games, {own['decisions']:,} decisions: all checks hold")
    return 0


def main() -> int:
    arguments = argparse.ArgumentParser(prog="make soak")
    arguments.add_argument("what", nargs="*", choices=[*GAMES, []], help="dice, city; both if left out")
    arguments.add_argument("--games", type=int, help="how many, instead of a million of dice and 100,000 of the city")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--fresh", action="store_true", help="forget what an earlier run has done")
    arguments.add_argument("--only", type=int, help="play one game by its number, and show what goes wrong")
    chosen = arguments.parse_args()
    state = load()
    for what in chosen.what or GAMES:
        if chosen.only is not None:
            print(f"{what}, game {chosen.only}: {player(what)(chosen.only)} decisions, all checks hold")
            continue
        if chosen.fresh:
            state[what] = {"done": [], "decisions": 0}
        if run(what, chosen.games or GAMES[what], chosen.jobs, state):
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
