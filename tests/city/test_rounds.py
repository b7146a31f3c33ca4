"""A round of Troyes: cards, income, workforce, events, and its end."""

from typing import Any

import pytest
from tests.city.table import (
    act,
    banners,
    city,
    closing,
    dice_of,
    family,
    keys,
    lying,
    next_round,
    place,
    play,
    standing,
    step,
    why,
)

import troyes


def happened(game: troyes.Game) -> list[str]:
    return [message.id.removeprefix("city-log-") for message in game.log]


def deniers(game: troyes.Game) -> list[int]:
    return [data["deniers"] for data in game.position()["families"]]


def points(game: troyes.Game) -> list[int]:
    return [data["vp"] for data in game.position()["families"]]


def revealed(game: troyes.Game) -> list[int]:
    """The levels of the cards that lie open, the red ones."""
    return [data["level"] for data in game.view(None)["activities"] if data["card"] and data["colour"] == "red"]


# -- the order of things ---------------------------------------------------------------------------------------------


def test_a_round_goes_from_the_cards_to_the_actions():
    """Cards, income, workforce, events, black dice, actions; and then its end."""
    game = next_round(palace="0.....", red="war", called=["heresy"], rolls=[1, 6, 6, 6])
    told = [word for word in happened(game) if word not in ("gained", "lost")]
    assert told[:2] == ["passed", "round-ends"]
    assert told[2:] == [
        "round",
        "revealed",
        "income",
        "income",
        "income",
        "workforce",
        "event-came",
        "event-came",
        "event-strikes",
        "black-roll",
    ]
    assert step(game) == "black_dice"
    while step(game) == "black_dice":
        play(game, "give way")
    assert (step(game), game.pending[0].seat) == ("action", 0)


def test_income_comes_before_events():
    """Civil War takes its 3 deniers from the 10."""
    game = next_round(palace="0.....", deniers=[0, 0, 0], events={"civil_war": ()}, vp=[5, 5, 5])
    assert deniers(game) == [2 + 10 - 2 - 3, 2 + 10 - 3, 2 + 10 - 3]
    assert points(game) == [5, 5, 5]


def test_the_workforce_comes_before_events():
    """A neutral citizen whom an event brings gives no die in that round."""
    game = next_round(palace="0.....", red="succession_conflict", rolls=[3, 2])
    assert standing(game, "palace") == "0n...."
    assert (dice_of(game, 0), dice_of(game, "neutral")) == ("r3", "")


# -- Activity cards --------------------------------------------------------------------------------------------------


def test_the_first_cards_are_revealed_in_round_1():
    people: dict[str, Any] = {"palace": "..0011", "city_hall": "112 022", "bishopric": "00 12 .."}
    game = place(city(3, step="placement", round=1, turn=2, placed=14, supply=[0, 0, 1], **people))
    assert revealed(game) == []
    play(game, "palace 1")
    assert game.position()["round"] == 1
    assert revealed(game) == [1]
    opened = [data["card"] for data in game.view(None)["activities"]]
    assert [bool(card) for card in opened] == [True, False, False] * 3


@pytest.mark.parametrize(("round", "levels"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3]), (5, [1, 2, 3])])
def test_rounds_2_and_3_reveal_three_cards_each_and_later_ones_nothing(round: int, levels: list[int]):
    game = next_round(palace="0.....", round=round - 1)
    assert game.position()["round"] == round
    assert revealed(game) == levels
    assert ("revealed" in happened(game)) is (round <= 3)


@pytest.mark.parametrize(("card", "round"), [("mercenary", 1), ("captain", 1), ("captain", 2)])
def test_a_card_that_lies_face_down_cannot_be_activated(card: str, round: int):
    moment: dict[str, Any] = {"cards": [card], "dice": {0: "r6 r6"}}
    game = place(city(round=round, **moment))
    assert f"activate {card}" not in keys(game)
    assert why(game, f"activate {card}") == "not-open"
    assert f"activate {card}" in keys(place(city(round=3, **moment)))


# -- income and salaries ---------------------------------------------------------------------------------------------


def test_everyone_gains_10_deniers():
    """The 2 of those who have passed come on top."""
    game = next_round(city_hall="0.. ...", deniers=[0, 4, 7])
    assert deniers(game) == [12, 16, 19]


