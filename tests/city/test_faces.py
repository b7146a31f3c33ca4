"""What stands on the faces of cards and tiles: read off the rulebooks by hand, and from the printed numbers for all."""

import json
from importlib.resources import files
from typing import Any

import pytest
from tests.city.faces import faces, spell

from troyes.city import numbers
from troyes.city.faces import Face, Line, Sign
from troyes.city.names import ACTIVITIES, CHARACTERS, EVENTS, OUTDOOR
from troyes.core.text import render

FACES = faces()
EVERY = [(table, name) for table, named in FACES.items() for name in named]
SIGNS = [sign for table, name in EVERY for line in FACES[table][name]["lines"] for sign in line]
DRAWN_BY_HAND = {"deniers", "influence", "vp", "die", "dice", "pips", "number", "division", "or", "level"}
"""Signs that the table draws with a number or a shape of their own."""
every_face = pytest.mark.parametrize(("table", "name"), EVERY)

ACTIVITY_CARDS = {
    # The base game.
    "archer": ["arrow roll ≥3 arrow 1 event_cube chain 1 influence"],
    "chivalry": ["arrow 1 event_cube chain 1 influence per red die district"],
    "diplomat": ["plus 1 influence arrow 1 event_cube chain 1 influence"],
    "hunting": ["arrow 3 influence"],
    "mercenary": ["arrow 3 deniers"],
    "tax_collector": ["arrow 1 deniers per other city_hall"],
    "captain": ["arrow 1 vp per event cube"],
    "joust": ["arrow most red pips district arrow 2 vp"],
    "troubadour": ["plus 3 influence arrow 2 vp"],
    "artisan": ["plus 1 influence arrow 6 deniers"],
    "merchant": ["arrow 2 deniers"],
    "miller": ["arrow 2 deniers per citizen palace or citizen bishopric"],
    "innkeeper": ["plus 1 deniers arrow 1 influence"],
    "blacksmith": ["arrow kept arrow red dice +5 limit no citizen"],
    "militia": ["arrow kept arrow yellow dice equals red dice"],
    "journeyman": ["plus 3 deniers arrow 2 vp"],
    "goldsmith": ["arrow 2 deniers 1 vp"],
    "sculptor": ["arrow 1 vp"],
    "tithe": ["arrow kept arrow 1 yellow die per other equals 0 deniers"],
    "monk": ["arrow kept arrow 1 white die equals 3 yellow die limit no citizen"],
    "priest": ["arrow kept arrow +3 per yellow die limit no citizen"],
    "apprenticeship": ["arrow kept arrow any dice equals any die 5 limit no citizen no cathedral"],
    "confession": ["arrow kept arrow +2 per any die limit no citizen no cathedral"],
    "templar": ["arrow kept arrow 1 white die equals 2 red die limit no citizen"],
    "pilgrimage": ["arrow 2 vp"],
    "procession": ["arrow everybody most any die district arrow 2 vp"],
    "glassblower": ["arrow 1 vp per 2 cube cathedral"],
    # The bonus cards.
    "banquet": ["arrow 1 vp per red die district most"],
    "baker": ["arrow 1 deniers per yellow die square"],
    "prior": ["arrow kept arrow 1 white die equals 2 white die limit no citizen"],
    # The Ladies of Troyes.
    "ransom": ["plus 3 deniers arrow 1 event_cube chain 1 influence"],
    "catapult": ["arrow kept or kept arrow 2 event_cube chain 2 influence"],
    "scout": ["plus 1 deniers arrow 1 event_cube chain 1 influence per event"],
    "executioner": ["arrow 1 influence plus 1 influence from other most"],
    "squire": ["arrow kept or kept arrow 5 influence"],
    "recruiter": ["arrow kept arrow red die 6 chain red die limit no citizen"],
    "marriage": ["plus 7 deniers arrow 4 vp"],
    "fort": [
        "arrow kept chain 1 influence 1 vp or ≥4 arrow 2 influence 2 vp",
        "end most kept arrow 3 vp",
    ],
    "princess": ["arrow kept", "end most kept arrow 6 vp"],
    "lumberjack": ["arrow kept or kept arrow 4 deniers"],
    "clog_maker": ["arrow 1 deniers per citizen city_hall"],
    "weaver": ["arrow 1 deniers per tradesman"],
    "landlady": ["arrow 1 vp or 4 influence"],
    "distiller": ["arrow kept arrow any die district turn limit no guard"],
    "viticulturist": ["arrow kept arrow 1 any die other equals 0 deniers"],
    "banker": ["arrow 3 vp limit >30 deniers"],
    "breeder": ["plus 3 deniers arrow kept or kept arrow 2 vp"],
    "master_tradesman": ["arrow 1 vp per 2 tradesman"],
    "bishop": ["arrow 1 deniers per cube cathedral"],
    "augustine": ["arrow kept arrow yellow die 6 chain yellow die limit no citizen"],
    "chief_templar": ["arrow kept arrow 1 red die per other equals 2 deniers limit no citizen"],
    "herbalist": ["arrow kept arrow 1 white die equals 3 red die limit no citizen"],
    "master_builder": ["arrow cube cathedral", "end 4 level no cube arrow -2 vp"],
    "preacher": ["arrow kept arrow any dice equals any die limit no citizen"],
    "scribe": ["arrow 1 vp per event_won"],
    "hermit": ["arrow kept", "end kept arrow 9 vp -1 vp per everybody cube limit ≥1 vp"],
    "nun": ["arrow 1 vp per white die district"],
}
EVENT_CARDS = {
    "marauding": "1 black die again",
    "brigands_a": "1 black die",
    "war": "2 black die",
    "normans_attack": "2 black die",
    "succession_conflict": "roll arrow neutral palace",
    "theological_conflict": "roll arrow neutral bishopric",
    "wayfarers": "roll arrow neutral city_hall",
    "heresy": "everybody -2 influence",
    "civil_war": "everybody -3 deniers",
    "drought": "everybody -1 deniers per citizen city_hall",
    "migrant_workers": "neutral_cube arrow cathedral",
    "interruption_of_work": "-1 cube cathedral",
    "support": "2 event from neutral_cube",
    "resistance": "-1 cube per event",
    "wolves": "1 black die",
    "chief_outlaw": "black die +3 limit no event_cube red card 1",
    "harsh_winter": "everybody -1 kept",
    "uprising": "roll arrow building swap citizen plus neutral",
    "monk_event": "roll arrow neutral any card",
    "possession": "everybody -1 citizen also event_cube arrow citizen",
}
CHARACTER_CARDS = {
    "chretien_de_troyes": "citizen palace city_hall bishopric",
    "urbain_iv": "cube cathedral",
    "thibaut_ii": "deniers",
    "hugues_de_payns": "influence",
    "le_florentin": "tradesman",
    "henry_i": "event_won",
    "jeanne_de_champagne": "citizen city_hall plus tradesman yellow card",
    "isabeau_de_baviere": "citizen palace plus tradesman red card",
    "marie_de_champagne": "citizen bishopric plus tradesman white card",
}
TILES = {
    "toll": ["other from any die district chain kept arrow 4 influence"],
    "guild": ["other any card tradesman chain kept arrow 4 deniers"],
    "patronage": ["citizen building chain kept arrow 4 influence"],
    "harvest": ["field chain kept arrow +5 deniers"],
    "extra_yellow": ["kept arrow roll yellow die limit no yellow die"],
    "extra_purple": ["kept plus 2 deniers arrow roll purple die limit no purple die"],
    "exchange": ["kept arrow any die district swap any die other limit 3 other"],
    "turn_bought": ["kept arrow 1 any die other turn"],
    "second_site": ["any card chain kept arrow any card kept"],
    "shield": ["kept arrow no black die chain 1 influence or no event"],
    "abbey": ["guard gate arrow 3 vp", "end kept arrow 1 vp"],
    "fair": ["end most kept arrow 9 vp 6 vp 3 vp"],
    "race_a": ["guard gate arrow 6 vp 4 vp 2 vp 1 vp"],
    "race_b": ["guard gate arrow 6 vp 4 vp 2 vp 1 vp"],
}


