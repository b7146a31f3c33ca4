"""The Count as he was in 2026 can be measured against, and today's differs from him where the judge was kept."""

import hashlib
from importlib.resources import files
from typing import Any

import pytest

import troyes
from troyes.bots import make, play_out
from troyes.bots.city.judge import Judge
from troyes.bots.city.weights import evaluation_for
from troyes.bots.limits import Limits
from troyes.bots.mind import advising, mind_for
from troyes.city.game import CityGame

OLD = "tests.bots.city.count_2026:Count2026"
FEW = Limits(simulations=3)
KEPT = "383bd7d33b5fdbf0"
"""The weights he sees by."""
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("troyes", {"players": 2}),
    ("troyes", {"players": 3}),
    ("troyes", {"players": 4}),
    ("king", {}),
)


def test_he_sees_by_what_he_saw_by_then():
    data = files("troyes.bots.city") / "data"
    names = ("2", "3", "4", "king", "king-roy")
    found = hashlib.sha256(b"".join((data / f"{name}.json").read_bytes() for name in names)).hexdigest()
    assert found.startswith(KEPT)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_he_plays_at_every_table(name: str, options: dict[str, Any]):
    game = troyes.new_game(name, seed="then", **options)
    play_out(game, [make(OLD, seat, FEW) for seat in range(options.get("players", 1))])
    assert game.over


def test_the_coach_asks_the_judge_as_the_count_does():
    assert [mind_for("troyes").judged, advising("troyes").judged] == [True, True]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_judge_plays_where_it_was_found_stronger(name: str, options: dict[str, Any]):
    game = troyes.new_game(name, seed="now", **options)
    assert isinstance(game, CityGame)
    assert isinstance(evaluation_for(game.city, True), Judge) == (options.get("players") != 4)
    assert not isinstance(evaluation_for(game.city), Judge)