@pytest.mark.parametrize(
    ("buildings", "salary"),
    [
        ({"palace": "0....."}, 2),
        ({"palace": "0..00."}, 6),
        ({"bishopric": ".0 .. .."}, 1),
        ({"bishopric": "00 .0 0."}, 4),
        ({"city_hall": "000 000"}, 0),
        ({"palace": "01....", "bishopric": "01 .. ..", "city_hall": "0.. ..."}, 3),
    ],
)
def test_salaries_are_2_in_the_palace_1_in_the_bishopric_and_none_in_city_hall(buildings: dict[str, Any], salary: int):
    game = next_round(deniers=[5], **buildings)
    assert family(game)["deniers"] == 5 + 2 + 10 - salary


def test_the_income_can_pay_the_salaries():
    game = next_round(palace="000000", deniers=[0], vp=[3])
    assert (family(game)["deniers"], family(game)["vp"]) == (0, 3)


@pytest.mark.parametrize("citizens", ["0. .. ..", "00 00 00"])
def test_who_cannot_pay_all_salaries_pays_everything_and_loses_2_points_once(citizens: str):
    """T4: however large the gap."""
    game = next_round(palace="000000", bishopric=citizens, deniers=[0], vp=[9, 9, 9], supply=[0])
    assert (family(game)["deniers"], points(game)) == (0, [7, 9, 9])


@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_nobody_falls_below_0_points_in_play(before: int, after: int):
    """T3: a loss of 2 takes what there is."""
    game = next_round(palace="000000", bishopric="0. .. ..", deniers=[0], vp=[before])
    assert family(game)["vp"] == after


# -- the workforce ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "people", "dice"),
    [
        ("palace", "0..0..", "r5 r2"),
        ("city_hall", ".0. ..0", "y5 y2"),
        ("bishopric", "0. .. .0", "w5 w2"),
    ],
)
def test_each_citizen_gives_a_die_of_the_buildings_colour(building: str, people: str, dice: str):
    moment: dict[str, Any] = {building: people}
    game = next_round(rolls=[2, 5], **moment)
    assert dice_of(game) == dice
    assert [dice_of(game, owner) for owner in (1, 2, "neutral")] == ["", "", ""]


def test_the_dice_are_rolled_from_the_start_player_on_and_the_neutral_ones_last():
    game = next_round(palace="n2.1..", city_hall="0.. .n.", bishopric="10 .. ..", rolls=[1, 2, 3, 4, 5, 6, 1])
    assert [dice_of(game, owner) for owner in (0, 1, 2, "neutral")] == ["y1 w2", "r3 w4", "r5", "r6 y1"]


def test_they_are_rolled_clockwise_from_whoever_starts_the_round():
    game = next_round(start=0, palace="012n..", rolls=[1, 2, 3, 4])
    assert game.position()["start_player"] == 1
    assert [dice_of(game, owner) for owner in (0, 1, 2, "neutral")] == ["r3", "r1", "r2", "r4"]


def test_supply_and_tradesmen_give_no_dice():
    game = next_round(palace="0.....", tradesmen={"archer": "0."}, supply=[5], rolls=[4])
    assert dice_of(game) == "r4"


def test_a_die_stays_when_its_citizen_is_expelled_or_moved():
    game = place(city(palace="1..0..", dice={0: "r1 r4", 1: "r6"}))
    act(game, "place palace", "r1", "from palace 4")
    assert (standing(game, "palace"), lying(game, "palace")) == ("0.....", [1])
    assert (dice_of(game, 0), dice_of(game, 1)) == ("r4", "r6")


# -- events ----------------------------------------------------------------------------------------------------------


def test_the_top_red_card_goes_to_the_right_end_and_the_card_it_calls_behind_it():
    queue = {"drought": [0], "skirmishes_a": []}
    game = next_round(palace="0.....", events=queue, red="war", called=["heresy", "migrant_workers", "support"])
    assert banners(game) == {"marauding": [], "drought": [0], "skirmishes_a": [], "war": [], "heresy": []}
    assert game.position()["decks"]["white"] == ["migrant_workers"]
    assert game.position()["decks"]["yellow"] == ["support"]


