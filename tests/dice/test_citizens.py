"""Citizens: full tracks, the 15th and the 20th of a track, the columns 3, 6 and 11, and bonus buildings."""

from typing import Any

import pytest
from tests.dice.table import (
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    OTHERS,
    RESOURCES,
    WORK,
    act,
    changes,
    keys,
    kind,
    sheet,
    sheet_of,
    why_not,
    with_die,
)

import troyes

FORTRESS_FOR = {"red": 1, "yellow": 3, "white": 5}
"""A column whose Fortress brings one citizen of the colour."""
ALL = list(COLUMNS)


def citizens(**counts: int) -> tuple[int, int, int]:
    return (counts.get("red", 0), counts.get("yellow", 0), counts.get("white", 0))


def one_more(colour: str, counts: tuple[int, int, int], **paper: Any) -> troyes.Game:
    """A Fortress brings one more citizen of this colour."""
    column = FORTRESS_FOR[colour]
    return act(with_die("red", column, sheet(citizens=counts, **paper)), f"fortress {column}")


def offered_buildings(game: troyes.Game) -> dict[str, list[int]]:
    """What may be constructed now: kinds, and their columns."""
    found: dict[str, list[int]] = {}
    for key in keys(game):
        building, column = key.split()
        found.setdefault(building, []).append(int(column))
    return found


# -- a full track ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("choice", [0, 1])
def test_a_citizen_for_a_full_track_goes_to_another(colour: str, choice: int):
    """D9: of the player's choice."""
    other = OTHERS[colour][choice]
    counts = {**dict.fromkeys(COLOURS, 11), colour: 20}
    game = one_more(colour, citizens(**counts))
    assert kind(game) == "track"
    assert keys(game) == [f"citizen {open_track}" for open_track in OTHERS[colour]]
    assert changes(game, f"citizen {other}") == {f"{other} citizen": 1}


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("choice", [0, 1])
def test_with_one_other_track_open_it_goes_there(colour: str, choice: int):
    """D9: there is nothing to choose."""
    open_track = OTHERS[colour][choice]
    counts = {**dict.fromkeys(COLOURS, 20), open_track: 16}
    assert sheet_of(one_more(colour, citizens(**counts))).citizens == citizens(**{**counts, open_track: 17})


@pytest.mark.parametrize("colour", COLOURS)
def test_with_all_tracks_full_it_is_lost(colour: str):
    """D9."""
    game = one_more(colour, (20, 20, 20))
    assert sheet_of(game).citizens == (20, 20, 20)
    assert kind(game) == "die"


def test_each_citizen_for_a_full_track_may_go_elsewhere():
    """D9: two of them, one to each of the other tracks."""
    game = with_die("red", 4, sheet(citizens=(20, 11, 11)))
    act(game, "counts_palace 4")
    assert changes(game, "citizen white", "citizen yellow") == {"yellow citizen": 1, "white citizen": 1}


def test_what_fits_is_circled_before_the_rest_goes_elsewhere():
    """D9: the first of two fills the red track; the second needs another. The two of the 20th come after it."""
    game = act(with_die("red", 4, sheet(citizens=(19, 11, 11))), "counts_palace 4")
    assert sheet_of(game).citizens == (20, 11, 11)
    assert keys(game) == ["citizen yellow", "citizen white"]
    act(game, "citizen white")
    assert sheet_of(game).citizens == (20, 12, 13)


def test_a_citizen_on_another_track_triggers_what_it_reaches():
    """D9: the 15th yellow one, the 20th yellow one, a column."""
    fifteenth = act(one_more("red", citizens(red=20, yellow=14, white=12)), "citizen yellow")
    assert set(offered_buildings(fifteenth)) == {"fortress", "cathedral"}
    twentieth = act(one_more("red", citizens(red=20, yellow=19, white=12)), "citizen yellow")
    assert sheet_of(twentieth).citizens == (20, 20, 14)
    column = act(one_more("red", citizens(red=20, yellow=10, white=11)), "citizen yellow")
    assert kind(column) == "work_building"


def test_the_pair_of_a_20th_citizen_overflows_too():
    """D9: the 20th yellow brings a red one, whose track is full: it goes where there is room, to white."""
    game = one_more("yellow", citizens(red=20, yellow=19, white=12))
    assert sheet_of(game).citizens == (20, 20, 14)


# -- the 15th and the 20th -------------------------------------------------------------------------------------------

FIFTEENTH = {
    "red": ("great_hall", "cathedral"),
    "yellow": ("fortress", "cathedral"),
    "white": ("fortress", "great_hall"),
}


@pytest.mark.parametrize("colour", COLOURS)
def test_the_15th_citizen_brings_one_of_two_prestige_buildings(colour: str):
    game = one_more(colour, citizens(**{colour: 14}))
    assert kind(game) == "prestige_building"
    open_columns = dict.fromkeys(FIFTEENTH[colour], ALL)
    if "fortress" in open_columns:
        open_columns["fortress"] = [column for column in ALL if column != FORTRESS_FOR[colour]]
    assert offered_buildings(game) == open_columns


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("choice", [0, 1])
def test_either_of_the_two_may_be_constructed(colour: str, choice: int):
    building = FIFTEENTH[colour][choice]
    game = act(one_more(colour, citizens(**{colour: 14})), f"{building} 6")
    assert f"{building} 6" in sheet_of(game).drawn


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("count", [13, 15, 16, 18])
def test_no_other_citizen_brings_a_prestige_building(colour: str, count: int):
    assert kind(one_more(colour, citizens(**{colour: count}))) == "die"


