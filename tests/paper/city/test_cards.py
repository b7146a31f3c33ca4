"""The reference cards hold every card of the game once, with the numbers that it is played with."""

from typing import Any

import pytest
from tests.paper.reading import drawn, text_in

import troyes
from troyes.city.names import ACTIVITIES, CHARACTERS, EVENTS, OUTDOOR
from troyes.core.errors import CardsError
from troyes.core.message import Message
from troyes.paper.ink import Note, Text
from troyes.paper.order import Order, order_of
from troyes.paper.press import pages_of

BONUS = {"activities.banquet", "activities.baker", "activities.prior", "events.resistance"}
OWN: dict[str, Any] = {
    "activities": {"merchant": {"hire": 9, "vp": [5, 4], "per": 7}},
    "events": {"war": {"banners": 8, "dice": "white", "calls": "yellow", "black_dice": 3}},
    "characters": {"henry_i": {"at": [2, 5, 9]}},
    "board": {"income": 17, "influence_max": 33},
}


def all_notes(order: Order) -> dict[str, Note]:
    listed = [note for page in pages_of(order) for note in page.notes]
    found = {note.place: note for note in listed}
    assert len(found) == len(listed), "each card once"
    return found


def page_of(order: Order, place: str) -> tuple[int, Note]:
    return next((at, note) for at, page in enumerate(drawn(order)) for note in page.notes if note.place == place)


def test_the_base_game_by_default():
    told = {place for place in all_notes(order_of("cards")) if not place.startswith("reference.")}
    expected = {f"activities.{name}" for name in ACTIVITIES[:30]} | {f"events.{name}" for name in EVENTS[:18]}
    assert told == (expected | {f"characters.{name}" for name in CHARACTERS[:6]}) - BONUS


def test_bonus_cards_and_the_ladies_on_request():
    base = all_notes(order_of("cards")).keys()
    assert all_notes(order_of("cards", bonus=True)).keys() - base == BONUS
    more = {place for place in all_notes(order_of("cards", ladies=True)).keys() - base if "reference" not in place}
    expected = {f"activities.{name}" for name in ACTIVITIES[30:]} | {f"events.{name}" for name in EVENTS[18:]}
    expected |= {f"characters.{name}" for name in CHARACTERS[6:]} | {f"outdoor.{name}" for name in OUTDOOR}
    assert more == expected


@pytest.mark.parametrize("cards", [None, OWN], ids=["usual", "owner's"])
def test_the_numbers_are_those_of_the_game(cards: dict[str, Any] | None):
    numbers = troyes.new_game("troyes", seed=1, cards=cards).numbers_data()
    for place, note in all_notes(order_of("cards", bonus=True, ladies=True, cards=cards)).items():
        table, name = place.split(".")
        if table != "reference":
            assert note.told == numbers[table][name], place


def words_on(order: Order, place: str) -> list[str]:
    page, note = next((page, note) for page in pages_of(order) for note in page.notes if note.place == place)
    return [one.words for one in page.drawn if isinstance(one, Text) and note.box.holds(one.box)]


def test_a_card_has_its_signs_with_the_marks_of_their_numbers():
    usual, own = order_of("cards", ladies=True), order_of("cards", cards=OWN)
    assert "÷~3" in words_on(usual, "activities.mercenary"), "an estimate"
    assert "÷2" in words_on(usual, "activities.merchant"), "an example of the rules tells it"
    assert "÷*7" in words_on(own, "activities.merchant"), "an owner's"
    assert "*3" in words_on(own, "events.war"), "black dice"
    assert {">4", "or"} <= set(words_on(usual, "activities.fort")), "a line under it makes it “at least”"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_file_shows_names_effects_and_numbers(lang: str):
    order = order_of("cards", lang=lang)
    for name in ("merchant", "templar", "goldsmith"):
        at, note = page_of(order, f"activities.{name}")
        shown = text_in(order, at, note.box)
        card = troyes.new_game("troyes", seed=1).numbers_data()["activities"][name]
        assert Message(f"activity-{name}", {}).text(lang) in shown
        assert "".join(Message(f"activity-{name}-effect", {}).text(lang).split()) in "".join(shown.split())
        assert f"÷ {card['per']}" in shown or f"÷ ~{card['per']}" in shown
        assert str(card["hire"]) in shown


def test_marks_tell_estimates_from_an_owner_s_numbers():
    order = order_of("cards", cards=OWN)
    (page,) = [page for page in pages_of(order) for note in page.notes if note.place == "activities.merchant"]
    (box,) = [note.box for note in page.notes if note.place == "activities.merchant"]
    words = [text.words for text in page.drawn if isinstance(text, Text) and box.holds(text.box)]
    assert "*9" in words
    assert "*5 *4" in words
    assert "÷ *7" in words
    assert "* your own" in words
    usual = order_of("cards")
    at, note = page_of(usual, "activities.archer")
    assert "~ estimate" in text_in(usual, at, note.box)
    at, note = page_of(usual, "characters.henry_i")
    assert "estimate" not in text_in(usual, at, note.box)


def test_the_reference_cards_take_the_board_s_numbers():
    order = order_of("cards", cards=OWN)
    told = "\n".join(text.words for page in pages_of(order) for text in page.drawn if isinstance(text, Text))
    assert "gains 17 deniers" in told
    assert "33 influence is the most" in told


def test_bad_numbers_are_refused():
    with pytest.raises(CardsError, match="merchant"):
        pages_of(order_of("cards", cards={"activities": {"merchant": {"hire": 99}}}))


def test_which_sides_share_a_tile_is_marked_as_an_estimate_or_as_the_owner_s():
    own = {"outdoor": {"guild": {"tile": "Ib"}, "harvest": {"tile": "Ia"}}}
    usual, owned = (
        {
            one.words
            for page in pages_of(order_of("cards", ladies=True, cards=cards))
            for one in page.drawn
            if isinstance(one, Text)
        }
        for cards in (None, own)
    )
    assert {"~Ia", "~Ib", "~IVb"} <= usual
    assert {"*Ia", "*Ib", "~Ia", "~IVb"} <= owned
