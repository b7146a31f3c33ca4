"""Whole ways through an action: every group of dice that carries it out, key by key."""

import random
import time
from collections.abc import Callable
from typing import Any, cast

import pytest
from tests import contract
from tests.city.modules import EVERYTHING
from tests.city.table import Owner, act, banners, city, die_key, keys, next_round, place, play, step

import troyes
from troyes.city import log
from troyes.city.codes import die_name
from troyes.city.game import CityGame
from troyes.city.names import TURNED
from troyes.core.decision import Plan

ACTIONS = ("agriculture", "build", "patrol", "place", "activate", "combat")


def ways(game: troyes.Game, action: str = "") -> list[Plan]:
    found = game.plans(game.pending[0].seat)
    return [way for way in found if not action or way.keys[0] == action]


def told(found: list[Plan]) -> list[tuple[str, ...]]:
    return [way.keys for way in found]


def dice(words: str) -> tuple[str, ...]:
    return tuple(die_key(0, word) for word in words.split())


def test_ways_of_the_same_outcome_are_known_as_such():
    game = place(city(dice={0: "y5 y4", "neutral": "y4 w6 w5"}, deniers=[9]))
    alike = [way.dice for way in ways(game, "agriculture") if way.times == 2]
    assert alike == [dice("y5"), dice("y4"), dice("ny4")]
    assert len({way.outcome for way in ways(game, "agriculture")}) == len(
        {way.times for way in ways(game, "agriculture")}
    )
    built = ways(game, "build cathedral")
    assert len({way.outcome for way in built}) == len(built)  # each die finds another column


# -- what a way tells ------------------------------------------------------------------------------------------------


def test_each_group_is_told_once_the_own_dice_and_the_high_ones_first():
    game = place(city(dice={0: "y5 y2", "neutral": "y6"}, deniers=[4]))
    found = ways(game, "agriculture")
    assert [way.dice for way in found] == [
        dice("y5"),
        dice("y5 y2"),
        dice("y5 ny6"),
        dice("y2"),
        dice("y2 ny6"),
        dice("ny6"),
    ]
    assert [(way.value, way.times, way.change) for way in found] == [
        (5, 2, {}),
        (7, 3, {}),
        (11, 5, {"deniers": -4}),
        (2, 1, {}),
        (8, 4, {"deniers": -4}),
        (6, 3, {"deniers": -2}),
    ]
    assert found[0].keys == ("agriculture", *dice("y5"), "done")


def test_equal_dice_make_one_group():
    game = place(city(dice={0: "y5 y5 y5"}))
    assert [way.dice for way in ways(game, "agriculture")] == [dice("y5"), dice("y5 y5"), dice("y5 y5 y5")]


def test_what_is_taken_by_itself_has_no_key():
    """A single die is nobody's choice, nor is the end of a full group."""
    game = place(city(dice={0: "y5"}))
    assert told(ways(game, "agriculture")) == [("agriculture",)]
    assert ways(game, "agriculture")[0].dice == dice("y5")
    game = place(city(dice={0: "y5 y5 y5"}))
    first = dice("y5")[0]
    assert told(ways(game, "agriculture")) == [
        ("agriculture", "done"),
        ("agriculture", first, "done"),
        ("agriculture", first, first),
    ]


def test_a_cube_that_might_be_used_makes_the_first_die_a_choice():
    game = place(city(dice={0: "r6", 1: "w1"}, cubes={"blacksmith": [1]}, events={"war": []}))
    assert told(ways(game, "combat war")) == [("combat war", *dice("r6"))]
    game = place(city(dice={0: "r6", 1: "w1"}, cubes={"blacksmith": [0, 1]}, events={"war": []}))
    assert told(ways(game, "combat war")) == [("combat war",)]


def test_the_tradesmans_price_is_part_of_what_it_costs():
    """The Miller takes 2 for each activation; the dice and the tradesman are paid before."""
    position = city(cards=["miller"], dice={0: "y6", "neutral": "y6"}, deniers=[20])
    hire = cast(Any, place(position)).city.printed.hire[11]
    found = {way.dice: way.change for way in ways(place(position), "activate miller")}
    assert found == {
        dice("y6"): {"deniers": -hire},
        dice("y6 ny6"): {"deniers": -hire - 4},
        dice("ny6"): {"deniers": -hire - 2},
    }
    there = ways(place({**position, **city(tradesmen={"miller": "0."}, dice={0: "y6"})}), "activate miller")
    assert [way.change for way in there] == [{}]


def test_a_citizen_who_must_be_hired_costs_influence():
    game = place(city(cards=["miller"], dice={0: "y6"}, supply=[0]))
    assert all(way.change["influence"] == -2 for way in ways(game, "activate miller"))


def test_times_are_bounded_by_banners_and_by_the_purse():
    game = place(city(dice={0: "r6 r6 r6"}, events={"war": [1, 1, 1]}))
    banners = game.numbers_data()["events"]["war"]["banners"]
    assert max(way.times for way in ways(game, "combat war")) == banners - 3
    found = ways(place(city(tradesmen={"diplomat": "0."}, dice={0: "r6 r6"}, influence=[2])), "activate diplomat")
    assert max(way.times for way in found) == 2