def found(face: Face, icon: str) -> list[Sign]:
    return [sign for line in [*face["dice"], *face["lines"]] for sign in line if sign["icon"] == icon]


def dice_of(face: Face) -> Line:
    return face["dice"][0]


# -- read off the rulebooks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ACTIVITIES)
def test_an_activity_card_says_what_the_rules_say(name: str) -> None:
    first, *more = spell(FACES["activities"][name])
    expected, *below = ACTIVITY_CARDS[name]
    assert first.endswith(f" {expected}")
    assert more == below


@pytest.mark.parametrize("name", EVENT_CARDS)
def test_an_event_says_what_the_rules_say(name: str) -> None:
    _, line = spell(FACES["events"][name])
    assert line.partition(" chain ")[0] == EVENT_CARDS[name]


def test_a_character_says_what_it_counts() -> None:
    assert {name: " ".join(spell(face)) for name, face in FACES["characters"].items()} == CHARACTER_CARDS


@pytest.mark.parametrize("name", TILES)
def test_a_tile_says_when_its_cube_serves_and_what_it_brings(name: str) -> None:
    assert spell(FACES["outdoor"][name]) == TILES[name]


# -- of all of them --------------------------------------------------------------------------------------------------


def test_everything_has_a_face() -> None:
    assert [list(FACES[table]) for table in ("activities", "events", "characters", "outdoor")] == [
        ACTIVITIES,
        EVENTS,
        CHARACTERS,
        OUTDOOR,
    ]


