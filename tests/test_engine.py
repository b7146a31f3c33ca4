"""Page and terminal say what runs the games, and whether something faster is on its way."""

from importlib import import_module
from pathlib import Path

import pytest

from troyes.core.text import LANGUAGES, render
from troyes.engine import COMING, engine


def runs_as(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    monkeypatch.setattr(import_module("troyes.core.rng"), "__file__", file)


def test_native_code_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    runs_as(monkeypatch, "rng.cpython-311-x86_64-linux-gnu.so")
    monkeypatch.setenv(COMING, str(tmp_path))
    assert engine() == "native"


def test_plain_python_tells_how_far_a_build_beside_it_has_come(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    runs_as(monkeypatch, "rng.py")
    told = tmp_path / "state"
    monkeypatch.delenv(COMING, raising=False)
    assert engine() == "plain"
    monkeypatch.setenv(COMING, str(told))
    assert engine() == "plain"
    for state, expected in (("building", "building"), ("ready", "ready"), ("failed", "plain")):
        told.write_text(f"{state}\n", "utf-8")
        assert engine() == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_state_has_its_words(lang: str) -> None:
    states = ("native", "plain", "building", "ready")
    assert len({render(f"engine-{state}", {}, lang) for state in states}) == len(states)
