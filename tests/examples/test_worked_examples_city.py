"""The worked examples of the Troyes rulebook, each set up and played as it is told there.

Anna, Faye, Geoffrey and Emily sit at the table in this order: seats 0 to 3. What only a picture shows is filled in.
"""

import random

import pytest
from tests.city.table import (
    act,
    banners,
    card,
    city,
    closing,
    dice_of,
    family,
    keys,
    lying,
    place,
    play,
    row,
    standing,
    step,
    why,
)

import troyes

ANNA, FAYE, GEOFFREY, EMILY = range(4)

FIRST_PLACEMENT = [
    (ANNA, "palace 6"),
    (FAYE, "bishopric 1 1"),
    (GEOFFREY, "city_hall 1 1"),
    (EMILY, "palace 5"),
    (EMILY, "palace 4"),
    (GEOFFREY, "city_hall 2 1"),
    (FAYE, "bishopric 2 1"),
    (ANNA, "city_hall 1 2"),
    (ANNA, "bishopric 3 1"),
    (FAYE, "bishopric 3 2"),
    (GEOFFREY, "bishopric 1 2"),
    (EMILY, "bishopric 2 2"),
    (EMILY, "palace 3"),
    (GEOFFREY, "city_hall 2 2"),
    (FAYE, "city_hall 1 3"),
    (ANNA, "city_hall 2 3"),
]
"""Everybody in turn; the sums are those of the salaries."""


def first_placement(rolls: list[int] | None = None) -> troyes.Game:
    """The initial placement; the first red card is a quiet one and calls nothing."""
    start = city(4, step="placement", round=1, supply=[4] * 4, deniers=[5] * 4, decks={"white": [], "yellow": []})
    game = place(start, rolls or [])
    for seat, space in FIRST_PLACEMENT:
        assert game.pending[0].seat == seat
        assert step(game) == "placement"
        play(game, space)
    return game


def deniers(game: troyes.Game) -> list[int]:
    return [data["deniers"] for data in game.position()["families"]]


def points(game: troyes.Game) -> list[int]:
    return [data["vp"] for data in game.position()["families"]]


def test_the_initial_placement():
    """Anna, Faye, Geoffrey, Emily, Emily again and back; two spaces of the Palace are left for neutral citizens."""
    game = first_placement()
    assert step(game) != "placement"
    assert standing(game, "palace") == "nn3330"
    assert standing(game, "city_hall") == "201 220"
    assert standing(game, "bishopric") == "12 13 01"
    assert game.position()["neutral"]["supply"] == 6


def test_the_salaries_of_four_players():
    """Anna pays 1 and 2, Faye 3, Geoffrey 1, Emily 1 and 6; each had 5 deniers and earns 10."""
    assert deniers(first_placement()) == [15 - 3, 15 - 3, 15 - 1, 15 - 7]


def test_the_workforce_of_four_players():
    """One die for each citizen, of its building's colour; the neutral ones last."""
    rolls = [random.Random(4).randint(1, 6) for _ in range(18)]
    game = first_placement(rolls)
    expected = [
        f"r{rolls[0]} {sorted_dice('y', rolls[1:3])} w{rolls[3]}",
        f"y{rolls[4]} {sorted_dice('w', rolls[5:8])}",
        f"{sorted_dice('y', rolls[8:11])} w{rolls[11]}",
        f"{sorted_dice('r', rolls[12:15])} w{rolls[15]}",
    ]
    assert [dice_of(game, seat) for seat in range(4)] == expected
    assert dice_of(game, "neutral") == sorted_dice("r", rolls[16:18])


def sorted_dice(letter: str, values: list[int]) -> str:
    return " ".join(f"{letter}{value}" for value in sorted(values, reverse=True))


