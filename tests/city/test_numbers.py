"""The printed numbers of Troyes, how each is known, and an owner's laid over them."""

import copy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.city.owned import check_refused, leaves, over, written
from tests.contract import fields

from troyes.city import numbers
from troyes.city.names import (
    ACTIVITIES,
    BASE_CHARACTERS,
    BONUS_ACTIVITIES,
    CALLS_RED,
    CHARACTERS,
    COLOURS,
    EVENTS,
    LADIES_ACTIVITIES,
    LADIES_EVENTS,
    MARAUDING,
    RED,
    RESISTANCE,
    WHITE,
    YELLOW,
)
from troyes.city.printed import CALLS_NOTHING
from troyes.core.errors import CardsError

HOW = {"printed", "rule", "example", "report", "inferred", "estimate"}
TROYES_ACTIVITIES, TROYES_EVENTS = ACTIVITIES[:LADIES_ACTIVITIES], EVENTS[:LADIES_EVENTS]
BASE_ACTIVITIES = [name for name in TROYES_ACTIVITIES if name not in BONUS_ACTIVITIES]
BASE_EVENTS = [name for name in TROYES_EVENTS if name not in ("marauding", "resistance")]


def activity(name: str) -> dict[str, Any]:
    return numbers.base()["activities"][name]


def event(name: str) -> dict[str, Any]:
    return numbers.base()["events"][name]


# -- what is printed -------------------------------------------------------------------------------------------------


def test_every_card_is_there():
    assert set(numbers.base()["activities"]) == set(ACTIVITIES)
    assert set(numbers.base()["events"]) == set(EVENTS)
    assert set(numbers.base()["characters"]) == set(CHARACTERS)


def test_three_cards_of_each_colour_and_level():
    slots = Counter((activity(name)["colour"], activity(name)["level"]) for name in BASE_ACTIVITIES)
    assert slots == {(colour, level): 3 for colour in COLOURS for level in (1, 2, 3)}


def test_the_bonus_cards_join_their_pools():
    slots = {name: (activity(name)["colour"], activity(name)["level"]) for name in BONUS_ACTIVITIES}
    assert slots == {"baker": ("yellow", 1), "banquet": ("red", 3), "prior": ("white", 2)}
    assert event("resistance")["colour"] == "red"


def test_cards_with_a_delayed_effect():
    delayed = {name for name in TROYES_ACTIVITIES if activity(name)["kind"] == "delayed"}
    assert delayed == {
        *("blacksmith", "militia", "tithe", "monk", "priest", "apprenticeship", "confession", "templar", "prior")
    }


@pytest.mark.parametrize("name", TROYES_ACTIVITIES)
def test_exactly_two_spaces_score(name: str):
    assert len(activity(name)["vp"]) == 2
    assert activity(name)["vp"][0] >= activity(name)["vp"][1] >= 1


@pytest.mark.parametrize("name", TROYES_ACTIVITIES)
def test_the_first_space_is_worth_a_third_to_six_tenths_of_its_price(name: str):
    hire, worth = activity(name)["hire"], activity(name)["vp"][0]
    assert hire <= 3 * worth
    assert 10 * worth <= 6 * hire


def test_the_cards_of_the_worked_examples():
    printed = {"colour": "yellow", "level": 1, "kind": "immediate", "hire": 4, "vp": [2, 1], "per": 2}
    assert activity("merchant") == printed
    assert (activity("priest")["hire"], activity("priest")["per"]) == (8, 3)
    assert (event("marauding")["dice"], event("marauding")["per"], event("marauding")["black_dice"]) == ("yellow", 3, 1)
    assert (event("war")["black_dice"], event("war")["calls"]) == (2, "white")
    assert [event("succession_conflict")[name] for name in ("dice", "per", "banners")] == ["red", 4, 5]
    assert event("theological_conflict")["black_dice"] == 0


def test_eight_red_four_white_and_four_yellow_events():
    assert Counter(event(name)["colour"] for name in BASE_EVENTS) == {"red": 8, "white": 4, "yellow": 4}


def test_red_events_call_four_times_each_colour():
    calls = Counter((event(name)["colour"], event(name)["calls"]) for name in BASE_EVENTS)
    assert calls == {("red", "white"): 4, ("red", "yellow"): 4, ("white", "nothing"): 4, ("yellow", "nothing"): 4}
    assert event("resistance")["calls"] == "red"


def test_marauding_belongs_to_no_deck():
    assert "colour" not in event("marauding")
    assert "calls" not in event("marauding")