@pytest.mark.parametrize(
    ("red", "called"),
    [
        ("brigands_a", "heresy"),
        ("brigands_b", "heresy"),
        ("brigands_c", "civil_war"),
        ("skirmishes_a", "heresy"),
        ("skirmishes_b", "civil_war"),
        ("war", "heresy"),
        ("normans_attack", "civil_war"),
        ("succession_conflict", "civil_war"),
    ],
)
def test_each_red_card_calls_white_or_yellow(red: str, called: str):
    game = next_round(palace="0.....", red=red, called=["heresy", "civil_war"])
    assert list(banners(game)) == ["marauding", red, called]


@pytest.mark.parametrize(("red", "others"), [("war", ["support", "drought"]), ("normans_attack", ["heresy"])])
def test_a_call_to_an_empty_deck_brings_no_second_event(red: str, others: list[str]):
    """T31: the other deck does not help out."""
    game = next_round(palace="0.....", red=red, called=others)
    assert list(banners(game)) == ["marauding", red]


def test_events_act_from_left_to_right():
    """T5: what Migrant Workers builds, Interruption of Work takes down, but not the other way round."""
    one = next_round(palace="0.....", events={"migrant_workers": (), "interruption_of_work": ()})
    assert one.position()["cathedral"][0] == [None] * 6
    other = next_round(palace="0.....", events={"interruption_of_work": (), "migrant_workers": ()})
    assert other.position()["cathedral"][0] == ["neutral", None, None, None, None, None]


def test_a_new_event_acts_at_once_and_then_in_every_round():
    """T5: until it is countered."""
    game = next_round(palace="0.....", deniers=[20, 20, 20], red="brigands_c", called=["civil_war"], rolls=[1, 6, 6])
    assert deniers(game) == [22 + 8 - 3, 22 + 10 - 3, 22 + 10 - 3]
    while step(game) == "black_dice":
        play(game, "give way")
    play(game, "pass", "pass", "pass")
    assert game.position()["round"] == 4
    assert deniers(game) == [27 + 2 + 10 - 2 - 3, 29 + 2 + 10 - 3, 29 + 2 + 10 - 3]
    assert [word for word in happened(game) if word == "event-strikes"] == ["event-strikes"] * 2


def test_a_countered_event_acts_no_more():
    """T5."""
    moment: dict[str, Any] = {"palace": "0.....", "start": 2, "deniers": [20, 20, 20], "district": [0, 2, 2]}
    game = place(
        city(
            **moment,
            events={"civil_war": [1, 1, 1]},
            dice={0: "y4"},
            decks={"white": [], "yellow": []},
        ),
        rolls=[1, 6, 6],
    )
    act(game, "combat civil_war", "y4")
    assert game.position()["round"] == 4
    assert "civil_war" not in banners(game)
    assert deniers(game) == [28, 32, 32]


@pytest.mark.parametrize(("rolled", "city_hall"), [(2, "n.. 0.."), (5, "... n0.")])
def test_nothing_modifies_a_die_that_an_event_rolls(rolled: int, city_hall: str):
    """T5: influence is of no use, and nobody is asked in between."""
    game = next_round(
        city_hall="... 0..", influence=[20, 20, 20], red="brigands_c", called=["wayfarers"], rolls=[1, rolled, 6, 6]
    )
    assert standing(game, "city_hall") == city_hall
    assert step(game) == "black_dice"


def test_black_dice_are_collected_first_and_rolled_together_after_all_events():
    """T7: Theological Conflict, which stands behind War, rolls before the three black dice do."""
    game = next_round(palace="0.....", red="war", called=["theological_conflict"], rolls=[2, 5, 4, 6, 1])
    assert standing(game, "bishopric") == ".. .. n."
    assert game.position()["black_dice"] == [6, 4, 1]


def test_an_event_that_cannot_be_suffered_in_full_takes_what_there_is_and_2_points():
    """T4."""
    game = next_round(palace="00....", events={"heresy": ()}, influence=[1, 2, 0], vp=[5, 5, 1], rolls=[6, 5, 3, 3])
    assert [data["influence"] for data in game.position()["families"]] == [0, 0, 0]
    assert points(game) == [3, 5, 0]


