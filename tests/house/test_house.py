"""The house itself: how it was built, what it loads, how it is entered."""

import os
import re
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import troyes

ROOT = Path(__file__).parents[2]
HEAVY = {"textual", "rich", "typer", "fluent", "babel", "matplotlib", "numpy", "sqlite3"}
"""Not msgspec: a message is one of its structs, and there is no game without messages."""


def test_the_package_under_test_is_the_one_we_meant():
    rng = import_module("troyes.core.rng").__file__
    assert rng is not None
    compiled = rng.endswith(tuple(EXTENSION_SUFFIXES))
    from_source = Path(rng).is_relative_to(ROOT / "src")
    expected = os.environ.get("TROYES_EXPECT")
    if expected:
        assert expected == ("compiled" if compiled else "plain"), rng
        assert from_source == (expected == "plain"), rng


def test_importing_troyes_is_light():
    look = "import sys; before = set(sys.modules); import troyes; print(*set(sys.modules) - before)"
    loaded = subprocess.check_output([sys.executable, "-c", look], cwd=ROOT, text=True)
    assert not HEAVY & {module.partition(".")[0] for module in loaded.split()}


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_the_readme_shows_the_way_in(command: str):
    assert command in (ROOT / "README.md").read_text("utf-8")


def test_ci_runs_what_people_run():
    run = ROOT / ".ci" / "run"
    assert "make test" in run.read_text("utf-8").splitlines()
    assert os.access(run, os.X_OK)


def test_the_version_is_the_same_wherever_it_is_told():
    version = troyes.__version__
    assert f"## {version} " in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"\nversion: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_compose_file_has_what_make_cluster_starts():
    services = (ROOT / "deploy" / "compose.yaml").read_text("utf-8").partition("services:")[2]
    composed = re.findall(r"^  (\w+):", services, re.MULTILINE)
    started = (ROOT / "scripts" / "cluster.py").read_text("utf-8")
    for what in ("server", "worker"):
        (count,) = re.findall(rf'"--{what}s", type=int, default=(\d)', started)
        assert [name for name in composed if name.startswith(what)] == [
            f"{what}{at}" for at in range(1, int(count) + 1)
        ]
