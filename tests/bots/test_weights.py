"""The learned numbers that ship: small, and each judge says where it comes from."""

import re
from pathlib import Path

import pytest
from tests.history import unknown
from training.source import PLAYING

import troyes
from troyes.bots.net import read

BOTS = Path(troyes.__file__).parent / "bots"
MOST = 4_000_000
"""Bytes."""


def test_no_file_of_learned_numbers_is_large():
    sizes = {path.name: path.stat().st_size for part in ("*.bin", "*.json") for path in BOTS.rglob(part)}
    assert {"judge.bin", "weights.bin", "king.json"} <= set(sizes)
    assert max(sizes.values()) <= MOST


@pytest.mark.parametrize("game", PLAYING)
def test_a_judge_names_the_run_the_data_and_the_commit_that_made_it(game: str):
    told = read((BOTS / PLAYING[game].relative_to(PLAYING[game].parents[2])).read_bytes()).told
    assert told["game"] == game
    assert told["run"]
    made = [*told.get("mean", [told]), *told.get("beside", {}).values()]  # one judge, or several that became one
    for one in made:
        assert one["run"]
        assert one["order"]
        assert re.fullmatch("[0-9a-f]{16}", one["data"])
    commits = [each["commit"] for one in made for each in (one, one.get("begin")) if each]
    assert all(re.fullmatch(r"[0-9a-f]{7,40}\+?", commit) for commit in commits)
    assert not unknown({commit.rstrip("+") for commit in commits})
