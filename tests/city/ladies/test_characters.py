"""The three ladies, the set of nine, and the open Character (L1, L2)."""

from itertools import chain
from typing import Any

import pytest
from tests.city.table import city, place, play

import troyes
from troyes.city.names import BASE_CHARACTERS, CHARACTERS

SEEDS = range(80)
LAST = {2: 4, 3: 5, 4: 6}
LADIES = CHARACTERS[BASE_CHARACTERS:]
BUILDING = {"jeanne_de_champagne": "city_hall", "isabeau_de_baviere": "palace", "marie_de_champagne": "bishopric"}
CARDS = {
    "jeanne_de_champagne": ["merchant", "innkeeper", "journeyman"],
    "isabeau_de_baviere": ["archer", "hunting", "captain"],
    "marie_de_champagne": ["monk", "templar", "pilgrimage"],
}
every_lady = pytest.mark.parametrize("lady", LADIES)


def new(seed: int = 7, players: int = 3, **options: Any) -> troyes.Game:
    return troyes.new_game("troyes", players=players, seed=seed, **options)


def hands(lady: str, players: int) -> list[list[str]]:
    """The last seat has the lady."""
    each = 2 if players == 2 else 1
    order = [*CHARACTERS[: each * players - 1], lady]
    return [order[each * seat : each * seat + each] for seat in range(players)]


def worth(lady: str, players: int = 3, **table: Any) -> list[int]:
    """What a lady gives to each player at the end."""
    game = place(city(players, round=LAST[players] + 1, step="over", characters=hands(lady, players), **table))
    return [score.lines[lady] for score in game.scores()]


def standing(lady: str, citizens: int) -> dict[str, Any]:
    """So many citizens of seat 0 in the lady's building."""
    spaces = f"{'0' * citizens:.<6}"
    size = {"palace": 6, "city_hall": 3, "bishopric": 2}[BUILDING[lady]]
    return {BUILDING[lady]: " ".join(spaces[at : at + size] for at in range(0, 6, size))}


# -- the ladies ------------------------------------------------------------------------------------------------------


@every_lady
@pytest.mark.parametrize(("citizens", "vp"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6)])
def test_a_lady_counts_citizens_in_her_building(lady: str, citizens: int, vp: int):
    assert worth(lady, **standing(lady, citizens)) == [vp, 0, 0]


@every_lady
@pytest.mark.parametrize(
    ("citizens", "tradesmen", "vp"), [(0, 2, 1), (1, 1, 1), (2, 2, 3), (3, 2, 3), (3, 3, 6), (6, 3, 6)]
)
def test_a_lady_adds_tradesmen_on_cards_of_her_colour(lady: str, citizens: int, tradesmen: int, vp: int):
    cards = dict.fromkeys(CARDS[lady][:tradesmen], "0.")
    assert worth(lady, tradesmen=cards, **standing(lady, citizens)) == [vp, 0, 0]


@every_lady
def test_a_lady_looks_at_no_other_colour_and_no_other_building(lady: str):
    table: dict[str, Any] = {"palace": "000...", "city_hall": "000 ...", "bishopric": "00 0. .."}
    del table[BUILDING[lady]]
    cards = {name: "0." for other in LADIES if other != lady for name in CARDS[other]}
    assert worth(lady, tradesmen=cards, supply=[0], **table) == [0, 0, 0]


@every_lady
@pytest.mark.parametrize(("citizens", "vp"), [(1, 0), (2, 1), (4, 3), (6, 6)])
@pytest.mark.parametrize("players", [2, 4])
def test_a_lady_asks_for_no_more_with_two_players(lady: str, citizens: int, vp: int, players: int):
    """T34: one table of thresholds."""
    assert worth(lady, players, **standing(lady, citizens))[0] == vp


@every_lady
def test_tradesmen_on_illustrations_count_for_a_lady(lady: str):
    """T12."""
    name = CARDS[lady][0]
    found = worth(lady, tradesmen={name: "12"}, illustration={name: [0]}, **standing(lady, 1))
    assert found == [1, 0, 0]


@every_lady
def test_citizens_in_the_supply_do_not_count_for_a_lady(lady: str):
    assert worth(lady, supply=[6, 6, 6]) == [0, 0, 0]


@every_lady
def test_a_citizen_who_lay_when_the_game_ended_does_not_count_for_a_lady(lady: str):
    """T33: he has gone home."""
    moment: dict[str, Any] = {"round": 5, "dice": {2: "w1"}, "district": [0, 2, 2], **standing(lady, 1)}
    game = play(place(city(characters=hands(lady, 3), lying={BUILDING[lady]: [0]}, **moment)), "pass")
    assert game.over
    assert [score.lines[lady] for score in game.scores()] == [0, 0, 0]


def test_a_possessed_citizen_does_not_count_for_a_lady():
    """L15."""
    table: dict[str, Any] = {"events": {"possession": []}, "possessed": [1], "palace": "0....."}
    assert worth("isabeau_de_baviere", **table) == [0, 0, 0]


