"""Le Roy's 8: the top character is scored by both sides, here and now."""

from typing import Any

import pytest
from tests.city.table import city, dice_of, family, place, play, roy, roy_acts

import troyes
from troyes.city.names import BASE_CHARACTERS, CHARACTERS

NINE = ["archer", "hunting", "captain", "artisan", "innkeeper", "journeyman", "tithe", "apprenticeship", "pilgrimage"]
WON = ["war", "heresy", "drought", "brigands_a", "civil_war", "support"]


def scored(character: str, **given: Any) -> list[int]:
    """What the player and le Roy gain when that character is on top."""
    stack = [character, *(name for name in CHARACTERS[:BASE_CHARACTERS] if name != character)]
    game = roy_acts(8, "r6 y5", stack=stack, **given)
    return [family(game)["vp"], roy(game)["vp"]]


def test_both_score_the_top_character_and_it_leaves():
    """K13: no die is spent."""
    stack = ["henry_i", "urbain_iv", "thibaut_ii"]
    game = roy_acts(8, "r6 y5", stack=stack, taken={0: WON[:3], "neutral": WON[3:4]}, vp=[1], roy_vp=2)
    assert family(game)["vp"] == 1 + 3
    assert roy(game)["vp"] == 2 + 1
    assert game.position()["stack"] == ["urbain_iv", "thibaut_ii"]
    assert dice_of(game, "neutral") == "r6 y5"


def test_the_characters_are_scored_from_the_top_of_the_stack():
    """K13: two eights, two characters."""
    position = city(
        king=True,
        round=4,
        dice={0: "w1", "neutral": "r6"},
        stack=["henry_i", "le_florentin", "urbain_iv"],
        taken={0: WON[:1]},
        tradesmen=dict.fromkeys(NINE[:4], "n."),
    )
    game = play(place(position, (2, 6, 4, 4, 1, 5)), "pass")
    assert game.position()["stack"] == ["urbain_iv"]
    assert family(game)["vp"] == 1
    assert roy(game)["vp"] == 3


def test_with_no_character_left_le_roy_gains_a_point():
    """K13."""
    game = roy_acts(8, "r6 y5", stack=[], vp=[1], roy_vp=2)
    assert family(game)["vp"] == 1
    assert roy(game)["vp"] == 3
    assert dice_of(game, "neutral") == "r6 y5"


def test_le_roy_never_scores_thibaut_nor_hugues():
    """K13: he has neither money nor influence."""
    assert scored("thibaut_ii", deniers=[17]) == [6, 0]  # and 1 from agriculture
    assert scored("hugues_de_payns", influence=[15]) == [6, 0]


@pytest.mark.parametrize(("deniers", "vp"), [(4, 0), (5, 1), (10, 1), (11, 3), (16, 3), (17, 6)])
def test_thibaut_counts_the_deniers_in_hand(deniers: int, vp: int):
    """With the one from agriculture."""
    assert scored("thibaut_ii", deniers=[deniers]) == [vp, 0]


@pytest.mark.parametrize(("influence", "vp"), [(4, 0), (5, 1), (9, 1), (10, 3), (14, 3), (15, 6)])
def test_hugues_counts_influence(influence: int, vp: int):
    assert scored("hugues_de_payns", influence=[influence]) == [vp, 0]


@pytest.mark.parametrize(("player", "king"), [((3, 0), (8, 6)), ((4, 1), (7, 3)), ((6, 3), (5, 1)), ((8, 6), (3, 0))])
def test_chretien_takes_the_two_player_numbers(player: tuple[int, int], king: tuple[int, int]):
    """K1: 4, 6 and 8."""
    spaces = ("0" * player[0] + "n" * king[0]).ljust(18, ".")
    board = {
        "palace": spaces[:6],
        "city_hall": f"{spaces[6:9]} {spaces[9:12]}",
        "bishopric": f"{spaces[12:14]} {spaces[14:16]} {spaces[16:]}",
    }
    assert scored("chretien_de_troyes", **board) == [player[1], king[1]]


@pytest.mark.parametrize(("player", "king"), [((3, 0), (8, 6)), ((4, 1), (7, 3)), ((6, 3), (5, 1)), ((8, 6), (3, 0))])
def test_urbain_takes_the_two_player_numbers(player: tuple[int, int], king: tuple[int, int]):
    """K1."""
    cubes = ("0" * player[0] + "n" * king[0]).ljust(18, ".")
    assert scored("urbain_iv", cathedral=[cubes[:6], cubes[6:12], cubes[12:]]) == [player[1], king[1]]


def test_le_florentin_counts_the_tradesmen_of_both():
    cards = {**dict.fromkeys(NINE[:2], "0n"), **dict.fromkeys(NINE[2:6], "n.")}
    assert scored("le_florentin", tradesmen=cards) == [1, 6]


def test_henry_counts_the_cards_of_both():
    assert scored("henry_i", taken={0: WON[:1], "neutral": WON[1:6]}) == [1, 6]


def test_in_mid_round_lying_citizens_do_not_count():
    """K13."""
    board: dict[str, Any] = {"palace": "000nnn", "city_hall": "... ...", "lying": {"palace": [0, "neutral"]}}
    assert scored("chretien_de_troyes", **board) == [0, 0]
    board["city_hall"] = "0n. ..."
    assert scored("chretien_de_troyes", **board) == [1, 1]


def test_in_mid_round_the_deniers_of_the_district_do_not_count():
    """K13: the player has passed, and 2 of 6 deniers lie there; then le Roy rolls an 8 and, for his last die, a 6."""

    def tokens(deniers: int) -> int:
        position = city(
            king=True, round=4, dice={0: "w1", "neutral": "r6"}, deniers=[deniers], stack=["thibaut_ii", "henry_i"]
        )
        game = play(place(position, (2, 6, 1, 5)), "pass")
        assert game.over
        return family(game)["vp"]

    assert tokens(4) == tokens(5) == 0
    assert tokens(6) == 1


def test_the_stack_is_open_to_the_player():
    """K1."""
    game: troyes.Game = roy_acts(8, "r6", stack=["henry_i", "urbain_iv"])
    assert game.view(0)["stack"] == ["urbain_iv"]