def test_military_events_bring_black_dice():
    dice = {name: event(name)["black_dice"] for name in TROYES_EVENTS if event(name)["black_dice"]}
    assert dice == {
        "marauding": 1,
        **dict.fromkeys(("brigands_a", "brigands_b", "brigands_c", "skirmishes_a", "skirmishes_b"), 1),
        **dict.fromkeys(("war", "normans_attack"), 2),
    }


# -- how it is known -------------------------------------------------------------------------------------------------


def test_every_number_tells_how_it_is_known():
    known = {place for place in numbers.provenance() if "[" not in place}
    assert known == set(leaves(numbers.base()))
    assert set(numbers.provenance().values()) <= HOW


def test_parts_of_a_number_tell_more_than_the_whole():
    parts = {place: how for place, how in numbers.provenance().items() if "[" in place}
    assert parts == {"activities.merchant.vp[0]": "example", "ramparts.gates[3]": "rule"}
    assert numbers.provenance()["activities.merchant.vp"] == "estimate"


def test_most_costs_points_and_divisions_are_estimates():
    better = {
        place: how
        for place, how in numbers.provenance().items()
        if place.startswith(("activities.", "events."))
        and place.split(".")[1] in (*TROYES_ACTIVITIES, *TROYES_EVENTS)
        and place.rpartition(".")[2] in ("hire", "vp", "per", "banners")
        and how != "estimate"
    }
    assert better == {
        "activities.archer.per": "report",
        "activities.merchant.hire": "example",
        "activities.merchant.per": "example",
        "activities.priest.hire": "example",
        "activities.priest.per": "example",
        "events.marauding.per": "example",
        "events.succession_conflict.per": "example",
        "events.succession_conflict.banners": "example",
    }


def test_thresholds_are_rules_and_unknown_pictures_are_estimates():
    known = numbers.provenance()
    assert {how for place, how in known.items() if place.startswith("characters.")} == {"rule"}
    pictures = [place for place in known if place.startswith(("board.two_player_neutrals", "board.roy_order"))]
    assert {known[place] for place in pictures} == {"estimate"}
    assert {known["board.city_hall"], known["board.bishopric"]} == {"inferred"}


# -- as the engine reads it ------------------------------------------------------------------------------------------


def test_a_die_names_a_row():
    printed = numbers.standard()
    assert printed.row_start[1:7] == [0, 1, 2, 3, 4, 5]
    assert printed.row_start[8:14] == [6, 6, 6, 9, 9, 9]
    assert printed.row_start[15:21] == [12, 12, 14, 14, 16, 16]
    assert printed.row_length[1:7] == [1] * 6
    assert printed.row_length[8:14] == [3] * 6
    assert printed.row_length[15:21] == [2] * 6


def test_the_board():
    printed = numbers.standard()
    assert printed.salary == [2, 0, 1]
    assert (printed.income, printed.deniers_start) == (10, 5)
    assert (printed.influence_start, printed.influence_max) == (4, 20)
    assert (printed.citizens_each, printed.neutral_citizens) == (12, 8)
    assert printed.start_citizens[2:] == [6, 5, 4]
    assert printed.rounds[2:] == [4, 5, 6]


def test_neutral_citizens_before_two_players_begin():
    assert numbers.standard().two_player_neutrals == [1, 4, 8, 11, 13, 17]


def test_le_roys_order_of_places():
    assert numbers.standard().roy_order == [[5, 4, 3, 2, 1, 0], [9, 6, 10, 7, 11, 8], [16, 14, 12, 17, 15, 13]]


def test_activity_cards():
    printed, merchant = numbers.standard(), ACTIVITIES.index("merchant")
    assert (printed.colour[merchant], printed.level[merchant]) == (YELLOW, 0)
    assert (printed.hire[merchant], printed.per[merchant]) == (4, 2)
    assert printed.tradesman_vp[2 * merchant : 2 * merchant + 2] == [2, 1]
    assert len(printed.tradesman_vp) == 2 * len(ACTIVITIES)


def test_events():
    printed, war, heresy = numbers.standard(), EVENTS.index("war"), EVENTS.index("heresy")
    assert (printed.event_colour[war], printed.event_dice[war], printed.calls[war]) == (RED, RED, WHITE)
    assert (printed.event_per[war], printed.banners[war], printed.black_dice[war]) == (4, 6, 2)
    assert printed.event_vp[2 * war : 2 * war + 2] == [6, 3]
    assert (printed.event_colour[heresy], printed.calls[heresy]) == (WHITE, CALLS_NOTHING)
    assert printed.event_dice[MARAUDING] == YELLOW
    assert printed.calls[MARAUDING] == CALLS_NOTHING
    assert printed.calls[RESISTANCE] == CALLS_RED
    assert len(printed.event_vp) == 2 * len(EVENTS)


