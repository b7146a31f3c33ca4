"""Marauding and the red events: black dice, Succession Conflict, and the bonus card Resistance."""

from collections import Counter
from typing import Any

import pytest
from tests.city.table import (
    act,
    banners,
    city,
    closing,
    family,
    keys,
    lying,
    next_round,
    place,
    play,
    standing,
    why,
)

import troyes

BLACK_DICE = {
    "brigands_a": 1,
    "brigands_b": 1,
    "brigands_c": 1,
    "skirmishes_a": 1,
    "skirmishes_b": 1,
    "war": 2,
    "normans_attack": 2,
    "succession_conflict": 0,
}
CALLS = {
    "brigands_a": "white",
    "brigands_b": "white",
    "brigands_c": "yellow",
    "skirmishes_a": "white",
    "skirmishes_b": "yellow",
    "war": "white",
    "normans_attack": "yellow",
    "succession_conflict": "yellow",
}
EACH_A_DIE = "012 ..."
"""A citizen of each player in City Hall: a yellow die each, and no salaries."""


def dawn(*rolls: int, **given: Any) -> troyes.Game:
    """A new round in which each player has a yellow 6; `rolls` are the dice of the events."""
    return next_round(rolls=(6, 6, 6, *rolls), city_hall=EACH_A_DIE, **given)


def red_pool(game: troyes.Game) -> list[str]:
    decks = game.position()["decks"]
    return decks["red"] + decks["box"]


# -- Marauding -------------------------------------------------------------------------------------------------------


def test_marauding_brings_a_black_die():
    game = dawn(3, 5, red="succession_conflict")
    assert game.position()["black_dice"] == [5]


def test_marauding_brings_its_black_die_in_every_round():
    """T5."""
    for players, last in ((2, 4), (3, 5), (4, 6)):
        for before in range(1, last):
            rolls = (6,) * players + (1, 4)
            hall = {2: "01. ...", 3: "012 ...", 4: "012 3.."}[players]
            game = next_round(players, rolls, round=before, red="succession_conflict", city_hall=hall)
            assert game.position()["black_dice"] == [4]


def test_marauding_is_combated_with_yellow_dice():
    game = place(city(dice={0: "r6 y5 y4 w6"}))
    play(game, "combat marauding")
    assert keys(game) == ["die 0 yellow 5", "die 0 yellow 4"]
    assert why(place(city(dice={0: "r6 w6"})), "combat marauding") == "no-dice"


def test_countered_marauding_stays_and_can_be_combated_again():
    """T23: nobody takes it."""
    game = place(city(dice={0: "y6 y3 y3", 1: "r1"}, vp=[0]))
    act(game, "combat marauding", "y6 y3", most=3)
    assert family(game)["vp"] == 3
    assert family(game)["events"] == []
    assert banners(game) == {"marauding": []}
    play(game, "pass", "pass")
    act(game, "combat marauding", "y3")
    assert banners(game) == {"marauding": [0]}


# -- events with black dice ------------------------------------------------------------------------------------------


def black_dice_of(event: str, **given: Any) -> list[int]:
    """The black dice of a round with that event, but for Marauding's; each shows a 2."""
    rolls = [1, 2, 2, 2] if "succession_conflict" in (event, given.get("red")) else [2, 2, 2]
    black = dawn(*rolls, **given).position()["black_dice"]
    return black[1:]


@pytest.mark.parametrize("event", [event for event in BLACK_DICE if event.startswith("brigands")])
def test_brigands_bring_a_black_die(event: str):
    """T5: when they appear, and in every round after."""
    assert black_dice_of(event, red=event) == [2]
    assert black_dice_of(event, red="succession_conflict", events={event: []}) == [2]


def test_three_brigands_are_among_the_red_events():
    for seed in range(10):
        names = red_pool(troyes.new_game("troyes", seed=seed))
        assert Counter(name.partition("_")[0] for name in names)["brigands"] == 3
        assert len(names) == len(set(names)) == 8


@pytest.mark.parametrize("event", [event for event in BLACK_DICE if event.startswith("skirmishes")])
def test_skirmishes_bring_a_black_die(event: str):
    """T5: when they appear, and in every round after."""
    assert black_dice_of(event, red=event) == [2]
    assert black_dice_of(event, red="succession_conflict", events={event: []}) == [2]


def test_two_skirmishes_are_among_the_red_events():
    for seed in range(10):
        names = red_pool(troyes.new_game("troyes", seed=seed))
        assert Counter(name.partition("_")[0] for name in names)["skirmishes"] == 2


def test_war_brings_two_black_dice():
    """T5: when it appears, and in every round after."""
    assert black_dice_of("war", red="war") == [2, 2]
    assert black_dice_of("war", red="succession_conflict", events={"war": []}) == [2, 2]


