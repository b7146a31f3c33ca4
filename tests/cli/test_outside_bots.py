"""Bots of other packages in commands: by place or entry point, mixed with ours, and nothing lost if one fails."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.bots.packages import install
from tests.cli.command import refused, troyes_command

ROOT = Path(__file__).parents[2]
LOOKOUT = ROOT / "examples" / "lookout"
PROJECT = tomllib.loads((LOOKOUT / "pyproject.toml").read_text("utf-8"))["project"]
FRAGILE = """
from pathlib import Path

class Fragile:
    def choose(self, decision, view, guess):
        if not Path("mended").exists() and len(view()["log"]) > 40 and decision.seat == 1:
            raise RuntimeError("my head hurts")
        return decision.options[0]
"""

FATAL = """
import os, signal
from pathlib import Path

class Fatal:
    def __init__(self, seed):
        self.ends = "1/4/" in seed and not Path("mended").exists()

    def choose(self, decision, view, guess):
        if self.ends:
            if Path("once").exists():
                Path("mended").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return decision.options[-1]
"""


def python(folder: Path, *words: str, path: tuple[Path, ...] = ()) -> subprocess.CompletedProcess[str]:
    """A program as a stranger runs it: in a folder of their own, with these on the path."""
    here = os.pathsep.join(map(str, (*path, *(entry for entry in sys.path if entry))))
    settings = {**os.environ, "PYTHONPATH": here, "TROYES_LANG": "en", "TROYES_DATA": str(folder / "data")}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, timeout=240, check=False)


def troyes(folder: Path, *words: str, path: tuple[Path, ...] = ()) -> subprocess.CompletedProcess[str]:
    return python(folder, "-m", "troyes", *words, path=path)


def lines_of(path: Path) -> list[str]:
    """Those of a ladder are written as they come."""
    return sorted(path.read_text("utf-8").splitlines())


def bots_in(path: Path) -> list[list[str]]:
    return [json.loads(line)["bots"] for line in path.read_text("utf-8").splitlines()]


def test_the_example_package_passes_its_own_tests(tmp_path: Path) -> None:
    alone = ("-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts=")
    done = python(tmp_path, "-m", "pytest", "-q", *alone, str(LOOKOUT), path=(LOOKOUT / "src",))
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_example_package_climbs_the_ladder_in_other_processes(tmp_path: Path) -> None:
    """Alone at Troyes Dice it has about 40 points; chance has 21."""
    site = install(tmp_path / "site", PROJECT["name"], PROJECT["entry-points"])
    words = ("--bots", "lookout@2,random", "--players", "1", "--games", "3", "--seed", "1", "--jobs", "2")
    done = troyes(tmp_path, "ladder", "dice", *words, "--json", "found.json", path=(site, LOOKOUT / "src"))
    assert done.returncode == 0, done.stderr
    found = json.loads((tmp_path / "found.json").read_text())
    means = {player["bot"]: player["points"] for player in found["standings"]}
    assert means["lookout@2"] > means["random"] + 8
    assert "lookout:Lookout" in troyes(tmp_path, "games", path=(site, LOOKOUT / "src")).stdout


def test_a_bot_is_found_by_its_place_beside_ours(tmp_path: Path) -> None:
    words = ("--bots", "greedy,lookout:Lookout@1", "--games", "2", "--seed", "1", "--jobs", "2", "--out", "games.jsonl")
    done = troyes(tmp_path, "simulate", "dice", *words, path=(LOOKOUT / "src",))
    assert done.returncode == 0, done.stderr
    assert bots_in(tmp_path / "games.jsonl")[0] == ["greedy", "lookout:Lookout@1"]


@pytest.mark.parametrize(("command", "jobs"), [("simulate", "1"), ("simulate", "2"), ("ladder", "2")])
def test_a_bot_that_fails_is_named_and_what_was_finished_is_kept(tmp_path: Path, command: str, jobs: str) -> None:
    """It fails only in seat 2; in seat 1 its game is finished. Mended, the rest is played."""
    (tmp_path / "mine.py").write_text(FRAGILE)
    words = ("--bots", "random,mine:Fragile", "--games", "4", "--seed", "1", "--jobs", jobs, "--out", "games.jsonl")
    done = troyes(tmp_path, command, "dice", *words)
    assert done.returncode == 1
    assert "“mine:Fragile” in seat 2 failed. RuntimeError: my head hurts" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    kept = (tmp_path / "games.jsonl").read_text()
    assert kept.count("\n") < 4
    (tmp_path / "mended").touch()
    again = troyes(tmp_path, command, "dice", *words, "--resume")
    assert again.returncode == 0, again.stderr
    whole = (tmp_path / "games.jsonl").read_text()
    assert whole.startswith(kept)
    assert whole.count("\n") == 4


@pytest.mark.parametrize("command", ["simulate", "ladder", "play"])
def test_a_name_that_cannot_be_loaded_is_refused_before_the_first_game(command: str) -> None:
    refused(troyes_command(command, "dice", "--bots", "random,nowhere:Bot"), "no module “nowhere”")


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_a_process_that_dies_loses_no_game(tmp_path: Path, command: str) -> None:
    """The fifth game ends its process the first time; it is played again, and every line is as if nothing had been."""
    (tmp_path / "mine.py").write_text(FATAL)
    words = (command, "dice", "--bots", "mine:Fatal,random", "--players", "2", "--games", "12", "--seed", "1")
    (tmp_path / "once").touch()
    done = troyes(tmp_path, *words, "--jobs", "2", "--out", "killed.jsonl")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "mended").exists()
    whole = troyes(tmp_path, *words, "--jobs", "1", "--out", "whole.jsonl")
    assert whole.returncode == 0, whole.stderr
    assert lines_of(tmp_path / "killed.jsonl") == lines_of(tmp_path / "whole.jsonl")


def test_a_game_that_ends_every_process_is_told_and_the_others_are_kept(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(FATAL)
    words = ("--bots", "mine:Fatal,random", "--games", "12", "--seed", "1", "--jobs", "2", "--out", "games.jsonl")
    done = troyes(tmp_path, "simulate", "dice", "--players", "2", *words)
    assert done.returncode == 1
    assert "was ended from outside 5 times" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    kept = bots_in(tmp_path / "games.jsonl")
    assert 0 < len(kept) <= 4
    (tmp_path / "mended").touch()
    assert troyes(tmp_path, "simulate", "dice", "--players", "2", *words, "--resume").returncode == 0
    assert len(bots_in(tmp_path / "games.jsonl")) == 12
