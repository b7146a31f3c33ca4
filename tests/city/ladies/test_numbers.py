"""The printed numbers of The Ladies of Troyes, how each is known, and an owner's laid over them."""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.city.owned import check_refused, leaves, over, written
from tests.contract import fields

import troyes
from troyes.city import numbers, tables
from troyes.city.names import (
    ACTIVITIES,
    BASE_CHARACTERS,
    CHARACTERS,
    CHIEF_OUTLAW,
    COLOURS,
    EVENTS,
    GATES,
    LADIES_ACTIVITIES,
    LADIES_EVENTS,
    OUTDOOR,
    RED,
    WHITE,
    YELLOW,
)
from troyes.city.printed import CALLS_NOTHING
from troyes.core.errors import CardsError

NEW_ACTIVITIES, NEW_EVENTS = ACTIVITIES[LADIES_ACTIVITIES:], EVENTS[LADIES_EVENTS:]
NEW_CHARACTERS = CHARACTERS[BASE_CHARACTERS:]


def activity(name: str) -> dict[str, Any]:
    return numbers.base()["activities"][name]


def event(name: str) -> dict[str, Any]:
    return numbers.base()["events"][name]


# -- what is printed -------------------------------------------------------------------------------------------------


def test_the_expansion_has_its_own_file():
    own = tomllib.loads((files("troyes.city.ladies") / "printed.toml").read_text("utf-8"))
    assert list(own["activities"]) == NEW_ACTIVITIES
    assert list(own["events"]) == NEW_EVENTS
    assert list(own["characters"]) == NEW_CHARACTERS
    assert list(own["outdoor"]) == OUTDOOR
    assert set(own) == {*numbers.ladies(), "provenance"}
    assert {place for place in tables.provenance(own) if "[" not in place} == set(leaves(numbers.ladies()))


def test_both_files_make_one_tree():
    assert list(numbers.base()["activities"]) == ACTIVITIES
    assert list(numbers.base()["events"]) == EVENTS
    assert list(numbers.base()["characters"]) == CHARACTERS
    assert list(numbers.base()["outdoor"]) == OUTDOOR
    assert "board" in numbers.base()
    assert "board" not in numbers.ladies()


def test_three_cards_of_each_colour_and_level():
    slots = Counter((activity(name)["colour"], activity(name)["level"]) for name in NEW_ACTIVITIES)
    assert slots == {(colour, level): 3 for colour in COLOURS for level in (1, 2, 3)}


def test_kinds_of_cards():
    kinds = {kind: {name for name in NEW_ACTIVITIES if activity(name)["kind"] == kind} for kind in ("mixed", "endgame")}
    assert kinds == {
        "mixed": {"lumberjack", "breeder", "catapult", "squire"},
        "endgame": {"hermit", "fort", "princess"},
    }
    delayed = {name for name in NEW_ACTIVITIES if activity(name)["kind"] == "delayed"}
    assert delayed == {
        *("distiller", "viticulturist", "augustine", "chief_templar", "herbalist", "preacher", "recruiter")
    }


def test_two_tradesmen_are_paid_in_influence():
    paid = {name: activity(name) for name in ACTIVITIES if "hire_influence" in activity(name)}
    assert {name: (card["hire"], card["hire_influence"]) for name, card in paid.items()} == {
        "chief_templar": (0, 5),
        "recruiter": (0, 3),
    }


@pytest.mark.parametrize("name", NEW_ACTIVITIES)
def test_exactly_two_spaces_score(name: str):
    assert len(activity(name)["vp"]) == 2
    assert activity(name)["vp"][0] >= activity(name)["vp"][1] >= 1


@pytest.mark.parametrize("name", NEW_ACTIVITIES)
def test_the_first_space_is_worth_a_third_to_six_tenths_of_its_price(name: str):
    price, worth = activity(name)["hire"] or activity(name)["hire_influence"], activity(name)["vp"][0]
    assert price <= 3 * worth
    assert 10 * worth <= 6 * price


def test_the_fort_alone_has_no_division():
    assert [name for name in ACTIVITIES if not isinstance(activity(name)["per"], int)] == ["fort"]
    assert activity("fort")["per"] == "each die"


def test_the_lumberjack_of_the_worked_example():
    assert activity("lumberjack")["per"] == 2


