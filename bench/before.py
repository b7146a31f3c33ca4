"""Troyes before and after the last change of shape, slice by slice in turn: `make bench ARGS=before`.

The version before is taken from the history and built once. Both play the same games with the same choices; if any of
them ended differently, the game itself would have changed.
"""

import json
import os
import subprocess
import sys
import tarfile
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parent.parent
BEFORE = "136956a"
"""The last commit before version 0.2."""
NUMBERS = ROOT / "src" / "troyes" / "city" / "printed-0.1.0.toml"
"""Its printed numbers: some have moved since, and the games would not be the same."""
MOST = 0.03
"""How much slower the game may be."""


def built() -> Path:
    """The version before, compiled, in a folder of its own."""
    folder = ROOT / "build" / f"before-{BEFORE}"
    if not (folder / "package" / "troyes").exists():
        print(f"building {BEFORE} ...", flush=True)
        source = folder / "source"
        source.mkdir(parents=True, exist_ok=True)
        packed = subprocess.run(["git", "archive", BEFORE], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as archive:
            archive.extractall(source, filter="data")
        installer = ("uv", "pip") if find_spec("uv") else ("pip",)
        command = [sys.executable, "-m", *installer, "install", "-q", "--no-deps", "--target"]
        subprocess.run([*command, folder / "package", source], check=True)
    return folder / "package"


class Engine:
    """A process that plays slices of games with one version."""

    def __init__(self, path: Path | None, *numbers: Path) -> None:
        surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if path is not None:
            surroundings["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "bench" / "slices.py"), *map(str, numbers)],
            env=surroundings,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, players: int, first: int, games: int) -> dict[str, Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{players} {first} {games}\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def stop(self) -> None:
        self.process.communicate()


def compare(slices: int, games: int = 60) -> None:
    """Plays in turn, the one and the other first, and prints the median ratio for each number of players."""
    try:
        before, after = Engine(built()), Engine(None, NUMBERS)
    except subprocess.CalledProcessError as error:
        print(f"\nVersion before: commit {BEFORE} cannot be built here ({error})")
        return
    print()
    for players in (2, 3, 4):
        ratios: list[float] = []
        for number in range(slices + 1):
            first = 1000 * number
            pair = (before, after) if number % 2 else (after, before)
            found = {engine: engine.play(players, first, games) for engine in pair}
            old, new = found[before], found[after]
            if (old["decisions"], old["points"]) != (new["decisions"], new["points"]):
                print(f"Troyes, {players} players: games from seed {first} on end differently  NOT THE SAME GAME")
            if number:
                ratios.append(new["seconds"] / old["seconds"])
        slower = median(ratios) - 1
        verdict = "ok" if slower <= MOST else "SLOWER"
        print(
            f"Troyes, {players} random players: the same {slices * games:,} games take {slower:+.1%} time "
            f"after {BEFORE} (bar: {MOST:+.0%})  {verdict}",
            flush=True,
        )
    before.stop()
    after.stop()
