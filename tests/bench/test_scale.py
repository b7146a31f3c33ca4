"""The simulation behind docs/scale.md comes to what was measured, and what the page says is what it comes to."""

import re
from pathlib import Path

import pytest
from bench import scale

PAGE = Path(__file__).parents[2] / "docs" / "scale.md"
CLOSE_P50, CLOSE_P99 = 1.75, 1.35
"""How many times as much, or as little: the middle one hangs on how busy the machine was."""


@pytest.mark.parametrize("point", scale.points(), ids=lambda point: point.what)
def test_what_was_measured_comes_out(point: scale.Point) -> None:
    p50, p99 = scale.simulate(point.servers, point.rate, point.costs)
    assert point.p50 / CLOSE_P50 < p50 < point.p50 * CLOSE_P50
    assert point.p99 / CLOSE_P99 < p99 < point.p99 * CLOSE_P99


def test_too_much_is_too_much() -> None:
    """A server cannot do more than one thing at a time, nor can those who write take turns faster than they write."""
    one = scale.Costs(0.002, 0.005, 0.0002)
    assert scale.simulate(1, 100, one, 10)[1] < 50 < 1000 < scale.simulate(1, 800, one, 10)[1]
    writers = scale.Costs(0.0001, 0.005, 0.002)
    assert scale.simulate(3, 100, writers, 10)[1] < 100 < 1000 < scale.simulate(3, 900, writers, 10)[1]


@pytest.mark.parametrize("people", [10_000, 100_000, 1_000_000])
def test_the_page_says_what_comes_out(people: int) -> None:
    found = scale.need(people, scale.usual())
    row = next(line for line in PAGE.read_text("utf-8").splitlines() if line.startswith(f"| {people:,} |"))
    numbers = [float(cell.replace(",", "")) for cell in re.findall(r"\| ([\d,.]+)", row)]
    *plain, writer, disk = numbers
    wanted = [people, found.rate, found.tables, found.lines, found.servers, found.connections]
    assert plain == pytest.approx(wanted, rel=0.05)
    assert writer == round(100 * found.writer)
    assert disk == pytest.approx(found.disk / 1e9, rel=0.05)
    assert f"{scale.limit(scale.usual()):,} people a day" in PAGE.read_text("utf-8")


def test_the_page_names_every_measured_point_and_what_is_simulated() -> None:
    page = PAGE.read_text("utf-8")
    for point in scale.points():
        simulated = scale.simulate(point.servers, point.rate, point.costs)
        row = f"| {point.what} | {point.p50:g}, {point.p99:g} ms | {simulated[0]:.0f}, {simulated[1]:.0f} ms |"
        assert row in page, row
