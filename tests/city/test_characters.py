"""The Characters: what each looks at, its thresholds, and that every player is scored by every one of them."""

from typing import Any

import pytest
from tests.city.table import city, family, next_round, place, play

import troyes
from troyes.city.names import CHARACTERS

LAST = {2: 4, 3: 5, 4: 6}
HANDS = {
    2: [["chretien_de_troyes", "urbain_iv"], ["thibaut_ii", "hugues_de_payns"]],
    3: [["chretien_de_troyes"], ["urbain_iv"], ["thibaut_ii"]],
    4: [["chretien_de_troyes"], ["urbain_iv"], ["thibaut_ii"], ["hugues_de_payns"]],
}


def hands(character: str, players: int) -> list[list[str]]:
    """The last seat has the Character that a test is about."""
    each = 2 if players == 2 else 1
    others = [name for name in CHARACTERS if name != character]
    order = [*others[: each * players - 1], character]
    return [order[each * seat : each * seat + each] for seat in range(players)]


def worth(character: str, players: int = 3, **table: Any) -> list[int]:
    """What a Character gives to each player at the end."""
    game = place(city(players, round=LAST[players] + 1, step="over", characters=hands(character, players), **table))
    return [score.lines[character] for score in game.scores()]


def last_pass(character: str, **table: Any) -> troyes.Game:
    """The last pass of the last of three players' rounds has ended the game."""
    moment: dict[str, Any] = {"round": 5, "dice": {2: "w1"}, "district": [0, 2, 2], **table}
    game = play(place(city(characters=hands(character, 3), **moment)), "pass")
    assert game.over
    return game


# -- for all ---------------------------------------------------------------------------------------------------------


def test_every_dealt_character_is_scored_by_every_player():
    """T34: whoever held the card; undealt ones are out."""
    moment: dict[str, Any] = {"round": 6, "step": "over", "characters": [["thibaut_ii"], ["henry_i"], ["le_florentin"]]}
    table = place(
        city(
            deniers=[6, 12, 18],
            influence=[20, 20, 20],
            taken={0: ["war"], 1: ["heresy"]},
            tradesmen={"merchant": "20", "monk": "2."},
            **moment,
        )
    )
    lines = [score.lines for score in table.scores()]
    assert [line["thibaut_ii"] for line in lines] == [1, 3, 6]
    assert [line["henry_i"] for line in lines] == [1, 1, 0]
    assert [line["le_florentin"] for line in lines] == [0, 0, 1]
    for line in lines:
        assert set(line) & set(CHARACTERS) == {"thibaut_ii", "henry_i", "le_florentin"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_scored_by_all_the_hands(players: int):
    """T34: two hands of two, three or four of one."""
    game = place(city(players, round=LAST[players] + 1, step="over", characters=HANDS[players]))
    dealt = {name for hand in HANDS[players] for name in hand}
    for score in game.scores():
        assert set(score.lines) & set(CHARACTERS) == dealt


def test_a_character_pays_the_best_line_that_is_reached_and_only_that():
    found = [worth("thibaut_ii", deniers=[deniers])[0] for deniers in range(25)]
    assert found == [0] * 6 + [1] * 6 + [3] * 6 + [6] * 7


# -- Chrétien de Troyes ----------------------------------------------------------------------------------------------


def buildings(*owners: str) -> dict[str, Any]:
    """Citizens that fill the 18 spaces from the first, spread over the buildings."""
    places: dict[str, list[str]] = {"palace": ["."] * 6, "city_hall": ["."] * 6, "bishopric": ["."] * 6}
    for at, owner in enumerate("".join(owners)):
        places[("palace", "city_hall", "bishopric")[at % 3]][at // 3] = owner
    palace, hall, bishopric = ("".join(places[name]) for name in ("palace", "city_hall", "bishopric"))
    return {
        "palace": palace,
        "city_hall": f"{hall[:3]} {hall[3:]}",
        "bishopric": f"{bishopric[:2]} {bishopric[2:4]} {bishopric[4:]}",
    }


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("citizens", "vp"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 3), (6, 3), (7, 6), (9, 6)])
def test_chretien_counts_citizens_in_the_buildings(players: int, citizens: int, vp: int):
    given = buildings("0" * citizens, "1" * 5)
    assert worth("chretien_de_troyes", players, **given)[:2] == [vp, 3]


@pytest.mark.parametrize(("citizens", "vp"), [(3, 0), (4, 1), (5, 1), (6, 3), (7, 3), (8, 6), (10, 6)])
def test_chretien_asks_for_more_with_two_players(citizens: int, vp: int):
    """T34."""
    assert worth("chretien_de_troyes", 2, **buildings("0" * citizens)) == [vp, 0]


def test_tradesmen_and_citizens_in_the_supply_do_not_count_for_chretien():
    tradesmen = {"merchant": "0.", "monk": "0.", "archer": "0."}
    assert worth("chretien_de_troyes", tradesmen=tradesmen, supply=[5], **buildings("00")) == [0, 0, 0]


def test_a_citizen_who_lay_when_the_game_ended_does_not_count_for_chretien():
    """T33: he has gone home to the supply."""
    game = last_pass("chretien_de_troyes", lying={"palace": [0]}, **buildings("00"))
    assert game.scores()[0].lines["chretien_de_troyes"] == 0
    assert family(game)["supply"] == 3


# -- Urbain IV -------------------------------------------------------------------------------------------------------