def test_two_such_events_cost_2_points_each():
    """T4: card by card. Seat 0 pays all 12 deniers as salaries and has none for Civil War, nor influence for Heresy."""
    game = next_round(
        palace="000000", deniers=[0], influence=[1, 4, 4], vp=[9, 9, 9], events={"civil_war": (), "heresy": ()}
    )
    assert (family(game)["deniers"], family(game)["influence"]) == (0, 0)
    assert points(game) == [5, 9, 9]


def test_salaries_and_an_event_may_both_fall_short():
    """T4: 2 points for the salaries, and 2 for the card."""
    game = next_round(palace="000000", bishopric="0. .. ..", deniers=[0], vp=[9], events={"civil_war": ()})
    assert (family(game)["deniers"], family(game)["vp"]) == (0, 5)


def test_choices_in_the_event_phase_go_clockwise_from_the_start_player():
    """T32: no event of this box asks for one but by its black dice; each player sees what those before have done."""
    game = next_round(palace="001122", red="war", rolls=[6, 2, 6, 3, 6, 4, 5, 4, 3])
    for seat, left in ((0, [5, 4, 3]), (1, [4, 3]), (2, [3])):
        assert [decision.seat for decision in game.pending] == [seat]
        assert game.view(seat)["black_dice"] == left
        play(game, f"die {seat} red 6", "done")
        assert [data["dice"]["red"] for data in game.view(seat)["families"]][seat] == [2 + seat]
    assert step(game) == "action"


def test_the_queue_has_no_limit():
    queue = ["brigands_a", "brigands_b", "brigands_c", "skirmishes_a", "war", "heresy", "migrant_workers", "drought"]
    game = next_round(
        4, round=5, palace="0.....", events=dict.fromkeys(queue, ()), red="normans_attack", called=["support"]
    )
    assert list(banners(game)) == ["marauding", *queue, "normans_attack", "support"]


# -- the end of a round ----------------------------------------------------------------------------------------------


def test_deniers_in_the_districts_come_to_hand():
    game = next_round(4, city_hall="0.. ...", deniers=[1, 1, 1, 1], district=[4, 3, 2, 0])
    assert deniers(game) == [15, 14, 13, 13]
    assert [data["district"] for data in game.position()["families"]] == [0, 0, 0, 0]


def test_lying_citizens_go_to_their_owners_personal_supply():
    game = next_round(palace="0.....", lying={"palace": [0, 1], "city_hall": [1], "bishopric": [2]}, supply=[0, 1, 2])
    assert [lying(game, building) for building in ("palace", "city_hall", "bishopric")] == [[], [], []]
    assert [data["supply"] for data in game.position()["families"]] == [1, 3, 3]


def test_lying_neutral_citizens_go_back_to_the_supply():
    """T1."""
    game = next_round(palace="0.....", lying={"palace": ["neutral"], "bishopric": ["neutral"]})
    assert game.position()["neutral"]["supply"] == 8


def test_dice_that_are_left_are_put_away():
    game = next_round(palace="0.....", dice={0: "y6 y5", 1: "w3", "neutral": "r1"}, rolls=[2])
    assert [dice_of(game, owner) for owner in (0, 1, 2, "neutral")] == ["r2", "", "", ""]


@pytest.mark.parametrize(("players", "start", "then"), [(2, 1, 0), (3, 0, 1), (3, 2, 0), (4, 1, 2), (4, 3, 0)])
def test_the_next_player_clockwise_starts_the_next_round(players: int, start: int, then: int):
    game = play(place(closing(players, start=start, palace="0.....")), "pass")
    assert game.position()["start_player"] == then
    assert game.pending[0].seat == then


def test_the_last_round_is_ended_before_the_count():
    """T33: deniers and lying citizens come home."""
    game = next_round(
        round=5,
        deniers=[4, 10, 0],
        district=[3, 2, 0],
        lying={"palace": [0, "neutral"]},
        supply=[0, 0, 0],
        characters=[["thibaut_ii"], ["hugues_de_payns"], ["henry_i"]],
    )
    assert game.over
    assert (deniers(game), family(game)["supply"]) == ([7, 12, 2], 1)
    assert lying(game, "palace") == []
    assert game.position()["neutral"]["supply"] == 8
    assert [score.lines["thibaut_ii"] for score in game.scores()] == [1, 3, 0]