def test_characters():
    printed = numbers.standard()
    base, two = printed.thresholds[:BASE_CHARACTERS], printed.thresholds_two[:BASE_CHARACTERS]
    assert base == [[3, 5, 7], [3, 5, 7], [6, 12, 18], [5, 10, 15], [2, 4, 6], [1, 3, 5]]
    assert two == [[4, 6, 8], [4, 6, 8], [6, 12, 18], [5, 10, 15], [2, 4, 6], [1, 3, 5]]


# -- an owner's numbers ----------------------------------------------------------------------------------------------


def test_without_numbers_of_an_owner_the_products_own_are_played():
    assert numbers.load(None) == (numbers.standard(), None)


def test_an_owners_number_replaces_one_and_no_other():
    printed, kept = numbers.load({"activities": {"merchant": {"hire": 5}}})
    assert kept == {"activities": {"merchant": {"hire": 5}}}
    expected = copy.deepcopy(fields(numbers.standard()))
    expected["hire"][ACTIVITIES.index("merchant")] = 5
    played = fields(printed)
    assert played.pop("terms") != expected.pop("terms")  # all that is asked of a card, in one number
    assert played == expected


def test_an_owners_file(tmp_path: Path):
    text = "[events.war]\nbanners = 7\nvp = [7, 2]\n[board]\nrounds.2 = 5\n[characters.henry_i]\nat = [2, 4, 6]\n"
    printed, kept = numbers.load(written(tmp_path, text))
    war, henry = EVENTS.index("war"), CHARACTERS.index("henry_i")
    assert printed.banners[war] == 7
    assert printed.event_vp[2 * war : 2 * war + 2] == [7, 2]
    assert printed.rounds[2:] == [5, 5, 6]
    assert printed.thresholds[henry] == printed.thresholds_two[henry] == [2, 4, 6]
    assert kept is not None
    assert kept["board"] == {"rounds": {"2": 5}}


@pytest.mark.parametrize("place", sorted(leaves(numbers.base())))
def test_every_number_may_be_confirmed(place: str):
    value = leaves(numbers.base())[place]
    printed, kept = numbers.load(over(place, value))
    assert fields(printed) == fields(numbers.standard())
    assert kept == over(place, value)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("activities.merchant.hire", 0),
        ("activities.merchant.hire", 20),
        ("activities.merchant.vp", [12, 0]),
        ("activities.merchant.per", 1),
        ("activities.merchant.per", 12),
        ("activities.merchant.level", 2),
        ("activities.merchant.colour", "white"),
        ("events.war.banners", 1),
        ("events.war.banners", 8),
        ("events.war.black_dice", 3),
        ("events.war.dice", "white"),
        ("events.war.calls", "yellow"),
        ("events.heresy.colour", "yellow"),
        ("board.city_hall", [[1, 6], [2, 3, 4, 5]]),
        ("board.bishopric", [[6, 5], [4, 3], [2, 1]]),
        ("board.rounds.4", 1),
        ("board.start_citizens.2", 5),
        ("board.two_player_neutrals", {"palace": [1, 2, 3, 4, 5, 6], "city_hall": [], "bishopric": []}),
        ("board.roy_order.palace", [1, 2, 3, 4, 5, 6]),
        ("characters.urbain_iv.two", [1, 2, 60]),
    ],
)
def test_other_numbers_are_taken(place: str, value: object):
    printed, kept = numbers.load(over(place, value))
    assert fields(printed) != fields(numbers.standard())
    assert kept == over(place, value)


def test_a_white_event_may_become_red_if_it_calls():
    printed, _ = numbers.load({"events": {"heresy": {"colour": "red", "calls": "yellow"}}})
    heresy = EVENTS.index("heresy")
    assert (printed.event_colour[heresy], printed.calls[heresy]) == (RED, YELLOW)


def test_rows_of_other_lengths_follow_the_dice():
    printed, _ = numbers.load({"board": {"city_hall": [[6], [1, 2, 3, 4, 5]]}})
    assert printed.row_start[8:14] == [9, 9, 9, 9, 9, 6]


