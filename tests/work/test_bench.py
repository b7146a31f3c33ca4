"""The soak and the study run wherever games do: a few of their games, here and in processes of their own."""

import json
from pathlib import Path
from typing import Any

import pytest
from bench import soak, study
from bench.tally import Tally

from troyes.work.where import Where, done_by


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