def test_a_normans_attack_brings_two_black_dice():
    """T5: when it appears, and in every round after."""
    assert black_dice_of("normans_attack", red="normans_attack") == [2, 2]
    assert black_dice_of("normans_attack", red="succession_conflict", events={"normans_attack": []}) == [2, 2]


def test_the_black_dice_of_all_events_are_rolled_together():
    events: dict[str, Any] = {"war": [], "brigands_a": [], "skirmishes_a": []}
    game = dawn(1, 2, 6, 3, 5, 4, 6, red="normans_attack", events=events)
    assert game.position()["black_dice"] == [6, 6, 5, 4, 3, 2, 1]


def test_a_countered_event_brings_no_more_black_dice():
    """T5: it acts until it is countered."""
    given: dict[str, Any] = {"red": "succession_conflict", "dice": {2: "r4"}, "events": {"war": [0, 0, 0, 1, 1]}}
    game = dawn(1, 2, 2, 2, **given)  # seat 2 passes
    assert len(game.position()["black_dice"]) == 3
    position = closing(city_hall=EACH_A_DIE, **given)
    game = act(place(position, (6, 6, 6, 1, 2)), "combat war", "r4")
    assert game.position()["round"] == 3
    assert list(banners(game)) == ["marauding", "succession_conflict"]
    assert game.position()["black_dice"] == [2]


@pytest.mark.parametrize("event", CALLS)
def test_a_red_event_calls_the_colour_that_is_printed_on_it(event: str):
    called = {"white": "heresy", "yellow": "civil_war"}
    game = dawn(1, 2, 2, 2, red=event, called=["heresy", "civil_war"])
    assert list(banners(game)) == ["marauding", event, called[CALLS[event]]]


def test_war_calls_a_white_card():
    game = dawn(2, 2, 2, red="war", called=["civil_war", "heresy"])
    assert list(banners(game)) == ["marauding", "war", "heresy"]


def test_a_normans_attack_calls_a_yellow_card():
    game = dawn(2, 2, 2, red="normans_attack", called=["civil_war", "heresy"])
    assert list(banners(game)) == ["marauding", "normans_attack", "civil_war"]


# -- Succession Conflict ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rolled", [1, 2, 3, 4, 5, 6])
def test_a_succession_conflict_puts_a_neutral_citizen_on_the_rolled_space(rolled: int):
    game = dawn(rolled, 2, red="succession_conflict")
    assert standing(game, "palace") == "".join("n" if space == rolled else "." for space in range(1, 7))
    assert game.position()["neutral"]["supply"] == 7
    assert lying(game, "palace") == []


def test_a_succession_conflict_expels_whoever_stands_there():
    """The expelled citizen lies on the Palace; the die rolled for it stays."""
    game = next_round(rolls=(6, 5, 6, 3, 2), palace="..1...", city_hall="0.2 ...", red="succession_conflict")
    assert standing(game, "palace") == "..n..."
    assert lying(game, "palace") == [1]
    assert family(game, 1)["dice"]["red"] == [5]


def test_a_succession_conflict_brings_no_black_die():
    assert black_dice_of("succession_conflict", red="succession_conflict") == []


def test_a_succession_conflict_goes_on_in_every_round():
    """T5."""
    game = dawn(4, 2, 2, red="brigands_a", events={"succession_conflict": []})
    assert standing(game, "palace") == "...n.."


def test_a_succession_conflict_may_expel_a_neutral_citizen():
    game = next_round(rolls=(6, 6, 6, 1, 3, 2), city_hall=EACH_A_DIE, palace="..n...", red="succession_conflict")
    assert standing(game, "palace") == "..n..."
    assert lying(game, "palace") == ["neutral"]
    assert game.position()["neutral"]["supply"] == 6


def test_with_all_neutral_citizens_in_play_an_event_that_brings_one_does_nothing():
    """Not even a die is rolled for it."""
    rolls = (*(6,) * 3, *(1,) * 8, 5, 4)
    events: dict[str, Any] = {"theological_conflict": [], "wayfarers": []}
    board: dict[str, Any] = {"palace": ".nnnnn", "bishopric": "nn n. ..", "city_hall": "012 ..."}
    game = next_round(rolls=rolls, red="succession_conflict", events=events, **board)
    assert standing(game, "palace") == ".nnnnn"
    assert standing(game, "bishopric") == "nn n. .."
    assert standing(game, "city_hall") == "012 ..."
    assert game.position()["neutral"]["supply"] == 0
    assert game.position()["black_dice"] == [5]


