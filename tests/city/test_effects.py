"""What a card takes and gives is data: the game does it, its words say it, and whoever shows the card reads it."""

import json
import re
from typing import Any

import pytest
from tests.city.table import act, city, family, place

from troyes.city import numbers
from troyes.city.activities.activity import Activity
from troyes.city.activities.cards import CARDS
from troyes.city.events.cards import CARDS as EVENT_CARDS
from troyes.city.names import ACTIVITIES, COLOURS, EVENTS
from troyes.core.text import render

AMOUNTS = ("deniers", "influence", "vp", "above")
every_activity = pytest.mark.parametrize("card", CARDS, ids=ACTIVITIES)
every_language = pytest.mark.parametrize("lang", ["en", "fr"])


def face(card: str) -> Any:
    return CARDS[ACTIVITIES.index(card)].face()


def amounts(face: Any) -> set[int]:
    parts = [face.get("takes", {}), *face.get("gives", []), face.get("everybody_loses", {})]
    return {part[name] for part in parts for name in AMOUNTS if name in part}


def told(words: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", words)}


@every_activity
@every_language
def test_the_words_of_a_card_tell_its_amounts(card: Activity, lang: str) -> None:
    """And no others, but the influence that a cube on an event brings."""
    found: Any = card.face()
    words = told(render(f"activity-{ACTIVITIES[card.id]}-effect", {}, lang))
    assert amounts(found) <= words
    if not found.keys() - {"takes", "gives", "any_colour", "stores", "mixed"}:
        cubes = any("cubes" in part for part in found.get("gives", ()))
        more = {1} if cubes else {2} if ACTIVITIES[card.id] == "master_builder" else set[int]()
        assert words - more <= amounts(found)


@pytest.mark.parametrize("name", ["heresy", "drought", "civil_war"])
@every_language
def test_the_words_of_an_event_tell_what_is_lost(name: str, lang: str) -> None:
    lost = amounts(EVENT_CARDS[EVENTS.index(name)].face())
    assert lost
    assert told(render(f"event-{name}-effect", {}, lang)) == lost


@every_activity
def test_a_card_is_of_the_kind_that_is_printed(card: Activity) -> None:
    kind = "endgame" if card.endgame else "mixed" if card.mixed else "delayed" if card.stores else "immediate"
    assert numbers.base()["activities"][ACTIVITIES[card.id]]["kind"] == kind


@pytest.mark.parametrize("card", [*CARDS, *EVENT_CARDS], ids=[*ACTIVITIES, *EVENTS])
def test_a_face_is_plain_data(card: Any) -> None:
    assert json.loads(json.dumps(card.face())) == card.face()


def is_plain(name: str) -> bool:
    """Whether it takes and gives amounts, and nothing else comes of it."""
    found = face(name)
    return found.keys() <= {"takes", "gives"} and [
        part.keys() <= {"deniers", "influence", "vp"} for part in found.get("gives", ())
    ] == [True]


@pytest.mark.parametrize("name", [name for name in ACTIVITIES if is_plain(name)])
def test_an_activation_does_what_the_face_says(name: str) -> None:
    """Once, with dice that are worth exactly as much as it asks for."""
    found, printed = face(name), numbers.base()["activities"][name]
    letter, per = COLOURS.index(printed["colour"]), printed["per"]
    dice = " ".join("ryw"[letter] + str(value) for value in ([per] if per <= 6 else [6, per - 6]))
    table = {
        "tradesmen": {name: "0."},
        "dice": {0: dice, "neutral": "w1"},
        "deniers": [20],
        "influence": [9],
        "vp": [3],
    }
    game = act(place(city(**table)), f"activate {name}", dice)
    for what, had in {"deniers": 20, "influence": 9, "vp": 3}.items():
        change = found["gives"][0].get(what, 0) - found.get("takes", {}).get(what, 0)
        assert family(game)[what] == had + change
