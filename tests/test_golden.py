"""Whole games, written down once: the same seed and choices tell the same story, word for word."""

from pathlib import Path

import pytest
from scripts.golden import GAMES, played, transcript

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_was(name: str) -> None:
    assert transcript(played(name)) == (GOLDEN / f"{name}.txt").read_text("utf-8")


def test_every_golden_game_is_played() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(GAMES)
