"""Where work runs: what comes of it is the same everywhere, in its order, whatever becomes of a single worker."""

import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.work.pieces import Piece, square

from troyes.core.errors import OptionError
from troyes.work.end import WorkError
from troyes.work.where import LARGEST, Where, done_by

COUNT = 60
SQUARES = [number**2 for number in range(COUNT)]
TWO = Where(jobs=2)


def gather(
    found: list[int], where: Where, pieces: list[Piece], soon: Callable[[], None] | None = None, largest: int = LARGEST
) -> None:
    """`soon`: happens a moment after the first result."""
    for some in where.done(square, pieces.__getitem__, len(pieces), largest):
        if soon is not None and not found:
            threading.Timer(0.05, soon).start()
        found += some


@pytest.mark.parametrize("jobs", [1, 2])
def test_everything_is_done_in_its_order(jobs: int) -> None:
    assert list(done_by(Where(jobs=jobs), square, [Piece(number) for number in range(COUNT)])) == SQUARES


def test_out_of_order_nothing_is_left_out_or_done_twice() -> None:
    slow = [Piece(number, seconds=0.05 * (number == 0)) for number in range(COUNT)]
    found = [result for some in TWO.done(square, slow.__getitem__, COUNT, in_order=False) for result in some]
    assert sorted(found) == SQUARES


def test_nothing_to_do_opens_nothing() -> None:
    assert list(Where(on="ray").done(square, Piece, 0)) == []


@pytest.mark.parametrize("at", [0, 31, COUNT - 1])
def test_a_worker_that_dies_loses_nothing(at: int, tmp_path: Path) -> None:
    died = tmp_path / "died"
    pieces = [Piece(number, died if number == at else None) for number in range(COUNT)]
    assert list(done_by(TWO, square, pieces)) == SQUARES
    assert died.exists()


def test_work_that_ends_every_worker_is_given_up_and_what_was_done_before_it_is_kept() -> None:
    pieces = [Piece(number, end="killed" if number == 20 else "") for number in range(COUNT)]
    found: list[int] = []
    with pytest.raises(WorkError, match="5 times"):
        gather(found, TWO, pieces, largest=1)
    assert found == SQUARES[:20]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_refused_comes_after_all_that_is_done(jobs: int) -> None:
    pieces = [Piece(number, end="refused" if number == 33 else "") for number in range(COUNT)]
    found: list[int] = []
    with pytest.raises(OptionError, match="33"):
        gather(found, Where(jobs=jobs), pieces)
    assert found == SQUARES[:33]


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_is_answered_between_two_pieces(jobs: int) -> None:
    pieces = [Piece(number, seconds=0.01) for number in range(2000)]
    found: list[int] = []
    with pytest.raises(KeyboardInterrupt):
        gather(found, Where(jobs=jobs), pieces, lambda: os.kill(os.getpid(), signal.SIGINT))
    assert 0 < len(found) < len(pieces)
    assert found == [number**2 for number in range(len(found))]


@pytest.mark.parametrize("on", ["", "moon", "ray:", "http://ray"])
def test_an_unknown_place_is_refused(on: str) -> None:
    with pytest.raises(OptionError, match="on"):
        Where(on).checked()


def test_nobody_at_work_is_refused() -> None:
    with pytest.raises(OptionError, match="jobs"):
        Where(jobs=0).checked()
