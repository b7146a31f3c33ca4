"""A whole run of the training, as small as it can be: games, fit, judge, report; stopped, resumed and made again."""

import json
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import numpy as np
import pyarrow.parquet as pq
import pytest
from training.city.play import Job, play

from troyes.bots.city.evaluation import FEATURES, PHASES
from troyes.bots.city.judge import GRAINS
from troyes.bots.city.weights import read as learned
from troyes.bots.net import Kept, read

ROOT = Path(__file__).parents[2]
JUDGE = ROOT / "src" / "troyes" / "bots" / "city" / "data" / "judge.bin"
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


def apart(one: np.ndarray, other: np.ndarray) -> float:
    return float(np.sqrt(np.mean((one - other) ** 2)))


def test_a_run_goes_on_from_a_generation_of_another(tmp_path: Path):
    """Its weights are drawn towards those it began with, and another judge may play."""
    words = ("--tables", "2", "--generations", "1", "--share", "1", "--cells", "0", "--simulations", "0")
    fast = ("--steps", "40", "--rate", "0.05")
    first, then, other = (tmp_path / name for name in ("first", "then", "other.bin"))
    other.write_bytes(JUDGE.read_bytes())
    assert train(first, *words, *fast, "--decay", "0").returncode == 0

    drawn = (*words, *fast, "--decay", "1000", "--judge", str(other), "--begin")
    done = train(then, *drawn, str(first / "1"))
    assert done.returncode == 0, done.stderr
    order = read((then / "1" / "judge.bin").read_bytes()).told["order"]
    assert (order["begin"], order["judge"]) == (str(first / "1"), str(other))

    # The other judge played, and what it expected was kept, though nobody searched.
    rows = play(Job("2", "training/1/1", 0, 2, other.read_bytes(), 0, 0.1, 1.0))
    table = pq.read_table(then / "1" / "games" / "2-0000000.parquet")
    assert table.column("final").to_pylist() == [row.final for row in rows]
    assert table.column("searched").to_pylist() == pytest.approx([row.searched for row in rows], abs=0.001)

    known, held = (np.load(run / "1" / "weights.npz") for run in (first, then))
    assert (held["scale"] == known["scale"]).all()
    began, stayed = (weights["straight"][0, :, 0] for weights in (known, held))
    evaluation = np.asarray(learned("2")).reshape(PHASES, FEATURES) / np.asarray(GRAINS) * known["scale"]
    assert 0 < apart(stayed, began) < apart(evaluation, began) / 20

    copytree(first / "1", first / "2")
    again = train(then, *drawn, str(first / "2"))
    assert again.returncode == 1
    assert f"begin was {str(first / '1')!r} and is {str(first / '2')!r}" in again.stderr


def test_a_run_goes_on_from_the_judge_that_ships(tmp_path: Path):
    """Of whose run nothing else is kept."""
    words = ("--tables", "2", "--generations", "1", "--simulations", "0", "--cells", "0", "--steps", "1")
    run = tmp_path / "run"
    done = train(run, *words, "--rate", "0", "--begin", str(JUDGE))
    assert done.returncode == 0, done.stderr
    found, known = read((run / "1" / "judge.bin").read_bytes()), read(JUDGE.read_bytes())
    assert found.numbers == known.numbers
    assert found.told["order"]["begin"] == str(JUDGE)

    rows = play(Job("2", "training/1/1", 0, 2, JUDGE.read_bytes(), 0, 0.1, 0.2))
    table = pq.read_table(run / "1" / "games" / "2-0000000.parquet")
    assert table.column("final").to_pylist() == [row.final for row in rows]


def test_hidden_cells_are_gone_on_from_by_their_generation_alone(tmp_path: Path):
    file = tmp_path / "judge.bin"
    known = read(JUDGE.read_bytes())
    file.write_bytes(Kept({**known.told, "cells": 2}, known.numbers).write())
    done = train(tmp_path / "run", "--generations", "1", "--begin", str(file))
    assert done.returncode == 1
    assert "has hidden cells: to go on from them, name the folder of its generation" in done.stderr
    assert not (tmp_path / "run" / "run.json").exists()


def test_a_run_that_begins_with_nothing_is_refused(tmp_path: Path):
    done = train(tmp_path / "run", "--generations", "1", "--begin", str(tmp_path / "nowhere"))
    assert done.returncode == 1
    assert "--begin takes a generation's folder" in done.stderr
    assert not (tmp_path / "run" / "run.json").exists()
