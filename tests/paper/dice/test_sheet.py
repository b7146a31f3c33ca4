"""A printed sheet is the one that the game is played on: whatever stands on it is what the engine plays with."""

from typing import Any

import pytest
from tests.paper.reading import LANGS, OWN_DICE, PAPERS, drawn, notes, text_in

import troyes
from troyes.core.errors import OptionError
from troyes.paper.ink import Note
from troyes.paper.order import numbers_of, order_of
from troyes.paper.press import pages_of

COLOURS = ("red", "yellow", "white")
RESOURCES = {"red": "influence", "yellow": "deniers", "white": "knowledge"}
PRESTIGE = {"red": "fortress", "yellow": "great_hall", "white": "cathedral"}
WORK = {"red": "counts_palace", "yellow": "city_hall", "white": "bishopric"}


@pytest.fixture(params=[None, OWN_DICE], ids=["usual", "owner's"])
def sheet(request: pytest.FixtureRequest) -> tuple[dict[str, Any], dict[str, Note]]:
    """The numbers that a game is played with, and what the sheet for it says."""
    game = troyes.new_game("troyes-dice", seed=1, cards=request.param)
    page = pages_of(order_of("sheets", per_page=1, cards=request.param))[0]
    return game.numbers_data(), notes(page)


Sheet = tuple[dict[str, Any], dict[str, Note]]


def test_each_building_says_what_it_brings(sheet: Sheet):
    numbers, told = sheet
    buildings = numbers["buildings"]
    for column in range(6):
        fortress = (f"{buildings['fortress'][column]} citizen", 1)
        assert told[f"building.fortress.{column}"].told == fortress
        assert told[f"building.great_hall.{column}"].told == tuple(buildings["great_hall"][column])
        assert told[f"building.cathedral.{column}"].told == buildings["cathedral"][column]
        assert told[f"count.{column}"].told == buildings["cathedral"][column]
        for colour, row in WORK.items():
            assert told[f"building.{row}.{column}"].told == (f"{colour} citizen", buildings["work_citizens"])
    assert told["cathedral.numbers"].told == list(buildings["cathedral_numbers"])


def test_links_join_what_the_engine_joins(sheet: Sheet):
    numbers, told = sheet
    expected = {
        f"link.{row}.{one - 1}.{two - 1}": (what, amount)
        for row, one, two, what, amount in numbers["buildings"]["links"]
    }
    assert {place: note.told for place, note in told.items() if place.startswith("link.")} == expected


def test_tracks_carry_their_citizens_and_bonuses(sheet: Sheet):
    numbers, told = sheet
    resources, citizens = numbers["resources"], numbers["citizens"]
    for name in RESOURCES.values():
        for at in range(1, 19):
            assert told[f"resource.{name}.{at}"].told == (at <= resources["start"], at in resources["citizens_at"])
        assert f"resource.{name}.19" not in told
    for colour in COLOURS:
        assert told[f"prestige.{colour}"].told == (citizens["prestige_at"], *citizens["prestige"][colour])
        assert told[f"pair.{colour}"].told == (citizens["pair_at"], *citizens["pair"][colour])
    bonuses = {f"column.{at}": (True, False) for at in citizens["resources_at"]}
    bonuses |= {f"column.{at}": (False, True) for at in citizens["work_building_at"]}
    assert {place: note.told for place, note in told.items() if place.startswith("column.")} == bonuses


def test_the_flame_burns_from_the_day_on_which_sheets_are_struck(sheet: Sheet):
    numbers, told = sheet
    struck = range(numbers["wheel"]["attack_from_day"], 9)
    assert [place for place in told if place.startswith("attack.")] == [f"attack.{day}" for day in struck]


@pytest.mark.parametrize("way", ["rising", "falling"])
def test_rising_and_falling_numbers_are_those_of_a_game(way: str):
    seen: set[int] = set()
    for seed in range(40):
        numbers: list[int] = troyes.new_game("troyes-dice", seed=seed, numbering=way).view(0)["numbers"]
        seen.add(numbers[0])
        assert list(numbers_of(way, numbers[0])) == list(numbers)
    assert len(seen) == 6


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("paper", PAPERS)
def test_the_file_shows_the_chosen_numbers_above_their_columns(lang: str, paper: str):
    order = order_of("sheets", lang=lang, paper=paper, numbering=(3, 1, 2, 6, 5, 4), per_page=1)
    told = notes(drawn(order)[0])
    for colour in COLOURS:
        written = [text_in(order, 0, told[f"die.{colour}.{column}"].box) for column in range(6)]
        assert written == ["3", "1", "2", "6", "5", "4"]


def test_blank_dice_are_empty():
    order = order_of("sheets", numbering="blank", per_page=1)
    told = notes(drawn(order)[0])
    assert text_in(order, 0, told["die.red.0"].box) == ""
    assert told["die.red.0"].told is None


def test_the_file_shows_the_amounts_beside_the_buildings():
    order = order_of("sheets", per_page=1)
    told = notes(drawn(order)[0])
    numbers = troyes.new_game("troyes-dice", seed=1).numbers_data()["buildings"]
    for column, (_, amount, _) in enumerate(numbers["great_hall"]):
        assert text_in(order, 0, told[f"building.great_hall.{column}"].box) == str(amount)
    for row, one, two, _, amount in numbers["links"]:
        assert text_in(order, 0, told[f"link.{row}.{one - 1}.{two - 1}"].box) == str(amount)


def test_with_banquets_the_page_of_tiles_tells_all_sixteen_sides():
    plain, full = order_of("sheets"), order_of("sheets", banquets=True)
    assert len(drawn(plain)) == 1
    told = notes(drawn(full)[1])
    assert sum(place.startswith("tile.") for place in told) == 16
    assert "free" in text_in(full, 1, told["tile.2.banquet"].box)


@pytest.mark.parametrize("numbering", ["112345", "1,2,3", "abc", "", "1234567", (1, 2, 3, 4, 5, 7)])
def test_what_is_no_numbering_is_refused(numbering: Any):
    with pytest.raises(OptionError, match="numbering"):
        order_of("sheets", numbering=numbering)


@pytest.mark.parametrize(("numbering", "start"), [("rising", None), ("falling", 0), ("rising", 7), ("first", 3)])
def test_a_start_goes_with_rising_and_falling(numbering: str, start: int | None):
    with pytest.raises(OptionError):
        order_of("sheets", numbering=numbering, start=start)