REFUSED = [
    # a name that is not there
    ("activities.merchnat.hire", 4, "merchnat"),
    ("activities.merchant.price", 4, "price"),
    ("activites.merchant.hire", 4, "activites"),
    ("board.rounds.5", 6, "rounds.5"),
    ("board.salary.fortress", 2, "fortress"),
    ("events.marauding.colour", "red", "colour"),
    ("events.marauding.calls", "white", "calls"),
    ("characters.thibaut_ii.two", [6, 12, 18], "two"),
    ("characters.marie.at", [1, 2, 3], "marie"),
    ("provenance.x", "printed", "provenance"),
    # a wrong type
    ("activities.merchant.hire", "four", "a whole number"),
    ("activities.merchant.hire", True, "a whole number"),
    ("activities.merchant.hire", 4.5, "a whole number"),
    ("activities.merchant.vp", 2, "a list"),
    ("activities.merchant.vp", [2, "one"], "vp[1]"),
    ("activities.merchant", 4, "table"),
    ("board", [], "table"),
    ("board.rounds", 4, "table"),
    ("events.war.dice", 3, "a word"),
    # out of range
    ("activities.merchant.hire", -1, "0 or more"),
    ("activities.merchant.hire", 21, "20 at most"),
    ("activities.merchant.vp", [13, 1], "12 at most"),
    ("activities.merchant.vp", [2, 1, 1], "2 values"),
    ("activities.merchant.vp", [2], "2 values"),
    ("activities.merchant.per", 0, "1 or more"),
    ("activities.merchant.per", 13, "12 at most"),
    ("activities.merchant.level", 0, "1 or more"),
    ("activities.merchant.level", 4, "3 at most"),
    ("activities.merchant.colour", "blue", "blue"),
    ("events.war.banners", 0, "1 or more"),
    ("events.war.banners", 9, "8 at most"),
    ("events.war.black_dice", -1, "0 or more"),
    ("events.war.black_dice", 4, "3 at most"),
    ("events.war.per", 19, "18 at most"),
    ("events.war.vp", [6, 13], "12 at most"),
    ("events.war.calls", "black", "black"),
    ("events.marauding.dice", "black", "black"),
    ("board.rounds.4", 7, "6 at most"),
    ("board.rounds.2", 0, "1 or more"),
    ("board.start_citizens.3", 0, "1 or more"),
    ("board.salary.palace", -1, "0 or more"),
    ("board.income", 41, "40 at most"),
    ("board.citizens_each", 5, "6 or more"),
    ("board.two_player_neutrals.palace", [2, 7], "6 at most"),
    ("board.two_player_neutrals.city_hall", [[0, 3], [1, 2]], "2 at most"),
    ("board.two_player_neutrals.bishopric", [[3, 0], [1, 1]], "2 at most"),
    ("characters.henry_i.at", [0, 3, 5], "1 or more"),
    ("characters.henry_i.at", [1, 3], "3 values"),
    # against the rules
    ("activities.merchant.kind", "delayed", "cannot be changed"),
    ("activities.merchant.kind", 3, "cannot be changed"),
    ("board.palace", [[1, 2], [3], [4], [5], [6], []], "cannot be changed"),
    ("board.city_hall_row_spaces", 4, "cannot be changed"),
    ("board.bishopric_row_spaces", 3, "cannot be changed"),
    ("board.cathedral_levels", 4, "cannot be changed"),
    ("events.resistance.colour", "white", "cannot be changed"),
    ("events.resistance.calls", "white", "cannot be changed"),
    # numbers that do not go together
    ("activities.merchant.vp", [1, 2], "no less than"),
    ("events.war.vp", [3, 6], "no less than"),
    ("events.war.calls", "nothing", "yellow or white"),
    ("events.war.calls", "red", "yellow or white"),
    ("events.heresy.calls", "yellow", "calls no other"),
    ("events.heresy.colour", "red", "yellow or white"),
    ("events.war.colour", "white", "calls no other"),
    ("board.city_hall", [[1, 2, 3], [4, 5, 5]], "once"),
    ("board.city_hall", [[1, 2, 3, 4, 5, 6], []], "1 or more values"),
    ("board.city_hall", [[1, 2], [3, 4], [5, 6]], "2 values"),
    ("board.bishopric", [[1, 2], [3, 4], [5]], "once"),
    ("board.bishopric", [[1, 2, 3], [4, 5, 6]], "3 values"),
    ("board.influence_start", 21, "no further"),
    ("board.influence_max", 3, "no further"),
    ("board.start_citizens.4", 5, "room"),
    ("board.start_citizens.4", 2, "neutral"),
    ("board.start_citizens.2", 4, "neutral"),
    ("board.two_player_neutrals.palace", [2], "six"),
    ("board.two_player_neutrals.palace", [2, 2], "six"),
    ("board.two_player_neutrals.palace", [1, 2, 3], "six"),
    ("board.roy_order.palace", [6, 5, 4, 3, 2, 2], "once"),
    ("board.roy_order.bishopric", [[0, 0]], "once"),
    ("characters.henry_i.at", [3, 3, 5], "rising"),
    ("characters.urbain_iv.two", [4, 8, 6], "rising"),
]


