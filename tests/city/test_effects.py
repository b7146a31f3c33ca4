"""What a card takes and gives is data: the game does it, its words say it, and whoever shows the card reads it."""

import json
import re

import pytest
from tests.city.faces import faces
from tests.city.table import act, city, family, place

from troyes.city import numbers
from troyes.city.activities.activity import Activity
from troyes.city.activities.cards import CARDS
from troyes.city.faces import ARROW, Face, Line
from troyes.city.names import ACTIVITIES, COLOURS
from troyes.core.text import render

FACES = faces()
RESOURCES = ("deniers", "influence", "vp")
NUMBERS = (*RESOURCES, "number")
every_activity = pytest.mark.parametrize("card", CARDS, ids=ACTIVITIES)
every_language = pytest.mark.parametrize("lang", ["en", "fr"])


def amounts(face: Face) -> set[int]:
    """What is gained, paid or lost, and what dice must show; what costs nothing has no number in words."""
    found = {abs(int(str(sign.get("amount", 0)))) for line in face["lines"] for sign in line if sign["icon"] in NUMBERS}
    return found - {0}


def numbers_of(face: Face) -> set[int]:
    """Every number of a face: cubes, dice and what they show, too."""
    signs = [sign for line in face["lines"] for sign in line]
    return {abs(int(str(sign[name]))) for sign in signs for name in ("amount", "value") if name in sign}


def told(words: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", words)}


@every_activity
@every_language
def test_the_words_of_a_card_tell_its_amounts(card: Activity, lang: str) -> None:
    """And no others. Two cubes bring as much influence as the words say of each."""
    name = ACTIVITIES[card.id]
    found = FACES["activities"][name]
    words = told(render(f"activity-{name}-effect", {}, lang))
    if name == "catapult":
        assert (amounts(found), words) == ({2}, {1})
        return
    assert amounts(found) <= words
    more = {3} if name == "fort" else {6} if card.stores else set[int]()  # “up to 3”, “even beyond 6”
    assert words - more <= numbers_of(found)


@pytest.mark.parametrize("name", ["heresy", "drought", "civil_war"])
@every_language
def test_the_words_of_an_event_tell_what_is_lost(name: str, lang: str) -> None:
    lost = amounts(FACES["events"][name])
    assert lost
    assert told(render(f"event-{name}-effect", {}, lang)) == lost


@every_activity
def test_a_card_is_of_the_kind_that_is_printed(card: Activity) -> None:
    kind = "endgame" if card.endgame else "mixed" if card.mixed else "delayed" if card.stores else "immediate"
    assert numbers.base()["activities"][ACTIVITIES[card.id]]["kind"] == kind


def test_faces_are_plain_data() -> None:
    assert json.loads(json.dumps(FACES)) == FACES


def is_plain(name: str) -> bool:
    """Whether it takes and gives amounts, and nothing else comes of it."""
    [line, *more] = FACES["activities"][name]["lines"]
    return not more and all(sign["icon"] in (*RESOURCES, "plus", "arrow") for sign in line)


@pytest.mark.parametrize("name", [name for name in ACTIVITIES if is_plain(name)])
def test_an_activation_does_what_the_face_says(name: str) -> None:
    """Once, with dice that are worth exactly as much as it asks for."""
    [line], printed = FACES["activities"][name]["lines"], numbers.base()["activities"][name]
    arrow = line.index(ARROW)
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
        change = amount_of(what, line[arrow:]) - amount_of(what, line[:arrow])
        assert family(game)[what] == had + change


def amount_of(what: str, line: Line) -> int:
    return sum(int(str(sign["amount"])) for sign in line if sign["icon"] == what)