def test_war_and_theological_conflict_and_the_black_4_6_and_1():
    """War calls a white card. Three black dice: Anna's red 4 counters the 6 and the 1, for 2 influence; Faye's white 1
    and yellow 3 counter the 4, for 1."""
    dice = {"anna": [4, 2], "faye": [3, 5, 1]}
    position = closing(
        4,
        palace="..0...",
        city_hall="01. ...",
        bishopric="11 .. ..",
        influence=[4] * 4,
        red="war",
        called=["theological_conflict"],
    )
    game = play(place(position, rolls=[*dice["anna"], *dice["faye"], 6, 4, 6, 1]), "pass")
    assert list(banners(game)) == ["marauding", "war", "theological_conflict"]
    assert standing(game, "bishopric") == "11 .. n."
    assert game.position()["black_dice"] == [6, 4, 1]
    assert (game.pending[0].seat, dice_of(game, ANNA)) == (ANNA, "r4 y2")
    assert "give way" not in keys(game)
    play(game, "die 0 red 4", "black 1", "done")
    assert (family(game, ANNA)["influence"], dice_of(game, ANNA)) == (6, "y2")
    assert (game.pending[0].seat, game.position()["black_dice"]) == (FAYE, [4])
    assert dice_of(game, FAYE) == "y3 w5 w1"
    play(game, "die 1 white 1", "die 1 yellow 3", "done")
    assert (family(game, FAYE)["influence"], dice_of(game, FAYE)) == (5, "w5")
    assert (step(game), game.pending[0].seat) == ("action", ANNA)


def test_the_price_of_a_bought_die_in_groups_of_three_and_of_two():
    """Anna's two yellow dice and Geoffrey's 5 are worth 16: he gets 6 deniers. With her white die and one of Faye's it
    would have been 4."""
    square: dict[int | str, str] = {ANNA: "y6 y5 w3", FAYE: "w4 w2", GEOFFREY: "y5 y1", EMILY: "r2"}
    yellow = place(city(4, dice=square, deniers=[20, 0, 0, 0]))
    act(yellow, "agriculture", "y6 y5 2y5")
    assert deniers(yellow) == [20 - 6 + 8, 0, 6, 0]
    white = place(city(4, dice=square, deniers=[20, 0, 0, 0]))
    act(white, "build cathedral", "w3 1w4")
    assert deniers(white) == [20 - 4, 4, 0, 0]


def test_the_merchant_with_16():
    """Anna pays 4 deniers for a tradesman, who takes the space worth 2 points, and activates the card 8 times: 16
    deniers. Geoffrey's die costs her 6."""
    game = place(city(4, cards=["merchant"], dice={ANNA: "y6 y5", GEOFFREY: "y5", EMILY: "r2"}, deniers=[10, 0, 0, 0]))
    act(game, "activate merchant", "y6 y5 2y5", "times 8")
    assert deniers(game) == [10 - 6 - 4 + 16, 0, 6, 0]
    assert card(game, "merchant")["tradesmen"] == [ANNA, None]
    assert game.scores()[ANNA].lines["tradesmen"] == 2


def test_the_priest_with_9():
    """Faye's white 5 and Anna's white 4 for 4 deniers, and 8 for the tradesman: 3 cubes. Later, in a yellow action, she
    discards one and every yellow die of the group is worth 3 more."""
    square: dict[int | str, str] = {FAYE: "w5 y2 y1", ANNA: "w4", GEOFFREY: "r1", EMILY: "r1"}
    game = place(city(4, turn=FAYE, start=FAYE, cards=["priest"], dice=square, deniers=[0, 12, 0, 0]))
    act(game, "activate priest", "w5 0w4", "times 3")
    assert deniers(game) == [4, 0, 0, 0]
    assert card(game, "priest")["tradesmen"] == [FAYE, None]
    assert card(game, "priest")["cubes"] == [0, 3, 0, 0]
    play(game, "pass", "pass", "pass")
    assert game.pending[0].seat == FAYE
    act(game, "agriculture", "y2 y1", cube="priest")
    assert family(game, FAYE)["deniers"] == (2 + 3 + 1 + 3) // 2
    assert card(game, "priest")["cubes"] == [0, 2, 0, 0]


def test_once_she_has_a_tradesman_faye_pays_no_8_deniers_again():
    """The Priest's example, told on: she activates the card and places cubes, with no money at all."""
    game = place(city(4, turn=FAYE, tradesmen={"priest": "1."}, dice={FAYE: "w6", ANNA: "r1"}, deniers=[0] * 4))
    act(game, "activate priest", "w6", "times 2")
    assert card(game, "priest")["cubes"] == [0, 2, 0, 0]