@pytest.mark.parametrize(("place", "value", "reason"), REFUSED)
def test_a_number_that_cannot_be(place: str, value: object, reason: str):
    check_refused(place, value, reason)


def test_each_colour_and_level_needs_a_card_that_is_no_bonus_card():
    cards = {name: {"level": 2} for name in ("artisan", "merchant", "miller")}
    with pytest.raises(CardsError, match="yellow card of level 1"):
        numbers.load({"activities": cards})
    with pytest.raises(CardsError, match="yellow card of level 1"):
        numbers.load({"activities": {**cards, "breeder": {"level": 1}}})
    numbers.load({"activities": {**cards, "goldsmith": {"level": 1}}})


def test_seven_red_events_are_needed():
    white = {"colour": "white", "calls": "nothing"}
    numbers.load({"events": {"war": white}})
    with pytest.raises(CardsError, match="at least 7 red events"):
        numbers.load({"events": {"war": white, "brigands_a": white}})


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[activities.merchant]\nhire = 'x'\n", 2, "a whole number"),
        ("# mine\n[activities.merchant]  # Merchant\n# hire = 4\nvp = [2, 1]\nhire = 21\n", 5, "20 at most"),
        ("[activities.artisan]\nhire = 3\n[activities.merchant]\nhire = 21\n", 4, "20 at most"),
        ("[activities]\nmerchant = { hire = 21 }\n", 2, "20 at most"),
        ("[activities]\nmerchant.hire = 21\n", 2, "20 at most"),
        ("activities.artisan.hire = 2\nactivities.merchant.hire = 21\n", 2, "20 at most"),
        ("activities = { merchant = { hire = 21 } }\n", 1, "20 at most"),
        ("[activities.'merchant']\n\"hire\" = 21\n", 2, "20 at most"),
        ("[activities.merchnat]\nhire = 4\n", 1, "merchnat"),
        ("[board]\nincome = 10\n[activites.merchant]\nhire = 4\n", 3, "activites"),
        ("[activities.merchant]\nprice = 4\n", 2, "price"),
        ("[board]\nincome = 9\nrounds = { 2 = 4, 3 = 5, 4 = 7 }\n", 3, "6 at most"),
        ("[board.rounds]\n2 = 4\n4 = 7\n", 3, "6 at most"),
        ("[board]\nbishopric = [\n  [1, 2],\n  [3, 4],\n  [5, 6],\n]\nincome = 99\n", 7, "40 at most"),
        ("[board]\nbishopric = [\n  [1, 2],\n  [3, 4],\n  [5, 5],\n]\n", 2, "once"),
        ("[board]\nincome = 9\n[board.two_player_neutrals]\ncity_hall = [[0, 0]]\n", 4, "six"),
        ("[board]\nneutral_citizens = 6\n[board.start_citizens]\n3 = 3\n", 2, "neutral"),
        ("[events.war]\nvp = [6, 3]\ncolour = 'white'\n", 3, "calls no other"),
        ("[events.heresy]\ndice = 'white'\ncolour = 'red'\n", 3, "yellow or white"),
        ("[events.resistance]\nper = 3\ncalls = 'white'\n", 3, "cannot be changed"),
        ("[activities.monk]\nper = 3\nkind = 'immediate'\n", 3, "cannot be changed"),
        ("[characters.henry_i]\nat = [5, 3, 1]\n", 2, "rising"),
        (
            "[activities.archer]\nlevel = 2\n[activities.chivalry]\nlevel = 2\n[activities.diplomat]\nlevel = 2\n",
            2,
            "red",
        ),
    ],
)
def test_a_file_that_cannot_be_used_tells_its_line(tmp_path: Path, text: str, line: int, reason: str):
    with pytest.raises(CardsError) as caught:
        numbers.load(written(tmp_path, text))
    assert caught.value.place == f"mine.toml, line {line}"
    assert reason in str(caught.value)
