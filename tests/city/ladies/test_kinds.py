"""The kinds of Activity card that the expansion brings.

Mixed ones (L4), those for the end of the game, and those whose tradesmen are paid in influence (L11).
"""

from typing import Any

import pytest
from tests.city.table import act, card, city, dice_of, family, keys, next_round, place, play, step, why

import troyes

MIXED = {"catapult": "r", "squire": "r", "lumberjack": "y", "breeder": "y"}
DIVISION = {"catapult": 3, "squire": 2, "lumberjack": 2, "breeder": 2}
ENDGAME = {"fort": "r", "princess": "r", "hermit": "w"}
COLOUR = {"r": "red", "y": "yellow", "w": "white"}
every_mixed = pytest.mark.parametrize("name", MIXED)
every_endgame = pytest.mark.parametrize("name", ENDGAME)


def at(name: str, dice: dict[Any, str], **table: Any) -> troyes.Game:
    """Seat 0 has a tradesman on that card; a neutral white 1 keeps the square from being empty."""
    tradesmen = {name: "0.", **table.pop("tradesmen", {})}
    events = {"war": [], **table.pop("events", {})}
    return place(city(tradesmen=tradesmen, dice={"neutral": "w1", **dice}, events=events, **table))


def dice_for(name: str, times: int) -> str:
    """Dice worth so many activations of a mixed card."""
    points = DIVISION[name] * times
    return " ".join(f"{MIXED[name]}{min(6, points - at)}" for at in range(0, points, 6))


def finish(game: troyes.Game) -> None:
    """Seat 0 carries its action through."""
    while game.position()["turn"] == 0:
        play(game, keys(game)[0])


# -- mixed cards -----------------------------------------------------------------------------------------------------


@every_mixed
def test_a_mixed_card_takes_cubes_or_gives_them_up(name: str):
    """L4: as many as it is activated, or fewer, but at least one."""
    dice = dice_for(name, 3)
    game = act(at(name, {0: dice}, cubes={name: [3]}), f"activate {name}", dice)
    assert keys(game) == ["times 3", "times 2", "times 1", "discard 3", "discard 2", "discard 1"]
    assert why(game, "times 4") == "too-often"
    assert why(game, "discard 4") == "discard-fewer"
    assert why(game, "times 0") == why(game, "discard 0") == "at-least-once"


@every_mixed
def test_cubes_placed_in_an_action_are_not_used_in_it(name: str):
    """L4: the action is over with either."""
    dice = dice_for(name, 2)
    game = act(at(name, {0: dice}, cubes={name: [1]}), f"activate {name}", dice, "times 2")
    assert card(game, name)["cubes"] == [3, 0, 0]
    assert game.position()["turn"] == 1


@every_mixed
def test_cubes_used_in_an_action_are_not_replaced_in_it(name: str):
    """L4: with one activation to spare."""
    dice = dice_for(name, 3)
    game = act(at(name, {0: dice}, cubes={name: [3]}), f"activate {name}", dice, "discard 2")
    finish(game)
    assert card(game, name)["cubes"] == [1, 0, 0]


@every_mixed
def test_no_more_cubes_are_used_than_the_player_has_there(name: str):
    dice = dice_for(name, 3)
    game = act(at(name, {0: dice}, cubes={name: [1, 5]}), f"activate {name}", dice)
    assert keys(game) == ["times 3", "times 2", "times 1", "discard 1"]


@every_mixed
def test_without_cubes_there_only_placing_is_offered(name: str):
    dice = dice_for(name, 2)
    game = act(at(name, {0: dice}, cubes={name: [0, 5]}), f"activate {name}", dice)
    assert keys(game) == ["times 2", "times 1"]
    assert why(game, "discard 1") == "discard-fewer"


@every_mixed
def test_a_mixed_card_needs_a_tradesman_for_either(name: str):
    """L4."""
    dice = dice_for(name, 2)
    poor = place(city(cubes={name: [2]}, dice={0: dice, 1: "w1"}, events={"war": []}, deniers=[0]))
    assert why(poor, f"activate {name}") == "hire-dear"


@every_mixed
def test_a_tradesman_hired_now_may_use_cubes_placed_before(name: str):
    """L4, T21: he who placed them has gone."""
    dice = dice_for(name, 2)
    game = place(city(cubes={name: [2]}, dice={0: dice, 1: "w1"}, events={"war": []}, deniers=[9]))
    act(game, f"activate {name}", dice, "discard 2")
    finish(game)
    assert card(game, name)["cubes"] == [0, 0, 0]
    assert card(game, name)["tradesmen"] == [0, None]