def test_two_events_of_each_colour():
    decks = {colour: {name for name in NEW_EVENTS if event(name)["colour"] == colour} for colour in COLOURS}
    assert decks == {
        "red": {"wolves", "chief_outlaw"},
        "yellow": {"harsh_winter", "uprising"},
        "white": {"monk_event", "possession"},
    }
    assert {event(name)["calls"] for name in decks["red"]} == {"white", "yellow"}
    assert {event(name)["calls"] for name in decks["yellow"] | decks["white"]} == {"nothing"}


def test_the_wolves_alone_bring_a_black_die():
    assert {name: event(name)["black_dice"] for name in NEW_EVENTS if event(name)["black_dice"]} == {"wolves": 1}


def test_two_tiles_of_each_level_with_two_sides_each():
    tiles = numbers.base()["outdoor"]
    assert Counter(tile["level"] for tile in tiles.values()) == {1: 4, 2: 4, 3: 4, 4: 4}
    assert set(Counter(tile["tile"] for tile in tiles.values()).values()) == {2}
    roman = ["I", "II", "III", "IV"]
    assert {tile["tile"].rstrip("ab") == roman[tile["level"] - 1] for tile in tiles.values()} == {True}


# -- how it is known -------------------------------------------------------------------------------------------------


def test_few_costs_points_and_divisions_are_more_than_estimates():
    better = {
        place: how
        for place, how in numbers.provenance().items()
        if place.startswith(("activities.", "events."))
        and place.split(".")[1] in (*NEW_ACTIVITIES, *NEW_EVENTS)
        and place.rpartition(".")[2] in ("hire", "hire_influence", "vp", "per", "banners")
        and how != "estimate"
    }
    assert better == {
        "activities.lumberjack.per": "example",
        "activities.fort.per": "rule",
        "activities.chief_templar.hire": "rule",
        "activities.chief_templar.hire_influence": "rule",
        "activities.recruiter.hire": "rule",
        "activities.recruiter.hire_influence": "rule",
        "events.chief_outlaw.per": "report",
    }


def test_kinds_are_rules_and_colours_are_inferred():
    known = numbers.provenance()
    assert {known[f"activities.{name}.kind"] for name in NEW_ACTIVITIES} == {"rule"}
    assert {known[f"activities.{name}.colour"] for name in NEW_ACTIVITIES} == {"inferred"}
    assert {known[f"events.{name}.colour"] for name in NEW_EVENTS} == {"inferred"}
    reports = {name for name in NEW_ACTIVITIES if known[f"activities.{name}.level"] == "report"}
    assert reports == {"lumberjack", "catapult"}


def test_gates_are_estimates_but_for_the_last():
    known = numbers.provenance()
    assert (known["ramparts.spaces"], known["ramparts.gates"], known["ramparts.gates[3]"]) == (
        "rule",
        "estimate",
        "rule",
    )


def test_levels_of_tiles_are_better_known_than_their_sides():
    known = numbers.provenance()
    assert {known[f"outdoor.{name}.tile"] for name in OUTDOOR} == {"estimate"}
    levels = {name: known[f"outdoor.{name}.level"] for name in OUTDOOR}
    assert {name for name in OUTDOOR if levels[name] == "rule"} == {"race_a", "race_b"}
    assert {name for name in OUTDOOR if levels[name] == "report"} == {name for name in OUTDOOR if "extra" in name}
    assert set(levels.values()) == {"rule", "report", "inferred"}


# -- as the engine reads it ------------------------------------------------------------------------------------------


def test_prices_in_influence():
    printed = numbers.standard()
    paid = {ACTIVITIES[number]: price for number, price in enumerate(printed.hire_influence) if price}
    assert paid == {"chief_templar": 5, "recruiter": 3}
    assert {printed.hire[ACTIVITIES.index(name)] for name in paid} == {0}
    assert len(printed.hire_influence) == len(ACTIVITIES)


def test_a_die_is_enough_for_the_fort():
    assert numbers.standard().per[ACTIVITIES.index("fort")] == 1


