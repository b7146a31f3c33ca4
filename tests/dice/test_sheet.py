"""The scoresheet: 36 buildings, three tracks of resources, three tracks of citizens."""

import pytest
from tests.dice.table import (
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    RESOURCE_OF,
    RESOURCES,
    WORK,
    Sheet,
    act,
    at,
    changes,
    keys,
    kind,
    sheet,
    sheet_of,
    why_not,
    with_die,
)

import troyes


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("building", BUILDINGS)
def test_each_of_the_36_buildings_can_be_constructed(building: str, column: int):
    game = act(with_die(COLOUR_OF[building], column), f"{building} {column}")
    assert sheet_of(game).drawn == {f"{building} {column}"}


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_is_constructed_once(building: str, column: int):
    game = with_die(COLOUR_OF[building], column, sheet(**{building: [column]}))
    assert f"{building} {column}" not in keys(game)
    assert why_not(game, f"{building} {column}") == "drawn"


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_lost_building_is_never_constructed(building: str, column: int):
    colour = COLOUR_OF[building]
    game = with_die(colour, column, sheet(crossed=[f"{colour} {column}"]), day=3)
    assert f"{building} {column}" not in keys(game)
    assert why_not(game, f"{building} {column}") == "crossed"


def track(colour: str, circled: int, left: int, citizens: tuple[int, ...] = (0, 0, 0)) -> Sheet:
    """A sheet with so many of a colour's resource circled and left."""
    return sheet(citizens=citizens, **{RESOURCE_OF[colour]: (circled, left)})


def circled(game: troyes.Game, colour: str) -> int:
    return sheet_of(game).circled[COLOURS.index(colour)]


@pytest.mark.parametrize("colour", COLOURS)
def test_resources_are_circled_in_order(colour: str):
    """What was spent stays used: the next free ones are circled."""
    game = act(with_die(colour, 5, track(colour, 7, 2)), f"gain {RESOURCE_OF[colour]} 5")
    assert circled(game, colour) == 12
    assert sheet_of(game).in_hand[COLOURS.index(colour)] == 7


def test_spending_crosses_out_what_is_circled():
    game = at(sheet(deniers=(9, 4)))
    act(game, "die 3")
    assert sheet_of(game).deniers == 3
    assert sheet_of(game).circled == (3, 9, 3)


def test_only_what_is_circled_and_not_crossed_out_can_be_spent():
    game = at(sheet(influence=(18, 0), deniers=(18, 0), knowledge=(18, 0)))
    assert keys(game) == ["die 1"]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_track_has_18_resources(colour: str):
    game = act(with_die(colour, 6, track(colour, 12, 0)), f"gain {RESOURCE_OF[colour]} 6")
    assert circled(game, colour) == 18
    assert sheet_of(game).in_hand[COLOURS.index(colour)] == 6


@pytest.mark.parametrize("colour", COLOURS)
def test_resources_beyond_the_18th_are_lost(colour: str):
    """D4."""
    game = act(with_die(colour, 6, track(colour, 16, 5)), f"gain {RESOURCE_OF[colour]} 6")
    assert circled(game, colour) == 18
    assert sheet_of(game).in_hand[COLOURS.index(colour)] == 7


@pytest.mark.parametrize("colour", COLOURS)
def test_spending_makes_no_room(colour: str):
    """D4: circled is for ever."""
    game = act(with_die(colour, 6, track(colour, 18, 0)), f"gain {RESOURCE_OF[colour]} 6")
    assert circled(game, colour) == 18
    assert sheet_of(game).in_hand[COLOURS.index(colour)] == 0


@pytest.mark.parametrize("space", [6, 12, 18])
@pytest.mark.parametrize("colour", COLOURS)
def test_the_6th_12th_and_18th_resource_bring_a_citizen(colour: str, space: int):
    game = with_die(colour, 1, track(colour, space - 1, 0))
    expected = {RESOURCE_OF[colour]: 1, f"{colour} citizen": 1}
    assert changes(game, f"gain {RESOURCE_OF[colour]} 1") == expected


