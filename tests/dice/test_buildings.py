"""Prestige and work buildings, each with its own gain."""

import pytest
from tests.dice.table import (
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    PRESTIGE,
    RESOURCES,
    WORK,
    act,
    at,
    changes,
    keys,
    sheet,
    sheet_of,
    with_die,
)

import troyes


@pytest.mark.parametrize("value", COLUMNS)
@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_takes_its_colour_and_its_number(building: str, value: int):
    """An unchanged die reaches the two buildings of its colour and number, and no others."""
    colour = COLOUR_OF[building]
    for other in COLOURS:
        offered = keys(with_die(other, value, sheet(influence=0, knowledge=0)))
        buildings = [key for key in offered if not key.startswith("gain")]
        assert (f"{building} {value}" in buildings) is (other == colour)
        assert all(key.endswith(str(value)) for key in buildings)


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_changed_die_constructs_in_its_new_colour_and_number(building: str):
    """A 3 of the next colour, moved by 2 and turned."""
    colour = COLOURS[COLOURS.index(COLOUR_OF[building]) - 1]
    game = act(with_die(colour, 3), f"{building} 5")
    assert sheet_of(game).drawn == {f"{building} 5"}
    assert (sheet_of(game).influence, sheet_of(game).knowledge) == (1, 1)


@pytest.mark.parametrize(("first", "second"), list(zip(PRESTIGE, WORK, strict=True)))
def test_work_and_prestige_building_need_neither_each_other_nor_an_order(first: str, second: str):
    colour = COLOUR_OF[first]
    for standing, new in ((first, second), (second, first)):
        assert f"{new} 4" in keys(with_die(colour, 4))
        assert f"{new} 4" in keys(with_die(colour, 4, sheet(**{standing: [4]})))


# -- the Fortress ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "citizen"), list(enumerate(["red", "red", "yellow", "yellow", "white", "white"], 1))
)
def test_a_fortress_brings_the_citizen_shown_in_it(column: int, citizen: str):
    assert changes(with_die("red", column), f"fortress {column}") == {f"{citizen} citizen": 1}


# -- the Great Hall --------------------------------------------------------------------------------------------------

HALLS = [
    (1, "influence", 3, "red"),
    (2, "red citizen", 2, "red"),
    (3, "deniers", 3, "yellow"),
    (4, "yellow citizen", 2, "yellow"),
    (5, "knowledge", 3, "white"),
    (6, "white citizen", 2, "white"),
]


def ever_gained(game: troyes.Game, thing: str) -> int:
    """Resources ever circled, or citizens."""
    paper = sheet_of(game)
    if thing in RESOURCES:
        return paper.circled[RESOURCES.index(thing)]
    return paper.citizens[COLOURS.index(thing.split()[0])]


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(("column", "gain", "amount", "per"), HALLS)
def test_a_great_hall_pays_for_each_available_die(column: int, gain: str, amount: int, per: str, count: int):
    """D6: with so many transparent dice on plazas of the colour. The chosen one is made yellow if it is not."""
    other = "white" if per == "yellow" else "yellow"
    plazas = [other, *[per] * count, *[other] * (3 - count)]
    game = with_die(plazas[3], column, plazas=" ".join(plazas), chosen=4)
    before = ever_gained(game, gain)
    act(game, f"great_hall {column}")
    assert ever_gained(game, gain) - before == amount * count


@pytest.mark.parametrize(
    ("column", "plazas"),
    [
        (1, "yellow yellow yellow white"),
        (2, "red white yellow white"),
        (3, "red red white white"),
        (4, "yellow red red white"),
        (5, "red red yellow yellow"),
        (6, "white red yellow yellow"),
    ],
)
def test_with_no_such_die_a_great_hall_brings_nothing(column: int, plazas: str):
    """D6: it may be constructed all the same. The black die lies on the first place."""
    game = with_die(plazas.split()[2], column, plazas=plazas)
    recoloured = {} if plazas.split()[2] == "yellow" else {"knowledge": -2}
    assert changes(game, f"great_hall {column}") == recoloured
    assert sheet_of(game).drawn == {f"great_hall {column}"}


def test_a_colour_bought_with_knowledge_is_not_counted():
    """D6: a white die made yellow counts as white."""
    paper = sheet(deniers=6, knowledge=2)
    game = with_die("white", 3, paper, plazas="red red white yellow")
    assert changes(game, "great_hall 3") == {"knowledge": -2, "deniers": 3}
    white = with_die("white", 6, paper, plazas="red red white yellow")
    assert changes(white, "great_hall 6") == {"knowledge": -2, "white citizen": 2}


