"""What the package plays with: a judge of a run, or the mean of several."""

import subprocess
import sys
from array import array
from pathlib import Path

from troyes.bots.city.evaluation import BY_CARD, FEATURES
from troyes.bots.net import Kept, read

ROOT = Path(__file__).parents[2]


def judge(file: Path, numbers: list[int], cells: int = 0) -> str:
    told = {
        "game": "troyes",
        "run": file.stem,
        "generation": 1,
        "cells": cells,
        "features": FEATURES,
        "cards": {part: list(names) for part, names in BY_CARD.items()},
        "spreads": {"2": {"0": float(len(file.stem))}},
    }
    file.write_bytes(Kept(told, array("h", numbers)).write())
    return str(file)


def keep(playing: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.training.kept", str(playing), *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_of_several_judges_their_mean_is_kept(tmp_path: Path):
    playing = tmp_path / "playing.bin"
    first = judge(tmp_path / "one.bin", [10, 7, -9, 32767, -1, 0])
    second = judge(tmp_path / "another.bin", [14, 8, -20, 32767, 0, 0])

    done = keep(playing, first, second, "--tables", "2", "4")
    assert done.returncode == 0, done.stderr
    found = read(playing.read_bytes())
    assert found.numbers.tolist() == [12, 8, -14, 32767, 0, 0]  # what lies halfway goes to the even number
    assert (found.told["run"], found.told["cells"], found.told["tables"]) == ("one + another", 0, ["2", "4"])
    assert found.told["spreads"] == {"2": {"0": 3.0}}
    assert found.told["mean"] == [{"run": "one", "generation": 1}, {"run": "another", "generation": 1}]

    done = keep(playing, second)
    assert done.returncode == 0, done.stderr
    found = read(playing.read_bytes())
    assert found.numbers.tolist() == [14, 8, -20, 32767, 0, 0]
    assert found.told["tables"] == ["2", "3", "4", "king"]


def test_cells_have_no_mean(tmp_path: Path):
    playing = tmp_path / "playing.bin"
    without, with_cells = judge(tmp_path / "without.bin", [1, 2]), judge(tmp_path / "with.bin", [3, 4], 2)
    done = keep(playing, without, with_cells)
    assert done.returncode == 1
    assert done.stderr.strip() == "only judges of Troyes without hidden cells have a mean"
    assert not playing.exists()


def test_a_judge_of_some_tables_stands_beside_the_one_that_is_there(tmp_path: Path):
    playing = tmp_path / "playing.bin"
    first = judge(tmp_path / "one.bin", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])  # two numbers for each kind of table
    second = judge(tmp_path / "another.bin", [-1, -2, -3, -4, -5, -6, -7, -8, -9, -10])
    assert keep(playing, first, "--tables", "2", "3").returncode == 0
    done = keep(playing, second, "--tables", "2", "king", "--beside")
    assert done.returncode == 0, done.stderr
    found = read(playing.read_bytes())
    assert found.numbers.tolist() == [-1, -2, 3, 4, 5, 6, -7, -8, -9, -10]  # le Roy's side goes with his table
    assert found.told["tables"] == ["2", "3", "king"]
    assert found.told["run"] == "one"
    assert set(found.told["beside"]) == {"2", "king"}
    assert found.told["beside"]["king"] == {"run": "another", "generation": 1}
    assert found.told["spreads"]["2"] == {"0": float(len("another"))}

    known = playing.read_bytes()
    done = keep(playing, judge(tmp_path / "cells.bin", [0] * 10, 2), "--tables", "2", "--beside")
    assert done.returncode == 1
    assert done.stderr.strip() == "these judges know different cards, or have not as many cells"
    assert playing.read_bytes() == known