@every_mixed
def test_a_cube_of_a_mixed_card_modifies_no_dice(name: str):
    letter = MIXED[name]
    game = at(name, {0: f"{letter}6 {letter}5"}, cubes={name: [3]})
    play(game, f"activate {name}")
    assert why(game, f"use {name}") == "no-cube-card"


@pytest.mark.parametrize(
    ("name", "other", "dice", "times"),
    [
        ("lumberjack", "monk", "w4", 6),
        ("lumberjack", "augustine", "y2", 4),
        ("lumberjack", "distiller", "ty1", 3),
        ("breeder", "confession", "y2", 2),
        ("breeder", "preacher", "y3 y1", 3),
        ("catapult", "recruiter", "r3", 3),
        ("catapult", "militia", "y6", 2),
        ("squire", "herbalist", "w2", 3),
        ("squire", "chief_templar", "r1 1r3", 2),
    ],
)
@pytest.mark.parametrize("use", [False, True])
def test_another_cards_cube_may_improve_a_mixed_card(name: str, other: str, dice: str, times: int, use: bool):
    """L4: to place cubes or to use several; the limit of one cube does not count them."""
    square: dict[Any, str] = {0: "", 1: ""}
    for word in dice.split():
        plain = word.removeprefix("t")
        square[1 if len(plain) == 3 else 0] += f" {plain[-2:]}"
    game = at(name, square, cubes={name: [8], other: [1]}, events={"heresy": [], "drought": []}, deniers=[20])
    act(game, f"activate {name}", dice, cube=other)
    assert f"times {times}" in keys(game)
    assert f"times {times + 1}" not in keys(game)
    play(game, f"discard {times}" if use else f"times {times}")
    finish(game)
    assert card(game, name)["cubes"] == [8 - times if use else 8 + times, 0, 0]
    assert card(game, other)["cubes"] == [0, 0, 0]


def test_mixed_cards_of_both_colours_keep_their_cubes_apart():
    game = at("squire", {0: "r4"}, cubes={"squire": [1], "lumberjack": [4]}, influence=[0])
    act(game, "activate squire", "r4")
    assert keys(game) == ["times 2", "times 1", "discard 1"]
    play(game, "discard 1")
    assert card(game, "lumberjack")["cubes"] == [4, 0, 0]


def test_an_immediate_card_has_no_cubes_to_use():
    game = act(at("weaver", {0: "y4"}), "activate weaver", "y4")
    assert why(game, "discard 1") == "not-mixed"


# -- cards for the end of the game -----------------------------------------------------------------------------------


@every_endgame
def test_cubes_for_the_end_of_the_game_are_not_used_in_an_action(name: str):
    letter = ENDGAME[name]
    game = play(at(name, {0: f"{letter}6 {letter}5"}, cubes={name: [3]}), f"activate {name}")
    assert why(game, f"use {name}") == "no-cube-card"
    while step(game) == "dice":
        play(game, keys(game)[-1])
    assert not [key for key in keys(game) if key.startswith("discard")]


@every_endgame
def test_cubes_for_the_end_of_the_game_stay_from_round_to_round(name: str):
    game = next_round(round=3, cubes={name: [3, 1, 0]}, palace="0.....")
    assert game.position()["round"] == 4
    assert card(game, name)["cubes"] == [3, 1, 0]


@every_endgame
def test_placing_a_cube_for_the_end_of_the_game_needs_a_tradesman(name: str):
    """T21."""
    letter = ENDGAME[name]
    table: dict[str, Any] = {"cubes": {name: [2]}, "dice": {0: f"{letter}6 {letter}2", "neutral": "y1"}}
    assert why(place(city(deniers=[4], **table)), f"activate {name}") == "hire-dear"


@every_endgame
def test_the_cubes_stay_when_the_tradesman_leaves(name: str):
    """T21."""
    game = at(name, {0: "y3"}, cubes={name: [2]}, supply=[0])
    act(game, "place city_hall", "y3", f"from {name}")
    assert card(game, name)["tradesmen"] == [None, None]
    assert card(game, name)["cubes"] == [2, 0, 0]


def test_a_cube_of_another_card_may_improve_an_endgame_card():
    game = at("hermit", {0: "w6 w1"}, cubes={"confession": [1]})
    act(game, "activate hermit", "w6 w1", cube="confession")
    assert card(game, "hermit")["cubes"] == [1, 0, 0]
    assert card(game, "confession")["cubes"] == [0, 0, 0]