def test_the_chosen_die_is_counted():
    """D6: it is the only yellow one."""
    game = with_die("yellow", 4, plazas="red red yellow white")
    assert changes(game, "great_hall 4") == {"yellow citizen": 2}


@pytest.mark.parametrize(("column", "gain"), [(2, "red citizen"), (4, "yellow citizen"), (6, "white citizen")])
def test_the_black_die_is_not_counted(column: int, gain: str):
    """D6: it lies on a plaza of the colour; one transparent die does too."""
    per = gain.split()[0]
    other = "yellow" if per != "yellow" else "red"
    plazas = f"{per} {per} yellow {other}" if per != "yellow" else "yellow red yellow white"
    game = with_die("yellow", column, plazas=plazas)
    assert changes(game, f"great_hall {column}") == {gain: 2}


@pytest.mark.parametrize("later", ["red red yellow white", "white white yellow yellow"])
def test_only_the_dice_of_this_half_day_are_counted(later: str):
    """D6: the plazas of the other half day do not matter."""
    game = with_die("yellow", 2, plazas="white red yellow yellow", later=later)
    assert changes(game, "great_hall 2") == {"red citizen": 2}


def test_a_great_hall_from_a_bonus_counts_the_same_dice():
    """D6: two white dice lie there, and the chosen red one."""
    paper = sheet(citizens=(13, 0, 0))
    game = with_die("red", 4, paper, plazas="white white red white")
    act(game, "counts_palace 4")
    assert changes(game, "great_hall 6") == {"white citizen": 4}


# -- the Cathedral ---------------------------------------------------------------------------------------------------

CHARACTERS = [
    (1, "fortress"),
    (2, "counts_palace"),
    (3, "great_hall"),
    (4, "city_hall"),
    (5, "cathedral"),
    (6, "bishopric"),
]


@pytest.mark.parametrize(("column", "scored"), CHARACTERS)
def test_a_cathedral_unlocks_its_characters_score(column: int, scored: str):
    """Each kind of building stands in the columns 1, 2 and 3; only the character of this column scores."""
    standing = {building: [1, 2, 3] for building in BUILDINGS if building != "cathedral"}
    game = act(with_die("white", column, sheet(**standing)), f"cathedral {column}")
    lines = game.scores()[0].lines
    assert {building: lines[building] for building in BUILDINGS if lines[building]} == {
        scored: 1 if scored == "cathedral" else 3
    }


@pytest.mark.parametrize("order", [(1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1), (3, 1, 6, 2, 5, 4)])
@pytest.mark.parametrize(("built", "number"), list(enumerate((1, 1, 2, 2, 3, 3))))
def test_the_number_follows_the_order_of_construction(order: tuple[int, ...], built: int, number: int):
    """D15: 1, 1, 2, 2, 3, 3, whatever the columns."""
    column = order[built]
    game = act(with_die("white", column, sheet(cathedral=order[:built])), f"cathedral {column}")
    assert sheet_of(game).cathedral_numbers[column - 1] == number


def test_a_written_number_never_changes():
    """D15: later Cathedrals leave the earlier numbers alone."""
    game = act(with_die("white", 6, sheet(cathedral=[2, 4, 5, 1, 3])), "cathedral 6")
    assert sheet_of(game).cathedral_numbers == (2, 1, 3, 1, 2, 3)


def test_a_cathedral_from_a_bonus_takes_the_next_number():
    """D7, D15: the third Cathedral comes from the 15th red citizen."""
    game = with_die("red", 4, sheet(citizens=(13, 0, 0), cathedral=[2, 5]))
    act(game, "counts_palace 4", "cathedral 6")
    assert sheet_of(game).cathedral_numbers == (0, 1, 0, 0, 1, 2)


def test_urbain_counts_his_own_cathedral_and_later_ones():
    game = act(with_die("white", 5, sheet(cathedral=[1, 2])), "cathedral 5")
    assert game.scores()[0].lines["cathedral"] == 6


@pytest.mark.parametrize("column", COLUMNS)
def test_a_cathedral_brings_nothing_at_once(column: int):
    assert changes(with_die("white", column), f"cathedral {column}") == {}


# -- work buildings --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize(("building", "colour"), list(zip(WORK, COLOURS, strict=True)))
def test_a_work_building_brings_two_citizens_of_its_colour(building: str, colour: str, column: int):
    assert changes(with_die(colour, column), f"{building} {column}") == {f"{colour} citizen": 2}


def test_a_building_is_paid_like_any_action():
    game = at(plazas="red yellow white red")
    assert changes(game, "die 3", "bishopric 4") == {"influence": -1, "deniers": -1, "white citizen": 2}