def test_events():
    printed, possession = numbers.standard(), EVENTS.index("possession")
    assert (printed.event_colour[CHIEF_OUTLAW], printed.calls[CHIEF_OUTLAW]) == (RED, YELLOW)
    assert (printed.event_per[CHIEF_OUTLAW], printed.banners[CHIEF_OUTLAW]) == (16, 1)
    assert (printed.event_colour[possession], printed.calls[possession]) == (WHITE, CALLS_NOTHING)
    assert printed.event_vp[2 * possession : 2 * possession + 2] == [3, 2]


def test_characters_count_alike_with_two_players():
    printed = numbers.standard()
    assert printed.thresholds[BASE_CHARACTERS:] == printed.thresholds_two[BASE_CHARACTERS:] == [[2, 4, 6]] * 3


def test_ramparts_and_supply():
    printed = numbers.standard()
    assert printed.gates == [5, 10, 15, 20]
    assert len(printed.gates) == GATES
    assert printed.neutral_more == 2


def test_outdoor_activities():
    printed = numbers.standard()
    assert printed.outdoor_level == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
    assert printed.outdoor_tile == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]


# -- an owner's numbers ----------------------------------------------------------------------------------------------


def test_an_owners_file_may_speak_of_both_boxes(tmp_path: Path):
    text = (
        "[activities.merchant]\nhire = 5\n[activities.chief_templar]\nhire_influence = 4\n"
        "[events.wolves]\nbanners = 4\n[characters.marie_de_champagne]\nat = [1, 2, 3]\n"
        "[ramparts]\ngates = [4, 9, 14, 20]\n[supply]\nneutral_citizens_more = 3\n"
    )
    printed, kept = numbers.load(written(tmp_path, text))
    assert printed.hire[ACTIVITIES.index("merchant")] == 5
    assert printed.hire_influence[ACTIVITIES.index("chief_templar")] == 4
    assert printed.banners[EVENTS.index("wolves")] == 4
    assert printed.thresholds[-1] == printed.thresholds_two[-1] == [1, 2, 3]
    assert printed.gates == [4, 9, 14, 20]
    assert printed.neutral_more == 3
    assert kept is not None
    assert kept["ramparts"] == {"gates": [4, 9, 14, 20]}


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("activities.lumberjack.per", 3),
        ("activities.lumberjack.colour", "red"),
        ("activities.fort.hire", 9),
        ("activities.fort.level", 2),
        ("activities.recruiter.hire_influence", 0),
        ("activities.recruiter.hire_influence", 20),
        ("activities.recruiter", {"hire": 4, "hire_influence": 0}),
        ("events.wolves.calls", "yellow"),
        ("events.wolves.dice", "white"),
        ("events.chief_outlaw.per", 18),
        ("events.possession.black_dice", 1),
        ("characters.isabeau_de_baviere.at", [3, 5, 7]),
        ("ramparts.gates", [1, 2, 3, 20]),
        ("supply.neutral_citizens_more", 0),
    ],
)
def test_other_numbers_are_taken(place: str, value: object):
    printed, kept = numbers.load(over(place, value))
    assert fields(printed) != fields(numbers.standard())
    assert kept == over(place, value)