def test_every_lady_who_was_dealt_is_scored_by_every_player():
    """T34: whoever held her; undealt ones are out."""
    dealt = ["marie_de_champagne", "henry_i", "isabeau_de_baviere"]
    game = place(
        city(
            round=6,
            step="over",
            characters=[[name] for name in dealt],
            palace="001112",
            bishopric="02 22 2.",
            taken={1: ["war"]},
        )
    )
    lines = [score.lines for score in game.scores()]
    assert [line["isabeau_de_baviere"] for line in lines] == [1, 1, 0]
    assert [line["marie_de_champagne"] for line in lines] == [0, 0, 3]
    assert [line["henry_i"] for line in lines] == [0, 1, 0]
    for line in lines:
        assert set(line) & set(CHARACTERS) == set(dealt)


def test_a_lady_in_anothers_hand_is_secret():
    """T36."""
    position = city(characters=hands("jeanne_de_champagne", 3), dice={0: "r1"})
    game = place(position)
    assert game.view(2)["families"][2]["characters"] == ["jeanne_de_champagne"]
    for seat in (None, 0, 1):
        assert game.view(seat)["families"][2]["characters"] is None
        assert "jeanne_de_champagne" not in str(game.view(seat))


# -- the set of nine -------------------------------------------------------------------------------------------------


def dealt(game: troyes.Game) -> list[str]:
    return list(chain(*(data["characters"] for data in game.position()["families"])))


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_of_the_nine_each_player_is_dealt_one_or_two(players: int, each: int):
    """L1: two with two players; the six of the base game are among them."""
    seen: set[str] = set()
    for seed in SEEDS:
        game = new(seed, players, characters="ladies")
        assert [len(data["characters"]) for data in game.position()["families"]] == [each] * players
        assert len(set(dealt(game))) == each * players
        seen |= set(game.position()["families"][0]["characters"])
    assert seen == set(CHARACTERS)
    assert len(seen) == 9


def test_with_the_base_set_no_lady_is_dealt():
    """L1: whatever else is chosen."""
    for seed in SEEDS:
        game = new(seed, 4, activities="both", events="both", purple_die=True, ramparts=True)
        assert set(dealt(game)) <= set(CHARACTERS[:BASE_CHARACTERS])


def test_in_the_set_of_nine_the_six_score_as_before():
    """The same table with and without it."""
    moment: dict[str, Any] = {
        "round": 6,
        "step": "over",
        "deniers": [6, 12, 18],
        "influence": [5, 10, 15],
        "palace": "000111",
        "cathedral": ["000111", "00....", "......"],
        "taken": {0: ["war"], 1: ["heresy", "drought", "brigands_a"]},
        "tradesmen": {"merchant": "01", "monk": "10", "archer": "1."},
    }
    for first in (0, 3):
        cards = [[name] for name in CHARACTERS[first : first + 3]]
        plain = city(characters=cards, **moment)
        nine = city(characters=cards, **moment)
        nine["options"]["characters"] = "ladies"
        nine["ladies"] = {}
        assert [score.lines for score in place(plain).scores()] == [score.lines for score in place(nine).scores()]


# -- the open Character ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("pool", "size"), [("base", 6), ("ladies", 9)])
def test_the_open_character_is_one_that_was_not_dealt(players: int, pool: str, size: int):
    """L2: of either set, and any of them."""
    seen: set[str] = set()
    for seed in SEEDS:
        game = new(seed, players, characters=pool, open_character=True)
        shown = game.position()["ladies"]["open_character"]
        assert shown not in dealt(game)
        seen.add(shown)
    assert seen == set(CHARACTERS[:size])


def test_everybody_sees_the_open_character_from_the_start():
    """L2."""
    game = new(open_character=True)
    shown = game.position()["ladies"]["open_character"]
    for seat in (None, 0, 1, 2):
        assert game.view(seat)["ladies"]["open_character"] == shown


@pytest.mark.parametrize(
    ("visible", "lines"), [("henry_i", [1, 3, 0]), ("isabeau_de_baviere", [3, 1, 0]), ("le_florentin", [0, 0, 0])]
)
def test_the_open_character_is_scored_by_everyone(visible: str, lines: list[int]):
    """L2: beside the dealt ones."""
    moment: dict[str, Any] = {"round": 6, "step": "over", "taken": {0: ["war"], 1: ["heresy", "drought", "brigands_a"]}}
    game = place(city(visible=visible, palace="000011", **moment))
    assert [score.lines[visible] for score in game.scores()] == lines
    held = {"chretien_de_troyes", "urbain_iv", "thibaut_ii"}
    for score in game.scores():
        assert set(score.lines) & set(CHARACTERS) == held | {visible}
        assert sum(score.lines.values()) == score.total


def test_without_the_variant_no_character_lies_open():
    """L1."""
    game = new(characters="ladies")
    assert game.position()["ladies"]["open_character"] is None
    for score in game.scores():
        assert set(score.lines) & set(CHARACTERS) == set(dealt(game))


def test_an_open_character_that_somebody_holds_cannot_be():
    with pytest.raises(troyes.PositionError):
        place(city(visible="urbain_iv", dice={0: "r1"}))
