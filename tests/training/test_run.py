"""A whole run of the training, as small as it can be: games, fit, judge, report; stopped, resumed and made again."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as pq

from troyes.bots.city.evaluation import FEATURES
from troyes.bots.net import read

ROOT = Path(__file__).parents[2]
SMALL = (
    *("--tables", "2", "king", "--games", "2", "--simulations", "1", "--cells", "2", "--steps", "20", "--batch", "4"),
    *("--measured", "1", "--against", "greedy", "--thinking", "1", "--jobs", "1"),
)


def train(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "training", "city", "--run", str(folder), *SMALL, *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def made(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.*") if path.is_file()}


def test_a_run_can_be_stopped_resumed_and_made_again(tmp_path: Path):
    run = tmp_path / "first"
    done = train(run, "--generations", "2")
    assert done.returncode == 0, done.stderr
    assert re.search(r"2 of 2 files, \d+\.\d\d games a second", done.stdout)
    whole = made(run)
    assert {f"{at}/{name}" for at in (1, 2) for name in ("judge.bin", "report.svg", "report.json")} <= set(whole)

    kept = read(whole["2/judge.bin"])
    assert (kept.told["run"], kept.told["generation"], kept.told["cells"]) == ("first", 2, 2)
    assert all(kept.told[name] for name in ("commit", "data", "order", "version"))
    assert kept.told["features"] == FEATURES

    games = pq.read_table(run / "1" / "games" / "king-0000000.parquet")
    assert set(games.column("kind").to_pylist()) == {3, 4}
    report = json.loads(whole["2/report.json"])
    assert {one["table"] for one in report["strengths"]} == {"2", "king"}
    assert all(report[name] for name in ("errors", "points", "wins"))

    # As if it had been stopped in the second generation, with one file of games missing and the rest still to do.
    for name in ("games/2-0000000.parquet", "weights.npz", "judge.bin", "report.json", "report.svg"):
        (run / "2" / name).unlink()
    assert train(run, "--generations", "2").returncode == 0
    assert made(run) == whole

    other = train(run, "--generations", "2", "--seed", "2")
    assert other.returncode == 1
    assert "seed was 1 and is 2" in other.stderr
    assert made(run) == whole
