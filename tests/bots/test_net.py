"""A network in whole numbers: lanes packed into one integer count as if each stood alone."""

from array import array

from hypothesis import given, settings
from hypothesis import strategies as st

from troyes.bots.net import DOWN, HALF, KEPT, MOST, ONE, Head, Kept, Rows, pack, read

CELLS = 5
small = st.integers(-MOST, MOST)
rows = st.lists(st.lists(small, min_size=CELLS + 1, max_size=CELLS + 1), min_size=1, max_size=6)


@settings(deadline=None, max_examples=50)
@given(rows, st.lists(st.integers(0, 30), min_size=6, max_size=6), st.lists(small, min_size=CELLS, max_size=CELLS))
def test_a_sum_of_packed_rows_is_the_sum_of_every_lane(found: list[list[int]], times: list[int], head: list[int]):
    packed = Rows([pack(row) for row in found])
    total = sum(packed.times(at, times[at]) for at in range(len(found)))
    lanes = [sum(row[lane] * times[at] for at, row in enumerate(found)) for lane in range(CELLS + 1)]
    cells = [min(max(lane, 0), ONE) for lane in lanes[1:]]
    hoped = lanes[0] + (sum(cell * weight for cell, weight in zip(cells, head, strict=True)) >> DOWN)
    assert Head(head).points(total) == hoped


def test_a_lane_goes_to_its_edges_and_touches_no_neighbour():
    head = Head([1 << DOWN, 1 << DOWN])
    assert head.points(pack([HALF - 1, -HALF, ONE])) == HALF - 1 + ONE
    assert head.points(pack([-HALF, HALF - 1, -1])) == -HALF + ONE


def test_a_row_is_known_any_number_of_times():
    one = Rows([pack([3, -5, 7])])
    for count in (0, 1, 2, 40, KEPT - 1, KEPT, 5 * KEPT, 3):
        assert one.times(0, count) == pack([3 * count, -5 * count, 7 * count])


def test_a_file_says_where_its_numbers_come_from():
    kept = Kept({"run": "first", "commit": "abc"}, array("h", [1, -2, MOST, -MOST]))
    data = kept.write()
    assert data.split(b"\n", 1)[0] == b'{"run": "first", "commit": "abc"}'
    again = read(data)
    assert (again.told, again.numbers) == (kept.told, kept.numbers)