# -- tradesmen paid in influence -------------------------------------------------------------------------------------

PAID = {"chief_templar": ("w", 5), "recruiter": ("r", 3)}
paid = pytest.mark.parametrize(("name", "letter", "price"), [(name, *PAID[name]) for name in PAID])


def hiring(name: str, letter: str, **table: Any) -> troyes.Game:
    """The card lies open, and seat 0, with a die for it, has nobody there and no deniers."""
    given: dict[str, Any] = {"deniers": [0], **table}
    return place(city(cards=[name], dice={0: f"{letter}4", "neutral": "y1"}, **given))


@paid
def test_the_tradesman_costs_influence_and_no_deniers(name: str, letter: str, price: int):
    """L11."""
    game = act(hiring(name, letter, influence=[price]), f"activate {name}", f"{letter}4")
    assert (family(game)["influence"], family(game)["deniers"]) == (0, 0)
    assert card(game, name)["tradesmen"] == [0, None]
    assert card(game, name)["cubes"] == [1, 0, 0]


@paid
def test_deniers_do_not_pay_for_him(name: str, letter: str, price: int):
    """L11."""
    game = hiring(name, letter, influence=[price - 1], deniers=[40])
    assert why(game, f"activate {name}") == "hire-influence"


@paid
def test_hiring_the_citizen_as_well_is_due_together(name: str, letter: str, price: int):
    """L11: his 2 influence and the card's price."""
    game = hiring(name, letter, influence=[price + 2], supply=[0])
    act(game, f"activate {name}", f"{letter}4")
    assert family(game)["influence"] == 0
    assert family(game)["general"] == 11
    assert card(game, name)["tradesmen"] == [0, None]


@paid
@pytest.mark.parametrize("missing", [1, 2])
def test_who_cannot_pay_both_cannot_send_a_hired_citizen(name: str, letter: str, price: int, missing: int):
    """L11."""
    game = hiring(name, letter, influence=[price + 2 - missing], supply=[0])
    assert why(game, f"activate {name}") == "nobody"
    assert why(game, "hire") is None  # the citizen alone could be paid
    assert f"activate {name}" not in keys(play(game, "hire"))


@paid
def test_a_citizen_from_the_board_saves_the_two(name: str, letter: str, price: int):
    """L11, T13: hiring one is not among the choices."""
    game = hiring(name, letter, influence=[price + 1], supply=[0], palace="00....")
    play(game, f"activate {name}")
    assert keys(game) == ["from palace 1", "from palace 2"]
    assert why(game, "from hiring") == "influence-short"
    play(game, "from palace 2")
    assert family(game)["influence"] == 1


@paid
def test_with_enough_influence_hiring_is_among_the_choices(name: str, letter: str, price: int):
    """L11, T13."""
    game = play(hiring(name, letter, influence=[price + 2], supply=[0], palace="0....."), f"activate {name}")
    assert keys(game) == ["from hiring", "from palace 1"]


@pytest.mark.parametrize(("name", "letter"), [("chief_templar", "w"), ("recruiter", "r")])
def test_once_there_he_costs_nothing_more(name: str, letter: str):
    game = at(name, {0: f"{letter}4"}, influence=[0], deniers=[0])
    act(game, f"activate {name}", f"{letter}4")
    assert card(game, name)["cubes"] == [1, 0, 0]
    assert family(game)["influence"] == 0


@paid
def test_he_takes_the_best_free_space_like_any_other(name: str, letter: str, price: int):
    """T12."""
    game = hiring(name, letter, influence=[price], tradesmen={name: "1."})
    act(game, f"activate {name}", f"{letter}4")
    assert card(game, name)["tradesmen"] == [1, 0]
    game = hiring(name, letter, influence=[price], tradesmen={name: "12"})
    act(game, f"activate {name}", f"{letter}4")
    assert card(game, name)["illustration"] == [0]


def test_dice_for_such_a_card_are_bought_for_deniers():
    """T9."""
    game = place(city(cards=["recruiter"], dice={1: "r4", "neutral": "y1"}, deniers=[2, 0], influence=[3]))
    act(game, "activate recruiter", "1r4")
    assert [family(game, seat)["deniers"] for seat in (0, 1)] == [0, 2]
    assert dice_of(game, 1) == ""
