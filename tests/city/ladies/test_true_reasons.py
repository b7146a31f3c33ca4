"""At every step of the expansion each word has its answer, and the reason why not is the true one."""

import random
from typing import Any

import pytest
from tests.city.ladies import test_why_not as cases
from tests.city.modules import EVERYTHING, random_modules
from tests.city.reasons import at, begun, check_every_word, check_what_is_amiss, reason
from tests.city.table import city, facing, keys, place, step, why

import troyes

TILES = ("toll", "extra_red", "turn_bought", "fair")


def test_every_word_has_an_answer_at_every_step_of_the_expansion():
    tables = [cases.landlady(), cases.executioner(), cases.master_builder(), cases.patrol("y5")(), cases.exchanging()]
    tables += [cases.release(), cases.boon(), cases.answer(), cases.winter(), cases.possession(1), cases.scout()]
    tables += [cases.lumberjack(), cases.shielded(), begun("agriculture", **cases.TURNING), at(**cases.PURPLE)]
    steps = {"landlady", "executioner", "column", "guard", "exchange", "release", "boon", "answer", "ordeal"}
    assert {step(game) for game in tables} == {*steps, "event", "times", "black_dice", "dice", "action"}
    for game in tables:
        check_every_word(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reason_names_what_is_really_amiss_with_all_modules(players: int):
    games = [troyes.new_game("troyes", players=players, seed=seed, **EVERYTHING) for seed in range(8)]
    seen = check_what_is_amiss(games, random.Random(players), 0.2)
    assert {"no-dice", "value-low", "no-event", "not-open", "dice-dear", "card-deniers"} <= seen


def test_a_reason_names_what_is_really_amiss_with_any_modules():
    rng = random.Random(1)
    games = [troyes.new_game("troyes", players=3, seed=seed, **random_modules(rng, 3)) for seed in range(6)]
    check_what_is_amiss(games, rng, 0.2)


@pytest.mark.parametrize(
    ("action", "given"),
    [
        ("combat wolves", {"events": {"wolves": []}}),
        ("place palace", {"palace": "1.....", "lying": {"palace": [1]}}),
    ],
)
def test_money_is_named_when_a_bought_die_would_do_with_its_other_side_up(action: str, given: dict[str, Any]):
    """L23: a red 1 of another turns into a 6, but it has to be paid for."""
    moment = {"tiles": TILES, "outdoor": {"turn_bought": [1]}, "dice": {0: "w1", 1: "r1"}, **given}
    assert action in keys(at(**moment, deniers=[2]))
    assert why(at(**moment, deniers=[1]), action) == "dice-dear"
    assert why(at(**{**moment, "outdoor": {}}, deniers=[1]), action) in ("value-low", "no-entrance")


def test_money_is_named_when_a_bought_die_would_find_another_column():
    """L23."""
    full = ("1.....", "1.....", "1.....")
    moment: dict[str, Any] = {"tiles": TILES, "dice": {0: "y1", 1: "w1"}, "cathedral": full}
    assert why(at(**moment, deniers=[1]), "build cathedral") == "columns-full"
    moment["outdoor"] = {"turn_bought": [1]}
    assert "build cathedral" in keys(at(**moment, deniers=[2]))
    assert why(at(**moment, deniers=[1]), "build cathedral") == "dice-dear"


def test_a_purple_die_that_lies_there_is_not_said_to_be_missing():
    """L17: against black dice it counts as red; a Pilgrimage takes it as one colour like any other."""
    game = place(facing(dice={0: "p5 y4"}))
    assert [why(game, f"die purple {colour} 5") for colour in ("red", "yellow", "white")] == [
        None,
        "purple-declared",
        "purple-declared",
    ]
    assert why(game, "die purple red 4") == "no-own-die"
    game = begun("activate pilgrimage", cards=["pilgrimage"], dice={0: "p5 r6", 1: "r2"})
    assert why(game, "die purple white 5") == "purple-declared"


def test_against_black_dice_no_turned_die_is_called_a_purple_one():
    game = place(facing(dice={0: "p5 y4", 1: "y4"}))
    assert why(game, "turned 0 yellow 4") == "as-it-lies"
    assert why(game, "turned purple red 5") == "as-it-lies"
    assert why(game, "turned 1 yellow 4") == "own-dice-only"


def test_a_race_is_one_race_whichever_side_is_named():
    """Both sides are alike: nobody is told that there is no race in this game."""
    game = cases.patrol("y5", tiles=cases.RACE)()
    assert why(game, "cube at race_a") == why(game, "cube at race_b") == "race-no-cubes"
    assert why(cases.patrol("y5")(), "cube at race_a") == "no-such-tile"


def test_a_cube_that_would_change_nothing_is_named_and_not_the_value():
    """T16: the yellow 5 alone is worth enough, but the Distiller's cube has to turn a die."""
    game = begun("agriculture", "use distiller", **cases.stored("distiller", dice={0: "y5", 1: "y6"}))
    assert why(game, "die 0 yellow 5") == "cube-no-effect"
    game = begun("agriculture", "use preacher", **cases.stored("preacher", dice={0: "y5 y5 y5 y3 y2", 1: "r1"}))
    game.play(0, "die 0 yellow 5")
    game.play(0, "die 0 yellow 5")
    assert why(game, "die 0 yellow 5") == "cube-no-effect"


def test_a_price_in_influence_is_told_with_the_citizen_who_is_hired_for_it():
    """L11: 5 for the Chief Templar's tradesman and 2 for the citizen are due together."""
    told = reason(at(cards=["chief_templar"], dice={0: "w4"}, supply=[0], influence=[6]), "activate chief_templar")
    assert (told.message.id, told.message.args) == ("why-city-nobody", {"price": 7, "have": 6})
    game = place(city(cards=["chief_templar"], dice={0: "w4", 1: "r1"}, supply=[0], influence=[6], palace="00...."))
    game.play(0, "activate chief_templar")
    told = reason(game, "from hiring")
    assert (told.message.id, told.message.args) == ("why-city-influence-short", {"price": 7, "have": 6})
