"""Finished analyses are kept: asking again answers at once, and a damaged file is made anew."""

from pathlib import Path
from typing import Any

import pytest
from tests.coach.minds import QUICK, PlainMind, plain
from tests.coach.test_analysis import TABLES, played

from troyes.bots.limits import Limits
from troyes.coach.cache import analyse_cached, load, name_of, store
from troyes.coach.shapes import VERSION

__all__ = ["plain"]


def test_the_second_time_needs_no_thought(tmp_path: Path, plain: type[PlainMind]):
    record = played(TABLES[0]).record()
    first = analyse_cached(record, tmp_path, QUICK)
    plain.considered = 0
    assert analyse_cached(record, tmp_path, QUICK) == first
    assert plain.considered == 0
    assert analyse_cached(record, tmp_path, QUICK, fresh=True) == first
    assert plain.considered > 0


def test_other_limits_levels_and_games_have_other_names():
    record, other = played(TABLES[0], 1).record(), played(TABLES[0], 2).record()
    names = [
        name_of(record, QUICK),
        name_of(other, QUICK),
        name_of(record, Limits(simulations=5)),
        name_of(record, Limits(0.2)),
        name_of(record, Limits(0.3)),
        name_of(record, QUICK, "provost"),
    ]
    assert len(set(names)) == len(names)
    assert name_of(record, Limits(0.2, 4)) == names[0], "simulations decide; the clock is not read"


@pytest.mark.parametrize("damage", ["cut", "garbage", "other", "version", "folder"])
def test_a_damaged_file_is_made_anew(damage: str, tmp_path: Path, plain: type[PlainMind]):
    record = played(TABLES[0]).record()
    first = analyse_cached(record, tmp_path, QUICK)
    (path,) = tmp_path.iterdir()
    whole = path.read_bytes()
    if damage == "folder":
        path.unlink()
        path.mkdir()
    else:
        wrong: dict[str, Any] = {
            "cut": whole[: len(whole) // 2],
            "garbage": b"\xff\xfe\x00",
            "other": b'{"some": "thing"}',
            "version": whole.replace(f'"version":{VERSION}'.encode(), b'"version":0', 1),
        }
        path.write_bytes(wrong[damage])
    plain.considered = 0
    assert analyse_cached(record, tmp_path, QUICK) == first
    assert plain.considered > 0
    if damage != "folder":
        assert path.read_bytes() == whole
        assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_kept_is_told_all_the_same(tmp_path: Path, plain: Any):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    found = analyse_cached(played(TABLES[0]).record(), blocked / "below", QUICK)
    assert found.decisions
    assert not store(blocked / "below", "name", found)
    assert load(blocked / "below", "name") is None
