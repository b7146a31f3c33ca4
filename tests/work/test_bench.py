"""The soak and the study run wherever games do: a few of their games, here and in processes of their own."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import fsspec
import pytest
from bench import soak, study
from bench.tally import Tally
from training import __main__ as training

from troyes.cli.places import Folder
from troyes.work.where import Where, done_by

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("what", soak.GAMES)
def test_a_soak_is_the_same_in_other_processes(what: str) -> None:
    """Every check holds, too."""
    here = [soak.player(what)(number) for number in range(4)]
    assert list(done_by(Where(jobs=2), soak.player(what), range(4), largest=1)) == here


def test_a_soak_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "CHUNK", 2)
    file = tmp_path / "tally.json"
    for games in (2, 6):
        assert soak.run("dice", 0, games, Where(jobs=1), Tally(file)) == 0
    assert Tally(file).ranges("dice") == [(0, 6)]
    assert Tally(file).of("dice")["decisions"] == sum(soak.player("dice")(number) for number in range(6))


def test_a_soak_is_noted_wherever_fsspec_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    far = fsspec.filesystem("memory")
    for games in ("2", "3"):
        words = ["soak", "dice", "--games", games, "--jobs", "1", "--into", "memory://soaked/tally.json"]
        monkeypatch.setattr(sys, "argv", words)
        assert soak.main() == 0
    assert json.loads(far.cat("/soaked/tally.json"))["dice"]["games"] == [[0, 3]]
    assert far.ls("/soaked", detail=False) == ["/soaked/tally.json"]


def test_a_folder_goes_on_wherever_fsspec_writes() -> None:
    """What has changed is taken there, and nothing that is half written."""
    far = fsspec.filesystem("memory")
    folder = Folder("memory://runs/one")
    (folder.path / "games").mkdir(parents=True)
    for name, text in (("run.json", "1"), ("games/0.jsonl", "a"), ("games/1.part", "b"), ("2.part.npz", "c")):
        (folder.path / name).write_text(text)
    folder.deliver()
    assert not folder.path.exists()
    assert sorted(far.find("/runs")) == ["/runs/one/games/0.jsonl", "/runs/one/run.json"]
    again = Folder("memory://runs/one")
    assert (again.path / "games" / "0.jsonl").read_text() == "a"
    far.pipe_file("/runs/one/run.json", b"theirs")
    (again.path / "games" / "1.jsonl").write_text("b")
    again.deliver()
    assert {path: far.cat(path) for path in far.find("/runs/one")} == {
        "/runs/one/games/0.jsonl": b"a",
        "/runs/one/games/1.jsonl": b"b",
        "/runs/one/run.json": b"theirs",
    }


def test_a_study_and_a_run_of_self_play_write_there(monkeypatch: pytest.MonkeyPatch) -> None:
    far = fsspec.filesystem("memory")

    def compare(*given: object, out: Path, keep_up: Callable[[], None], **more: object) -> bool:
        out.mkdir(parents=True)
        (out / "verdict.txt").write_text("kept")
        keep_up()
        return True

    monkeypatch.setattr(study, "compare", compare)
    monkeypatch.setattr(sys, "argv", ["study", "--out", "memory://studies/one"])
    with pytest.raises(SystemExit, match="False"):
        study.main()
    assert far.cat("/studies/one/verdict.txt") == b"kept"

    class Plan(NamedTuple):
        generations: int

    class Run:
        def __init__(self, folder: Path, plan: Plan, where: Where, say: Callable[[str], None]) -> None:
            self.folder, self.say = folder, say

        def go(self) -> None:
            self.folder.mkdir(parents=True)
            (self.folder / "run.json").write_text("{}")
            self.say("a generation")

    # the real one brings JAX, and a process in which that has begun must not be forked
    monkeypatch.setitem(sys.modules, "training.city.run", cast("Any", SimpleNamespace(Plan=Plan, Run=Run)))
    training.main(["city", "--run", "memory://selves/one"])
    assert far.cat("/selves/one/run.json") == b"{}"


def test_a_soak_finds_its_checks_though_its_folders_lie_apart(tmp_path: Path) -> None:
    """A cluster unpacks each folder that is sent along in a place of its own, and may have another called tests."""
    apart = [tmp_path / "elsewhere", tmp_path / "one", tmp_path / "two"]
    (apart[0] / "tests").mkdir(parents=True)
    for folder, at in (("bench", apart[1]), ("tests", apart[2])):
        copytree(ROOT / folder, at / folder, ignore=lambda _, names: [name for name in names if name == "__pycache__"])
    path = os.pathsep.join([*map(str, apart), *(entry for entry in sys.path if entry and Path(entry) != ROOT)])
    words = [sys.executable, "-m", "bench.soak", "--only", "3"]
    done = subprocess.run(
        words, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("all checks hold") == len(soak.GAMES)


def test_a_study_keeps_what_was_measured_and_measures_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[study.Job] = []

    def measure(*job: Any) -> study.Measured:
        asked.append(job)
        return {"luck": [len(asked)]}

    monkeypatch.setattr(study, "measure", measure)
    found = study.run(["dice-1", "king"], 2, 5, Where(jobs=1), tmp_path)
    assert len(found) == len(set(asked)) == 2 * (2 + 2 * len(study.BOTS))
    assert {path.stem: json.loads(path.read_text()) for path in tmp_path.iterdir()} == found
    assert study.run(["dice-1", "king"], 2, 5, Where(jobs=1), tmp_path) == found
    assert study.run(["dice-1", "king"], 3, 5, None, tmp_path) == found
    assert len(asked) == len(found)