def test_the_cathedral_with_2_5_and_4():
    """Spaces 2 and 5 of the first level and space 4 of the second: 3 points and 5 influence."""
    game = place(
        city(4, turn=GEOFFREY, dice={GEOFFREY: "w2 w5 w4", ANNA: "r1"}, cathedral=["...1..", "......", "......"])
    )
    act(game, "build cathedral", "w2 w5 w4")
    assert game.position()["cathedral"] == [row(".2.12."), row("...2.."), row("......")]
    assert (family(game, GEOFFREY)["vp"], family(game, GEOFFREY)["influence"]) == (3, 4 + 5)


def test_the_tie_on_succession_conflict():
    """Emily's red 2, 3 and 4 are worth 9: two cubes and 2 influence. She and Geoffrey gain 3 points each, Anna nothing;
    Geoffrey, who was there before Emily, takes the card."""
    game = place(
        city(
            4,
            turn=EMILY,
            start=EMILY,
            dice={EMILY: "r2 r3 r4", ANNA: "w1"},
            events={"succession_conflict": [GEOFFREY, ANNA, GEOFFREY]},
        )
    )
    act(game, "combat succession_conflict", "r2 r3 r4", "times 2")
    assert family(game, EMILY)["influence"] == 4 + 2
    assert points(game) == [0, 0, 3, 3]
    assert [data["events"] for data in game.position()["families"]] == [[], [], ["succession_conflict"], []]
    assert banners(game) == {"marauding": []}


@pytest.mark.parametrize("people", ["321 ...", "211 ...", "0n1 ..."])
def test_faye_ejects_her_own_citizen_from_city_hall(people: str):
    """For 2 deniers she takes Geoffrey's yellow 1 and enters the first row, which is full."""
    game = place(city(4, turn=FAYE, city_hall=people, dice={GEOFFREY: "y1", ANNA: "w1"}, deniers=[0, 2, 0, 0]))
    act(game, "place city_hall", "2y1", "from supply")
    assert standing(game, "city_hall") == f"1{people[:2]} ..."
    assert lying(game, "city_hall") == [FAYE]
    assert deniers(game) == [0, 0, 2, 0]
    again = place(city(4, turn=ANNA, city_hall="1n1 ...", lying={"city_hall": [FAYE]}, dice={ANNA: "y3", FAYE: "w1"}))
    assert why(again, "place city_hall") == "no-entrance"


def test_anna_ejects_emily_from_the_palace():
    """For 2 deniers to the bank she takes the neutral red 3, and space 3 of the Palace."""
    game = place(city(4, palace="..3..3", dice={"neutral": "r3", FAYE: "w1"}, deniers=[2, 0, 0, 0]))
    act(game, "place palace", "nr3")
    assert (standing(game, "palace"), lying(game, "palace")) == ("..0..3", [EMILY])
    assert deniers(game) == [0, 0, 0, 0]


def test_geoffrey_rerolls_turns_over_and_fights_marauding():
    """A yellow 2, rerolled for 1 influence: a 1. Turned over for 4: a 6. Two cubes on Marauding, and 2 influence."""
    game = place(city(4, turn=GEOFFREY, dice={"neutral": "r1", GEOFFREY: "y2"}, influence=[4, 4, 8, 4]), rolls=[1])
    play(game, "reroll yellow 2")
    assert (dice_of(game, GEOFFREY), family(game, GEOFFREY)["influence"]) == ("y1", 7)
    assert {"reroll yellow 1", "turn yellow 1"} <= set(keys(game))
    play(game, "turn yellow 1")
    assert (dice_of(game, GEOFFREY), family(game, GEOFFREY)["influence"]) == ("y6", 3)
    act(game, "combat marauding", "y6", "times 2")
    assert banners(game) == {"marauding": [GEOFFREY, GEOFFREY]}
    assert family(game, GEOFFREY)["influence"] == 5


def test_a_joust_activated_twice():
    """4 points instead of 2, as the note behind the cards says."""
    game = place(city(cards=["joust"], tradesmen={"joust": "0."}, dice={0: "r6 r2 r5", 1: "r4"}))
    act(game, "activate joust", "r6 r2", "times 2")
    assert points(game) == [4, 0, 0]


def test_three_yellow_dice_for_nothing_with_tithe():
    """One from each of two players and one own."""
    game = place(city(cards=["tithe"], cubes={"tithe": [1]}, dice={0: "y3", 1: "y4", 2: "y5 r1"}, deniers=[0, 0, 0]))
    act(game, "agriculture", "y3 1y4 2y5", cube="tithe")
    assert deniers(game) == [6, 0, 0]
