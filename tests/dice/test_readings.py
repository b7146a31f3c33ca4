"""What the rules read off a sheet comes with the view: nobody who draws a sheet needs to know them."""

import pytest
from tests.dice.table import CATHEDRAL_NUMBERS, COLUMNS, act, at, changes, sheet, with_die


@pytest.mark.parametrize("built", range(7))
def test_the_number_of_the_next_cathedral(built: int):
    game = at(sheet(cathedral=list(COLUMNS[:built])))
    assert game.view(0)["readings"][0]["next_cathedral"] == (*CATHEDRAL_NUMBERS, 0)[built]


@pytest.mark.parametrize("plazas", ["red red yellow white", "yellow red yellow white", "red yellow yellow yellow"])
def test_the_dice_that_a_great_hall_counts(plazas: str):
    """A hall in the fourth column brings two citizens for each; the black die on the first place is not one of them."""
    game = with_die("yellow", 4, plazas=plazas)
    counted = game.view(0)["readings"][0]["hall_dice"]["yellow"]
    assert counted == plazas.split()[1:].count("yellow")
    assert changes(game, "great_hall 4") == {"yellow citizen": 2 * counted}


def test_a_fortress_guards_its_column():
    assert at(sheet(fortress=[2, 5])).view(None)["readings"][0]["guarded"] == [2, 5]


def test_a_character_counts_its_number_for_each_of_its_buildings():
    """The first column's Cathedral unlocks the character of the Fortresses."""
    characters = at(sheet(cathedral=[6, 5, 1], fortress=[2, 4])).view(0)["readings"][0]["characters"]
    assert characters["fortress"] == {"number": 2, "buildings": 2, "points": 4}
    assert characters["cathedral"] == {"number": 1, "buildings": 3, "points": 3}
    assert characters["great_hall"] == {"number": 0, "buildings": 0, "points": 0}


def test_the_own_sheet_is_read_as_it_is_now_and_others_as_they_stood():
    game = with_die("red", 3, sheet(), sheet())
    act(game, "fortress 3", seat=0)
    guarded = {seat: [reading["guarded"] for reading in game.view(seat)["readings"]] for seat in (0, 1, None)}
    assert guarded == {0: [[3], []], 1: [[], []], None: [[], []]}
