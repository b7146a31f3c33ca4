"""Whole games, written down once: the same seed and choices tell the same story, word for word."""

import json
from pathlib import Path

import pytest
from scripts.golden import GAMES, OBSERVED, observed, played, transcript

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_it_was(name: str) -> None:
    assert transcript(played(name)) == (GOLDEN / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", OBSERVED)
def test_seats_observe_what_they_did(name: str) -> None:
    """Number for number, and the same is legal: nets were trained on it."""
    assert observed(name) == json.loads((GOLDEN / "observations.json").read_text("utf-8"))[name]


def test_every_golden_game_is_played() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(GAMES)