@every_face
def test_no_face_is_empty_or_breaks_off(table: str, name: str) -> None:
    face = FACES[table][name]
    for line in face["lines"]:
        assert line
        assert line[-1]["icon"] not in ("arrow", "per", "or", "plus", "equals", "limit", "chain", "from", "also", "end")


def test_every_sign_can_be_drawn_and_is_explained_in_both_languages() -> None:
    icons: dict[str, Any] = json.loads((files("troyes.city") / "icons.json").read_text("utf-8"))
    used = {str(sign["icon"]) for sign in SIGNS}
    assert used - DRAWN_BY_HAND == icons.keys()
    for icon in used:
        for lang in ("en", "fr"):
            assert render(f"sign-{icon}", {}, lang)


# -- the printed numbers ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ACTIVITIES)
def test_its_dice_and_division_are_the_printed_ones(name: str) -> None:
    card = numbers.base()["activities"][name]
    dice, *division = dice_of(FACES["activities"][name])
    assert dice["colour"] == ("any" if name == "pilgrimage" else card["colour"])
    if card["per"] == "each die":
        assert not division
    else:
        assert division == [
            {"icon": "division", "before": "÷", "amount": card["per"], "place": f"activities.{name}.per"}
        ]


@pytest.mark.parametrize("name", EVENTS)
def test_an_event_has_its_printed_dice_black_dice_and_call(name: str) -> None:
    card = numbers.base()["events"][name]
    face = FACES["events"][name]
    dice, division = dice_of(face)
    assert (dice["colour"], division["amount"]) == (card["dice"], card["per"])
    sent = [sign["amount"] for sign in found(face, "die") if sign.get("colour") == "black" and "amount" in sign]
    assert sent == ([card["black_dice"]] if card["black_dice"] else [])
    called = [sign["colour"] for sign in found(face, "event") if "colour" in sign]
    assert called == ([] if card.get("calls", "nothing") == "nothing" else [card["calls"]])


def test_an_owners_numbers_change_the_face() -> None:
    own = faces({"activities": {"merchant": {"per": 7}}, "events": {"war": {"black_dice": 3, "calls": "yellow"}}})
    assert spell(own["activities"]["merchant"]) == ["yellow die ÷7 arrow 2 deniers"]
    assert spell(own["events"]["war"])[1] == "3 black die chain yellow event"


def test_only_printed_numbers_have_a_place() -> None:
    placed = {str(sign["place"]) for table, name in EVERY for icon in ("division", "die", "event")
              for sign in found(FACES[table][name], icon) if "place" in sign}  # fmt: skip
    assert placed
    known = numbers.provenance()
    assert placed <= known.keys()