def test_passing_the_15th_is_enough():
    """From 14 to 16 by a work building: the bonus comes once."""
    game = act(with_die("white", 1, sheet(citizens=(0, 0, 14))), "bishopric 1")
    assert kind(game) == "prestige_building"
    act(game, "fortress 1")
    assert kind(game) == "die"


@pytest.mark.parametrize("colour", COLOURS)
def test_the_20th_citizen_brings_one_of_each_other_colour(colour: str):
    game = one_more(colour, citizens(**{colour: 19}))
    expected = {**dict.fromkeys(COLOURS, 1), colour: 20}
    assert sheet_of(game).citizens == citizens(**expected)


# -- the columns -----------------------------------------------------------------------------------------------------


def nearly(column: int, last: str, ahead: int = 0) -> tuple[int, int, int]:
    """All but one citizen of a column; the other tracks may be further on."""
    return citizens(**{**dict.fromkeys(COLOURS, column + ahead), last: column - 1})


@pytest.mark.parametrize("ahead", [0, 2])
@pytest.mark.parametrize("last", COLOURS)
def test_column_3_brings_one_of_each_resource(last: str, ahead: int):
    """Whichever of the three was missing."""
    game = one_more(last, nearly(3, last, ahead))
    assert sheet_of(game).in_hand == (4, 4, 4)
    assert kind(game) == "die"


@pytest.mark.parametrize("ahead", [0, 2])
@pytest.mark.parametrize("column", [6, 11])
@pytest.mark.parametrize("last", COLOURS)
def test_columns_6_and_11_bring_a_work_building(last: str, column: int, ahead: int):
    """Whichever of the three was missing; of any kind, in any column."""
    game = one_more(last, nearly(column, last, ahead))
    assert kind(game) == "work_building"
    assert offered_buildings(game) == dict.fromkeys(WORK, ALL)


@pytest.mark.parametrize("column", [n for n in range(1, 21) if n not in (3, 6, 11)])
def test_no_other_column_brings_anything(column: int):
    game = one_more("red", nearly(column, "red"), great_hall=ALL, cathedral=ALL)
    assert kind(game) == "die"
    assert sheet_of(game).in_hand == (3, 3, 3)


@pytest.mark.parametrize("column", [3, 6, 11])
def test_two_of_the_three_citizens_are_not_enough(column: int):
    game = one_more("red", (column - 1, column, column - 1))
    assert kind(game) == "die"
    assert sheet_of(game).in_hand == (3, 3, 3)


@pytest.mark.parametrize("column", [3, 6, 11])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_column_pays_once(column: int, colour: str):
    """The column is complete; one more citizen of any colour brings nothing."""
    game = one_more(colour, (column, column, column))
    assert kind(game) == "die"
    assert sheet_of(game).in_hand == (3, 3, 3)


def test_passing_a_column_is_enough():
    """From 2 to 4 by a work building."""
    game = with_die("white", 1, sheet(citizens=(4, 3, 2)))
    assert changes(game, "bishopric 1") == {**dict.fromkeys(RESOURCES, 1), "white citizen": 2}


# -- bonus buildings -------------------------------------------------------------------------------------------------


def test_a_bonus_building_goes_in_any_open_column():
    """D7: not where it stands or is lost."""
    paper = sheet(citizens=(5, 6, 6), counts_palace=[2, 5], city_hall=[1], crossed=["white 3", "red 6"])
    game = act(with_die("red", 1, paper, day=5), "fortress 1")
    assert offered_buildings(game) == {
        "counts_palace": [1, 3, 4],
        "city_hall": [2, 3, 4, 5, 6],
        "bishopric": [1, 2, 4, 5, 6],
    }


@pytest.mark.parametrize("building", WORK)
@pytest.mark.parametrize("column", COLUMNS)
def test_a_bonus_building_needs_no_die_and_no_price(building: str, column: int):
    """D7: whatever number stands above the column, and with empty hands."""
    paper = sheet(influence=0, deniers=0, knowledge=0, citizens=(5, 6, 6))
    game = act(with_die("red", 1, paper), "fortress 1")
    assert changes(game, f"{building} {column}") == {f"{COLOUR_OF[building]} citizen": 2}
    assert sheet_of(game).drawn == {"fortress 1", f"{building} {column}"}


def test_a_bonus_fortress_does_all_that_a_fortress_does():
    """D7: its citizen and its link; its protection is tested with the event."""
    game = one_more("white", citizens(white=14))
    assert changes(game, "fortress 6") == {"white citizen": 2}


