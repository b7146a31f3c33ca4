"""The estimated chance to win."""

import pytest

from troyes.coach.chance import chances, doubt, spread
from troyes.registry import names


def test_alone_nobody_else_can_win():
    assert chances([12.0], 5.0) == [1.0]


@pytest.mark.parametrize("sides", [2, 3, 4, 10])
def test_equals_have_equal_chances(sides: int):
    assert chances([30.0] * sides, 6.0) == pytest.approx([1 / sides] * sides)


def test_two_sides_follow_the_bell():
    """A lead of one spread of the difference, which is sqrt(2) times that of each: 84 %."""
    assert chances([30.0 + 2**0.5 * 6.0, 30.0], 6.0)[0] == pytest.approx(0.841, abs=0.002)


def test_a_lead_is_worth_more_the_later_it_is():
    early, late = (chances([50.0, 45.0], spread("troyes", share))[0] for share in (0.1, 0.9))
    assert 0.5 < early < late < 1.0


@pytest.mark.parametrize("game", names())
def test_at_the_end_nothing_is_open(game: str):
    assert spread(game, 1.0) == 0.0
    assert chances([50.0, 51.0, 20.0], 0.0) == [0.0, 1.0, 0.0]
    assert chances([50.0, 50.0, 20.0], 0.0) == [0.5, 0.5, 0.0]


def test_nobody_is_sure_of_anything_in_the_first_half():
    for sides in (2, 4):
        found = chances([90.0, *[20.0] * (sides - 1)], spread("troyes", 0.5), doubt(0.5))
        assert 0.005 < min(found) < max(found) < 0.995
        assert sum(found) == pytest.approx(1.0)
    assert doubt(1.0) == 0.0


def test_far_behind_is_not_impossible_until_the_end():
    found = chances([0.0, 400.0], 0.5)
    assert found[0] >= 0.0
    assert sum(found) == pytest.approx(1.0)