REFUSED = [
    # a name that is not there
    ("activities.merchant.hire_influence", 2, "hire_influence"),
    ("activities.fort.hire_influence", 2, "hire_influence"),
    ("characters.marie_de_champagne.two", [3, 5, 7], "two"),
    ("outdoor.race", {"level": 4}, "race"),
    ("outdoor.toll.effect", 5, "effect"),
    ("ramparts.towers", 16, "towers"),
    ("supply.purple_dice", 1, "purple_dice"),
    # a wrong type
    ("activities.merchant.per", "each die", "a whole number"),
    ("activities.hermit.per", "each die", "a whole number"),
    ("activities.recruiter.hire_influence", "three", "a whole number"),
    ("ramparts.gates", 5, "a list"),
    ("ramparts.gates", {"I": 5}, "a list"),
    ("ramparts.gates", [5, 10, "fifteen", 20], "gates[2]"),
    ("ramparts", 20, "table"),
    ("supply.neutral_citizens_more", "two", "a whole number"),
    # out of range
    ("activities.recruiter.hire_influence", -1, "0 or more"),
    ("activities.recruiter.hire_influence", 21, "20 at most"),
    ("events.chief_outlaw.per", 19, "18 at most"),
    ("ramparts.gates", [5, 10, 20], "4 values"),
    ("ramparts.gates", [0, 10, 15, 20], "1 or more"),
    ("ramparts.gates", [5, 10, 15, 21], "20 at most"),
    ("supply.neutral_citizens_more", -1, "0 or more"),
    ("supply.neutral_citizens_more", 11, "10 at most"),
    # against the rules
    ("activities.lumberjack.kind", "delayed", "cannot be changed"),
    ("activities.hermit.kind", "immediate", "cannot be changed"),
    ("activities.fort.per", 2, "cannot be changed"),
    ("events.wolves.colour", "white", "cannot be changed"),
    ("events.harsh_winter.colour", "red", "cannot be changed"),
    ("events.possession.colour", "yellow", "cannot be changed"),
    ("ramparts.spaces", 21, "cannot be changed"),
    ("outdoor.toll.level", 2, "cannot be changed"),
    ("outdoor.toll.tile", "Ib", "two sides"),
    ("outdoor.toll.tile", "IVa", "two sides"),
    ("supply.purple_dice_each", 2, "cannot be changed"),
    # numbers that do not go together
    ("activities.recruiter.hire", 3, "not in both"),
    ("events.wolves.calls", "nothing", "yellow or white"),
    ("events.chief_outlaw.calls", "red", "yellow or white"),
    ("events.uprising.calls", "white", "calls no other"),
    ("characters.jeanne_de_champagne.at", [2, 2, 6], "rising"),
    ("ramparts.gates", [5, 5, 15, 20], "rising"),
    ("ramparts.gates", [10, 5, 15, 20], "rising"),
    ("ramparts.gates", [5, 10, 15, 19], "the last of them 20"),
]


@pytest.mark.parametrize(("place", "value", "reason"), REFUSED)
def test_a_number_that_cannot_be(place: str, value: object, reason: str):
    check_refused(place, value, reason)


def test_each_colour_and_level_needs_a_card_of_the_expansion_too():
    cards = {name: {"level": 2} for name in ("bishop", "augustine", "chief_templar")}
    with pytest.raises(CardsError, match="white card of level 1 in The Ladies of Troyes"):
        numbers.load({"activities": cards})
    with pytest.raises(CardsError, match="white card of level 1 in The Ladies of Troyes"):
        numbers.load({"activities": {**cards, "prior": {"level": 1}, "pilgrimage": {"level": 1}}})
    numbers.load({"activities": {**cards, "nun": {"level": 1}}})


def test_an_owner_says_which_sides_share_a_tile():
    """Toll and Guild, Patronage and Harvest share a tile by our estimate; in this box Guild and Harvest are swapped."""
    mine = {"guild": {"tile": "Ib"}, "harvest": {"tile": "Ia"}}
    printed, _ = numbers.load({"outdoor": mine})
    assert printed.outdoor_tile[:4] == [0, 1, 1, 0]
    game = troyes.new_game("troyes", players=2, seed=1, cards={"outdoor": mine}, ramparts=True)
    assert troyes.replay(game.record()).position() == game.position()


def test_the_red_events_of_the_expansion_are_not_counted_among_the_seven():
    white = {"colour": "white", "calls": "nothing"}
    with pytest.raises(CardsError, match="at least 7 red events in the base game"):
        numbers.load({"events": {"war": white, "brigands_a": white}})


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[ramparts]\nspaces = 20\ngates = [5, 10, 15, 16]\n", 3, "the last of them 20"),
        ("[outdoor.toll]\nlevel = 1\ntile = 'IVb'\n", 3, "two sides"),
        ("[activities.fort]\nhire = 5\nper = 3\n", 3, "cannot be changed"),
        ("[activities.weaver]\nhire = 4\nper = 'each die'\n", 3, "a whole number"),
        ("[activities.recruiter]\nvp = [1, 1]\nhire = 3\n", 3, "not in both"),
        ("[supply]\nneutral_citizens_more = 2\npurple_dice_each = 0\n", 3, "cannot be changed"),
    ],
)
def test_a_file_that_cannot_be_used_tells_its_line(tmp_path: Path, text: str, line: int, reason: str):
    with pytest.raises(CardsError) as caught:
        numbers.load(written(tmp_path, text))
    assert caught.value.place == f"mine.toml, line {line}"
    assert reason in str(caught.value)
