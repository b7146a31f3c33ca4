"""The event: the black die destroys its plaza and, from day 3 on, attacks the sheets."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.dice.table import (
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    HALF_DAYS,
    RESOURCE_OF,
    Sheet,
    act,
    at,
    changes,
    dice,
    keys,
    played_out,
    sheet,
    sheet_of,
    why_not,
    with_die,
)

import troyes

EXPERT = (3, 1, 2, 6, 5, 4)


def after_attack(colour: str, number: int, *sheets: Sheet, **moment: Any) -> troyes.Game:
    """Day 4's afternoon begins: the black die, showing this number, lands on a plaza of this colour."""
    game = at(*sheets, day=4, later=f"{colour} red yellow white", rolls=(6, 6, 6, number), **moment)
    for seat in range(game.players):
        act(game, "die 1", "gain influence 1", seat=seat)
    return game


def half_before(day: int, half: str) -> tuple[int, str]:
    return HALF_DAYS[HALF_DAYS.index((day, half)) - 1]


def beginning(day: int, half: str) -> troyes.Game:
    """This half day begins with a black 3 on a white plaza."""
    before_day, before_half = half_before(day, half)
    game = at(day=before_day, half=before_half, later="white yellow white red", rolls=(4, 5, 6, 3))
    return act(game, "die 1", "gain influence 1")


@pytest.mark.parametrize(("day", "half"), HALF_DAYS[1:])
def test_the_black_die_destroys_its_plaza_in_every_half_day(day: int, half: str):
    game = beginning(day, half)
    assert [message.args for message in game.log if message.id == "dice-log-destroyed"] == [
        {"place": 1, "value": 3, "colour": "white"}
    ]


def test_the_first_half_day_has_its_event_too():
    game = troyes.new_game("troyes-dice", seed=4)
    black = next(die for die in dice(game) if die["black"])
    assert [message.args for message in game.log if message.id == "dice-log-destroyed"] == [
        {"place": black["place"], "value": black["rolled"], "colour": black["colour"]}
    ]


@pytest.mark.parametrize(("black", "place"), [(1, 1), (3, 2), (5, 3), (6, 4)])
def test_the_black_die_is_never_chosen(black: int, place: int):
    game = at(dice=(1, 3, 5), black=black)
    assert {int(key.split()[1]) for key in keys(game)} == {1, 2, 3, 4} - {place}
    for choice in (f"die {place}", f"die {place} for deniers"):
        assert why_not(game, choice) == "black"
    assert [die["can_be_chosen"] for die in dice(game)] == [at != place for at in range(1, 5)]


@pytest.mark.parametrize(("day", "half"), HALF_DAYS[1:4])
def test_on_days_1_and_2_no_sheet_is_touched(day: int, half: str):
    assert sheet_of(beginning(day, half)).crossed == frozenset()


def test_on_the_first_morning_no_sheet_is_touched():
    for seed in range(20):
        assert sheet_of(troyes.new_game("troyes-dice", seed=seed)).crossed == frozenset()


@pytest.mark.parametrize(("day", "half"), HALF_DAYS[4:])
def test_from_day_3_on_every_event_attacks_the_sheets(day: int, half: str):
    assert sheet_of(beginning(day, half)).crossed == {"white 3"}


def test_every_sheet_is_attacked():
    game = after_attack("yellow", 2, sheet(), sheet(), sheet())
    assert [sheet_of(game, seat).crossed for seat in range(3)] == [{"yellow 2"}] * 3


@pytest.mark.parametrize("number", COLUMNS)
@pytest.mark.parametrize("colour", COLOURS)
def test_the_value_names_the_column_and_the_plaza_the_district(colour: str, number: int):
    assert sheet_of(after_attack(colour, number)).crossed == {f"{colour} {number}"}


@pytest.mark.parametrize("number", COLUMNS)
def test_the_attack_hits_the_column_that_bears_the_number(number: int):
    column = EXPERT.index(number) + 1
    assert sheet_of(after_attack("red", number, numbers=EXPERT)).crossed == {f"red {column}"}


def test_the_face_that_shows_when_the_die_lands_is_attacked():
    """D10: the plaza turns only at the end of the half day."""
    game = after_attack("red/white", 4)
    assert sheet_of(game).crossed == {"red 4"}
    assert dice(game)[0]["colour"] == "red"