def first_round(expelled: dict[str, list[int | str]], *rolls: int) -> troyes.Game:
    """The first round after the last placement, with Succession Conflict and Wayfarers, on full buildings. Citizens
    that already lie can only be set: between two rounds they all go home."""
    board: dict[str, Any] = {"palace": "012012", "city_hall": "012 012", "bishopric": "01 .. .."}
    reds = ["succession_conflict", "brigands_a", "brigands_b", "brigands_c", "skirmishes_a"]
    decks = {"red": reds, "yellow": ["wayfarers"], "white": []}
    position = city(
        round=1, step="placement", placed=14, turn=2, supply=[0, 0, 1], decks=decks, lying=expelled, **board
    )
    return play(place(position, (*(6,) * 18, *rolls)), "bishopric 2 1")


@pytest.mark.parametrize(("rolled", "owner"), [(1, 0), (2, 1), (3, 2)])
def test_a_succession_conflict_expels_no_protected_colour(rolled: int, owner: int):
    """T15."""
    game = first_round({"palace": [owner]}, rolled, 1, 2)
    assert standing(game, "palace") == "012012"
    assert lying(game, "palace") == [owner]
    assert game.position()["neutral"]["supply"] == 8 - 3 - 1  # one went to City Hall
    game = first_round({"palace": [(owner + 1) % 3]}, rolled, 1, 2)
    assert standing(game, "palace")[rolled - 1] == "n"
    assert lying(game, "palace") == sorted([owner, (owner + 1) % 3])


def test_a_lying_neutral_citizen_is_in_play():
    """T1: with seven standing or set aside and one lying nobody is left for an event."""
    game = next_round(
        rolls=(*(6,) * 3, *(1,) * 7, 3, 2, 2),
        palace="n.nnnn",
        bishopric="nn .. ..",
        city_hall="012 ...",
        red="succession_conflict",
    )
    assert lying(game, "palace") == ["neutral"]
    assert game.position()["neutral"]["supply"] == 0


# -- Resistance, a bonus card ----------------------------------------------------------------------------------------


def test_resistance_calls_a_second_red_event_from_the_box_which_calls_its_own_card():
    """T29."""
    game = dawn(2, 3, red="resistance", bonus=["resistance"], called=["heresy", "civil_war"])
    # Two red cards of the deck are still to come; the next of the box is the third of the Brigands.
    assert list(banners(game)) == ["marauding", "resistance", "brigands_c", "civil_war"]
    decks = game.position()["decks"]
    assert decks["red"] == ["brigands_a", "brigands_b"]
    assert decks["box"] == ["skirmishes_a", "skirmishes_b", "war", "normans_attack", "succession_conflict"]
    assert game.position()["black_dice"] == [3, 2]


def test_what_resistance_calls_is_drawn_at_random():
    """T29: the box is shuffled like the deck."""
    seen = {troyes.new_game("troyes", seed=seed).position()["decks"]["box"][0] for seed in range(100)}
    assert seen == set(BLACK_DICE)


def test_resistance_removes_the_newest_cube_from_every_event():
    """T29: of whatever colour, from itself and Marauding too; influence once gained is kept."""
    events: dict[str, Any] = {
        "marauding": [0, 1],
        "resistance": [1, 2],
        "war": [1, 0, "neutral"],
        "heresy": [],
        "drought": [0],
    }
    game = dawn(2, 2, 2, 2, 2, red="brigands_a", events=events, influence=[9, 9, 9])
    assert banners(game) == {
        "marauding": [0],
        "resistance": [1],
        "war": [1, 0],
        "heresy": [],
        "drought": [],
        "brigands_a": [],
    }
    assert [family(game, seat)["influence"] for seat in (0, 1, 2)] == [7, 7, 7]  # Heresy's 2, and nothing else


def test_resistance_acts_in_the_round_in_which_it_appears():
    """T5."""
    game = dawn(2, 2, 2, 2, red="resistance", bonus=["resistance"], events={"marauding": [0, 1], "war": [2]})
    assert banners(game)["marauding"] == [0]
    assert banners(game)["war"] == []


def test_resistance_brings_no_black_die():
    game = dawn(2, 2, red="brigands_a", events={"resistance": []})
    assert len(game.position()["black_dice"]) == 2


@pytest.mark.parametrize("event", [*BLACK_DICE, "resistance"])
def test_a_red_event_is_combated_with_red_dice(event: str):
    game = place(city(dice={0: "r4 y6 w6"}, events={event: []}))
    act(game, f"combat {event}", "r4")
    assert banners(game)[event] == [0]


def test_without_its_option_resistance_is_never_in_the_pool():
    """T30."""
    for seed in range(60):
        assert "resistance" not in red_pool(troyes.new_game("troyes", seed=seed))
        assert "resistance" in red_pool(troyes.new_game("troyes", seed=seed, bonus=["resistance"]))
