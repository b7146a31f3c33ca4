"""Link bonuses between pairs of buildings."""

import itertools

import pytest
from tests.dice.table import BUILDINGS, COLOUR_OF, COLUMNS, act, changes, sheet, sheet_of, with_die

LINKS = {
    ("fortress", 1, 2): {"red citizen": 1},
    ("fortress", 3, 4): {"yellow citizen": 1},
    ("fortress", 5, 6): {"white citizen": 1},
    ("counts_palace", 1, 2): {"red citizen": 2},
    ("counts_palace", 5, 6): {"influence": 3},
    ("city_hall", 1, 2): {"deniers": 3},
    ("city_hall", 3, 4): {"yellow citizen": 2},
    ("bishopric", 3, 4): {"knowledge": 3},
    ("bishopric", 5, 6): {"white citizen": 2},
}


def brought(building: str, column: int, *standing: int) -> dict[str, int]:
    """What the link adds when this building is constructed beside those that stand."""
    colour = COLOUR_OF[building]
    rich = {"influence": 6, "deniers": 6, "knowledge": 6}
    alone = changes(with_die(colour, column, sheet(**rich)), f"{building} {column}")
    linked = changes(with_die(colour, column, sheet(**rich, **{building: standing})), f"{building} {column}")
    return {name: linked[name] - alone.get(name, 0) for name in linked if linked[name] != alone.get(name, 0)}


@pytest.mark.parametrize(("link", "bonus"), list(LINKS.items()))
def test_a_link_pays_when_its_second_building_is_constructed(link: tuple[str, int, int], bonus: dict[str, int]):
    """In either order."""
    building, one, other = link
    assert brought(building, other, one) == bonus
    assert brought(building, one, other) == bonus


@pytest.mark.parametrize("building", [name for name in BUILDINGS if name != "cathedral"])
def test_there_are_exactly_nine_links(building: str):
    """No other pair of columns pays; Great Halls have no link at all."""
    for one, other in itertools.combinations(COLUMNS, 2):
        assert brought(building, other, one) == LINKS.get((building, one, other), {})


def test_cathedrals_have_no_links():
    for one, other in itertools.combinations(COLUMNS, 2):
        assert changes(with_die("white", other, sheet(cathedral=[one])), f"cathedral {other}") == {}


@pytest.mark.parametrize("link", list(LINKS))
def test_a_link_pays_once(link: tuple[str, int, int]):
    """With both ends standing, a third building beside them brings no more than it would alone."""
    building, one, other = link
    linked = {column for name, *columns in LINKS if name == building for column in columns}
    third = next((column for column in COLUMNS if column not in linked), None)
    if third is None:
        third = next(column for column in COLUMNS if column not in (one, other))
    assert brought(building, third, one, other) == {}


@pytest.mark.parametrize("link", list(LINKS))
def test_one_building_alone_pays_no_link(link: tuple[str, int, int]):
    building, one, other = link
    for column in (one, other):
        assert brought(building, column) == {}


def test_different_buildings_of_two_columns_are_not_linked():
    game = with_die("red", 1, sheet(counts_palace=[2]))
    assert changes(game, "fortress 1") == {"red citizen": 1}


def test_a_bonus_building_completes_a_link():
    """D7: the free City Hall in column 4 joins that of column 3."""
    paper = sheet(citizens=(5, 6, 6), city_hall=[3])
    game = act(with_die("red", 1, paper), "fortress 1")
    assert changes(game, "city_hall 4") == {"yellow citizen": 4}
    assert sheet_of(game).drawn == {"fortress 1", "city_hall 3", "city_hall 4"}