def a_player_settles_marauding() -> troyes.Game:
    position = city(
        tradesmen={"diplomat": "1."}, events={"marauding": [1, 1]}, dice={0: "y3", 1: "y6 y5 y3 r6", 2: "w1"}
    )
    return act(place(position), "combat marauding", "y3")


def support_settles_marauding() -> troyes.Game:
    """At the beginning of a round; seat 0 counters a black die with a red one."""
    events: dict[str, list[Owner]] = {"marauding": [0, 1], "support": []}
    game = next_round(
        2, [6] * 6 + [1] * 9, events=events, tradesmen={"diplomat": "0."}, palace="000...", city_hall="000 ..."
    )
    while step(game) == "black_dice":
        assert not game.position()["walk"]["settled"]
        play(game, keys(game)[0])
    return game


def le_roy_settles_marauding() -> troyes.Game:
    """His 5, while Marauding stands alone."""
    position = city(
        king=True, tradesmen={"diplomat": "0."}, dice={0: "y6 y5 y3 r6", "neutral": "r6 r5 r4 r3"}, events={}
    )
    return act(place(position, (1, 4)), "agriculture", "y3")


@pytest.mark.parametrize("settle", [a_player_settles_marauding, support_settles_marauding, le_roy_settles_marauding])
def test_marauding_settled_in_an_action_has_room_in_the_next(settle: Callable[[], troyes.Game]):
    """T23: it takes no more cubes in that action; all three banners are free again for whoever comes next."""
    game = settle()
    assert (step(game), banners(game)["marauding"]) == ("action", [])
    assert not game.position()["walk"]["settled"]
    assert max(way.times for way in ways(game, "combat marauding")) == 3
    assert max(way.times for way in ways(game, "activate diplomat")) >= 3


def test_each_die_for_the_cathedral_finds_its_place():
    game = place(city(dice={0: "w3 w3 w5"}, cathedral=("..1...", "..1...", "......")))
    assert {way.dice for way in ways(game, "build cathedral")} == {dice("w3"), dice("w5"), dice("w5 w3")}
    assert {way.times for way in ways(game, "build cathedral")} == {1, 2}


def test_one_die_places_a_citizen():
    game = place(city(dice={0: "r3 r3 r5", "neutral": "r1"}, deniers=[2]))
    assert {way.dice for way in ways(game, "place palace")} == {dice("r3"), dice("r5"), dice("nr1")}
    assert {way.value for way in ways(game, "place palace")} == {1, 3, 5}


def test_the_purple_die_is_a_die_like_any_other():
    game = place(city(dice={0: "y2 p6"}))
    found = [way.dice for way in ways(game, "agriculture")]
    assert dice("py6") in found
    assert dice("y2 py6") in found


def test_dice_that_a_cube_turns_are_left_to_the_player():
    tiles = ("toll", "extra_red", "turn_bought", "fair")
    game = place(city(tiles=tiles, outdoor={"turn_bought": [1]}, dice={0: "w1", 1: "y1 w1"}, deniers=[10]))
    assert told(ways(game, "agriculture")) == []
    game = place(city(tiles=tiles, outdoor={"turn_bought": [1]}, dice={0: "w1", 1: "y3 w1"}, deniers=[10]))
    play(game, "agriculture")
    assert keys(game) == [die_key(0, "1y3"), die_key(0, "t1y3")]
    assert told(ways(game)) == [(die_key(0, "1y3"),)]


# -- when it is asked ------------------------------------------------------------------------------------------------


def test_with_some_dice_chosen_the_rest_of_the_ways_is_told():
    game = place(city(dice={0: "y5 y2", "neutral": "y6"}, deniers=[4]))
    play(game, "agriculture", *dice("y2"))
    assert [(way.keys, way.dice) for way in ways(game)] == [
        (dice("y5"), dice("y5 y2")),
        (("done",), dice("y2")),
        (dice("ny6"), dice("y2 ny6")),
    ]


def test_a_cube_that_was_chosen_modifies_the_rest():
    """The Militia's cube: yellow dice count as red ones."""
    game = place(city(dice={0: "r5 y6 y1", 1: "w1"}, cubes={"militia": [1]}, events={"war": []}))
    play(game, "combat war", "use militia")
    assert [(way.dice, way.value) for way in ways(game)] == [(dice("y6"), 6), (dice("y6 y1"), 7)]
    contract.check_plans(game, game.pending[0])


@pytest.mark.parametrize(("column", "cubes"), [("...", 2), ("1..", 2), ("11.", 1)])
def test_with_the_priors_cube_one_die_places_two_cubes_on_the_cathedral(column: str, cubes: int):
    """T17: two in its column if there is room, otherwise one."""
    levels = [f"..{owner}..." for owner in column]
    game = place(city(dice={0: "w3 w1", 1: "w1"}, cubes={"prior": [1]}, cathedral=levels))
    play(game, "build cathedral", "use prior")
    assert {way.times for way in ways(game) if way.dice == dice("w3")} == {cubes}


