"""All that is wrong with an owner's numbers is told at once, and nothing that is not."""

from typing import Any

import pytest

import troyes
from troyes.core import text
from troyes.core.cards import Overlay, leaves
from troyes.printed.faults import fault_of_text, faults_of
from troyes.printed.numbers import differing, source_of


def test_usual_numbers_have_no_faults() -> None:
    for source in (source_of(name) for name in troyes.games()):
        assert faults_of(source, Overlay(source.base())) == []
        assert differing(source, source.base()) == []


@pytest.mark.parametrize("count", [1, 2, 7, 30])
def test_every_mistake_is_found(count: int) -> None:
    places = [place for place, value in leaves(source_of("troyes").base()) if place.endswith(".hire")][:count]
    cards: dict[str, Any] = {"activities": {place.split(".")[1]: {"hire": 99} for place in places}}
    assert sorted(fault.place for fault in faults_of(source_of("troyes"), Overlay(cards))) == sorted(places)


def test_faults_come_in_the_order_of_their_lines_in_both_languages() -> None:
    words = "[board]\nincome = 'x'\nnonsense = 1\n[activities.merchant]\nhire = 99\nvp = [1, 2]\n"
    found = faults_of(source_of("troyes"), Overlay.of_text(words, "mine.toml"))
    assert [fault.line for fault in found] == [2, 3, 5, 6]
    for lang in text.LANGUAGES:
        told = [fault.text(lang) for fault in found]
        assert all(line.endswith(".") and line[0].isupper() for line in told)
        assert ("Expected" in told[0]) == (lang == "en")


def test_numbers_that_do_not_go_together_are_told_where_they_stand() -> None:
    cards = {"events": {"war": {"calls": "nothing"}}, "board": {"influence_start": 21}}
    found = {fault.place for fault in faults_of(source_of("troyes"), Overlay(cards))}
    assert "board.influence_start" in found
    assert found <= {"board.influence_start", "events.war.calls"}


def test_a_text_that_is_no_toml_names_its_line() -> None:
    with pytest.raises(Exception, match="TOML") as caught:
        Overlay.of_text("[board]\nincome == 3\n", "mine.toml")
    fault = fault_of_text(caught.value)  # pyright: ignore[reportArgumentType]
    assert fault.line == 2
    assert fault.text("en") == "This line cannot be read as TOML."


@pytest.mark.parametrize("text", ["hello = ", f"[board]\nincome = {'1' * 5000}\n"])
def test_a_text_that_breaks_off_says_so_in_every_language(text: str) -> None:
    with pytest.raises(Exception, match="TOML") as caught:
        Overlay.of_text(text, "mine.toml")
    fault = fault_of_text(caught.value)  # pyright: ignore[reportArgumentType]
    assert fault.line == 0
    assert fault.text("en") == "The file cannot be read as TOML to its end."
    assert fault.text("fr") == "Le fichier ne se lit pas comme du TOML jusqu’au bout."


def test_a_number_can_be_left_out_again() -> None:
    overlay = Overlay({"activities": {"merchant": {"hire": 5, "vp": [3, 1]}}, "board": {"income": 9}})
    assert overlay.without("activities.merchant.hire").data["activities"] == {"merchant": {"vp": [3, 1]}}
    assert overlay.without("activities").data == {"board": {"income": 9}}
    assert overlay.without("board.income").data.keys() == {"activities"}
    assert overlay.without("nothing.like.it").data == overlay.data
    assert overlay.data["board"] == {"income": 9}