def levels(cubes: int, owner: str = "0") -> list[str]:
    row = (owner * cubes).ljust(18, ".")
    return [row[:6], row[6:12], row[12:]]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("cubes", "vp"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 3), (6, 3), (7, 6), (18, 6)])
def test_urbain_counts_own_cubes_in_the_cathedral(players: int, cubes: int, vp: int):
    assert worth("urbain_iv", players, cathedral=levels(cubes))[:2] == [vp, 0]


@pytest.mark.parametrize(("cubes", "vp"), [(3, 0), (4, 1), (5, 1), (6, 3), (7, 3), (8, 6), (18, 6)])
def test_urbain_asks_for_more_with_two_players(cubes: int, vp: int):
    """T34."""
    assert worth("urbain_iv", 2, cathedral=levels(cubes)) == [vp, 0]


def test_each_player_counts_the_own_cubes_for_urbain():
    assert worth("urbain_iv", cathedral=["000111", "1122nn", "nn...."]) == [1, 3, 0]


def test_cubes_that_have_been_removed_do_not_count_for_urbain():
    """The Interruption of Work of the last round takes the third cube."""
    game = next_round(
        round=4,
        rolls=(6, 6, 6, 1, 1),
        city_hall="012 ...",
        cathedral=levels(3),
        events={"interruption_of_work": []},
        characters=hands("urbain_iv", 3),
    )
    assert [score.lines["urbain_iv"] for score in game.scores()] == [0, 0, 0]


# -- Thibaut II ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("deniers", "vp"), [(6, 1), (11, 1), (12, 3), (17, 3), (18, 6), (60, 6)])
def test_thibaut_counts_deniers(players: int, deniers: int, vp: int):
    """T34: with two players too."""
    assert worth("thibaut_ii", players, deniers=[deniers, 0])[:2] == [vp, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_deniers_are_nothing_to_thibaut(players: int):
    assert worth("thibaut_ii", players, deniers=[5, 5])[:2] == [0, 0]


def test_deniers_from_the_district_count_for_thibaut():
    """T33: they come home before the count. Seat 0 passes last, for 2."""
    game = last_pass("thibaut_ii", deniers=[4, 8, 3], district=[0, 4, 2])
    assert [score.lines["thibaut_ii"] for score in game.scores()] == [1, 3, 0]


# -- Hugues de Payns -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("influence", "vp"), [(5, 1), (9, 1), (10, 3), (14, 3), (15, 6), (20, 6)])
def test_hugues_counts_influence(players: int, influence: int, vp: int):
    """T34: with two players too."""
    assert worth("hugues_de_payns", players, influence=[influence, 0])[:2] == [vp, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_influence_are_nothing_to_hugues(players: int):
    assert worth("hugues_de_payns", players, influence=[4, 4])[:2] == [0, 0]


def test_influence_that_has_been_spent_does_not_count_for_hugues():
    moment: dict[str, Any] = {"round": 5, "dice": {2: "w1"}, "district": [0, 2, 2], "influence": [6, 5, 4]}
    game = play(place(city(characters=hands("hugues_de_payns", 3), **moment)), "hire", "pass")
    assert [score.lines["hugues_de_payns"] for score in game.scores()] == [0, 1, 0]


# -- Le Florentin ----------------------------------------------------------------------------------------------------

NINE = ["archer", "hunting", "captain", "artisan", "innkeeper", "journeyman", "tithe", "apprenticeship", "pilgrimage"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("tradesmen", "vp"), [(2, 1), (3, 1), (4, 3), (5, 3), (6, 6), (9, 6)])
def test_le_florentin_counts_tradesmen(players: int, tradesmen: int, vp: int):
    """T34: with two players too."""
    cards = dict.fromkeys(NINE[:tradesmen], "0.")
    assert worth("le_florentin", players, tradesmen=cards)[:2] == [vp, 0]


def test_tradesmen_on_illustrations_count_for_le_florentin():
    """T12."""
    cards = {"archer": "12", "hunting": "0."}
    assert worth("le_florentin", tradesmen=cards, illustration={"archer": [0]}) == [1, 0, 0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_tradesman_is_nothing_to_le_florentin(players: int):
    assert worth("le_florentin", players, tradesmen={"archer": "01"})[:2] == [0, 0]


# -- Henry I ---------------------------------------------------------------------------------------------------------

WON = ["war", "heresy", "drought", "brigands_a", "civil_war", "support", "skirmishes_a"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("cards", "vp"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 3), (5, 6), (7, 6)])
def test_henry_counts_the_event_cards_gained(players: int, cards: int, vp: int):
    """T34: with two players too."""
    assert worth("henry_i", players, taken={0: WON[:cards]})[:2] == [vp, 0]


def test_marauding_is_no_card_for_henry():
    """T23."""
    moment: dict[str, Any] = {"round": 5, "dice": {0: "y3"}, "events": {"marauding": [0, 0]}}
    game = play(place(city(characters=hands("henry_i", 3), **moment)), "combat marauding")
    assert game.over
    assert family(game)["vp"] == 3
    assert [score.lines["henry_i"] for score in game.scores()] == [0, 0, 0]


def test_a_reward_for_second_place_is_no_card_for_henry():
    moment: dict[str, Any] = {"round": 5, "dice": {0: "r3"}, "events": {"brigands_a": [1, 1]}}
    game = play(place(city(characters=hands("henry_i", 3), **moment)), "combat brigands_a")
    assert game.over
    assert [family(game, seat)["vp"] for seat in (0, 1)] == [1, 3]
    assert [score.lines["henry_i"] for score in game.scores()] == [0, 1, 0]