def test_after_it_has_turned_the_other_face_is_attacked():
    """D10: destroyed as red in the afternoon, the plaza is white the next morning, as its fourth place."""
    game = at(
        day=4,
        half="afternoon",
        plazas="red/white yellow yellow red",
        dice=(2, 3, 4),
        black=1,
        rolls=(1, 2, 3, 6),
    )
    act(game, "die 2 for influence", "gain deniers 2")
    assert sheet_of(game).crossed == {"white 6"}


def test_what_is_lost_now_cannot_be_constructed_in_this_half_day():
    game = after_attack("red", 5)
    act(game, "die 2 for deniers")
    assert why_not(game, "fortress 5") == why_not(game, "counts_palace 5") == "crossed"
    assert "fortress 6" in keys(game)


@pytest.mark.parametrize("colour", COLOURS)
def test_the_attacked_die_is_crossed_out(colour: str):
    paper = sheet_of(after_attack(colour, 1))
    assert f"{colour} 1" in paper.crossed


@pytest.mark.parametrize("building", BUILDINGS)
def test_both_open_buildings_under_the_die_are_lost(building: str):
    colour = COLOUR_OF[building]
    game = after_attack(colour, 5)
    struck = game.position()
    struck["seats"][0]["walk"] |= {"stage": "use", "place": 2}
    at_use = troyes.from_position(struck)
    assert f"{building} 5" not in keys(at_use)
    assert f"{building} 6" in keys(at_use)
    assert why_not(with_die(colour, 5, sheet(crossed=[f"{colour} 5"]), day=4), f"{building} 5") == "crossed"


@pytest.mark.parametrize("colour", COLOURS)
def test_other_colours_and_other_columns_are_untouched(colour: str):
    paper = sheet(crossed=[f"{colour} 5"], influence=18, knowledge=18)
    offered = set(keys(with_die(colour, 5, paper, day=4)))
    lost = {f"{building} 5" for building in BUILDINGS if COLOUR_OF[building] == colour}
    everything = {f"{building} {column}" for building in BUILDINGS for column in COLUMNS}
    assert everything - offered == lost


@pytest.mark.parametrize("building", BUILDINGS)
def test_constructed_buildings_are_never_destroyed(building: str):
    column = {"fortress": 4}.get(building, 3)
    paper = sheet(**{building: [column]})
    assert f"{building} {column}" in sheet_of(after_attack(COLOUR_OF[building], column, paper)).drawn


@pytest.mark.parametrize("building", ["counts_palace", "great_hall", "city_hall", "cathedral", "bishopric"])
def test_only_the_building_that_does_not_stand_is_lost(building: str):
    colour = COLOUR_OF[building]
    partner = next(other for other in BUILDINGS if COLOUR_OF[other] == colour and other != building)
    game = after_attack(colour, 2, sheet(**{building: [2]}))
    assert sheet_of(game).crossed == {f"{colour} 2"}
    later = with_die(colour, 2, sheet(**{building: [2]}, crossed=[f"{colour} 2"]), day=5)
    assert why_not(later, f"{building} 2") == "drawn"
    assert why_not(later, f"{partner} 2") == "crossed"


def test_constructed_buildings_still_score_after_the_attack():
    game = after_attack("white", 6, sheet(cathedral=[6], bishopric=[6, 1]))
    assert game.scores()[0].lines["bishopric"] == 2


def test_a_second_attack_on_the_same_die_has_no_effect():
    paper = sheet(crossed=["yellow 4"], great_hall=[4])
    game = after_attack("yellow", 4, paper)
    assert sheet_of(game).crossed == {"yellow 4"}
    assert sheet_of(game).drawn == {"great_hall 4"}


@pytest.mark.parametrize("lost", ["red 2", "yellow 5", "white 1"])
def test_a_lost_building_is_not_constructed_by_a_bonus_either(lost: str):
    paper = sheet(citizens=(10, 11, 11), crossed=[lost])
    game = act(with_die("red", 6, paper, day=4), "counts_palace 6")
    colour, column = lost.split()
    building = next(name for name in ("counts_palace", "city_hall", "bishopric") if COLOUR_OF[name] == colour)
    assert game.pending[0].kind == "work_building"
    assert why_not(game, f"{building} {column}") == "crossed"


