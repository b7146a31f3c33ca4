"""What was soaked adds up over runs and machines, and nothing counts twice."""

from pathlib import Path

import pytest
from bench.tally import FILE, Tally


def test_a_run_plays_what_is_not_noted_yet(tmp_path: Path) -> None:
    tally = Tally(tmp_path / "tally.json")
    tally.note("dice", (0, 100), 5)
    tally.note("dice", (250, 300), 5)
    assert list(tally.missing("dice", 0, 320, 100)) == [(100, 200), (200, 250), (300, 320)]
    assert list(tally.missing("dice", 20, 80, 100)) == []
    assert list(tally.missing("dice", 90, 260, 1000)) == [(100, 250)]
    assert list(tally.missing("city", 5, 9, 2)) == [(5, 7), (7, 9)]


def test_totals_add_up_over_runs(tmp_path: Path) -> None:
    file = tmp_path / "tally.json"
    for first in (0, 200, 100):
        tally = Tally(file)
        tally.note("dice", (first, first + 100), 7)
        tally.count("cluster", faults=12)
        tally.save()
    again = Tally(file)
    assert again.ranges("dice") == [(0, 300)]
    assert (again.games("dice"), again.of("dice")["decisions"], again.of("cluster")["faults"]) == (300, 21, 36)
    assert str(again).startswith("300 games in all")


def test_tallies_of_two_machines_are_put_together_unless_they_played_the_same(tmp_path: Path) -> None:
    one, other, same = (Tally(tmp_path / name) for name in ("one", "other", "same"))
    one.note("dice", (0, 50), 3)
    other.note("dice", (50, 90), 4)
    other.count("cluster", choices=9)
    one.add(other)
    assert one.ranges("dice") == [(0, 90)]
    assert (one.of("dice")["decisions"], one.of("cluster")["choices"]) == (7, 9)
    same.note("dice", (80, 120), 4)
    with pytest.raises(ValueError, match="partly noted"):
        one.add(same)
    assert one.games("dice") == 90


def test_the_tally_that_is_kept_can_be_read() -> None:
    assert Tally(FILE).games("dice") >= 1_000_000
    assert Tally(FILE).games("city") >= 100_000