def test_where_the_first_die_leads_each_order_is_a_way():
    """The Preacher: all dice build in the column of the first."""
    game = place(city(dice={0: "w3 w5", 1: "r1"}, cubes={"preacher": [1]}))
    play(game, "build cathedral", "use preacher")
    assert [way.dice for way in ways(game)] == [dice("w5 w3"), dice("w3 w5")]
    contract.check_plans(game, game.pending[0])


def test_nothing_is_told_at_other_moments():
    game = troyes.new_game("troyes", players=2, seed=1)
    assert game.pending[0].kind == "placement"
    assert game.plans(0) == game.plans(1) == []
    game = place(city(dice={0: "r5"}))
    assert game.plans(1) == []


# -- whole games -----------------------------------------------------------------------------------------------------

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("troyes", 2, {}),
    ("troyes", 4, {"bonus": ["baker", "prior"]}),
    ("troyes", 3, {**EVERYTHING}),
    ("troyes", 4, {**EVERYTHING, "activities": "ladies", "events": "ladies"}),
    ("king", 1, {}),
]


def rich(game: troyes.Game) -> troyes.Game:
    """The same moment with means enough to buy dice."""
    position = game.position()
    for family in position["families"]:
        family["deniers"] += 12
    return troyes.from_position(position, seed=1)


def groups(game: CityGame, seat: int, before: object) -> set[tuple[str, ...]]:
    """All groups of plain dice with which the action under way can be carried out, by trying every order."""
    for entry in log.since(game.city.log, before):
        if entry[0] == log.USED_CUBE:
            return set()
        if entry[0] == log.USED_DICE:
            turned = any(die >= TURNED for die in entry[2:])
            return set() if turned else {tuple(sorted(die_name(die) for die in entry[2:]))}
    found: set[tuple[str, ...]] = set()
    for key in keys(game):
        if key == "done" or key.startswith("die "):
            trial = game.copy()
            trial.play(seat, key)
            found |= groups(cast(CityGame, trial), seat, before)
    return found


def check_complete(game: CityGame) -> None:
    """An action has a way with each group that does it without a cube."""
    decision = game.pending[0]
    found = game.plans(decision.seat)
    for key in keys(game):
        if key.split()[0] in ACTIONS:
            trial = game.copy()
            trial.play(decision.seat, key)
            mine = [way for way in found if way.keys[0] == key]
            expected = groups(cast(CityGame, trial), decision.seat, game.city.log)
            assert {tuple(sorted(way.dice)) for way in mine} == expected, key
            assert len(mine) == len(expected), key


def check_cost(game: CityGame, way: Plan) -> None:
    """What a way says it costs is what is paid: the dice, and the tradesman who goes by himself."""
    seat = game.pending[0].seat
    after: Any = game.copy()
    for key in way.keys[:-1]:
        after.play(seat, key)
    after = after.ahead(seat, way.keys[-1])
    entries = log.since(after.city.log, game.city.log)
    paid = sum(entry[2] for entry in entries if entry[0] == log.BOUGHT)
    target = way.keys[0].split()
    hire = 0
    if target[0] == "activate":
        activity = cast(list[str], game.vocabulary.keys).index(way.keys[0]) - game.vocabulary.code("activate archer")
        if not game.city.has_tradesman(seat, game.city.slot_of(activity)):
            hire = game.city.printed.hire[activity]
    assert -way.change.get("deniers", 0) == paid + hire
    assert [len(entry) - 2 for entry in entries if entry[0] == log.USED_DICE] == [len(way.dice)]


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_no_group_is_missing_and_none_is_told_twice(name: str, players: int, options: dict[str, Any]):
    rng = random.Random(players)
    game = troyes.new_game(name, players=players, seed=players, **options)
    looked = 0
    while game.pending:
        if game.pending[0].kind == "action":
            here = cast(CityGame, rich(game) if rng.random() < 0.5 else game)
            check_complete(here)
            contract.check_plans(here, here.pending[0])
            found = here.plans(here.pending[0].seat)
            for way in rng.sample(found, min(len(found), 20)):
                check_cost(here, way)
            looked += 1
            contract.play_random(game, rng, rng.randint(1, 3))
        elif game.pending[0].kind == "dice":
            contract.check_plans(game, game.pending[0])
        contract.play_random(game, rng, 1)
    assert looked > 9


def test_the_ways_of_a_moment_are_found_in_a_moment():
    """A crowded square, cards for any colour, deniers for all of it: less than a tenth of a second."""
    game = place(
        city(
            4,
            cards=["pilgrimage", "templar", "miller"],
            dice={0: "r6 y5 w4 w3", 1: "r5 y6 w1 w2", 2: "r4 y4 w6", 3: "r3 y3 w5", "neutral": "r2 y2 r1 y1"},
            deniers=[60, 0, 0, 0],
            influence=[20],
        )
    )
    begun = time.thread_time()
    found = ways(game)
    assert time.thread_time() - begun < 0.1
    assert len(found) > 500