@pytest.mark.parametrize("space", [n for n in range(4, 19) if n not in (6, 12, 18)])
@pytest.mark.parametrize("colour", COLOURS)
def test_no_other_resource_brings_a_citizen(colour: str, space: int):
    game = with_die(colour, 1, track(colour, space - 1, 0))
    assert changes(game, f"gain {RESOURCE_OF[colour]} 1") == {RESOURCE_OF[colour]: 1}


@pytest.mark.parametrize("colour", COLOURS)
def test_one_gain_may_pass_two_citizens(colour: str):
    """From the 5th to the 12th: a Great Hall or two dice would do; here 6 and then 1 of them."""
    game = with_die(colour, 6, track(colour, 5, 0))
    assert changes(game, f"gain {RESOURCE_OF[colour]} 6") == {RESOURCE_OF[colour]: 6, f"{colour} citizen": 1}


def test_a_great_hall_of_nine_passes_two_citizens():
    game = with_die("yellow", 3, sheet(deniers=(5, 0)))
    assert changes(game, "great_hall 3") == {"deniers": 9, "yellow citizen": 2}


def test_a_tracks_citizen_comes_with_an_action():
    assert changes(with_die("red", 3), "gain influence 3") == {"influence": 3, "red citizen": 1}


def test_a_tracks_citizen_comes_with_a_great_hall():
    game = with_die("yellow", 1, plazas="white red yellow white")
    assert changes(game, "great_hall 1") == {"influence": 3, "red citizen": 1}


def test_a_tracks_citizen_comes_with_a_link():
    game = with_die("white", 3, sheet(bishopric=[4]))
    assert changes(game, "bishopric 3") == {"knowledge": 3, "white citizen": 3}


def test_a_tracks_citizen_comes_with_a_column_bonus():
    paper = sheet(influence=(5, 0), deniers=(5, 0), knowledge=(5, 0), citizens=(2, 3, 3))
    gained = changes(with_die("red", 1, paper), "fortress 1")
    assert gained == {
        "influence": 1,
        "deniers": 1,
        "knowledge": 1,
        "red citizen": 2,
        "yellow citizen": 1,
        "white citizen": 1,
    }


def test_a_tracks_citizen_comes_with_a_tile():
    paper = sheet(influence=(5, 5), deniers=(5, 5), knowledge=(5, 5))
    game = with_die("white", 2, paper, tiles={3: "3 banquet"})
    assert changes(game, "cathedral 2") == {
        **dict.fromkeys(RESOURCES, 1),
        **{f"{colour} citizen": 1 for colour in COLOURS},
    }


def test_a_tracks_citizen_comes_with_the_emergency_gain():
    paper = sheet(influence=(5, 0), deniers=(11, 0), knowledge=(17, 0))
    game = at(paper, dice=(2, 3, 4), black=1)
    assert changes(game, "one of each") == {
        **dict.fromkeys(RESOURCES, 1),
        **{f"{colour} citizen": 1 for colour in COLOURS},
    }


@pytest.mark.parametrize(("colour", "building"), list(zip(COLOURS, WORK, strict=True)))
def test_a_track_has_20_citizens(colour: str, building: str):
    """With 18 there is room for two more; with 20 for none."""
    citizens = [12, 12, 12]
    citizens[COLOURS.index(colour)] = 18
    game = act(with_die(colour, 1, sheet(citizens=citizens)), f"{building} 1")
    assert sheet_of(game).citizens[COLOURS.index(colour)] == 20
    citizens[COLOURS.index(colour)] = 20
    full = act(with_die(colour, 1, sheet(citizens=citizens)), f"{building} 1")
    assert sheet_of(full).citizens[COLOURS.index(colour)] == 20
    assert kind(full) == "track"
