"""The action of gaining resources."""

import pytest
from tests.dice.table import COLOURS, OTHERS, RESOURCE_OF, changes, keys, sheet, with_die


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_brings_its_value_in_its_colours_resource(colour: str, value: int):
    """Red: influence; yellow: deniers; white: knowledge. From 6 circled on there is no citizen before the 12th."""
    resource = RESOURCE_OF[colour]
    expected = {resource: value} if value < 6 else {resource: 6, f"{colour} citizen": 1}
    paper = sheet(influence=6, deniers=6, knowledge=6)
    assert changes(with_die(colour, value, paper), f"gain {resource} {value}") == expected


@pytest.mark.parametrize("colour", COLOURS)
def test_the_other_resources_take_another_colour(colour: str):
    offered = keys(with_die(colour, 4, sheet(knowledge=1)))
    assert not any(key.startswith(f"gain {RESOURCE_OF[other]}") for other in OTHERS[colour] for key in offered)


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("colour", COLOURS)
def test_it_is_always_allowed(colour: str, value: int):
    """D4: with any die worth 1 or more, though the track be full."""
    resource = RESOURCE_OF[colour]
    full = sheet(influence=(18, 0), deniers=(18, 0), knowledge=(18, 0), citizens=(20, 20, 20))
    assert changes(with_die(colour, value, full), f"gain {resource} {value}") == {}


def test_it_is_allowed_when_nothing_else_is():
    """D4: every building of the die's number is drawn or lost."""
    paper = sheet(influence=0, knowledge=0, fortress=[4], counts_palace=[4])
    assert keys(with_die("red", 4, paper)) == ["gain influence 4"]


def test_value_and_colour_after_changes_count():
    """A white 2 made a yellow 4."""
    game = with_die("white", 2, sheet(influence=2, deniers=7, knowledge=2))
    assert changes(game, "gain deniers 4") == {"influence": -2, "deniers": 4, "knowledge": -2}


def test_a_die_may_be_lowered():
    assert changes(with_die("yellow", 2), "gain deniers 1") == {"influence": -1, "deniers": 1}


@pytest.mark.parametrize(("room", "gained"), [(1, 1), (3, 3), (5, 5), (6, 5)])
def test_what_exceeds_the_track_is_lost(room: int, gained: int):
    """D4: so much room, and a die of 5."""
    paper = sheet(knowledge=(18 - room, 0))
    found = changes(with_die("white", 5, paper), "gain knowledge 5")
    assert found["knowledge"] == gained
    assert found.get("white citizen", 0) == (1 if room <= 5 else 0)