@pytest.mark.parametrize(("building", "stands", "lost"), [("fortress", 1, 2), ("city_hall", 3, 4), ("bishopric", 6, 5)])
def test_a_link_to_a_lost_building_can_no_longer_be_gained(building: str, stands: int, lost: int):
    """One end stands or may still be constructed; the other is gone, by die and by bonus."""
    colour = COLOUR_OF[building]
    paper = sheet(crossed=[f"{colour} {lost}"], **{building: [stands]})
    game = with_die(colour, lost, paper, day=4)
    assert f"{building} {lost}" not in keys(game)
    alone = with_die(colour, stands, sheet(crossed=[f"{colour} {lost}"]), day=4)
    fresh = with_die(colour, stands, sheet(), day=4)
    assert changes(alone, f"{building} {stands}") == changes(fresh, f"{building} {stands}")


@pytest.mark.parametrize("colour", COLOURS)
def test_a_crossed_out_number_does_not_stop_gaining_resources(colour: str):
    """D4."""
    game = with_die(colour, 2, sheet(crossed=[f"{colour} 2"]), day=4)
    assert changes(game, f"gain {RESOURCE_OF[colour]} 2") == {RESOURCE_OF[colour]: 2}


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("column", COLUMNS)
def test_a_fortress_guards_the_three_colours_of_its_column(colour: str, column: int):
    """D10."""
    assert sheet_of(after_attack(colour, column, sheet(fortress=[column]))).crossed == frozenset()


def test_a_fortress_guards_no_other_column():
    guarded = sheet(fortress=[1, 2, 4, 5, 6])
    assert sheet_of(after_attack("yellow", 3, guarded)).crossed == {"yellow 3"}


def test_a_fortress_guards_no_other_player():
    game = after_attack("white", 3, sheet(fortress=[3]), sheet())
    assert sheet_of(game, 0).crossed == frozenset()
    assert sheet_of(game, 1).crossed == {"white 3"}


def test_a_fortress_guards_the_column_that_bears_the_number():
    """The 6 stands above the fourth column, and there is the Fortress."""
    assert sheet_of(after_attack("white", 6, sheet(fortress=[4]), numbers=EXPERT)).crossed == frozenset()
    assert sheet_of(after_attack("white", 4, sheet(fortress=[4]), numbers=EXPERT)).crossed == {"white 6"}


def morning_then(choices: Sequence[str], number: int) -> troyes.Game:
    """Choices of day 3's morning, then the black die attacks this yellow number."""
    game = at(sheet(), day=3, later="yellow red yellow white", rolls=(6, 6, 6, number))
    return act(game, *choices)


def test_a_fortress_protects_from_the_next_event_on():
    """D10."""
    assert sheet_of(morning_then(["die 1", "fortress 1"], 1)).crossed == frozenset()
    assert sheet_of(morning_then(["die 1", "counts_palace 1"], 1)).crossed == {"yellow 1"}


def test_a_fortress_brings_nothing_back():
    """D10: what was crossed out before stays so, through this half day and the next."""
    game = at(sheet(crossed=["yellow 1", "white 1"]), day=3, later="white red yellow white", rolls=(6, 6, 6, 1))
    act(game, "die 1", "fortress 1")
    assert sheet_of(game).crossed == {"yellow 1", "white 1"}


def test_a_fortress_from_a_bonus_protects_too():
    paper = sheet(citizens=(0, 14, 0))
    game = at(paper, day=3, plazas="yellow red white red", later="white red yellow white", rolls=(6, 6, 6, 5))
    act(game, "die 1", "city_hall 1", "fortress 5")
    assert sheet_of(game).crossed == frozenset()


def test_without_banquets_nothing_but_the_black_die_attacks():
    """In a whole game no more dice are crossed out than there were attacks."""
    game = troyes.new_game("troyes-dice", players=2, seed=9)
    for later in played_out(game):
        view = later.view(None)
        attacks = max(0, 2 * (view["day"] - 3) + 1 + (view["half"] == "afternoon"))
        assert all(len(sheet_of(later, seat).crossed) <= attacks for seat in (0, 1))
    assert game.over
