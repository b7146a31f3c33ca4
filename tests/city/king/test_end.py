"""The end of The King's Challenge: both sides count, and the player must be ahead."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.city.table import city, family, place, play, roy

import troyes
from troyes.city.names import CHARACTERS
from troyes.city.scoring import rank
from troyes.registry import verdict

RULES = Path(troyes.__file__).parent / "city" / "king"


def over(**given: Any) -> troyes.Game:
    return place(city(king=True, round=5, step="over", **given))


def test_both_count_events_tradesmen_levels_and_characters():
    """K16."""
    game = over(
        vp=[10],
        roy_vp=7,
        events={"marauding": [0, "neutral"], "war": ["neutral"], "heresy": [0, 0], "drought": ["neutral"]},
        tradesmen={"pilgrimage": "n0", "captain": "0n"},
        cathedral=["0n....", "n.....", "......"],
        stack=["henry_i", "thibaut_ii", "hugues_de_payns", "le_florentin"],
        taken={0: ["brigands_a"], "neutral": ["brigands_b", "brigands_c", "support"]},
        deniers=[12],
        influence=[15],
    )
    player, king = game.scores()
    assert player.lines == {
        "tokens": 10,
        "events": 2,
        "tradesmen": 2 + 3,
        "missing_levels": -4,
        "henry_i": 1,
        "thibaut_ii": 3,
        "hugues_de_payns": 6,
        "le_florentin": 1,
    }
    assert king.lines == {
        "tokens": 7,
        "events": 3,
        "tradesmen": 4 + 2,
        "missing_levels": -2,
        "henry_i": 3,
        "thibaut_ii": 0,
        "hugues_de_payns": 0,
        "le_florentin": 1,
    }
    assert [player.total, king.total] == [24, 18]


def test_the_two_player_numbers_hold_at_the_end():
    """K1, K16: 4 citizens and 4 cubes are the least."""
    three = over(palace="000nnn", cathedral=["000nnn", "......", "......"], stack=["chretien_de_troyes", "urbain_iv"])
    assert [score.lines["chretien_de_troyes"] for score in three.scores()] == [0, 0]
    assert [score.lines["urbain_iv"] for score in three.scores()] == [0, 0]
    four = over(
        palace="000nnn",
        city_hall="0n. ...",
        cathedral=["000nnn", "0..n..", "......"],
        stack=["chretien_de_troyes", "urbain_iv"],
    )
    assert [score.lines["chretien_de_troyes"] for score in four.scores()] == [1, 1]
    assert [score.lines["urbain_iv"] for score in four.scores()] == [1, 1]


def test_the_last_round_is_ended_before_the_count():
    """K16, T33: lying citizens and district deniers have come home."""
    table: dict[str, Any] = {"king": True, "round": 4, "dice": {0: "w1"}, "lying": {"palace": [0, "neutral"]}}
    game = play(place(city(deniers=[4], stack=["thibaut_ii"], **table)), "pass")
    assert game.over
    assert game.scores()[0].lines["thibaut_ii"] == 1
    assert roy(game)["supply"] == 24


def test_a_character_that_was_scored_early_is_not_scored_again():
    """K13, K16: le Roy rolls an 8, and then, for his last die, a 6."""
    position = city(
        king=True, round=4, dice={0: "w1", "neutral": "r6"}, stack=["henry_i", "thibaut_ii"], taken={0: ["war"]}
    )
    game = play(place(position, (2, 6, 1, 5)), "pass")
    assert game.over
    player, king = game.scores()
    assert set(player.lines) & set(CHARACTERS) == set(king.lines) & set(CHARACTERS) == {"thibaut_ii"}
    assert player.lines["tokens"] == family(game)["vp"] == 1


@pytest.mark.parametrize(
    ("vp", "roy_vp", "difference", "winners"),
    [(30, 20, 10, (0,)), (21, 20, 1, (0,)), (20, 20, 0, (1,)), (19, 20, -1, (1,)), (0, 40, -40, (1,))],
)
def test_the_player_must_be_ahead_to_win(vp: int, roy_vp: int, difference: int, winners: tuple[int, ...]):
    """K16: the result is the player's total minus le Roy's; a difference of 0 is no win."""
    game = over(vp=[vp], roy_vp=roy_vp, stack=[])
    player, king = game.scores()
    assert player.total - king.total == difference
    assert game.winners() == winners


def test_a_total_may_end_below_zero_and_still_win():
    """K16, T3: three levels cost le Roy 6 as well."""
    game = over(vp=[1], roy_vp=0, stack=[])
    assert [score.total for score in game.scores()] == [-5, -6]
    assert game.winners() == (0,)


def test_before_the_end_nobody_has_won():
    game = place(city(king=True, dice={0: "w1"}))
    assert game.winners() == ()


@pytest.mark.parametrize("page", ["rules.en.md", "rules.fr.md"])
def test_the_six_ranks(page: str):
    """K16: 0 or less; 1 to 5; 6 to 10; 11 to 15; 16 to 20; 21 or more."""
    text = (RULES / page).read_text("utf-8")
    section = text.partition("[king.ranks]")[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("|")][2:]
    assert [tuple(map(int, re.findall(r"\d+", row))) for row in rows] == [
        (0,),
        (1, 5),
        (6, 10),
        (11, 15),
        (16, 20),
        (21,),
    ]


@pytest.mark.parametrize(
    ("difference", "expected"),
    [(-40, 0), (0, 0), (1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5), (60, 5)],
)
def test_the_rank_of_a_difference(difference: int, expected: int):
    """K16: 0 or less; 1-5; 6-10; 11-15; 16-20; 21 or more."""
    assert rank(difference) == expected


@pytest.mark.parametrize(
    ("difference", "told"),
    [
        *((-3, "keeps the city"), (0, "keeps the city"), (1, "by a nose"), (5, "by a nose"), (6, "decent")),
        *((10, "decent"), (11, "your name"), (15, "your name"), (16, "badly"), (20, "badly"), (21, "masterly")),
    ],
)
def test_the_verdict_tells_the_rank_in_words(difference: int, told: str):
    """K16."""
    said = verdict(over(vp=[30 + difference], roy_vp=30, stack=[]))
    assert said is not None
    assert told in said.text("en")
    assert str(difference) in said.text("fr")
