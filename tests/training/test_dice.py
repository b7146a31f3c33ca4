"""A whole run of the training of Troyes Dice, as small as it can be, and what comes of it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.training.dice_compared", str(tmp_path_factory.mktemp("dice"))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_run_can_be_stopped_and_made_again(found: dict[str, Any]):
    assert found["same"]
    assert {"run.json", "1/14.npz", "1/0.npz", "1/judge.bin", "1/report.json", "1/report.svg"} <= set(found["files"])


def test_work_that_is_sent_to_others_is_done_there(found: dict[str, Any]):
    assert found["sent"]


def test_a_card_finds_what_cores_find(found: dict[str, Any]):
    """As far as that can be seen without one: its threads one after the other."""
    assert found["card"]


def test_ends_that_there_is_no_room_for_are_refused(found: dict[str, Any]):
    little, enough = found["crowded"]
    assert little == 1e9
    assert 0 < enough < 100
    assert found["refused"].count("1 sheets have half days with more ends than there is room for") == 2


def test_a_judge_says_where_it_comes_from(found: dict[str, Any]):
    told = found["told"]
    assert (told["game"], told["run"], told["sweep"], told["cells"]) == ("troyes-dice", "small", 1, 3)
    assert all(told[name] for name in ("commit", "data", "order", "version"))


def test_training_sees_what_the_judge_sees(found: dict[str, Any]):
    for noted, seen in found["rows"]:
        assert noted == seen


def test_the_judge_says_what_the_network_says(found: dict[str, Any]):
    for said, told in found["values"]:
        assert said == pytest.approx(told, abs=0.3)


def test_training_finds_the_best_ends_that_players_find(found: dict[str, Any]):
    """Over all 1,296 rolls of the next half day, both with the same numbers."""
    for said, told in found["ends"]:
        assert said == pytest.approx(told, abs=0.02)
