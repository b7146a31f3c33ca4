"""What players count in whole numbers is what the network says in JAX."""

import json
import subprocess
import sys
from pathlib import Path
from statistics import pstdev

import pytest

ROOT = Path(__file__).parents[2]


def test_the_judge_says_what_the_network_says():
    command = [sys.executable, "-m", "tests.training.compared"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[tuple[float, float]] = json.loads(done.stdout)
    assert len(found) > 50
    assert pstdev(told for _, told in found) > 5
    for said, told in found:
        assert said == pytest.approx(told, abs=0.4)
