"""The bonus cards join their pools only as options, and then as the shuffle decides."""

from itertools import combinations
from typing import Any

import pytest

import troyes
from troyes.core.errors import OptionError

BONUS = ["baker", "banquet", "prior", "resistance"]
SLOT = {"banquet": ("red", 3), "baker": ("yellow", 1), "prior": ("white", 2)}
SEEDS = 60


def in_play(position: dict[str, Any]) -> set[str]:
    """All cards that the set-up has laid out or put into a deck."""
    decks = position["decks"]
    return {activity["card"] for activity in position["activities"]} | {
        *decks["red"],
        *decks["yellow"],
        *decks["white"],
    }


def games(name: str = "troyes", **options: Any) -> list[dict[str, Any]]:
    return [troyes.new_game(name, seed=seed, **options).position() for seed in range(SEEDS)]


def test_without_its_option_a_bonus_card_is_never_seen():
    """T30."""
    for position in games():
        assert not {*BONUS} & (in_play(position) | {*position["decks"]["box"]})


@pytest.mark.parametrize("chosen", [chosen for count in (1, 2, 3) for chosen in combinations(BONUS, count)])
def test_each_bonus_card_is_an_option_of_its_own(chosen: tuple[str, ...]):
    """T30: what is chosen may come, what is not never does."""
    seen: set[str] = set()
    for position in games(bonus=list(chosen)):
        seen |= {*BONUS} & (in_play(position) | {*position["decks"]["box"]})
    assert seen == {*chosen}


@pytest.mark.parametrize("card", BONUS)
def test_a_chosen_bonus_card_may_or_may_not_come_into_play(card: str):
    """T30: as the shuffle decides."""
    found = [card in in_play(position) for position in games(bonus=[card])]
    assert 0 < sum(found) < SEEDS


@pytest.mark.parametrize("card", SLOT)
def test_a_bonus_card_lies_in_the_place_of_its_colour_and_level(card: str):
    """T30: with each of the three base cards of that place still possible."""
    slots: set[tuple[str, int]] = set()
    rivals: set[str] = set()
    for position in games(bonus=[card]):
        slots |= {(slot["colour"], slot["level"]) for slot in position["activities"] if slot["card"] == card}
        rivals |= {slot["card"] for slot in position["activities"] if (slot["colour"], slot["level"]) == SLOT[card]}
    assert slots == {SLOT[card]}
    assert len(rivals) == 4


def test_banquet_is_a_red_card_of_level_three():
    found = games(bonus=["banquet"])
    assert {slot["card"] for position in found for slot in position["activities"][2:3]} == {
        *("captain", "joust", "troubadour", "banquet")
    }


def test_baker_is_a_yellow_card_of_level_one():
    found = games(bonus=["baker"])
    assert {slot["card"] for position in found for slot in position["activities"][3:4]} == {
        *("artisan", "merchant", "miller", "baker")
    }


def test_prior_is_a_white_card_of_level_two():
    found = games(bonus=["prior"])
    assert {slot["card"] for position in found for slot in position["activities"][7:8]} == {
        *("apprenticeship", "confession", "templar", "prior")
    }


def test_resistance_is_a_red_event():
    """T30: it is in the red deck, or in the box."""
    in_deck = 0
    for position in games(bonus=["resistance"]):
        decks = position["decks"]
        assert ("resistance" in decks["red"]) != ("resistance" in decks["box"])
        assert len(decks["red"] + decks["box"]) == 9
        in_deck += "resistance" in decks["red"]
    assert 0 < in_deck < SEEDS


def test_the_deck_of_red_events_grows_no_larger_by_resistance():
    for players, rounds in ((2, 4), (3, 5), (4, 6)):
        position = troyes.new_game("troyes", players=players, seed=1, bonus=["resistance"]).position()
        assert len(position["decks"]["red"]) == rounds
        assert len(position["decks"]["box"]) == 9 - rounds


def test_the_kings_challenge_takes_the_bonus_cards_too():
    """K17, T30."""
    seen = {*BONUS} & set().union(*(in_play(position) for position in games("king", bonus=BONUS)))
    assert seen == {*BONUS}
    assert not {*BONUS} & set().union(*(in_play(position) for position in games("king")))


@pytest.mark.parametrize("wrong", [["abbot"], ["prior", "prior"], "prior", [1], True])
def test_other_names_are_refused(wrong: Any):
    with pytest.raises(OptionError):
        troyes.new_game("troyes", bonus=wrong)
