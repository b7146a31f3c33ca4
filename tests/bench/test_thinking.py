"""However long a bot may think, its process stays as small as the guide says."""

import pytest
from bench.thinking import ALL, ROOM_MB, thought_in_a_fresh_process, tree_of, wide_moment

from troyes.bots.city import tree

COMPILED = not tree.__file__.endswith(".py")
LONG = 6_000 if COMPILED else 300
"""So many simulations of a minute: compiled, more than twice what fills a tree; plain, as many as there is time for."""
FULL_MB = 70.0
"""A process whose tree is full has at least so much."""
WIDEST = ("troyes", 3, ALL)
"""Where a round begins, this table's search fills its tree again and again."""


@pytest.mark.quiet
def test_who_may_think_for_a_minute_takes_no_more_than_it_may() -> None:
    took = thought_in_a_fresh_process(*WIDEST, 60.0, LONG)
    assert took < ROOM_MB
    assert took > FULL_MB or not COMPILED, "the tree was not filled"


@pytest.mark.quiet
def test_what_a_search_of_a_second_holds_is_counted() -> None:
    grown, _ = tree_of(wide_moment(*WIDEST))
    assert 0 < grown.held <= tree.MOST_HELD + 100
    assert grown.held == sum(len(node.branches or ()) for node in grown.nodes())