def test_a_bonus_great_hall_does_all_that_a_great_hall_does():
    """D6, D7: three red dice lie there."""
    game = one_more("white", citizens(white=14))
    assert changes(game, "great_hall 2") == {"red citizen": 6}


def test_a_bonus_cathedral_does_all_that_a_cathedral_does():
    """D7: it writes its number."""
    game = act(one_more("red", citizens(red=14), cathedral=[1, 2, 3]), "cathedral 5")
    assert sheet_of(game).cathedral_numbers == (1, 1, 2, 0, 2, 0)
    assert game.scores()[0].lines["cathedral"] == 8


def test_a_bonus_work_building_does_all_that_a_work_building_does():
    """D7: citizens and link."""
    game = one_more("red", (5, 6, 6), bishopric=[4])
    assert changes(game, "bishopric 3") == {"knowledge": 3, "white citizen": 3}


@pytest.mark.parametrize(
    ("tile", "first", "bonus", "brought"),
    [
        ("3 banquet", "counts_palace 1", "cathedral 6", {}),
        ("6 banquet", "city_hall 1", "fortress 2", {"red citizen": 1}),
        ("7 banquet", "counts_palace 1", "great_hall 6", {}),
    ],
)
def test_a_tile_does_not_touch_a_bonus_prestige_building(tile: str, first: str, bonus: str, brought: dict[str, int]):
    """D7: the 15th citizen comes with a building made with the tile's die; the bonus building is not made with it."""
    colour = COLOUR_OF[first.split()[0]]
    game = with_die(colour, 1, sheet(citizens=citizens(**{colour: 14})), tiles={3: tile})
    act(game, first)
    assert kind(game) == "prestige_building"
    assert changes(game, bonus) == brought


def test_a_tile_does_not_touch_a_bonus_work_building():
    """D7: tile 4 gave its third citizen for the first Count's Palace only."""
    game = act(with_die("red", 4, sheet(citizens=(4, 6, 6)), tiles={3: "4 banquet"}), "counts_palace 4")
    assert sheet_of(game).citizens == (7, 6, 6)
    assert changes(game, "counts_palace 3") == {"red citizen": 2}


def test_a_bonus_must_be_taken():
    """D7: there is no way to refuse it."""
    game = one_more("red", (5, 6, 6))
    assert all(key.split()[0] in WORK for key in keys(game))
    assert why_not(game, "one of each") == "die-chosen"


def test_with_one_building_open_the_bonus_is_that_one():
    """D7."""
    five = ALL[:-1]
    game = one_more("red", (5, 6, 6), counts_palace=ALL, city_hall=five, bishopric=ALL)
    assert "city_hall 6" in sheet_of(game).drawn
    assert sheet_of(game).citizens == (6, 8, 6)
    assert kind(game) == "die"


@pytest.mark.parametrize("colour", COLOURS)
def test_a_prestige_bonus_with_nothing_to_construct_is_lost(colour: str):
    """D7: both kinds stand in every column."""
    standing = dict.fromkeys(FIFTEENTH[colour], ALL)
    work = {"red": "counts_palace", "yellow": "city_hall", "white": "bishopric"}[colour]
    game = with_die(colour, 1, sheet(citizens=citizens(**{colour: 14}), **standing))
    assert changes(game, f"{work} 1") == {f"{colour} citizen": 2}
    assert kind(game) == "die"


def test_a_work_bonus_with_nothing_to_construct_is_lost():
    """D7: some stand, the rest are crossed out."""
    paper = sheet(
        citizens=(5, 6, 6),
        counts_palace=ALL,
        city_hall=ALL[:4],
        bishopric=ALL[1:],
        crossed=["yellow 5", "yellow 6", "white 1"],
    )
    game = act(with_die("red", 1, paper, day=5), "fortress 1")
    assert sheet_of(game).citizens == (6, 6, 6)
    assert kind(game) == "die"


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("left", [0, 1])
def test_if_one_of_the_two_kinds_is_left_it_is_that_one(colour: str, left: int):
    """D7."""
    kept, gone = FIFTEENTH[colour][left], FIFTEENTH[colour][1 - left]
    work = {"red": "counts_palace", "yellow": "city_hall", "white": "bishopric"}[colour]
    paper = sheet(citizens=citizens(**{colour: 14}), **{gone: ALL})
    game = act(with_die(colour, 1, paper), f"{work} 1")
    assert offered_buildings(game) == {kept: ALL}
    assert why_not(game, f"{gone} 2") == "drawn"


def test_a_bonus_may_earn_another():
    """A City Hall brings the 15th yellow citizen, its Fortress the 15th white one, its Great Hall 9 influence."""
    game = one_more("red", (10, 13, 14))
    act(game, "city_hall 5")
    assert set(offered_buildings(game)) == {"fortress", "cathedral"}
    act(game, "fortress 5")
    assert set(offered_buildings(game)) == {"fortress", "great_hall"}
    act(game, "great_hall 1")
    assert sheet_of(game).drawn == {"fortress 1", "city_hall 5", "fortress 5", "great_hall 1"}
    assert sheet_of(game).citizens == (13, 15, 15)
